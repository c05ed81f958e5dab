"""The train cards: deck, discard pile, the face-up row, and drawing from them.

The deck has no order: it is a count per card, and chance speaks when a card is drawn. It is
reshuffled as soon as it is empty and there are discards (A-06), so an empty deck means an empty
discard pile at every decision (TR-INV-08).
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.codes import COUNT_BITS, MOST_OF_A_KIND, of_kind
from branchline.games.tickets.events import BONUS, DREW, FLUSHED, RESHUFFLED, TOOK, TURNED_UP
from branchline.games.tickets.state import EMPTY, State

FLUSHES_AT_MOST: Final[i64] = 3
"""The guard against endless flushing (A-12)."""


def draw_card(s: State) -> i64:
    """Take the top card of the deck, which must not be empty; `reshuffle` must follow."""
    deck = s.deck
    at = s.below(s.deck_size)
    card: i64 = 0
    while at >= deck[card]:
        at -= deck[card]
        card += 1
    if s.logging:
        card = s.told(card)
        if card < 0 or card >= KINDS or deck[card] == 0:
            raise BadRecord("the record draws a train card that is not in the deck")
        s.note(card)
    deck[card] -= 1
    s.deck_size -= 1
    return card


def draw_openly(s: State) -> i64:
    """Take the top card for all to see."""
    card = draw_card(s)
    s.fresh[card] -= 1
    return card


def draw_blind(s: State, seat: i64) -> i64:
    """Take the top card into a hand, unseen by the others."""
    card = draw_card(s)
    s.blind[seat * KINDS + card] += 1
    s.hands[seat * KINDS + card] += 1
    return card


def reshuffle(s: State) -> None:
    """Make the discard pile the new deck as soon as the deck is empty (A-06), and tell it."""
    if s.deck_size == 0:
        tell_shuffle(s, renew_deck(s))


def tell_shuffle(s: State, cards: i64) -> None:
    """Tell of a new deck of so many cards; 0: there was none."""
    if cards > 0:
        s.emit(RESHUFFLED, NOBODY, cards, 0, NO_SECRET)


def renew_deck(s: State) -> i64:
    """Shuffle the discard pile into an empty deck; of how many cards the new deck is, 0 for none."""
    if s.deck_size > 0 or s.discard_size == 0:
        return 0
    empty = s.deck  # all counts are zero
    s.deck = s.discard
    s.deck_size = s.discard_size
    s.discard = empty
    s.discard_size = 0
    for card in range(KINDS):
        s.fresh[card] = s.deck[card]
    for at in range(s.players * KINDS):
        s.blind[at] = 0
    return s.deck_size


def discard_payment(s: State, payment: i64) -> None:
    """Put the cards of a payment on the discard pile."""
    card: i64 = 0
    while payment:
        n = payment & MOST_OF_A_KIND
        s.discard[card] += n
        s.discard_size += n
        payment >>= COUNT_BITS
        card += 1


def refill_row(s: State) -> None:
    """Fill empty slots while there are cards (A-08); then look for a flush."""
    row = s.row
    turned = False
    for slot in range(len(row)):
        if row[slot] == EMPTY and s.deck_size > 0:
            turn_up(s, slot)
            turned = True
    if turned:
        flush_row(s)


def turn_up(s: State, slot: i64) -> None:
    """Turn the top card up into a slot of the row."""
    card = draw_openly(s)
    s.row[slot] = card
    s.emit(TURNED_UP, NOBODY, slot, card, NO_SECRET)
    reshuffle(s)


def flush_row(s: State) -> None:
    """Replace a row with too many locomotives (TR-CH-LOCO-02, TR-BASE-DRAW-04, limits A-12, A-34)."""
    if s.board.flush_at == 0:
        return
    for _ in range(FLUSHES_AT_MOST):
        if not must_flush(s):
            return
        flushed: i64 = 0
        for slot in range(len(s.row)):
            card = s.row[slot]
            flushed += of_kind(card, 1)
            s.discard[card] += 1
            s.discard_size += 1
            s.row[slot] = EMPTY
        s.emit(FLUSHED, NOBODY, flushed, 0, NO_SECRET)
        for slot in range(len(s.row)):
            turn_up(s, slot)


def must_flush(s: State) -> bool:
    """Whether the full row shows too many locomotives and flushing can help (A-34)."""
    locos: i64 = 0
    for slot in range(len(s.row)):
        card = s.row[slot]
        if card == EMPTY:
            return False
        if card == LOCO:
            locos += 1
    if locos < s.board.flush_at or s.deck_size == 0:
        return False
    others = len(s.row) - locos
    for card in range(LOCO):
        others += s.deck[card] + s.discard[card]
    return others > len(s.row) - s.board.flush_at


def take_from_row(s: State, seat: i64, card: i64) -> None:
    """Take a face-up card; its slot is filled at once (TR-NL-DRAW-03)."""
    slot: i64 = 0
    while s.row[slot] != card:
        slot += 1
    s.row[slot] = EMPTY
    s.hands[seat * KINDS + card] += 1
    s.shown[seat * KINDS + card] += 1
    s.emit(TOOK, seat, card, slot, NO_SECRET)
    if s.deck_size > 0:
        turn_up(s, slot)
        flush_row(s)


def draw_from_deck(s: State, seat: i64) -> None:
    """Draw the top card of the deck into a hand."""
    card = draw_blind(s, seat)
    s.emit(DREW, seat, 0, 0, card)
    reshuffle(s)


def draw_bonus(s: State, seat: i64, cards: i64) -> None:
    """Draw the bonus of a claimed track, as far as the deck reaches (TR-NL-BONUS-04)."""
    drawn: i64 = 0
    got: i64 = 0
    shuffled: i64 = 0
    while drawn < cards and s.deck_size > 0:
        got += of_kind(draw_blind(s, seat), 1)
        drawn += 1
        shuffled += renew_deck(s)
    s.emit(BONUS, seat, drawn, 0, got)
    tell_shuffle(s, shuffled)


def row_offers(s: State, card: i64) -> bool:
    """Whether the card lies face up."""
    for slot in range(len(s.row)):
        if s.row[slot] == card:
            return True
    return False


def may_take_from_row(s: State, card: i64, second: bool) -> bool:
    """Whether a card of this kind may be the next card, if it lies face up (TR-NL-LOCO-01)."""
    return not (second and card == LOCO and s.board.face_up_loco_ends)


def can_draw(s: State) -> bool:
    """Whether the draw action may be chosen (TR-NL-DRAW-08, A-07)."""
    if s.deck_size > 0:
        return True
    if not s.row_when_deck_empty:
        return False
    for slot in range(len(s.row)):
        if s.row[slot] != EMPTY:
            return True
    return False
