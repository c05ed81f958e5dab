"""`branchline bots`: who can take a seat."""

from __future__ import annotations

from typing import Annotated

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import branchline as bl
from branchline.bots import bots_for, levels_for
from branchline.core.text import bundle, say
from branchline.core.title import Title
from branchline.terminal.arguments import (
    DataFile,
    Language,
    MapFile,
    NoColor,
    ScenarioFile,
    examples,
    title_argument,
)
from branchline.terminal.console import make_console
from branchline.terminal.setup_dialog import title_with_files
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "bots",
    ("", "all bots and levels"),
)


def bots(
    title: Annotated[str | None, title_argument("One title; all if left out.")] = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Show the bots that can take a seat, and which of them stands behind each level."""
    words = Words(language or own_language())
    console = make_console(no_color)
    all_titles = all(given is None for given in (title, map, data, scenario))
    shown = list(bl.titles().values()) if all_titles else [title_with_files(title, map, data, scenario)]
    together: dict[tuple[str, ...], list[Title]] = {}
    for one in shown:
        together.setdefault((one.family, *levels_for(one).values()), []).append(one)
    for titles in together.values():
        show(console, words, titles)


def show(console: Console, words: Words, titles: list[Title]) -> None:
    """The levels and bots of titles of one family that have the same levels."""
    console.print(Text(" · ".join(title.name(words.language) for title in titles), style="bold"))
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    for level, code in levels_for(titles[0]).items():
        grid.add_row(level, f"{words(f'level-{level}')} = {code}")
    grid.add_row()
    for name in bots_for(titles[0]):
        grid.add_row(name, about(name, words))
    console.print(grid)
    console.print()


def about(name: str, words: Words) -> str:
    """A sentence about a bot; those of other packages have none here."""
    key = f"bot-about-{name}"
    return say(words.language, key) if key in bundle(words.language) else words("bot-outside")
