"""Area A, the Stock Yard: taking cubes, and becoming start player (SN-A)."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import (
    AREA_A,
    COAL,
    GOODS,
    IGNORE_COAL_LIMIT,
    ORE,
    POWER_YARD,
    STONE,
    YARD_EXTRA,
)
from branchline.games.snowdonia.codes import ASK_TAKE, ASK_TAKE_NOW, take_code
from branchline.games.snowdonia.events import IDLE, NO_EFFECT_PLAY, STARTS_NEXT, TOOK, goods_fact
from branchline.games.snowdonia.state import State

YARD_CUBES: Final[i64] = 3
COAL_LIMIT: Final[i64] = 1
NO_LIMIT: Final[i64] = 31
"""No yard action takes more cubes."""


def coal_limit(s: State, seat: i64, limit: i64) -> i64:
    """How much coal one take may hold: `limit`, unless a contract lifts it (SN-EFF-03)."""
    return NO_LIMIT if s.plays(seat, IGNORE_COAL_LIMIT) else limit


def takeable(s: State, coal: i64) -> i64:
    """How many cubes of the yard one take could reach under a coal limit."""
    there = s.yard[COAL]
    return s.yard[ORE] + s.yard[STONE] + (there if there < coal else coal)


def most_taken(s: State, seat: i64) -> i64:
    """How many cubes a yard action of this seat may take at most."""
    most = YARD_CUBES + s.power(seat, POWER_YARD) + s.effect(seat, YARD_EXTRA)
    return most if most < NO_LIMIT else NO_LIMIT


def ask_take(s: State, seat: i64) -> None:
    """A labourer in the yard: one to three cubes, at most one of them coal (AM-01)."""
    coal = coal_limit(s, seat, COAL_LIMIT)
    there = takeable(s, coal)
    if there == 0:
        s.emit(IDLE, seat, AREA_A, 0, NO_SECRET)
        return
    most = most_taken(s, seat)
    least = YARD_CUBES if s.rules.exact_take else 1
    most = most if most < there else there
    least = least if least < there else there
    s.question(ASK_TAKE, seat, add_takes(s, least, most, coal, vec[i64](capacity=32)))


def ask_take_now(s: State, seat: i64, contract: i64) -> None:
    """A contract that takes a number of cubes at once (SN-EFF-02)."""
    coal = coal_limit(s, seat, s.board.contract_limit[contract])
    there = takeable(s, coal)
    wanted = s.board.contract_number[contract]
    wanted = wanted if wanted < there else there
    if wanted == 0:
        s.emit(NO_EFFECT_PLAY, seat, contract, 0, NO_SECRET)
        return
    s.question(ASK_TAKE_NOW, seat, add_takes(s, wanted, wanted, coal, vec[i64]()))


def add_takes(s: State, least: i64, most: i64, coal_limit: i64, moves: vec[i64]) -> vec[i64]:
    """Every mix of cubes of these sizes that lies in the yard."""
    ores, stones, coals = s.yard[ORE], s.yard[STONE], s.yard[COAL]
    if coals > coal_limit:
        coals = coal_limit
    total = most
    while total >= least:
        coal: i64 = 0
        while coal <= coals and coal <= total:
            stone = total - coal - ores
            if stone < 0:
                stone = 0
            while stone <= stones and stone <= total - coal:
                moves = append(moves, take_code(total - coal - stone, stone, coal))
                stone += 1
            coal += 1
        total -= 1
    return moves


def take(s: State, seat: i64, ore: i64, stone: i64, coal: i64) -> None:
    """Take cubes out of the yard."""
    yard, goods, base = s.yard, s.goods, seat * GOODS
    yard[ORE] -= ore
    yard[STONE] -= stone
    yard[COAL] -= coal
    goods[base + ORE] += ore
    goods[base + STONE] += stone
    goods[base + COAL] += coal
    s.emit(TOOK, seat, goods_fact(ore, stone, coal, 0, 0), 0, NO_SECRET)


def claim_start(s: State, seat: i64) -> None:
    """The labourer on the last space brings the start player's marker, unless it is locked (SN-A-05)."""
    if not s.start_locked:
        s.start = seat
        s.emit(STARTS_NEXT, seat, 0, 0, NO_SECRET)
