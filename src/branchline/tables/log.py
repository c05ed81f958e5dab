"""The log of a table: all that was done in its game, in order. A table can be made again from it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from branchline.core.errors import BranchlineError

EntryKind = Literal["move", "undo"]
CANNOT_REPLAY = (BranchlineError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError)
"""What may come of old moves under other rules."""


class Entry(Struct):
    """A line of a table's log: a move with what chance answered, or an undo (`text`: how many moves are left)."""

    table: str
    version: int
    kind: EntryKind
    seat: int
    text: str
    answers: list[str]
    key: str | None
    """The mover's own name for this try, so that trying again does no harm."""
    at: float
    spent: float
    """Seconds the seat thought; with an undo, those for which it thought about the step already."""
    reason: str
    """A bot's explanation as JSON; else empty."""
