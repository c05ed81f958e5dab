"""Phases 3 and 5, restocking: contracts in the office, cubes in the yard (SN-RST, SN-YARD)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.bag import draw_cube
from branchline.games.snowdonia.board import COAL, EVENT, ORE, STONE
from branchline.games.snowdonia.deck import draw_contract, refill_deck
from branchline.games.snowdonia.events import DISCARDED, RESTOCKED, TURNED_UP, goods_fact
from branchline.games.snowdonia.state import EMPTY, OFFICE, State


def restock_contracts(s: State) -> None:
    """The card on position 1 goes, the others slide, new ones fill up; alone all three go (SN-SOLO-06)."""
    lying = s.office[:]
    for position in range(OFFICE if s.rules.solo else 1):
        if lying[position] != EMPTY:
            discard_contract(s, lying[position])
    filled = close_gaps(s)
    while filled < OFFICE and refill_deck(s):
        turn_up(s, filled)
        filled += 1


def close_gaps(s: State) -> i64:
    """The contracts slide to the first positions; how many there are."""
    filled: i64 = 0
    for position in range(OFFICE):
        contract = s.office[position]
        if contract != EMPTY:
            s.office[position] = EMPTY
            s.office[filled] = contract
            filled += 1
    return filled


def discard_contract(s: State, contract: i64) -> None:
    """A contract nobody took leaves the office, and the others close up."""
    for position in range(OFFICE):
        if s.office[position] == contract:
            s.office[position] = EMPTY
    close_gaps(s)
    s.discards |= bit(contract)
    s.emit(DISCARDED, NOBODY, contract, 0, NO_SECRET)


def turn_up(s: State, position: i64) -> None:
    """The top card of the deck comes to the office."""
    s.office[position] = draw_contract(s)
    s.emit(TURNED_UP, NOBODY, s.office[position], position + 1, NO_SECRET)


def restock_yard(s: State) -> None:
    """Draw the cubes of the round; goods to the yard, events wait to be resolved (SN-YARD-01..05, AM-39)."""
    before = goods_fact(s.yard[ORE], s.yard[STONE], s.yard[COAL], 0, 0)
    cubes = s.board.restock
    while cubes > 0 and s.bag_size > 0:
        cube = draw_cube(s)
        if cube == EVENT:
            s.events_due += 1
        else:
            s.yard[cube] += 1
        cubes -= 1
    got = goods_fact(s.yard[ORE], s.yard[STONE], s.yard[COAL], 0, 0) - before
    s.emit(RESTOCKED, NOBODY, got, s.events_due, NO_SECRET)
