"""A table of this process: the table itself, its row in the database, its lock, and who listens."""

from __future__ import annotations

import asyncio
from typing import Any

from branchline.core.record import Record, result_line
from branchline.server.store.models import Standing, TableRow
from branchline.server.tables.subscriber import Subscriber
from branchline.tables import Audience, Entry, Place, Table


class LiveTable(Table):
    """One table. Whoever reads or changes its game holds `lock`, so nobody sees a move before its commit."""

    def __init__(self, row: TableRow, seats: list[Place]) -> None:
        self.row = row
        self.last_talk = 0
        self.touched = 0.0
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.thinking: asyncio.Task[None] | None = None
        super().__init__(record_of(row, seats), seats, id=row.id, clock=row.clock, opened=row.created, began=row.began)
        self.undo = row.undo
        self.audience = Audience(self)
        self.told = self.around_the_game()
        """What subscribers were last told of this."""

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
