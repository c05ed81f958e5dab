"""Spectators see a table as many moves later as its host wishes, and nothing tells them more; at the end all."""

from __future__ import annotations

import json
from pathlib import Path

from room import Guest, Player, at_table, play_out, run, serving

DELAY = 3
UNKNOWN = {"authorization": ""}


async def spectator_sees(guest: Guest, id: str) -> dict[str, object]:
    """A table as somebody unknown sees it."""
    table: dict[str, object] = (await guest.client.get(f"/api/tables/{id}", headers=UNKNOWN)).json()
    return table


def said(player: Player) -> list[str]:
    """What somebody heard others say, in order."""
    lines = [*player.heard[0]["talk"], *(line for told in player.heard[1:] for line in told.get("talk", ()))]
    return [line["text"] or line["kind"] for line in lines]


def test_nothing_tells_spectators_more_than_was_there_so_many_moves_ago(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, eve = [await room.guest(name) for name in ("Ola", "Jan", "Eve")]
            id = await ola.open("snowdonia", options={"first_player": 0}, delay=DELAY)
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two, at_table(room, id, {}) as late, eve.at(id) as eves:
                for player in (one, two, late, eves):
                    await player.until("table")
                views = [late.view]
                for version in range(1, 7):
                    mover = one if one.turn["legal"] else two
                    await mover.move()
                    for player in (one, two):
                        while player.version < version:
                            await player.hear()
                    await mover.send("say", text=f"after {version}")
                    await mover.until("said")
                    seen = await spectator_sees(eve, id)
                    assert seen["version"] == max(0, version - DELAY)
                    assert f"after {version}" not in json.dumps(seen)
                    views.append(seen["view"])
                while late.version < 3:
                    await late.hear()
                assert late.view == views[-1]
                await two.send("undo")  # six moves were made
                await eves.send("say", text="Well played!")
                await eves.until(lambda told: told["type"] == "said" and told["talk"][-1]["text"] == "Well played!")
                assert said(eves) == ["joined", "after 1", "after 2", "after 3", "Well played!"]
                assert {told["type"] for told in late.heard + eves.heard} <= {"table", "moved", "said", "here"}
                assert not any(told.get("undo") for told in late.heard + eves.heard)

                listed = (await eve.get(f"/api/tables/{id}/past/4")).json()
                assert listed["key"] == "no-move"
                story = (await eve.get(f"/api/tables/{id}/story")).json()
                scores = (await eve.get(f"/api/tables/{id}/scores")).json()
                assert len(story["steps"]) == len(scores["scores"]) == 4
                notes = (await eve.get(f"/api/tables/{id}/record")).text
                assert len(notes.splitlines()) == len((await ola.get(f"/api/tables/{id}/record")).text.splitlines()) - 3
        async with serving(tmp_path / "tables.db") as room:  # after a restart too
            seen = (await room.client().get(f"/api/tables/{id}")).json()
            assert seen["version"] == 3 and seen["view"] == views[-1]
            chat = [line["text"] for line in seen["talk"] if line["kind"] == "chat"]
            assert chat == ["after 1", "after 2", "after 3", "Well played!"]

    run(scenario())


def test_at_the_end_everything_is_seen_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me", delay=100, public=True)
            async with ola.at(id) as one, at_table(room, id, {}) as late:
                await late.until("table")
                assert late.table["delay"] == 100
                listed = (await ola.get("/api/tables")).json()
                assert [table["delay"] for table in listed] == [100]
                await play_out(one, 1)
                end = await late.until(lambda told: told["type"] == "table" and told["outcome"] is not None)
                assert end["version"] == one.version and len(end["log"]) == one.version + 1
                assert end["secret"]
            again = (await ola.post(f"/api/tables/{id}/rematch")).json()["id"]
            assert (await ola.get(f"/api/tables/{again}")).json()["delay"] == 100

    run(scenario())


def test_lists_do_not_tell_for_whom_a_bot_stands_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, eve = [await room.guest(name) for name in ("Ola", "Jan", "Eve")]
            id = await ola.open("snowdonia", delay=DELAY, public=True)
            await jan.sit(id)
            assert (await jan.post(f"/api/tables/{id}/seats/1/leave")).status_code == 204
            for guest, told in ((ola, True), (jan, True), (eve, False)):
                (listed,) = (await guest.get("/api/tables")).json()
                assert listed["seats"][1]["stand_in"] is told

    run(scenario())


def test_a_delay_is_a_number_of_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            for delay in (-1, 101, 1.5, "three", None):
                wish = {"title": "snowdonia", "seats": ["me"], "delay": delay}
                answer = await ola.post("/api/tables", wish)
                assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), delay

    run(scenario())
