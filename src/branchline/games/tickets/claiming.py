"""Claiming a track: which are open, how they can be paid, and what a claim does."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.tickets.board import GREY, KINDS, LOCO
from branchline.games.tickets.codes import CLAIM
from branchline.games.tickets.deck import discard_payment, draw_bonus, refill_row, reshuffle
from branchline.games.tickets.events import CLAIMED
from branchline.games.tickets.ferries import ferry_payments
from branchline.games.tickets.state import NIBBLE, State

FIRST_FERRY: Final[i64] = 18
"""The first bucket of ferries, see Board.sort_tracks."""


def add_claims(s: State, moves: vec[i64]) -> vec[i64]:
    """Every claim the player to move can make: open tracks with every payment the hand allows."""
    seat = s.to_move
    base = seat * KINDS
    hands = s.hands
    bucket = s.board.bucket
    locos = hands[base + LOCO]
    best: i64 = 0
    pairs: i64 = 0
    for color in range(LOCO):
        held = hands[base + color]
        if held > best:
            best = held
        pairs += held // 2
        if held + locos > 0 and bucket[color] < bucket[color + 1]:
            moves = add_colored(s, seat, color, held, locos, bucket[color], bucket[color + 1], moves)
        if held > 0 and bucket[color + 9] < bucket[color + 10]:
            moves = add_colored(s, seat, color, held, 0, bucket[color + 9], bucket[color + 10], moves)
    if bucket[GREY] < bucket[GREY + 1]:
        moves = add_grey(s, seat, best, locos, bucket[GREY], bucket[GREY + 1], moves)
    if bucket[GREY + 9] < bucket[GREY + 10]:
        moves = add_grey(s, seat, best, 0, bucket[GREY + 9], bucket[GREY + 10], moves)
    kind = FIRST_FERRY
    while kind + 1 < len(bucket):
        moves = add_ferries(s, seat, best + locos, pairs + locos, bucket[kind], bucket[kind + 1], moves)
        kind += 1
    return moves


def add_colored(s: State, seat: i64, color: i64, held: i64, locos: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of one colour's tracks, from short to long, until the hand or the wagons give out."""
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    reach = held + locos
    if s.wagons[seat] < reach:
        reach = s.wagons[seat]
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] >> seat & 1:
            moves = add_mixes(CLAIM | track << 4, color, n, held, n, locos, moves)
        at += 1
    return moves


def add_mixes(code: i64, color: i64, n: i64, held: i64, most: i64, locos: i64, moves: vec[i64]) -> vec[i64]:
    """Every mix of a colour and at most `most` locomotives that makes `n` cards."""
    wild = n - held if n > held else 0
    if locos < most:
        most = locos
    while wild <= most:
        moves = append(moves, code | (n - wild) << (4 * color + 16) | wild << (4 * LOCO + 16))
        wild += 1
    return moves


def add_grey(s: State, seat: i64, best: i64, locos: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of grey tracks: any one colour (`best` is the most held); locomotives alone count once."""
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    hands = s.hands
    base = seat * KINDS
    reach = best + locos
    if s.wagons[seat] < reach:
        reach = s.wagons[seat]
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] >> seat & 1:
            code = CLAIM | track << 4
            for color in range(LOCO):
                held = hands[base + color]
                if held > 0 and held + locos >= n:
                    moves = add_mixes(code, color, n, held, n - 1, locos, moves)
            if locos >= n:
                moves = append(moves, code | n << (4 * LOCO + 16))
        at += 1
    return moves


def add_ferries(s: State, seat: i64, plain: i64, symbols: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of one sort of ferry; its payments are worked out once for all tracks of the sort.

    A hand pays at most so many `plain` spaces, and so many `symbols`.
    """
    board = s.board
    sample = board.sorted[at]
    length = board.length[sample]
    if length > s.wagons[seat] or board.symbols[sample] > symbols or length - board.symbols[sample] > plain:
        return moves
    while at < end and s.open_to[board.sorted[at]] >> seat & 1 == 0:
        at += 1
    if at == end:
        return moves
    symbols = board.symbols[sample]
    payments = ferry_payments(s.hands, seat * KINDS, symbols, length - symbols, board.pair_for_symbol)
    if len(payments) == 0:
        return moves
    while at < end:
        track = board.sorted[at]
        if s.open_to[track] >> seat & 1:
            code = CLAIM | track << 4
            for payment in payments:
                moves = append(moves, code | payment << 16)
        at += 1
    return moves


def claim(s: State, seat: i64, track: i64, payment: i64) -> None:
    """A claim, in the order of TR-NL-CLAIM-12 (the end of the game is looked at by the turn)."""
    take_from_hand(s, seat, payment)
    place_wagons(s, seat, track)
    discard_payment(s, payment)
    s.emit(CLAIMED, seat, track, payment, NO_SECRET)
    after_claim(s, seat, track)


def after_claim(s: State, seat: i64, track: i64) -> None:
    """What follows the wagons and the discard: reshuffle, points, row, bonus."""
    board = s.board
    reshuffle(s)
    s.score[seat] += board.points[board.length[track]]
    refill_row(s)
    if board.bonus[track] > 0:
        draw_bonus(s, seat, board.bonus[track])


def take_from_hand(s: State, seat: i64, payment: i64) -> None:
    """Take the cards of a payment from a hand; cards known to be there go first."""
    at = seat * KINDS
    while payment:
        n = payment & NIBBLE
        if n:
            s.hands[at] -= n
            s.shown[at] = s.shown[at] - n if s.shown[at] > n else 0
        payment >>= 4
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
