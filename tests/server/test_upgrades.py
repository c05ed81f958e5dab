"""Updates, backups and their way back; and pages of other origins."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from branchline.core.errors import BadOption
from branchline.server.store.migrate import backup, migrate, prepare
from branchline.server.store.store import Store, full_url
from postgres import postgres, program
from room import Guest, Room, play_out, run, serving

OTHER = "https://pages.example"


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        url = f"sqlite:///{tmp_path}/t.db"
        await prepare(url)
        store = Store(url)

        def newer(connection: Connection) -> None:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

        await store.write(newer)
        await store.stop()
        with pytest.raises(BadOption, match=r"newer version of Branchline \(schema 9999.*restore the backup"):
            await prepare(url)

    run(scenario())


async def some_moves(room: Room) -> tuple[Guest, str, int]:
    """A table with a few moves."""
    ola = await room.guest("Ola")
    id = await ola.open("switzerland", "me me")
    async with ola.at(id) as player:
        await player.until("table")
        for _ in range(4):
            if not player.turn["legal"]:
                await player.send("look", seat=player.turn["to_move"])
                await player.until("table")
            await player.move()
    return ola, id, 4


async def goes_on(room: Room, ola: Guest, id: str, version: int) -> None:
    """The guest is known in the copy, and the game goes on where it was."""
    again = Guest(room, room.client(headers={"authorization": f"Bearer {ola.token}"}), ola.me)
    async with again.at(id) as player:
        assert (await player.until("table"))["version"] == version
        await player.send("look", seat=player.turn["to_move"])
        await player.until("table")
        await play_out(player, 1, version + 1)


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, id, version = await some_moves(room)
            await asyncio.to_thread(backup, full_url(f"sqlite:///{tmp_path}/t.db"), tmp_path / "copy.db")
            await goes_on(room, ola, id, version)
        async with serving(tmp_path / "copy.db") as restored:
            await goes_on(restored, ola, id, version)
        with pytest.raises(BadOption, match="there already"):
            backup(full_url(f"sqlite:///{tmp_path}/t.db"), tmp_path / "copy.db")

    run(scenario())


def test_a_dump_of_postgresql_can_be_restored(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        store = Store(url)
        await migrate(store)
        await store.stop()
        async with serving(url) as room:
            ola, id, version = await some_moves(room)
            copy = make_url(url).set(database="restored")
            dump, restore = plain(url), plain(copy.render_as_string(hide_password=False))
            await asyncio.to_thread(copied, dump, restore, tmp_path / "tables.dump")
        async with serving(copy.render_as_string(hide_password=False)) as restored:
            await goes_on(restored, ola, id, version)

    with postgres() as url:
        run(scenario(url))


def plain(url: str) -> str:
    """An address as PostgreSQL's own programs read it."""
    return url.replace("+asyncpg", "")


def copied(source: str, target: str, file: Path) -> None:
    """What docs/operating.md says."""
    subprocess.run([program("pg_dump"), "--format=custom", f"--file={file}", source], check=True)
    subprocess.run([program("psql"), "--quiet", "--command=CREATE DATABASE restored", source], check=True)
    subprocess.run([program("pg_restore"), f"--dbname={target}", file], check=True)


def test_pages_of_a_named_origin_may_ask_from_afar(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db", origins=(OTHER,)) as room:
            client = room.client()
            asks = {"origin": OTHER, "access-control-request-method": "POST"}
            preflight = await client.options("/api/tables", headers=asks)
            assert preflight.status_code == 204
            assert "authorization" in preflight.headers["access-control-allow-headers"]
            answer = await client.get("/api/titles", headers={"origin": OTHER})
            assert answer.headers["access-control-allow-origin"] == OTHER
            stranger = await client.get("/api/titles", headers={"origin": "https://elsewhere.example"})
            assert "access-control-allow-origin" not in stranger.headers
            assert all("origin" in each.headers.get_list("vary") for each in (answer, stranger))
            refused = await client.options("/api/tables", headers=asks | {"origin": "null"})
            assert "access-control-allow-origin" not in refused.headers

    run(scenario())
