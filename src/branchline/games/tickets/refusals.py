"""Why a move is refused: one function per kind of move, and the ledger's rule for every reason.

The move generator lists what these functions allow; tests hold the two against each other.
"""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.core.refusal import Refusal
from branchline.games.tickets.board import CARDS, GREY, KINDS, LOCO
from branchline.games.tickets.deck import can_draw, may_take_from_row, row_offers
from branchline.games.tickets.destinations import kept_in, least_kept
from branchline.games.tickets.ferries import plain_color
from branchline.games.tickets.state import CHOOSING, KEEPING, NIBBLE, OVER, SECOND, TUNNEL, TURN, State
from branchline.games.tickets.tunnels import color_used, extra_is_held

RULES: Final[dict[str, tuple[str, str, str]]] = {
    # reason: the rule in Northern Lights, Switzerland, and the base game
    "over": ("TR-NL-END-02", "TR-CH-END-04", "TR-BASE-END-01"),
    "choose-first": ("TR-NL-SETUP-13", "TR-BASE-SETUP-04", "TR-BASE-SETUP-04"),
    "second-card-first": ("TR-NL-DRAW-01", "TR-BASE-DRAW-01", "TR-BASE-DRAW-01"),
    "keep-first": ("TR-NL-TICK-03", "TR-CH-TICK-09", "TR-BASE-TICK-01"),
    "tunnel-first": ("TR-CH-TUNNEL-16", "TR-CH-TUNNEL-16", "TR-CH-TUNNEL-16"),
    "nothing-offered": ("TR-NL-TURN-02", "TR-BASE-TURN-01", "TR-BASE-TURN-01"),
    "no-tunnel": ("TR-CH-TUNNEL-08", "TR-CH-TUNNEL-08", "TR-CH-TUNNEL-08"),
    "not-that-many-offered": ("TR-NL-TICK-05", "TR-CH-TICK-09", "TR-BASE-TICK-01"),
    "keep-more-at-start": ("TR-NL-SETUP-09", "TR-CH-TICK-08", "TR-BASE-SETUP-05"),
    "keep-more": ("TR-NL-TICK-03", "TR-CH-TICK-09", "TR-BASE-TICK-01"),
    "deck-empty": ("TR-NL-DRAW-08", "TR-BASE-DRAW-07", "TR-BASE-DRAW-07"),
    "not-in-row": ("TR-NL-DRAW-02", "TR-BASE-DRAW-01", "TR-BASE-DRAW-01"),
    "loco-second": ("TR-NL-LOCO-01", "TR-BASE-DRAW-02", "TR-BASE-DRAW-02"),
    "no-tickets": ("TR-NL-TICK-07", "TR-CH-TICK-11", "TR-BASE-TICK-01"),
    "pass": ("TR-NL-TURN-03", "TR-BASE-TURN-01", "TR-BASE-TURN-01"),
    "stop": ("TR-NL-DRAW-01", "TR-BASE-DRAW-01", "TR-BASE-DRAW-01"),
    "taken": ("TR-NL-CLAIM-10", "TR-BASE-CLAIM-05", "TR-BASE-CLAIM-05"),
    "own-twin": ("TR-NL-MULTI-01", "TR-BASE-MULTI-01", "TR-BASE-MULTI-01"),
    "twin-closed": ("TR-NL-MULTI-07", "TR-CH-BOARD-02", "TR-BASE-MULTI-02"),
    "wagons": ("TR-NL-CLAIM-05", "TR-BASE-CLAIM-04", "TR-BASE-CLAIM-04"),
    "wagons-tunnel": ("TR-CH-TUNNEL-17", "TR-CH-TUNNEL-17", "TR-CH-TUNNEL-17"),
    "count": ("TR-NL-CLAIM-01", "TR-BASE-CLAIM-01", "TR-BASE-CLAIM-01"),
    "color": ("TR-NL-CLAIM-02", "TR-BASE-CLAIM-01", "TR-BASE-CLAIM-01"),
    "one-color": ("TR-BASE-CLAIM-02", "TR-BASE-CLAIM-02", "TR-BASE-CLAIM-02"),
    "no-locos-here": ("TR-CH-LOCO-05", "TR-CH-LOCO-05", "TR-CH-LOCO-05"),
    "not-held": ("TR-NL-CLAIM-01", "TR-BASE-CLAIM-01", "TR-BASE-CLAIM-01"),
    "ferry": ("TR-NL-FERRY-10", "TR-NL-FERRY-10", "TR-NL-FERRY-10"),
    "ferry-locos": ("TR-NL-FERRY-10", "TR-NL-FERRY-10", "TR-NL-FERRY-10"),
    "extra": ("TR-CH-TUNNEL-04", "TR-CH-TUNNEL-04", "TR-CH-TUNNEL-04"),
    "extra-locos": ("TR-CH-TUNNEL-06", "TR-CH-TUNNEL-06", "TR-CH-TUNNEL-06"),
}


def refuse(s: State, reason: str, params: dict[str, Any]) -> Refusal:
    """A refusal with the rule id of this map's part of the ledger."""
    return Refusal(RULES[reason][s.board.ledger], reason, params, s.board.title)


def wrong_time(s: State, phase: i64) -> Refusal | None:
    """Whether another decision comes first (or the game is over)."""
    if s.phase == phase:
        return None
    if s.phase == OVER:
        return refuse(s, "over", {})
    if s.phase == CHOOSING:
        return refuse(s, "choose-first", {})
    if s.phase == SECOND:
        return refuse(s, "second-card-first", {})
    if s.phase == KEEPING:
        return refuse(s, "keep-first", {})
    if s.phase == TUNNEL:
        return refuse(s, "tunnel-first", {"owes": int(s.tunnel_owes)})
    if phase == KEEPING:
        return refuse(s, "nothing-offered", {})
    return refuse(s, "no-tunnel", {})


def refuse_keep(s: State, mask: i64) -> Refusal | None:
    """Keeping offered tickets: at least the least number, none that was not offered."""
    if s.phase != CHOOSING:
        early = wrong_time(s, KEEPING)
        if early is not None:
            return early
    offered = s.offer_size[s.to_move]
    at_start = s.phase == CHOOSING
    if mask >> offered:
        refusal = refuse(s, "not-that-many-offered", {"offered": int(offered)})
        if at_start:
            refusal.rule = RULES["keep-more-at-start"][s.board.ledger]
        return refusal
    least = least_kept(s, s.to_move, at_start)
    if kept_in(mask) < least:
        reason = "keep-more-at-start" if at_start else "keep-more"
        return refuse(s, reason, {"least": int(least), "given": int(kept_in(mask))})
    return None


def refuse_deck(s: State) -> Refusal | None:
    """Drawing from the deck, as first or second card."""
    if s.phase != SECOND:
        early = wrong_time(s, TURN)
        if early is not None:
            return early
    if s.deck_size == 0:
        return refuse(s, "deck-empty", {})
    return None


def refuse_row(s: State, card: i64) -> Refusal | None:
    """Taking a face-up card, as first or second card."""
    if s.phase != SECOND:
        early = wrong_time(s, TURN)
        if early is not None:
            return early
        if not can_draw(s):
            return refuse(s, "deck-empty", {})
    if not row_offers(s, card):
        return refuse(s, "not-in-row", {"card": CARDS[card]})
    if not may_take_from_row(s, card, s.phase == SECOND):
        return refuse(s, "loco-second", {})
    return None


def refuse_tickets(s: State) -> Refusal | None:
    """Drawing tickets."""
    early = wrong_time(s, TURN)
    if early is not None:
        return early
    if s.ticket_deck() == 0:
        return refuse(s, "no-tickets", {})
    return None


def refuse_track(s: State, seat: i64, track: i64) -> Refusal | None:
    """Whether a track is open to a seat that has the wagons for it."""
    board = s.board
    name = board.track_ids[track]
    if s.open_to[track] >> seat & 1 == 0:
        if s.owner[track] != NOBODY:
            return refuse(s, "taken", {"track": name, "seat": int(s.owner[track])})
        group = board.group[track]
        for i in range(board.group_start[group], board.group_start[group + 1]):
            if s.owner[board.group_tracks[i]] == seat:
                return refuse(s, "own-twin", {"track": name})
        return refuse(s, "twin-closed", {"track": name, "players": int(s.players), "open": int(s.limit[group])})
    if board.length[track] > s.wagons[seat]:
        reason = "wagons-tunnel" if board.tunnel[track] else "wagons"
        return refuse(s, reason, {"track": name, "needs": int(board.length[track]), "have": int(s.wagons[seat])})
    return None


def refuse_payment(s: State, track: i64, payment: i64) -> Refusal | None:
    """Whether these cards pay this track, whoever holds them."""
    board = s.board
    name = board.track_ids[track]
    length = board.length[track]
    symbols = board.symbols[track]
    if symbols > 0:
        if plain_color(payment, symbols, length - symbols, board.pair_for_symbol) < 0:
            reason = "ferry" if board.pair_for_symbol else "ferry-locos"
            return refuse(s, reason, {"track": name, "symbols": int(symbols), "plain": int(length - symbols)})
        return None
    locos = payment >> (4 * LOCO) & NIBBLE
    total = locos
    kinds: i64 = 0
    for color in range(LOCO):
        n = payment >> (4 * color) & NIBBLE
        total += n
        if n:
            kinds += 1
    if locos > 0 and not board.takes_loco(track):
        return refuse(s, "no-locos-here", {"track": name})
    wanted = board.color[track]
    if wanted == GREY:
        if kinds > 1:
            return refuse(s, "one-color", {"track": name})
    elif total != locos + (payment >> (4 * wanted) & NIBBLE):
        return refuse(s, "color", {"track": name, "card": CARDS[wanted]})
    if total != length:
        return refuse(s, "count", {"track": name, "needs": int(length), "given": int(total)})
    return None


def refuse_holding(s: State, seat: i64, payment: i64) -> Refusal | None:
    """Whether the cards of a payment are in hand."""
    for card in range(KINDS):
        n = payment >> (4 * card) & NIBBLE
        held = s.hands[seat * KINDS + card]
        if n > held:
            return refuse(s, "not-held", {"card": CARDS[card], "needs": int(n), "have": int(held)})
    return None


def refuse_claim(s: State, track: i64, payment: i64) -> Refusal | None:
    """Claiming a track, or trying a tunnel: all is checked before anything is revealed."""
    refusal = wrong_time(s, TURN)
    if refusal is None:
        refusal = refuse_track(s, s.to_move, track)
    if refusal is None:
        refusal = refuse_payment(s, track, payment)
    if refusal is None:
        refusal = refuse_holding(s, s.to_move, payment)
    return refusal


def refuse_extra(s: State, payment: i64) -> Refusal | None:
    """Paying what a tunnel asks for on top."""
    early = wrong_time(s, TUNNEL)
    if early is not None:
        return early
    used = color_used(s.tunnel_laid)
    locos = payment >> (4 * LOCO) & NIBBLE
    colored = payment >> (4 * used) & NIBBLE if used != LOCO else 0
    others = payment - (locos << (4 * LOCO))
    if used != LOCO:
        others -= colored << (4 * used)
    if others != 0 or locos + colored != s.tunnel_owes:
        if used == LOCO:
            return refuse(s, "extra-locos", {"owes": int(s.tunnel_owes)})
        return refuse(s, "extra", {"owes": int(s.tunnel_owes), "card": CARDS[used]})
    if not extra_is_held(s, s.to_move, used, colored, locos):
        return refuse_holding(s, s.to_move, payment)
    return None


def refuse_stop(s: State) -> Refusal | None:
    """Stopping after one card, where the table allows it (A-10)."""
    if s.phase != TURN:
        early = wrong_time(s, SECOND)
        if early is not None:
            return early
    if s.phase != SECOND or not s.may_stop:
        return refuse(s, "stop", {})
    return None
