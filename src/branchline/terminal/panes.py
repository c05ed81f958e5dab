"""The parts of a table that stand beside each other on a full screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.text import Text


@dataclass(frozen=True)
class Panes:
    """A table in parts, as a seat may know it; what a family does not tell apart stays empty."""

    board: Callable[[int, int], RenderableType]
    """The board for so many columns and lines; it may be larger, and is then moved about."""
    score: RenderableType = ""
    """A line a player."""
    races: RenderableType = ""
    """What else is public and counts at the end, such as goals; the first to give way in a small window."""
    hands: Sequence[RenderableType] = ()
    """What one must see to decide, hand and market: told at length first, then ever shorter."""
    drawn: bool = False
    """Whether the board is a picture, as large as it is, and no text whose lines are broken."""

    @property
    def standing(self) -> RenderableType:
        """The score, and the races where there are any."""
        return Group(self.score, self.races) if self.races else self.score

    def hand(self, columns: int, lines: int) -> RenderableType:
        """Hand and market at such length that they fit; the shortest form if none does."""
        shortest = self.hands[-1] if self.hands else ""
        return next((one for one in self.hands if lines_taken(one, columns) <= lines), shortest)


def rendered(part: RenderableType, columns: int) -> list[Text]:
    """Something as lines of so many columns."""
    console = Console(
        file=StringIO(), width=columns, force_terminal=True, color_system="truecolor", markup=False, emoji=False
    )
    return [
        Text.assemble(*((piece.text, piece.style or "") for piece in line))
        for line in (console.render_lines(part, pad=False) if part else [])
    ]


def lines_taken(part: RenderableType, columns: int) -> int:
    """How many lines something takes in so many columns."""
    return len(rendered(part, columns))
