"""The two databases this server runs on. Work is a plain function of a connection, the same for both.

SQLite works in threads, one hop for all statements of a piece of work, however many there are: between
statements nobody waits for the event loop. PostgreSQL works in the event loop itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
READERS = 4
BUSY = 2.0
"""Seconds to wait for a file or a row that somebody else holds: a player would rather hear soon that it failed."""
SILENT = 10.0
"""Seconds to wait for an answer of PostgreSQL."""
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""Durable: a commit is synced. Its log is copied into the file after 16 megabytes, so that few moves wait for that."""


class Database(Protocol):
    """A database that work is done in."""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Do work as one transaction, on the disk when this returns."""
        ...

    async def stop(self) -> None:
        """Close all connections."""
        ...


class Sqlite:
    """A file. It has one writer at a time, so one thread does all writing."""

    def __init__(self, url: str) -> None:
        self.reading = self._engine(url, writes=False)
        self.writing = self._engine(url, writes=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    @staticmethod
    def _engine(url: str, *, writes: bool) -> Engine:
        size, waits = 1 if writes else READERS, {"timeout": BUSY}
        engine = create_engine(url, pool_size=size, max_overflow=0, connect_args=waits, hide_parameters=True)

        def connected(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin when we say so, not at the first write
            for setting in SQLITE:
                connection.execute(f"PRAGMA {setting}")

        event.listen(engine, "connect", connected)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    async def read(self, work: Work[T]) -> T:
        """Do work in a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, in_transaction, self.reading, work)

    async def write(self, work: Work[T]) -> T:
        """Do work in the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, in_transaction, self.writing, work)

    async def stop(self) -> None:
        """End the threads and close the file."""
        for pool in (self._readers, self._writer):
            await asyncio.to_thread(pool.shutdown)
        self.reading.dispose()
        self.writing.dispose()


def in_transaction(engine: Engine, work: Work[T]) -> T:
    """Run work inside a transaction."""
    with engine.begin() as connection:
        return work(connection)


class Postgres:
    """A server that many processes share."""

    def __init__(self, url: str, *, patient: bool = False) -> None:
        limits: dict[str, Any] = {"timeout": SILENT}
        if not patient:
            limits |= {"command_timeout": SILENT, "server_settings": {"lock_timeout": str(int(1000 * BUSY))}}
        self.engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=4,
            pool_timeout=SILENT,
            pool_pre_ping=True,
            connect_args=limits,
            hide_parameters=True,  # an error is logged, and what was to be written may be a name or a key
        )
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        """Do work, every statement by itself."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def stop(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def cause_of(error: Exception) -> str:
    """What the database itself complained about, without addresses or statements."""
    origin = getattr(error, "orig", None) or error
    return f"{type(origin).__name__}: {str(origin).splitlines()[0] if str(origin) else 'no reason given'}"
