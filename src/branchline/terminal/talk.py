"""What a person can say at the table: moves by number or in words, and questions."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING
from unicodedata import normalize

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from branchline import ledger
from branchline.bots.levels import levels_for
from branchline.core.errors import BadOption
from branchline.core.refusal import Refusal
from branchline.tables import ForbiddenMove, Refused
from branchline.terminal.console import seat_style, sentence
from branchline.terminal.ledger import show, show_list
from branchline.terminal.menu import Menu
from branchline.terminal.panes import Panes
from branchline.terminal.prompt import Leave
from branchline.terminal.screen import Depth

if TYPE_CHECKING:
    from branchline.terminal.table import Table

COMMANDS = ("help", "look", "more", "map", "log", "hint", "why", "rules", "undo", "quit")
STALE = "stale"
"""Why a move is refused at a table that has gone on meanwhile."""
LOW = 40
"""In windows with fewer lines than this, hand and market stand last, next to the prompt."""
FEW = 12
"""A search that finds more rules than this lists their ids only."""


class Talk:
    """A person's decision: the screen, the prompt, and answers until a move is made."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.words = table.words
        self.menu = Menu([])
        self.done = False
        self.questions: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "map": self.map,
            "log": self.log,
            "rules": self.rules,
            "quit": self.quit,
        }
        self.own_words = [self.words(f"word-{name}") for name in COMMANDS]
        self.spoken = {"?": "help", "exit": "quit"} | dict(zip(map(spelled, self.own_words), COMMANDS, strict=True))
        self.commands = self.questions | {
            "look": self.look,
            "more": self.more,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
        }

    def print(self, part: RenderableType | str, style: str = "") -> None:
        """Print to the table's console."""
        self.table.console.print(part, style=style)

    # -- deciding ---------------------------------------------------------------------------------

    def decide(self) -> None:
        """Show the table and listen until the decision is made (or taken back)."""
        self.show(Depth.GLANCE if self.within_turn() else Depth.TURN)
        prompt = f"{self.table.screen.name(self.table.game, self.seat)}> "
        while not self.done:
            self.hear(self.table.lines.ask(prompt, self.completions))

    def completions(self) -> list[str]:
        """What the Tab key offers."""
        return [*dict.fromkeys([*self.own_words, *COMMANDS]), *self.table.screen.completions(self.table.game)]

    def within_turn(self) -> bool:
        """Whether this decision goes on with a turn that this seat began."""
        return self.table.last_mover == self.seat

    def show(self, depth: Depth) -> None:
        """Heading, news, table, menu."""
        table = self.table
        game = table.game
        if depth > Depth.GLANCE:
            who = (table.screen.name(game, self.seat), seat_style(self.seat))
            title = (game.title.name(self.words.language), "bold")
            table.console.rule(Text.assemble(title, f" {table.marks.dash} ", who), style="dim")
        table.tell(table.recent(self.seat) if depth == Depth.ALL else table.news(self.seat), self.seat)
        self.print("")
        if self.is_low and depth < Depth.ALL:
            self.show_above(depth)
        else:
            self.print(table.screen.table(game, self.seat, depth))
        self.list_moves("")

    @property
    def is_low(self) -> bool:
        """Whether a whole table would scroll away in this window, and the family tells it in parts."""
        console = self.table.console
        return console.is_terminal and console.height < LOW and bool(self.panes.hands)

    @property
    def panes(self) -> Panes:
        """The table in parts."""
        return self.table.screen.panes(self.table.game, self.seat)

    def show_above(self, depth: Depth) -> None:
        """In a low window: what stands above the decisions; a map that is drawn is there for the asking."""
        if depth > Depth.GLANCE:
            if not self.panes.drawn:
                self.print(self.panes.board(self.table.console.width, self.table.console.height))
            self.print(self.panes.standing)

    def list_moves(self, unfold: str) -> None:
        """What can be done now."""
        screen = self.table.screen
        self.menu = screen.menu(self.table.game, unfold)
        self.print("")
        self.print(Text(screen.task(self.table.game, self.seat), style="italic"))
        self.print(self.menu.render())
        if self.is_low:
            self.print("")
            self.print(self.panes.hand(self.table.console.width, self.table.console.height // 3))

    def hear(self, line: str) -> None:
        """A number, a command, or a move in words."""
        if not line:
            self.print(self.words("prompt-hint"), style="dim")
            return
        command, rest = self.command(line), line.partition(" ")[2]
        if command in self.commands:
            self.commands[command](rest.strip())
        elif line.isdecimal() and line.isascii():
            self.by_number(int(line[:9]))
        else:
            self.play(self.table.screen.read(self.table.game, line), line)

    def command(self, line: str) -> str:
        """The command a line begins with, in English or in the language of the table; else its first word."""
        word = line.partition(" ")[0].lower()
        return self.spoken.get(spelled(word), word)

    def by_number(self, number: int) -> None:
        """A move from the menu."""
        move = self.menu.move(number)
        if move is None:
            self.print(self.words("no-such-number", n=len(self.menu.moves)), style="red")
        else:
            self.play(move, move)

    def play(self, move: str, typed: str) -> None:
        """Make the move, or say why not."""
        try:
            self.table.make(self.seat, move)
        except ForbiddenMove as error:
            self.refuse(error.refusal)
        except Refused as error:
            near = get_close_matches(typed.partition(" ")[0].lower(), [*self.own_words, *COMMANDS], n=1)
            self.print(Text(self.told(error), style="red"))
            self.print(self.words("did-you-mean", command=near[0]) if near else self.words("prompt-hint"), style="dim")
            self.done = error.key == STALE  # what one saw is no more
        else:
            self.done = True

    def told(self, error: Refused) -> str:
        """Why something is refused; what is wrong in the spelling of a move is known in English alone."""
        if error.key == "malformed-move" and self.words.language != "en":
            return error.answer(self.words.language).sentence.removesuffix(f" {error.detail}")
        return f"{error.detail}."

    def refuse(self, refusal: Refusal) -> None:
        """A refusal with the id of its rule."""
        text = refusal.text(self.words.language, self.table.game.names, self.seat)
        rule = f"  {self.words('see-rule', rule=refusal.rule)}" if refusal.rule else ""
        self.print(Text.assemble((text, "red"), (rule, "dim")))

    # -- commands ---------------------------------------------------------------------------------

    def look_up(self, line: str) -> None:
        """Answer a question while others are to move; anything else has to wait."""
        command, rest = self.command(line), line.partition(" ")[2]
        if command in self.questions:
            self.questions[command](rest.strip())
        else:
            self.print(self.words("others-first"), style="dim")

    def help(self, _: str) -> None:
        """What can be typed."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for command in ("number", "move", *COMMANDS):
            tip = self.table.screen.tip
            also = f" ({command})" if command in COMMANDS and self.words(f"word-{command}") != command else ""
            grid.add_row(f"  {tip(f'help-{command}')}{also}", tip(f"help-{command}-about"))
        self.print(grid)
        self.print(Padding(Text(self.table.screen.notation(), style="dim"), (1, 0, 0, 2)))

    def look(self, _: str) -> None:
        """The whole table again."""
        self.show(Depth.ALL)

    def more(self, what: str) -> None:
        """The menu with a part of it in full; a number stands for what it would move."""
        number, _, rest = what.partition(" ")
        move = self.menu.move(int(number[:9])) if number.isdecimal() and number.isascii() else None
        if move is not None:
            what = f"{move.partition(':')[0].partition(' ')[2]} {rest}".strip()
        self.list_moves(what or "claim")

    def map(self, name: str) -> None:
        """The map, or the tracks around a city."""
        try:
            self.print(self.table.screen.place(self.table.game, self.seat, name))
        except BadOption as error:
            self.print(Text(str(error), style="red"))

    def log(self, _: str) -> None:
        """Everything that happened, as far as this seat may know it."""
        for event in self.table.game.log(self.seat):
            self.print(sentence(event, self.table.game, self.table.marks, self.words.language, self.seat))

    def hint(self, level: str) -> None:
        """What a bot would do in this seat, knowing what this seat knows."""
        game = self.table.game
        try:
            choice = self.table.hint(self.seat, level)
        except Refused as error:
            self.print(Text(self.told(error), style="red"))
            return
        except BadOption:
            levels = ", ".join(levels_for(game.title))
            self.print(Text(self.words("no-such-bot", name=level, levels=levels), style="red"))
            return
        reason = choice.explanation.advice(game.title, self.words.language, game.names)
        self.print(Text.assemble((str(choice.move), "bold"), f"  {reason}"))

    def why(self, text: str) -> None:
        """Why a move is not allowed now."""
        if not text:
            self.print(self.table.screen.tip("why-what"), style="dim")
            return
        move = self.menu.move(int(text[:9])) if text.isdecimal() and text.isascii() else None
        try:
            forbidden = self.table.why_not(self.seat, move or self.table.screen.read(self.table.game, text))
        except Refused as error:
            self.print(Text(self.told(error), style="red"))
            return
        if forbidden is None:
            self.print(self.words("why-legal"))
            return
        self.refuse(forbidden.refusal)
        rule = ledger.rule_by_id(forbidden.refusal.rule, self.words.language)
        if rule is not None:
            self.print(show(rule, self.words))

    def rules(self, words: str) -> None:
        """A rule of the ledger, or a search in those of this title."""
        language = self.words.language
        own = ledger.rules_of(self.table.screen.title, language)
        found = [rule for rule in ledger.search(words, language) if rule in own] if words else own
        exact = ledger.rule_by_id(words, language)
        if exact is not None:
            self.print(show(exact, self.words))
        elif not found:
            self.print(self.words("rules-none"), style="dim")
        elif len(found) <= FEW:
            self.print(show_list(found))
        else:
            self.print(Padding(", ".join(rule.id for rule in found), (0, 0, 0, 2)))
            self.print(self.words("rules-many", n=len(found)), style="dim")

    def undo(self, _: str) -> None:
        """Take the last move back."""
        if self.table.may_undo():
            self.table.undo()
            self.done = True
            self.print(self.words("undone"), style="dim")
        elif self.table.last_mover not in (None, *self.table.people):
            self.print(self.words("undo-late"), style="red")
        else:
            self.print(self.words("undo-not"), style="red")

    def quit(self, _: str) -> None:
        """Leave; the record is kept."""
        raise Leave


def spelled(word: str) -> str:
    """A word as any keyboard types it: `wiecej` for `więcej`.

    >>> spelled("Stół"), spelled("rückgängig")
    ('stol', 'ruckgangig')
    """
    return normalize("NFKD", word.lower().replace("ł", "l")).encode("ascii", "ignore").decode()
