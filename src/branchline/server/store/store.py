"""The database of a server process. Every commit is on the disk before anybody is told of it."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from branchline.core.errors import BadOption
from branchline.server.store.commit_queue import CommitQueue
from branchline.server.store.engines import Database, Postgres, Sqlite, T, Work
from branchline.server.store.models import Standing
from branchline.tables import Entry

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "branchline"
PROBED = 65_536
"""Bytes that are written to see whether there is room: what a few moves need, and does not shrink when packed."""
WRITE_KEY = text(
    "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def full_url(url: str) -> str:
    """A database address with the driver this server uses, which calls `sslmode` another name.

    >>> full_url("sqlite:///games.db"), full_url("postgresql://u:p%40@h/db?sslmode=require")
    ('sqlite+pysqlite:///games.db', 'postgresql+asyncpg://u:p%40@h/db?ssl=require')
    """
    scheme, colon, rest = url.partition("://")
    scheme = DRIVERS.get(scheme, scheme)
    if not colon or scheme not in DRIVERS.values():
        raise BadOption("a database is written sqlite:///FILE or postgresql://USER@HOST/NAME")
    try:
        found = make_url(f"{scheme}://{rest}")
    except (ArgumentError, ValueError) as error:
        raise BadOption(f"the database address cannot be used: {error}") from None
    if scheme == DRIVERS["sqlite"] and found.database in (None, "", ":memory:"):
        raise BadOption("tables are kept in a file: sqlite:///FILE")
    said = () if scheme == DRIVERS["sqlite"] else ("host", "port", "ssl", "sslmode")
    if unknown := sorted(set(found.query) - set(said)):
        raise BadOption(f"a database address may say {', '.join(said) or 'nothing'} after '?', not {unknown[0]}")
    query = {"ssl" if name == "sslmode" else name: value for name, value in found.query.items()}
    return found.set(query=query).render_as_string(hide_password=False)


class Store:
    """What a server process keeps: everything but the games that are in memory. `patient`: work may take long."""

    def __init__(self, url: str, *, patient: bool = False) -> None:
        self.url = full_url(url)
        self.process = secrets.token_hex(4)
        """Names this process in notices, so that it does not heed its own."""
        self.is_sqlite = self.url.startswith("sqlite")
        try:
            self.database: Database = Sqlite(self.url) if self.is_sqlite else Postgres(self.url, patient=patient)
        except (ArgumentError, NoSuchModuleError) as error:
            raise BadOption(f"the database address cannot be used: {error}") from None
        self.commit_queue = CommitQueue(self.database, None if self.is_sqlite else (CHANNEL, f"moves {self.process}"))

    def start(self) -> None:
        """Begin to commit moves."""
        self.commit_queue.start()

    async def stop(self) -> None:
        """Commit what is waiting, then close."""
        await self.commit_queue.stop()
        await self.database.stop()

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        return await self.database.read(work)

    async def write(self, work: Work[T], table: str = "") -> T:
        """Do work as one transaction; if it changes a table, other processes are told of it."""

        def and_notify(connection: Connection) -> T:
            done = work(connection)
            if table and not self.is_sqlite:
                connection.execute(select(func.pg_notify(CHANNEL, f"table {self.process} {table}")))
            return done

        return await self.database.write(and_notify)

    async def probe(self) -> None:
        """Write more than a move needs, to see whether that works: a disk that is full may still take a few bytes."""

        def write(connection: Connection) -> None:
            connection.execute(WRITE_KEY, {"name": "probe", "value": secrets.token_bytes(PROBED)})

        await self.database.write(write)

    async def append(self, entry: Entry, standing: Standing) -> bool:
        """Write the next entry of a table's log. False if another one took its place; true once it is on the disk."""
        return await self.commit_queue.append(entry, standing)
