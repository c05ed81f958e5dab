"""Observation and action spaces, and rows as NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from branchline.core.errors import BadOption
from branchline.core.position import Position
from branchline.research.arrays import array_of
from branchline.research.ruleset import Ruleset
from branchline.research.table import Table
from branchline.terminal.plain import shown, spoken

MODES = ("ansi", "human")


def observation_space(rules: Ruleset) -> Any:
    """A row of whole numbers, each in its own range."""
    least, most = (np.array(ends, dtype=np.int16) for ends in zip(*rules.ranges, strict=True))
    return spaces.Box(least, most, dtype=np.int16)


def masked_space(rules: Ruleset) -> Any:
    """An observation together with the mask of the actions that may be taken."""
    mask = spaces.Box(0, 1, (rules.actions,), dtype=np.int8)
    return spaces.Dict({"observation": observation_space(rules), "action_mask": mask})


def row_of(table: Table, seat: int) -> Any:
    """The observation of a seat."""
    return array_of(table.row(seat), np.int16)


def mask_of(table: Table, seat: int) -> Any:
    """A one for every action that a seat may take now."""
    return array_of(table.mask(seat), np.int8)


def check_mode(mode: str | None) -> str | None:
    """How a table is shown: as a text that is returned, as one that is printed, or not at all."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"a table is rendered as {' or '.join(MODES)}, not as {mode!r}")
    return mode


def picture(table: Table, seat: int) -> str:
    """What a seat sees (-1: a spectator), an entry a line."""
    return "\n".join(f"{spoken(name)}: {shown(value)}" for name, value in table.position.view(seat).items())


def statistics(position: Position) -> dict[str, Any]:
    """What is told of a finished game."""
    outcome = position.outcome()
    return {"scores": outcome.scores, "winners": outcome.winners, "reason": outcome.reason}
