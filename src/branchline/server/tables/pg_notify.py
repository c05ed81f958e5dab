"""What other processes on the same PostgreSQL change: heard by LISTEN, then read from the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store.store import CHANNEL
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

log = logging.getLogger("branchline.server")
AGAIN = 1.0
"""Seconds before the connection is tried again."""
SILENCE = 10.0
"""Seconds of silence after which the connection is tried out: one that was cut without a word would hear no more."""

Notice = tuple[str, str, list[str]]
"""What kind of thing happened, in which process, and at which tables."""


async def run(registry: TableRegistry) -> None:
    """Listen until cancelled; after a lost connection every table in memory is read again."""
    address = registry.store.url.replace("postgresql+asyncpg", "postgresql", 1)
    while True:
        try:
            await listen(registry, address)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError) as error:
            log.warning("notices are not heard", extra={"facts": {"cause": type(error).__name__}})
        await asyncio.sleep(AGAIN)


async def listen(registry: TableRegistry, address: str) -> None:
    """Listen until the connection is lost."""
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()

    def on_notice(_: Any, __: int, ___: str, payload: str) -> None:
        kind, process, *changed = payload.split()
        if process != registry.store.process:
            heard.put_nowait((kind, process, changed))

    connection = await asyncpg.connect(address)
    try:
        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, on_notice)
        heard.put_nowait(("table", "", list(registry.tables)))
        connected = True
        while connected:
            notices = [await next_notice(connection, heard)]
            while not heard.empty():
                notices.append(heard.get_nowait())
            connected = None not in notices
            await attend(registry, [notice for notice in notices if notice is not None])
    finally:
        await connection.close(timeout=AGAIN)


async def next_notice(connection: Any, heard: asyncio.Queue[Notice | None]) -> Notice | None:
    """The next notice, however long that takes; in a long silence it is seen to that the connection still lives."""
    while True:
        with suppress(TimeoutError):
            return await asyncio.wait_for(heard.get(), SILENCE)
        await connection.execute("SELECT 1", timeout=SILENCE)


async def attend(registry: TableRegistry, notices: list[Notice]) -> None:
    """Apply notices of other processes; the moves of many tables are read together."""
    moved: set[str] = set()
    registry.news.set()
    for kind, process, changed in notices:
        if kind == "moves":
            moved.update(changed)
        elif kind == "here":
            id, watching, *seats = changed
            registry.presence.hear(process, id, int(watching), [int(seat) for seat in seats])
        elif kind == "alive":
            registry.presence.hear_alive(process)
        else:
            for id in changed:
                registry.background(asyncio.create_task(follow(registry.hear_notice(id))))
    await follow(registry.hear_moves(moved))


async def follow(catching_up: Coroutine[Any, Any, None]) -> None:
    """Run one catch-up; a failure is logged."""
    try:
        await catching_up
    except (SQLAlchemyError, OSError, Refused) as error:
        log.warning("a table could not be followed", extra={"facts": {"cause": type(error).__name__}})
