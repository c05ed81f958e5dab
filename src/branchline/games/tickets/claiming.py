"""Claiming a track: which are open, how they can be paid, and what a claim does."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.tickets.board import FERRIES, GREY, KINDS, LOCO, NO_LOCOS
from branchline.games.tickets.codes import (
    COUNT_BITS,
    MOST_OF_A_KIND,
    NEXT_KIND,
    ONE_LOCO_PAID,
    claim_code,
    of_kind,
    paid,
)
from branchline.games.tickets.deck import discard_payment, draw_bonus, refill_row, reshuffle
from branchline.games.tickets.events import CLAIMED
from branchline.games.tickets.ferries import ferry_payments
from branchline.games.tickets.state import State


def add_claims(s: State, moves: vec[i64]) -> vec[i64]:
    """Every claim the player to move can make: open tracks with every payment the hand allows."""
    seat = s.to_move
    base = seat * KINDS
    hands = s.hands
    starts = s.board.way_start
    locos = hands[base + LOCO]
    best: i64 = 0
    pairs: i64 = 0
    for color in range(LOCO):
        held = hands[base + color]
        if held > best:
            best = held
        pairs += held // 2
        if starts[color] < starts[color + 1]:
            moves = add_colored(s, seat, color, held, locos, color, moves)
        if starts[NO_LOCOS + color] < starts[NO_LOCOS + color + 1]:
            moves = add_colored(s, seat, color, held, 0, NO_LOCOS + color, moves)
    moves = add_grey(s, seat, best, locos, GREY, moves)
    moves = add_grey(s, seat, best, 0, NO_LOCOS + GREY, moves)
    way = FERRIES
    while way + 1 < len(starts):
        moves = add_ferries(s, seat, best + locos, pairs + locos, way, moves)
        way += 1
    return moves


def add_colored(s: State, seat: i64, color: i64, held: i64, locos: i64, way: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of one colour's tracks, from short to long, until the hand or the wagons give out."""
    at = s.board.way_start[way]
    end = s.board.way_start[way + 1]
    reach = within_wagons(s, seat, held + locos)
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    me = bit(seat)
    card = paid(of_kind(color, 1))
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] & me:
            moves = add_mixes(claim_code(track, 0), card, n, held, n, locos, moves)
        at += 1
    return moves


def within_wagons(s: State, seat: i64, cards: i64) -> i64:
    """The longest track so many cards pay, if the wagons reach as far."""
    return cards if cards < s.wagons[seat] else s.wagons[seat]


def add_mixes(unpaid: i64, card: i64, n: i64, held: i64, most: i64, locos: i64, moves: vec[i64]) -> vec[i64]:
    """A claim with every mix of a colour (`card` is one of it, paid) and at most `most` locomotives."""
    wild = n - held if n > held else 0
    if locos < most:
        most = locos
    while wild <= most:
        moves = append(moves, unpaid + (n - wild) * card + wild * ONE_LOCO_PAID)
        wild += 1
    return moves


def add_grey(s: State, seat: i64, best: i64, locos: i64, way: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of grey tracks: any one colour (`best` is the most held); locomotives alone count once."""
    at = s.board.way_start[way]
    end = s.board.way_start[way + 1]
    reach = within_wagons(s, seat, best + locos)
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    me = bit(seat)
    hands = s.hands
    base = seat * KINDS
    first = paid(of_kind(0, 1))
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] & me:
            unpaid = claim_code(track, 0)
            card = first
            for color in range(LOCO):
                held = hands[base + color]
                if held > 0 and held + locos >= n:
                    moves = add_mixes(unpaid, card, n, held, n - 1, locos, moves)
                card *= NEXT_KIND
            if locos >= n:
                moves = append(moves, unpaid + n * ONE_LOCO_PAID)
        at += 1
    return moves


def add_ferries(s: State, seat: i64, plain: i64, symbols: i64, way: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of one sort of ferry; its payments are worked out once for all tracks of the sort.

    A hand pays at most so many `plain` spaces, and so many `symbols`.
    """
    board = s.board
    at = board.way_start[way]
    end = board.way_start[way + 1]
    sample = board.sorted[at]
    length = board.length[sample]
    if length > s.wagons[seat] or board.symbols[sample] > symbols or length - board.symbols[sample] > plain:
        return moves
    open_to = s.open_to
    me = bit(seat)
    while at < end and open_to[board.sorted[at]] & me == 0:
        at += 1
    if at == end:
        return moves
    payments = ferry_payments(board.ferry(sample), s.hands, seat * KINDS)
    for i in range(len(payments)):
        payments[i] = paid(payments[i])
    while at < end:
        track = board.sorted[at]
        if open_to[track] & me:
            unpaid = claim_code(track, 0)
            for cards in payments:
                moves = append(moves, unpaid + cards)
        at += 1
    return moves


def can_pay(s: State, seat: i64, track: i64) -> bool:
    """Whether a seat's hand pays for a track in any way, open or not."""
    board = s.board
    base = seat * KINDS
    if board.symbols[track] > 0:
        return len(ferry_payments(board.ferry(track), s.hands, base)) > 0
    locos = s.hands[base + LOCO] if board.takes_loco(track) else 0
    if board.color[track] != GREY:
        return s.hands[base + board.color[track]] + locos >= board.length[track]
    for color in range(LOCO):
        if s.hands[base + color] + locos >= board.length[track]:
            return True
    return False


def claim(s: State, seat: i64, track: i64, payment: i64) -> None:
    """A claim, in the order of TR-NL-CLAIM-12; the turn looks for the end of the game."""
    take_from_hand(s, seat, payment)
    discard_payment(s, payment)
    take_track(s, seat, track, payment)


def take_track(s: State, seat: i64, track: i64, payment: i64) -> None:
    """What follows a payment: wagons, points, reshuffle, row, bonus."""
    board = s.board
    place_wagons(s, seat, track)
    s.score[seat] += board.points[board.length[track]]
    s.emit(CLAIMED, seat, track, payment, NO_SECRET)
    reshuffle(s)
    refill_row(s)
    if board.bonus[track] > 0:
        draw_bonus(s, seat, board.bonus[track])


def take_from_hand(s: State, seat: i64, payment: i64) -> None:
    """Take the cards of a payment from a hand; cards known to be there go first."""
    at = seat * KINDS
    while payment:
        n = payment & MOST_OF_A_KIND
        if n:
            s.hands[at] -= n
            s.shown[at] = s.shown[at] - n if s.shown[at] > n else 0
        payment >>= COUNT_BITS
        at += 1


def place_wagons(s: State, seat: i64, track: i64) -> None:
    """Own the track, close what its group no longer allows (TR-NL-MULTI-07), join the network."""
    board = s.board
    s.owner[track] = seat
    s.wagons[seat] -= board.length[track]
    s.open_to[track] = 0
    group = board.group[track]
    start = board.group_start[group]
    end = board.group_start[group + 1]
    if end - start > 1:
        owners: i64 = 0
        for i in range(start, end):
            if s.owner[board.group_tracks[i]] != NOBODY:
                owners += 1
        for i in range(start, end):
            twin = board.group_tracks[i]
            if owners >= s.limit[group]:
                s.open_to[twin] = 0
            else:
                s.open_to[twin] &= ~bit(seat)
    a = s.root(seat, board.end_a[track])
    s.network[seat * board.cities() + a] = s.root(seat, board.end_b[track])
