"""Where spectators stand whose host wants them to see the table later: a number of moves behind those who play."""

from __future__ import annotations

from collections import deque

from branchline.tables.audience import Audience
from branchline.tables.log import Entry
from branchline.tables.seats import Place
from branchline.tables.table import Table

Seating = tuple[list[Place], float | None]
"""Who sits where from now on, and when the game began."""


class Gallery:
    """A table as it was some entries of its log ago. Taking back counts as a move: it is seen as late.

    `shown` begins as its table does, and is told all that happens there by `note` and `sit`.
    """

    def __init__(self, shown: Table, delay: int) -> None:
        self.shown = shown
        self.delay = delay
        self.audience = Audience(shown)
        self.last: Entry | None = None
        """What came to be seen with the last entry that was noted; None if nothing did."""
        self.told_seats = shown.seats
        """Who sits where, as it was last told."""
        self._coming: deque[Entry | Seating] = deque()

    def note(self, entry: Entry) -> None:
        """An entry was made; the one that many before it is now seen."""
        self.last = None
        self._coming.append(entry)
        while entry.version - self.shown.version > self.delay:
            self._show_next()
        while self._coming and not isinstance(self._coming[0], Entry):
            self._show_next()

    def sit(self, seats: list[Place], began: float | None) -> None:
        """Seat everybody as they sit now; seen in its place between the moves."""
        if self._coming:
            self._coming.append((seats, began))
        else:
            self.shown.sit(seats, began)

    def _show_next(self) -> None:
        next = self._coming.popleft()
        if isinstance(next, Entry):
            self.shown.follow([next])
            self.last = next
        else:
            self.shown.sit(*next)

    @property
    def seen_until(self) -> float | None:
        """When the first move was made that is not seen yet; None if there is none."""
        return next((each.at for each in self._coming if isinstance(each, Entry)), None)
