"""Paying for builds: what contracts make cheaper, and what may stand in for what (SN-EFF-12..14).

With ORE_AS_STEEL ore may stand for steel bars, with RUBBLE_AS_STONE rubble for stones.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.snowdonia.board import STONE_DISCOUNT
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
    contract: i64 = 0
    while playing >> contract:
        if playing >> contract & 1:
            cubes = s.board.contract_number[contract]
            if fewest == 0 or cubes < fewest:
                fewest = cubes
        contract += 1
    return fewest


def most_replaced(s: State, seat: i64, effect: i64, price: i64) -> i64:
    """How many pieces of a price may be replaced; a second copy of the contract adds nothing."""
    playing = s.plays(seat, effect)
    most: i64 = 0
    contract: i64 = 0
    while playing >> contract:
        if playing >> contract & 1:
            limit = s.board.contract_limit[contract]
            if limit == 0 or limit > price:
                limit = price
            if limit > most:
                most = limit
        contract += 1
    return most
