"""Moves, payments and chance answers as numbers, and the only place that knows how they are packed.

A move's low four bits are its kind; bits 4-15 hold a card, a track or a mask; a payment starts at
bit 16. A payment is a count per card kind, four bits each, locomotives highest. Chance answers below
100 are train cards.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
DRAW_DECK: Final[i64] = 1
DRAW_ROW: Final[i64] = 2
CLAIM: Final[i64] = 3
TICKETS: Final[i64] = 4
KEEP: Final[i64] = 5
TUNNEL_PAY: Final[i64] = 6
TUNNEL_DECLINE: Final[i64] = 7
STOP: Final[i64] = 8
PASSENGER: Final[i64] = 9
STATION: Final[i64] = 10

TICKET_ANSWER: Final[i64] = 100
SEAT_ANSWER: Final[i64] = 400
GOAL_ANSWER: Final[i64] = 500
PASSENGER_ANSWER: Final[i64] = 600

SHORT: Final[i64] = 0
LONG: Final[i64] = 1
"""The two ticket decks, where there are two."""

MIX_BITS: Final[i64] = 3
MIX_MASK: Final[i64] = 7
PASSENGER_BITS: Final[i64] = 3
PASSENGER_MASK: Final[i64] = 7

KIND_BITS: Final[i64] = 4
PAYMENT_AT: Final[i64] = 16
COUNT_BITS: Final[i64] = 4
MOST_OF_A_KIND: Final[i64] = 15
"""The largest count of one card kind that fits a payment."""

NEXT_KIND: Final[i64] = 16
"""A payment of a colour times this is the same payment in the next colour."""

ONE_LOCO: Final[i64] = 0x1_0000_0000
"""A payment of one locomotive."""

ONE_LOCO_PAID: Final[i64] = 0x1_0000_0000_0000
"""What one locomotive adds to the number of a move."""

KIND_MASK: Final[i64] = 15
DETAIL_MASK: Final[i64] = 4095
UNPAID_MASK: Final[i64] = 65535


# -- moves -----------------------------------------------------------------------------------------


def draw_code(card: i64) -> i64:
    """Taking a card from the row."""
    return DRAW_ROW | card << KIND_BITS


def claim_code(track: i64, payment: i64) -> i64:
    """Claiming a track, or trying a tunnel, with these cards."""
    return CLAIM | track << KIND_BITS | payment << PAYMENT_AT


def station_code(city: i64, payment: i64) -> i64:
    """Building a station in a city with these cards."""
    return STATION | city << KIND_BITS | payment << PAYMENT_AT


def keep_code(mask: i64) -> i64:
    """Keeping the offered tickets of a mask."""
    return KEEP | mask << KIND_BITS


def extra_code(payment: i64) -> i64:
    """Paying what a tunnel asks for on top."""
    return TUNNEL_PAY | payment << PAYMENT_AT


def mix_code(short: i64, long: i64) -> i64:
    """Drawing so many short and so many long tickets."""
    return TICKETS | (short | long << MIX_BITS) << KIND_BITS


def passenger_code(place: i64, color: i64) -> i64:
    """Taking along a passenger of a colour who waits at a place."""
    return PASSENGER | (color | place << PASSENGER_BITS) << KIND_BITS


def kind_of(code: i64) -> i64:
    """The kind of a move: `PASS`, `DRAW_DECK`, ..."""
    return code & KIND_MASK


def card_of(code: i64) -> i64:
    """The card a `DRAW_ROW` takes."""
    return code >> KIND_BITS & DETAIL_MASK


def track_of(code: i64) -> i64:
    """The track a `CLAIM` claims."""
    return code >> KIND_BITS & DETAIL_MASK


def city_of(code: i64) -> i64:
    """The city in which a `STATION` is built."""
    return code >> KIND_BITS & DETAIL_MASK


def mask_of(code: i64) -> i64:
    """The tickets a `KEEP` keeps, by their places in the offer."""
    return code >> KIND_BITS & DETAIL_MASK


def mix_of(code: i64) -> i64:
    """The mix a `TICKETS` announces, 0 if it announces none."""
    return code >> KIND_BITS & DETAIL_MASK


def short_in(mix: i64) -> i64:
    """How many short tickets a mix has."""
    return mix & MIX_MASK


def long_in(mix: i64) -> i64:
    """How many long tickets a mix has."""
    return mix >> MIX_BITS


def place_of(code: i64) -> i64:
    """The place where a `PASSENGER` is taken along."""
    return code >> (KIND_BITS + PASSENGER_BITS)


def color_of(code: i64) -> i64:
    """The colour of a `PASSENGER`."""
    return code >> KIND_BITS & PASSENGER_MASK


def paid(payment: i64) -> i64:
    """What a payment adds to the number of a move."""
    return payment << PAYMENT_AT


def payment_of(code: i64) -> i64:
    """The cards a `CLAIM`, a `STATION` or a `TUNNEL_PAY` costs."""
    return code >> PAYMENT_AT


def without_payment(code: i64) -> i64:
    """A move less its payment: the same number for all ways to pay for the same thing."""
    return code & UNPAID_MASK


def has(mask: i64, member: i64) -> bool:
    """Whether a mask holds this seat, card or place."""
    return mask >> member & 1 != 0


def members(mask: i64) -> i64:
    """How many a mask holds."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


# -- payments --------------------------------------------------------------------------------------


def of_kind(card: i64, count: i64) -> i64:
    """So many cards of one kind as a payment; payments add up."""
    return count << (COUNT_BITS * card)


def count_in(payment: i64, card: i64) -> i64:
    """How many cards of a kind are in a payment."""
    return payment >> (COUNT_BITS * card) & MOST_OF_A_KIND


# -- chance answers --------------------------------------------------------------------------------


def ticket_answer(ticket: i64) -> i64:
    """The answer that a ticket was drawn."""
    return TICKET_ANSWER + ticket


def ticket_of(answer: i64) -> i64:
    """The ticket of an answer."""
    return answer - TICKET_ANSWER


def seat_answer(seat: i64) -> i64:
    """The answer that a seat goes first."""
    return SEAT_ANSWER + seat


def seat_of(answer: i64) -> i64:
    """The seat of an answer."""
    return answer - SEAT_ANSWER


def goal_answer(goal: i64) -> i64:
    """The answer that a goal was turned up."""
    return GOAL_ANSWER + goal


def goal_of(answer: i64) -> i64:
    """The goal of an answer."""
    return answer - GOAL_ANSWER


def passenger_answer(color: i64) -> i64:
    """The answer that a passenger of a colour was drawn from the bag."""
    return PASSENGER_ANSWER + color


def passenger_of(answer: i64) -> i64:
    """The colour of an answer."""
    return answer - PASSENGER_ANSWER
