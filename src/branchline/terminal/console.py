"""The console, and marks that say the same with and without colour and Unicode."""

from __future__ import annotations

import codecs
import shutil
import sys
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from branchline.core.events import Event
from branchline.core.game import Game
from branchline.core.notebook import seat_colour

WIDEST = 100
"""Lines longer than this are no pleasure to read."""


@dataclass(frozen=True)
class Marks:
    """Signs beside words; never the only carrier of a meaning."""

    seats: str = "●▲■◆♥"
    done: str = "✓"
    open: str = "○"
    lost: str = "✗"
    here: str = "▶"
    wanted: str = "★"
    more: str = "…"
    dash: str = "–"
    city: str = "◎"


PLAIN = Marks(seats="@^#%&", done="+", open="o", lost="x", here=">", wanted="*", more="...", dash="-", city="O")


def make_console(no_color: bool = False, stderr: bool = False) -> Console:
    """A console that reads well in a pipe, on a dumb terminal and on a wide one."""
    console = Console(
        stderr=stderr, highlight=False, markup=False, emoji=False, color_system=None if no_color else "auto"
    )
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def complain(message: str) -> None:
    """One sentence on the error stream."""
    make_console(stderr=True).print(f"branchline: {message.strip()}", soft_wrap=True)


def marks_for(console: Console) -> Marks:
    """Unicode marks where the terminal can show them."""
    return Marks() if console.encoding.lower().startswith("utf") else PLAIN


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return seat_colour(seat)


def seat_text(marks: Marks, seat: int, name: str) -> Text:
    """A player: the seat's mark and the name, in the seat's colour."""
    return Text(f"{marks.seats[seat % len(marks.seats)]} {name}", style=seat_style(seat))


def brief(name: str) -> str:
    """A name where there is little room, without what stands in brackets after it.

    >>> brief("Watt (expert)")
    'Watt'
    """
    return name.partition(" (")[0] or name


def sentence(
    event: Event, game: Game, marks: Marks, language: str, you: int | None = None, indent: int = 2
) -> RenderableType:
    """An event in words, with the mark of its player; what `you` do is told to you."""
    seat = event.params.get("seat")
    mark = Text("") if seat is None else Text(marks.seats[seat % len(marks.seats)], style=seat_style(seat))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=indent + 1, justify="right")
    grid.add_column()
    grid.add_row(mark, Text(event.text(language, game.names, you), style="dim" if seat is None else ""))
    return grid


class Fitting:
    """The first of several forms of something that fits its place; the last where none does."""

    def __init__(self, *forms: RenderableType) -> None:
        self.forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(max_width=WIDEST)
        fits = (form for form in self.forms if Measurement.get(console, free, form).maximum <= options.max_width)
        yield next(fits, self.forms[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        sizes = [Measurement.get(console, options, form) for form in self.forms]
        return Measurement(min(size.minimum for size in sizes), max(size.maximum for size in sizes))


class Flow:
    """Pieces of text one after the other, in as many lines as it takes; no piece is broken."""

    def __init__(self, pieces: Sequence[Text], gap: int = 2, indent: int = 0) -> None:
        self.pieces = pieces
        self.gap = gap
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" " * self.indent, no_wrap=True)
        for piece in self.pieces:
            started = line.cell_len > self.indent
            if started and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent, no_wrap=True)
                started = False
            line.append(" " * self.gap if started else "").append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len + self.indent for piece in self.pieces] or [0]
        whole = sum(widths) + self.gap * len(widths)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def wipe(console: Console) -> None:
    """Put what was on the screen out of sight, its scrollback included; without cursor tricks if need be."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal or console.color_system is None:
        console.print("\n" * shutil.get_terminal_size().lines)
    else:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()


def be_lenient() -> None:
    """Letters the terminal cannot show lose their accents; bytes that are no letters become question marks."""
    codecs.register_error("without-accents", without_accents)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "without-accents"), (sys.stderr, "without-accents")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


WITHOUT = {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "ß": "ss", "æ": "ae", "Æ": "AE", "ð": "d", "þ": "th"} | {
    "·": "-", "−": "-", "×": "x", "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "±": "+-", "•": "*", "─": "-", "●": "*",
}  # fmt: skip
"""What stands for letters and signs that are no plain ones with an accent."""
ALIKE = {"Pd": "-", "Pi": '"', "Pf": '"', "Ps": '"'}
"""Dashes and quotation marks, by their category."""


def without_accents(error: UnicodeError) -> tuple[str, int]:
    """What stands for letters that an encoding lacks: `e` for `è`, `l` for `ł`, `-` for a dash, else `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = ""
    for letter in error.object[error.start : error.end]:
        simple = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        plain += simple or WITHOUT.get(letter) or ALIKE.get(unicodedata.category(letter), "?")
    return plain, error.end
