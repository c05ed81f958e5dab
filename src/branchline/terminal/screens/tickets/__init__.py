"""The ticket family in the terminal."""

from __future__ import annotations

import re
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.core.game import Game
from branchline.core.title import Title
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.titles import TicketTitle
from branchline.terminal.look import Marks
from branchline.terminal.menu import Menu
from branchline.terminal.screens import Screen
from branchline.terminal.screens.tickets import choices, facts
from branchline.terminal.screens.tickets.cards import LETTERS, spelled_out
from branchline.terminal.screens.tickets.city import find_city, neighbourhood
from branchline.terminal.screens.tickets.ending import ending
from branchline.terminal.screens.tickets.picture import picture
from branchline.terminal.screens.tickets.provenance import provenance
from branchline.terminal.screens.tickets.seen import Seen
from branchline.terminal.words import Words

LEDGERS = {"northern-lights": ("TR-NL",), "switzerland": ("TR-CH", "TR-BASE"), "base": ("TR-BASE",)}
SEVERAL = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)+", re.ASCII)


class TicketScreen(Screen):
    """Market, hand, tickets with what they miss, goals, and the map around a city."""

    quiet = frozenset({"turned-up", "goal-in-play"})

    def __init__(self, title: Title, words: Words, marks: Marks) -> None:
        super().__init__(title, words, marks)
        self.tickets = cast(TicketTitle, title)
        self.ledger = LEDGERS[self.tickets.map.rules.ledger]

    def table(self, game: Game, seat: int, brief: bool) -> RenderableType:
        """Everything the seat may know; in the middle of a turn only what has just changed."""
        seen = Seen(game, seat)
        parts = facts.last_round(self, game, seen)
        if not brief:
            parts += [facts.players(self, game, seen), Text(), *facts.goals(self, seen)]
        parts += [*facts.tunnel(self, seen), facts.market(self, seen), facts.hand(self, seen)]
        if not brief:
            parts += facts.tickets(self, seen)
        return Group(*parts)

    def menu(self, game: Game, unfold: str) -> Menu:
        """Legal moves by kind."""
        return choices.menu(self, game, unfold)

    def read(self, game: Game, line: str) -> str:
        """Short forms: `1 3` and `all` for tickets, letters for cards, a claim without its payment."""
        offered = len(game.view(game.to_move)["offer"])
        if SEVERAL.fullmatch(line):
            return "keep " + line.replace(",", " ")
        if line.lower() == "all" and offered:
            return "keep " + " ".join(str(n + 1) for n in range(offered))
        word, _, rest = line.partition(" ")
        if word.lower() == "draw" and rest.strip().upper() in LETTERS:
            return f"draw {LETTERS[rest.strip().upper()]}"
        if word.lower() == "claim" and ":" not in rest:
            return self.whole_claim(game, rest.strip().lower()) or line
        return spelled_out(line) if word.lower() in ("claim", "tunnel") else line

    def whole_claim(self, game: Game, name: str) -> str | None:
        """A claim typed without cards: with the cheapest payment, or with one that tells what is missing."""
        pair, _, number = name.partition("/")
        turned = "-".join(reversed(pair.split("-"))) + (f"/{number}" if number else "")
        track = next((id for id in (name, turned) if id in self.tickets.map.tracks), None)
        if track is None:
            return None
        hand = game.view(game.to_move)["hand"]
        claims = [move for move in game.legal_moves() if move.group == "claim" and move.params["track"] == track]
        if claims:
            return str(min(claims, key=lambda move: choices.cost(move.params["cards"], hand)))
        facts = self.tickets.map.tracks[track]
        color = facts.color if facts.color != "gray" else max(COLORS, key=lambda card: hand.get(card, 0))
        return f"claim {track}: {facts.length + facts.ferry} {color}"

    def place(self, game: Game, seat: int, name: str) -> RenderableType:
        """The tracks around a city; without a name the whole map as a picture."""
        if not name:
            return picture(self, game, seat)
        return neighbourhood(self, game, seat, find_city(self, name))

    def completions(self, game: Game) -> list[str]:
        """Moves, and cities for `map`."""
        cities = [f"map {self.tickets.place_name(city, self.language)}" for city in self.tickets.map.cities]
        return [*game.legal_moves().texts(), *sorted(set(cities))]

    def ending(self, game: Game) -> RenderableType:
        """The score sheet and everything revealed."""
        return ending(self, game)

    def data(self) -> RenderableType:
        """Sources, notes, assumed values."""
        return provenance(self)

    def notation(self) -> str:
        """How moves are typed."""
        letters = ", ".join(f"{letter} {card}" for letter, card in LETTERS.items())
        return self.words("notation-tickets", letters=letters)


def make_screen(title: Title, words: Words, marks: Marks) -> Screen:
    """The screen of a title of the family."""
    return TicketScreen(title, words, marks)
