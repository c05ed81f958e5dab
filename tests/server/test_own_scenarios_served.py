"""Scenarios of one's own at the tables: checked, kept with the table, carried in its record, played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

import branchline as bl
from room import play_out, run, serving
from snowdonia.own_scenarios import BOTH_ENDS, SMALLEST, TRAMWAY


def test_a_scenario_is_played_to_the_end_replayed_and_played_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            table = await ola.open("snowdonia", "me easy", scenario_file=SMALLEST)
            async with ola.at(table) as player:
                await player.until("table")
                assert player.table["name"] == "Snowdonia: Slate Tramway" and player.table["file"]
                assert [station["station"] for station in player.view["line"]] == ["quarry_wharf", "raven_top"]
                await play_out(player, 5)
            text = (await ola.get(f"/api/tables/{table}/record")).text
            record = bl.Record.loads(text)
            assert record.verify() == [] and record.options["scenario"] == "own"
            assert record.attachment.strip() == SMALLEST.strip()
            story = (await ola.post("/api/reviews/story", {"record": text, "seat": None})).json()
            assert story["file"].strip() == SMALLEST.strip()
            printed = (await ola.get(f"/api/tables/{table}/map")).json()
            assert printed["facts"]["stations"]["raven_top"] == {"name": "Raven Top"}
            drawn = await ola.post("/api/maps/layout", {"title": "snowdonia", "map": story["file"]})
            assert drawn.json() == printed
            again = (await ola.post(f"/api/tables/{table}/rematch")).json()["id"]
            told = (await ola.get(f"/api/tables/{again}")).json()
            assert told["name"] == "Snowdonia: Slate Tramway" and len(told["view"]["line"]) == 2

    run(scenario())


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            table = await ola.open("snowdonia", "me easy easy", scenario_file=BOTH_ENDS)
        async with serving(tmp_path / "tables.db") as room:
            told = (await room.client().get(f"/api/tables/{table}")).json()
            assert [station["station"] for station in told["view"]["line"]] == [
                "quarry_wharf",
                "slate_mill",
                "raven_top",
            ]

    run(scenario())


def test_what_is_no_scenario_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")

            async def refused(key: str, status: int = 400, **body: Any) -> str:
                answer: httpx.Response = await ola.post(
                    "/api/tables", {"title": "snowdonia", "seats": ["me", "easy"], **body}
                )
                assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
                return str(answer.json()["sentence"])

            misspelt = SMALLEST.replace("surveyor_points", "surveyor_point")
            assert "Did you mean “surveyor_points”?" in await refused("bad-file", scenario_file=misspelt)
            ola.client.headers["accept-language"] = "pl"
            assert "Czy chodziło o „surveyor_points”?" in await refused("bad-file", scenario_file=misspelt)
            ola.client.headers["accept-language"] = "en"
            corrections = "[rates.excavation]\nvalues = [2, 3, 4, 6]\n"
            assert "only corrects data" in await refused("bad-file", scenario_file=corrections)
            await ola.open("snowdonia", "me easy", data=corrections)
            assert "only corrects data" in await refused("bad-file", scenario_file=corrections)
            await refused("bad-choice", scenario_file=SMALLEST, data=corrections)
            await refused("bad-choice", scenario_file=SMALLEST, title="usa")
            await refused("bad-choice", scenario_file=SMALLEST, title="tickets")
            await refused("bad-choice", scenario_file=TRAMWAY, seats=["me"] * 5)
            await refused("bad-choice", options={"scenario": str(tmp_path / "tables.db")})
            await refused("file-too-long", 413, scenario_file="#" * 70_000)

    run(scenario())


def test_an_owner_of_the_box_is_asked_and_gets_a_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            ola.client.headers["accept-language"] = "de"
            questions = (await ola.get("/api/boxes/snowdonia")).json()
            assert questions[6]["id"] == "rates.excavation.values" and "Spielplan" in questions[6]["look"]
            answers = {"rates.excavation.values": "2, 3, 4, 6", "tracks.t01.points": "many"}
            filled = (await ola.post("/api/boxes/snowdonia", {"answers": answers})).json()
            assert filled["file"] == "[rates.excavation]\nvalues = [2, 3, 4, 6]\n"
            assert len(filled["problems"]) == 1 and "Schreib es so: 2" in filled["problems"][0]
            table = await ola.open("snowdonia", "me easy", data=filled["file"])
            told = (await ola.get(f"/api/tables/{table}")).json()
            assert told["view"]["rates"]["excavation"]["values"] == [2, 3, 4, 6]
            titles = {title["id"]: title for title in (await ola.get("/api/titles")).json()}
            assert titles["snowdonia"]["box"] and titles["snowdonia"]["file_option"] == "scenario"
            assert not titles["usa"]["box"] and (await ola.get("/api/boxes/usa")).status_code == 404

    run(scenario())
