"""The house: the tables in memory, rebuilt from their logs when needed, and the telling of what happens there."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from itertools import groupby
from typing import Any

import msgspec

from branchline.core.changes import changes
from branchline.server import keeping, knowing
from branchline.server.listening import Listener
from branchline.server.presence import Presence
from branchline.server.refusing import Refused
from branchline.server.rows import Entry, SeatRow, TableRow, TalkRow
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.table import Table
from branchline.server.wire import Said, SeatsTold, Thinking, ToClient
from branchline.server.workers import Workers

JUST_TOUCHED = 5.0
"""Seconds for which a table is safe from leaving memory: somebody may be about to use it."""

encode = msgspec.json.Encoder().encode


class House:
    """All tables of a server process."""

    def __init__(
        self, settings: Settings, store: Store, workers: Workers, now: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.now = now
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        """What may be cut short when the house closes."""
        self.moves: set[asyncio.Task[int]] = set()
        """What must be finished once begun: a move may be on the disk already."""
        self.closing = False
        self.presence = Presence(self)
        self._calls: dict[str, tuple[float, int]] = {}
        """Whom to call when: table -> time and version, the earliest first."""
        self._opening: dict[str, asyncio.Task[Table]] = {}

    # -- memory -------------------------------------------------------------------------------------

    async def open(self, id: str) -> Table:
        """A table, from memory or from its log; raises Refused if there is none."""
        if self.closing:
            raise Refused("closing")
        table = self.tables.get(id)
        if table is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._load(id))
                opening.add_done_callback(lambda _: self._opening.pop(id))
            table = await asyncio.shield(opening)
        self.touch(table)
        return table

    async def _load(self, id: str) -> Table:
        found = await keeping.load_game(self.store, id)
        if found is None:
            raise Refused("no-table")
        row, seats, entries = found
        table = Table(row, seats)
        table.follow(entries)
        table.touched = self.now()
        self.tables[id] = table
        self.forget_idle()
        return table

    async def read_again(self, table: Table) -> None:
        """Make a table again what its log says, and tell it. Its lock is held."""
        found = await keeping.load_game(self.store, table.id)
        if found is None:
            raise Refused("no-table")
        table.row, table.seats, entries = found
        table.begin()
        table.follow(entries)
        await self.tell_anew(table)

    def abandon(self, table: Table) -> None:
        """Nobody knows what the log says: forget the table, and let all who watch come back."""
        self.tables.pop(table.id, None)
        for listener in table.listeners:
            listener.close()

    def forget_idle(self) -> None:
        """Let tables leave memory that nobody watches: those idle for long, and the longest idle of too many."""
        now = self.now()
        too_many = len(self.tables) - self.settings.live_tables
        for id, table in list(self.tables.items()):
            idle = now - table.touched
            if idle <= (JUST_TOUCHED if too_many > 0 else self.settings.idle_seconds):
                break  # they lie in the order in which they were touched
            if not table.listeners and not table.lock.locked() and table.thinking is None:
                del self.tables[id]
                too_many -= 1

    def touch(self, table: Table) -> None:
        """Somebody used a table."""
        table.touched = self.now()
        if table.id in self.tables:
            self.tables.move_to_end(table.id)

    # -- telling ------------------------------------------------------------------------------------

    async def listen(self, table: Table, listener: Listener, since: int = 0) -> None:
        """Tell a listener the whole table, and from now on all that happens there."""
        talk = await keeping.talk_since(self.store, table.id, 0)
        async with table.lock:
            if listener not in table.listeners:
                table.listeners.add(listener)
                self.presence.note(table)
            table.views[listener.seat] = table.game.view(listener.seat)
            if talk:
                table.last_talk = max(table.last_talk, talk[-1].id)
            self._tell_all(table, listener, since, talk)

    def _tell_all(self, table: Table, listener: Listener, since: int, talk: list[TalkRow]) -> None:
        listener.caught_up()
        here = self.presence.all_here(table)
        told = knowing.table_told(
            table, listener.seat, listener.guest, listener.language, since, talk, here, self.now()
        )
        listener.tell(encode(told))

    def leave(self, table: Table, listener: Listener) -> None:
        """A listener is gone."""
        table.listeners.discard(listener)
        self.presence.note(table)
        self.touch(table)

    def tell_move(self, table: Table) -> None:
        """Tell everybody the last move, each as their seat may know it."""
        now = self.now()
        by_kind: dict[tuple[int | None, str], list[Listener]] = {}
        for listener in table.listeners:
            by_kind.setdefault((listener.seat, listener.language), []).append(listener)
        views = {seat: table.game.view(seat) for seat in {seat for seat, _ in by_kind}}
        changed = {seat: changes(table.views[seat], view) for seat, view in views.items()}
        table.views = views
        for (seat, language), listeners in by_kind.items():
            message = encode(knowing.moved(table, seat, language, changed[seat], now))
            for listener in listeners:
                listener.tell(message)

    async def tell_anew(self, table: Table) -> None:
        """Tell everybody the whole table: after an undo, and at the end."""
        talk = await keeping.talk_since(self.store, table.id, 0)
        table.views = {listener.seat: table.game.view(listener.seat) for listener in table.listeners}
        for listener in table.listeners:
            self._tell_all(table, listener, 0, talk)

    def tell_seats(self, table: Table) -> None:
        """Tell everybody who sits where."""
        now = self.now()
        for listener in table.listeners:
            seats = knowing.seats_told(table, listener.guest)
            turn = knowing.turn_told(table, listener.seat, now)
            listener.tell(encode(SeatsTold(seats, turn, table.row.undo, table.row.rematch)))

    def tell_everybody(self, table: Table, message: ToClient) -> None:
        """Tell everybody the same."""
        encoded = encode(message)
        for listener in table.listeners:
            listener.tell(encoded)

    def tell_thinking(self, table: Table, seat: int) -> None:
        """A bot begins to think."""
        self.tell_everybody(table, Thinking(seat))

    # -- catching up --------------------------------------------------------------------------------

    async def catch_up(self, table: Table) -> None:
        """Read what was written to a table, here or by another process, and tell it. Its lock is held."""
        found = await keeping.load_table(self.store, table.id)
        if found is None:
            raise Refused("no-table")
        await self.follow(table, await keeping.entries_since(self.store, table.id, table.version))
        await self.hear_talk(table)
        self.seat_anew(table, *found)

    async def follow(self, table: Table, entries: list[Entry]) -> None:
        """Do what the log says came next, and tell it."""
        for entry in entries:
            table.follow([entry])
            if entry.kind == "move":
                self.tell_move(table)
            if entry.kind == "undo" or table.game.is_over:
                await self.tell_anew(table)

    def seat_anew(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over who sits where, and tell it if it changed."""
        old = (table.seats, table.row.undo, table.row.rematch, table.row.began)
        if table.row.began is None and row.began is not None:
            table.turn_began = row.began
        table.row = row
        table.sit(seats)
        if old != (seats, row.undo, row.rematch, row.began):
            self.tell_seats(table)

    async def hear_talk(self, table: Table) -> None:
        """Tell the talk that is new."""
        lines = await keeping.talk_since(self.store, table.id, table.last_talk)
        if lines:
            table.last_talk = lines[-1].id
            self.tell_everybody(table, Said(knowing.talk_told(lines), table.row.undo))

    async def hear_notice(self, id: str) -> None:
        """Another process changed a table: if it is in memory here, or coming into it, catch up."""
        table = await self._in_memory(id)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def hear_moves(self, ids: set[str]) -> None:
        """Another process made moves at many tables: read them together, for those that are in memory here."""
        found = [await self._in_memory(id) for id in ids]
        tables = {table.id: table for table in found if table is not None}
        if not tables:
            return
        entries = await keeping.entries_after(self.store, {id: table.version for id, table in tables.items()})
        for id, following in groupby(entries, key=lambda entry: entry.table):
            self.background(asyncio.create_task(self._hear_entries(tables[id], list(following))))

    async def _hear_entries(self, table: Table, entries: list[Entry]) -> None:
        async with table.lock:
            new = [entry for entry in entries if entry.version > table.version]
            if new and new[0].version == table.version + 1:
                table.row.undo = None
                await self.follow(table, new)

    async def _in_memory(self, id: str) -> Table | None:
        """A table that is in memory, or coming into it."""
        if id in self._opening:
            await asyncio.wait({self._opening[id]})
        return self.tables.get(id)

    # -- turns --------------------------------------------------------------------------------------

    def turn_begins(self, table: Table, moved: str | None) -> None:
        """It is somebody's turn, after a move of the guest `moved`: if they do not come soon, they are to be called."""
        self._calls.pop(table.id, None)
        mover = table.mover
        if mover is not None and mover.guest not in (None, moved) and not mover.stand_in:
            self._calls[table.id] = (self.now() + self.settings.call_after, table.version)

    def calls_due(self) -> list[tuple[str, int]]:
        """The tables, and their versions, whose mover is to be called now."""
        now = self.now()
        due = [(id, version) for id, (at, version) in self._calls.items() if at <= now]
        for id, _ in due:
            del self._calls[id]
        return due

    def absent_mover(self, table: Table, version: int) -> str | None:
        """The guest whose turn it still is at a version, if they are not at the table."""
        mover = table.mover
        if mover is None or mover.stand_in or table.version != version:
            return None
        return mover.guest if mover.number not in self.presence.all_here(table).seats else None

    # -- tasks --------------------------------------------------------------------------------------

    def background(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        """Keep a task until it is done, or the house closes."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, int]) -> int:
        """Do work that must not stop half-way, even if the one who asked goes away."""
        task = asyncio.create_task(work)
        self.moves.add(task)
        task.add_done_callback(self.moves.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let everybody go: listeners first, then what is being thought about."""
        self.closing = True
        for table in self.tables.values():
            for listener in table.listeners:
                listener.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.moves, return_exceptions=True)
