"""The titles of the family: a map and its rules, with options and spoken names."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from branchline.core.errors import BadOption
from branchline.core.position import Position
from branchline.core.tables import parse
from branchline.core.text import listing, say
from branchline.core.title import Option, Title
from branchline.games.tickets.board import Board
from branchline.games.tickets.board_builder import board_of
from branchline.games.tickets.ledgers import EVERYWHERE, OF_LEDGER, OWN
from branchline.games.tickets.mapcheck import Checker
from branchline.games.tickets.mapfile import MapFile, built_in, corrected, read_map
from branchline.games.tickets.turn import Tickets

CHOSEN_RULES = ("flush_at", "three_cards_on_plain", "unequal_pairs_are_doubles")
"""The rules of a map that an option of the same name changes."""

Spoken = Callable[["TicketTitle", Any, str], str]
"""How a value is spoken, in a language."""


class TicketTitle(Title):
    """Switzerland, Northern Lights, USA, or a map of one's own."""

    def __init__(self, id: str, map: MapFile, file: str) -> None:
        super().__init__(id, "tickets", map.players[0], map.players[1], options_of(map))
        self.map = map
        self.data_version = map.data
        self.file = file
        self.board = board_of(map)
        self.board.title = self
        self.boards: dict[tuple[tuple[str, Any], ...], Board] = {}

    def name(self, language: str = "en") -> str:
        """The title's name; a map of one's own brings it along."""
        return self.map.name if self.id == "tickets" else super().name(language)

    def of_data(self, version: object) -> Title:
        """This title as it was played with earlier data."""
        if isinstance(version, int) and 0 < version < self.data_version:
            return earlier(self.id, self.file, version)
        return super().of_data(version)

    @property
    def undo_rule(self) -> str:
        """The end reveals everything (A-36)."""
        return "TR-UNDO-01"

    @property
    def ledger(self) -> tuple[str, ...]:
        """The rules of its map, with those it builds on."""
        own = OWN if self.id == "tickets" else ()
        return (*OF_LEDGER[self.map.rules.ledger], *EVERYWHERE, *own)

    def position(self, players: int, options: dict[str, Any]) -> Position:
        """An undealt position."""
        position = Tickets(self.board_for(options), players)
        position.wagons_at_start = options.get("wagons", self.map.rules.wagons)
        position.row_when_deck_empty = options["draw_row_when_deck_empty"]
        position.may_stop = options["may_stop_after_one"]
        position.empire_by_crossing = options.get("rail_empire", "ends") == "crossings"
        position.longer_path_wins = options.get("tie_break_path", "holder") == "length"
        first = options["first_player"]
        if first != "random":
            if first >= players:
                raise BadOption(f"first_player {first} is not at a table of {players}; seats count from 0")
            position.first_choice = first
        return position

    def board_for(self, options: dict[str, Any]) -> Board:
        """The board under the rules these options choose; equal ones share a board."""
        changed: dict[str, Any] = {name: options[name] for name in CHOSEN_RULES if name in options}
        if options.get("passengers") == "off":
            changed["passenger_colors"] = ()
        rules = msgspec.structs.replace(self.map.rules, **changed)
        if rules == self.map.rules:
            return self.board
        key = tuple(changed.items())
        if key not in self.boards:
            board = board_of(msgspec.structs.replace(self.map, rules=rules))
            board.title = self
            self.boards[key] = board
        return self.boards[key]

    def attachment(self) -> str:
        """A map or corrections of one's own."""
        return self.file

    def label(self, name: str, value: Any, language: str) -> Any:
        """How a parameter is spoken."""
        spoken = SPOKEN.get(name)
        return value if spoken is None else spoken(self, value, language)

    def place_name(self, place: str, language: str) -> str:
        """A city or a country; a stop without a name is told by its country."""
        city = self.map.cities.get(place)
        if city is None:
            return self.country_name(place, language)
        if city.border:
            return self.country_name(city.country, language)
        return city.name or say(language, "unnamed-stop", country=self.country_name(city.country, language))

    def country_name(self, country: str, language: str) -> str:
        """A country in the player's language; a map of one's own brings its names along."""
        if self.id == "tickets":
            return self.map.countries[country]
        return say(language, f"country-{country}")

    def track_name(self, track: str, language: str = "en") -> str:
        """`Bern – Luzern`, with its number if it has parallel tracks."""
        pair, _, number = track.partition("/")
        a, b = (self.place_name(place, language) for place in pair.split("-"))
        return f"{a} – {b} ({number})" if number else f"{a} – {b}"

    def ticket_name(self, id: str, language: str = "en") -> str:
        """`Boston – Miami 12`, or the countries with their values."""
        ticket = self.map.tickets[id.partition(".")[0]]
        start = self.place_name(ticket.start, language)
        if isinstance(ticket.to, str):
            return f"{start} – {self.place_name(ticket.to, language)} {ticket.points}"
        ends = ", ".join(f"{self.place_name(end, language)} {points}" for end, points in ticket.to.items())
        return f"{start} – {ends}"

    def goal_name(self, goal: str, language: str = "en") -> str:
        """A goal card's name."""
        if self.id == "tickets":
            return self.map.goals[goal].name or goal
        return say(language, f"goal-{goal.replace('_', '-')}")

    def goal_about(self, goal: str, language: str = "en") -> str:
        """What a goal counts."""
        if self.id != "tickets":
            return say(language, f"goal-{goal.replace('_', '-')}.about")
        card = self.map.goals[goal]
        country = self.map.countries.get(card.country, "")
        return say(language, f"goal-counts-{card.metric}.about", n=card.number, country=country)


def counted(prefix: str) -> Spoken:
    """How counts of things are spoken, each kind by the text `prefix-kind`."""
    return lambda title, counts, language: listing(
        [say(language, f"{prefix}-{kind}", n=n) for kind, n in counts.items()], language
    )


def cards_shown(title: TicketTitle, cards: list[str], language: str) -> str:
    """Cards one by one."""
    if not cards:
        return say(language, "no-cards")
    return listing([say(language, f"card-{card}") for card in cards], language)


SPOKEN: dict[str, Spoken] = {
    "card": lambda title, card, language: say(language, f"card-{card}"),
    "cards": counted("cards"),
    "revealed": cards_shown,
    "place": TicketTitle.place_name,
    "city": TicketTitle.place_name,
    "passenger": lambda title, color, language: say(language, f"passenger-{color}"),
    "passengers": counted("passengers"),
    "track": TicketTitle.track_name,
    "ticket": TicketTitle.ticket_name,
    "tickets": lambda title, tickets, language: "; ".join(title.ticket_name(id, language) for id in tickets),
    "keep": lambda title, places, language: ", ".join(str(place + 1) for place in places),
    "kept": lambda title, numbers, language: ", ".join(map(str, numbers)),
    "goal": TicketTitle.goal_name,
}
"""How the parameters of moves, events and refusals are spoken."""


def options_of(map: MapFile) -> tuple[Option, ...]:
    """The options of a map."""
    options = [Option("first_player", "random", ("random", *range(map.players[1])))]
    if len(map.rules.wagons_choices) > 1:
        options.append(Option("wagons", map.rules.wagons, map.rules.wagons_choices))
    if len(map.rules.flush_choices) > 1:
        options.append(Option("flush_at", map.rules.flush_at, map.rules.flush_choices, group="house"))
    if map.rules.any_three_pay_symbol and any(track.ferry for track in map.tracks.values()):
        options.append(Option("three_cards_on_plain", map.rules.three_cards_on_plain, (True, False), group="expert"))
    if map.rules.unequal_pairs_are_doubles is not None:
        options.append(
            Option("unequal_pairs_are_doubles", map.rules.unequal_pairs_are_doubles, (True, False), group="expert")
        )
    if map.rules.passenger_colors:
        options.append(Option("passengers", "on", ("on", "off")))
    options.append(Option("draw_row_when_deck_empty", False, (False, True), group="house"))
    options.append(Option("may_stop_after_one", False, (False, True), group="house"))
    if map.rules.goals_in_play and any(goal.metric == "countries" for goal in map.goals.values()):
        options.append(Option("rail_empire", "ends", ("ends", "crossings"), group="expert"))
    if "holder" in map.rules.tie_break:
        options.append(Option("tie_break_path", "holder", ("holder", "length"), group="expert"))
    return tuple(options)


def load(id: str, file: str, name: str) -> TicketTitle:
    """A built-in title (with the corrections of a file), or the map of a file (`tickets`)."""
    if id == "tickets":
        return made(id, parse(file, name), file, name)
    return made(id, built_in(id), file, name or id)


@lru_cache(maxsize=64)
def earlier(id: str, file: str, data: int) -> TicketTitle:
    """A built-in title as it was with earlier data."""
    if id == "tickets":
        raise BadOption("a map of your own has its data with it, in no other version")
    return made(id, built_in(id, data), file, id)


def made(id: str, tables: dict[str, Any], file: str, name: str) -> TicketTitle:
    """A title from its tables; those of a built-in one with the corrections of a file."""
    if id != "tickets" and file:
        tables = corrected(tables, parse(file, name), name)
    map = read_map(tables, name)
    Checker(map, name).check()
    return TicketTitle(id, map, file)
