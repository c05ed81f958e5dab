"""The ticket family in the terminal."""

from __future__ import annotations

import re
from typing import cast

from rich.console import Group, RenderableType

from branchline.core.game import Game
from branchline.core.title import Title
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.terminal import choices, facts
from branchline.games.tickets.terminal.cards import LETTERS, price, spelled_out
from branchline.games.tickets.terminal.city import find_city, find_tracks, neighbourhood
from branchline.games.tickets.terminal.ending import ending
from branchline.games.tickets.terminal.mechanics import shown_on
from branchline.games.tickets.terminal.panes import panes
from branchline.games.tickets.terminal.picture import picture
from branchline.games.tickets.terminal.provenance import provenance
from branchline.games.tickets.terminal.seen import Seen
from branchline.games.tickets.titles import TicketTitle
from branchline.terminal.console import Marks
from branchline.terminal.menu import Menu
from branchline.terminal.panes import Panes
from branchline.terminal.screen import Depth, Screen
from branchline.terminal.texts import Words

SEVERAL = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)+", re.ASCII)


class TicketScreen(Screen):
    """Market, hand, tickets with what they miss, goals, and the map around a city."""

    quiet = frozenset({"turned-up", "goal-in-play", "passengers-wait"})
    in_sight = frozenset({"turned-up"})

    def __init__(self, title: Title, words: Words, marks: Marks) -> None:
        super().__init__(title, words, marks)
        self.tickets = cast(TicketTitle, title)

    def table(self, game: Game, seat: int, depth: Depth) -> RenderableType:
        """Everything the seat may know; at a glance only what has just changed."""
        seen = Seen(game, seat)
        explained = depth == Depth.ALL or seen.view["phase"] == "choosing"
        parts = facts.last_round(self, game, seen)
        if depth > Depth.GLANCE:
            parts += [facts.players(self, game, seen), *facts.goals(self, seen, explained)]
            parts += facts.passengers(self, seen)
        parts += [*facts.tunnel(self, seen), facts.market(self, seen, explained), facts.hand(self, seen)]
        if depth > Depth.GLANCE:
            parts += facts.tickets(self, seen)
        return Group(*parts)

    def panes(self, game: Game, seat: int) -> Panes:
        """Map, points, and market, hand and tickets."""
        return panes(self, game, Seen(game, seat))

    def menu(self, game: Game, unfold: str) -> Menu:
        """Legal moves by kind."""
        return choices.menu(self, game, unfold)

    def read(self, game: Game, line: str) -> str:
        """Short forms: `1 3` and `all` for tickets, letters for cards, names of cities, a claim without its cards."""
        word, _, rest = " ".join(line.split()).partition(" ")
        word = word.lower()
        if SEVERAL.fullmatch(line):
            return "keep " + line.replace(",", " ")
        if word == "all":
            return "keep " + " ".join(str(n + 1) for n in range(len(game.view(game.to_move)["offer"])))
        if word == "draw" and rest.upper() in LETTERS:
            return f"draw {LETTERS[rest.upper()]}"
        if word == "claim":
            return self.read_claim(game, rest) or line
        for shown in shown_on(self.tickets.board):
            if word == shown.verb and shown.reads_cities:
                return shown.read(self, game, rest, find_city(self, rest.partition(":")[0]))
        return spelled_out(line) if word == "tunnel" else line

    def read_claim(self, game: Game, text: str) -> str | None:
        """A claim; without cards it is paid the cheapest way, or in a way that tells what is missing."""
        name, colon, cards = text.partition(":")
        tracks = find_tracks(self, name)
        if colon:
            return f"claim {tracks[0]}: {spelled_out(cards)}" if len(tracks) == 1 else None
        if not tracks:
            return None
        hand = game.view(game.to_move)["hand"]
        claims = [move for move in game.legal_moves() if move.group == "claim" and move.params["track"] in tracks]
        if claims:
            return str(min(claims, key=lambda move: price(move.params["cards"], hand)))
        track = self.tickets.map.tracks[tracks[0]]
        color = track.color if track.color != "gray" else max(COLORS, key=lambda card: hand.get(card, 0))
        return f"claim {tracks[0]}: {track.length + track.ferry} {color}"

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
        board = self.tickets.board
        track = next(iter(self.tickets.map.tracks)).partition("/")[0]
        told = [self.words("notation-tickets", letters=letters, track=track)]
        told += [self.words("notation-mixes")] if board.mixes else []
        told += [self.words(shown.notation) for shown in shown_on(board)]
        return " ".join(told)


def make_screen(title: Title, words: Words, marks: Marks) -> Screen:
    """The screen of a title of the family."""
    return TicketScreen(title, words, marks)
