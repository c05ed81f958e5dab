"""`branchline rules`: the ledger."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.shelf import SHELF
from branchline.terminal import ledger
from branchline.terminal.arguments import NoColor, examples, rules_beginning
from branchline.terminal.look import make_console, marks_for
from branchline.terminal.screens import screen_for
from branchline.terminal.setting import title_of
from branchline.terminal.words import Words

EXAMPLES = examples(
    ("branchline rules", "the chapters"),
    ("branchline rules switzerland", "all rules of a title"),
    ("branchline rules TR-NL-FERRY-02", "one rule, with source and test"),
    ("branchline rules tunnel locomotive", "all rules with these words"),
)


def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="TITLE|ID|WORDS",
            help="A title, the id of a rule (or its beginning), or words to look for.",
            autocompletion=rules_beginning,
            show_default=False,
        ),
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Look up the rules: every rule has an id, and every refused move names one."""
    console = make_console(no_color)
    words = " ".join(what or [])
    if not words:
        for chapter, found in ledger.chapters().items():
            console.print(Text.assemble((f"{chapter}  ", "bold"), (f"{found[0].id} … {found[-1].id}", "dim")))
        return
    rule = ledger.rule_by_id(words)
    if rule is not None:
        console.print(ledger.show(rule))
        return
    if words in SHELF:
        screen = screen_for(title_of(words, None, None), Words("en"), marks_for(console))
        by_chapter = ledger.chapters(screen.ledger)
    else:
        hits = ledger.search(words)
        if not hits:
            raise BadOption(f"no rule has the words {words!r}; try fewer, or 'branchline rules' for the chapters")
        by_chapter = {chapter: [rule for rule in hits if rule.chapter == chapter] for chapter in ledger.chapters()}
    for chapter, found in by_chapter.items():
        if found:
            console.print(Text(chapter, style="bold"))
            console.print(ledger.show_list(found))
