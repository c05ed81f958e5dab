"""Grand tours: second ways for tickets, so that two ways that share no track join their cities."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.bots.plan import NONE, Plan, time_of, wagons_of
from branchline.games.tickets.bots.ways import FAR
from branchline.games.tickets.state import State
from branchline.games.tickets.tours import Rings, grand_tours, tour_points

MOST: Final[i64] = 2
"""So many second ways are planned at once."""


def plan_tours(s: State, seat: i64, plan: Plan, sure: i64, wagons: i64, time: i64) -> None:
    """Add second ways to a laid plan while tours bring more than they cost, in so many wagons and so much time."""
    for _ in range(MOST):
        ticket = best_tour(s, seat, plan, sure, wagons - plan.wagons, time - plan.time)
        if ticket == NONE:
            break
        second_way(s, seat, plan, ticket)
        plan.want_way(s.board.ticket_place[s.board.ticket_start[ticket]])


def best_tour(s: State, seat: i64, plan: Plan, sure: i64, wagons: i64, time: i64) -> i64:
    """The ticket whose second way brings most, NONE if none brings more than it costs."""
    board = s.board
    best: i64 = NONE
    most: i64 = 0
    none = vec[i64]()
    now = tours(s, seat, plan, none)
    for ticket in range(board.tickets()):
        if s.ticket_at[ticket] == seat and board.ticket_from[ticket] >= 0:
            end = board.ticket_place[board.ticket_start[ticket]]
            if end < 0 or not second_way(s, seat, plan, ticket):
                continue
            ways = plan.ways
            load = ways.load[end]
            if ways.distance[end] == 0 or wagons_of(load) > wagons or time_of(load) > time:
                continue
            gain = tour_points(s, tours(s, seat, plan, plan.way_to(end))) - tour_points(s, now)
            net = gain * sure - ways.distance[end]
            if net > most:
                best = ticket
                most = net
    return best


def second_way(s: State, seat: i64, plan: Plan, ticket: i64) -> bool:
    """Find the cheapest way between a ticket's cities beside the one there is; False if there is not even one."""
    board = s.board
    start = board.ticket_from[ticket]
    end = board.ticket_place[board.ticket_start[ticket]]
    ways = plan.ways
    ways.begin()
    ways.leave(start)
    ways.spread(plan.left, plan.loads, end)
    if ways.distance[end] != 0:
        return False
    first = plan.way_to(end)
    for track in first:
        plan.left[track] = FAR
    ways.begin()
    ways.leave(start)
    ways.spread(plan.left, plan.loads, end)
    for track in first:
        plan.left[track] = 0
    return ways.distance[end] < FAR


def tours(s: State, seat: i64, plan: Plan, more: vec[i64]) -> i64:
    """How many tickets a seat's planned network, with some tracks more, makes grand tours of."""
    board = s.board
    a = vec[i64]()
    b = vec[i64]()
    for track in range(board.tracks()):
        if s.owner[track] == seat or plan.use[track] > 0 or holds(more, track):
            a = append(a, board.end_a[track])
            b = append(b, board.end_b[track])
    return count_tours(s, seat, a, b)


def count_tours(s: State, seat: i64, a: vec[i64], b: vec[i64]) -> i64:
    """How many tickets of a seat a network makes grand tours of, its tracks given by their ends."""
    board = s.board
    parts = Rings(board.cities(), a, b)
    count: i64 = 0
    for ticket in range(board.tickets()):
        start = board.ticket_from[ticket]
        end = board.ticket_place[board.ticket_start[ticket]]
        if s.ticket_at[ticket] == seat and start >= 0 and end >= 0 and parts.name[start] == parts.name[end]:
            count += 1
    return count


def holds(tracks: vec[i64], track: i64) -> bool:
    """Whether a track is among these."""
    for other in tracks:
        if other == track:
            return True
    return False


def closes_tours(s: State, seat: i64, track: i64) -> i64:
    """The points of the grand tours that a track closes at once: none if it joins two parts of the network."""
    board = s.board
    if s.root(seat, board.end_a[track]) != s.root(seat, board.end_b[track]):
        return 0
    a = vec[i64]()
    b = vec[i64]()
    for other in range(board.tracks()):
        if s.owner[other] == seat or other == track:
            a = append(a, board.end_a[other])
            b = append(b, board.end_b[other])
    return tour_points(s, count_tours(s, seat, a, b)) - tour_points(s, len(grand_tours(s, seat)))
