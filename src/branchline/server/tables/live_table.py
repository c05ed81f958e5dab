"""A table in memory: who sits there, and the game as its log tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from branchline.core.game import Game, commitment
from branchline.core.record import Record, result_line
from branchline.server.store.models import Entry, SeatRow, Standing, TableRow

if TYPE_CHECKING:
    from branchline.server.tables.subscriber import Subscriber


class Table:
    """One table. Whoever reads or changes its game holds `lock`, so nobody sees a move before its commit."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.last_talk = 0
        self.touched = 0.0
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.views: dict[int | None, dict[str, Any]] = {}
        """The view that all subscribers of a seat (None: spectators) have now."""
        self.thinking: asyncio.Task[None] | None = None
        self.record = Record(row.title, row.players, {name: str(value) for name, value in row.options.items()})
        self.record.secret = row.secret
        self.record.deal = row.deal
        self.begin()

    def begin(self) -> None:
        """Put the game back to its beginning; `follow` then tells the rest."""
        self.game: Game = self.record.replay(0)
        self.version = 0
        self.move_count = 0
        """How many moves the game has, undone ones not counted."""
        self.undone = 0
        """How many undos there were: the moves before the last one are no beginning of those after it."""
        self.spent = [0.0] * self.row.players
        self.turn_began = self.row.began or self.row.created
        self.reasons: dict[int, str] = {}
        self._name_players()

    @property
    def id(self) -> str:
        """The table's id, which is also its secret link."""
        return self.row.id

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the start."""
        return commitment(self.row.secret)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that the game can go on."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def mover(self) -> SeatRow | None:
        """The seat whose move is awaited now: none before all seats are taken, or after the end."""
        if self.game.to_move is None or not self.is_full:
            return None
        return self.seats[self.game.to_move]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds; several at a hot seat."""
        return [seat.number for seat in self.seats if seat.kind == "person" and seat.guest == guest and guest]

    def sit(self, seats: list[SeatRow]) -> None:
        """The seats as they are now."""
        self.seats = seats
        self._name_players()

    def _name_players(self) -> None:
        self.game.names = [seat.name for seat in self.seats]

    # -- the log ------------------------------------------------------------------------------------

    def follow(self, entries: Sequence[Entry]) -> None:
        """Do what the log says came next."""
        for entry in entries:
            if entry.kind == "undo":
                self.go_back(int(entry.text))
            else:
                self.record.tell(self.game, self.move_count + 1, entry.answers, entry.text)
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """Count an entry that the game already knows."""
        self.version = entry.version
        if entry.kind == "move":
            self.move_count += 1
            self.spent[entry.seat] += entry.spent
            if entry.reason:
                self.reasons[self.move_count] = entry.reason
        self.turn_began = entry.at

    def go_back(self, keep: int) -> None:
        """Forget all moves but the first `keep`; chance will answer the same move as it did."""
        past: Record = self.game.record()
        past.secret = self.row.secret
        self.game = past.replay(keep)
        self._name_players()
        self.move_count = keep
        self.undone += 1
        self.reasons = {number: text for number, text in self.reasons.items() if number <= keep}

    # -- clocks -------------------------------------------------------------------------------------

    def seconds_left(self, seat: int) -> float | None:
        """How long a seat may think when its turn begins; None if for ever."""
        clock = self.row.clock
        if clock.mode == "none":
            return None
        if clock.mode == "move":
            return float(clock.seconds)
        return max(0.0, clock.seconds - self.spent[seat])

    def deadline(self, turn_began: float) -> float | None:
        """When the clock of the seat to move runs out."""
        mover = self.mover
        left = self.seconds_left(mover.number) if mover is not None else None
        if mover is None or left is None or mover.is_played_by_bot:
            return None
        return turn_began + left

    def standing(self, turn_began: float) -> Standing:
        """Where the table stands now, for lists."""
        return Standing(self.game.to_move, self.game.is_over, result_line(self.game), self.deadline(turn_began))
