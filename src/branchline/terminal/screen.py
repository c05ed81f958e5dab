"""Screens: how a family of games is shown in the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Any

from rich.console import RenderableType

from branchline.core.errors import BadOption
from branchline.core.events import Event
from branchline.core.family import family_named
from branchline.core.game import Game
from branchline.core.text import say, seat_name
from branchline.core.title import Title
from branchline.terminal.console import Marks
from branchline.terminal.menu import Menu
from branchline.terminal.panes import Panes
from branchline.terminal.texts import Words


class Depth(IntEnum):
    """How much of the table is shown."""

    GLANCE = 0  # what has just changed, for the later decisions of a turn
    TURN = 1  # everything one needs for a turn
    ALL = 2  # with explanations


class Screen(ABC):
    """What the table asks of a family. Everything is drawn from a seat's view, log and legal moves."""

    quiet: frozenset[str] = frozenset()
    """Events that the short log leaves out because the table shows them anyway."""

    in_sight: frozenset[str] = frozenset()
    """Events that a full screen leaves out of its log too, because hand and market always show them."""

    hides: bool = True
    """Whether players have secrets, so that a device passed around must be wiped."""

    def __init__(self, title: Title, words: Words, marks: Marks) -> None:
        self.title = title
        self.words = words
        self.marks = marks
        self.language = words.language

    @abstractmethod
    def table(self, game: Game, seat: int, depth: Depth) -> RenderableType:
        """What a seat may know of the table."""

    @abstractmethod
    def menu(self, game: Game, unfold: str) -> Menu:
        """The legal moves of the player to move; `unfold` names what is to be listed in full."""

    @abstractmethod
    def read(self, game: Game, line: str) -> str:
        """What a player typed, in the notation of the game: the place for short forms."""

    @abstractmethod
    def place(self, game: Game, seat: int, name: str) -> RenderableType:
        """The map, or the part of it around a place; raises BadOption for a place that is not there."""

    @abstractmethod
    def completions(self, game: Game) -> list[str]:
        """What can be typed now, for the Tab key."""

    @abstractmethod
    def notation(self) -> str:
        """How moves are typed, for the help."""

    @abstractmethod
    def ending(self, game: Game) -> RenderableType:
        """The score sheet of a finished game and all that is revealed then."""

    @abstractmethod
    def data(self) -> RenderableType:
        """Where the data of the title come from, and what is assumed."""

    def data_only(self, kind: str) -> RenderableType:
        """The values of one provenance; raises BadOption where values do not have one each."""
        raise BadOption(f"the values of {self.title.id} have no provenance of their own to choose by")

    def task(self, game: Game, seat: int) -> str:
        """What the player to move is asked, above the menu."""
        return self.family(f"phase-{game.view(seat)['phase']}")

    def panes(self, game: Game, seat: int) -> Panes:
        """The table in parts, for a full screen; a family that does not tell them apart shows all as its board."""
        return Panes(board=lambda columns, lines: self.table(game, seat, Depth.ALL))

    def tip(self, key: str) -> str:
        """A text of the table that a family may say with its own moves and places, such as `help-map`."""
        return self.words(key)

    def recent(self, log: list[Event], seat: int) -> list[Event]:
        """What happened since the beginning of the seat's last turn."""
        at = len(log)
        while at > 0 and log[at - 1].params.get("seat") != seat:
            at -= 1
        while at > 0 and log[at - 1].params.get("seat", seat) == seat:
            at -= 1
        return log[at:]

    def family(self, key: str, **params: Any) -> str:
        """A text of the family."""
        return say(self.language, f"{self.title.family}-{key}", **params)

    def end_reason(self, game: Game) -> str:
        """Why the game ended and, where a tie-break found the winner, what decided."""
        outcome = game.outcome()
        reason, tie = self.family(f"reason-{outcome.reason}"), outcome.tie_break
        if tie is None or len(outcome.winners) > 1:
            return reason
        who, points = self.name(game, outcome.winners[0]), max(outcome.scores)
        return f"{self.family(f'tie-{tie.by}', points=points, who=who, most=tie.best, next=tie.next_best)} {reason}"

    def name(self, game: Game, seat: int) -> str:
        """A player's name."""
        return seat_name(seat, self.language, game.names)


def screen_for(title: Title, words: Words, marks: Marks) -> Screen:
    """The screen of a title's family; one that brings none is shown as text."""
    from branchline.terminal.plain import PlainScreen

    family = family_named(title.family)
    make = family.get(family.screen) if family.screen else PlainScreen
    screen: Screen = make(title, words, marks)
    return screen
