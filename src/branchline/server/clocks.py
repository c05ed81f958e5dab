"""The clocks of all tables: looked at once a second, in the database, so that idle tables cost nothing."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.server import keeping, seating, thinking
from branchline.server.house import House
from branchline.server.refusing import Refused

log = logging.getLogger("branchline.server")
EVERY = 1.0
MOST = 50


async def tick(house: House) -> int:
    """Let bots act at tables whose time is over; how many there were."""
    late = await keeping.overdue(house.store, house.now(), MOST)
    for id in late:
        table = await house.open(id)
        await seating.time_over(house, table)
    wake_again(house)
    house.forget_idle()
    return len(late)


def wake_again(house: House) -> None:
    """Let a bot think again where one has been awaited for long: the process it thought in may be gone."""
    patience = 2 * house.settings.bot_seconds + EVERY
    for table in list(house.tables.values()):
        if table.listeners and house.now() - table.turn_began > patience:
            thinking.wake(house, table)


async def run(house: House) -> None:
    """Tick for ever."""
    while True:
        try:
            await tick(house)
        except (SQLAlchemyError, OSError, Refused) as error:
            log.warning("the clocks could not be read", extra={"facts": {"cause": type(error).__name__}})
        await asyncio.sleep(EVERY)
