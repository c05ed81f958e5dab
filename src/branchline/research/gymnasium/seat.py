"""A seat at a table as a Gymnasium environment; bots take the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from branchline.bots import code_of, make_bot
from branchline.bots.bot import Bot
from branchline.core.arguments import shown
from branchline.core.errors import BadOption, IllegalAction
from branchline.core.record import Record
from branchline.core.seat import Seat
from branchline.research.rewards import Shaping, rewards_of
from branchline.research.ruleset import reward_number, ruleset
from branchline.research.spaces import (
    NO_GAME,
    Sight,
    action_number,
    check_begun,
    check_mode,
    observation_space,
    picture,
    statistics,
    whole_count,
)
from branchline.research.table import UNDECIDED, Table

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # Gymnasium's types are not followed
    """One seat of a table.

    `bots` are the codes of the others, in turn order from the seat's left; one code is for all of them.
    `reward` is what the end brings: `win`, `lead` or `points`; with `shaped` points count as soon as they are on the
    table. An illegal action ends the game and costs 1.
    Everything else is an option of the title.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | list[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        shaped: bool = False,
        **options: Any,
    ) -> None:
        self.rules = ruleset(title, players, **options)
        self.seat = whole_count("seat", seat, 0)
        if self.seat >= self.rules.players:
            raise BadOption(f"seat {seat} is not at a table of {self.rules.players}; seats count from 0")
        self.codes = bot_codes(bots, self.rules.players - 1)
        self.reward = reward_number(reward)
        self.shaping = Shaping(self.reward, self.rules.score_columns) if shaped else None
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.rules)
        self.action_space = spaces.Discrete(self.rules.actions)
        self.over = True
        """Whether there is no game to go on with."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a game and let the bots play until it is the seat's turn."""
        super().reset(seed=seed)
        dealt, *seeds = (int(word) for word in self.np_random.integers(2**63, size=self.rules.players))
        self.game = self.rules.new_game(dealt)
        others = [(self.seat + 1 + k) % self.rules.players for k in range(self.rules.players - 1)]
        self.bots: dict[int, Bot] = {
            other: make_bot(code_of(code, self.rules.title), self.rules.title, bot_seed)
            for other, code, bot_seed in zip(others, self.codes, seeds, strict=True)
        }
        self.table = Table(self.rules.tensors, self.game._position)
        self.sight = Sight(self.table)
        self.over = False
        if self.shaping is not None:
            self.shaping.begin()
        self.let_others_play()
        return self.look()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; if it decides the move, the others answer it."""
        number = action_number(action)
        if self.over:
            raise IllegalAction(NO_GAME)
        try:
            code = int(self.table.take(number))
        except IllegalAction as error:
            self.over = True
            row, info = self.look()
            return row, ILLEGAL_REWARD, True, False, {**info, "illegal": str(error)}
        if code != UNDECIDED:
            self.play(code)
            self.let_others_play()
        row, info = self.look()
        gained = self.gained()
        self.over = self.game.is_over
        if not self.over:
            return row, gained, False, False, info
        return row, gained, True, False, {**info, **statistics(self.table.position), "moves": len(self.game.history)}

    def gained(self) -> float:
        """What the seat has gained since its last action."""
        if self.shaping is not None:
            return float(self.shaping.gained(self.table.position, self.table.seen, 0, self.seat)[self.seat])
        return float(rewards_of(self.table.position, self.reward)[self.seat]) if self.game.is_over else 0.0

    def play(self, code: int) -> None:
        """Make a move at the table."""
        moves = self.game.legal_moves()
        self.game.play(moves[moves.codes().index(code)])

    def let_others_play(self) -> None:
        """Let the bots move until it is the seat's turn, or the game is over."""
        while self.game.to_move is not None and self.game.to_move != self.seat:
            mover = self.game.to_move
            self.play(self.bots[mover].choose(Seat(self.game, mover)).move.code)
        self.table.ask()

    def look(self) -> tuple[Any, dict[str, Any]]:
        """What the seat sees, and the mask of what it may do."""
        return self.sight.row(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions may be taken, as masked algorithms ask for it."""
        check_begun(self)
        mask: np.ndarray[Any, np.dtype[np.bool_]] = self.sight.mask(self.seat).view(np.bool_)
        return mask

    def render(self) -> str | None:
        """What the seat sees."""
        if self.render_mode is None:
            return None
        check_begun(self)
        text = picture(self.table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def record(self) -> Record:
        """The record of the game so far, with whole moves."""
        check_begun(self)
        record: Record = self.game.record()
        return record


def bot_codes(bots: str | list[str], others: int) -> list[str]:
    """A code for each of the other seats."""
    codes = [bots] * others if isinstance(bots, str) else bots
    if not isinstance(codes, (list, tuple)) or not all(isinstance(code, str) for code in codes):
        raise BadOption(f"bots are a code, or a list of codes, not {shown(bots)}")
    if len(codes) != others:
        raise BadOption(f"{others} other seats need as many bots, or one for all of them; there are {len(codes)}")
    return list(codes)
