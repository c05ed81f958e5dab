"""A finished drawing as a picture: shapes from the bottom up, written as SVG, or as PNG with matplotlib."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from branchline.games.tickets.layout.letters import LABEL, width
from branchline.games.tickets.mapfile import MapFile

INK, LAND, PAPER, RAIL = "#2B2622", "#EDE3C8", "#FBF5E6", "#9C8F76"
FILL = {
    "purple": "#6A3F87",
    "white": "#FAF6EC",
    "blue": "#519DDE",
    "yellow": "#FFD96F",
    "orange": "#DE8A1F",
    "black": "#29282C",
    "red": "#A30F16",
    "green": "#498555",
    "gray": "#B0A99C",
}
BADGE = 17.0
PIXELS = 2000
"""The longer side of a picture made of pixels."""


Point = tuple[float, float]


@dataclass(frozen=True)
class Rail:
    """A line from city to city, below the spaces."""

    points: tuple[Point, ...]


@dataclass(frozen=True)
class Polygon:
    """A filled shape with straight edges."""

    points: tuple[Point, ...]
    fill: str
    stroke: str = INK
    line: float = 1.6
    dashed: bool = False


@dataclass(frozen=True)
class Circle:
    """A filled circle."""

    at: Point
    radius: float
    fill: str
    line: float = 2.0


@dataclass(frozen=True)
class Label:
    """A line of text around its middle, exactly so wide."""

    text: str
    at: Point
    size: float
    wide: float


Shape = Rail | Polygon | Circle | Label


def shapes(map: MapFile, geometry: dict[str, Any]) -> Iterator[Shape]:
    """Everything on a board, the lowest first."""
    wide, high = geometry["board"]
    yield Polygon(((0, 0), (wide, 0), (wide, high), (0, high)), LAND, LAND, 0)
    for id, drawn in geometry["tracks"].items():
        start, end = (geometry["cities"][city] for city in id.partition("/")[0].split("-"))
        yield Rail((tuple(start), *((x, y) for x, y, _ in drawn["spaces"]), tuple(end)))
    for id, drawn in geometry["tracks"].items():
        yield from spaces(map, id, drawn, geometry["space"])
    for badge in geometry["badges"]:
        yield from badge_shapes(map, badge)
    for id, at in geometry["cities"].items():
        if map.cities[id].border:
            yield Circle(tuple(at), 8, PAPER)
        else:
            yield Circle(tuple(at), 13, PAPER, 2.6)
            yield Circle(tuple(at), 6.5, "#C8502F", 0)
    for id, spots in geometry.get("passengers", {}).items():
        for at in spots if id in map.cities else ():
            yield Circle(tuple(at), 7, "#F1C95B", 1.4)
    for label in geometry["labels"].values():
        yield from label_shapes(label)


def spaces(map: MapFile, id: str, drawn: dict[str, Any], across: float) -> Iterator[Shape]:
    """The spaces of a track; dashed where it is a tunnel, with a sign where only a locomotive will do."""
    track = map.tracks[id]
    first = (track.length - track.ferry) // 2
    for number, (x, y, angle) in enumerate(drawn["spaces"]):
        corners = rectangle(x, y, angle, drawn["len"], across)
        yield Polygon(corners, FILL[track.color], INK, 2.6 if track.tunnel else 1.6, track.tunnel)
        if first <= number < first + track.ferry:
            yield Circle((x, y), across / 2 - 4, PAPER, 1.2)
            yield Circle((x, y), 2.4, INK, 0)


def rectangle(x: float, y: float, angle: float, long: float, across: float) -> tuple[Point, ...]:
    """The corners of a space."""
    turn = math.radians(angle)
    along = (math.cos(turn) * long / 2, math.sin(turn) * long / 2)
    aside = (-math.sin(turn) * across / 2, math.cos(turn) * across / 2)
    return tuple(
        (x + a * along[0] + b * aside[0], y + a * along[1] + b * aside[1])
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


def badge_shapes(map: MapFile, badge: dict[str, Any]) -> Iterator[Shape]:
    """What a badge beside tracks says: cards to draw, or so many cards for one."""
    track = map.tracks[badge["tracks"][0]]
    text = f"+{track.bonus}" if track.bonus else f"{track.any_cards}:1"
    yield Circle(tuple(badge["at"]), BADGE - 2, PAPER)
    yield Label(text, tuple(badge["at"]), 17, 17 * 0.55 * len(text))


def label_shapes(label: dict[str, Any]) -> Iterator[Shape]:
    """The lines of a name; `at` is the middle of all of them."""
    x, y = label["at"]
    lines = label["lines"]
    for number, line in enumerate(lines):
        if line:
            down = (number - (len(lines) - 1) / 2) * 0.95 * LABEL
            yield Label(line, (x, y + down), LABEL, width(line))


# -- as SVG -----------------------------------------------------------------------------------------


def svg(map: MapFile, geometry: dict[str, Any]) -> bytes:
    """A drawing as SVG."""
    wide, high = geometry["board"]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        ' font-family="Bitter, Rokkitt, Georgia, serif" font-weight="600" text-anchor="middle">',
        f"<title>{escape(map.name)}</title>",
        *(svg_shape(shape) for shape in shapes(map, geometry)),
        "</svg>",
    ]
    return "\n".join(lines).encode()


def svg_shape(shape: Shape) -> str:
    """One shape as an element."""
    if isinstance(shape, Rail):
        return f'<polyline points="{svg_points(shape.points)}" fill="none" stroke="{RAIL}" stroke-width="3"/>'
    if isinstance(shape, Polygon):
        dashes = ' stroke-dasharray="6 4"' if shape.dashed else ""
        look = f'fill="{shape.fill}" stroke="{shape.stroke}" stroke-width="{shape.line}"{dashes}'
        return f'<polygon points="{svg_points(shape.points)}" {look}/>'
    x, y = shape.at
    if isinstance(shape, Circle):
        look = f'fill="{shape.fill}" stroke="{INK}" stroke-width="{shape.line}"'
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{shape.radius}" {look}/>'
    fitted = f'textLength="{shape.wide:.1f}" lengthAdjust="spacingAndGlyphs"'
    halo = f'stroke="{LAND}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    look = f'font-size="{shape.size:g}" fill="{INK}" {halo} {fitted}'
    return f'<text x="{x:.1f}" y="{y + shape.size * 0.33:.1f}" {look}>{escape(shape.text)}</text>'


def svg_points(points: tuple[Point, ...]) -> str:
    """Points as an attribute."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


# -- as PNG -----------------------------------------------------------------------------------------


def png(map: MapFile, geometry: dict[str, Any]) -> bytes:
    """A drawing as PNG."""
    from matplotlib import patches
    from matplotlib.figure import Figure

    wide, high = geometry["board"]
    scale = PIXELS / max(wide, high)
    point = scale * 72 / 100
    figure = Figure(figsize=(wide * scale / 100, high * scale / 100), dpi=100)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(0, wide)
    axes.set_ylim(high, 0)
    for order, shape in enumerate(shapes(map, geometry)):
        if isinstance(shape, Label):
            halo = {"edgecolor": LAND, "linewidth": 4 * point, "zorder": order}
            axes.add_patch(patches.PathPatch(outline(shape), fill=False, **halo))
        axes.add_patch(patch(shape, point, order))
    made = io.BytesIO()
    figure.savefig(made, format="png")
    return made.getvalue()


def patch(shape: Shape, point: float, order: int) -> Any:
    """One shape as matplotlib draws it; `point` is a unit of the board in points."""
    from matplotlib import patches

    if isinstance(shape, Rail):
        return patches.Polygon(
            shape.points, closed=False, fill=False, edgecolor=RAIL, linewidth=3 * point, zorder=order
        )
    if isinstance(shape, Label):
        return patches.PathPatch(outline(shape), facecolor=INK, linewidth=0, zorder=order)
    look: dict[str, Any] = {"facecolor": shape.fill, "linewidth": shape.line * point, "zorder": order}
    if isinstance(shape, Circle):
        return patches.Circle(shape.at, shape.radius, edgecolor=INK if shape.line else "none", **look)
    dashes = (0, (2.4, 1.6)) if shape.dashed else "solid"
    return patches.Polygon(shape.points, closed=True, edgecolor=shape.stroke, linestyle=dashes, **look)


def outline(label: Label) -> Any:
    """The letters of a label as one path, as wide as it must be."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath
    from matplotlib.transforms import Affine2D

    letters = TextPath((0, 0), label.text, size=label.size * 0.92, prop=FontProperties(weight="bold"), usetex=False)
    box = letters.get_extents()
    squeeze = label.wide / max(box.width, 1.0)
    move = Affine2D().translate(-box.x0 - box.width / 2, -label.size * 0.33).scale(min(squeeze, 1.0), -1)
    return letters.transformed(move.translate(*label.at))
