"""A page in one file: sections of text, tables and plots, in the reader's light or dark. It loads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from branchline.arena.intervals import Difference, Interval

Cell = str
"""A piece of HTML inside a table cell."""


class Page:
    """A report that grows section by section."""

    def __init__(self, title: str, lines: Sequence[str], language: str) -> None:
        self.title = title
        self.lines = lines
        self.language = language
        self.parts: list[str] = []
        self.notices: list[str] = []

    def notice(self, text: str) -> None:
        """Something the reader must not miss."""
        self.notices.append(f'<p class="notice" role="note">{escape(text)}</p>')

    def section(self, heading: str, about: str, *parts: str) -> None:
        """A section; parts that are empty are left out."""
        told = f"<p>{escape(about)}</p>" if about else ""
        self.parts.append(f"<section><h2>{escape(heading)}</h2>{told}{''.join(parts)}</section>")

    def html(self, closing: str) -> str:
        """The whole page."""
        style = (resources.files("branchline") / "arena" / "page.css").read_text(encoding="utf-8")
        told = "".join(f"<p>{escape(line)}</p>" for line in self.lines)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f'<header><div class="line" aria-hidden="true">o──o──●</div><h1>{escape(self.title)}</h1>{told}</header>\n'
            f"{''.join(self.notices)}\n" + "\n".join(self.parts) + f"\n<footer>{escape(closing)}</footer>\n"
            "</main>\n</body>\n</html>\n"
        )


def figure(svg: str, alt: str, caption: str = "") -> str:
    """A plot with words for those who cannot see it; nothing if it could not be drawn."""
    if not svg:
        return ""
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure><div role="img" aria-label="{escape(alt, quote=True)}">{svg}</div>{told}</figure>'


def table(columns: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "", sure: Sequence[bool] = ()) -> str:
    """A table whose first column names the row; rows marked sure stand out."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = []
    for number, (name, *cells) in enumerate(rows):
        kind = ' class="sure"' if number < len(sure) and sure[number] else ""
        body.append(f'<tr{kind}><th scope="row">{name}</th>{"".join(map(cell, cells))}</tr>')
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    kind = ' class="judged"' if sure else ""
    label = escape(caption or columns[0], quote=True)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{label}"><table{kind}>{told}'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def cell(content: Cell) -> str:
    """A cell; one that is a cell already stays."""
    return content if content.startswith("<td") else f"<td>{content}</td>"


def folded(summary: str, content: str) -> str:
    """Something to be opened by those who want it."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def dot(colour: int, name: str) -> Cell:
    """A name with the colour of its series."""
    return f'<span class="dot" style="background:var(--series-{colour % 8})" aria-hidden="true"></span>{escape(name)}'


def share_cell(share: Interval) -> Cell:
    """A share with its interval."""
    if share.n == 0:
        return '<td class="none">–</td>'
    return f'{share.mean:.1%} <span class="range">{100 * share.low:.1f}–{100 * share.high:.1f}</span>'


def heat_cell(share: Interval) -> Cell:
    """A share whose ground is the greener the more it is above a half, the redder the less."""
    strength = abs(share.mean - 0.5) * 1.1
    ground = f"rgba(var(--{'good' if share.mean > 0.5 else 'bad'}), {strength:.2f})"
    return f'<td style="background:{ground}">{share_cell(share)}</td>'


def mean_cell(value: Interval) -> Cell:
    """A mean with its interval."""
    if value.n == 0:
        return '<td class="none">–</td>'
    shown = f"{value.mean:.1f}".replace("-", "−")
    return shown if value.deals < 2 else f'{shown} <span class="range">± {value.half:.1f}</span>'


def difference_cell(value: Difference, scale: float = 1.0) -> Cell:
    """A difference with its interval."""
    mean, low, high = (f"{scale * x:+.1f}".replace("-", "−") for x in (value.mean, value.low, value.high))
    return f'{mean} <span class="range">{low} … {high}</span>'
