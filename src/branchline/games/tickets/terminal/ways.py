"""The shortest way that could still complete a ticket: own tracks are free, open ones cost their wagons."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from branchline.games.tickets.board import Board
from branchline.games.tickets.terminal.seen import Seen


@dataclass(frozen=True)
class Way:
    """A way in order: where it begins, its tracks, and the wagons that the tracks not yet owned take."""

    start: int
    tracks: tuple[int, ...]
    wagons: int


def spots(board: Board, place: int) -> list[int]:
    """The cities or border spots a ticket's place stands for."""
    if place >= 0:
        return [place]
    return [city for city in range(board.cities()) if board.border[city] and board.country[city] == ~place]


def shortest(seen: Seen, starts: list[int], ends: list[int]) -> Way | None:
    """The cheapest way between any two of these places; None if all are cut off."""
    board = seen.board
    around: dict[int, list[tuple[int, int, int]]] = {}
    for track in range(board.tracks()):
        mine = seen.owner(track) == seen.seat
        if mine or seen.is_open(track):
            a, b, wagons = int(board.end_a[track]), int(board.end_b[track]), 0 if mine else int(board.length[track])
            around.setdefault(a, []).append((track, b, wagons))
            around.setdefault(b, []).append((track, a, wagons))
    ahead: list[tuple[int, tuple[int, ...], int, int]] = [(0, (), city, city) for city in sorted(starts)]
    done: set[int] = set()
    while ahead:
        wagons, tracks, city, start = heappop(ahead)
        if city in ends:
            return Way(start, tracks, wagons)
        if city not in done:
            done.add(city)
            for track, onward, more in around.get(city, []):
                heappush(ahead, (wagons + more, (*tracks, track), onward, start))
    return None


def way_of(seen: Seen, ticket: str) -> Way | None:
    """The cheapest way to make any link of a ticket; None if none can be made any more."""
    board = seen.board
    number = board.ticket_ids.index(ticket)
    starts = spots(board, int(board.ticket_from[number]))
    ways = [
        shortest(seen, starts, spots(board, int(board.ticket_place[link])))
        for link in range(board.ticket_start[number], board.ticket_start[number + 1])
    ]
    return min((way for way in ways if way is not None), key=lambda way: way.wagons, default=None)


def wanted_tracks(seen: Seen) -> set[int]:
    """The tracks still to claim on the shortest ways of this seat's open tickets."""
    wanted: set[int] = set()
    for ticket in seen.view.get("tickets", []):
        way = None if ticket["done"] else way_of(seen, ticket["ticket"])
        wanted.update(track for track in (way.tracks if way else ()) if seen.owner(track) != seen.seat)
    return wanted
