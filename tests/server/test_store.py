"""The store: durable, one writer per table, many moves per commit, and a schema that fits its migrations."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert

import branchline as bl
from branchline.server.store import queries
from branchline.server.store.migrate import config, migrate
from branchline.server.store.models import Standing, TableRow
from branchline.server.store.schema import guests, metadata
from branchline.server.store.store import Store
from branchline.server.tables.live_table import record_of
from branchline.tables import Clock, Entry, Place
from room import run


async def new_store(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder}/tables.db")
    await migrate(store)
    store.start()
    ola = {"id": "ola", "name": "Ola", "language": "en", "created": 0.0}
    await store.write(lambda connection: connection.execute(insert(guests), ola))
    return store


def table_row(id: str) -> TableRow:
    return TableRow(
        id, "usa", 2, {}, bytes(32), [], "ola", True, Clock(), 0.0, 0.0, 0.0, 0, 0, False, "", None, None, None
    )


def entry(table: str, version: int, key: str | None = None) -> Entry:
    return Entry(table, version, "move", 0, "draw deck", ["red"], key, float(version), 1.0, "")


STANDING = Standing(1, False, "", None)
SEATS = [Place(n, "person", "ola", "Ola", "", False) for n in range(2)]


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        differences = await store.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        assert differences == []
        await migrate(store)  # again: nothing to do
        await store.stop()

    run(scenario())


def pragma(name: str, connection: Connection) -> Any:
    """A setting of SQLite."""
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()


def test_sqlite_syncs_every_commit_to_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):  # 2: FULL
            assert await store.write(partial(pragma, name)) == value
        await store.stop()

    run(scenario())


def test_only_one_entry_is_the_next_and_a_key_is_used_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        assert await queries.add_table(store, table_row("a"), SEATS, None)
        tries = [store.append(entry("a", 1, f"key-{n}"), STANDING) for n in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False, False, False, False, True]
        (made,) = await queries.entries_since(store, "a", 0)
        assert made.key is not None
        assert await queries.version_of_key(store, "a", 0, made.key) == 1
        assert await queries.version_of_key(store, "a", 1, made.key) is None
        assert not await store.append(entry("a", 2, made.key), STANDING)
        assert await store.append(entry("a", 2), STANDING)
        assert await store.append(entry("a", 3), STANDING)  # no key is no key twice
        found = await queries.load_table(store, "a")
        assert found is not None and (found[0].version, found[0].to_move) == (3, 1)
        assert await queries.load_table(store, "b") is None
        await store.stop()

    run(scenario())


def test_moves_of_many_tables_share_commits(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        ids = [f"table-{n}" for n in range(300)]
        for id in ids:
            await queries.add_table(store, table_row(id), SEATS, None)
        assert all(await asyncio.gather(*(store.append(entry(id, 1), STANDING) for id in ids)))
        assert store.commit_queue.committed == 300 and store.commit_queue.commits <= 3
        await store.stop()

    run(scenario())


def test_a_table_that_was_deleted_fails_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        await queries.add_table(store, table_row("a"), SEATS, None)
        both = (store.append(entry("a", 1), STANDING), store.append(entry("no-table", 1), STANDING))
        written, nowhere = await asyncio.gather(*both)
        assert written and not nowhere
        await store.stop()

    run(scenario())


def test_a_batch_that_fails_fails_for_all_and_the_next_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_: Any) -> None:
        raise OSError("disk full")

    async def scenario() -> None:
        store = await new_store(tmp_path)
        for id in ("a", "b"):
            await queries.add_table(store, table_row(id), SEATS, None)
        with monkeypatch.context() as patched:
            patched.setattr(store.database, "write", full)
            both = (store.append(entry(id, 1), STANDING) for id in ("a", "b"))
            answers = await asyncio.gather(*both, return_exceptions=True)
        assert all(isinstance(answer, OSError) for answer in answers)
        assert await store.append(entry("a", 1), STANDING)
        await store.stop()

    run(scenario())


def test_all_that_waits_is_committed_before_the_store_stops(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await new_store(tmp_path)
        await queries.add_table(store, table_row("a"), SEATS, None)
        last = asyncio.create_task(store.append(entry("a", 1), STANDING))
        await asyncio.sleep(0)
        await store.stop()
        assert await last

    run(scenario())


OLD = [
    "INSERT INTO guests (id, name, language, created) VALUES ('ola', 'Ola', 'en', 0)",
    "INSERT INTO tables (id, title, players, options, secret, deal, host, public, clock, created, began, updated,"
    " version, to_move, over, result, deadline, undo) VALUES"
    " ('bots', 'usa', 2, '{}', x'00', '', 'ola', false, '{}', 0, 1, 1, 3, 0, false, '', NULL, ''),"
    " ('mine', 'usa', 2, '{}', x'00', '', 'ola', false, '{}', 0, 1, 1, 3, 1, false, '', NULL, '')",
    'INSERT INTO seats ("table", number, kind, guest, name, bot, stand_in) VALUES'
    " ('bots', 0, 'bot', NULL, '', 'easy', false), ('bots', 1, 'person', 'ola', 'Ola', '', false),"
    " ('mine', 0, 'bot', NULL, '', 'easy', false), ('mine', 1, 'person', 'ola', 'Ola', '', false)",
]


def test_tables_of_an_older_database_go_on(tmp_path: Path) -> None:
    """Before version 3 nothing said that a bot is to be woken."""

    def as_it_was(connection: Connection) -> None:
        command.upgrade(config(connection), "0002")
        for statement in OLD:
            connection.exec_driver_sql(statement)

    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path}/old.db")
        await store.write(as_it_was)
        await migrate(store)
        assert await queries.overdue(store, 1.0, 9) == ["bots"]
        await store.stop()

    run(scenario())


def test_a_table_of_before_is_scored_with_the_data_of_then() -> None:
    """Its row names no version; one that is opened now names the newest."""
    game = bl.new_game("northern-lights", players=2, secret=bytes(32))
    before, now = table_row("before"), table_row("now")
    for row in (before, now):
        row.title, row.options, row.deal = "northern-lights", game.options, game.chance_of(0)
    now.data = game.title.data_version
    points = [{goal["points"] for goal in record_of(row, []).replay(0).view(None)["goals"]} for row in (before, now)]
    assert points[0] == {10} != points[1]
    assert record_of(now, []).replay(0).view(None) == game.view(None)
