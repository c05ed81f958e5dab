"""The clocks of all tables: looked at once a second, in the database, so that idle tables cost nothing."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.bots import bot_turns
from branchline.server.store import queries
from branchline.server.tables import seating
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

log = logging.getLogger("branchline.server")
EVERY = 1.0
MOST = 50


async def tick(registry: TableRegistry) -> int:
    """Let bots act at tables whose time is over; return how many there were."""
    late = await queries.overdue(registry.store, registry.now(), MOST)
    for id in late:
        table = await registry.open(id)
        await seating.time_over(registry, table)
    wake_again(registry)
    registry.forget_idle()
    return len(late)


def wake_again(registry: TableRegistry) -> None:
    """Restart bots that are long overdue: the process they were running in may be gone."""
    patience = 2 * registry.settings.bot_seconds + EVERY
    for table in list(registry.tables.values()):
        if table.subscribers and registry.now() - table.turn_began > patience:
            bot_turns.wake(registry, table)


async def run(registry: TableRegistry) -> None:
    """Tick every second until cancelled."""
    while True:
        try:
            await tick(registry)
        except (SQLAlchemyError, OSError, Refused) as error:
            log.warning("the clocks could not be read", extra={"facts": {"cause": type(error).__name__}})
        await asyncio.sleep(EVERY)
