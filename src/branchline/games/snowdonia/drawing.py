"""The line as a plain drawing for notebooks: stations in a row, the tracks that lead to them, and whose they are."""

from __future__ import annotations

from html import escape
from typing import Any

from branchline.core.notebook import INK, canvas, element, seat_colour, seats_named
from branchline.core.text import seat_name
from branchline.core.title import Title

STATION, MARGIN, HIGH = 140, 16, 190
"""How wide a station is with its tracks, and how high the line."""
NOBODY, LAID = "#e6dfce", "#8a8a92"


def draw(title: Title, view: dict[str, Any]) -> str:
    """The line from its first station to its last."""
    drawn = [station(title, one, MARGIN + n * STATION) for n, one in enumerate(view["line"])]
    names = [seat_name(seat, "en", None) for seat in range(view["players"])]
    wide = max(2 * MARGIN + STATION * len(drawn), 180 * len(names) + MARGIN)
    return canvas(wide, HIGH + 34, *drawn, seats_named(names, HIGH + 20))


def station(title: Title, told: dict[str, Any], x: int) -> str:
    """A station: the tracks to it, its sites, and the surveyors there."""
    tracks = told["tracks"]
    wide = 44 // max(len(tracks), 1)
    rows = [track(one, x + n * wide, wide - 3) for n, one in enumerate(tracks)]
    name = escape(str(title.label("station", told["station"], "en")))
    rows.append(element("text", name, x=x + 48, y=24, font_weight="bold", fill=LAID if told["closed"] else INK))
    sites = [(one["owner"], dug(one)) for one in told["excavation"]]
    sites += [(one["owner"], priced(one)) for one in told["sites"]]
    for n, (owner, words) in enumerate(sites):
        rows.append(element("rect", x=x + 48, y=32 + 20 * n, width=84, height=17, rx=3, fill=coloured(owner)))
        rows.append(element("text", escape(words), x=x + 52, y=45 + 20 * n))
    for n, seat in enumerate(told["surveyors"]):
        rows.append(element("circle", cx=x + 54 + 16 * n, cy=HIGH - 8, r=6, fill=seat_colour(seat), stroke=INK))
    return "".join(rows)


def track(told: dict[str, Any], x: int, wide: int) -> str:
    """A track: its rubble until that is cleared, then whose it is."""
    colour = LAID if told["laid"] and told["owner"] is None else coloured(told["owner"])
    bar = element(
        "rect", x=x, y=32, width=wide, height=17, fill=colour, stroke=INK, stroke_width=2 if told["laid"] else 0.5
    )
    return bar + (element("text", str(told["rubble"]), x=x + 4, y=45) if told["rubble"] else "")


def dug(told: dict[str, Any]) -> str:
    """An excavation site in words."""
    return f"{told['rubble']} rubble · {told['points']}" if told["rubble"] else f"dug · {told['points']}"


def priced(told: dict[str, Any]) -> str:
    """A building site in words: what it costs, and its points."""
    return f"{' '.join(f'{n} {good}' for good, n in told['cost'].items())} · {told['points']}"


def coloured(owner: int | None) -> str:
    """The colour of a marker's place."""
    return NOBODY if owner is None else seat_colour(owner)
