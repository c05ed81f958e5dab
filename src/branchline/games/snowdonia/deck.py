"""The contract deck: a set of cards of which only the back of the top one is known.

Drawing picks one of the cards with that back; then chance tells the back of the next. Both together
are the same as a shuffled deck, and nothing hidden is stored.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.board import FOG, NO_WEATHER, contains, count, member
from branchline.games.snowdonia.codes import BACK_ANSWER, CONTRACT_ANSWER, answer_number, chance_answer
from branchline.games.snowdonia.events import RESHUFFLED
from branchline.games.snowdonia.state import State


def see_top(s: State) -> None:
    """Look at the back of the card that is now on top."""
    if s.deck == 0:
        s.top_back = NO_WEATHER
        return
    back = s.board.contract_back[member(s.deck, s.below(count(s.deck)))]
    if s.logging:
        back = answer_number(BACK_ANSWER, s.told(chance_answer(BACK_ANSWER, back)))
        if back < 0 or back > FOG or s.deck & s.board.back_contracts[back] == 0:
            raise BadRecord("the record shows a weather that no card of the deck has on its back")
        s.note(chance_answer(BACK_ANSWER, back))
    s.top_back = back


def refill_deck(s: State) -> bool:
    """Make sure there is a card to draw or to read; false if there is none (AM-20)."""
    if s.deck != 0:
        return True
    if s.discards == 0 or not (s.rules.reshuffle or s.rules.solo):
        return False
    s.deck = s.discards
    s.discards = 0
    see_top(s)
    s.emit(RESHUFFLED, NOBODY, count(s.deck), 0, NO_SECRET)
    return True


def draw_contract(s: State) -> i64:
    """Take the top card; the deck must have one."""
    likely = s.deck & s.board.back_contracts[s.top_back]
    contract = member(likely, s.below(count(likely)))
    if s.logging:
        contract = answer_number(CONTRACT_ANSWER, s.told(chance_answer(CONTRACT_ANSWER, contract)))
        if contract < 0 or contract > s.board.contracts or not contains(likely, contract):
            raise BadRecord("the record draws a contract that cannot lie on top of the deck")
        s.note(chance_answer(CONTRACT_ANSWER, contract))
    s.deck &= ~bit(contract)
    see_top(s)
    return contract
