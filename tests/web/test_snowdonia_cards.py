"""What the browser prints on cards is what the game has: the same ids, and the same value for each."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import branchline as bl

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
    stations = tables("mount_snowdon.toml")["stations"] | tables("blaenau.toml")["stations"]
    expected = {id: {"name": station["name"]} for id, station in stations.items()}
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
    assert CARDS["components"] == {"markers": tables("board.toml")["components"]["markers"]}
