"""Area C, the Works: ore into steel, rubble into stone (SN-C), and contracts that do the same at once."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import AREA_C, GOODS, ORE, POWER_SMELT, RUBBLE, STEEL, STONE
from branchline.games.snowdonia.codes import ASK_SMELT, ASK_STONE, ASK_WORK, PASS, work_code
from branchline.games.snowdonia.events import IDLE, NO_EFFECT_PLAY, WORKED, goods_fact
from branchline.games.snowdonia.state import State

TRADES: Final[i64] = 3
ORE_PER_STEEL: Final[i64] = 3
RUBBLE_PER_STONE: Final[i64] = 2


def ore_for_steel(s: State, seat: i64) -> i64:
    """The ore a bar costs in the Works; Enid needs less (SN-C-08)."""
    enid = s.power(seat, POWER_SMELT)
    return enid if enid > 0 else ORE_PER_STEEL


def most_steel(s: State, seat: i64, ore: i64, limit: i64) -> i64:
    """How many bars can be smelted at a price, from the ore at hand and the steel in the supply (AM-16)."""
    bars = s.has(seat, ORE) // ore
    if s.rules.steel_capped and bars > s.steel:
        bars = s.steel
    return bars if bars < limit else limit


def most_stone(s: State, seat: i64, rubble: i64, limit: i64) -> i64:
    """How many stones can be had for rubble, as far as the bag has stone (SN-C-05)."""
    stones = s.has(seat, RUBBLE) // rubble
    if stones > s.bag[STONE]:
        stones = s.bag[STONE]
    return stones if stones < limit else limit


def ask_work(s: State, seat: i64) -> None:
    """A labourer in the Works: up to three trades in any mix."""
    steel_most = most_steel(s, seat, ore_for_steel(s, seat), TRADES)
    stone_most = most_stone(s, seat, RUBBLE_PER_STONE, TRADES)
    if steel_most + stone_most == 0:
        s.emit(IDLE, seat, AREA_C, 0, NO_SECRET)
        return
    s.question(ASK_WORK, seat, add_trades(steel_most, stone_most, TRADES, s.rules.works_min, vec[i64]()))


def ask_stone(s: State, seat: i64, contract: i64) -> None:
    """A contract that turns rubble into stone at once, any number of times up to its limit (SN-EFF-09)."""
    most = most_stone(s, seat, s.board.contract_number[contract], s.board.contract_limit[contract])
    if most == 0:
        s.emit(NO_EFFECT_PLAY, seat, contract, 0, NO_SECRET)
        return
    s.question(ASK_STONE, seat, add_trades(0, most, most, 0, vec[i64]()))


def ask_smelt(s: State, seat: i64, contract: i64) -> None:
    """A contract that smelts ore at once, at least once if possible (SN-EFF-10)."""
    most = most_steel(s, seat, s.board.contract_number[contract], s.board.contract_limit[contract])
    if most == 0:
        s.emit(NO_EFFECT_PLAY, seat, contract, 0, NO_SECRET)
        return
    s.question(ASK_SMELT, seat, add_trades(most, 0, most, 1, vec[i64]()))


def add_trades(steel_most: i64, stone_most: i64, most: i64, least: i64, moves: vec[i64]) -> vec[i64]:
    """Every mix of trades within these numbers; none at all is a pass."""
    for steel in range(steel_most + 1):
        for stone in range(stone_most + 1):
            if steel + stone <= most and steel + stone >= least:
                moves = append(moves, work_code(steel, stone) if steel + stone > 0 else PASS)
    return moves


def work(s: State, seat: i64, steel: i64, stone: i64) -> None:
    """Trade: ore into the bag, steel from the supply; rubble to the supply, stone from the bag (SN-C-04)."""
    ore_price = ore_for_steel(s, seat)
    rubble_price = RUBBLE_PER_STONE
    if s.ask == ASK_SMELT:
        ore_price = s.board.contract_number[s.choice]
    elif s.ask == ASK_STONE:
        rubble_price = s.board.contract_number[s.choice]
    base = seat * GOODS
    s.pay_cubes(seat, ORE, steel * ore_price)
    s.goods[base + STEEL] += steel
    s.steel -= steel
    s.pay_rubble(seat, stone * rubble_price)
    s.goods[base + STONE] += stone
    s.bag[STONE] -= stone
    s.bag_size -= stone
    paid = goods_fact(steel * ore_price, 0, 0, stone * rubble_price, 0)
    s.emit(WORKED, seat, paid, goods_fact(0, stone, 0, 0, steel), NO_SECRET)
