"""A table that no longer replays is set aside with a word to all; work in the background never ends in silence."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from branchline.server import supervisor
from branchline.server.store import queries
from branchline.server.supervisor import Supervisor
from branchline.server.tables import clocks
from branchline.version import __version__
from room import Guest, Room, run, serving

pytestmark = pytest.mark.usefixtures("by_hand")

CLOCK = {"mode": "move", "seconds": 30, "zero": "bot-takes-over"}


async def begun(ola: Guest) -> str:
    """A table with a clock and one move."""
    id = await ola.open("snowdonia", "me me", clock=CLOCK)
    async with ola.at(id) as one:
        await one.until("table")
        await one.move()
    return id


async def rewrite(room: Room, statement: str) -> None:
    """Change the database behind the server's back."""

    def write(connection: Connection) -> None:
        connection.execute(text(statement))

    await room.registry.store.write(write)


def test_a_table_that_does_not_replay_is_set_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            lost, kept = await begun(ola), await begun(ola)
            assert (await room.registry.open(kept)).row.rules == __version__
            await rewrite(room, f"UPDATE entries SET text = 'place Z9' WHERE \"table\" = '{lost}'")
            room.registry.tables.clear()
            later = room.registry.now() + 31
            room.registry.now = lambda: later
            await clocks.tick(room.registry)
            assert any(seat.stand_in for seat in (await room.registry.open(kept)).seats)  # the other clock was seen to
            assert "a table does not replay and is set aside" in [record.message for record in caplog.records]
            assert lost not in await queries.overdue(room.registry.store, later, 9)
            refused = await ola.get(f"/api/tables/{lost}")
            assert (refused.status_code, refused.json()["key"]) == (409, "set-aside")
            assert __version__ in refused.json()["sentence"]
            async with ola.at(lost) as one:
                assert (await one.hear())["refusal"]["key"] == "set-aside"
            said = len(caplog.records)
            await ola.get(f"/api/tables/{lost}")
            assert len([r for r in caplog.records[said:] if r.levelno >= logging.ERROR]) == 0  # once is enough

    with caplog.at_level(logging.WARNING):
        run(scenario())


def test_it_goes_on_once_it_replays_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await begun(ola)
            store = room.registry.store
            await rewrite(room, "UPDATE entries SET text = 'x' || text")
            room.registry.tables.clear()
            assert (await ola.get(f"/api/tables/{id}")).status_code == 409
            await rewrite(room, "UPDATE entries SET text = substr(text, 2)")
            assert (await ola.get(f"/api/tables/{id}")).status_code == 200
            found = await queries.load_table(store, id)
            assert found is not None and found[0].aside == "" and found[0].deadline is not None

    run(scenario())


def test_work_that_fails_is_logged_and_begins_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.0)
        again = asyncio.Event()
        tries = 0

        async def work() -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise KeyError("a surprise")
            again.set()
            await asyncio.Event().wait()

        watched = Supervisor()
        watched.start("work", work)
        async with asyncio.timeout(5):
            await again.wait()
        assert watched.failures == {"work": 2} and watched.failing == set()
        await watched.stop()
        assert [record.message for record in caplog.records] == ["work in the background failed"] * 2

    run(scenario())
