"""A table of this process: the table itself, its row in the database, its lock, and who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal
from weakref import proxy

from branchline.core.record import Record, result_line
from branchline.server.store.models import Standing, TableRow, TalkRow
from branchline.server.tables.subscriber import Subscriber
from branchline.tables import Audience, Entry, Gallery, Pause, Place, Refused, Table


class TableLock(asyncio.Lock):
    """The lock of a table. Once the table has left memory nobody gets it: they must open it anew.

    Its game may have a move that its log has not, or miss those that were made since.
    """

    def __init__(self) -> None:
        super().__init__()
        self.is_gone = False

    async def acquire(self) -> Literal[True]:
        """Wait for the lock; refused if the table has left memory."""
        await super().acquire()
        if self.is_gone:
            self.release()
            raise Refused("store-down")
        return True


class LiveTable(Table):
    """One table. Whoever reads or changes its game holds `lock`, so nobody sees a move before its commit."""

    def __init__(
        self, row: TableRow, seats: list[Place], entries: Sequence[Entry] = (), pauses: Sequence[Pause] = ()
    ) -> None:
        self.row = row
        self.last_talk = 0
        self.touched = 0.0
        self.lock = TableLock()
        self.subscribers: set[Subscriber] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.unheard: list[TalkRow] = []
        """Talk that spectators do not hear yet."""
        times: dict[str, Any] = {"clock": row.clock, "opened": row.created, "began": row.began, "pauses": pauses}
        super().__init__(record_of(row, seats), seats, id=row.id, **times)
        self.follow(entries)
        self.undo = row.undo
        self.audience = Audience(proxy(self))  # no circle: a table that leaves memory is gone at once
        self.told = self.around_the_game()
        """What subscribers were last told of this."""

    def begin(self) -> None:
        """Put the game back to its beginning, for spectators too."""
        super().begin()
        self.gallery: Gallery | None = None
        if self.row.delay:
            record, row = record_of(self.row, self.seats), self.row
            times: dict[str, Any] = {"clock": row.clock, "opened": row.created, "began": row.began}
            shown = Table(record, self.seats, id=row.id, pauses=self.pauses, **times)
            self.gallery = Gallery(shown, row.delay)

    def _noted(self, entries: Sequence[Entry]) -> None:
        if self.gallery is not None:
            self.gallery.shown.watched = self.watched
            self.gallery.note(entries)

    def sit(self, seats: list[Place], began: float | None) -> None:
        """Seat everybody as they sit now."""
        super().sit(seats, began)
        if self.gallery is not None:
            self.gallery.sit(seats, began)

    def gallery_of(self, seat: int | None) -> Gallery | None:
        """Where somebody stands who sees the table later; None for who sees it as it is, as all do after the end."""
        return self.gallery if seat is None and not self.game.is_over else None

    @property
    def those_at_once(self) -> list[Subscriber]:
        """The subscribers who see the table as it is."""
        return [subscriber for subscriber in self.subscribers if self.gallery_of(subscriber.seat) is None]

    @property
    def those_behind(self) -> list[Subscriber]:
        """The subscribers who see it later."""
        return [subscriber for subscriber in self.subscribers if self.gallery_of(subscriber.seat) is not None]

    def in_seats_lost(self, seats: list[Place]) -> list[Subscriber]:
        """The subscribers who look from a seat that somebody else has, or nobody, now that these sit here."""
        holders = {seat.number: seat.guest for seat in seats}
        return [each for each in self.subscribers if each.seat is not None and holders[each.seat] != each.guest]

    def seen_from(self, seat: int | None) -> Table:
        """The table as somebody sees it who looks from a seat, or as a spectator."""
        gallery = self.gallery_of(seat)
        return gallery.shown if gallery is not None else self

    def audience_of(self, seat: int | None) -> Audience:
        """Those who are told what is seen from a seat."""
        gallery = self.gallery_of(seat)
        return gallery.audience if gallery is not None else self.audience

    def may_hear(self, seat: int | None, line: TalkRow) -> bool:
        """Whether a line of talk can be told: spectators hear each other, but players only as late as they see them."""
        gallery = self.gallery_of(seat)
        if gallery is None or (line.kind == "chat" and line.seat is None):
            return True
        return gallery.seen_until is None or line.at < gallery.seen_until

    def rematch_for(self, guest: str | None) -> str | None:
        """The table that was opened after this one, for those who played here: its link is theirs, and so its seats."""
        return self.row.rematch if self.seats_of(guest) else None

    def around_the_game(self) -> tuple[Any, ...]:
        """What can change beside the game and must be told then."""
        return self.seats, self.undo, self.row.rematch, self.began

    def reload(self, row: TableRow, seats: list[Place], entries: list[Entry]) -> None:
        """Become what the database says."""
        self.row, self.seats, self.began = row, seats, row.began
        self.record = record_of(row, seats)
        self.watched = False  # the past need not be told step by step
        self.begin()
        self.follow(entries)
        self.watched = bool(self.subscribers)
        self.undo = row.undo

    def look_again(self, patience: float) -> float | None:
        """When the table must be looked at: its clock runs out then, or its bot has been silent for so long."""
        if self.mover is not None and self.mover.is_played_by_bot:
            return self.turn_began + patience
        return self.deadline

    def awaited(self, moved: str | None) -> bool:
        """Whether a person other than the guest who just moved must move now."""
        mover = self.mover
        return mover is not None and mover.guest not in (None, moved) and not mover.stand_in

    def standing(self, look_again: float | None, call_at: float | None) -> Standing:
        """Where the table stands now: for lists, and for whoever must see to it later."""
        return Standing(self.game.to_move, self.game.is_over, result_line(self.game), look_again, call_at)


def record_of(row: TableRow, seats: list[Place]) -> Record:
    """The beginning of a table's game."""
    record = Record(row.title, row.players, {name: str(value) for name, value in row.options.items()})
    record.data = row.data
    record.attachment = row.text
    record.secret = row.secret
    if any(seat.entropy for seat in seats):
        record.entropy = [bytes.fromhex(seat.entropy) for seat in seats]
    record.deal = row.deal
    return record
