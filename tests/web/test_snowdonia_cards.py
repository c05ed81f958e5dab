"""What the browser prints on cards is what the game has: the same ids, and the same value for each."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.games.snowdonia.board import AREAS, EVENTS, WEATHERS

ROOT = Path(__file__).parents[2]
CARDS: dict[str, Any] = json.loads((ROOT / "web/src/families/snowdonia/data/cards.json").read_text(encoding="utf-8"))
DATA = ROOT / "src" / "branchline" / "games" / "snowdonia" / "data"
BOARDS: list[Any] = [
    bl.titles()["snowdonia"].board("mount-snowdon", 5, False, False),  # type: ignore[attr-defined]
    bl.titles()["snowdonia"].board("blaenau-ffestiniog", 4, False, False),  # type: ignore[attr-defined]
]


def tables(file: str) -> dict[str, Any]:
    """A data file of the game."""
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))


def only(entry: dict[str, Any], *fields: str) -> dict[str, Any]:
    """Some fields of an entry, those that it has."""
    return {field: entry[field] for field in fields if field in entry}


def test_stations() -> None:
    stations = tables("mount_snowdon.toml")["mount_snowdon"] | tables("blaenau.toml")["blaenau"]
    expected = {
        id: {"name": station["name"]} | ({"maintenance": True} if station.get("maintenance_when_clear") else {})
        for id, station in stations.items()
    }
    assert CARDS["stations"] == expected
    assert {id for board in BOARDS for id in board.station_ids} == set(expected)


def test_trains() -> None:
    trains = tables("trains.toml")["trains"]
    fields = ("name", "steel", "coal", "hire", "power", "number")
    assert CARDS["trains"] == {id: only(train, *fields) for id, train in trains.items()}


def test_contracts() -> None:
    contracts = tables("contracts.toml")["contracts"]
    needs = ("rubble", "tracks", "sites", "surveyor_at", "surveyor_tiers", "points_per_coal", "points")
    fields = (*needs, "area", "effect", "number", "limit", "weather")
    assert CARDS["contracts"] == {id: only(card, *fields) for id, card in contracts.items()}


def test_board() -> None:
    board = tables("board.toml")
    assert CARDS["rates"] == {track: only(rate, "sun", "rain") for track, rate in board["rates"].items()}
    assert CARDS["components"] == {
        "markers": board["components"]["markers"],
        "restock": board["restock"]["cubes"],
        "blaenau_first_event": tables("blaenau.toml")["blaenau_rules"]["first_event_cube"],
    }


@pytest.mark.parametrize(
    ("names", "word"),
    [(WEATHERS, "Weather"), (EVENTS, "EventKind"), (AREAS, "AreaLetter")],
)
def test_the_types_of_the_view_name_what_the_core_names(names: tuple[str, ...], word: str) -> None:
    source = (ROOT / "web/src/families/snowdonia/view.ts").read_text(encoding="utf-8")
    line = next(line for line in source.splitlines() if line.startswith(f"export type {word} ="))
    assert {part.strip(" ';") for part in line.partition("=")[2].split("|")} == set(names)
