"""Passengers as the shared files see them; `passengers.py` has their rules."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.errors import MalformedMove
from branchline.core.outcome import Points
from branchline.core.position import NOBODY
from branchline.core.refusal import Refusal
from branchline.core.tensors import Section, by_seat, mark
from branchline.games.tickets.board import Board
from branchline.games.tickets.card_text import shorten
from branchline.games.tickets.codes import PASSENGER, color_of, passenger_code, place_of
from branchline.games.tickets.events import PASSENGER_TAKEN, PASSENGERS_WAIT, count_of
from branchline.games.tickets.mechanics.mechanic import Mechanic, Params
from branchline.games.tickets.passengers import (
    of_colors,
    passenger_lines,
    passenger_points,
    passengers_lost,
    passengers_of,
)
from branchline.games.tickets.refusals import refuse_by, wrong_time
from branchline.games.tickets.state import BOARDING, State

if TYPE_CHECKING:
    from branchline.games.tickets.schema import SeatView

RULES: Final[dict[str, str]] = {"passenger-not-there": "TR-DE-PASS-02"}
"""The rule behind every reason to refuse one."""


class Passengers(Mechanic):
    """Who claims a track takes a passenger along from each of its ends; the most of a colour bring points."""

    def __init__(self) -> None:
        super().__init__("passenger", PASSENGER, False)
        self.rules = RULES

    def in_play(self, board: Board) -> bool:
        """Whether passengers wait on the map."""
        return len(board.passenger_colors) > 0

    def text(self, board: Board, code: i64) -> str:
        """A place and a colour, as in `berlin: red`."""
        return f"{board.place_ids[place_of(code)]}: {board.passenger_colors[color_of(code)]}"

    def read(self, board: Board, text: str) -> i64:
        """The same, read."""
        name, colon, color = text.partition(":")
        place, color = name.strip(), color.strip()
        if not colon or place not in board.place_ids or is_border(board, place):
            raise MalformedMove(f"'{shorten(place)}' is no place of passengers, as in 'passenger berlin: red'")
        if color not in board.passenger_colors:
            known = ", ".join(board.passenger_colors)
            raise MalformedMove(f"'{shorten(color)}' is no colour of passengers; they are {known}")
        return passenger_code(board.place_ids.index(place), board.passenger_colors.index(color))

    def params(self, board: Board, code: i64) -> Params:
        """Place and colour."""
        return {"place": board.place_ids[place_of(code)], "passenger": board.passenger_colors[color_of(code)]}

    def reason(self, board: Board, code: i64) -> tuple[str, Params]:
        """A passenger of a colour."""
        return "tickets-why-passenger", {"passenger": board.passenger_colors[color_of(code)]}

    def told(self, board: Board, event: i64, first: i64, second: i64) -> Params | None:
        """Who waits at a place, or was taken along from it."""
        names = board.passenger_colors
        if event == PASSENGERS_WAIT:
            there = {names[color]: int(n) for color in range(len(names)) if (n := count_of(second, color))}
            return {"place": board.place_ids[first], "passengers": there}
        if event == PASSENGER_TAKEN:
            return {"place": board.place_ids[first], "passenger": names[second]}
        return None

    def add_to_seat(self, s: State, seat: i64, view: SeatView) -> None:
        """The passengers a seat has taken along."""
        view["passengers"] = of_colors(s, s.carried, seat)

    def pieces(self, s: State) -> i64:
        """The fewer, the more passengers were taken along."""
        total: i64 = 0
        for n in s.carried:
            total -= n
        return total

    def points(self, s: State, seat: i64) -> int:
        """What all colours bring a seat."""
        return sum([passenger_points(s, seat, color) for color in range(len(s.board.passenger_colors))])

    def lines(self, s: State, seat: i64) -> list[Points]:
        """The same, colour by colour."""
        return passenger_lines(s, seat)

    def tie_count(self, s: State, seat: i64, by: str) -> int | None:
        """All passengers of a seat."""
        return passengers_of(s, seat) if by == "passengers" else None

    def broken_laws(self, s: State) -> list[str]:
        """TR-DE-INV-01."""
        return passengers_lost(s)

    # -- for programs that learn --------------------------------------------------------------------------

    def actions(self, board: Board) -> list[str]:
        """One for every colour."""
        return [f"passenger {color}" for color in board.passenger_colors]

    def action(self, code: i64) -> i64:
        """The colour."""
        return color_of(code)

    def sections(self, board: Board, players: i64) -> list[Section]:
        """Who waits where, who travels with whom, and where one is due."""
        colors = list(board.passenger_colors)
        each = int(board.passengers_per_color)
        return [
            Section("waiting", [f"{place}.{color}" for place in board.place_ids for color in colors], each),
            Section("passengers", by_seat(players, colors), each),
            Section("boarding", list(board.place_ids), 1),
        ]

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write all three, the seat's own first."""
        players = s.players
        colors = len(s.board.passenger_colors)
        for i in range(len(s.waiting)):
            out[at + i] = i16(s.waiting[i])
        at += len(s.waiting)
        for k in range(players):
            base = (seat + k) % players * colors
            for color in range(colors):
                out[at + k * colors + color] = i16(s.carried[base + color])
        return mark(out, at + players * colors, len(s.board.place_ids), s.boarding if s.phase == BOARDING else NOBODY)


def is_border(board: Board, place: str) -> bool:
    """Whether a place is a border spot, whose passengers wait in its country."""
    at = board.place_ids.index(place)
    return at < len(board.city_ids) and board.border[at] != 0


def refuse_passenger(s: State, place: i64, color: i64) -> Refusal | None:
    """Choosing a passenger: at the place where one is due, of a colour that waits there."""
    early = wrong_time(s, BOARDING)
    if early is not None:
        return early
    board = s.board
    if place != s.boarding or s.waiting[place * len(board.passenger_colors) + color] == 0:
        due = board.place_ids[s.boarding]
        return refuse_by(s, RULES, "passenger-not-there", {"place": due, "passenger": board.passenger_colors[color]})
    return None
