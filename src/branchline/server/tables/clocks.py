"""What must be seen to at a time: clocks that run out, bots that should have moved. Looked up in the database once a
second, so that idle tables cost nothing and nothing is forgotten when a process ends."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import queries
from branchline.server.store.engines import cause_of
from branchline.server.tables import pauses, seating
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

log = logging.getLogger("branchline.server")
EVERY = 1.0
BREATH = 0.02
"""Seconds between two looks at the least, however much happens."""
MOST = 50
AGAIN = 60.0
"""Seconds until a table is looked at again where something went wrong that nobody expected: others come first."""


async def tick(registry: TableRegistry) -> int:
    """Let bots act at tables whose time is over; return how many there were."""
    late = await overdue(registry)
    for id in late:
        try:
            await see_to(registry, id)
        except (SQLAlchemyError, OSError, Refused) as error:
            log.warning("a table could not be seen to", extra={"facts": {"cause": cause_of(error), "table": id[:6]}})
        except Exception:
            log.exception("a table could not be seen to", extra={"facts": {"table": id[:6]}})
            await queries.put_off(registry.store, id, registry.now() + AGAIN)
    registry.forget_idle()
    return len(late)


async def overdue(registry: TableRegistry) -> list[str]:
    """The tables this process must see to. Those that only think for others take them from each other."""
    now, bots = registry.now(), registry.settings.bots
    if bots == "elsewhere":
        return []
    if bots == "only":
        return await queries.claim_overdue(registry.store, now, now + registry.patience, MOST)
    thinking = {id for id, table in registry.tables.items() if table.thinking is not None}
    late = await queries.overdue(registry.store, now, MOST + len(thinking))
    return [id for id in late if id not in thinking]


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
            await pauses.note(registry)
            await tick(registry)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the clocks could not be read", extra={"facts": {"cause": cause_of(error)}})
        await until_next(registry)


async def until_next(registry: TableRegistry) -> None:
    """Wait a second; where bots think for other processes only until one of these did something."""
    if registry.settings.bots == "only":
        await asyncio.sleep(BREATH)
        with suppress(TimeoutError):
            await asyncio.wait_for(registry.news.wait(), EVERY)
        registry.news.clear()
    else:
        await asyncio.sleep(EVERY)
