"""Payments in which any few cards stand for one: three for a locomotive on a ferry, four for a card of a long route.

Where any three cards stand for a locomotive, a ferry of n spaces paid with N cards, `l` of them
locomotives, has t = (N - n) / 2 spaces paid by threes and k = N - l - 3t plain ones paid by single
cards of its colour. Where any four cards stand for one, a route of n spaces paid with N cards has
t = (N - n) / 3 such fours and k = n - t single cards of one colour. So a payment is legal in one way or
not at all (TR-NC-FERRY-08, TR-NC-LONG-04), whoever lays which card where.

There can be thousands of payments, so the move generator lists one for each way to split a route into
single cards, locomotives and substitutes: the one that gives up the colours of which fewest are held.
Every legal payment is accepted.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.tickets.board import GREY, KINDS, LOCO, Ferry
from branchline.games.tickets.codes import COUNT_BITS, MOST_OF_A_KIND, count_in, of_kind

THREE: Final[i64] = 3
NONE: Final[i64] = -1
"""No payment, or no colour."""

ANY: Final[i64] = 99
"""More cards of a colour than there are."""


# -- recognising -----------------------------------------------------------------------------------


def cards_in(payment: i64) -> i64:
    """How many cards a payment has."""
    total: i64 = 0
    for card in range(KINDS):
        total += count_in(payment, card)
    return total


def most_of_a_color(payment: i64) -> i64:
    """The most cards of one colour in a payment."""
    most: i64 = 0
    for color in range(LOCO):
        n = count_in(payment, color)
        if n > most:
            most = n
    return most


def of_the_color(color: i64, payment: i64) -> i64:
    """How many cards of a track's colour a payment has; on a grey one of the colour it has most of."""
    return most_of_a_color(payment) if color == GREY else count_in(payment, color)


def threes_in(ferry: Ferry, payment: i64) -> i64:
    """How many threes a payment for a ferry has if it is legal; NONE if it is not (TR-NC-FERRY-08)."""
    locos = count_in(payment, LOCO)
    extra = cards_in(payment) - ferry.symbols - ferry.plain
    if extra < 0 or extra & 1 or locos > most_locos(ferry):
        return NONE
    threes = extra // 2
    singles = ferry.symbols + ferry.plain - locos - threes
    if singles < 0 or singles > ferry.plain or of_the_color(ferry.color, payment) < singles:
        return NONE
    return threes if threes <= most_threes(ferry, locos) else NONE


def most_locos(ferry: Ferry) -> i64:
    """How many locomotives a payment for a ferry may have (TR-OWN-LOCO-02)."""
    return ferry.symbols + ferry.plain if ferry.wild else ferry.symbols


def most_threes(ferry: Ferry, locos: i64) -> i64:
    """How many threes a payment with so many locomotives may have (TR-NC-FERRY-07)."""
    if ferry.threes_on_plain:
        return ferry.symbols + ferry.plain
    return ferry.symbols if ferry.wild else ferry.symbols - locos


def wastes_threes(ferry: Ferry, payment: i64) -> bool:
    """Whether a part of this legal payment would pay the same ferry (TR-NC-FERRY-09)."""
    threes = threes_in(ferry, payment)
    singles = ferry.symbols + ferry.plain - count_in(payment, LOCO) - threes
    return threes > 0 and singles < ferry.plain and of_the_color(ferry.color, payment) > singles


def substitutes_in(length: i64, each: i64, payment: i64) -> i64:
    """How often `each` cards stand for one in a payment for a grey route; NONE if it is not legal."""
    extra = cards_in(payment) - length
    if extra < 0 or extra % (each - 1):
        return NONE
    times = extra // (each - 1)
    if times > length or most_of_a_color(payment) < length - times:
        return NONE
    return times


def wastes_substitutes(length: i64, each: i64, payment: i64) -> bool:
    """Whether a part of this legal payment would pay the same route (TR-NC-LONG-04)."""
    times = substitutes_in(length, each, payment)
    return times > 0 and most_of_a_color(payment) > length - times


# -- listing ---------------------------------------------------------------------------------------


def payable(held: i64) -> i64:
    """How many cards a payment can take of those held of a kind."""
    return held if held < MOST_OF_A_KIND else MOST_OF_A_KIND


class Purse:
    """A hand to pay from, the colours it has sorted by how many are held."""

    def __init__(self, hands: vec[i64], base: i64) -> None:
        order: i64 = 0
        counts: i64 = 0
        have: i64 = 0
        colored: i64 = 0
        most: i64 = 0
        for color in range(LOCO):
            n = payable(hands[base + color])
            if n > 0:
                colored += n
                if n > most:
                    most = n
                # push up the colours of which more are held, one place each
                at = have
                while at > 0 and count_in(counts, at - 1) > n:
                    at -= 1
                mask = bit(COUNT_BITS * at) - 1
                order = (order & mask) | of_kind(at, color) | (order & ~mask) << COUNT_BITS
                counts = (counts & mask) | of_kind(at, n) | (counts & ~mask) << COUNT_BITS
                have += 1
        self.hands: vec[i64] = hands
        self.base: i64 = base
        self.order: i64 = order  # four bits a colour, the rarest lowest
        self.counts: i64 = counts  # how many are held of each, in the same order
        self.colored: i64 = colored
        self.most: i64 = most

    def held(self, card: i64) -> i64:
        """How many of a card a payment can take."""
        return payable(self.hands[self.base + card])

    def fill(self, cards: i64, pay: i64, spared: i64, most: i64) -> i64:
        """A payment with so many coloured cards more, the rarest colours first; NONE if there are too few.

        None is taken of the colour `spared`, and no colour may come to more than `most`.
        """
        if cards == 0:
            return pay
        order = self.order
        counts = self.counts
        while counts:
            color = order & MOST_OF_A_KIND
            n = counts & MOST_OF_A_KIND
            order >>= COUNT_BITS
            counts >>= COUNT_BITS
            if color != spared:
                free = (n if n < most else most) - count_in(pay, color)
                if free > 0:
                    if free >= cards:
                        return pay + of_kind(color, cards)
                    pay += of_kind(color, free)
                    cards -= free
        return NONE


def with_payment(found: vec[i64], since: i64, payment: i64) -> vec[i64]:
    """A list with one payment more, unless it is NONE or there already, from place `since` on."""
    if payment == NONE:
        return found
    for i in range(since, len(found)):
        if found[i] == payment:
            return found
    return append(found, payment)


def ferry_choices(ferry: Ferry, purse: Purse, found: vec[i64]) -> vec[i64]:
    """To what was found: for each number of locomotives and threes the payment that gives up the rarest colours."""
    symbols = ferry.symbols
    left = symbols + ferry.plain
    locos = most_locos(ferry)
    if locos > purse.held(LOCO):
        locos = purse.held(LOCO)
    held = purse.most if ferry.color == GREY else purse.held(ferry.color)
    most = purse.colored // THREE
    for used in range(locos + 1):
        # threes pay what neither locomotives nor cards of the colour can, and cost two cards more each
        threes = symbols - used if symbols > used else 0
        if threes < left - held:
            threes = left - held
        last = left if left < most else most
        if last > most_threes(ferry, used):
            last = most_threes(ferry, used)
        while threes <= last and left + 2 * threes <= purse.colored:
            found = add_ferry_choices(ferry, purse, used, threes, left - threes, found)
            threes += 1
        left -= 1
    return found


def add_ferry_choices(ferry: Ferry, purse: Purse, locos: i64, threes: i64, singles: i64, found: vec[i64]) -> vec[i64]:
    """The payments with so many locomotives, threes and single cards: one for each colour the single ones may have."""
    thrifty = threes > 0 and singles < ferry.plain  # more cards of the colour would be wasted
    pay = of_kind(LOCO, locos)
    if ferry.color != GREY:
        pay = purse.fill(threes * THREE, pay + of_kind(ferry.color, singles), ferry.color if thrifty else NONE, ANY)
        return found if pay == NONE else append(found, pay)
    since = len(found)
    for color in range(LOCO if singles > 0 else 1):
        if purse.held(color) >= singles:
            start = pay + of_kind(color, singles)
            found = with_payment(found, since, purse.fill(threes * THREE, start, NONE, singles if thrifty else ANY))
    return found


def route_choices(length: i64, each: i64, purse: Purse, found: vec[i64]) -> vec[i64]:
    """To what was found: for each number of substitutes and colour the payment that gives up the rarest colours."""
    since = len(found)
    times: i64 = 0
    while times < length and length + times * (each - 1) <= purse.colored + purse.held(LOCO):
        singles = length - times
        for color in range(LOCO):
            if purse.held(color) >= singles:
                found = with_payment(found, since, fours(purse, color, singles, times * each))
        times += 1
    return found


def fours(purse: Purse, color: i64, singles: i64, cards: i64) -> i64:
    """Single cards of a colour and any others, of no colour more than singles; locomotives go last."""
    pay = of_kind(color, singles)
    free: i64 = 0
    for other in range(LOCO):
        if other != color:
            free += purse.held(other) if purse.held(other) < singles else singles
    locos = cards - free if cards > free else 0
    if locos > purse.held(LOCO):
        return NONE
    return purse.fill(cards - locos, pay, color, singles) + of_kind(LOCO, locos)
