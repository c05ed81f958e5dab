"""The table: people and bots take their turns until the game is over or somebody leaves."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from branchline import tables
from branchline.bots import Choice
from branchline.bots.failure import BotFailed, failure_of, place_of
from branchline.core.events import Event
from branchline.core.game import Game
from branchline.tables import ForbiddenMove, KeptBots, Place, Refused, bot_question, hint_question
from branchline.terminal.console import marks_for, seat_text, sentence, wipe
from branchline.terminal.prompt import Leave, Lines
from branchline.terminal.saves import keep
from branchline.terminal.screen import screen_for
from branchline.terminal.talk import Talk
from branchline.terminal.texts import Words

HERE = "here"
"""All people at a console are one guest: they agree among themselves."""


class Table:
    """A table at a console: its players, and the file its record is kept in. Nobody is timed here."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, str],
        path: Path,
        console: Console,
        words: Words,
    ) -> None:
        names = dict(enumerate(game.names))
        seats = [seat_of(number, names.get(number, ""), bots.get(number)) for number in range(game.players)]
        self.table = tables.Table(game.record(), seats, id=f"branchline {game.seed}")
        self.path = path
        self.console = console
        self.words = words
        self.marks = marks_for(console)
        self.screen = screen_for(game.title, words, self.marks)
        self.lines = Lines(console)
        self.bots = KeptBots(2 * game.players)
        self.people = [seat.number for seat in seats if seat.kind == "person"]
        self.holder = self.people[0] if len(self.people) == 1 else None
        self.told: dict[int, int] = {}
        self.explains = False

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def last_mover(self) -> int | None:
        """Who made the last move."""
        return self.table.last_mover

    # -- the course of the game -------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the end or until somebody leaves; True if the game is over."""
        keep(self.game, self.path)
        try:
            while self.game.to_move is not None:
                self.take_turn(self.game.to_move)
        except Leave:
            return False
        self.show_end()
        return True

    def take_turn(self, seat: int) -> None:
        """One decision of a bot or a person."""
        if seat not in self.people:
            self.let_play(seat)
            return
        if self.screen.hides and seat != self.holder and not self.hand_over(seat):
            return
        Talk(self, seat).decide()
        if self.game.to_move not in (None, *self.people) and self.may_undo():
            self.last_chance(seat)

    def let_play(self, seat: int) -> None:
        """A bot's decision; where only bots play, everybody watches."""
        before = len(self.game.log(None))
        name = self.screen.name(self.game, seat)
        with self.console.status(self.words("thinks", seat=name)):
            question = bot_question(self.table, 0.0)
            assert question is not None
            bot = self.bots.bot(self.table.line, self.game.title, question)
            try:
                choice = self.bots.choose(self.table.line, self.game, question)
                self.make(seat, str(choice.move))
            except Refused as error:
                why = error.answer(self.words.language).sentence
                raise BotFailed(f"the bot {question.bot} failed: {why}{place_of(error, bot)}") from error
            except Exception as error:  # bots are other people's code, and whatever they raise is theirs
                raise BotFailed(f"the bot {question.bot} failed: {failure_of(error, bot)}") from error
        if not self.people:
            self.tell(self.game.log(None)[before:], None)
        if self.explains:
            reason = choice.explanation.text(self.game.title, self.words.language, self.game.names)
            self.console.print(Text.assemble("    ", (f"{name}: {reason}", "dim italic")))

    def make(self, seat: int, move: str) -> None:
        """Make a move and keep the record; raises Refused if it cannot be made."""
        self.table.play(seat, move, self.table.version, 0.0)
        keep(self.game, self.path)

    def why_not(self, seat: int, move: str) -> ForbiddenMove | None:
        """Why a seat may not make a move; None if it may."""
        return self.table.why_not(seat, move)

    def hint(self, seat: int, level: str) -> Choice:
        """What a bot would do in a seat, knowing what the seat knows."""
        question = hint_question(self.table, seat, level) if level else hint_question(self.table, seat)
        return self.bots.choose(self.table.line, self.game, question)

    # -- taking back ------------------------------------------------------------------------------

    def may_undo(self) -> bool:
        """Whether the last move can be taken back: a person made it, and it revealed nothing."""
        return self.last_mover in self.people and self.table.revealed_nothing()

    def undo(self) -> None:
        """Take the last move back."""
        assert self.last_mover is not None
        self.table.ask_undo(self.last_mover)
        self.table.take_back(0.0)
        self.told = {}
        keep(self.game, self.path)

    def last_chance(self, seat: int) -> None:
        """Before the bots go on: what the move did, and the chance to take it back."""
        self.tell(self.news(seat), seat)
        next_mover = self.screen.name(self.game, self.game.to_move or 0)
        while True:
            line = self.lines.pause(self.words("last-chance", seat=next_mover) + " ")
            if Talk(self, seat).command(line) == "undo":
                self.undo()
                self.console.print(self.words("undone"), style="dim")
                return
            if not line:
                return
            Talk(self, seat).look_up(line)

    # -- one device for several people ------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Hide everything until the next person looks; False if a move was taken back instead."""
        wipe(self.console)
        self.lines.forget()
        self.holder = None
        name = self.screen.name(self.game, seat)
        self.console.rule(style="dim")
        self.console.print(Text.assemble("  ", seat_text(self.marks, seat, name)))
        self.console.print(f"  {self.words('hand-over', seat=name)}")
        key = "hand-over-undo" if self.may_undo() else "hand-over-go"
        answer = self.lines.pause(f"  {self.words(key)} ")
        command = Talk(self, seat).command(answer)
        if command == "quit":
            raise Leave
        if command == "undo" and self.may_undo():
            self.undo()
            return False
        wipe(self.console)
        self.holder = seat
        return True

    # -- telling ----------------------------------------------------------------------------------

    def recent(self, seat: int) -> list[Event]:
        """What happened since the beginning of the seat's last turn."""
        return self.screen.recent(self.game.log(seat), seat)

    def news(self, seat: int) -> list[Event]:
        """The part of it that the seat has not been told yet."""
        events = self.recent(seat)
        size = len(self.game.log(seat))
        new = size - self.told.get(seat, 0)
        self.told[seat] = size
        return events[-new:] if 0 < new < len(events) else events

    def tell(self, events: list[Event], you: int | None) -> None:
        """Events as sentences to a seat, but for those the table shows anyway."""
        for event in events:
            if event.key not in self.screen.quiet:
                self.console.print(sentence(event, self.game, self.marks, self.words.language, you))

    def show_end(self) -> None:
        """The last events and the score sheet."""
        if len(self.people) > 1 and self.screen.hides:
            wipe(self.console)
        self.console.rule(Text(self.game.title.name(self.words.language), style="bold"))
        for seat in self.people[:1]:
            self.tell(self.news(seat), seat)
        self.console.print(self.screen.ending(self.game))

    def farewell(self, over: bool, language: str | None) -> None:
        """Where the record is, and the exact command to go on or to see it again."""
        what = ["replay"] if over else ["play", "--resume"]
        command = ["branchline", *what, str(self.path), *(["--language", language] if language else [])]
        self.console.print()
        self.console.print(self.words("kept-over" if over else "kept", file=str(self.path)), soft_wrap=True)
        self.console.print(f"  {shlex.join(command)}", style="bold", soft_wrap=True)


def seat_of(number: int, name: str, bot: str | None) -> Place:
    """A seat for a person, or for a bot."""
    if bot is None:
        return Place(number, "person", HERE, name, "", False)
    return Place(number, "bot", None, name, bot, False)
