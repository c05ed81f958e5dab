"""A record on one screen: board, score, log and hands, one move after the other, forth and back."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.events import Resize
from textual.widgets import Footer, Static

from branchline.core.game import Game
from branchline.core.record import Record
from branchline.terminal.console import Marks, sentence
from branchline.terminal.full.app import LOOKING, Paper
from branchline.terminal.full.parts import LONGEST_LOG, Board, Log
from branchline.terminal.full.places import BREAKPOINTS, HEIGHTS, places
from branchline.terminal.records import as_known
from branchline.terminal.screen import screen_for
from branchline.terminal.texts import Words

KEYS = {"left": ("back", -1), "right": ("forth", 1), "home": ("first", -(10**6)), "end": ("last", 10**6)}
"""Steps that have a key: their word, and how many moves they go."""
FURTHER = {"pageup": -10, "pagedown": 10}


class ReplayApp(App[None]):
    """A record on a full screen. Without a seat everything is revealed, and the hand is that of whoever is to move."""

    CSS_PATH = "layout.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = LOOKING

    def __init__(self, record: Record, words: Words, seat: int | None = None, upto: int | None = None) -> None:
        super().__init__()
        self.record = record
        self.words = words
        self.only = seat
        self.last = len(record.moves) if upto is None else min(upto, len(record.moves))
        self.move = 0
        self.game: Game = record.replay(0)
        self.table_screen = screen_for(self.game.title, words, Marks())

    def compose(self) -> ComposeResult:
        """The parts of a table, without decisions."""
        yield Static(id="heading")
        with Container(id="table"):
            yield Board()
            with Vertical(id="side"):
                yield Static(id="score")
                yield Log()
            yield Static(id="hand")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Keys with the words of the language."""
        for key, (word, step) in KEYS.items():
            self.bind(key, f"go({step})", description=self.words(f"replay-{word}"))
        for key, step in FURTHER.items():
            self.bind(key, f"go({step})", show=False)
        if self.game.players > 1 and self.only is None:
            self.bind("space", "turn", description=self.words("replay-seat"))
        for key in ("f10", "q", "escape"):
            self.bind(key, "quit", description=self.words("word-quit"), show=key == "f10")
        self.turned = 0
        self.call_after_refresh(self.draw)

    def on_resize(self, event: Resize) -> None:
        """The lines are shared out anew, unless the window closes meanwhile."""
        self.call_after_refresh(lambda: self.draw() if self.is_running else None)

    @property
    def seat(self) -> int:
        """Whose hand is shown."""
        if self.only is not None:
            return self.only
        return ((self.game.to_move or 0) + self.turned) % self.game.players

    def action_go(self, moves: int) -> None:
        """So many moves forth, or back; the end of a game has its score sheet."""
        before, self.move = self.move, max(0, min(self.last, self.move + moves))
        if self.move != before:
            self.game = self.record.replay(self.move)
            self.draw()
        if moves > 0 and self.game.is_over:
            self.push_screen(Paper([self.table_screen.ending(self.game)]))

    def action_turn(self) -> None:
        """The hand of the next seat."""
        self.turned += 1
        self.draw()

    def action_look(self, where: str) -> None:
        """Move the board about where it is larger than its place."""
        getattr(self.query_one("#board"), f"scroll_{where}")(animate=False)

    def draw(self) -> None:
        """The table after this move, and what happened until then."""
        game, words = self.game, self.words
        panes = self.table_screen.panes(game, self.seat)
        shared = places(self.size, panes, None)
        self.query_one("#table").styles.grid_rows = ("1fr", str(shared.hand_lines))
        self.query_one("#table").styles.grid_size_rows = 2
        self.query_one(Board).draw(panes)
        self.query_one("#score", Static).update(panes.standing)
        self.query_one("#score").styles.max_height = shared.score_lines
        self.query_one("#hand", Static).update(shared.hand)
        made = f" · {game.moves[-1]}" if self.move else ""
        told = words("replay-at", move=self.move, moves=self.last)
        self.query_one("#heading", Static).update(Text(f"{game.title.name(words.language)} · {told}{made}"))
        self.tell()

    def tell(self) -> None:
        """What happened until this move."""
        log = self.query_one(Log)
        log.forget()
        log.tell(
            sentence(event, self.game, Marks(), self.words.language, self.only, indent=0)
            for event in as_known(self.game, self.only)[-LONGEST_LOG:]
            if event.key not in self.table_screen.in_sight
        )
