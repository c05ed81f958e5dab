"""The browser's map drawings name what the maps have: the same tracks, cities and countries, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl

DATA = Path(__file__).parents[2] / "web" / "src" / "families" / "tickets" / "data"
MAPS: dict[str, Any] = {id: title for id, title in bl.titles().items() if title.family == "tickets"}

ONE_LAND = {"pk": "in", "bd": "in"}
"""India is drawn as one land, as it was in 1911."""


def drawing(title: str) -> dict[str, Any]:
    """The geometry of a map."""
    return dict(json.loads((DATA / f"{title}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("title", MAPS)
def test_every_track_has_its_spaces(title: str) -> None:
    drawn = drawing(title)["tracks"]
    tracks = MAPS[title].map.tracks
    assert set(drawn) == set(tracks)
    for id, track in tracks.items():
        assert len(drawn[id]["spaces"]) == track.length, id


@pytest.mark.parametrize("title", MAPS)
def test_tracks_run_from_their_first_city_to_their_second(title: str) -> None:
    board = drawing(title)
    width, height = board["board"]
    cities = MAPS[title].map.cities
    for id, track in board["tracks"].items():
        a, b = (cities[city].at for city in id.partition("/")[0].split("-"))
        along = ((b[0] - a[0]) * width, (b[1] - a[1]) * height)
        (x1, y1, _), (x2, y2, _) = track["spaces"][0], track["spaces"][-1]
        assert (x2 - x1) * along[0] + (y2 - y1) * along[1] >= 0, id


@pytest.mark.parametrize("title", MAPS)
def test_every_named_city_has_its_label(title: str) -> None:
    labels = drawing(title)["labels"]
    assert {city: " ".join(label["lines"]) for city, label in labels.items()} == {
        id: city.name for id, city in MAPS[title].map.cities.items() if city.name
    }


@pytest.mark.parametrize("title", MAPS)
def test_coins_lie_beside_tracks_with_a_bonus_or_a_price_of_their_own(title: str) -> None:
    tracks = MAPS[title].map.tracks
    marked = [id for badge in drawing(title)["badges"] for id in badge["tracks"]]
    assert sorted(marked) == sorted(id for id, track in tracks.items() if track.bonus or track.any_cards)
    for badge in drawing(title)["badges"]:
        assert len({(tracks[id].bonus, tracks[id].any_cards) for id in badge["tracks"]}) == 1


@pytest.mark.parametrize("title", MAPS)
def test_every_passenger_has_a_place_to_stand(title: str) -> None:
    drawn = drawing(title).get("passengers", {})
    assert {place: len(spots) for place, spots in drawn.items()} == MAPS[title].map.passengers


@pytest.mark.parametrize("title", MAPS)
def test_every_country_of_the_map_has_land(title: str) -> None:
    countries = {ONE_LAND.get(city.country, city.country) for city in MAPS[title].map.cities.values()}
    assert countries <= {land["country"] for land in drawing(title)["land"]}


@pytest.mark.parametrize("title", MAPS)
def test_everything_is_drawn_on_the_board(title: str) -> None:
    board = drawing(title)
    width, height = board["board"]
    spots = [space for track in board["tracks"].values() for space in track["spaces"]]
    spots += [label["at"] for label in board["labels"].values()]
    spots += [badge["at"] for badge in board["badges"]] + [board["legend"]]
    for spot in spots:
        assert 0 <= spot[0] <= width and 0 <= spot[1] <= height
