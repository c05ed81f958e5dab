"""Tunnels: cards are laid down, three cards are revealed, and each match costs one card more."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, bit
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.claiming import after_claim, place_wagons, take_from_hand
from branchline.games.tickets.codes import TUNNEL_DECLINE, TUNNEL_PAY
from branchline.games.tickets.deck import discard_payment, draw_openly, refill_row, reshuffle
from branchline.games.tickets.events import (
    CLAIMED,
    TUNNEL_DECLINED,
    TUNNEL_PAID,
    TUNNEL_REVEALED,
    TUNNEL_TRIED,
)
from branchline.games.tickets.state import NIBBLE, State


def color_used(payment: i64) -> i64:
    """The colour of the cards laid down, LOCO if they are all locomotives (TR-CH-TUNNEL-07)."""
    for color in range(LOCO):
        if payment >> (4 * color) & NIBBLE:
            return color
    return LOCO


def try_tunnel(s: State, seat: i64, track: i64, payment: i64) -> bool:
    """Lay the cards down and reveal. True if the tunnel is claimed at once, False if cards are owed."""
    take_from_hand(s, seat, payment)
    s.tunnel_track = track
    s.tunnel_laid = payment
    s.emit(TUNNEL_TRIED, seat, track, payment, NO_SECRET)
    shown: i64 = 0
    order: i64 = 0
    revealed: i64 = 0
    while revealed < s.board.reveal and s.deck_size > 0:
        card = draw_openly(s)
        shown += bit(4 * card)
        order += (card + 1) << (4 * revealed)
        revealed += 1
        reshuffle(s)
    used = color_used(payment)
    owes = shown >> (4 * LOCO) & NIBBLE
    if used != LOCO:
        owes += shown >> (4 * used) & NIBBLE
    s.tunnel_shown = shown
    s.tunnel_owes = owes
    s.emit(TUNNEL_REVEALED, seat, order, owes, NO_SECRET)
    if owes == 0:
        finish_tunnel(s, seat, 0)
    return owes == 0


def add_extras(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every way to pay what is owed from the rest of the hand, and declining (TR-CH-TUNNEL-11)."""
    used = color_used(s.tunnel_laid)
    owes = s.tunnel_owes
    for locos in range(owes + 1):
        if extra_is_held(s, seat, used, owes - locos, locos):
            moves = append(moves, TUNNEL_PAY | extra_payment(used, owes - locos, locos) << 16)
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
    return (colored << (4 * used) if used != LOCO else 0) + (locos << (4 * LOCO))


def finish_tunnel(s: State, seat: i64, extra: i64) -> None:
    """The tunnel is claimed: laid, extra and revealed cards reach the discard as one (A-06)."""
    laid = s.tunnel_laid
    track = s.tunnel_track
    take_from_hand(s, seat, extra)
    if extra:
        s.emit(TUNNEL_PAID, seat, extra, 0, NO_SECRET)
    place_wagons(s, seat, track)
    discard_payment(s, laid)
    discard_payment(s, extra)
    discard_payment(s, s.tunnel_shown)
    clear_tunnel(s)
    s.emit(CLAIMED, seat, track, laid + extra, NO_SECRET)
    after_claim(s, seat, track)


def decline_tunnel(s: State, seat: i64) -> None:
    """Take the laid cards back, which all have seen (A-30); the revealed ones are discarded."""
    base = seat * KINDS
    laid = s.tunnel_laid
    for card in range(KINDS):
        n = laid >> (4 * card) & NIBBLE
        s.hands[base + card] += n
        s.shown[base + card] += n
    discard_payment(s, s.tunnel_shown)
    s.emit(TUNNEL_DECLINED, seat, s.tunnel_track, laid, NO_SECRET)
    clear_tunnel(s)
    reshuffle(s)
    refill_row(s)


def clear_tunnel(s: State) -> None:
    """Forget the attempt."""
    s.tunnel_track = 0
    s.tunnel_laid = 0
    s.tunnel_shown = 0
    s.tunnel_owes = 0
