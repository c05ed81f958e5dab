"""The finished drawing of a map, in the form of the built-in boards' drawings; and what still collides in one."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import numpy as np

from branchline.games.tickets.layout.labels import waiting_spots
from branchline.games.tickets.layout.letters import LABEL, PIP, width
from branchline.games.tickets.layout.shapes import CITY, SPACE, Numbers, distances, gaps, upright
from branchline.games.tickets.layout.solver import Solver
from branchline.games.tickets.mapfile import MapFile

LAND = "#EDE3C8"
EDGE = 14.0
"""From the edge of the board to the table of points."""


def geometry_of(solved: Solver) -> dict[str, Any]:
    """A solved drawing as data."""
    legend = legend_corner(solved)  # may make the board wider
    cities = {id: point(place) for id, place in zip(solved.ids, solved.places, strict=True)}
    labels, passengers = names_drawn(solved)
    return {
        "board": [int(solved.size[0]), int(solved.size[1])],
        "space": SPACE,
        "label": int(LABEL),
        "names": [],
        "legend": legend,
        "controls": "bottom",
        "peaks": [],
        "trees": [],
        "cities": cities,
        "labels": labels,
        "badges": [{"tracks": list(solved.bundles[i].tracks), "at": point(spot)} for i, spot in solved.badges.items()],
        "passengers": passengers,
        "tracks": tracks_drawn(solved),
        "sea": False,
        "land": [{"country": "", "d": plain_land(solved.size), "fill": LAND}],
        "lakes": [],
        "rivers": [],
        "borders": [],
        "states": [],
    }


def plain_land(size: Numbers) -> str:
    """Land under all of the board, and a little beyond its edge."""
    wide, high = (int(each) + 60 for each in size)
    return f"M-60,-60H{wide}V{high}H-60Z"


def point(place: Numbers) -> list[float]:
    """A place with one digit behind the point."""
    return [round(float(place[0]), 1), round(float(place[1]), 1)]


def tracks_drawn(solved: Solver) -> dict[str, Any]:
    """The spaces of every track, in the direction of its id."""
    drawn: dict[str, Any] = {}
    for i, bundle in enumerate(solved.bundles):
        rows = solved.rectangles[i].reshape(len(bundle.tracks), bundle.spaces, 6)
        first = bundle.tracks[0].partition("/")[0]
        for id, row in zip(bundle.tracks, rows, strict=True):
            spaces = [[*point(each), round(math.degrees(math.atan2(each[3], each[2])), 1)] for each in row]
            if id.partition("/")[0] != first:  # named from the other end
                spaces = [[x, y, turned(angle)] for x, y, angle in reversed(spaces)]
            drawn[id] = {"len": round(float(2 * row[0, 4]), 1), "spaces": spaces}
    return {id: drawn[id] for id in solved.map.tracks}


def turned(angle: float) -> float:
    """The opposite direction."""
    return round(angle - 180 if angle > 0 else angle + 180, 1)


def names_drawn(solved: Solver) -> tuple[dict[str, Any], dict[str, Any]]:
    """Labels with the middle of their first line, and the places of passengers."""
    labels: dict[str, Any] = {}
    passengers: dict[str, Any] = {}
    places = {spot: place for place, spot in waiting_spots(solved.map).items()}
    for n, box in enumerate(solved.labels.boxes(solved.places)):
        id, written = solved.ids[int(solved.labels.city[n])], solved.labels.written[n]
        middle = (box[0] + box[2]) / 2
        line = box[1] + LABEL * (0.4 + 0.475 * (len(written.lines) - 1))
        labels[id] = {"lines": list(written.lines), "at": point((middle, line))}
        if written.pips:
            passengers[places[id]] = [point((middle + x, box[3] - PIP / 2)) for x, _ in written.pips]
    return labels, passengers


def legend_size(map: MapFile) -> tuple[float, float]:
    """How large the table of points is: a row for every length that a track may have."""
    points = map.rules.track_points
    return 60.0 + 15 * len(points), 42.0 + 23 * sum(each >= 0 for each in points)


def legend_corner(solved: Solver) -> list[float]:
    """Where the table of points hides nothing; if it would everywhere, the board grows to the right for it."""
    wide, high = legend_size(solved.map)
    right, bottom = (max(EDGE, float(solved.size[n]) - side - EDGE) for n, side in enumerate((wide, high)))
    held = np.concatenate([solved.all, upright(solved.labels.boxes(solved.places))])

    def hidden(corner: tuple[float, float]) -> float:
        box = upright([[*corner, corner[0] + wide, corner[1] + high]])
        covered = np.maximum(0, 6 - gaps(box, held)).sum() + np.maximum(0, 22 - distances(box, solved.places)).sum()
        return float(covered)

    best = min(((x, y) for x in (EDGE, right) for y in (EDGE, bottom)), key=hidden)
    if hidden(best) > 0:
        best = float(solved.size[0]), bottom
        solved.size = solved.size + np.array([wide + EDGE, 0.0])
    return point(best)


# -- judging a drawing ------------------------------------------------------------------------------


def faults(map: MapFile, geometry: dict[str, Any]) -> dict[str, int]:
    """What is wrong with a drawing: spaces that overlap or lie on cities, illegible labels, things outside."""
    spaces, owners = spaces_of(geometry)
    ends = {id: set(id.partition("/")[0].split("-")) for id in map.tracks}
    cities = list(geometry["cities"])
    places = np.array([geometry["cities"][id] for id in cities])
    apart = gaps(spaces, spaces)
    overlaps = sum(1 for i, j in np.argwhere(np.triu(apart < 0, 1)) if owners[i] != owners[j])
    away = distances(spaces, places)
    on_cities = sum(1 for i, j in np.argwhere(away < CITY) if cities[j] not in ends[owners[i]])
    boxes = label_boxes(geometry)
    labels = upright([boxes[id] for id in boxes])
    illegible = {id for n, id in enumerate(boxes) if (gaps(labels[[n]], spaces) < -0.5).any()}
    for (n, id), (m, other) in combinations(enumerate(boxes), 2):
        if gaps(labels[[n]], labels[[m]])[0, 0] < -0.5:
            illegible |= {id, other}
    reach = distances(labels, places)
    rims = np.array([10.0 if map.cities[city].border else CITY for city in cities])
    illegible |= {id for n, id in enumerate(boxes) if (reach[n] < rims).any()}
    wide, high = geometry["board"]
    outside = sum(1 for x, y, *_ in spaces if not (0 < x < wide and 0 < y < high))
    outside += sum(1 for box in boxes.values() if box[0] < 0 or box[1] < 0 or box[2] > wide or box[3] > high)
    legend = legend_box(map, geometry)
    covered = int((gaps(legend, spaces) < 0).sum() + (gaps(legend, labels) < 0).sum())
    covered += int((distances(legend, places) < CITY).sum())
    outside += sum(1 for side, most in zip(legend[0, :2] + legend[0, 4:], (wide, high), strict=True) if side > most)
    return {
        "overlaps": overlaps,
        "on_cities": on_cities,
        "illegible": len(illegible),
        "outside": outside,
        "under_legend": covered,
    }


def legend_box(map: MapFile, geometry: dict[str, Any]) -> Numbers:
    """The table of points as a rectangle."""
    (x, y), (wide, high) = geometry["legend"], legend_size(map)
    return upright([[x, y, x + wide, y + high]])


def spaces_of(geometry: dict[str, Any]) -> tuple[Numbers, list[str]]:
    """All spaces of a drawing as rectangles, and whose they are."""
    made, owners = [], []
    for id, track in geometry["tracks"].items():
        for x, y, angle in track["spaces"]:
            turn = math.radians(angle)
            made.append((x, y, math.cos(turn), math.sin(turn), track["len"] / 2, geometry["space"] / 2))
            owners.append(id)
    return np.array(made).reshape(-1, 6), owners


def label_boxes(geometry: dict[str, Any]) -> dict[str, list[float]]:
    """The boxes of the labels of a drawing."""
    boxes = {}
    for id, label in geometry["labels"].items():
        wide = max(width(line) for line in label["lines"])
        x, y = label["at"]
        top = y - LABEL * (0.4 + 0.475 * (len(label["lines"]) - 1))
        high = LABEL * (0.8 + 0.95 * (len(label["lines"]) - 1))
        boxes[id] = [x - wide / 2, top, x + wide / 2, top + high]
    return boxes
