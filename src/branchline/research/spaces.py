"""Observation and action spaces, and what a table shows as NumPy arrays."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from gymnasium import spaces

from branchline.core.arguments import seed_number, shown
from branchline.core.errors import BadOption, IllegalAction
from branchline.core.position import Position
from branchline.research.arrays import array_of, plain
from branchline.research.ruleset import Ruleset
from branchline.research.table import Table
from branchline.terminal.plain import shown as told
from branchline.terminal.plain import spoken

MODES = ("ansi", "human")
NO_GAME = "no game is under way: reset() begins one"


def observation_space(rules: Ruleset) -> Any:
    """A row of whole numbers, each in its own range."""
    least, most = (np.array(ends, dtype=np.int16) for ends in zip(*rules.ranges, strict=True))
    return spaces.Box(least, most, dtype=np.int16)


def masked_space(rules: Ruleset) -> Any:
    """An observation together with the mask of the actions that may be taken."""
    mask = spaces.Box(0, 1, (rules.actions,), dtype=np.int8)
    return spaces.Dict({"observation": observation_space(rules), "action_mask": mask})


class Sight:
    """What a table shows, as arrays to keep."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.position = table.position
        self.seen = array_of(table.seen, np.int16)
        self.masks = array_of(table.masks, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Sight, (self.table,)  # arrays look at the rows of their own table

    def row(self, seat: int) -> Any:
        """The observation of a seat."""
        self.table.look(seat)
        return self.seen.copy()

    def mask(self, seat: int) -> Any:
        """A one for every action that a seat may take now."""
        return self.masks.copy() if seat == self.position.to_move else np.zeros_like(self.masks)


def check_begun(env: Any) -> None:
    """Raise IllegalAction where an environment has not dealt its first game."""
    if not hasattr(env, "table"):
        raise IllegalAction(NO_GAME)


def action_number(action: Any) -> int:
    """An action as a whole number, of whatever library."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"an action is one whole number, not {shown(action)}") from None


def whole_seed(seed: Any) -> int:
    """A seed as a whole number, NumPy's own too."""
    return seed_number(plain(seed))


def whole_count(what: str, number: Any, least: int) -> int:
    """A whole number that is not too small, NumPy's own too."""
    found = plain(number)
    if not isinstance(found, int) or isinstance(found, bool) or found < least:
        raise BadOption(f"{what} must be a whole number from {least} on, not {shown(number)}")
    return found


def check_mode(mode: str | None) -> str | None:
    """How a table is shown: as a text that is returned, as one that is printed, or not at all."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"a table is rendered as {' or '.join(MODES)}, not as {shown(mode)}")
    return mode


def picture(table: Table, seat: int) -> str:
    """What a seat sees (-1: a spectator), an entry a line."""
    return "\n".join(f"{spoken(name)}: {told(value)}" for name, value in table.position.view(seat).items())


def statistics(position: Position) -> dict[str, Any]:
    """What is told of a finished game."""
    outcome = position.outcome()
    return {"scores": outcome.scores, "winners": outcome.winners, "reason": outcome.reason}
