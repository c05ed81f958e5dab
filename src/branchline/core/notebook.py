"""Games in a notebook: views as HTML tables, outcomes as data frames."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import Any

from branchline.core.errors import BranchlineError

LONGEST = 8
"""Longer tables are folded away."""


def page(caption: str, view: dict[str, Any]) -> str:
    """A view under a caption, its parts never folded away all at once."""
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{cell(part)}</td></tr>" for name, part in view.items())
    return f"<div><p><b>{escape(caption)}</b></p><table>{rows}</table></div>"


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
