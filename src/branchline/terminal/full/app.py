"""One table on one screen: board, score, log, hand, decisions, and a line to type in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, Static

from branchline.bots.failure import BotFailed
from branchline.terminal.console import seat_text, sentence
from branchline.terminal.full.decisions import Decisions
from branchline.terminal.full.heard import Heard, ScreenFailed
from branchline.terminal.full.parts import LONGEST_LOG, Board, Log
from branchline.terminal.full.places import BREAKPOINTS, HEIGHTS, places
from branchline.terminal.menu import Menu
from branchline.terminal.prompt import Leave
from branchline.terminal.table import Table
from branchline.terminal.talk import Talk

SHORT = 2
"""Answers of at most so many lines stand above the line one types in; longer ones lie over the table."""
GLANCE = 0.5
"""Seconds from one look at what is said aside to the next."""
KEYS = {"f1": "help", "f2": "map", "f3": "log", "f4": "hint", "f5": "undo", "f6": "rules", "f7": "more", "f10": "quit"}
"""Commands that have a key."""
LOOKING: list[BindingType] = [
    Binding(f"ctrl+{where}", f"look('{where}')", show=False) for where in ("up", "down", "left", "right")
]
"""Keys that move the board about."""


class Paper(ModalScreen[None]):
    """Something to read, over the table; any key puts it away."""

    def __init__(self, parts: Sequence[RenderableType]) -> None:
        super().__init__()
        self.parts = parts

    def compose(self) -> ComposeResult:
        """What is to be read."""
        with VerticalScroll():
            yield Static(Group(*self.parts))

    def on_key(self, event: Key) -> None:
        """Arrows and pages scroll."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.put_away()

    def on_click(self) -> None:
        """A click is as good as a key."""
        self.put_away()

    def put_away(self) -> None:
        """Show the table again; keys that come faster than it goes mean nothing more."""
        if self.is_active:  # a paper may have come to lie on it meanwhile, and would go in its stead
            self.dismiss()


class Curtain(ModalScreen[bool]):
    """Hides the table between two people; True when a move is to be taken back instead."""

    def __init__(self, parts: Sequence[RenderableType]) -> None:
        super().__init__()
        self.parts = parts

    def compose(self) -> ComposeResult:
        """Whom to hand the device to."""
        yield Static(Group(*self.parts))

    def on_key(self, event: Key) -> None:
        """Enter looks, the key for undoing undoes."""
        event.stop()
        if event.key in ("enter", "f5") and self.is_active:
            self.dismiss(event.key == "f5")


class Say(Input):
    """The line one types in; the arrows choose among the decisions above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("pageup", "mark(-8)", show=False),
        Binding("pagedown", "mark(8)", show=False),
        Binding("tab", "add", show=False),
    ]

    def action_mark(self, by: int) -> None:
        """Move the mark among the decisions."""
        self.decisions.step(by)

    def action_add(self) -> None:
        """Put the number of what is marked into the line, after others."""
        if self.decisions.marked and self.collects:
            self.add(self.decisions.marked)

    @property
    def decisions(self) -> Decisions:
        """The decisions above."""
        return self.screen.query_one(Decisions)

    @property
    def collects(self) -> bool:
        """Whether nothing but numbers stands in the line."""
        return not self.value.replace(" ", "").strip("0123456789")

    def add(self, number: int) -> None:
        """Put a number into the line."""
        self.value = f"{self.value.strip()} {number} ".lstrip()
        self.cursor_position = len(self.value)


class TableApp(App[bool]):
    """A table on a full screen. Returns whether the game is over."""

    CSS_PATH = "layout.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = LOOKING

    def __init__(self, table: Table, heard: Heard) -> None:
        super().__init__()
        self.table = table
        self.heard = heard
        self.words = table.words
        self.talk: Talk | None = None
        self.menu = Menu([])
        self.pausing = False
        self.shown = 0
        self.viewer: int | None = table.holder
        self.aside = ""
        self.failed: BotFailed | None = None

    # -- the screen -------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """All parts; their places are told by the style sheet."""
        yield Static(id="heading")
        with Container(id="table"):
            yield Board()
            with Vertical(id="side"):
                yield Static(id="score")
                yield Log()
            yield Static(id="hand")
            yield Decisions()
        yield Static(id="notice")
        yield Say(id="say", placeholder=self.words("prompt-hint"), compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Keys with the words of the language, and the first turn."""
        for key, command in KEYS.items():
            told = command != "log"  # which is in sight anyway
            self.bind(key, f"say('{command}')", description=self.words(f"word-{command}"), show=told)
        self.query_one(Say).focus()
        self.set_interval(GLANCE, self.overhear)
        self.table.keep()
        self.call_after_refresh(self.go_on)

    def overhear(self) -> None:
        """What is to be known while others are waited for, as long as it is so."""
        if self.heard.aside != self.aside:
            self.aside = self.heard.aside
            self.notice([Text(self.aside)] if self.aside else [])

    def on_unmount(self) -> None:
        """Nobody waits for the others any more."""
        self.table.leave()

    def on_resize(self, event: Resize) -> None:
        """The lines are shared out anew, unless the window closes meanwhile."""
        self.call_after_refresh(lambda: self.draw() if self.is_running else None)

    def draw(self) -> None:
        """Everything the viewer may see."""
        game, screen = self.table.game, self.table.screen
        seat = self.seat
        panes = screen.panes(game, seat)
        shared = places(self.size, panes, self.menu)
        self.query_one("#table").styles.grid_rows = ("1fr", str(shared.hand_lines), str(shared.decisions))
        self.query_one("#score", Static).update(panes.standing)
        self.query_one("#score").styles.max_height = shared.score_lines
        self.query_one("#hand", Static).update(shared.hand)
        mover = "" if game.to_move is None else screen.name(game, game.to_move)
        waits = self.words("thinks", seat=mover) if mover and not self.pausing else ""
        task = screen.task(game, seat) if self.talk else waits
        self.query_one("#heading", Static).update(self.headline(game.title.name(self.words.language), task))
        self.tell()
        self.query_one(Board).draw(panes)

    def headline(self, title: str, task: str) -> Text:
        """What is played and what is to be done; the latter alone where both are too long."""
        both = Text(f"{title} · {task}" if task else title, no_wrap=True, overflow="ellipsis")
        return both if both.cell_len <= self.size.width - 2 else Text(task, no_wrap=True, overflow="ellipsis")

    @property
    def seat(self) -> int:
        """From whose seat the table is looked at: the person's, else the first."""
        return self.viewer if self.viewer is not None else 0

    def tell(self) -> None:
        """What happened since it was told last."""
        log = self.query_one(Log)
        viewer = self.viewer if self.table.people else None
        events = self.table.game.log(viewer)
        if len(events) < self.shown:
            log.forget()
            self.shown = 0
        log.tell(
            sentence(event, self.table.game, self.table.marks, self.words.language, viewer, indent=0)
            for event in events[max(self.shown, len(events) - LONGEST_LOG) :]
            if event.key not in self.table.screen.in_sight
        )
        self.shown = len(events)

    def offer(self, menu: Menu) -> None:
        """Decisions to choose from, by mouse, arrows or number."""
        self.menu = menu
        self.query_one(Decisions).offer(menu)

    # -- the course of the game -------------------------------------------------------------------

    def go_on(self) -> None:
        """The next decision: a person's, a bot's, or none."""
        table = self.table
        seat = table.game.to_move
        self.talk, self.pausing = None, False
        if seat is None:
            self.finish()
        elif seat not in table.people:
            if self.viewer is not None and table.may_undo():
                self.pause(seat)
            else:
                self.offer(Menu([]))
                self.draw()
                self.think(seat)
        elif table.screen.hides and len(table.people) > 1 and seat != table.holder:
            self.hand_over(seat)
        else:
            self.listen(seat)

    def listen(self, seat: int) -> None:
        """A person decides."""
        self.table.holder = seat
        if self.viewer != seat:
            self.viewer, self.shown = seat, 0
            self.query_one(Log).forget()
        self.talk = Talk(self.table, seat)
        self.talk.menu = self.table.screen.menu(self.table.game, "")
        self.query_one(Say).suggester = SuggestFromList(self.talk.completions(), case_sensitive=False)
        self.offer(self.talk.menu)
        self.draw()

    def pause(self, seat: int) -> None:
        """Before the bots go on: the chance to take the last move back."""
        self.pausing = True
        self.offer(Menu([]))
        self.draw()
        self.notice([Text(self.words("last-chance", seat=self.table.screen.name(self.table.game, seat)))])

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person looks."""
        table = self.table
        name = table.screen.name(table.game, seat)
        undo = table.may_undo()
        key = f"F5: {self.words('word-undo')}" if undo else ""
        parts = [seat_text(table.marks, seat, name), Text(self.words("hand-over", seat=name)), Text(f"Enter  {key}")]

        def looked(back: bool | None) -> None:
            if back and undo:
                table.undo()
                self.go_on()
            else:
                self.listen(seat)

        self.push_screen(Curtain(parts), looked)

    @work(thread=True)
    def think(self, seat: int) -> None:
        """A bot decides, while the screen stays alive."""
        try:
            self.table.let_play(seat)
        except BotFailed as error:
            if not self.table.is_left:
                self.failed = error
                self.call_from_thread(self.exit, False)
            return
        if not self.table.is_left:
            self.call_from_thread(self.thought)

    def thought(self) -> None:
        """A bot has moved; where bots explain themselves, this is told too."""
        self.tell()
        spoken = self.heard.take()
        if self.table.explains:
            self.query_one(Log).tell(spoken)
        self.go_on()

    def finish(self) -> None:
        """The score sheet."""
        self.offer(Menu([]))
        self.draw()
        self.push_screen(Paper([self.table.screen.ending(self.table.game)]), lambda _: self.exit(True))

    def action_look(self, where: str) -> None:
        """Move the board about where it is larger than its place."""
        getattr(self.query_one("#board"), f"scroll_{where}")(animate=False)

    # -- what is said -----------------------------------------------------------------------------

    def action_say(self, command: str) -> None:
        """A key stands for a command."""
        self.hear(command)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line, or what is marked in the list."""
        line = event.value.strip()
        event.input.clear()
        marked = self.query_one(Decisions).marked
        if not line and marked:
            self.choose(marked)
        else:
            self.hear(line)

    def on_decisions_chosen(self, event: Decisions.Chosen) -> None:
        """A click on a decision; after the first of several, the others are added to the line."""
        if self.query_one(Say).value.strip():
            self.query_one(Say).add(event.number)
        else:
            self.choose(event.number)

    def choose(self, number: int) -> None:
        """A decision by its number; one that is not enough by itself waits in the line for others."""
        talk = self.talk
        self.hear(str(number))
        if talk is not None and talk is self.talk and not talk.done:
            self.query_one(Say).add(number)

    def hear(self, line: str) -> None:
        """A number, a command or a move; while nobody is asked, questions alone."""
        self.notice([])
        talk = self.talk
        try:
            if self.pausing:
                self.hear_pausing(line)
            elif talk is None:
                Talk(self.table, self.seat).look_up(line)
            else:
                before = talk.menu
                talk.hear(line)
                if talk.menu is not before and not talk.done and talk.command(line) == "more":
                    self.heard.take()
                    self.offer(talk.menu)
                    self.draw()
                    return
        except Leave:
            self.exit(False)
            return
        except BotFailed as error:  # a server that went away
            self.failed = error
            self.exit(False)
            return
        self.answer(self.heard.take())
        if talk is not None and talk.done:
            self.go_on()

    def hear_pausing(self, line: str) -> None:
        """Enter goes on, `undo` takes back, questions are answered."""
        talk = Talk(self.table, self.seat)
        if not line:
            self.pausing = False
            self.draw()
            self.think(self.table.game.to_move or 0)
        elif talk.command(line) == "undo":
            self.table.undo()
            self.go_on()
        else:
            talk.look_up(line)

    def answer(self, parts: list[RenderableType]) -> None:
        """A short answer below the table, a long one over it."""
        width = max(self.size.width - 4, 20)
        options = self.heard.options.update(width=width)
        lines = sum(len(self.heard.render_lines(part, options)) for part in parts)
        if lines > SHORT:
            self.push_screen(Paper(parts))
        else:
            self.notice(parts)

    def notice(self, parts: list[RenderableType]) -> None:
        """What stands above the line one types in."""
        notice = self.query_one("#notice", Static)
        notice.update(Group(*parts) if parts else "")
        notice.display = bool(parts)


def run_full(table: Table, heard: Heard) -> bool:
    """Play on a full screen; True if the game is over. Raises BotFailed where a bot did, ScreenFailed where we did."""
    app = TableApp(table, heard)
    over = app.run()
    if app.failed is not None:
        raise app.failed
    if app.return_code:
        raise ScreenFailed("the full screen failed, as told above; --plain goes on line by line")
    return bool(over)
