"""Nothing waits for somebody to look: bots move and people are called after a restart, from what the database says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from branchline.server.bots import bot_turns
from branchline.server.notify import notification_store, notifier
from branchline.server.store import queries
from branchline.server.store.models import TableRow, Way
from branchline.server.tables import clocks
from room import Room, run, serving

pytestmark = pytest.mark.usefixtures("by_hand")


async def row_of(room: Room, id: str) -> TableRow:
    """A table as the database has it."""
    found = await queries.load_table(room.registry.store, id)
    assert found is not None
    return found[0]


async def until_version(room: Room, id: str, version: int) -> None:
    """Wait until a table has come so far in the database; nobody looks at it."""
    async with asyncio.timeout(20):
        while (await row_of(room, id)).version < version:
            await asyncio.sleep(0.02)  # another task writes; there is nothing to await


def test_bots_to_move_move_without_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(bot_turns, "wake", lambda *_: None)  # the process ends before any bot has begun to think
            async with serving(tmp_path / "tables.db") as room:
                ola = await room.guest("Ola")
                id = await ola.open("snowdonia", "random random random me")
        async with serving(tmp_path / "tables.db") as room:
            await until_version(room, id, 3)

    run(scenario())


def test_a_bot_whose_task_died_is_woken_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            with monkeypatch.context() as patched:
                patched.setattr(bot_turns, "wake", lambda *_: None)
                id = await ola.open("snowdonia", "random random me")
            assert await clocks.tick(room.registry) == 0  # it may still be thinking, here or elsewhere
            later = room.registry.now() + 2 * room.registry.settings.bot_seconds + 1
            room.registry.now = lambda: later
            assert await clocks.tick(room.registry) == 1
            await until_version(room, id, 2)

    run(scenario())


def test_a_table_at_which_something_breaks_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            with monkeypatch.context() as patched:
                patched.setattr(bot_turns, "wake", lambda *_: None)
                broken, whole = [await ola.open("snowdonia", "random me") for _ in range(2)]
            open_table = room.registry.open

            async def opened(id: str) -> Any:
                if id == broken:
                    raise ZeroDivisionError("a mistake of ours")
                return await open_table(id)

            monkeypatch.setattr(room.registry, "open", opened)
            await queries.hurry(room.registry.store, [broken], 1.0)  # it comes first
            later = room.registry.now() + 2 * room.registry.settings.bot_seconds + 1
            room.registry.now = lambda: later
            await clocks.tick(room.registry)
            await until_version(room, whole, 1)
            found = [record for record in caplog.records if record.message == "a table could not be seen to"]
            assert len(found) == 1 and found[0].exc_info is not None
            assert broken not in await queries.overdue(room.registry.store, later, 9)  # not every second
            assert broken in await queries.overdue(room.registry.store, later + clocks.AGAIN, 9)

    run(scenario())


def test_a_time_that_is_wrong_in_the_database_is_put_right(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            await queries.set_times(room.registry.store, id, 0.0, 1.0, None)
            await clocks.tick(room.registry)
            assert await queries.overdue(room.registry.store, room.registry.now(), 9) == []

    run(scenario())


def test_calls_are_not_lost_by_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        called: asyncio.Queue[str] = asyncio.Queue()

        async def deliver(_: notifier.Notifier, way: Way, call: notifier.Call) -> bool:
            called.put_nowait(way.guest)
            return True

        async with serving(tmp_path / "tables.db", call_after=3600.0) as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            way = Way("jans", jan.me["id"], "webhook", "https://calls.invalid/", "", "", "", 0.0, 0)
            await notification_store.add(room.registry.store, way)
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one:
                await one.until("table")
                while one.turn["to_move"] == 0:
                    await one.move()
            store = room.registry.store
            ((_, version),) = await notification_store.take_due(store, room.registry.now() + 3601, 9)
            assert await notification_store.take_due(store, room.registry.now() + 3601, 9) == []  # one process has it
            await queries.set_times(store, id, 0.0, None, 0.0)  # and never came to its end
        monkeypatch.setattr(notifier.Notifier, "deliver", deliver)
        async with serving(tmp_path / "tables.db") as room:
            async with asyncio.timeout(20):
                assert await called.get() == jan.me["id"]
                while (await row_of(room, id)).call_at is not None:
                    await asyncio.sleep(0.02)  # the notifier writes; there is nothing to await
            assert (await room.registry.open(id)).version == version

    run(scenario())
