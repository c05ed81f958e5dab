"""The database: engines, transactions, and the commit that many moves share.

SQLite and PostgreSQL run the same statements. SQLite has one writer at a time, so write transactions
take turns. Every commit is on the disk before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import bindparam, event, func, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from branchline.core.errors import BadOption
from branchline.server.rows import Entry, Standing
from branchline.server.schema import entries, tables

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "branchline"
MOST_TOGETHER = 256
"""Moves in one commit; the rest waits for the next, a few milliseconds later."""


def full_url(url: str) -> str:
    """A database address with the driver this server uses.

    >>> full_url("sqlite:///games.db"), full_url("postgresql://u@h/db")
    ('sqlite+aiosqlite:///games.db', 'postgresql+asyncpg://u@h/db')
    """
    scheme, colon, rest = url.partition("://")
    scheme = DRIVERS.get(scheme, scheme)
    if not colon or scheme not in DRIVERS.values():
        raise BadOption("a database is written sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{scheme}://{rest}"


Place = tuple[str, int]
"""A table and a version: only one entry can be there."""


class Waiting:
    """A move that waits for its commit."""

    def __init__(self, entry: Entry, standing: Standing) -> None:
        self.entry = entry
        self.standing = standing
        self.accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store:
    """The database of a server process."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
        self.process = secrets.token_hex(4)
        """Names this process in notices, so that it does not heed its own."""
        self.is_sqlite = self.url.startswith("sqlite")
        try:
            self.reading_engine = self._engine(writes=False)
            self.writing_engine = self._engine(writes=True) if self.is_sqlite else self.reading_engine
        except (ArgumentError, NoSuchModuleError) as error:
            raise BadOption(f"the database address cannot be used: {error}") from None
        self.commits = 0
        self.committed = 0
        self._turn = asyncio.Lock()
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._committer: asyncio.Task[None] | None = None

    def _engine(self, *, writes: bool) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_size=8, max_overflow=4, pool_pre_ping=True)
        engine = create_async_engine(
            self.url, pool_size=1 if writes else 4, max_overflow=0, connect_args={"timeout": 30}
        )

        def connected(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin when we say so, not at the first write
            cursor = connection.cursor()
            for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {setting}")
            cursor.close()

        event.listen(engine.sync_engine, "connect", connected)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    # -- life ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to commit moves."""
        self._committer = asyncio.create_task(self._commit_for_ever(), name="committer")

    async def stop(self) -> None:
        """Commit what is waiting, then close."""
        await self._waiting.join()
        if self._committer is not None:
            self._committer.cancel()
            await asyncio.gather(self._committer, return_exceptions=True)
        await self.writing_engine.dispose()
        await self.reading_engine.dispose()

    # -- transactions -------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.reading_engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table: str = "") -> AsyncIterator[AsyncConnection]:
        """A write transaction; if it changes a table, other processes are told of it."""
        async with self._turn, self.writing_engine.begin() as connection:
            yield connection
            if table:
                await self._notify(connection, [table])

    async def _notify(self, connection: AsyncConnection, changed: list[str]) -> None:
        """Tell other processes, when the transaction commits, which tables changed."""
        if self.is_sqlite:
            return
        for at in range(0, len(changed), 100):
            payload = " ".join([self.process, *changed[at : at + 100]])
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    # -- moves --------------------------------------------------------------------------------------

    async def append(self, entry: Entry, standing: Standing) -> bool:
        """Write the next entry of a table's log. False if another one took its place; true once it is on the disk."""
        waiting = Waiting(entry, standing)
        self._waiting.put_nowait(waiting)
        return await waiting.accepted

    async def _commit_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._waiting.get_nowait())
            (outcome,) = await asyncio.gather(self._commit(batch), return_exceptions=True)
            for waiting in batch:
                self._waiting.task_done()
                if waiting.accepted.done():
                    continue  # its asker was cancelled
                if isinstance(outcome, BaseException):
                    waiting.accepted.set_exception(outcome)
                else:
                    waiting.accepted.set_result(waiting in outcome)

    async def _commit(self, batch: list[Waiting]) -> set[Waiting]:
        """Commit entries together; those whose place and key were free.

        Tables are always touched in the order of their ids, so that two processes never wait for each other.
        """
        first: dict[Place, Waiting] = {}
        for waiting in batch:
            first.setdefault((waiting.entry.table, waiting.entry.version), waiting)
        async with self._turn, self.writing_engine.begin() as connection:
            taken = await self._insert(connection, [first[place].entry for place in sorted(first)])
            accepted = [first[place] for place in sorted(taken)]
            if accepted:
                await connection.execute(UPDATE_STANDING, [standing_values(waiting) for waiting in accepted])
                await self._notify(connection, [waiting.entry.table for waiting in accepted])
        self.commits += 1
        self.committed += len(accepted)
        return set(accepted)

    async def _insert(self, connection: AsyncConnection, new: list[Entry]) -> list[Place]:
        """Insert entries; the places of those that went in."""
        insert = sqlite_insert(entries) if self.is_sqlite else postgres_insert(entries)
        statement = insert.on_conflict_do_nothing().returning(entries.c.table, entries.c.version)
        found = await connection.execute(statement, [entry_values(entry) for entry in new])
        return [(table, version) for table, version in found]


UPDATE_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        version=bindparam("new_version"),
        to_move=bindparam("new_to_move"),
        over=bindparam("new_over"),
        result=bindparam("new_result"),
        deadline=bindparam("new_deadline"),
        updated=bindparam("new_updated"),
        undo="",
    )
)


def entry_values(entry: Entry) -> dict[str, Any]:
    """An entry as values of its row."""
    return {
        "table": entry.table,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "answers": " ".join(entry.answers),
        "key": entry.key,
        "at": entry.at,
        "spent": entry.spent,
        "reason": entry.reason,
    }


def standing_values(waiting: Waiting) -> dict[str, Any]:
    """Where the table stands afterwards, as values of its row."""
    standing = waiting.standing
    return {
        "of_table": waiting.entry.table,
        "new_version": waiting.entry.version,
        "new_to_move": standing.to_move,
        "new_over": standing.over,
        "new_result": standing.result,
        "new_deadline": standing.deadline,
        "new_updated": waiting.entry.at,
    }
