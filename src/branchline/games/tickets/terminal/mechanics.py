"""What mechanics show and read in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.core.game import Game
from branchline.core.moves import Move
from branchline.games.tickets.board import COLORS, Board
from branchline.games.tickets.terminal.cards import price, short_payment, spelled_out
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.menu import Choice, Group

if TYPE_CHECKING:
    from branchline.games.tickets.schema import SeatView
    from branchline.games.tickets.terminal import TicketScreen

LINES_SHOWN = 8
"""More tracks or cities than this are folded away until asked for."""


class Shown:
    """A mechanic in the terminal. What it has no part in stays as it is here: nothing."""

    verb = ""
    """How its moves begin; also the name of their group."""
    reads_cities = False
    """Whether its moves begin with a city, so that short forms of them are read."""
    notation = ""
    """The text that tells how they are typed."""
    column = ""
    """The text above what everybody has of it, among the players."""
    sources: tuple[str, ...] = ()
    """Its sources of points that are worth a line of the score sheet."""

    def in_play(self, board: Board) -> bool:
        """Whether a map has it."""
        raise NotImplementedError

    def count(self, seat: SeatView) -> str:
        """What a seat has of it."""
        return ""

    def group(self, screen: TicketScreen, seen: Seen, moves: list[Move], heading: str, unfold: str) -> Group | None:
        """Its moves in columns; None where a plain list will do."""
        return None

    def read(self, screen: TicketScreen, game: Game, text: str, city: str) -> str:
        """A move from a short form that begins with a city."""
        raise NotImplementedError

    def about_city(self, screen: TicketScreen, game: Game, seen: Seen, city: str) -> str:
        """What there is of it in a city."""
        return ""

    def revealed(self, screen: TicketScreen, source: str, params: dict[str, Any]) -> str | None:
        """A line of a score sheet in words; None if it is none of its own."""
        return None


class Stations(Shown):
    """Stations in cities."""

    verb = "station"
    reads_cities = True
    notation = "notation-stations"
    column = "column-stations"
    sources = ("stations-left",)

    def in_play(self, board: Board) -> bool:
        """Whether everybody has stations."""
        return board.stations > 0

    def count(self, seat: SeatView) -> str:
        """The stations a seat has left."""
        return str(seat["stations_left"])

    def group(self, screen: TicketScreen, seen: Seen, moves: list[Move], heading: str, unfold: str) -> Group | None:
        """One line per city with the cheapest payment, those at ends of open tickets first."""
        by_city: dict[str, list[Move]] = {}
        for move in moves:
            by_city.setdefault(move.params["city"], []).append(move)
        wanted = seen.ends_wanted()
        order = sorted(by_city, key=lambda city: (city not in wanted, city))
        shown = order if unfold == self.verb else order[:LINES_SHOWN]
        lines = []
        for city in shown:
            cheapest = min(by_city[city], key=lambda move: price(move.params["cards"], seen.view["hand"]))
            star = f"{screen.marks.wanted} " if city in wanted else ""
            name = Text(star + screen.tickets.place_name(city, screen.language), style="bold" if star else "")
            lines.append(Choice(str(cheapest), name, (short_payment(cheapest.params["cards"]),)))
        left_out = len(order) - len(shown)
        return Group(heading, lines, screen.words("more-stations", n=left_out) if left_out else "")

    def read(self, screen: TicketScreen, game: Game, text: str, city: str) -> str:
        """A station; without cards it is paid the cheapest way, or in a way that tells what is missing."""
        _, colon, cards = text.partition(":")
        if colon:
            return f"station {city}: {spelled_out(cards)}"
        view = game.view(game.to_move)
        hand = view["hand"]
        builds = [move for move in game.legal_moves() if move.group == self.verb and move.params["city"] == city]
        if builds:
            return str(min(builds, key=lambda move: price(move.params["cards"], hand)))
        cost = view["seats"][game.to_move].get("station_cost") or 1
        return f"station {city}: {cost} {max(COLORS, key=lambda card: hand.get(card, 0))}"

    def about_city(self, screen: TicketScreen, game: Game, seen: Seen, city: str) -> str:
        """Whose station stands there."""
        told = [seat for seat, facts in enumerate(seen.view["seats"]) if city in facts.get("stations", [])]
        return screen.words("station-of", seat=screen.name(game, told[0])) if told else ""

    def revealed(self, screen: TicketScreen, source: str, params: dict[str, Any]) -> str | None:
        """A station and the track it lent, if it lent one."""
        if "city" not in params:
            return None
        city = screen.tickets.place_name(params["city"], screen.language)
        if source == "station-unused":
            return screen.words("station-unused", city=city)
        track = screen.tickets.track_name(params["track"], screen.language)
        return screen.words("station-used", city=city, track=track)


class Passengers(Shown):
    """Passengers in cities and countries."""

    verb = "passenger"
    notation = "notation-passengers"
    sources = ("passengers",)

    def in_play(self, board: Board) -> bool:
        """Whether passengers wait on the map."""
        return len(board.passenger_colors) > 0

    def about_city(self, screen: TicketScreen, game: Game, seen: Seen, city: str) -> str:
        """Who waits there."""
        board = seen.board
        place = board.place_ids[board.place_of(board.city_ids.index(city))]
        waiting = seen.view.get("passengers", {}).get(place)
        if not waiting:
            return ""
        return f"({screen.words('passengers')}: {screen.tickets.label('passengers', waiting, screen.language)})"

    def revealed(self, screen: TicketScreen, source: str, params: dict[str, Any]) -> str | None:
        """The points of a colour."""
        if "passenger" not in params:
            return None
        color = screen.tickets.label("passenger", params["passenger"], screen.language)
        return f"{screen.family(f'points-{source}')}: {color}"


SHOWN: tuple[Shown, ...] = (Stations(), Passengers())


def shown_on(board: Board) -> list[Shown]:
    """The mechanics of a map."""
    return [mechanic for mechanic in SHOWN if mechanic.in_play(board)]
