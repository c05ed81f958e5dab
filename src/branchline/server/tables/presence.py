"""Who is at a table now, and how many watch; told a moment later, so that a crowd that arrives is told of once.

With several processes each tells the others who is with it; one that falls silent is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store.store import CHANNEL
from branchline.tables.wire import Present

if TYPE_CHECKING:
    from branchline.server.tables.live_table import LiveTable
    from branchline.server.tables.table_registry import TableRegistry

log = logging.getLogger("branchline.server")
EVERY = 0.5
"""Seconds between two broadcasts."""
SILENT = 30.0
"""Seconds of silence after which another process is considered gone."""
ALIVE = 10.0
"""Seconds between two signs of life."""


class Presence:
    """Who is where, in this process and in others."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.changed: set[str] = set()
        self._elsewhere: dict[str, dict[str, Present]] = {}
        self._heard: dict[str, float] = {}
        self._spoke = 0.0

    def note(self, table: LiveTable) -> None:
        """Mark a table whose presence has changed."""
        self.changed.add(table.id)

    def here(self, table: LiveTable) -> Present:
        """Who is at a table in this process: the seats whose people are connected, and all other connections."""
        guests = {subscriber.guest for subscriber in table.subscribers}
        seats = [seat.number for seat in table.seats if seat.kind == "person" and seat.guest in guests]
        players = {table.seats[number].guest for number in seats}
        return Present(seats, sum(subscriber.guest not in players for subscriber in table.subscribers))

    def all_here(self, table: LiveTable) -> Present:
        """Who is at a table in any process."""
        parts = [self.here(table), *self._elsewhere.get(table.id, {}).values()]
        seats = sorted({seat for part in parts for seat in part.seats})
        return Present(seats, sum(part.watching for part in parts))

    # -- telling ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Broadcast presence until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            changed, self.changed = self.changed, set()
            self.tell(changed)
            if not self.registry.store.is_sqlite:
                await self.tell_others(changed)

    def tell(self, changed: set[str]) -> None:
        """Tell the subscribers of these tables who is there."""
        for id in changed:
            table = self.registry.tables.get(id)
            if table is not None and table.subscribers:
                self.registry.tell_here(table)

    async def tell_others(self, changed: set[str]) -> None:
        """Send presence and a sign of life to other processes."""
        now, process = self.registry.now(), self.registry.store.process
        notices = [f"here {process} {id} {self.text_of(id)}" for id in changed]
        if now - self._spoke > ALIVE:
            notices.append(f"alive {process}")
            self._spoke = now
            self.forget_silent(now)

        def write(connection: Connection) -> None:
            for notice in notices:
                connection.execute(select(func.pg_notify(CHANNEL, notice)))

        try:
            if notices:
                await self.registry.store.write(write)
        except (SQLAlchemyError, OSError) as error:
            log.warning("presence could not be told", extra={"facts": {"cause": type(error).__name__}})

    def text_of(self, id: str) -> str:
        """Return the presence at a table in this process as it is sent: how many watch, then the seats."""
        table = self.registry.tables.get(id)
        here = self.here(table) if table is not None else Present([], 0)
        return " ".join(str(number) for number in (here.watching, *here.seats))

    # -- hearing ------------------------------------------------------------------------------------

    def hear(self, process: str, id: str, watching: int, seats: list[int]) -> None:
        """Take over the presence another process reports; report ours back if it is new to this table."""
        self.hear_alive(process)
        known = self._elsewhere.setdefault(id, {})
        table = self.registry.tables.get(id)
        if process not in known and table is not None and table.subscribers:
            self.changed.add(id)
        if seats or watching:
            known[process] = Present(seats, watching)
        else:
            known.pop(process, None)
        if not known:
            del self._elsewhere[id]
        self.tell({id})

    def hear_alive(self, process: str) -> None:
        """Note a sign of life of another process."""
        self._heard[process] = self.registry.now()

    def forget_silent(self, now: float) -> None:
        """Forget processes that are gone, and who was with them."""
        gone = {process for process, heard in self._heard.items() if now - heard > SILENT}
        for process in gone:
            del self._heard[process]
        for id, known in list(self._elsewhere.items()):
            for process in gone & known.keys():
                del known[process]
                self.changed.add(id)
            if not known:
                del self._elsewhere[id]
