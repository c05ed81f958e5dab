"""The board as a plain drawing for notebooks: cities in their places, tracks as straight rows of spaces."""

from __future__ import annotations

from html import escape
from math import atan2, degrees, hypot
from typing import Any

from branchline.core.notebook import INK, PAPER, canvas, element, seat_colour, seats_named
from branchline.core.text import seat_name
from branchline.games.tickets.mapfile import MapFile, Track
from branchline.games.tickets.mechanics.registry import MECHANICS
from branchline.games.tickets.titles import TicketTitle

LINES = {
    "red": "#e04048",
    "orange": "#de8a1f",
    "yellow": "#d9b13b",
    "green": "#62a870",
    "blue": "#519dde",
    "purple": "#a678c8",
    "black": "#8a8a92",
    "white": "#cfc8b6",
    "gray": "#8f897d",
}
"""Colours of open tracks, which read on dark and on light ground."""
PAINT = {**LINES, "black": INK, "white": "#ffffff"}
"""The same on the ground of the drawing."""
WIDTH, MARGIN, FOOT = 900.0, 40.0, 30.0
THICK, GAP = 9.0, 12.0
"""How thick a space is, and how far apart tracks between the same cities run."""

Place = tuple[float, float]


def draw(title: TicketTitle, view: dict[str, Any]) -> str:
    """The board with everybody's tracks, and what they have built."""
    map = title.map
    inner = WIDTH - 2 * MARGIN
    height = inner * proportion(map)
    places = {id: (MARGIN + x * inner, MARGIN + y * height) for id, (x, y) in stretched(map).items()}
    owners = {id: seat for seat, one in enumerate(view["seats"]) for id in one["tracks"]}
    drawn = [row_of_spaces(map, id, places, owners.get(id)) for id in map.tracks]
    for mechanic in MECHANICS:
        for seat, one in enumerate(view["seats"]):
            drawn += [building(places[id], seat) for id in mechanic.built(one)]
    drawn += [city(map, id, places[id]) for id in map.cities if not map.cities[id].border]
    points = [f"{seat_name(seat, 'en', None)}: {one['score']}" for seat, one in enumerate(view["seats"])]
    bottom = height + 2 * MARGIN + FOOT
    return canvas(WIDTH, round(bottom), *drawn, seats_named(points, bottom - 12))


def proportion(map: MapFile) -> float:
    """Height of the board by its width: where the tracks on it agree best with their numbers of spaces."""
    ends = [(*ends_of(id), track.length + 0.7) for id, track in map.tracks.items()]

    def disagreement(ratio: float) -> float:
        steps = []
        for one, other, spaces in ends:
            a, b = map.cities[one].at, map.cities[other].at
            steps.append(hypot(a[0] - b[0], (a[1] - b[1]) * ratio) / spaces)
        mean = sum(steps) / len(steps)
        return sum((step - mean) ** 2 for step in steps) / mean**2 if mean else 0.0

    return min((0.4 + 0.05 * n for n in range(40)), key=disagreement)


def stretched(map: MapFile) -> dict[str, Place]:
    """The cities' places, stretched to the edges: from 0 to 1 both ways."""
    places = [city.at for city in map.cities.values()]
    low = [min(place[axis] for place in places) for axis in (0, 1)]
    size = [max(max(place[axis] for place in places) - low[axis], 0.01) for axis in (0, 1)]
    return {id: ((city.at[0] - low[0]) / size[0], (city.at[1] - low[1]) / size[1]) for id, city in map.cities.items()}


def row_of_spaces(map: MapFile, id: str, places: dict[str, Place], owner: int | None) -> str:
    """A track: its spaces in a row, in its colour while it is open, in its owner's when it is claimed."""
    track = map.tracks[id]
    one, other = sorted(ends_of(id))  # so that parallel tracks do not change sides
    (ax, ay), (bx, by) = places[one], places[other]
    length = max(hypot(bx - ax, by - ay), 1.0)
    beside = [each for each in map.tracks if sorted(ends_of(each)) == [one, other]]
    shift = (beside.index(id) - (len(beside) - 1) / 2) * GAP
    step = (length - 16) / track.length
    size = {"y": f"{shift - THICK / 2:.1f}", "width": f"{max(step - 2, 1):.1f}", "height": THICK}
    spaces = [element("rect", x=f"{9 + n * step:.1f}", **size) for n in range(track.length)]
    dashes = {"stroke_dasharray": "3 2"} if track.tunnel else {}
    return element(
        "g",
        element("title", escape(about(map, id, track, owner))),
        *spaces,
        transform=f"translate({ax:.1f} {ay:.1f}) rotate({degrees(atan2(by - ay, bx - ax)):.1f})",
        fill=PAINT[track.color] if owner is None else seat_colour(owner),
        fill_opacity=0.4 if owner is None else 1,
        stroke=LINES[track.color] if owner is None else INK,
        **dashes,
    )


def about(map: MapFile, id: str, track: Track, owner: int | None) -> str:
    """A track in words."""
    names = " – ".join(map.cities[end].name for end in ends_of(id))
    whose = "" if owner is None else f", {seat_name(owner, 'en', None)}"
    return f"{names}: {track.length} {track.color}{whose}"


def ends_of(id: str) -> tuple[str, str]:
    """The cities at the ends of a track."""
    one, _, other = id.partition("/")[0].partition("-")
    return one, other


def building(place: Place, seat: int) -> str:
    """Something built in a city."""
    x, y = place[0] - 9, place[1] - 9
    return element("rect", x=f"{x:.1f}", y=f"{y:.1f}", width=18, height=18, fill=seat_colour(seat))


def city(map: MapFile, id: str, place: Place) -> str:
    """A ring, and the name above it."""
    ring = element("circle", cx=f"{place[0]:.1f}", cy=f"{place[1]:.1f}", r=5, fill=PAPER, stroke=INK, stroke_width=2)
    halo = {"stroke": PAPER, "stroke_width": 3, "paint_order": "stroke"}
    name = escape(map.cities[id].name)
    anchor = "start" if place[0] < 2 * MARGIN else "end" if place[0] > WIDTH - 2 * MARGIN else "middle"
    return ring + element("text", name, x=f"{place[0]:.1f}", y=f"{place[1] - 9:.1f}", text_anchor=anchor, **halo)
