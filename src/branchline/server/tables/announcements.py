"""What operators have to say to everybody at the tables, in every process."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import operators
from branchline.server.store.engines import cause_of
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables.wire import TalkTold

log = logging.getLogger("branchline.server")
EVERY = 5.0
GOOD_FOR = 24 * 3600.0
"""Seconds for which those who come to a table are told too."""


async def look(registry: TableRegistry) -> None:
    """Tell a new announcement to everybody; forget an old one."""
    found = await operators.announcement(registry.store)
    fresh = found is not None and bool(found.text) and registry.now() - found.at < GOOD_FOR
    line = TalkTold(-int(found.at), found.at, "announced", None, "", found.text) if found and fresh else None
    if line != registry.announced and line is not None:
        for table in registry.tables.values():
            registry.tell_announced(table, line)
    registry.announced = line


async def run(registry: TableRegistry) -> None:
    """Look every few seconds until cancelled."""
    while True:
        try:
            await look(registry)
        except (SQLAlchemyError, OSError) as error:
            log.warning("announcements could not be read", extra={"facts": {"cause": cause_of(error)}})
        await asyncio.sleep(EVERY)
