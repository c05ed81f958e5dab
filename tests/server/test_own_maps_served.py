"""Maps and corrections of one's own at the tables: checked, kept, drawn, and played like a built-in title."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import branchline as bl
from branchline.core.text import LANGUAGES
from branchline.games.tickets.ownmaps import MAPS
from room import Guest, Player, play_out, run, serving

START = str(MAPS.start("new"))
TINY = """
name = "Tiny"
players = [2, 3]
[rules]
wagons = 8
tickets_dealt = 2
tickets_kept_at_start = 1
cards_per_color = 6
[cities]
alpha = { name = "Alpha", at = [0.1, 0.2] }
beta = { name = "Beta", at = [0.8, 0.2] }
gamma = { name = "Gamma", at = [0.5, 0.8] }
[tracks]
alpha-beta = { length = 3, color = "red" }
alpha-gamma = { length = 2 }
beta-gamma = { length = 2 }
[tickets]
t1 = { from = "alpha", to = "beta", points = 3 }
t2 = { from = "alpha", to = "gamma", points = 2 }
t3 = { from = "beta", to = "gamma", points = 2, copies = 5 }
"""
SNOWDONIA_BOX = "[contracts.7]\nnumber = 3\n"


async def sentence(answer: httpx.Response, status: int, key: str) -> str:
    """A refusal's sentence."""
    assert answer.status_code == status, answer.text
    assert answer.json()["key"] == key
    return str(answer.json()["sentence"])


async def whole_game(guest: Guest, table: str) -> dict[str, Any]:
    """Play a table to its end against its bots; the table as told last."""
    async with guest.at(table) as player:
        await player.until("table")
        await play_out(player, 5)
        return player.table


def test_a_map_is_played_to_the_end_replayed_reviewed_and_played_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            table = await ola.open("tickets", "me medium", map=TINY)
            told = await whole_game(ola, table)
            assert told["name"] == "Tiny" and told["file"] and told["outcome"]["scores"]
            drawing = (await jan.get(f"/api/tables/{table}/map")).json()  # a spectator
            assert len(drawing["geometry"]["tracks"]["alpha-beta"]["spaces"]) == 3
            assert drawing["facts"]["cities"]["alpha"]["name"] == "Alpha" and drawing["facts"]["rules"]["wagons"] == 8
            record = bl.Record.loads((await ola.get(f"/api/tables/{table}/record")).text)
            assert record.attachment.strip() == TINY.strip()
            assert record.verify() == []
            story = (await ola.get(f"/api/tables/{table}/story")).json()
            assert story["file"] and story["outcome"]["scores"] == told["outcome"]["scores"]
            assert (await ola.get(f"/api/tables/{table}/past/3")).status_code == 200
            assert len((await ola.get(f"/api/tables/{table}/scores")).json()["scores"]) == len(story["steps"])
            review = await jan.post("/api/reviews/story", {"record": record.dumps(), "seat": None})
            assert review.json()["file"].strip() == TINY.strip()
            again = (await ola.client.post(f"/api/tables/{table}/rematch")).json()["id"]  # nothing need be said
            assert (await ola.post(f"/api/tables/{table}/rematch")).json()["id"] == again
            assert (await ola.get(f"/api/tables/{again}")).json()["name"] == "Tiny"
            listed = (await ola.get("/api/tables/mine")).json()
            assert {each["name"] for each in listed} == {"Tiny"}

    run(scenario())


def test_a_table_goes_on_after_a_restart_with_hints_and_a_hot_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            table = await ola.open("tickets", "me me", map=TINY)
            async with ola.at(table, seat=0) as player:
                await player.until("table")
                await first_of_hot_seat(player)
        async with serving(tmp_path / "tables.db") as room:
            ola.client = room.client(headers=ola.client.headers)
            ola.room = room
            told = (await ola.get(f"/api/tables/{table}")).json()
            assert told["version"] == 1 and told["name"] == "Tiny"
            seat = told["turn"]["to_move"]
            async with ola.at(table, seat=seat) as player:
                await player.until("table")
                await player.send("hint")
                hint = await player.until(lambda message: message["type"] in ("hint", "no"))
                assert hint["type"] == "hint", hint
                assert (await player.move(hint["move"]))["type"] == "ack"

    run(scenario())


async def first_of_hot_seat(player: Player) -> None:
    """Make the first move of a table with two seats of one guest, from whichever seat begins."""
    if not player.turn["legal"]:
        await player.send("look", seat=1)
        await player.until("table")
    assert (await player.move())["type"] == "ack"


def test_corrections_of_built_in_titles_are_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            table = await ola.open("usa", "me easy", data="[rules]\nhand = 6\n")
            async with ola.at(table) as player:
                await player.until("table")
                assert sum(player.view["hand"].values()) == 6
            drawing = (await ola.get(f"/api/tables/{table}/map")).json()
            assert drawing["geometry"] is None and drawing["facts"]["rules"]["hand"] == 6
            mountain = await ola.open("snowdonia", "me easy", data=SNOWDONIA_BOX)
            printed = (await ola.get(f"/api/tables/{mountain}/map")).json()
            assert printed["geometry"] is None and printed["facts"]["contracts"]["7"]["number"] == 3
            record = bl.Record.loads(
                (await ola.get(f"/api/tables/{mountain}/record")).text.replace("notes", "record", 1)
            )
            assert "contracts.7" in record.attachment

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_the_language(tmp_path: Path, language: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            ola.client.headers["accept-language"] = language
            seats = ["me", "easy"]
            wrong = TINY.replace('"beta", to = "gamma"', '"betta", to = "gamma"')
            said = await sentence(
                await ola.post("/api/tables", {"title": "tickets", "seats": seats, "map": wrong}), 400, "bad-file"
            )
            assert "betta" in said and "beta" in said
            checked = (await ola.post("/api/maps/check", {"map": wrong})).json()
            assert not checked["ok"] and checked["facts"] is None
            (problem,) = checked["problems"]
            assert problem["place"] == {"ticket": "t3"} and problem["must"] and problem["text"] in said
            torn = (await ola.post("/api/maps/check", {"map": TINY + "[oops"})).json()
            line = str(TINY.count("\n") + 1)
            assert [each["where"] for each in torn["problems"]] == [""] and line in torn["problems"][0]["text"]

    run(scenario())


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")

            async def opened(**body: Any) -> httpx.Response:
                return await ola.post("/api/tables", {"seats": ["me", "easy"], **body})

            said = await sentence(await opened(title="usa", map=TINY), 400, "bad-choice")
            assert said.endswith("a map of your own is for tickets, any other for titles.")
            await sentence(await opened(title="tickets", data=TINY), 400, "bad-choice")
            await sentence(await opened(title="tickets", map=TINY, map_id="x"), 400, "bad-choice")
            await sentence(await opened(title="tickets"), 400, "bad-choice")
            await sentence(await opened(title="tickets", map_id="nobody"), 404, "no-file")
            await sentence(await opened(title="tickets", map="#" * 70_000), 413, "file-too-long")
            await sentence(await opened(title="usa", data="[rules]\nhorses = 3"), 400, "bad-file")
            await sentence(await opened(title="snowdonia", data="[weather]\nsun = 3"), 400, "bad-file")
            await sentence(await opened(title="chess", data="x = 1"), 400, "bad-file")
            await sentence(await opened(title="tickets", map=TINY, seats=["me"] * 5), 400, "bad-choice")
            await sentence(await ola.post("/api/maps/layout", {"map": "name = 3"}), 400, "bad-file")
            await sentence(await ola.post("/api/maps/trial", {"map": "name = 3"}), 400, "bad-file")
            await sentence(await ola.post("/api/maps", {"map": "name = 3"}), 400, "bad-file")
            await sentence(await ola.post("/api/maps/check", {"map": TINY, "title": "chess"}), 404, "no-title")
            await sentence(await ola.get("/api/maps/start/chess"), 404, "no-title")
            await sentence(await ola.get("/api/maps/start/snowdonia"), 404, "no-title")
            await sentence(await ola.get("/api/maps/nobody"), 404, "no-file")
            usual = await ola.open("usa", "me easy")
            await sentence(await ola.get(f"/api/tables/{usual}/map"), 404, "no-file")
            await sentence(await room.client().post("/api/maps/check", json={"map": TINY}), 401, "no-identity")

    run(scenario())


def test_maps_are_begun_kept_and_tried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            assert (await ola.get("/api/maps/start/new")).json() == {"map": START}
            assert "Boston" in (await ola.get("/api/maps/start/usa")).json()["map"]
            checked = (await ola.post("/api/maps/check", {"map": START})).json()
            assert checked["ok"] and checked["name"] == "My map" and checked["suggested"]["tickets"]
            answer = await ola.post("/api/maps", {"map": TINY})
            assert answer.status_code == 201
            kept = answer.json()
            assert kept["name"] == "Tiny" and kept["link"] == f"/maps/{kept['id']}"
            assert (await ola.post("/api/maps", {"map": TINY})).json()["id"] == kept["id"]
            assert [each["name"] for each in (await ola.get("/api/maps/mine")).json()] == ["Tiny"]
            assert (await jan.get("/api/maps/mine")).json() == []
            assert (await jan.get(f"/api/maps/{kept['id']}")).json() == kept | {"map": TINY}
            assert 'property="og:title" content="Tiny"' in (await jan.get(kept["link"])).text
            told = (await jan.get(f"/api/maps/{kept['id']}/title")).json()
            assert (told["id"], told["name"], told["most_players"]) == ("tickets", "Tiny", 3) and "easy" in told["bots"]
            assert (await jan.get("/api/maps/nobody/title")).status_code == 404
            titles = (await jan.get("/api/titles")).json()
            assert all(title["corrections"] for title in titles) and not told["corrections"]
            table = await jan.open("tickets", "me me", map_id=kept["id"])
            assert (await jan.get(f"/api/tables/{table}/map")).json()["geometry"] == kept["geometry"]
            tried = (await ola.post("/api/maps/trial", {"map": TINY, "games": 5})).json()
            assert tried["games"] == 5 and set(tried["tracks"]) == {"alpha-beta", "alpha-gamma", "beta-gamma"}

    run(scenario())
