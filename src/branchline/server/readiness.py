"""Whether a server process can do its work."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store.engines import cause_of
from branchline.server.supervisor import Supervisor
from branchline.server.tables.table_registry import TableRegistry

log = logging.getLogger("branchline.server")
PATIENCE = 3.0
"""Seconds the database may take to write a little."""
GOOD_FOR = 1.0
"""Seconds for which an answer of the database counts."""


class Readiness:
    """Looks whether everything works; the database is not asked more often than once a second."""

    def __init__(self, registry: TableRegistry, supervisor: Supervisor) -> None:
        self.registry = registry
        self.supervisor = supervisor
        self._lock = asyncio.Lock()
        self._asked = -GOOD_FOR
        self._writes = False

    async def failing(self) -> list[str]:
        """What does not work; nothing if all does."""
        found = sorted(self.supervisor.failing)
        if self.registry.closing:
            found.append("closing")
        if not self.registry.store.commit_queue.is_running:
            found.append("commits")
        if not await self.writes():
            found.append("database")
        return found

    async def writes(self) -> bool:
        """Whether the database takes what is written."""
        async with self._lock:
            if time.monotonic() - self._asked >= GOOD_FOR:
                self._writes = await self._probe()
                self._asked = time.monotonic()
            return self._writes

    async def _probe(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.registry.store.probe()
        except (SQLAlchemyError, OSError) as error:
            log.error("the database takes nothing", extra={"facts": {"cause": cause_of(error)}})
            return False
        return True
