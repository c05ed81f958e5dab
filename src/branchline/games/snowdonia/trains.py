"""Trains: buying and exchanging them, and train maintenance (SN-TRAIN, SN-E-09..14, SN-EVT-14..16)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.board import COAL, GOODS, MAINTENANCE_VOUCHER, ORE, ORE_AS_STEEL, STEEL, contains
from branchline.games.snowdonia.codes import ASK_MAINTAIN, GIVE_UP, MAINTAIN, subject_code, train_code
from branchline.games.snowdonia.events import (
    BOUGHT,
    COALED,
    GAVE_UP,
    MAINTAINED,
    MAINTAINED_CARD,
    MAINTENANCE_DUE,
    RETURNED,
    goods_fact,
)
from branchline.games.snowdonia.payment import most_replaced, stand_in, train_price
from branchline.games.snowdonia.state import State


def add_trains(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every train in the shed the seat can pay, with every way to pay it."""
    if not s.trains_open or s.shed == 0:
        return moves
    steel = s.has(seat, STEEL)
    ore = s.has(seat, ORE)
    per_bar = stand_in(s, seat, ORE_AS_STEEL)
    for train in range(1, s.board.trains + 1):
        if contains(s.shed, train):
            price = s.board.train_steel[train]
            for bars in range(most_replaced(s, seat, ORE_AS_STEEL, price) + 1):
                if price - bars <= steel and bars * per_bar <= ore:
                    moves = append(moves, train_code(train, bars))
    return moves


def buy_train(s: State, seat: i64, train: i64, bars: i64) -> None:
    """Pay, take the train and its coal, return the old one (SN-E-10, -12, AM-11)."""
    ore, _, _, _, steel = train_price(s, seat, train, bars)
    s.pay_steel(seat, steel)
    s.pay_cubes(seat, ORE, ore)
    old = s.train[seat]
    coal = s.shed_coal[train]
    s.train[seat] = train
    s.shed &= ~bit(train)
    s.shed_coal[train] = 0
    s.goods[seat * GOODS + COAL] += coal
    s.built = True
    s.emit(BOUGHT, seat, train, goods_fact(ore, 0, coal, 0, steel), NO_SECRET)
    if old > 0:
        s.shed |= bit(old)
        s.emit(RETURNED, seat, old, 0, NO_SECRET)
        load_coal(s, old)


def load_coal(s: State, train: i64) -> None:
    """A train is back in the shed and gets coal from the bag, as far as it has any (SN-E-13)."""
    coal = s.board.train_coal[train]
    if coal > s.bag[COAL]:
        coal = s.bag[COAL]
    s.shed_coal[train] = coal
    s.bag[COAL] -= coal
    s.bag_size -= coal
    if coal > 0:
        s.emit(COALED, NOBODY, train, coal, NO_SECRET)


def begin_maintenance(s: State) -> None:
    """Every train owner must pay, in turn order from the start player (AM-37)."""
    s.maintain_left = s.players
    s.maintain_turn = s.start
    s.returned = 0
    s.emit(MAINTENANCE_DUE, NOBODY, 0, 0, NO_SECRET)


def check_halt(s: State, place: i64) -> None:
    """When the last rubble leaves the halt there is a maintenance, once per game (SN-BF-10, -19)."""
    board = s.board
    halt = board.halt
    if s.halt_done or board.place_station[place] != halt or board.is_track[place] == 1:
        return
    for site in range(board.first_dig[halt], board.first_place[halt + 1]):
        if s.rubble[site] > 0:
            return
    s.halt_done = True
    begin_maintenance(s)


def ask_maintenance(s: State) -> None:
    """Ask the next owner: a steel bar, a voucher, or the train (SN-EVT-14)."""
    while s.maintain_left > 0:
        seat = s.maintain_turn
        if s.train[seat] > 0:
            s.question(ASK_MAINTAIN, seat, add_maintenance(s, seat, vec[i64]()))
            return
        next_owner(s)


def add_maintenance(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The ways to settle a maintenance."""
    if s.has(seat, STEEL) > 0:
        moves = append(moves, MAINTAIN)
    vouchers = s.held[seat] & s.board.effect_contracts[MAINTENANCE_VOUCHER]
    for contract in range(1, s.board.contracts + 1):
        if contains(vouchers, contract):
            moves = append(moves, subject_code(MAINTAIN, contract))
    return append(moves, GIVE_UP)


def maintain(s: State, seat: i64, contract: i64) -> None:
    """Pay a steel bar (0), or discard a contract, which then scores no more (SN-CON-10)."""
    if contract == 0:
        s.pay_steel(seat, 1)
        s.emit(MAINTAINED, seat, 0, 0, NO_SECRET)
    else:
        s.held[seat] &= ~bit(contract)
        s.discards |= bit(contract)
        s.emit(MAINTAINED_CARD, seat, contract, 0, NO_SECRET)
    next_owner(s)


def give_up(s: State, seat: i64) -> None:
    """Lose the train: to the shed, or alone for good (SN-SOLO-08)."""
    train = s.train[seat]
    s.train[seat] = 0
    if not s.rules.solo:
        s.returned |= bit(train)
    s.emit(GAVE_UP, seat, train, 0, NO_SECRET)
    next_owner(s)


def next_owner(s: State) -> None:
    """Go on to the next seat; after the last, coal the returned trains by number (SN-EVT-15)."""
    s.maintain_turn = (s.maintain_turn + 1) % s.players
    s.maintain_left -= 1
    if s.maintain_left == 0:
        for train in range(1, s.board.trains + 1):
            if contains(s.returned, train):
                s.shed |= bit(train)
                load_coal(s, train)
        s.returned = 0
