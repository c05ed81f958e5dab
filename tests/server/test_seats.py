"""Tables and seats: opening, joining, leaving, coming back, bots, lists, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.server.tables import bans
from room import at_table, play_out, run, serving


def test_seats_are_taken_once_and_the_game_begins_when_all_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, ewa = [await room.guest(name) for name in ("Ola", "Jan", "Ewa")]
            id = await ola.open("usa", "me open open", public=True)
            path = f"/api/tables/{id}"
            answers = await asyncio.gather(*(guest.post(f"{path}/seats", {"seat": 1}) for guest in (jan, ewa)))
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            assert (await ola.post(f"{path}/seats", {"seat": 7})).json()["key"] == "no-seat"
            quick, slow = (jan, ewa) if answers[0].status_code == 201 else (ewa, jan)
            assert (await slow.get(path)).json()["seat"] is None
            assert (await quick.get(path)).json()["seats"][1]["yours"]
            assert (await quick.post(f"{path}/seats/2/bot", {"bot": "random"})).json()["key"] == "not-the-host"
            assert (await ola.post(f"{path}/seats/2/bot", {"bot": "os.path"})).json()["key"] == "bad-bot"
            assert (await ola.post(f"{path}/seats/2/bot", {"bot": "mcts:999999"})).json()["key"] == "bad-bot"
            assert (await quick.post(f"{path}/seats/1/leave")).status_code == 204  # it has not begun: open again
            assert await slow.sit(id) == 1
            assert (await ola.post(f"{path}/seats/2/bot", {"bot": "random"})).status_code == 204
            table = (await ola.get(path)).json()
            assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
            assert [line["kind"] for line in table["talk"]] == ["joined", "left", "joined", "joined"]
            assert table["turn"]["to_move"] is not None

    run(scenario())


def test_nobody_looks_into_several_hands_before_the_game(tmp_path: Path) -> None:
    """What is shown at a table that waits is nobody's hand: the cards are dealt when the last seat is taken."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, ewa = [await room.guest(name) for name in ("Ola", "Jan", "Ewa")]
            id = await ola.open("usa", "me open open")
            await jan.sit(id, 1)
            async with jan.at(id, seat=1) as spy:
                before = (await spy.until("table"))["view"]
                assert (await jan.post(f"/api/tables/{id}/seats/1/leave")).status_code == 204
                assert (await spy.until("table"))["seat"] is None, "the seat is free again"
                await ewa.sit(id, 1)
                await jan.sit(id, 2)
                dealt = await spy.until("table")
                assert dealt["seat"] is None and "hand" not in dealt["view"]
                await jan.post(f"/api/tables/{id}/seats/2/leave")
                await spy.until("seats")
            now = (await ewa.get(f"/api/tables/{id}")).json()["view"]
            assert (before["hand"], before["offer"]) != (now["hand"], now["offer"])

    run(scenario())


def test_who_is_deleted_sees_the_hand_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot has it then, and the others play on against that."""
    monkeypatch.setattr(bans, "EVERY", 3600.0)  # they are shown out altogether a moment later

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("usa", "me open", options={"first_player": 0})
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await one.until("table")
                await two.until("table")
                assert (await jan.client.delete("/api/me")).status_code == 204
                assert (await two.until("table"))["seat"] is None
                await two.send("say", text="I was never here")
                assert (await two.until("no"))["refusal"]["key"] == "muted"
                assert (await one.move())["type"] == "ack"
                move = (await two.until("moved"))["move"]
                assert not any(event["params"].get("tickets") for event in move["events"])

    run(scenario())


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one:
                await one.until("table")
                assert (await jan.post(f"/api/tables/{id}/seats/0/leave")).json()["key"] == "not-your-seat"
                assert (await jan.post(f"/api/tables/{id}/seats/1/leave", {"bot": "random"})).status_code == 204
                seats = (await one.until("seats"))["seats"]
                assert seats[1]["stand_in"] and seats[1]["bot"] == "random" and seats[1]["name"] == "Jan"
                await play_out(one, 3, upto=30)
                async with jan.at(id) as two:
                    await two.until("table")
                    assert (await two.move("pass"))["refusal"]["key"] == "not-your-seat"
                assert await jan.sit(id) == 1
                assert not (await one.until("seats"))["seats"][1]["stand_in"]
                async with jan.at(id) as two:
                    await asyncio.gather(play_out(one, 4), play_out(two, 5))
                assert one.table["outcome"] is not None
                assert "came-back" in [line["kind"] for line in one.table["talk"]]
                left = await jan.post(f"/api/tables/{id}/seats/1/leave")
                assert left.json()["key"] == "not-leaving"

    run(scenario())


def test_lists_show_public_tables_and_mine(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            public = await ola.open("usa", "me open", public=True)
            secret = await ola.open("snowdonia", "me me", options={"first_player": 1})
            assert [table["id"] for table in (await room.client().get("/api/tables")).json()] == [public]
            assert [table["id"] for table in (await jan.get("/api/tables/mine")).json()] == []
            mine = (await ola.get("/api/tables/mine")).json()
            assert [(table["id"], table["your_turn"]) for table in mine] == [(secret, True), (public, False)]
            later = (await ola.get("/api/tables/mine", before=mine[0]["updated"])).json()
            assert [table["id"] for table in later] == [public]

    run(scenario())


def test_people_at_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            wish = {"title": "snowdonia", "seats": ["me", "me", "random"], "names": ["", " Bram ", "nobody"]}
            id = (await ola.post("/api/tables", wish)).json()["id"]
            seats = (await ola.get(f"/api/tables/{id}")).json()["seats"]
            assert [seat["name"] for seat in seats][:2] == ["Ola", "Bram"]
            assert seats[2]["kind"] == "bot" and seats[2]["name"] != "nobody"

    run(scenario())


def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia", "me open random", options={"edition": "deluxe"})
            await jan.sit(id)
            assert (await ola.post(f"/api/tables/{id}/rematch")).json()["key"] == "game-not-over"
            async with ola.at(id) as one, jan.at(id) as two, at_table(room, id, {}) as spectator:
                await asyncio.gather(play_out(one, 1), play_out(two, 2), play_out(spectator, 0))
                first = (await jan.post(f"/api/tables/{id}/rematch")).json()["id"]
                assert (await one.until("seats"))["rematch"] == first
                assert (await spectator.until("seats"))["rematch"] is None, "whoever has its link can take a seat"
            assert (await room.client().get(f"/api/tables/{id}")).json()["rematch"] is None
            assert (await ola.get(f"/api/tables/{id}", seat=0)).json()["rematch"] == first
            assert (await ola.post(f"/api/tables/{id}/rematch")).json()["id"] == first
            table = (await jan.get(f"/api/tables/{first}")).json()
            assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "bot"]
            assert table["options"]["edition"] == "deluxe"
            assert await ola.sit(first) == 0

    run(scenario())


def test_a_rematch_leaves_out_what_changes_nothing(tmp_path: Path) -> None:
    """Tables of before may have options that are refused now."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me random")
            table = await room.registry.open(id)
            table.row.options = {**table.row.options, "solo_train": 3, "light_fog": True}
            async with ola.at(id) as one:
                await play_out(one, 1)
            after = (await ola.post(f"/api/tables/{id}/rematch")).json()["id"]
            options = (await ola.get(f"/api/tables/{after}")).json()["options"]
            assert (options["solo_train"], options["light_fog"]) == (1, True)

    run(scenario())


def test_bad_wishes_for_a_table_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            wishes: list[dict[str, Any]] = [
                {"title": "monopoly", "seats": ["me", "open"]},
                {"title": "tickets", "seats": ["me", "open"]},
                {"title": "usa", "seats": ["me"]},
                {"title": "usa", "seats": ["me"] * 6},
                {"title": "usa", "seats": ["me", "open"], "options": {"wagons": 3}},
                {"title": "usa", "seats": ["me", "open"], "options": {"seed": 1}},
                {"title": "usa", "seats": ["me", "open"], "options": {"first_player": [1]}},
                {"title": "usa", "seats": ["me", "open"], "clock": {"mode": "move", "seconds": 0}},
                {"title": "usa", "seats": ["me", "open"], "clock": {"mode": "none", "seconds": 9}},
            ]
            for wish in wishes:
                answer = await ola.post("/api/tables", wish)
                assert (answer.status_code, answer.json()["key"]) == (400, "bad-choice"), wish
                assert len(answer.json()["sentence"]) > 20
            assert (await ola.get("/api/tables/mine")).json() == []

    run(scenario())


def test_the_shelf_and_its_texts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            client = room.client()
            for language in ("en", "pl", "de"):
                told = (await client.get("/api/titles", params={"language": language})).json()
                assert [title["id"] for title in told] == list(bl.titles())
                assert all(option["label"] and option["about"] for title in told for option in title["options"])
                texts = (await client.get(f"/api/texts/{language}")).text
                assert "server-stale = " in texts and "tickets-claimed" in texts and "\nterminal-" not in texts
            assert (await client.get("/api/texts/fr")).json()["key"] == "no-language"

    run(scenario())


def test_everybody_is_told_who_is_here_and_how_many_watch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("usa")
            await jan.sit(id)
            async with ola.at(id) as one:
                assert (await one.until("table"))["here"] == {"seats": [0], "watching": 0}
                async with jan.at(id, spectate=True), at_table(room, id, {}), at_table(room, id, {}):
                    await one.until(lambda message: message.get("here") == {"seats": [0, 1], "watching": 2})
                    assert (await jan.get(f"/api/tables/{id}")).json()["here"] == {"seats": [0, 1], "watching": 2}
                await one.until(lambda message: message.get("here") == {"seats": [0], "watching": 0})

    run(scenario())


def test_the_page_of_the_api_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            answer = await room.client(follow_redirects=True).get("/api/openapi")
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
            document = (await room.client().get("/api/openapi/openapi.json")).json()
            for path in document["paths"]:
                assert f" {path}</code>" in answer.text
            for name in document["components"]["schemas"]:
                assert f'id="{name}"' in answer.text
            assert "<script" not in answer.text and "http" not in answer.text.replace("httponly", "")

    run(scenario())
