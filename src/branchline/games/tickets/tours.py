"""Grand tours: completed tickets whose cities are joined by two paths that share no track (TR-IN-TOUR-01).

Two such paths exist if no single track parts the cities (A-57): if they lie in the same part of the
network once its bridges are taken away.
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.destinations import best_link
from branchline.games.tickets.state import State, filled


class Rings:
    """The parts of a network that hang together without any single track: cities of one part have the same name."""

    def __init__(self, cities: i64, end_a: vec[i64], end_b: vec[i64]) -> None:
        self.end_a: vec[i64] = end_a
        self.end_b: vec[i64] = end_b
        self.met: vec[i64] = filled(cities, -1)  # when a city was met, on a walk over all tracks
        self.low: vec[i64] = filled(cities, 0)  # the earliest city met that it still reaches going on
        self.name: vec[i64] = filled(cities, 0)
        self.waiting: vec[i64] = vec[i64]()  # cities met whose part is not known yet
        self.clock: i64 = 0
        for city in range(cities):
            self.name[city] = city
        for track in range(len(end_a)):
            if self.met[end_a[track]] < 0:
                self.walk(end_a[track], -1)

    def walk(self, city: i64, came_by: i64) -> None:
        """Meet a city and all that is reached from it; then it may close a part."""
        self.met[city] = self.clock
        self.low[city] = self.clock
        self.clock += 1
        self.waiting = append(self.waiting, city)
        for track in range(len(self.end_a)):
            if track == came_by:
                continue
            if self.end_a[track] == city:
                self.look(city, self.end_b[track], track)
            elif self.end_b[track] == city:
                self.look(city, self.end_a[track], track)
        if self.low[city] == self.met[city]:
            self.close(city)

    def look(self, city: i64, onward: i64, track: i64) -> None:
        """Go on over a track, or see how far back it leads."""
        if self.met[onward] < 0:
            self.walk(onward, track)
            if self.low[onward] < self.low[city]:
                self.low[city] = self.low[onward]
        elif self.met[onward] < self.low[city]:
            self.low[city] = self.met[onward]

    def close(self, city: i64) -> None:
        """Nothing met after this city leads behind it: those still waiting are its part."""
        last = len(self.waiting) - 1
        while self.waiting[last] != city:
            self.name[self.waiting[last]] = city
            last -= 1
        self.name[city] = city
        self.waiting = self.waiting[:last]


def rings(s: State, seat: i64) -> Rings:
    """The rings of a seat's network."""
    board = s.board
    a = vec[i64]()
    b = vec[i64]()
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            a = append(a, board.end_a[track])
            b = append(b, board.end_b[track])
    return Rings(board.cities(), a, b)


def grand_tours(s: State, seat: i64) -> list[int]:
    """The completed tickets of a seat that make grand tours, each once (TR-IN-TOUR-05)."""
    board = s.board
    found: list[int] = []
    parts: Rings | None = None
    for ticket in range(board.tickets()):
        if s.ticket_at[ticket] == seat and best_link(s, seat, ticket) >= 0:
            if parts is None:
                parts = rings(s, seat)
            start = board.ticket_from[ticket]
            for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
                end = board.ticket_place[link]
                if start >= 0 and end >= 0 and parts.name[start] == parts.name[end]:
                    found.append(int(ticket))
                    break
    return found


def tour_points(s: State, tours: i64) -> int:
    """What so many grand tours are worth in all (TR-IN-TOUR-04)."""
    table = s.board.grand_tour
    return table[min(int(tours), len(table)) - 1] if tours > 0 else 0
