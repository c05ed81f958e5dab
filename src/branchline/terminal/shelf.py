"""`branchline titles` and `branchline data`: what is on the shelf, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import branchline as bl
from branchline.core.text import say
from branchline.core.title import Option, Title
from branchline.terminal.arguments import DataFile, Language, MapFile, NoColor, examples, title_argument
from branchline.terminal.look import make_console, marks_for
from branchline.terminal.screens import screen_for
from branchline.terminal.setting import title_of
from branchline.terminal.words import Words, own_language

TITLES_EXAMPLES = examples(
    ("branchline titles", "what there is"),
    ("branchline titles northern-lights", "its options, each with a sentence"),
    ("branchline titles --language pl", "the same in Polish"),
)
DATA_EXAMPLES = examples(
    ("branchline data northern-lights", "sources, notes, assumed values"),
    ("branchline data tickets --map my.toml", "the same of a map of your own"),
)


def titles(
    title: Annotated[str | None, title_argument("One title; all if left out.")] = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Show the titles on the shelf: player counts and options with their values."""
    words = Words(language or own_language())
    console = make_console(no_color)
    shown = [title_of(title, None, None)] if title is not None else list(bl.titles().values())
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("title", "name", "players"):
        table.add_column(words(f"column-{column}"))
    for one in shown:
        table.add_row(Text(one.id, style="bold"), one.name(words.language), f"{one.least_players}–{one.most_players}")
    console.print(table)
    show_options(shown, console, words)


def show_options(shown: Iterable[Title], console: Console, words: Words) -> None:
    """The options of the titles, each once: name, values with the default first, sentence, titles that have it."""
    owners: dict[str, list[Title]] = {}
    options: dict[tuple[str, tuple[object, ...]], tuple[Option, list[str]]] = {}
    for title in shown:
        for option in title.options:
            owners.setdefault(option.name, []).append(title)
            options.setdefault((option.name, option.values), (option, []))[1].append(title.id)
    console.print()
    console.print(Text(words("options"), style="bold"))
    for option, ids in options.values():
        key = f"option-{option.name.replace('_', '-')}"
        default = Text(str(option.default), style="bold underline")
        others = [Text(str(value)) for value in option.values if value != option.default]
        values = Text(" | ").join([default, *others])
        console.print(Text.assemble("  ", (f"{option.name}=", "cyan"), values))
        console.print(f"      {say(words.language, key)}. {say(words.language, f'{key}.about')}", style="dim")
        if len(owners) and len(list(ids)) < len({title.id for title in shown}):
            console.print(f"      ({', '.join(ids)})", style="dim")


def data(
    title: Annotated[str, title_argument("The title.")],
    map: MapFile = None,
    data: DataFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Show where a title's data come from, with notes on single entries and assumed values."""
    words = Words(language or own_language())
    console = make_console(no_color)
    found = title_of(title, map, data)
    console.print(Text(found.name(words.language), style="bold"))
    console.print(screen_for(found, words, marks_for(console)).data())
