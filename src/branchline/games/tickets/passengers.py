"""Passengers: they wait in cities and countries, and who claims a route takes one along from each of its ends.

A place is a city or, after the cities, a country with all its border spots. `waiting` counts the
passengers of every colour at every place, `carried` those of every seat.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.outcome import Points
from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.tickets.codes import passenger_answer, passenger_code, passenger_of
from branchline.games.tickets.events import PASSENGER_TAKEN, PASSENGERS_WAIT, some_of
from branchline.games.tickets.state import BOARDING, NOWHERE, State, filled

NOTHING: Final[i64] = -1
"""No colour."""


def draw_passengers(s: State) -> None:
    """Draw the passengers out of the bag onto their places (TR-DE-SETUP-01)."""
    board = s.board
    colors = len(board.passenger_colors)
    s.waiting = filled(len(board.passengers) * colors, 0)
    s.carried = filled(s.players * colors, 0)
    bag = filled(colors, board.passengers_per_color)
    left = board.passengers_per_color * colors
    for place in range(len(board.passengers)):
        drawn: i64 = 0
        for _ in range(board.passengers[place]):
            color = draw_one(s, bag, left)
            left -= 1
            s.waiting[place * colors + color] += 1
            drawn += some_of(color, 1)
        if drawn > 0:
            s.emit(PASSENGERS_WAIT, NOBODY, place, drawn, NO_SECRET)


def draw_one(s: State, bag: vec[i64], left: i64) -> i64:
    """Draw one passenger out of the bag."""
    at = s.below(left)
    color: i64 = 0
    while at >= bag[color]:
        at -= bag[color]
        color += 1
    color = passenger_of(s.told(passenger_answer(color)))
    if color < 0 or color >= len(bag) or bag[color] == 0:
        raise BadRecord("the record draws a passenger that is not in the bag")
    s.note(passenger_answer(color))
    bag[color] -= 1
    return color


def colors_at(s: State, place: i64) -> i64:
    """How many different colours wait at a place."""
    colors = len(s.board.passenger_colors)
    waiting = s.waiting
    count: i64 = 0
    for at in range(place * colors, (place + 1) * colors):
        if waiting[at] > 0:
            count += 1
    return count


def meet_passengers(s: State, seat: i64, track: i64) -> bool:
    """Take one along from each end of a claimed track. False if the seat must choose first (TR-DE-PASS-02)."""
    s.boarding = s.board.place_of(s.board.end_a[track])
    s.boarding_next = s.board.place_of(s.board.end_b[track])
    return board_on(s, seat)


def board_on(s: State, seat: i64) -> bool:
    """Go on taking passengers along while there is no choice. False if there is one."""
    colors = len(s.board.passenger_colors)
    while s.boarding != NOWHERE:
        waiting = colors_at(s, s.boarding)
        if waiting > 1:
            s.phase = BOARDING
            return False
        if waiting == 1:
            color: i64 = 0
            while s.waiting[s.boarding * colors + color] == 0:
                color += 1
            take_along(s, seat, color)
        else:
            next_place(s)
    return True


def next_place(s: State) -> None:
    """Turn to the other end of the track."""
    s.boarding = s.boarding_next
    s.boarding_next = NOWHERE


def take_along(s: State, seat: i64, color: i64) -> None:
    """Take a passenger of this colour along from the place where one is due."""
    colors = len(s.board.passenger_colors)
    place = s.boarding
    s.waiting[place * colors + color] -= 1
    s.carried[seat * colors + color] += 1
    next_place(s)
    s.emit(PASSENGER_TAKEN, seat, place, color, NO_SECRET)


def add_passengers(s: State, moves: vec[i64]) -> vec[i64]:
    """The colours to choose from at the place where a passenger is due."""
    colors = len(s.board.passenger_colors)
    for color in range(colors):
        if s.waiting[s.boarding * colors + color] > 0:
            moves = append(moves, passenger_code(s.boarding, color))
    return moves


def of_colors(s: State, passengers: vec[i64], at: i64) -> dict[str, int]:
    """The passengers of a seat or at a place, as a count per colour."""
    colors = s.board.passenger_colors
    return {colors[color]: int(n) for color in range(len(colors)) if (n := passengers[at * len(colors) + color]) > 0}


# -- majorities ------------------------------------------------------------------------------------


def counts_of(s: State, color: i64) -> list[int]:
    """How many passengers of a colour every seat has."""
    colors = len(s.board.passenger_colors)
    return [int(s.carried[seat * colors + color]) for seat in range(s.players)]


def majority(counts: list[int]) -> tuple[list[int], list[int]]:
    """The seats with the most and, if there is only one, those with the second most; nobody without any (A-53)."""
    best = max(counts)
    if best == 0:
        return [], []
    first = [seat for seat in range(len(counts)) if counts[seat] == best]
    if len(first) > 1:
        return first, []
    second = max([count for count in counts if count < best])
    return first, [seat for seat in range(len(counts)) if counts[seat] == second and second > 0]


def passenger_points(s: State, seat: i64, color: i64) -> int:
    """What the passengers of a colour bring a seat (TR-DE-FINAL-03 to -07)."""
    first, second = majority(counts_of(s, color))
    if seat in first:
        return int(s.board.most_passengers)
    return int(s.board.second_most) if seat in second else 0


def passenger_lines(s: State, seat: i64) -> list[Points]:
    """The points of a seat's passengers, colour by colour."""
    lines: list[Points] = []
    for color in range(len(s.board.passenger_colors)):
        points = passenger_points(s, seat, color)
        if points > 0:
            lines.append(Points("passengers", points, {"passenger": s.board.passenger_colors[color]}))
    return lines


def passengers_of(s: State, seat: i64) -> int:
    """All passengers of a seat."""
    return sum([counts_of(s, color)[seat] for color in range(len(s.board.passenger_colors))])


def passengers_lost(s: State) -> list[str]:
    """TR-DE-INV-01: no passenger appears or vanishes, and nobody has more than two per claimed track."""
    wrong: list[str] = []
    colors = len(s.board.passenger_colors)
    for color in range(colors):
        total = sum(counts_of(s, color))
        for place in range(len(s.board.passengers)):
            total += int(s.waiting[place * colors + color])
        if total != s.board.passengers_per_color:
            wrong.append(f"TR-DE-INV-01: {total} {s.board.passenger_colors[color]} passengers")
    if colors == 0:
        return wrong
    for seat in range(s.players):
        claimed = sum([1 for owner in s.owner if owner == seat])
        if passengers_of(s, seat) > 2 * claimed:
            wrong.append(f"TR-DE-INV-01: seat {seat} has more passengers than its tracks can have brought")
    return wrong
