"""Games in a notebook: boards as SVG, views as HTML tables, outcomes as data frames."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import Any

from branchline.core.errors import BranchlineError
from branchline.core.family import family_named
from branchline.core.title import Title

LONGEST = 8
"""Longer tables are folded away."""


SEAT_COLOURS = ("#0fa3b5", "#e0507a", "#5f7bea", "#8fa61a", "#b5763a")
"""Colours of the seats, which read on dark and on light ground."""
INK, PAPER = "#29282c", "#faf6ec"


def page(caption: str, title: Title, view: dict[str, Any]) -> str:
    """A view under a caption: the board, and a table whose parts are never folded away all at once."""
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{cell(part)}</td></tr>" for name, part in view.items())
    return f"<div><p><b>{escape(caption)}</b></p>{drawing(title, view) or ''}<table>{rows}</table></div>"


def drawing(title: Title, view: dict[str, Any]) -> str | None:
    """The board with all that lies on it as SVG; None for a family that draws none."""
    family = family_named(title.family)
    return str(family.get(family.drawing)(title, view)) if family.drawing else None


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element of SVG; `text_anchor` is the attribute `text-anchor`, and a last `_` is left out.

    >>> element("text", "a &amp; b", x=1, text_anchor="end", class_="city")
    '<text x="1" text-anchor="end" class="city">a &amp; b</text>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>"


def canvas(width: float, height: float, *inside: str) -> str:
    """A whole drawing, on its own ground, as wide as there is room."""
    ground = element("rect", width=f"{width:g}", height=f"{height:g}", rx=8, fill=PAPER)
    shown = {"viewBox": f"0 0 {width:g} {height:g}", "style": f"width: 100%; max-width: {width:g}px", "fill": INK}
    font = {"font-family": "sans-serif", "font-size": 12}
    return element("svg", ground, *inside, xmlns="http://www.w3.org/2000/svg", **shown, **font)


def seats_named(seats: list[str], y: float) -> str:
    """Who has which colour, in one line."""
    entries = []
    for seat, words in enumerate(seats):
        x = 16 + 180 * seat
        entries.append(element("rect", x=x, y=y - 10, width=12, height=12, fill=seat_colour(seat)))
        entries.append(element("text", escape(words), x=x + 18, y=y))
    return "".join(entries)


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def cell(value: Any) -> str:
    """Anything of a view: things with names and lists of them as tables, all else as text."""
    if isinstance(value, dict) and value:
        rows = (f"<tr><th>{escape(str(name))}</th><td>{cell(one)}</td></tr>" for name, one in value.items())
        return folded(len(value), "".join(rows))
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return listed(value)
    if isinstance(value, list | tuple):
        return ", ".join(cell(one) for one in value)
    return "" if value is None else escape(str(value))


def listed(rows: list[dict[str, Any]]) -> str:
    """Things with the same names: one row for each."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(str(name))}</th>" for name in names)
    body = ("".join(f"<td>{cell(row.get(name))}</td>" for name in names) for row in rows)
    return folded(len(rows), f"<tr>{head}</tr>" + "".join(f"<tr>{row}</tr>" for row in body))


def folded(size: int, rows: str) -> str:
    """A table; a long one is opened by a click."""
    table = f"<table>{rows}</table>"
    return table if size <= LONGEST else f"<details><summary>{size}</summary>{table}</details>"


def frame(rows: list[dict[str, Any]]) -> Any:
    """A pandas data frame of these rows."""
    try:
        pandas: Any = import_module("pandas")
    except ImportError:
        raise BranchlineError("data frames need pandas, which is not installed: pip install pandas") from None
    return pandas.DataFrame(rows)
