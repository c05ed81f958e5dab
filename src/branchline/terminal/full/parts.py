"""Board and log of a full screen: both are drawn for the room they have, and say when they have another."""

from __future__ import annotations

from textual.containers import ScrollableContainer
from textual.events import Resize
from textual.message import Message
from textual.widgets import RichLog, Static

from branchline.terminal.panes import Panes

LONGEST_LOG = 200
"""Events that are told at most."""


class Board(ScrollableContainer, can_focus=False):
    """The place of the board, which may be larger and is then moved about."""

    class Resized(Message):
        """The board has another size."""

    def on_resize(self, event: Resize) -> None:
        """Whoever knows the game draws anew."""
        self.post_message(self.Resized())

    def draw(self, panes: Panes) -> None:
        """The board as large as its place."""
        picture = self.query_one("#picture", Static)
        picture.styles.width = "auto" if panes.drawn else "100%"
        picture.update(panes.board(max(self.size.width - 1, 20), max(self.size.height, 5)))


class Log(RichLog, can_focus=False):
    """What happened."""

    class Resized(Message):
        """Lines are to be broken anew."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20, max_lines=LONGEST_LOG)

    def on_resize(self, event: Resize) -> None:
        """Whoever knows the game tells anew; lines that waited for a size come first."""
        super().on_resize(event)
        self.post_message(self.Resized())
