"""The automatic drawing of maps: nothing overlaps, every label can be read, and the same map is drawn the same."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from branchline.games.tickets.layout import draw
from branchline.games.tickets.layout.drawing import faults
from branchline.games.tickets.mapfile import MapFile
from branchline.games.tickets.titles import load
from tickets.map_shapes import shapes

NONE = {"overlaps": 0, "on_cities": 0, "illegible": 0, "outside": 0, "under_legend": 0}


def map_of(name: str) -> MapFile:
    """One of the maps."""
    return load("tickets", shapes()[name], name).map


@cache
def drawn_once(name: str) -> dict[str, Any]:
    """Its drawing, which takes seconds."""
    return draw(map_of(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", shapes())
def test_a_map_of_any_shape_is_drawn_without_a_fault(name: str) -> None:
    map = map_of(name)
    drawn = drawn_once(name)
    assert faults(map, drawn) == NONE
    assert {id: len(each["spaces"]) for id, each in drawn["tracks"].items()} == {
        id: track.length for id, track in map.tracks.items()
    }
    assert set(drawn["cities"]) == set(drawn["labels"]) == set(map.cities)


@pytest.mark.slow
def test_the_same_map_is_drawn_the_same() -> None:
    assert draw(map_of("star")) == drawn_once("star")


@pytest.mark.slow
def test_faults_are_found() -> None:
    map = map_of("chain")
    drawn = drawn_once("chain")
    first, second = list(map.tracks)[:2]

    def changed(**parts: Any) -> dict[str, int]:
        return faults(map, drawn | parts)

    tracks = copy.deepcopy(drawn["tracks"])
    tracks[first]["spaces"][0] = tracks[second]["spaces"][0]
    assert changed(tracks=tracks)["overlaps"] > 0
    x, y, _ = drawn["tracks"][first]["spaces"][0]
    labels = drawn["labels"] | {"c5": {"lines": ["Fernhill"], "at": [x, y]}}
    assert changed(labels=labels)["illegible"] > 0
    labels = drawn["labels"] | {"c5": drawn["labels"]["c6"]}
    assert changed(labels=labels)["illegible"] == 2
    city_x, city_y = drawn["cities"]["c5"]
    labels = drawn["labels"] | {"c5": {"lines": ["Fernhill"], "at": [city_x, city_y - 24]}}
    assert changed(labels=labels)["illegible"] > 0  # on the rim of its own city
    assert changed(cities=drawn["cities"] | {"c9": [x, y]})["on_cities"] > 0
    assert changed(board=[300, 300])["outside"] > 0
    assert changed(legend=[x - 20, y - 20])["under_legend"] > 0


WAITING = """
name = "Waiting"
players = [2, 2]
[rules]
wagons = 3
tickets_dealt = 1
tickets_kept_at_start = 1
passenger_colors = ["red", "blue"]
passengers_per_color = 2
[countries]
hills = "Hills"
[cities]
a = { name = "Alder", at = [0.1, 0.5] }
b = { name = "Birch", at = [0.6, 0.5] }
x = { name = "", country = "hills", at = [0.95, 0.3], border = true }
y = { name = "", country = "hills", at = [0.95, 0.8], border = true }
[tracks]
a-b = { length = 2 }
b-x = { length = 1 }
b-y = { length = 1 }
[tickets]
t1 = { from = "a", to = "hills", points = 3, copies = 2 }
[passengers]
a = 3
hills = 1
"""


@pytest.mark.slow
def test_who_waits_in_a_city_or_a_country_has_a_place() -> None:
    map = load("tickets", WAITING, "map").map
    drawn = draw(map)
    assert faults(map, drawn) == NONE
    assert {place: len(spots) for place, spots in drawn["passengers"].items()} == {"a": 3, "hills": 1}
    spot, label = drawn["passengers"]["hills"][0], drawn["labels"]["x"]["at"]
    assert abs(spot[0] - label[0]) < 40 and abs(spot[1] - label[1]) < 60
