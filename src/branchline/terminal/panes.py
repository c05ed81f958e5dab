"""The parts of a table that stand beside each other on a full screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType


@dataclass(frozen=True)
class Panes:
    """A table in parts, as a seat may know it; what a family does not tell apart stays empty."""

    board: Callable[[int, int], RenderableType]
    """The board for so many columns and lines; it may be larger, and is then moved about."""
    score: RenderableType = ""
    """A line a player."""
    hand: RenderableType = ""
    """What one must see to decide: hand and market."""
    drawn: bool = False
    """Whether the board is a picture, as large as it is, and no text whose lines are broken."""
