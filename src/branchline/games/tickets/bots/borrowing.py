"""Tracks of others that a station would lend, and those that stations built already lend."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.bots.paying import NOT_HELD, cheapest_choice, most_held
from branchline.games.tickets.bots.plan import NONE, TIME, Plan
from branchline.games.tickets.bots.pricing import Tariff
from branchline.games.tickets.bots.ways import FAR
from branchline.games.tickets.codes import payment_of, station_code
from branchline.games.tickets.state import State
from branchline.games.tickets.stations import NO_LOAN, Loans, has_stations, station_cost, station_payments

CARD_TIME: Final[i64] = 500
"""The time a missing card takes, in thousandths of a turn."""


def price_loans(s: State, seat: i64, tariff: Tariff, plan: Plan) -> None:
    """Open the tracks of others to a plan: free where a station lends them, else for the price of a station."""
    if has_stations(s, seat):
        for track in Loans(s, seat).best:
            if track != NO_LOAN:
                plan.open_for(track, 0, 0)
    if s.stations_left[seat] == 0:
        return
    board = s.board
    cards = station_cost(s, seat)
    price = tariff.turn + cards * tariff.card + board.station_points * 1000
    held = most_held(s.hands, seat * KINDS) + s.hands[seat * KINDS + LOCO]
    load = (1000 + CARD_TIME * (cards - held if cards > held else 0)) << TIME
    for track in range(board.tracks()):
        if is_anothers(s, seat, track) and plan.cost[track] == FAR and station_site(s, track) != NONE:
            plan.open_for(track, price, load)
            plan.lent[track] = 1


def is_anothers(s: State, seat: i64, track: i64) -> bool:
    """Whether somebody else owns a track."""
    return s.owner[track] != NOBODY and s.owner[track] != seat


def station_site(s: State, track: i64) -> i64:
    """An end of a track where a station could be built, NONE if there is none."""
    if s.station[s.board.end_a[track]] == NOBODY:
        return s.board.end_a[track]
    return s.board.end_b[track] if s.station[s.board.end_b[track]] == NOBODY else NONE


def keep_to_stations(s: State, seat: i64, plan: Plan, again: i64) -> None:
    """Give up loans until every ticket needs at most one and there are stations for all of them."""
    track = one_too_many(s, seat, plan)
    while track != NONE:
        for k in range(len(plan.tickets)):
            plan.lift(k)
        plan.lent[track] = 0
        plan.open_for(track, FAR, 0)
        plan.lay_all(s, again)
        track = one_too_many(s, seat, plan)


def one_too_many(s: State, seat: i64, plan: Plan) -> i64:
    """A planned loan to give up: a second one of a ticket, or what least depends on if stations are too few."""
    for k in range(len(plan.tickets)):
        first: i64 = NONE
        for i in range(plan.steps[k]):
            track = plan.path[k * plan.cities + i]
            if plan.lent[track] != 0:
                if first != NONE:
                    return track
                first = track
    loans = plan.loans()
    if len(loans) <= s.stations_left[seat]:
        return NONE
    least = loans[0]
    for track in loans:
        if plan.at_stake(s, track) < plan.at_stake(s, least):
            least = track
    return least


def station_for(s: State, seat: i64, track: i64, claims: vec[i64]) -> i64:
    """Building the station that lends a track, paid with cards that are missed least; NOT_HELD if that cannot be."""
    site = station_site(s, track)
    if site == NONE:
        return NOT_HELD
    payments = vec[i64]()
    for cards in station_payments(s, seat):
        payments = append(payments, payment_of(station_code(site, 0) + cards))
    payment = cheapest_choice(s.hands, seat * KINDS, payments, claims)
    return station_code(site, payment) if payment != NOT_HELD else NOT_HELD
