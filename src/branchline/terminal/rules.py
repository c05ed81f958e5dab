"""`branchline rules`: the ledger."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from branchline import ledger
from branchline.core.errors import BadOption
from branchline.shelf import file_titles, titles
from branchline.terminal.arguments import (
    DataFile,
    Language,
    MapFile,
    NoColor,
    ScenarioFile,
    examples,
    rules_beginning,
)
from branchline.terminal.console import make_console
from branchline.terminal.ledger import show, show_list
from branchline.terminal.setup_dialog import map_title, title_with_files
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "rules",
    ("", "the chapters"),
    ("TITLE", "all rules of a title"),
    ("TITLE WORD", "those of a title with a word"),
)


def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="TITLE|ID|WORDS",
            help="A title, the id of a rule (or its beginning), or words to look for, with a title before them or not.",
            autocompletion=rules_beginning,
            show_default=False,
        ),
    ] = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Look up the rules: every rule has an id, and every refused move names one."""
    tongue = language or own_language()
    console = make_console(no_color)
    words = " ".join(what or [])
    if map is not None and words.partition(" ")[0] not in file_titles():
        words = f"{map_title(map)} {words}".strip()
    if not words and data is None and scenario is None:
        for (game, chapter), found in ledger.by_chapter(ledger.ledger(tongue)).items():
            span = f"{found[0].id} … {found[-1].id}"
            console.print(Text.assemble((f"{game}  ", "dim"), (f"{chapter}  ", "bold"), (span, "dim")))
        return
    rule = ledger.rule_by_id(words, tongue)
    if rule is not None:
        console.print(show(rule, Words(tongue)))
        return
    title, _, rest = words.partition(" ")
    if title in titles() or title in file_titles() or data is not None or scenario is not None:
        own, words = ledger.rules_of(title_with_files(title, map, data, scenario), tongue), rest
        hits = [rule for rule in ledger.search(words, tongue) if rule in own] if words else own
    else:
        hits = ledger.search(words, tongue)
    if not hits:
        raise BadOption(f"no rule has the words {words!r}; try fewer, or 'branchline rules' for the chapters")
    for (_, chapter), found in ledger.by_chapter(hits).items():
        console.print(Text(chapter, style="bold"))
        console.print(show_list(found))
