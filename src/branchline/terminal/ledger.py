"""Rules of the ledger on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.ledger import Rule
from branchline.terminal.texts import Words


def show(rule: Rule, words: Words) -> RenderableType:
    """A rule in full, with where it comes from."""
    parts: list[RenderableType] = [
        Text.assemble((rule.id, "bold"), "  ", (rule.chapter, "dim")),
        Padding(Text(rule.statement), (0, 0, 0, 2)),
    ]
    if rule.source:
        parts.append(Padding(Text(words("rule-source", source=rule.source), style="dim"), (0, 0, 0, 2)))
    return Group(*parts)


def show_list(rules: Iterable[Rule]) -> RenderableType:
    """Rules with their statements, briefly."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(f"  {rule.id}", rule.statement)
    return table
