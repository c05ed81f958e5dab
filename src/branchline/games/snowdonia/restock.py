"""Phases 3 and 5, restocking: contracts in the office, cubes in the yard (SN-RST, SN-YARD)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.bag import draw_cube
from branchline.games.snowdonia.board import COAL, EVENT, ORE, STONE
from branchline.games.snowdonia.deck import draw_contract, refill_deck
from branchline.games.snowdonia.events import DISCARDED, RESTOCKED, TURNED_UP
from branchline.games.snowdonia.state import EMPTY, OFFICE, State, packed


def restock_contracts(s: State) -> None:
    """The card on position 1 goes, the others slide, new ones fill up; alone all three go (SN-SOLO-06)."""
    discard_contract(s, 0)
    if s.rules.solo:
        discard_contract(s, 1)
        discard_contract(s, 2)
    filled: i64 = 0
    for position in range(OFFICE):
        contract = s.office[position]
        if contract != EMPTY:
            s.office[position] = EMPTY
            s.office[filled] = contract
            filled += 1
    while filled < OFFICE and refill_deck(s):
        turn_up(s, filled)
        filled += 1


def discard_contract(s: State, position: i64) -> None:
    """A contract nobody took leaves the office."""
    contract = s.office[position]
    if contract != EMPTY:
        s.office[position] = EMPTY
        s.discards |= bit(contract)
        s.emit(DISCARDED, NOBODY, contract, 0, NO_SECRET)


def turn_up(s: State, position: i64) -> None:
    """The top card of the deck comes to the office."""
    s.office[position] = draw_contract(s)
    s.emit(TURNED_UP, NOBODY, s.office[position], position + 1, NO_SECRET)


def restock_yard(s: State) -> None:
    """Draw the cubes of the round; goods to the yard, events wait to be resolved (SN-YARD-01..05, AM-39)."""
    before = packed(s.yard[ORE], s.yard[STONE], s.yard[COAL], 0, 0)
    cubes = s.board.restock
    while cubes > 0 and s.bag_size > 0:
        cube = draw_cube(s)
        if cube == EVENT:
            s.events_due += 1
        else:
            s.yard[cube] += 1
        cubes -= 1
    got = packed(s.yard[ORE], s.yard[STONE], s.yard[COAL], 0, 0) - before
    s.emit(RESTOCKED, NOBODY, got, s.events_due, NO_SECRET)
