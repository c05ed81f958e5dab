"""A screen for a family that brings none of its own: its view and its moves as text."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.game import Game
from branchline.terminal.menu import Choice, Group, Menu
from branchline.terminal.screen import Depth, Screen

SEATS = ("seat", "to_move")
"""Entries of a view that name a player, wherever a family has them."""


class PlainScreen(Screen):
    """Shows any game: what a seat may know as names and values, its moves in the notation of the game."""

    def table(self, game: Game, seat: int, depth: Depth) -> RenderableType:
        """The view, an entry a line."""
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for name, value in game.view(seat).items():
            told = self.name(game, value) if name in SEATS and isinstance(value, int) else shown(value)
            grid.add_row(Text(spoken(name), style="bold"), Text(told))
        return grid

    def menu(self, game: Game, unfold: str) -> Menu:
        """Legal moves by kind."""
        moves = sorted(game.legal_moves(), key=lambda move: move.group)
        groups = groupby(moves, key=lambda move: move.group)
        return Menu(
            [Group(spoken(kind), [Choice(str(move), Text(str(move))) for move in alike]) for kind, alike in groups]
        )

    def read(self, game: Game, line: str) -> str:
        """As it was typed."""
        return " ".join(line.split())

    def place(self, game: Game, seat: int, name: str) -> RenderableType:
        """There is no map to be drawn."""
        raise BadOption(self.words("no-map"))

    def completions(self, game: Game) -> list[str]:
        """The legal moves."""
        return game.legal_moves().texts()

    def notation(self) -> str:
        """Moves are typed as the menu shows them."""
        return self.words("plain-notation")

    def ending(self, game: Game) -> RenderableType:
        """Everybody's points and who won."""
        outcome = game.outcome()
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for seat, score in enumerate(outcome.scores):
            grid.add_row(Text(self.name(game, seat), style="bold" if seat in outcome.winners else ""), str(score))
        winners = ", ".join(self.name(game, seat) for seat in outcome.winners)
        return Stack(grid, Text(self.words("winners", n=len(outcome.winners), names=winners), style="bold"))

    def data(self) -> RenderableType:
        """Nothing is told of where its data come from."""
        return Text(self.words("no-data"))

    def task(self, game: Game, seat: int) -> str:
        """Choose a move."""
        return self.words("your-move")


def spoken(name: str) -> str:
    """A name of the view as a person would write it."""
    return name.replace("_", " ").replace("-", " ").capitalize()


def shown(value: Any) -> str:
    """A value of the view on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{spoken(str(name)).lower()} {shown(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return "; ".join(shown(part) for part in value) or "–"
    return "–" if value is None else str(value)
