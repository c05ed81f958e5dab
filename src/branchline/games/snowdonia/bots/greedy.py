"""Greedy: every action for what it gives at once, points and goods, with no plan and no clock."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy
from branchline.core.position import Position
from branchline.games.snowdonia.board import (
    COAL,
    GOODS,
    ORE,
    RUBBLE,
    STEEL,
    STONE,
    contains,
)
from branchline.games.snowdonia.bots.evaluation import POINT, Judgement
from branchline.games.snowdonia.bots.quick_answers import Habits
from branchline.games.snowdonia.bots.reasons import reason_of
from branchline.games.snowdonia.bots.rehearsal import Rehearsal
from branchline.games.snowdonia.bots.rollout_policy import best_of, with_hire, worth_trying
from branchline.games.snowdonia.bots.weights import Weights
from branchline.games.snowdonia.codes import ASK_PLACE, HIRE
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.scoring import total_points
from branchline.games.snowdonia.state import State

# what it thinks goods are worth, in thousandths of a point
ORE_WORTH: Final[i64] = 800
STONE_WORTH: Final[i64] = 1000
COAL_WORTH: Final[i64] = 700
RUBBLE_WORTH: Final[i64] = 500
STEEL_WORTH: Final[i64] = 3000
TRAIN_WORTH: Final[i64] = 4000
CONTRACT_SHARE: Final[i64] = 5
"""A contract at hand counts with this part of its points, met or not."""


class Greedy(Policy):
    """Takes what gives most now."""

    def __init__(self) -> None:
        judgement = Judgement(Weights())
        self.rehearsal: Rehearsal = Rehearsal(judgement, Habits(judgement))

    def choose(self, position: Position) -> i64:
        """The move after which it has most."""
        assert isinstance(position, Snowdonia)
        codes = position.moves
        if codes[0] == HIRE:
            return HIRE
        if position.ask == ASK_PLACE:
            codes = worth_trying(position, codes)
        return best_of(self.weigh(position, codes), codes)

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What it would have after each move, this round's actions included."""
        assert isinstance(position, Snowdonia)
        if codes[0] == HIRE:
            return with_hire(self.weigh(position, codes[1:]))
        seat = position.to_move
        out = vec[i64](capacity=len(codes))
        for code in codes:
            out = append(out, possessions(self.rehearsal.tried(position, code), seat))
        return out

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """What the move is for."""
        assert isinstance(position, Snowdonia)
        return reason_of(self.rehearsal, position, code)


def possessions(s: State, seat: i64) -> i64:
    """Points as they stand, and all goods at fixed prices, in thousandths of a point."""
    goods, base = s.goods, seat * GOODS
    worth = total_points(s, seat) * POINT
    worth += goods[base + ORE] * ORE_WORTH + goods[base + STONE] * STONE_WORTH + goods[base + COAL] * COAL_WORTH
    worth += goods[base + RUBBLE] * RUBBLE_WORTH + goods[base + STEEL] * STEEL_WORTH
    if s.train[seat] > 0:
        worth += TRAIN_WORTH
    cards = s.held[seat] | s.used[seat]
    for contract in range(1, s.board.contracts + 1):
        if contains(cards, contract):
            worth += s.board.contract_points[contract] * POINT // CONTRACT_SHARE
    return worth
