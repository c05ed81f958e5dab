"""Board and log of a full screen: both know what they show, and show it anew when they have another size."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.events import Resize
from textual.widgets import RichLog, Static

from branchline.terminal.panes import Panes

LONGEST_LOG = 200
"""Events that are told at most."""


class Board(ScrollableContainer, can_focus=False):
    """The place of the board, which may be larger and is then moved about."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture = Static(id="picture")
        self.panes: Panes | None = None

    def compose(self) -> ComposeResult:
        """The picture alone."""
        yield self.picture

    def on_resize(self, event: Resize) -> None:
        """The board is drawn for the room it has, once all have theirs: until then it would not get it."""
        self.call_after_refresh(self.draw_anew)

    def draw_anew(self) -> None:
        """The same in another size."""
        if self.panes is not None:
            self.draw(self.panes)

    def draw(self, panes: Panes) -> None:
        """The board as large as its place."""
        self.panes = panes
        self.picture.styles.width = "auto" if panes.drawn else "100%"
        self.picture.update(panes.board(max(self.size.width - 1, 20), max(self.size.height, 5)))


class Log(RichLog, can_focus=False):
    """What happened."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20, max_lines=LONGEST_LOG)
        self.told: deque[RenderableType] = deque(maxlen=LONGEST_LOG)
        self.columns = 0

    def tell(self, parts: Iterable[RenderableType]) -> None:
        """Something more has happened."""
        for part in parts:
            self.told.append(part)
            self.write(part, expand=True, scroll_end=False)
        self.scroll_end(animate=False, x_axis=False)

    def forget(self) -> None:
        """Nothing has happened."""
        self.told.clear()
        self.clear()

    def on_resize(self, event: Resize) -> None:
        """Lines are broken anew where they have another width; the last ones stay in sight."""
        super().on_resize(event)
        if self.columns not in (0, event.size.width):
            self.clear()
            for part in self.told:
                self.write(part, expand=True, scroll_end=False)
        self.columns = event.size.width
        self.scroll_end(animate=False, x_axis=False)
