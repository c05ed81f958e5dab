"""Area E, Build: a building site or a train (SN-E)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.snowdonia.board import (
    AREA_E,
    CUBES_OF_GOODS,
    GOODS,
    ORE,
    ORE_AS_STEEL,
    POWER_BUILD,
    RUBBLE,
    RUBBLE_AS_STONE,
    STEEL,
    STONE,
)
from branchline.games.snowdonia.codes import ASK_BUILD, PASS, build_code
from branchline.games.snowdonia.ending import check_markers
from branchline.games.snowdonia.events import BUILT, FREE_CUBES, IDLE, good_fact, goods_fact
from branchline.games.snowdonia.payment import most_replaced, site_price, stand_in, stone_price
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.trains import add_trains


def excavated_stations(s: State) -> i64:
    """Stations before this one have all tracks that lead up to them excavated (SN-E-02)."""
    tracks = s.board.track_place
    at = s.first_dirty
    while at < len(tracks) and s.rubble[tracks[at]] == 0:
        at += 1
    s.first_dirty = at
    return s.board.place_station[tracks[at]] if at < len(tracks) else s.board.stations()


def is_open(s: State, seat: i64, station: i64) -> bool:
    """Whether a seat may build at a station (SN-E-02, SN-BF-11, -12)."""
    scenario = s.board.scenario
    return s.closed[station] == 0 and scenario.open_from(s, seat) <= station < scenario.open_until(s, seat)


def add_sites(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every free site of an open station the seat can pay, with every way to pay it."""
    if s.markers[seat] == 0:
        return moves
    board = s.board
    scenario = board.scenario
    for station in range(scenario.open_from(s, seat), scenario.open_until(s, seat)):
        if s.closed[station] == 0:
            for site in range(board.first_site[station], board.first_site[station + 1]):
                if s.site_owner[site] == NOBODY:
                    if s.active[seat] != 0:
                        moves = add_payments(s, seat, site, moves)
                    elif affordable(s, seat, site):
                        moves = append(moves, build_code(site, 0, 0))
    return moves


def affordable(s: State, seat: i64, site: i64) -> bool:
    """Whether a seat can pay a site's printed price (SN-E-05)."""
    board, goods, base = s.board, s.goods, seat * GOODS
    return (
        board.site_stone[site] <= goods[base + STONE]
        and board.site_steel[site] <= goods[base + STEEL]
        and board.site_ore[site] <= goods[base + ORE]
    )


def add_payments(s: State, seat: i64, site: i64, moves: vec[i64]) -> vec[i64]:
    """The ways to pay a site where contracts let other goods stand in (DP-21)."""
    stone, steel = stone_price(s, seat, site), s.board.site_steel[site]
    per_bar, per_stone = stand_in(s, seat, ORE_AS_STEEL), stand_in(s, seat, RUBBLE_AS_STONE)
    for bars in range(most_replaced(s, seat, ORE_AS_STEEL, steel) + 1):
        if steel - bars > s.has(seat, STEEL) or s.board.site_ore[site] + bars * per_bar > s.has(seat, ORE):
            continue
        for stones in range(most_replaced(s, seat, RUBBLE_AS_STONE, stone) + 1):
            if stone - stones <= s.has(seat, STONE) and stones * per_stone <= s.has(seat, RUBBLE):
                moves = append(moves, build_code(site, bars, stones))
    return moves


def ask_build(s: State, seat: i64, optional: bool) -> None:
    """A Build action. Who can build a site must build or take a train; a train is never forced (AM-09, -10)."""
    moves = add_sites(s, seat, vec[i64](capacity=16))
    must = len(moves) > 0 and not optional and not s.rules.free_decline
    moves = add_trains(s, seat, moves)
    if len(moves) == 0:
        if not optional:
            s.emit(IDLE, seat, AREA_E, 0, NO_SECRET)
        return
    if not must:
        moves = append(moves, PASS)
    s.optional = optional
    s.question(ASK_BUILD, seat, moves)


def build(s: State, seat: i64, site: i64, bars: i64, stones: i64) -> None:
    """Pay for a site and put a marker on it (SN-E-05..07)."""
    board = s.board
    ore, stone, _, rubble, steel = site_price(s, seat, site, bars, stones)
    s.pay_cubes(seat, STONE, stone)
    s.pay_cubes(seat, ORE, ore)
    s.pay_steel(seat, steel)
    s.pay_rubble(seat, rubble)
    s.site_owner[site] = seat
    s.markers[seat] -= 1
    s.built = True
    s.emit(BUILT, seat, site, goods_fact(ore, stone, 0, rubble, steel), NO_SECRET)
    free_cubes(s, seat, board.site_station[site])
    check_markers(s)


def free_cubes(s: State, seat: i64, station: i64) -> None:
    """Some stations give cubes for each build there, from the bag if it has them (SN-BF-13)."""
    given: i64 = 0
    for cube in range(CUBES_OF_GOODS):
        n = s.board.free_cubes(station, cube)
        if n > s.bag[cube]:
            n = s.bag[cube]
        s.bag[cube] -= n
        s.bag_size -= n
        s.goods[seat * GOODS + cube] += n
        given += good_fact(cube, n)
    if given > 0:
        s.emit(FREE_CUBES, seat, given, 0, NO_SECRET)


def padarn_owner(s: State) -> i64:
    """Who may build once more after area E, if anybody built this round (SN-TRAIN-06, AM-28)."""
    if s.built:
        for seat in range(s.players):
            if s.power(seat, POWER_BUILD) > 0:
                return seat
    return NOBODY
