"""What must be seen to at a time: clocks that run out, bots that should have moved. Looked up in the database once a
second, so that idle tables cost nothing and nothing is forgotten when a process ends."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import queries
from branchline.server.store.engines import cause_of
from branchline.server.tables import seating
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

log = logging.getLogger("branchline.server")
EVERY = 1.0
MOST = 50


async def tick(registry: TableRegistry) -> int:
    """Let bots act at tables whose time is over; return how many there were."""
    thinking = {id for id, table in registry.tables.items() if table.thinking is not None}
    late = await queries.overdue(registry.store, registry.now(), MOST + len(thinking))
    late = [id for id in late if id not in thinking]
    for id in late:
        try:
            await see_to(registry, id)
        except (SQLAlchemyError, OSError, Refused) as error:
            log.warning("a table could not be seen to", extra={"facts": {"cause": cause_of(error), "table": id[:6]}})
    registry.forget_idle()
    return len(late)


async def see_to(registry: TableRegistry, id: str) -> None:
    """Let a bot act at a table; if none must, the database was behind, and is told so."""
    table = await registry.open(id)
    async with table.lock:
        await registry.catch_up(table)  # what was done beside this process, by an operator for instance
    await seating.time_over(registry, table)
    async with table.lock:
        if table.thinking is None:
            times = (table.began, registry.look_again(table), table.row.call_at)
            await queries.set_times(registry.store, id, *times)


async def run(registry: TableRegistry) -> None:
    """Tick every second until cancelled. On a file nobody else can be thinking: bots to move are woken at once."""
    if registry.store.is_sqlite:
        await queries.hurry_bots(registry.store, registry.now())
    while True:
        try:
            await tick(registry)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the clocks could not be read", extra={"facts": {"cause": cause_of(error)}})
        await asyncio.sleep(EVERY)
