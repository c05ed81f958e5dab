"""Group commit: moves that wait for the disk share one transaction.

Moves wait while a commit is under way, and all that waited go into the next one. A batch travels as one
JSON text, so that the database has few statements to run, however many moves there are. What was meant for a
table that was deleted meanwhile is left out, and fails none of the others.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from branchline.server.store.engines import Database
from branchline.server.store.models import Standing
from branchline.tables import Entry

MOST_TOGETHER = 256
"""Moves in one commit; the rest waits for the next, a few milliseconds later. Their ids must fit into one notice."""

Place = tuple[str, int]
"""A table and a version: only one entry can be there."""

SQLITE_INSERT = text(
    """
    INSERT INTO entries ("table", version, kind, seat, "text", answers, "key", at, spent, reason)
    SELECT value->>'table', value->>'version', value->>'kind', value->>'seat', value->>'text', value->>'answers',
        value->>'key', value->>'at', value->>'spent', value->>'reason'
    FROM json_each(:batch) WHERE value->>'table' IN (SELECT id FROM tables)
    ON CONFLICT DO NOTHING RETURNING "table", version
    """
)
SQLITE_UPDATE = text(
    """
    UPDATE tables SET version = value->>'version', to_move = value->>'to_move', over = value->>'over',
        result = value->>'result', deadline = value->>'deadline', call_at = value->>'call_at',
        updated = value->>'at', undo = ''
    FROM json_each(:batch) WHERE tables.id = value->>'table'
    """
)
POSTGRES = text(
    """
    WITH new AS (
        SELECT * FROM json_to_recordset(CAST(:batch AS json)) AS batch (
            "table" text, version int, kind text, seat int, "text" text, answers text, "key" text, at float8,
            spent float8, reason text, to_move int, over bool, result text, deadline float8,
            call_at float8)
    ), added AS (
        INSERT INTO entries ("table", version, kind, seat, "text", answers, "key", at, spent, reason)
        SELECT "table", version, kind, seat, "text", answers, "key", at, spent, reason FROM new
        WHERE "table" IN (SELECT id FROM tables)
        ON CONFLICT DO NOTHING RETURNING "table", version
    ), stands AS (
        UPDATE tables SET version = new.version, to_move = new.to_move, over = new.over, result = new.result,
            deadline = new.deadline, call_at = new.call_at, updated = new.at, undo = ''
        FROM new JOIN added USING ("table", version) WHERE tables.id = new."table"
    )
    SELECT "table", version,
        (SELECT pg_notify(:channel, :head || ' ' || string_agg("table", ' ')) FROM added) FROM added
    """
)


class Waiting:
    """A move that waits for its commit."""

    def __init__(self, entry: Entry, standing: Standing) -> None:
        self.entry = entry
        self.standing = standing
        self.accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @property
    def place(self) -> Place:
        """Where the entry wants to be."""
        return self.entry.table, self.entry.version

    def values(self) -> dict[str, Any]:
        """The entry, and where its table stands afterwards."""
        line = msgspec.structs.asdict(self.entry)
        return line | msgspec.structs.asdict(self.standing) | {"answers": " ".join(self.entry.answers)}


class CommitQueue:
    """Commits the moves of a server process. `notice` is the channel and the beginning of what it tells there."""

    def __init__(self, database: Database, notice: tuple[str, str] | None) -> None:
        self.database = database
        self.notice = notice
        self.commits = 0
        self.committed = 0
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start committing."""
        self._task = asyncio.create_task(self._commit_for_ever(), name="commit_queue")

    @property
    def is_running(self) -> bool:
        """Whether moves are committed."""
        return self._task is not None and not self._task.done()

    @property
    def waiting(self) -> int:
        """How many moves wait for the next commit."""
        return self._waiting.qsize()

    async def stop(self) -> None:
        """Commit what is waiting, then stop."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, entry: Entry, standing: Standing) -> bool:
        """Commit an entry with others; false if another one is in its place."""
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
            first.setdefault(waiting.place, waiting)
        new = [first[place] for place in sorted(first)]
        taken = await self.database.write(lambda connection: self._write(connection, new))
        self.commits += 1
        self.committed += len(taken)
        return {first[place] for place in taken}

    def _write(self, connection: Connection, new: list[Waiting]) -> list[Place]:
        """Write a batch; the places that were free."""
        if self.notice is not None:
            channel, head = self.notice
            found = connection.execute(POSTGRES, {"batch": as_json(new), "channel": channel, "head": head})
            return [(row[0], row[1]) for row in found]
        taken = {(row[0], row[1]) for row in connection.execute(SQLITE_INSERT, {"batch": as_json(new)})}
        accepted = [waiting for waiting in new if waiting.place in taken]
        if accepted:
            connection.execute(SQLITE_UPDATE, {"batch": as_json(accepted)})
        return [waiting.place for waiting in accepted]


def as_json(batch: list[Waiting]) -> str:
    """Return a batch as JSON."""
    return msgspec.json.encode([waiting.values() for waiting in batch]).decode()
