"""Claiming a track: which are open, how they can be paid, and what a claim does."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.tickets.any_cards import THREE, Purse, ferry_choices, route_choices
from branchline.games.tickets.board import FACT_BITS, FACT_MASK, FERRIES, GREY, KINDS, LOCO, NO_LOCOS
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
from branchline.games.tickets.ferries import add_ferry_payments, ferry_payments
from branchline.games.tickets.state import State


def add_claims(s: State, moves: vec[i64]) -> vec[i64]:
    """Every claim the player to move can make: open tracks with every payment the hand allows."""
    seat = s.to_move
    base = seat * KINDS
    hands = s.hands
    starts = s.board.way_start
    locos = hands[base + LOCO]
    me = bit(seat)
    card = paid(of_kind(0, 1))
    colored_only = starts[NO_LOCOS] < starts[FERRIES]
    best: i64 = 0
    pairs: i64 = 0
    colored: i64 = 0
    for color in range(LOCO):
        held = hands[base + color]
        if held > best:
            best = held
        colored += held
        pairs += held >> 1
        if held + locos > 0 and starts[color] < starts[color + 1]:
            moves = add_colored(s, me, card, held, locos, starts[color], starts[color + 1], moves)
        if colored_only and held > 0:
            plain = NO_LOCOS + color
            moves = add_colored(s, me, card, held, 0, starts[plain], starts[plain + 1], moves)
        card *= NEXT_KIND
    if starts[GREY] < starts[GREY + 1]:
        moves = add_grey(s, me, best, locos, starts[GREY], starts[GREY + 1], moves)
    if colored_only:
        plain = NO_LOCOS + GREY
        moves = add_grey(s, me, best, 0, starts[plain], starts[plain + 1], moves)
    if len(starts) > FERRIES + 1:
        moves = add_special(s, me, best, pairs, colored, moves)
    return moves


def add_special(s: State, me: i64, best: i64, pairs: i64, colored: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of ferries, and of tracks on which any few cards stand for one; the payments are worked out once a sort.

    The hand has at most `best` cards of a colour, so many `pairs`, and so many `colored` cards.
    """
    board = s.board
    hands = s.hands
    starts = board.way_start
    facts = board.way_facts
    base = s.to_move * KINDS
    locos = hands[base + LOCO]
    on_symbols = locos + pairs if board.pair_for_symbol else locos
    threes = board.three_for_symbol
    wagons = s.wagons[s.to_move]
    reach = colored + locos if colored + locos < wagons else wagons
    purse: Purse | None = None
    for way in range(FERRIES, len(starts) - 1):
        fact = facts[way]
        length = fact & FACT_MASK
        if length > reach:
            continue
        fact >>= FACT_BITS
        plain = fact & FACT_MASK
        any_few = threes or plain == length
        if any_few:
            fact >>= FACT_BITS
            color = fact & FACT_MASK
            held = best if color == GREY else hands[base + color]
            if not reaches(length, plain, fact >> FACT_BITS, held, colored, locos):
                continue
        elif length - plain > on_symbols or plain > best + locos:
            continue
        elif board.pair_for_symbol and colored + 2 * locos < 2 * length - plain:
            continue  # too few, though every locomotive saves a pair
        at = first_open(s, me, starts[way], starts[way + 1])
        if at == starts[way + 1]:
            continue
        track = board.sorted[at]
        since = len(moves)
        if any_few:
            if purse is None:
                purse = Purse(hands, base)
            moves = choices(s, track, purse, moves)
        else:
            moves = add_ferry_payments(board.ferry(track), hands, base, moves)
        moves = add_paid(s, me, since, at, starts[way + 1], moves)
    return moves


def first_open(s: State, me: i64, at: i64, end: i64) -> i64:
    """Where the first of these sorted tracks is that is open, `end` if none is."""
    tracks = s.board.sorted
    open_to = s.open_to
    while at < end and open_to[tracks[at]] & me == 0:
        at += 1
    return at


def add_colored(s: State, me: i64, card: i64, held: i64, locos: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of one colour's tracks, from short to long, until the hand or the wagons give out."""
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    reach = held + locos
    wagons = s.wagons[s.to_move]
    if wagons < reach:
        reach = wagons
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] & me:
            moves = add_mixes(claim_code(track, 0), card, n, held, n, locos, moves)
        at += 1
    return moves


def add_mixes(unpaid: i64, card: i64, n: i64, held: i64, most: i64, locos: i64, moves: vec[i64]) -> vec[i64]:
    """A claim with every mix of a colour (`card` is one of it, paid) and at most `most` locomotives."""
    wild: i64 = n - held if n > held else 0
    if locos < most:
        most = locos
    while wild <= most:
        moves = append(moves, unpaid + (n - wild) * card + wild * ONE_LOCO_PAID)
        wild += 1
    return moves


def add_grey(s: State, me: i64, best: i64, locos: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Claims of grey tracks: any one colour (`best` is the most held); locomotives alone count once."""
    tracks = s.board.sorted
    length = s.board.length
    open_to = s.open_to
    hands = s.hands
    base = s.to_move * KINDS
    reach = best + locos
    wagons = s.wagons[s.to_move]
    if wagons < reach:
        reach = wagons
    while at < end:
        track = tracks[at]
        n = length[track]
        if n > reach:
            break
        if open_to[track] & me:
            unpaid = claim_code(track, 0)
            card = paid(of_kind(0, 1))
            for color in range(LOCO):
                held = hands[base + color]
                if held > 0 and held + locos >= n:
                    moves = add_mixes(unpaid, card, n, held, n - 1, locos, moves)
                card *= NEXT_KIND
            if locos >= n:
                moves = append(moves, unpaid + n * ONE_LOCO_PAID)
        at += 1
    return moves


def reaches(length: i64, plain: i64, each: i64, held: i64, colored: i64, locos: i64) -> bool:
    """Whether a hand may have cards enough for a track on which any few cards stand for one (`each`, if not a ferry).

    It holds so many cards of the track's colour, of all colours, and locomotives.
    """
    if each > 0:
        return colored + locos >= length and held + (colored + locos - held) // each >= length
    singles = held if held < plain else plain
    return locos + singles + (colored - singles) // THREE >= length


def choices(s: State, track: i64, purse: Purse, found: vec[i64]) -> vec[i64]:
    """To what was found: the payments listed for a track on which any few cards stand for one."""
    board = s.board
    if board.symbols[track] > 0:
        return ferry_choices(board.ferry(track), purse, found)
    return route_choices(board.length[track], board.any_cards[track], purse, found)


def add_paid(s: State, me: i64, since: i64, at: i64, end: i64, moves: vec[i64]) -> vec[i64]:
    """Make claims of the payments that lie among the moves from place `since` on.

    They pay for those of these sorted tracks that are open; the first one is.
    """
    tracks = s.board.sorted
    open_to = s.open_to
    until = len(moves)
    first = claim_code(tracks[at], 0)
    for i in range(since, until):
        moves[i] = first + paid(moves[i])
    at += 1
    while at < end:
        if open_to[tracks[at]] & me:
            more = claim_code(tracks[at], 0) - first
            for i in range(since, until):
                moves = append(moves, moves[i] + more)
        at += 1
    return moves


def can_pay(s: State, seat: i64, track: i64) -> bool:
    """Whether a seat's hand pays for a track in any way, open or not."""
    board = s.board
    base = seat * KINDS
    if board.takes_any_cards(track):
        return len(choices(s, track, Purse(s.hands, base), vec[i64]())) > 0
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
    s.join(seat, track)
