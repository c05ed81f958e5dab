"""Who was banned or deleted while connected is shown out, in every process."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import operators
from branchline.server.store.engines import cause_of
from branchline.server.tables.table_registry import TableRegistry

log = logging.getLogger("branchline.server")
EVERY = 5.0


async def look(registry: TableRegistry) -> None:
    """Close the connections of guests who are not welcome any more; they are told why when they come back."""
    here = {each.guest for table in registry.tables.values() for each in table.subscribers if each.guest is not None}
    gone = here - await operators.welcome(registry.store, sorted(here))
    for table in list(registry.tables.values()):
        for subscriber in table.subscribers:
            if subscriber.guest in gone:
                subscriber.close()


async def run(registry: TableRegistry) -> None:
    """Look every few seconds until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await look(registry)
        except (SQLAlchemyError, OSError) as error:
            log.warning("bans could not be read", extra={"facts": {"cause": cause_of(error)}})
