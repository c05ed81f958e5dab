"""What other processes on the same PostgreSQL change: heard by LISTEN, then read from the database."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.house import House
from branchline.server.refusing import Refused
from branchline.server.store import CHANNEL

log = logging.getLogger("branchline.server")
AGAIN = 1.0
"""Seconds before the connection is tried again."""


async def run(house: House) -> None:
    """Listen for ever; after a lost connection everything in memory is read again."""
    address = house.store.url.replace("postgresql+asyncpg", "postgresql", 1)
    while True:
        try:
            await listen(house, address)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError) as error:
            log.warning("notices are not heard", extra={"facts": {"cause": type(error).__name__}})
        await asyncio.sleep(AGAIN)


async def listen(house: House, address: str) -> None:
    """Listen until the connection is lost."""
    heard: asyncio.Queue[str | None] = asyncio.Queue()

    def on_notice(_: Any, __: int, ___: str, payload: str) -> None:
        process, *changed = payload.split()
        if process != house.store.process:
            for each in changed:
                heard.put_nowait(each)

    connection = await asyncpg.connect(address)
    try:
        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, on_notice)
        for each in list(house.tables):
            heard.put_nowait(each)
        while (id := await heard.get()) is not None:
            house.background(asyncio.create_task(follow(house, id)))
    finally:
        await connection.close(timeout=AGAIN)


async def follow(house: House, id: str) -> None:
    """Catch up with one table."""
    try:
        await house.hear_notice(id)
    except (SQLAlchemyError, OSError, Refused) as error:
        log.warning("a table could not be followed", extra={"facts": {"cause": type(error).__name__}})
