"""Two ticket decks: everybody announces how many tickets to draw from which, and only then sees any.

The backs differ, so how many of each kind somebody holds is public. What is turned down at the start
is shuffled into its deck again; later it goes under it.
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.position import NO_SECRET
from branchline.games.tickets.codes import LONG, SHORT, long_in, mix_code, short_in, ticket_answer, ticket_of
from branchline.games.tickets.events import MIX_ANNOUNCED
from branchline.games.tickets.state import ON_TOP, UNDER, State


def mix_size(s: State, at_start: bool) -> i64:
    """How many tickets a mix has: as many as are drawn, or all there are (A-50)."""
    size = s.board.deal if at_start else s.board.draw
    left = s.ticket_deck()
    return size if size < left else left


def is_drawable(s: State, mix: i64, at_start: bool) -> bool:
    """Whether a mix is in the decks and as large as it can be (TR-DE-SETUP-04, TR-DE-TICK-02)."""
    short = short_in(mix)
    long = long_in(mix)
    return short + long == mix_size(s, at_start) and short <= s.deck_left[SHORT] and long <= s.deck_left[LONG]


def add_mixes(s: State, at_start: bool, moves: vec[i64]) -> vec[i64]:
    """Every mix that can be announced, the most short tickets first."""
    size = mix_size(s, at_start)
    for long in range(size + 1):
        if size - long <= s.deck_left[SHORT] and long <= s.deck_left[LONG]:
            moves = append(moves, mix_code(size - long, long))
    return moves


def announce(s: State, seat: i64, mix: i64) -> None:
    """Say for all to hear what will be drawn."""
    s.mix[seat] = mix
    s.emit(MIX_ANNOUNCED, seat, short_in(mix), long_in(mix), NO_SECRET)


def draw_of_mix(s: State, seat: i64, already: i64) -> i64:
    """Draw the next ticket of a seat's mix: the short ones come first."""
    deck = SHORT if already < short_in(s.mix[seat]) else LONG
    on_top = s.deck_left[deck]
    decks = s.board.ticket_deck
    under = s.under
    for at in range(s.under_at, len(under)):
        if decks[under[at]] == deck:
            on_top -= 1
    s.deck_left[deck] -= 1
    return draw_unseen(s, deck, on_top) if on_top > 0 else draw_under(s, deck)


def draw_unseen(s: State, deck: i64, on_top: i64) -> i64:
    """Draw one of the tickets on top of a deck, whose order nobody knows."""
    skip = s.below(on_top)
    at = s.ticket_at
    decks = s.board.ticket_deck
    ticket: i64 = -1
    while skip >= 0:
        ticket += 1
        if at[ticket] == ON_TOP and decks[ticket] == deck:
            skip -= 1
    if s.logging:
        ticket = ticket_of(s.told(ticket_answer(ticket)))
        if not lies_on_top(s, ticket, deck):
            raise BadRecord("the record draws a ticket that is not on top of its ticket deck")
        s.note(ticket_answer(ticket))
    s.on_top -= 1
    return ticket


def lies_on_top(s: State, ticket: i64, deck: i64) -> bool:
    """Whether there is such a ticket on top of a deck."""
    if ticket < 0 or ticket >= s.board.tickets():
        return False
    return s.ticket_at[ticket] == ON_TOP and s.board.ticket_deck[ticket] == deck


def draw_under(s: State, deck: i64) -> i64:
    """Draw the first of those tickets of a deck that were put under it; `under[:under_at]` are the drawn ones."""
    under = s.under
    at = s.under_at
    while s.board.ticket_deck[under[at]] != deck:
        at += 1
    ticket = under[at]
    while at > s.under_at:
        under[at] = under[at - 1]
        at -= 1
    under[at] = ticket
    s.under_at += 1
    return ticket


def put_back(s: State, deck: i64) -> None:
    """A ticket turned down is in its deck again."""
    if s.board.mixes:
        s.deck_left[deck] += 1


def counts_by_deck(s: State, place: i64) -> tuple[int, int]:
    """How many short and how many long tickets lie at a place, such as a seat's hand."""
    short = 0
    long = 0
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == place:
            if s.board.ticket_deck[ticket] == LONG:
                long += 1
            else:
                short += 1
    return short, long


def decks_wrong(s: State) -> list[str]:
    """TR-DE-INV-02: both decks are as large as they are counted."""
    if not s.board.mixes:
        return []
    on_top = counts_by_deck(s, ON_TOP)
    under = counts_by_deck(s, UNDER)
    counted = (int(s.deck_left[SHORT]), int(s.deck_left[LONG]))
    if (on_top[0] + under[0], on_top[1] + under[1]) != counted:
        return ["TR-DE-INV-02: the ticket decks are not what they are counted as"]
    return []
