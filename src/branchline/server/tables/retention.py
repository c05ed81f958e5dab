"""Forgetting what nobody needs any more, as long as the operator said: once an hour, a little at a time."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import operators
from branchline.server.store.engines import cause_of
from branchline.server.tables.table_registry import TableRegistry

log = logging.getLogger("branchline.server")
EVERY = 3600.0


async def run(registry: TableRegistry) -> None:
    """Prune every hour until cancelled."""
    while True:
        try:
            gone = await operators.prune(registry.store, registry.settings.keep, registry.now())
            if any(gone.values()):
                log.info("pruned", extra={"facts": gone})
        except (SQLAlchemyError, OSError) as error:
            log.warning("nothing could be pruned", extra={"facts": {"cause": cause_of(error)}})
        await asyncio.sleep(EVERY)
