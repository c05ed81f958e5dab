"""The errors a caller can meet. One small hierarchy; nothing changes when one is raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.core.problems import Problem
    from branchline.core.refusal import Refusal


class BranchlineError(Exception):
    """Every error this package raises for bad input; its text is a sentence for people."""


class UnknownTitle(BranchlineError):
    """No game of that id is on the shelf."""


class BadOption(BranchlineError):
    """An option that does not exist, or a value it does not take (player counts and seeds too)."""


class BadMap(BranchlineError):
    """A map or override file that cannot be played; the text names file, entry and reason, `problems` has each."""

    def __init__(self, text: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__(text)
        self.problems = list(problems)


class BadFamily(BranchlineError):
    """An installed family of games that cannot be loaded, or that clashes with another."""


class MalformedMove(BranchlineError):
    """A text that is no move of this game."""


class BadRecord(BranchlineError):
    """A record that cannot be read or replayed; the text names line and reason."""


class Unanswered(BadRecord):
    """A record that gives fewer chance answers than a move needs; `own` is what chance would have said."""

    def __init__(self, own: int) -> None:
        super().__init__("the record gives fewer chance answers than this move needs")
        self.own = own


class NoRecord(BranchlineError):
    """A game that was re-dealt or set up by hand has no true history, so no record can be made of it."""


class NoSuchSeat(BranchlineError):
    """A seat number outside the table."""


class GameNotOver(BranchlineError):
    """The outcome was asked for before the end."""


class NotWatched(BranchlineError):
    """The last move cannot be unfolded, since nobody watched it."""


class IllegalMove(BranchlineError):
    """A move of this game that may not be made now; `refusal` says which rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalAction(BranchlineError):
    """A program handed an environment an action that may not be taken now."""
