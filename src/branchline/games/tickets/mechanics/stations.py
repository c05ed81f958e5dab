"""Stations as the shared files see them; `stations.py` has their rules, and what they lend."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.errors import BadOption, MalformedMove
from branchline.core.outcome import Points
from branchline.core.position import NOBODY
from branchline.core.refusal import Refusal
from branchline.core.tensors import Section, by_seat, mark, seats
from branchline.games.tickets.board import LOCO, Board
from branchline.games.tickets.card_text import cards_of, payment_text, read_payment, shorten
from branchline.games.tickets.codes import STATION, city_of, count_in, has, payment_of, station_code
from branchline.games.tickets.destinations import ticket_lines
from branchline.games.tickets.events import BUILT_STATION
from branchline.games.tickets.mechanics.mechanic import Mechanic, Params
from branchline.games.tickets.refusals import refuse_by, refuse_holding, wrong_time
from branchline.games.tickets.state import OVER, TURN, State
from branchline.games.tickets.stations import (
    NO_LOAN,
    has_stations,
    lend,
    needed_stations,
    own_network,
    pays_station,
    station_cost,
)

if TYPE_CHECKING:
    from branchline.games.tickets.schema import SeatView

RULES: Final[dict[str, str]] = {
    "stations-gone": "TR-EU-STATION-01",
    "station-there": "TR-EU-STATION-06",
    "station-count": "TR-EU-STATION-02",
    "station-color": "TR-EU-STATION-03",
}
"""The rule behind every reason to refuse one."""


class Stations(Mechanic):
    """A station is built in a city, for one card, then two, then three; it lends a track of somebody else."""

    def __init__(self) -> None:
        super().__init__("station", STATION, True)
        self.limits = {"stations": (0, 9), "station_points": (0, 100)}
        self.entry = "stations"
        self.rules = RULES

    def in_play(self, board: Board) -> bool:
        """Whether everybody has stations."""
        return board.stations > 0

    def text(self, board: Board, code: i64) -> str:
        """A city and cards, as in `paris: 2 red 1 loco`."""
        return f"{board.city_ids[city_of(code)]}: {payment_text(payment_of(code))}"

    def read(self, board: Board, text: str) -> i64:
        """The same, read."""
        name, colon, cards = text.partition(":")
        city = name.strip()
        if city not in board.city_ids:
            raise MalformedMove(f"there is no city '{shorten(city)}' on this map")
        if not colon:
            raise MalformedMove("a station needs a colon and cards, as in 'station paris: 2 red 1 loco'")
        return station_code(board.city_ids.index(city), read_payment(cards))

    def params(self, board: Board, code: i64) -> Params:
        """City and cards."""
        return {"city": board.city_ids[city_of(code)], "cards": cards_of(payment_of(code))}

    def reason(self, board: Board, code: i64) -> tuple[str, Params]:
        """A station stands where it was built."""
        return "tickets-why-station", {"city": board.city_ids[city_of(code)]}

    def told(self, board: Board, event: i64, first: i64, second: i64) -> Params | None:
        """Where a station was built, and what it cost."""
        if event != BUILT_STATION:
            return None
        return {"city": board.city_ids[first], "cards": cards_of(second)}

    # -- what is seen -------------------------------------------------------------------------------

    def add_to_seat(self, s: State, seat: i64, view: SeatView) -> None:
        """Where a seat's stations stand, how many are left, and what the next one costs."""
        left = s.stations_left[seat]
        view["stations"] = [s.board.city_ids[city] for city in range(len(s.station)) if s.station[city] == seat]
        view["stations_left"] = int(left)
        view["station_cost"] = int(station_cost(s, seat)) if left > 0 else None

    def built(self, view: dict[str, Any]) -> list[str]:
        """Where a seat's stations stand."""
        return list(view.get("stations", ()))

    def pieces(self, s: State) -> i64:
        """The stations that are not on the board."""
        total: i64 = 0
        for left in s.stations_left:
            total += left
        return total

    # -- tickets and points ---------------------------------------------------------------------------

    def lend(self, s: State, seat: i64) -> None:
        """What the stations of a seat lend it now."""
        lend(s, seat)

    def ticket_lines(self, s: State, seat: i64) -> list[Points] | None:
        """The points of a seat's tickets, which stations they needed, and what each of those lent (TR-EU-FINAL-06)."""
        if not has_stations(s, seat):
            return None
        now = s.network
        own = own_network(s, seat) if s.phase == OVER else now
        s.network = own
        loans = lend(s, seat)
        lines = ticket_lines(s, seat)
        for line in lines:
            if line.source == "ticket-done":
                ticket = s.board.ticket_ids.index(line.params["ticket"])
                needed = needed_stations(s, seat, ticket, loans, own)
                if len(needed) > 0:
                    line.params["stations"] = [s.board.city_ids[city] for city in needed]
        s.network = now
        return lines + loan_lines(s.board, loans)

    def points(self, s: State, seat: i64) -> int:
        """The points of the stations a seat has not built (TR-EU-STATION-15)."""
        return int(s.board.station_points * s.stations_left[seat])

    def lines(self, s: State, seat: i64) -> list[Points]:
        """The same as a line, for who has any left."""
        left = int(s.stations_left[seat])
        return [Points("stations-left", self.points(s, seat), {"n": left})] if left > 0 else []

    def tie_count(self, s: State, seat: i64, by: str) -> int | None:
        """The stations a seat has left."""
        return int(s.stations_left[seat]) if by == "stations" else None

    # -- hidden cards, laws -----------------------------------------------------------------------------

    def could_pay(self, s: State, seat: i64) -> bool:
        """Whether a hand pays for the station its seat did not build when it passed."""
        return has(s.unbuilt, seat) and pays_station(s, seat)

    def broken_laws(self, s: State) -> list[str]:
        """TR-EU-INV-01: every station is on the board or left."""
        wrong: list[str] = []
        for seat in range(s.players):
            built: i64 = 0
            for owner in s.station:
                if owner == seat:
                    built += 1
            if built + s.stations_left[seat] != s.board.stations or s.stations_left[seat] < 0:
                wrong.append(f"TR-EU-INV-01: seat {seat} has {built} stations built and {s.stations_left[seat]} left")
        return wrong

    def put(self, s: State, seat: i64, city: i64) -> None:
        """A station in a city."""
        if s.stations_left[seat] == 0:
            raise BadOption(f"a seat has {s.board.stations} stations; seat {seat} has more in this position")
        s.station[city] = seat
        s.stations_left[seat] -= 1

    # -- for programs that learn --------------------------------------------------------------------------

    def actions(self, board: Board) -> list[str]:
        """One for every city."""
        return [f"station {city}" for city in board.city_ids]

    def action(self, code: i64) -> i64:
        """The city in which it is built."""
        return city_of(code)

    def most_paid(self, board: Board) -> i64:
        """The last station is the dearest."""
        return board.stations

    def sections(self, board: Board, players: i64) -> list[Section]:
        """Whose stations stand where, and how many are left."""
        return [
            Section("station", by_seat(players, board.city_ids), 1),
            Section("stations_left", seats(players), int(board.stations)),
        ]

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write both, the seat's own first."""
        players = s.players
        cities = s.board.cities()
        end = mark(out, at, players * cities, NOBODY)
        for city in range(cities):
            owner = s.station[city]
            if owner != NOBODY:
                out[at + (owner - seat + players) % players * cities + city] = 1
        for k in range(players):
            out[end + k] = i16(s.stations_left[(seat + k) % players])
        return end + players


def loan_lines(board: Board, loans: list[tuple[int, int]]) -> list[Points]:
    """What each station lends; worth nothing itself."""
    lines: list[Points] = []
    for city, track in loans:
        params: dict[str, Any] = {"city": board.city_ids[city]}
        if track != NO_LOAN:
            params["track"] = board.track_ids[track]
        lines.append(Points("station-used" if track != NO_LOAN else "station-unused", 0, params))
    return lines


def refuse_station(s: State, city: i64, payment: i64) -> Refusal | None:
    """Building a station: one left, a city without one, and cards of one colour, as many as it costs."""
    early = wrong_time(s, TURN)
    if early is not None:
        return early
    seat = s.to_move
    name = s.board.city_ids[city]
    if s.stations_left[seat] == 0:
        return refuse_by(s, RULES, "stations-gone", {"n": int(s.board.stations)})
    if s.station[city] != NOBODY:
        return refuse_by(s, RULES, "station-there", {"city": name, "seat": int(s.station[city])})
    total: i64 = count_in(payment, LOCO)
    kinds: i64 = 0
    for color in range(LOCO):
        n = count_in(payment, color)
        total += n
        if n:
            kinds += 1
    if kinds > 1:
        return refuse_by(s, RULES, "station-color", {"city": name})
    cost = station_cost(s, seat)
    if total != cost:
        return refuse_by(s, RULES, "station-count", {"city": name, "needs": int(cost), "given": int(total)})
    return refuse_holding(s, seat, payment)
