"""Paying for builds: what contracts make cheaper, and what may stand in for what (SN-EFF-12..14).

With ORE_AS_STEEL ore may stand for steel bars, with RUBBLE_AS_STONE rubble for stones.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.snowdonia.board import ORE_AS_STEEL, RUBBLE_AS_STONE, STONE_DISCOUNT, lowest
from branchline.games.snowdonia.state import State


def stone_price(s: State, seat: i64, site: i64) -> i64:
    """The stone a site costs this seat now; a discount never makes it negative (SN-EFF-14)."""
    price = s.board.site_stone[site]
    if price > 0 and s.active[seat] != 0:
        price -= s.effect(seat, STONE_DISCOUNT)
        if price < 0:
            price = 0
    return price


def stand_in(s: State, seat: i64, effect: i64) -> i64:
    """How many cubes stand for one piece by this effect; 0 if none may."""
    playing = s.plays(seat, effect)
    fewest: i64 = 0
    while playing:
        cubes = s.board.contract_number[lowest(playing)]
        if fewest == 0 or cubes < fewest:
            fewest = cubes
        playing &= playing - 1
    return fewest


def most_replaced(s: State, seat: i64, effect: i64, price: i64) -> i64:
    """How many pieces of a price may be replaced; a second copy of the contract adds nothing."""
    playing = s.plays(seat, effect)
    most: i64 = 0
    while playing:
        limit = s.board.contract_limit[lowest(playing)]
        if limit == 0 or limit > price:
            limit = price
        if limit > most:
            most = limit
        playing &= playing - 1
    return most


def site_price(s: State, seat: i64, site: i64, bars: i64, stones: i64) -> tuple[i64, i64, i64, i64, i64]:
    """What a site costs a seat, by good, with `bars` paid in ore and `stones` paid in rubble (SN-E-05)."""
    board = s.board
    ore = board.site_ore[site] + bars * stand_in(s, seat, ORE_AS_STEEL)
    rubble = stones * stand_in(s, seat, RUBBLE_AS_STONE)
    return ore, stone_price(s, seat, site) - stones, 0, rubble, board.site_steel[site] - bars


def train_price(s: State, seat: i64, train: i64, bars: i64) -> tuple[i64, i64, i64, i64, i64]:
    """What a train costs a seat, by good, with `bars` paid in ore (SN-E-10)."""
    return bars * stand_in(s, seat, ORE_AS_STEEL), 0, 0, 0, s.board.train_steel[train] - bars
