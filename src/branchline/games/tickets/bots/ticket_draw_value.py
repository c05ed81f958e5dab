"""What drawing tickets promises: how well the tickets nobody showed us fit the network."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.bots.plan import NONE, Plan, time_of, wagons_of
from branchline.games.tickets.bots.ways import FAR
from branchline.games.tickets.bots.weights import Weights
from branchline.games.tickets.codes import LONG
from branchline.games.tickets.state import State

ANY_DECK: Final[i64] = -1
"""Tickets of one deck and the other."""


def find_heart(s: State, seat: i64, plan: Plan) -> None:
    """Leave the ways from the largest connected part of what is built and planned."""
    board = s.board
    ways = plan.ways
    best: i64 = -1
    most: i64 = 0
    seen = plan.seen
    for city in range(plan.cities):
        seen[city] = 0
    for track in range(board.tracks()):
        if s.owner[track] == seat or plan.use[track] > 0:
            city = board.end_a[track]
            if seen[city] == 0:
                size = part_of(plan, city)
                if size > most:
                    most = size
                    best = city
    ways.begin()
    if best >= 0:
        ways.leave(best)
        ways.spread(plan.left, plan.loads, -1)


def part_of(plan: Plan, city: i64) -> i64:
    """Mark the part of the network around a city as seen, all that costs nothing to reach; how many cities it has."""
    ways = plan.ways
    seen = plan.seen
    queue = ways.queue
    seen[city] = 1
    queue[0] = city
    count: i64 = 1
    at: i64 = 0
    while at < count:
        city = queue[at]
        at += 1
        for i in range(ways.start[city], ways.start[city + 1]):
            other = ways.beyond[i]
            if plan.left[ways.around[i]] == 0 and seen[other] == 0:
                seen[other] = 1
                queue[count] = other
                count += 1
    return count


def may_come(s: State, seat: i64, unknown: vec[i64]) -> None:
    """Mark the tickets that may come up: all but those the seat holds or has itself put out of the game."""
    for ticket in range(len(unknown)):
        apart = s.board.long_deal > 0 and s.board.ticket_deck[ticket] == LONG
        unknown[ticket] = 0 if apart or s.ticket_at[ticket] == seat else 1
    if s.board.returned_under:
        return
    log = s.ticket_log
    at: i64 = 0
    while at < len(log):
        size = log[at + 1]
        if log[at] == seat:
            for i in range(size):
                unknown[log[at + 2 + i]] = 0
        at += size + 3


def promise(s: State, plan: Plan, wagons: i64, time: i64, weights: Weights, unknown: vec[i64], deck: i64) -> i64:
    """The expected gain of drawing tickets of a deck now, in thousandths of a point.

    A ticket that can be joined with so many wagons in so much time brings its value, of which less is
    counted on the more wagons it takes, less the cost; others bring their loss. The best of those drawn is
    kept, and some of what the others promise counts as well. Without wagons or time to spare nothing can be joined,
    and the ways from the heart are not asked.
    """
    ways = plan.ways
    can_join = wagons >= 0 and time >= 0
    board = s.board
    gains = vec[i64]()
    for ticket in range(board.tickets()):
        if unknown[ticket] == 0 or (deck != ANY_DECK and board.ticket_deck[ticket] != deck):
            continue
        start = ways.nearest(board.ticket_from[ticket]) if can_join else NONE
        gain: i64 = -FAR
        lowest: i64 = FAR
        for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
            value = board.ticket_value[link]
            if value < lowest:
                lowest = value
            end = ways.nearest(board.ticket_place[link]) if start >= 0 else NONE
            if end >= 0:
                load = ways.load[start] + ways.load[end]
                net = (
                    value * (weights.hope - weights.doubt * wagons_of(load)) - ways.distance[start] - ways.distance[end]
                )
                if net > gain and wagons_of(load) <= wagons and time_of(load) <= time:
                    gain = net
        gains = insert(gains, gain if gain > -FAR else -lowest * 1000)
    drawn = board.draw
    left = s.ticket_deck() if deck == ANY_DECK else s.deck_left[deck]
    return best_of(gains, drawn if drawn < left else left, weights.rest)


def insert(gains: vec[i64], gain: i64) -> vec[i64]:
    """Put a gain in its place, the highest first."""
    gains = append(gains, gain)
    at = len(gains) - 1
    while at > 0 and gains[at - 1] < gain:
        gains[at] = gains[at - 1]
        at -= 1
    gains[at] = gain
    return gains


def best_of(gains: vec[i64], drawn: i64, rest: i64) -> i64:
    """The expected best of so many, drawn from sorted gains, and `rest` thousandths of what else is worth keeping."""
    count = len(gains)
    if count == 0 or drawn == 0:
        return 0
    chance: i64 = 1_000_000  # that none of the better ones was drawn
    best: i64 = 0
    total: i64 = 0
    for i in range(count):
        left = count - i
        this = chance * drawn // left if left > drawn else chance
        best += gains[i] * this // 1000
        chance -= this
        if gains[i] > 0:
            total += gains[i]
    best //= 1000
    others = total * drawn // count - best
    return best + others * rest // 1000 if others > 0 else best
