"""The automatic drawing of maps: nothing overlaps, every label can be read, and the same map is drawn the same."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from branchline.games.tickets.layout import draw
from branchline.games.tickets.layout.drawing import faults
from branchline.games.tickets.mapfile import MapFile
from branchline.games.tickets.titles import load
from tickets.map_shapes import shapes

QUICK = ("chain", "star", "ring", "islands", "doubles")
NONE = {"overlaps": 0, "on_cities": 0, "illegible": 0, "outside": 0}


def map_of(name: str) -> MapFile:
    """One of the maps."""
    return load("tickets", shapes()[name], name).map


@pytest.mark.parametrize(
    "name", [each if each in QUICK else pytest.param(each, marks=pytest.mark.slow) for each in shapes()]
)
def test_a_map_of_any_shape_is_drawn_without_a_fault(name: str) -> None:
    map = map_of(name)
    drawn = draw(map)
    assert faults(map, drawn) == NONE
    assert {id: len(each["spaces"]) for id, each in drawn["tracks"].items()} == {
        id: track.length for id, track in map.tracks.items()
    }
    assert set(drawn["cities"]) == set(drawn["labels"]) == set(map.cities)


def test_the_same_map_is_drawn_the_same() -> None:
    map = map_of("star")
    assert draw(map) == draw(map)


def test_faults_are_found() -> None:
    map = map_of("chain")
    drawn = draw(map)
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
