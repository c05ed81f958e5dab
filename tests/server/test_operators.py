"""What operators can do, and what players can ask of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from branchline.server.settings import Keep
from branchline.server.store import files, operators, queries
from branchline.server.store.keys import new_id
from branchline.server.store.models import FileRow
from branchline.server.store.operators import DAY
from branchline.server.tables import announcements, bans, clocks
from branchline.tables import Refused
from branchline.terminal.cli import app
from room import Guest, Room, run, serving


async def both_at(room: Room, seats: str = "me open") -> tuple[Guest, Guest, str]:
    """Two guests at a table."""
    ola, jan = await room.guest("Ola"), await room.guest("Jan")
    id = await ola.open("usa", seats)
    await jan.sit(id)
    return ola, jan, id


def admin(database: Path, *arguments: str, fails: bool = False) -> str:
    """What a command of an operator says."""
    done = CliRunner().invoke(app, ["admin", *arguments, "--database", f"sqlite:///{database}"], env={"COLUMNS": "200"})
    assert (done.exit_code != 0) == fails, done.output
    return done.output + str(done.exception or "")


def test_a_guest_who_leaves_takes_everything_personal_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, jan, id = await both_at(room)
            other = await jan.open("usa", "me open")
            async with ola.at(id) as host, jan.at(id) as leaving:
                await leaving.until("table")
                await leaving.send("say", text="I am Jan from Łódź")
                await leaving.until("said")
                await host.until("said")
                assert (await jan.client.delete("/api/me")).status_code == 204
                told = await host.until("seats")
            assert [seat["kind"] for seat in told["seats"]] == ["person", "bot"]
            assert (await jan.get("/api/me")).json()["key"] == "bad-token"
            assert "Jan" not in (await ola.get(f"/api/tables/{id}")).text
            found = await queries.load_table(room.registry.store, other)
            assert found is not None and found[1][0].kind == "open"
            assert await operators.guests_seen(room.registry.store, 9, "Jan") == []

    run(scenario())


def test_an_id_may_begin_with_a_dash(tmp_path: Path) -> None:
    """It did in one of 64, and a command took it for an option. New ones do not."""
    CliRunner().invoke(app, ["migrate", "--database", f"sqlite:///{tmp_path}/t.db"])
    for command in ("table", "delete-table", "delete-guest", "ban", "mute"):
        for id in ("-pXmYcbjfxUKaOxm1izTPA", "--mYcbjfxUKaOxm1izTPA"):
            said = admin(tmp_path / "t.db", command, id, fails=True)
            assert "no such guest" in said or "table does not exist" in said
    assert "id" in admin(tmp_path / "t.db", "guests", "-pXmYcbjfxUKaOxm1izTPA")
    assert not any(new_id(9).startswith("-") for _ in range(1000))


def test_nobody_is_named_at_a_table_they_left_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("usa", "me open")
            await jan.sit(id)
            other = await ola.open("usa", "me open open")
            await jan.sit(other)
            assert (await jan.post(f"/api/tables/{other}/seats/1/leave")).status_code == 204
            assert (await ola.get(f"/api/tables/{other}")).text.count("Jan") == 2  # came, and left
            assert (await jan.client.delete("/api/me")).status_code == 204
            for table in (id, other):
                assert "Jan" not in (await ola.get(f"/api/tables/{table}")).text

    run(scenario())


def test_a_guest_is_gone_though_a_table_cannot_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf(_: str) -> None:
        raise Refused("set-aside", begun="0", now="1")

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, jan, _ = await both_at(room)
            monkeypatch.setattr(room.registry, "hear_notice", deaf)
            gone = await jan.client.delete("/api/me")
            assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
            assert (await jan.client.delete("/api/me")).json()["key"] == "bad-token"

    run(scenario())


@pytest.mark.usefixtures("by_hand")
def test_the_game_of_a_deleted_guest_goes_on(tmp_path: Path) -> None:
    """An operator deletes them beside the server, which hears of it by itself."""

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, jan, id = await both_at(room)
            table = room.registry.tables[id]
            await asyncio.to_thread(admin, tmp_path / "t.db", "delete-guest", jan.me["id"])
            await clocks.tick(room.registry)
            assert table.seats[1].kind == "bot" and table.game.names[1] != "Jan"
            said = await asyncio.to_thread(admin, tmp_path / "t.db", "delete-guest", "nobody", fails=True)
            assert "no such guest" in said

    run(scenario())


def test_banned_and_muted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, jan, id = await both_at(room)
            store, who = room.registry.store, jan.me["id"]
            async with jan.at(id) as player:
                await player.until("table")
                await operators.mark_guest(store, who, muted=True)
                await player.send("say", text="hello?")
                assert (await player.until("no"))["refusal"]["key"] == "muted"
            await operators.mark_guest(store, who, banned=True)
            assert (await jan.get("/api/me")).status_code == 403
            await operators.mark_guest(store, who, banned=False)
            assert (await jan.get("/api/me")).status_code == 200

    run(scenario())


def test_reports_reach_the_operators(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, jan, id = await both_at(room)
            report = {"text": "Seat one shouts.", "seat": 0}
            assert (await jan.post(f"/api/tables/{id}/reports", report)).status_code == 204
            assert (await jan.post(f"/api/tables/{id}/reports", {"text": "x", "seat": 7})).status_code == 404
            for _ in range(operators.MOST_REPORTS - 1):
                await jan.post(f"/api/tables/{id}/reports", report)
            assert (await jan.post(f"/api/tables/{id}/reports", report)).json()["key"] == "too-many-reports"
            assert "Seat one shouts." in await asyncio.to_thread(admin, tmp_path / "t.db", "reports")
            eve = await room.guest("Eve")
            assert (
                await eve.post(f"/api/tables/{id}/reports", {"text": "\x1b]0;mine\x07\0 look\n"})
            ).status_code == 204
            assert (await eve.post(f"/api/tables/{id}/reports", {"text": "\u200b\0"})).json()["key"] == "bad-request"
            (first, *_) = await operators.reports_seen(room.registry.store, 1)
            assert first.text == "]0;mine look"  # nothing of it reaches a terminal, or a database that takes no \0

    run(scenario())


def test_announcements_are_told_to_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, jan, id = await both_at(room)
            async with jan.at(id) as player:
                await player.until("table")
                await asyncio.to_thread(admin, tmp_path / "t.db", "announce", "We restart at six.")
                await announcements.look(room.registry)
                said = await player.until("said")
            assert (said["talk"][0]["kind"], said["talk"][0]["text"]) == ("announced", "We restart at six.")
            async with jan.at(id) as later:
                assert (await later.until("table"))["talk"][-1]["text"] == "We restart at six."
            await operators.announce(room.registry.store, "", room.registry.now())
            await announcements.look(room.registry)
            assert room.registry.announced is None

    run(scenario())


def test_looking_at_tables_and_guests(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, _, id = await both_at(room)

            def look() -> None:
                database = tmp_path / "t.db"
                assert id in admin(database, "tables") and "usa" in admin(database, "tables")
                assert "Ola" in admin(database, "table", id) and "joined" in admin(database, "table", id)
                assert ola.me["id"] in admin(database, "guests", "Ola") and "Jan" not in admin(
                    database, "guests", "Ola"
                )
                assert "does not exist" in admin(database, "table", "nothing", fails=True)
                admin(database, "ban", ola.me["id"])
                assert "True" in admin(database, "guests", "Ola")
                admin(database, "mute", ola.me["id"], "--lift")
                admin(database, "delete-table", id)
                assert id not in admin(database, "tables")

            await asyncio.to_thread(look)
            async with room.registry.tables[id].lock:
                with pytest.raises(Refused):
                    await room.registry.catch_up(room.registry.tables[id])
            assert id not in room.registry.tables

    run(scenario())


def test_what_is_old_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            _, _, playing = await both_at(room)
            alone = await room.guest("Ewa")
            await alone.open("usa", "me open")
            store, now = room.registry.store, room.registry.now()
            assert not any((await operators.prune(store, Keep(), now)).values())
            later = now + 31 * DAY
            assert (await operators.prune(store, Keep(), later))["waiting"] == 1
            assert [row["id"] for row in await operators.tables_seen(store, 9)] == [playing]
            for_ever = Keep(waiting=0, abandoned=0, finished=0, talk=0, reports=0, guests=0)
            assert not any((await operators.prune(store, for_ever, now + 9999 * DAY)).values())
            gone = await operators.prune(store, Keep(), now + 500 * DAY)
            assert (gone["abandoned"], gone["guests"]) == (1, 3)

    run(scenario())


def test_metrics_are_what_prometheus_reads(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("usa", "me easy")
            async with ola.at(id) as player:
                await player.until("table")
                while not player.turn["legal"]:
                    await player.hear()
                await player.move()
                text = (await ola.get("/metrics")).text
            found = {family.name: family for family in text_string_to_metric_families(text)}
            moves = {sample.name: sample.value for sample in found["branchline_move_seconds"].samples}
            assert moves["branchline_move_seconds_count"] >= 1
            assert found["branchline_moves"].type == "counter" and found["branchline_connections"].samples[0].value == 1
            assert {"branchline_bots_thinking", "branchline_moves_waiting", "branchline_jobs_waiting"} <= found.keys()
            assert found["process_resident_memory_bytes"].samples[0].value > 1e6

    run(scenario())


def test_who_is_banned_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that was open already once stayed so: the banned could play, look and ask on."""
    monkeypatch.setattr(bans, "EVERY", 0.05)

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, jan, id = await both_at(room)
            async with ola.at(id) as host, jan.at(id) as player:
                await host.until("table")
                await player.until("table")
                await operators.mark_guest(room.registry.store, jan.me["id"], banned=True)
                with pytest.raises(ConnectionClosed):
                    await player.until("never")
                await host.send("look", seat=0)
                await host.until("table")
            async with jan.at(id) as player:
                assert (await player.hear())["refusal"]["key"] == "banned"

    run(scenario())


def test_maps_that_nobody_keeps_are_forgotten(tmp_path: Path) -> None:
    """Each try of a map is written down before it is played: otherwise for ever."""

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            store, ola, now = room.registry.store, await room.guest("Ola"), room.registry.now()
            for id in ("kept", "loose", "new"):
                created = now if id != "new" else now + 29 * DAY
                await files.add_file(store, FileRow(id, "own-map", id, f"text of {id}", "", created))
            await files.shelve(store, ola.me["id"], "kept", now)
            assert (await operators.prune(store, Keep(), now + 31 * DAY))["files"] == 1
            assert [await files.load_file(store, id) is not None for id in ("kept", "loose", "new")] == [
                True,
                False,
                True,
            ]

    run(scenario())
