"""Tunnels: cards are laid down, three cards are revealed, and each match costs one card more."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.claiming import take_from_hand, take_track
from branchline.games.tickets.codes import TUNNEL_DECLINE, count_in, extra_code, of_kind
from branchline.games.tickets.deck import discard_payment, draw_openly, refill_row, renew_deck, reshuffle, tell_shuffle
from branchline.games.tickets.events import (
    TUNNEL_DECLINED,
    TUNNEL_PAID,
    TUNNEL_REVEALED,
    TUNNEL_TRIED,
    card_at,
)
from branchline.games.tickets.state import TUNNEL, TURN, State


def color_used(payment: i64) -> i64:
    """The colour of the cards laid down, LOCO if they are all locomotives (TR-CH-TUNNEL-07)."""
    for color in range(LOCO):
        if count_in(payment, color):
            return color
    return LOCO


def try_tunnel(s: State, seat: i64, track: i64, payment: i64) -> bool:
    """Lay the cards down and reveal. True if the tunnel is claimed at once, False if cards are owed."""
    take_from_hand(s, seat, payment)
    s.tunnel_track = track
    s.tunnel_laid = payment
    s.phase = TUNNEL
    s.emit(TUNNEL_TRIED, seat, track, payment, NO_SECRET)
    shown: i64 = 0
    order: i64 = 0
    revealed: i64 = 0
    shuffled: i64 = 0
    while revealed < s.board.reveal and s.deck_size > 0:
        card = draw_openly(s)
        shown += of_kind(card, 1)
        order += card_at(revealed, card)
        revealed += 1
        shuffled += renew_deck(s)
    used = color_used(payment)
    owes = count_in(shown, LOCO)
    if used != LOCO:
        owes += count_in(shown, used)
    s.tunnel_shown = shown
    s.tunnel_owes = owes
    s.emit(TUNNEL_REVEALED, seat, order, owes, NO_SECRET)
    tell_shuffle(s, shuffled)
    if owes == 0:
        finish_tunnel(s, seat, 0)
    return owes == 0


def add_extras(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every way to pay what is owed from the rest of the hand, and declining (TR-CH-TUNNEL-11)."""
    used = color_used(s.tunnel_laid)
    owes = s.tunnel_owes
    for locos in range(owes + 1):
        if extra_is_held(s, seat, used, owes - locos, locos):
            moves = append(moves, extra_code(extra_payment(used, owes - locos, locos)))
    return append(moves, TUNNEL_DECLINE)


def extra_is_held(s: State, seat: i64, used: i64, colored: i64, locos: i64) -> bool:
    """Whether the hand can give these extra cards; all-locomotive attempts take locomotives only."""
    base = seat * KINDS
    if s.hands[base + LOCO] < locos:
        return False
    if used == LOCO:
        return colored == 0
    return s.hands[base + used] >= colored


def extra_payment(used: i64, colored: i64, locos: i64) -> i64:
    """Extra cards as a payment."""
    return (of_kind(used, colored) if used != LOCO else 0) + of_kind(LOCO, locos)


def finish_tunnel(s: State, seat: i64, extra: i64) -> None:
    """The tunnel is claimed: laid, extra and revealed cards reach the discard as one (A-06)."""
    if extra:
        take_from_hand(s, seat, extra)
        s.tunnel_laid += extra
        s.tunnel_owes = 0
        s.emit(TUNNEL_PAID, seat, extra, 0, NO_SECRET)
    track = s.tunnel_track
    paid = s.tunnel_laid
    discard_payment(s, paid)
    discard_payment(s, s.tunnel_shown)
    clear_tunnel(s)
    take_track(s, seat, track, paid)


def decline_tunnel(s: State, seat: i64) -> None:
    """Take the laid cards back, which all have seen (A-30); the revealed ones are discarded."""
    base = seat * KINDS
    track = s.tunnel_track
    laid = s.tunnel_laid
    for card in range(KINDS):
        n = count_in(laid, card)
        s.hands[base + card] += n
        s.shown[base + card] += n
    discard_payment(s, s.tunnel_shown)
    clear_tunnel(s)
    s.emit(TUNNEL_DECLINED, seat, track, laid, NO_SECRET)
    reshuffle(s)
    refill_row(s)


def clear_tunnel(s: State) -> None:
    """Forget the attempt."""
    s.phase = TURN
    s.tunnel_track = 0
    s.tunnel_laid = 0
    s.tunnel_shown = 0
    s.tunnel_owes = 0
