"""Stations: building them, and at the end the one track of somebody else that each of them lends its owner.

Which track a station lends is chosen by the engine, for all stations of a seat together: most points of
tickets, then most tickets completed, then first in the order of cities and tracks, no track before any (A-37).
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.claiming import add_mixes, take_from_hand
from branchline.games.tickets.codes import NEXT_KIND, ONE_LOCO_PAID, of_kind, paid, station_code
from branchline.games.tickets.deck import discard_payment, refill_row, reshuffle
from branchline.games.tickets.destinations import best_link, cheapest
from branchline.games.tickets.events import BUILT_STATION
from branchline.games.tickets.state import State

NO_LOAN: Final[i64] = -1
"""A station that lends nothing."""


# -- building --------------------------------------------------------------------------------------


def station_cost(s: State, seat: i64) -> i64:
    """How many cards a seat's next station costs (TR-EU-STATION-02)."""
    return s.board.stations - s.stations_left[seat] + 1


def free_city(s: State) -> bool:
    """Whether there is a city without a station."""
    for owner in s.station:
        if owner == NOBODY:
            return True
    return False


def may_build(s: State, seat: i64) -> bool:
    """Whether a seat has a station left and a city for it, whatever it holds."""
    return s.board.stations > 0 and s.stations_left[seat] > 0 and free_city(s)


def pays_station(s: State, seat: i64) -> bool:
    """Whether a hand pays for its seat's next station."""
    base = seat * KINDS
    cost = station_cost(s, seat) - s.hands[base + LOCO]
    for color in range(LOCO):
        if s.hands[base + color] >= cost:
            return True
    return False


def add_stations(s: State, moves: vec[i64]) -> vec[i64]:
    """A station in every free city, with every payment the hand allows."""
    seat = s.to_move
    if s.stations_left[seat] == 0:
        return moves
    payments = station_payments(s, seat)
    if len(payments) == 0:
        return moves
    for city in range(len(s.station)):
        if s.station[city] == NOBODY:
            unpaid = station_code(city, 0)
            for cards in payments:
                moves = append(moves, unpaid + cards)
    return moves


def station_payments(s: State, seat: i64) -> vec[i64]:
    """What the payments for a seat's next station add to a move: one colour, locomotives for any of it."""
    base = seat * KINDS
    cost = station_cost(s, seat)
    locos = s.hands[base + LOCO]
    payments = vec[i64]()
    card = paid(of_kind(0, 1))
    for color in range(LOCO):
        held = s.hands[base + color]
        if held > 0 and held + locos >= cost:
            payments = add_mixes(0, card, cost, held, cost - 1, locos, payments)
        card *= NEXT_KIND
    if locos >= cost:
        payments = append(payments, cost * ONE_LOCO_PAID)
    return payments


def build_station(s: State, seat: i64, city: i64, payment: i64) -> None:
    """A station, and what follows a payment (TR-EU-STATION-04)."""
    take_from_hand(s, seat, payment)
    discard_payment(s, payment)
    s.station[city] = seat
    s.stations_left[seat] -= 1
    s.emit(BUILT_STATION, seat, city, payment, NO_SECRET)
    reshuffle(s)
    refill_row(s)


# -- lending ---------------------------------------------------------------------------------------


class Loans:
    """A search for what the stations of a seat should lend."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.open: list[int] = unfinished(s, seat)
        self.cities: list[int] = []
        for city in range(len(s.station)):
            if s.station[city] == seat:
                self.cities.append(int(city))
        self.offers: list[list[int]] = on_loan(s, seat, self.cities) if self.open else []
        self.chosen: list[int] = [int(NO_LOAN)] * len(self.cities)
        self.best: list[int] = self.chosen[:]
        self.points: i64 = 0
        self.done: i64 = 0
        self.most: i64 = 0
        if self.open:
            own = s.network
            self.leave_what_is_out_of_reach()
            s.network = own
            if self.open:
                self.try_out(0)
                s.network = own

    def leave_what_is_out_of_reach(self) -> None:
        """Forget the tickets that would not be completed if the stations lent all their tracks at once; the points of
        the others then are the most there can be."""
        s = self.s
        s.network = s.network[:]
        for offers in self.offers:
            for track in offers:
                s.join(self.seat, track)
        self.open = [ticket for ticket in self.open if best_link(s, self.seat, ticket) >= 0]
        for ticket in self.open:
            self.most += gained(s, ticket, best_link(s, self.seat, ticket))

    def try_out(self, k: i64) -> None:
        """Try every track that station k and those after it could lend, until nothing better is possible."""
        if self.points == self.most and self.done == len(self.open):
            return
        if k == len(self.cities):
            self.weigh()
            return
        s = self.s
        before = s.network
        self.chosen[k] = int(NO_LOAN)
        self.try_out(k + 1)
        for track in self.offers[k]:
            s.network = before[:]
            s.join(self.seat, track)
            self.chosen[k] = track
            self.try_out(k + 1)
        s.network = before

    def weigh(self) -> None:
        """Keep this choice if it beats the best so far."""
        s = self.s
        points: i64 = 0
        done: i64 = 0
        for ticket in self.open:
            link = best_link(s, self.seat, ticket)
            if link >= 0:
                points += gained(s, ticket, link)
                done += 1
        if points > self.points or (points == self.points and done > self.done):
            self.points = points
            self.done = done
            self.best = self.chosen[:]


def gained(s: State, ticket: i64, link: i64) -> i64:
    """What a link of a ticket brings: its value, and what would be lost without any."""
    return s.board.ticket_value[link] + cheapest(s, ticket)


def unfinished(s: State, seat: i64) -> list[int]:
    """The tickets of a seat that its own tracks do not complete."""
    return [
        int(ticket)
        for ticket in range(s.board.tickets())
        if s.ticket_at[ticket] == seat and best_link(s, seat, ticket) < 0
    ]


def on_loan(s: State, seat: i64, cities: list[int]) -> list[list[int]]:
    """For each of these cities the tracks of others there that join parts of the seat's network, the first of each
    pair of parts."""
    board = s.board
    offers: list[list[int]] = [[] for _ in cities]
    joined: list[list[int]] = [[] for _ in cities]
    for track in range(board.tracks()):
        if s.owner[track] == NOBODY or s.owner[track] == seat:
            continue
        a = board.end_a[track]
        b = board.end_b[track]
        if s.station[a] != seat and s.station[b] != seat:
            continue
        part = s.root(seat, a)
        other = s.root(seat, b)
        if part == other:
            continue
        pair = int(part * board.cities() + other if part < other else other * board.cities() + part)
        for k in range(len(cities)):
            if (cities[k] == a or cities[k] == b) and pair not in joined[k]:
                joined[k].append(pair)
                offers[k].append(int(track))
    return offers


def has_stations(s: State, seat: i64) -> bool:
    """Whether a seat has built a station."""
    return s.board.stations > 0 and s.stations_left[seat] < s.board.stations


def lend(s: State, seat: i64) -> list[tuple[int, int]]:
    """Let a seat use what its stations lend: (city, track), NO_LOAN for none. The network is changed."""
    if not has_stations(s, seat):
        return []
    loans = Loans(s, seat)
    out: list[tuple[int, int]] = []
    s.network = s.network[:]
    for k in range(len(loans.cities)):
        track = loans.best[k]
        out.append((loans.cities[k], track))
        if track != NO_LOAN:
            s.join(seat, track)
    return out


def own_network(s: State, seat: i64) -> vec[i64]:
    """The networks, a seat's made of its own tracks alone again."""
    board = s.board
    now = s.network
    s.network = now[:]
    for city in range(board.cities()):
        s.network[seat * board.cities() + city] = city
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            s.join(seat, track)
    own = s.network
    s.network = now
    return own


def needed_stations(s: State, seat: i64, ticket: i64, loans: list[tuple[int, int]], own: vec[i64]) -> list[int]:
    """The cities of the stations without which a completed ticket would not be; `own` is the network without loans."""
    left = [loan for loan in loans if loan[1] != NO_LOAN]
    i = 0
    now = s.network
    while i < len(left):
        fewer = left[:i] + left[i + 1 :]
        s.network = own[:]
        for _, track in fewer:
            s.join(seat, track)
        if best_link(s, seat, ticket) >= 0:
            left = fewer
        else:
            i += 1
    s.network = now
    return [city for city, _ in left]


def remember_unbuilt(s: State, seat: i64) -> None:
    """A pass tells all that the hand pays for no station its seat might have built."""
    s.unbuilt &= ~bit(seat)
    if may_build(s, seat):
        s.unbuilt |= bit(seat)
