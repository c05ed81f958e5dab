"""Numbered choices, grouped by kind of move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.terminal.console import Flow


@dataclass(frozen=True)
class Choice:
    """A move in the game's notation and how it is shown: a label, perhaps columns beside it or more below."""

    move: str
    label: Text
    columns: tuple[Text, ...] = ()
    below: RenderableType | None = None


@dataclass(frozen=True)
class Group:
    """Choices of one kind. `note` tells what is left out or what can be typed; short choices stand beside the
    heading unless they are to stand below it. The heading is empty where the task says it already."""

    heading: str
    choices: Sequence[Choice]
    note: str = ""
    below: bool = False


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
        """The groups, one below the other; short choices stand beside their heading."""
        parts: list[RenderableType] = []
        first = 1
        for group in self.groups:
            parts.append(render_group(group, first))
            first += len(group.choices)
        return Stack(*parts)


def render_group(group: Group, first: int) -> RenderableType:
    """A group with its numbers."""
    heading = Text(group.heading, style="bold")
    note = [Padding(Text(group.note, style="dim"), (0, 0, 0, 6))] if group.note else []
    if any(choice.columns or choice.below for choice in group.choices):
        return Stack(*([heading] if heading else []), in_table(group.choices, first), *note)
    numbered = enumerate(group.choices, first)
    pieces = [Text.assemble((f"{number:>2} ", "bold"), choice.label) for number, choice in numbered]
    if group.below:
        return Stack(heading, Flow(pieces, indent=2, gap=4), *note)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(heading, Flow(pieces))
    return Stack(grid, *note)


def in_table(choices: Sequence[Choice], first: int) -> RenderableType:
    """Choices below each other, their columns lined up."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", width=4, no_wrap=True)
    table.add_column()
    for _ in choices[0].columns:
        table.add_column(no_wrap=True)
    for number, choice in enumerate(choices, first):
        label = choice.label if choice.below is None else Stack(choice.label, choice.below)
        table.add_row(str(number), label, *choice.columns)
    return table
