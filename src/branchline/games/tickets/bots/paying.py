"""Paying for a track: what it still lacks, and the payment that spares the cards wanted elsewhere."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.any_cards import THREE, Purse
from branchline.games.tickets.board import GREY, KINDS, LOCO, Board
from branchline.games.tickets.claiming import choices
from branchline.games.tickets.codes import count_in, of_kind
from branchline.games.tickets.state import State

NOT_HELD: Final[i64] = -1
"""No payment: the hand cannot give it."""

EATEN: Final[i64] = 1000
"""What it costs to spend a card that another planned track waits for."""

SPENT: Final[i64] = 40
"""What it costs to spend any other card."""

LOCO_SPENT: Final[i64] = 700
"""What it costs to spend a locomotive."""


def lacking(s: State, seat: i64, track: i64) -> i64:
    """How many more cards a seat needs for a track, with what it holds."""
    board = s.board
    base = seat * KINDS
    hands = s.hands
    length = board.length[track]
    locos = hands[base + LOCO] if board.takes_loco(track) else 0
    symbols = board.symbols[track]
    if board.takes_any_cards(track):
        return lacking_any(board, hands, base, track)
    if symbols > 0:
        return lacking_ferry(board, hands, base, symbols, length - symbols)
    color = board.color[track]
    held = hands[base + color] if color != GREY else most_held(hands, base)
    return length - held - locos if held + locos < length else 0


def most_held(hands: vec[i64], base: i64) -> i64:
    """The most cards of one colour in a hand."""
    best: i64 = 0
    for color in range(LOCO):
        if hands[base + color] > best:
            best = hands[base + color]
    return best


def lacking_any(board: Board, hands: vec[i64], base: i64, track: i64) -> i64:
    """How many spaces of a track a hand leaves unpaid where any few cards stand for one."""
    length = board.length[track]
    each = board.any_cards[track] if board.any_cards[track] > 0 else THREE
    locos = hands[base + LOCO] if board.symbols[track] > 0 else 0
    plain = length - board.symbols[track]
    color = board.color[track]
    singles = hands[base + color] if color != GREY else most_held(hands, base)
    singles = plain if singles > plain else singles
    others = -singles
    for card in range(LOCO):
        others += hands[base + card]
    return above_zero(length - locos - singles - others // each)


def lacking_ferry(board: Board, hands: vec[i64], base: i64, symbols: i64, plain: i64) -> i64:
    """How many more cards a ferry needs, its plain spaces paid in the colour held most."""
    main: i64 = 0
    pairs: i64 = 0
    for color in range(LOCO):
        if hands[base + color] > hands[base + main]:
            main = color
        pairs += hands[base + color] // 2
    used = plain if hands[base + main] > plain else hands[base + main]
    if not board.pair_for_symbol:
        pairs = 0
    else:
        pairs += (hands[base + main] - used) // 2 - hands[base + main] // 2
    on_plain = plain - used
    on_symbols = symbols - pairs if pairs < symbols else 0
    if board.loco_anywhere:
        return above_zero(on_plain + on_symbols - hands[base + LOCO])
    return on_plain + above_zero(on_symbols - hands[base + LOCO])


def above_zero(n: i64) -> i64:
    """A number, or 0 if it is negative."""
    return n if n > 0 else 0


def spending(hands: vec[i64], base: i64, claims: vec[i64], color: i64, cards: i64) -> i64:
    """What it costs to spend so many cards of a colour; `claims` counts those other tracks wait for."""
    spare = hands[base + color] - claims[color]
    if spare < 0:
        spare = 0
    eaten = cards - spare if cards > spare else 0
    return eaten * EATEN + cards * SPENT


def payment_for(s: State, seat: i64, track: i64, claims: vec[i64]) -> i64:
    """The payment a seat had best make for a track, NOT_HELD if it cannot pay.

    `claims` tells for every colour how many cards other planned tracks wait for.
    """
    board = s.board
    hands = s.hands
    base = seat * KINDS
    length = board.length[track]
    symbols = board.symbols[track]
    if board.takes_any_cards(track):
        return cheapest_choice(hands, base, choices(s, track, Purse(hands, base), vec[i64]()), claims)
    if symbols > 0:
        return ferry_payment(board, hands, base, symbols, length - symbols, claims)
    locos = hands[base + LOCO] if board.takes_loco(track) else 0
    color = board.color[track]
    if color != GREY:
        return mixed(color, length, hands[base + color], locos)
    best: i64 = -1
    least: i64 = 0
    for c in range(LOCO):
        held = hands[base + c]
        if held > 0 and held + locos >= length:
            cards = held if held < length else length
            cost = spending(hands, base, claims, c, cards) + (length - cards) * LOCO_SPENT
            if best < 0 or cost < least:
                best = c
                least = cost
    if best >= 0:
        return mixed(best, length, hands[base + best], locos)
    return of_kind(LOCO, length) if locos >= length else NOT_HELD


def mixed(color: i64, length: i64, held: i64, locos: i64) -> i64:
    """Cards of a colour, as many as held, and locomotives for the rest."""
    wild = length - held if held < length else 0
    if wild > locos:
        return NOT_HELD
    return of_kind(color, length - wild) + of_kind(LOCO, wild)


def ferry_payment(board: Board, hands: vec[i64], base: i64, symbols: i64, plain: i64, claims: vec[i64]) -> i64:
    """The payment for a ferry: each colour is tried for the plain spaces, with as few locomotives as go."""
    best: i64 = NOT_HELD
    least: i64 = 0
    for color in range(LOCO):
        held = hands[base + color]
        cards = held if held < plain else plain
        wild = plain - cards
        if wild > (hands[base + LOCO] if board.loco_anywhere else 0) or (cards == 0 and plain > 0 and color > 0):
            continue
        pay = of_kind(color, cards) + of_kind(LOCO, wild)
        for _ in range(symbols):
            pay = with_symbol(hands, base, pay, board.pair_for_symbol, claims)
            if pay < 0:
                break
        if pay >= 0:
            cost = payment_cost(hands, base, pay, claims)
            if best < 0 or cost < least:
                best = pay
                least = cost
    return best


def cheapest_choice(hands: vec[i64], base: i64, payments: vec[i64], claims: vec[i64]) -> i64:
    """The cheapest of some payments, NOT_HELD if there is none."""
    best: i64 = NOT_HELD
    least: i64 = 0
    for pay in payments:
        cost = payment_cost(hands, base, pay, claims)
        if best < 0 or cost < least:
            best = pay
            least = cost
    return best


def with_symbol(hands: vec[i64], base: i64, pay: i64, pairs: bool, claims: vec[i64]) -> i64:
    """A payment with one more symbol paid: a locomotive, or the pair that is missed least."""
    best: i64 = NOT_HELD
    least: i64 = 0
    if count_in(pay, LOCO) < hands[base + LOCO]:
        best = LOCO
        least = LOCO_SPENT
    if pairs:
        for color in range(LOCO):
            used = count_in(pay, color)
            if hands[base + color] >= used + 2:
                cost = spending(hands, base, claims, color, used + 2) - spending(hands, base, claims, color, used)
                if best < 0 or cost < least:
                    best = color
                    least = cost
    if best < 0:
        return NOT_HELD
    cards: i64 = 1 if best == LOCO else 2
    return pay + of_kind(best, cards)


def payment_cost(hands: vec[i64], base: i64, payment: i64, claims: vec[i64]) -> i64:
    """What a payment costs: cards other tracks wait for, locomotives, and a little for any card."""
    cost = count_in(payment, LOCO) * LOCO_SPENT
    for color in range(LOCO):
        used = count_in(payment, color)
        if used:
            cost += spending(hands, base, claims, color, used)
    return cost
