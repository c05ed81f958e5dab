"""Where spectators stand whose host wants them to see the table later: a number of moves behind those who play."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from branchline.tables.audience import Audience
from branchline.tables.log import CANNOT_REPLAY, Entry
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

    def note(self, entries: Sequence[Entry]) -> None:
        """Entries were made, one or a whole log; those so many before the last of them are now seen."""
        self.last = None
        self._coming.extend(entries)
        newest = entries[-1].version if entries else self.shown.version
        seen: list[Entry] = []
        while self._coming and self._is_due(self._coming[0], newest):
            next = self._coming.popleft()
            if isinstance(next, Entry):
                seen.append(next)
            else:
                self._show(seen)
                self.shown.sit(*next)
                seen = []
        self._show(seen)

    def _is_due(self, next: Entry | Seating, newest: int) -> bool:
        return not isinstance(next, Entry) or newest - next.version >= self.delay

    def _show(self, seen: list[Entry]) -> None:
        try:
            self.shown.follow(seen)
        except CANNOT_REPLAY:  # it is taken back again, else the table itself would not replay: not seen until then
            self.last = None
        else:
            self.last = seen[-1] if seen else self.last

    def sit(self, seats: list[Place], began: float | None) -> None:
        """Seat everybody as they sit now; seen in its place between the moves."""
        if self._coming:
            self._coming.append((seats, began))
        else:
            self.shown.sit(seats, began)

    @property
    def seen_until(self) -> float | None:
        """When the first move was made that is not seen yet; None if there is none."""
        return next((each.at for each in self._coming if isinstance(each, Entry)), None)
