"""Signs of Snowdonia: letters for goods, marks for tracks, rubble and weather, and the colours that go with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from branchline.terminal.console import PLAIN, Marks, seat_style

GOODS = {"ore": "O", "stone": "S", "coal": "C", "rubble": "R", "steel": "B", "event": "E"}
"""The letters of goods, the same in every language; a steel bar is a B, an event cube an E."""

STYLES = {
    "ore": "bold #c8743c",
    "stone": "bold #8c98a4",
    "coal": "bold #7a6f8f",
    "rubble": "bold #ad8a4e",
    "steel": "bold #4f8fd0",
    "event": "bold #d0509a",
}
"""Colours to be seen on dark and on light ground."""

WEATHER_STYLES = {"sun": "#d9a521", "rain": "#4f8fd0", "fog": "#8c98a4"}


@dataclass(frozen=True)
class Signs:
    """Signs beside words and numbers; never the only carrier of a meaning."""

    assumed: str = "°"
    track: str = "═"
    dig: str = "▒"
    rubble: str = "▒"
    site: str = "⌂"
    game: str = "×"
    start: str = "⚑"
    free: str = "·"
    closed: str = "≋"
    arrow: str = "→"
    right: str = "»"
    left: str = "«"
    cube: str = "■"
    dot: str = "·"
    box: str = "┌┬┐├┼┤└┴┘─│"
    weather: Mapping[str, str] = field(default_factory=lambda: {"sun": "☼", "rain": "☂", "fog": "≋"})


ASCII = Signs(
    assumed="~",
    track="T",
    dig="D",
    rubble="r",
    site="H",
    game="x",
    start="!",
    free=".",
    closed="-",
    arrow="->",
    right=">",
    left="<",
    cube="*",
    dot="-",
    box="+++++++++-|",
    weather={"sun": "o", "rain": "/", "fog": "-"},
)


def signs_for(marks: Marks) -> Signs:
    """Unicode signs where the terminal can show the marks of the players."""
    return ASCII if marks == PLAIN else Signs()


def amount(good: str, n: int) -> Text:
    """`4S`: a number of goods by letter and colour."""
    return Text(f"{n}{GOODS[good]}", style=STYLES[good])


def amounts(goods: Mapping[str, int], zero: str = "0") -> Text:
    """`7O 4S 1C`; what is not there is not named."""
    parts = [amount(good, goods[good]) for good in GOODS if goods.get(good)]
    return Text(" ").join(parts) if parts else Text(zero, style="dim")


def seat_marks(marks: Marks, seats: list[int]) -> Text:
    """The marks of players beside each other."""
    text = Text()
    for seat in seats:
        text.append(marks.seats[seat % len(marks.seats)], style=seat_style(seat))
    return text
