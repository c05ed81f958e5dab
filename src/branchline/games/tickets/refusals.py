"""Why a move is refused: one function per kind of move, and the ledger's rule for every reason.

The move generator lists what these functions allow; tests hold the two against each other.
"""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import NOBODY, bit
from branchline.core.refusal import Refusal
from branchline.games.tickets.any_cards import NONE, substitutes_in, threes_in
from branchline.games.tickets.board import CARDS, GREY, KINDS, LOCO, Ferry
from branchline.games.tickets.codes import LONG, SHORT, count_in, members
from branchline.games.tickets.deck import can_draw, may_take_from_row, row_offers
from branchline.games.tickets.destinations import least_kept
from branchline.games.tickets.ferries import plain_color
from branchline.games.tickets.state import ANNOUNCING, BOARDING, CHOOSING, KEEPING, OVER, SECOND, TUNNEL, TURN, State
from branchline.games.tickets.ticket_mixes import is_drawable, mix_size
from branchline.games.tickets.tunnels import color_used, extra_is_held, extra_payment

BASE: Final[dict[str, str]] = {
    "over": "TR-BASE-END-01",
    "choose-first": "TR-BASE-SETUP-04",
    "second-card-first": "TR-BASE-DRAW-01",
    "keep-first": "TR-BASE-TICK-01",
    "tunnel-first": "TR-CH-TUNNEL-16",
    "nothing-offered": "TR-BASE-TURN-01",
    "no-tunnel": "TR-CH-TUNNEL-08",
    "not-that-many-offered": "TR-BASE-TICK-01",
    "keep-more-at-start": "TR-BASE-SETUP-05",
    "keep-more": "TR-BASE-TICK-01",
    "deck-empty": "TR-BASE-DRAW-07",
    "not-in-row": "TR-BASE-DRAW-01",
    "loco-second": "TR-BASE-DRAW-02",
    "no-tickets": "TR-BASE-TICK-01",
    "pass": "TR-BASE-TURN-01",
    "stop": "TR-BASE-DRAW-01",
    "taken": "TR-BASE-CLAIM-05",
    "own-twin": "TR-BASE-MULTI-01",
    "twin-closed": "TR-BASE-MULTI-02",
    "wagons": "TR-BASE-CLAIM-04",
    "wagons-tunnel": "TR-CH-TUNNEL-17",
    "count": "TR-BASE-CLAIM-01",
    "color": "TR-BASE-CLAIM-01",
    "one-color": "TR-BASE-CLAIM-02",
    "no-locos-here": "TR-CH-LOCO-05",
    "not-held": "TR-BASE-CLAIM-01",
    "ferry": "TR-NL-FERRY-10",
    "ferry-locos": "TR-NL-FERRY-10",
    "ferry-plain-locos": "TR-OWN-LOCO-02",
    "ferry-threes": "TR-NC-FERRY-08",
    "ferry-threes-grey": "TR-NC-FERRY-08",
    "threes-on-plain": "TR-NC-FERRY-07",
    "any-cards": "TR-NC-LONG-04",
    "extra": "TR-CH-TUNNEL-04",
    "extra-locos": "TR-CH-TUNNEL-06",
    "announce-first": "TR-DE-SETUP-04",
    "mix-at-start": "TR-DE-SETUP-04",
    "say-mix": "TR-DE-TICK-01",
    "mix": "TR-DE-TICK-02",
    "passenger-first": "TR-DE-PASS-02",
    "no-passenger": "TR-DE-PASS-01",
}
"""For every reason the rule of the base game, or of the one printed game that has such a thing."""

RULES: Final[dict[str, dict[str, str]]] = {
    "base": BASE,
    "switzerland": {
        **BASE,
        "over": "TR-CH-END-04",
        "keep-first": "TR-CH-TICK-09",
        "not-that-many-offered": "TR-CH-TICK-09",
        "keep-more-at-start": "TR-CH-TICK-08",
        "keep-more": "TR-CH-TICK-09",
        "no-tickets": "TR-CH-TICK-11",
        "twin-closed": "TR-CH-BOARD-02",
    },
    "europe": {
        **BASE,
        "over": "TR-EU-END-01",
        "choose-first": "TR-EU-SETUP-04",
        "second-card-first": "TR-EU-DRAW-01",
        "keep-first": "TR-EU-TICK-01",
        "tunnel-first": "TR-EU-TUNNEL-01",
        "nothing-offered": "TR-EU-TURN-01",
        "no-tunnel": "TR-EU-TUNNEL-01",
        "not-that-many-offered": "TR-EU-TICK-01",
        "keep-more-at-start": "TR-EU-SETUP-04",
        "keep-more": "TR-EU-TICK-01",
        "deck-empty": "TR-EU-DRAW-01",
        "not-in-row": "TR-EU-DRAW-01",
        "loco-second": "TR-EU-DRAW-01",
        "no-tickets": "TR-EU-TICK-01",
        "pass": "TR-EU-TURN-02",
        "stop": "TR-EU-DRAW-01",
        "taken": "TR-EU-CLAIM-01",
        "own-twin": "TR-EU-MULTI-02",
        "twin-closed": "TR-EU-MULTI-02",
        "wagons": "TR-EU-CLAIM-01",
        "wagons-tunnel": "TR-EU-TUNNEL-01",
        "count": "TR-EU-CLAIM-01",
        "color": "TR-EU-CLAIM-01",
        "one-color": "TR-EU-CLAIM-01",
        "not-held": "TR-EU-CLAIM-01",
        "ferry-locos": "TR-EU-FERRY-04",
        "extra": "TR-EU-TUNNEL-01",
        "extra-locos": "TR-EU-TUNNEL-02",
    },
    "india": {
        **BASE,
        "choose-first": "TR-IN-SETUP-03",
        "keep-first": "TR-IN-TICK-01",
        "not-that-many-offered": "TR-IN-TICK-01",
        "keep-more-at-start": "TR-IN-SETUP-03",
        "keep-more": "TR-IN-TICK-01",
        "no-tickets": "TR-IN-TICK-01",
        "twin-closed": "TR-IN-MULTI-01",
        "ferry-locos": "TR-IN-FERRY-01",
    },
    "northern-lights": {
        **BASE,
        "over": "TR-NL-END-02",
        "choose-first": "TR-NL-SETUP-13",
        "second-card-first": "TR-NL-DRAW-01",
        "keep-first": "TR-NL-TICK-03",
        "nothing-offered": "TR-NL-TURN-02",
        "not-that-many-offered": "TR-NL-TICK-05",
        "keep-more-at-start": "TR-NL-SETUP-09",
        "keep-more": "TR-NL-TICK-03",
        "deck-empty": "TR-NL-DRAW-08",
        "not-in-row": "TR-NL-DRAW-02",
        "loco-second": "TR-NL-LOCO-01",
        "no-tickets": "TR-NL-TICK-07",
        "pass": "TR-NL-TURN-03",
        "stop": "TR-NL-DRAW-01",
        "taken": "TR-NL-CLAIM-10",
        "own-twin": "TR-NL-MULTI-01",
        "twin-closed": "TR-NL-MULTI-07",
        "wagons": "TR-NL-CLAIM-05",
        "count": "TR-NL-CLAIM-01",
        "color": "TR-NL-CLAIM-02",
        "not-held": "TR-NL-CLAIM-01",
    },
    "germany": {
        **BASE,
        "over": "TR-DE-END-01",
        "choose-first": "TR-DE-SETUP-06",
        "second-card-first": "TR-DE-DRAW-01",
        "keep-first": "TR-DE-TICK-03",
        "not-that-many-offered": "TR-DE-TICK-03",
        "keep-more-at-start": "TR-DE-SETUP-06",
        "keep-more": "TR-DE-TICK-03",
        "deck-empty": "TR-DE-DRAW-01",
        "not-in-row": "TR-DE-DRAW-01",
        "loco-second": "TR-DE-DRAW-01",
        "no-tickets": "TR-DE-TICK-04",
        "own-twin": "TR-DE-MULTI-01",
        "twin-closed": "TR-DE-MULTI-02",
    },
    "nordic-countries": {
        **BASE,
        "over": "TR-NC-END-01",
        "choose-first": "TR-NC-SETUP-02",
        "second-card-first": "TR-NC-DRAW-01",
        "keep-first": "TR-NC-TICK-01",
        "tunnel-first": "TR-NC-TUNNEL-01",
        "no-tunnel": "TR-NC-TUNNEL-01",
        "not-that-many-offered": "TR-NC-TICK-01",
        "keep-more-at-start": "TR-NC-SETUP-02",
        "keep-more": "TR-NC-TICK-01",
        "deck-empty": "TR-NC-DRAW-03",
        "not-in-row": "TR-NC-DRAW-01",
        "no-tickets": "TR-NC-TICK-01",
        "own-twin": "TR-NC-MULTI-01",
        "twin-closed": "TR-NC-MULTI-02",
        "count": "TR-NC-CLAIM-01",
        "color": "TR-NC-CLAIM-01",
        "one-color": "TR-NC-CLAIM-01",
        "no-locos-here": "TR-NC-LOCO-02",
        "wagons-tunnel": "TR-NC-TUNNEL-01",
        "extra": "TR-NC-TUNNEL-01",
        "extra-locos": "TR-NC-TUNNEL-01",
    },
}
"""The rule for every reason, by the ledger a map names; a map with rules of its own overrides the base game."""


def refuse(s: State, reason: str, params: dict[str, Any]) -> Refusal:
    """A refusal with the rule id of this map's part of the ledger."""
    return Refusal(RULES[s.board.ledger][reason], reason, params, s.board.title)


def refuse_by(s: State, rules: dict[str, str], reason: str, params: dict[str, Any]) -> Refusal:
    """A refusal by the rules of a mechanic, the same on all maps that have it."""
    return Refusal(rules[reason], reason, params, s.board.title)


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
    if s.phase == ANNOUNCING:
        return refuse(s, "announce-first", {})
    if s.phase == BOARDING:
        return refuse(s, "passenger-first", {"place": s.board.place_ids[s.boarding]})
    if s.phase == TUNNEL:
        return refuse(s, "tunnel-first", {"owes": int(s.tunnel_owes)})
    if phase == KEEPING:
        return refuse(s, "nothing-offered", {})
    if phase == BOARDING:
        return refuse(s, "no-passenger", {})
    return refuse(s, "no-tunnel", {})


def refuse_keep(s: State, mask: i64) -> Refusal | None:
    """Keeping offered tickets: at least the least number, none that was not offered."""
    if s.phase != CHOOSING:
        early = wrong_time(s, KEEPING)
        if early is not None:
            return early
    offered = s.offer_size[s.to_move]
    at_start = s.phase == CHOOSING
    if mask >= bit(offered):
        refusal = refuse(s, "not-that-many-offered", {"offered": int(offered)})
        if at_start:
            refusal.rule = RULES[s.board.ledger]["keep-more-at-start"]
        return refusal
    least = least_kept(s, s.to_move, at_start)
    if members(mask) < least:
        reason = "keep-more-at-start" if at_start else "keep-more"
        return refuse(s, reason, {"least": int(least), "given": int(members(mask))})
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


def refuse_tickets(s: State, mix: i64) -> Refusal | None:
    """Drawing tickets; with two decks a mix of them, at the start too."""
    at_start = s.phase == ANNOUNCING
    if not at_start:
        early = wrong_time(s, TURN)
        if early is not None:
            return early
    if s.ticket_deck() == 0:
        return refuse(s, "no-tickets", {})
    return refuse_mix(s, mix, at_start) if s.board.mixes or mix else None


def refuse_mix(s: State, mix: i64, at_start: bool) -> Refusal | None:
    """Announcing how many tickets come from which deck."""
    needs = int(mix_size(s, at_start))
    if mix == 0:
        return refuse(s, "say-mix", {"needs": needs})
    if is_drawable(s, mix, at_start):
        return None
    if at_start:
        return refuse(s, "mix-at-start", {"needs": needs})
    return refuse(s, "mix", {"needs": needs, "short": int(s.deck_left[SHORT]), "long": int(s.deck_left[LONG])})


def refuse_track(s: State, seat: i64, track: i64) -> Refusal | None:
    """Whether a track is open to a seat that has the wagons for it."""
    board = s.board
    name = board.track_ids[track]
    if not s.is_open(track, seat):
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
    if board.takes_any_cards(track):
        return refuse_any_cards(s, track, payment)
    if board.symbols[track] > 0:
        return refuse_ferry_payment(s, track, payment)
    locos = count_in(payment, LOCO)
    total = locos
    kinds: i64 = 0
    for color in range(LOCO):
        n = count_in(payment, color)
        total += n
        if n:
            kinds += 1
    if locos > 0 and not board.takes_loco(track):
        return refuse(s, "no-locos-here", {"track": name})
    wanted = board.color[track]
    if wanted == GREY:
        if kinds > 1:
            return refuse(s, "one-color", {"track": name})
    elif total != locos + count_in(payment, wanted):
        return refuse(s, "color", {"track": name, "card": CARDS[wanted]})
    if total != length:
        return refuse(s, "count", {"track": name, "needs": int(length), "given": int(total)})
    return None


def refuse_ferry_payment(s: State, track: i64, payment: i64) -> Refusal | None:
    """Whether these cards pay this ferry."""
    ferry = s.board.ferry(track)
    if plain_color(ferry, payment) >= 0:
        return None
    reason = "ferry" if ferry.pairs else "ferry-locos"
    if plain_color(Ferry(ferry.symbols, ferry.plain, ferry.pairs, True), payment) >= 0:
        reason = "ferry-plain-locos"
    name = s.board.track_ids[track]
    return refuse(s, reason, {"track": name, "symbols": int(ferry.symbols), "plain": int(ferry.plain)})


def refuse_any_cards(s: State, track: i64, payment: i64) -> Refusal | None:
    """Whether these cards pay this track, on which any few cards stand for one."""
    board = s.board
    name = board.track_ids[track]
    each = board.any_cards[track]
    if each > 0:
        if substitutes_in(board.length[track], each, payment) != NONE:
            return None
        return refuse(s, "any-cards", {"track": name, "needs": int(board.length[track]), "each": int(each)})
    ferry = board.new_ferry(track)
    if threes_in(ferry, payment) != NONE:
        return None
    symbols, plain = int(ferry.symbols), int(ferry.plain)
    ferry.threes_on_plain = True
    if threes_in(ferry, payment) != NONE:
        return refuse(s, "threes-on-plain", {"track": name, "symbols": symbols})
    ferry.wild = True
    if threes_in(ferry, payment) != NONE:
        return refuse(s, "ferry-plain-locos", {"track": name, "symbols": symbols, "plain": plain})
    if ferry.color == GREY:
        return refuse(s, "ferry-threes-grey", {"track": name, "symbols": symbols, "plain": plain})
    card = CARDS[ferry.color]
    return refuse(s, "ferry-threes", {"track": name, "symbols": symbols, "plain": plain, "card": card})


def refuse_holding(s: State, seat: i64, payment: i64) -> Refusal | None:
    """Whether the cards of a payment are in hand."""
    for card in range(KINDS):
        n = count_in(payment, card)
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
    locos = count_in(payment, LOCO)
    colored = count_in(payment, used) if used != LOCO else 0
    if payment != extra_payment(used, colored, locos) or locos + colored != s.tunnel_owes:
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
