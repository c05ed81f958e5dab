"""Numbered choices, grouped by kind of move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.terminal.look import Flow


@dataclass(frozen=True)
class Choice:
    """A move in the game's notation, and how it is shown: one cell, or several in columns."""

    move: str
    cells: tuple[Text, ...]


@dataclass(frozen=True)
class Group:
    """Choices of one kind. `note` tells what is left out or what can be typed."""

    heading: str
    choices: Sequence[Choice]
    note: str = ""


@dataclass
class Menu:
    """What can be chosen by number: the numbers run through all groups in the order shown."""

    groups: list[Group]
    moves: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.moves = [choice.move for group in self.groups for choice in group.choices]

    def move(self, number: int) -> str | None:
        """The move of that number."""
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def render(self) -> RenderableType:
        """The groups, one below the other."""
        parts: list[RenderableType] = []
        first = 1
        for group in self.groups:
            parts.append(Text(group.heading, style="bold"))
            if group.choices:
                in_columns = len(group.choices[0].cells) > 1
                parts.append(in_table(group.choices, first) if in_columns else in_line(group.choices, first))
            if group.note:
                parts.append(Padding(Text(group.note, style="dim"), (0, 0, 0, 5)))
            first += len(group.choices)
        return Stack(*parts)


def in_line(choices: Sequence[Choice], first: int) -> RenderableType:
    """Short choices beside each other."""
    return Flow(
        [Text.assemble((f"{number:>3}", "bold"), " ", choice.cells[0]) for number, choice in enumerate(choices, first)],
        indent=1,
    )


def in_table(choices: Sequence[Choice], first: int) -> RenderableType:
    """Choices below each other, their parts in columns."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", width=4, no_wrap=True)
    for _ in choices[0].cells:
        table.add_column()
    for number, choice in enumerate(choices, first):
        table.add_row(str(number), *choice.cells)
    return table
