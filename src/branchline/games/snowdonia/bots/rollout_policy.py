"""The ganger: the foreman's quick brother for simulations. It rehearses where to place, the rest is habit."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy
from branchline.core.position import Position, bit
from branchline.games.snowdonia.board import AREA_A, contains
from branchline.games.snowdonia.bots.evaluation import Judgement
from branchline.games.snowdonia.bots.quick_answers import Habits
from branchline.games.snowdonia.bots.reasons import aim_of, reason_of
from branchline.games.snowdonia.bots.rehearsal import Rehearsal
from branchline.games.snowdonia.bots.weights import Weights
from branchline.games.snowdonia.codes import (
    ASK_PLACE,
    HIRE,
    area_of,
    space_of,
)
from branchline.games.snowdonia.light_fog import spaces_in
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import State

HANDS: Final[i64] = 2000
"""What one labourer more is worth beyond its coal, in thousandths of a point."""

BEHIND: Final[i64] = 5000
"""So much less a space is taken to be worth than the one before it in its area: others are looked at first."""

SIGHT: Final[i64] = 3
"""Rounds, begun with the one at hand, that a simulation needs to go before the judgement is better than going on."""


class Ganger(Policy):
    """Places each labourer where the round, rehearsed, gives most."""

    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.judgement: Judgement = Judgement(self.weights)
        self.habits: Habits = Habits(self.judgement)
        self.rehearsal: Rehearsal = Rehearsal(self.judgement, self.habits)

    def choose(self, position: Position) -> i64:
        """The code of a legal move."""
        assert isinstance(position, Snowdonia)
        codes = position.moves
        if position.ask != ASK_PLACE:
            return self.habits.answer(position, codes)
        if codes[0] == HIRE:
            return HIRE
        codes = worth_trying(position, codes)
        return best_of(self.placements(position, codes), codes)

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What the mover can expect after each move, in thousandths of a point."""
        assert isinstance(position, Snowdonia)
        if position.ask != ASK_PLACE:
            return self.rehearsed(position, codes)
        tried = worth_trying(position, codes)
        return with_all(codes, tried, self.placements(position, tried))

    def sight(self) -> i64:
        """Rounds that are simulated before it judges."""
        return SIGHT

    def moment(self, position: Position) -> i64:
        """Rounds."""
        assert isinstance(position, Snowdonia)
        return position.round

    def forecast(self, position: Position) -> vec[i64]:
        """What each seat can expect, as judged at the beginning of a round."""
        assert isinstance(position, Snowdonia)
        out = vec[i64](capacity=position.players)
        for seat in range(position.players):
            out = append(out, self.judgement.worth(position, seat))
        return out

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """What the move is for."""
        assert isinstance(position, Snowdonia)
        return reason_of(self.rehearsal, position, code)

    def aim(self, position: Position, code: i64) -> dict[str, Any]:
        """What the round is to bring, and the contracts to be met."""
        assert isinstance(position, Snowdonia)
        return aim_of(self.rehearsal, position, code)

    def placements(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """What each of these placements would come to."""
        return self.rehearsed(position, codes)

    def rehearsed(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """What each of these moves would come to."""
        out = vec[i64](capacity=len(codes))
        for code in codes:
            out = append(out, self.rehearsal.after(position, code))
        return out


def best_of(worths: vec[i64], codes: vec[i64]) -> i64:
    """The first code with the highest worth."""
    best: i64 = 0
    for at in range(len(codes)):
        if worths[at] > worths[best]:
            best = at
    return codes[best]


def with_hire(worths: vec[i64]) -> vec[i64]:
    """The worths of all placements, and before them that of hiring first: the best, and a labourer more."""
    out = vec[i64]([0])
    best = worths[0]
    for worth in worths:
        out = append(out, worth)
        if worth > best:
            best = worth
    out[0] = best + HANDS
    return out


def with_all(codes: vec[i64], tried: vec[i64], worths: vec[i64]) -> vec[i64]:
    """The worths of all placements, from those tried: a space behind one of its area is worth less than that."""
    out = vec[i64](capacity=len(codes))
    for code in codes:
        if code == HIRE:
            continue
        worth: i64 = 0
        for at in range(len(tried)):
            if tried[at] == code:
                worth = worths[at]
                break
            if area_of(tried[at]) == area_of(code):
                worth = worths[at] - BEHIND
        out = append(out, worth)
    return with_hire(out) if codes[0] == HIRE else out


def worth_trying(s: State, codes: vec[i64]) -> vec[i64]:
    """The spaces that differ: the first free one of each area, and the last of the yard."""
    out = vec[i64](capacity=len(codes))
    seen: i64 = 0
    for code in codes:
        if code == HIRE:
            continue
        area = area_of(code)
        is_last_of_yard = area == AREA_A and space_of(code) == spaces_in(s, AREA_A)
        if not contains(seen, area) or is_last_of_yard:
            out = append(out, code)
            seen |= bit(area)
    return out
