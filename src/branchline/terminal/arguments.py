"""Arguments that several commands share, and examples for their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from branchline import ledger
from branchline.core.family import families
from branchline.core.text import LANGUAGES, bundle
from branchline.shelf import file_titles, titles


def titles_beginning(start: str) -> list[str]:
    """Title ids for the shell's completion."""
    return [id for id in (*titles(), *file_titles()) if id.startswith(start)]


def languages_beginning(start: str) -> list[str]:
    """Languages for the shell's completion."""
    return [language for language in LANGUAGES if language.startswith(start)]


def rules_beginning(start: str) -> list[str]:
    """Titles and rule ids for the shell's completion."""
    return titles_beginning(start) + [rule.id for rule in ledger.ledger() if rule.id.startswith(start.upper())]


def title_argument(help: str) -> Any:
    """The argument TITLE."""
    return typer.Argument(metavar="TITLE", help=help, autocompletion=titles_beginning, show_default=False)


def known_language(language: str | None) -> str | None:
    """A language there are words in; BadOption for another, whatever the command would ask for first."""
    if language is not None:
        bundle(language)
    return language


Language = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="The language; by default that of your system.",
        autocompletion=languages_beginning,
        callback=known_language,
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the title, see 'titles TITLE'.", show_default=False
    ),
]
MapFile = Annotated[
    Path | None, typer.Option("--map", metavar="FILE", help="Play on a map of your own.", show_default=False)
]
DataFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="Play with corrections to the title's data.", show_default=False),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, as in small windows, pipes and for screen readers.")
]
ScenarioFile = Annotated[
    str | None,
    typer.Option(
        "--scenario", metavar="FILE", help="Play a scenario of your own, or a built-in one by name.", show_default=False
    ),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours, no escape codes.")]


def examples(name: str, *general: tuple[str, str]) -> str:
    """Examples for the end of a command's help, what to type and what it does: the families', then general ones."""
    own = [pair for family in families().values() for pair in family.examples.get(name, ())]
    pairs = [(" ".join(part for part in ("branchline", name, text) if part), about) for text, about in (*own, *general)]
    width = max(len(command) for command, _ in pairs)
    apart = width < 48
    lines = ["[bold]Examples[/bold]"]
    for command, about in pairs:
        shown = escape(command)
        gap = " " * (width - len(command) + 2) if apart else "\n      "
        lines.append(f"  [cyan]{shown}[/cyan]{gap}[dim]{escape(about)}[/dim]")
    return "\n".join(lines)
