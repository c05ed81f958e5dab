"""What can happen, by number, and how lists are packed into an event's parameters.

The texts are in `texts/*/tickets.ftl`, under the names of `KEYS`.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
DEALT: Final[i64] = 1
TURNED_UP: Final[i64] = 2
FLUSHED: Final[i64] = 3
RESHUFFLED: Final[i64] = 4
GOAL_IN_PLAY: Final[i64] = 5
OFFERED_TICKETS: Final[i64] = 6
CHOSE_TICKETS: Final[i64] = 7
KEPT_TICKETS: Final[i64] = 8
TOOK: Final[i64] = 9
DREW: Final[i64] = 10
CLAIMED: Final[i64] = 11
TUNNEL_TRIED: Final[i64] = 12
TUNNEL_REVEALED: Final[i64] = 13
TUNNEL_PAID: Final[i64] = 14
TUNNEL_DECLINED: Final[i64] = 15
BONUS: Final[i64] = 16
LAST_ROUND: Final[i64] = 17
PASSED: Final[i64] = 18
STOPPED: Final[i64] = 19
GAME_OVER: Final[i64] = 20
BUILT_STATION: Final[i64] = 21
MIX_ANNOUNCED: Final[i64] = 22
PASSENGERS_WAIT: Final[i64] = 23
PASSENGER_TAKEN: Final[i64] = 24

KEYS: Final = (
    "first-player",
    "dealt",
    "turned-up",
    "flushed",
    "reshuffled",
    "goal-in-play",
    "offered-tickets",
    "chose-tickets",
    "kept-tickets",
    "took",
    "drew",
    "claimed",
    "tunnel-tried",
    "tunnel-revealed",
    "tunnel-paid",
    "tunnel-declined",
    "bonus",
    "last-round",
    "passed",
    "stopped",
    "game-over",
    "built-station",
    "mix-announced",
    "passengers-wait",
    "passenger-taken",
)

TICKET_BITS: Final[i64] = 8
TICKET_MASK: Final[i64] = 255
CARD_BITS: Final[i64] = 4
CARD_MASK: Final[i64] = 15
KEPT_BITS: Final[i64] = 8
KEPT_MASK: Final[i64] = 255


def ticket_at(place: i64, ticket: i64) -> i64:
    """A ticket at its place in a packed list, from 0; the places add up to the list."""
    return (ticket + 1) << (TICKET_BITS * place)


def tickets_in(packed: i64) -> list[int]:
    """The tickets of a packed list, in order."""
    tickets: list[int] = []
    while packed:
        tickets.append(int(packed & TICKET_MASK) - 1)
        packed >>= TICKET_BITS
    return tickets


def card_at(place: i64, card: i64) -> i64:
    """A card at its place in a packed list, from 0; the places add up to the list."""
    return (card + 1) << (CARD_BITS * place)


def cards_in_order(packed: i64) -> list[int]:
    """The cards of a packed list, in order."""
    cards: list[int] = []
    while packed:
        cards.append(int(packed & CARD_MASK) - 1)
        packed >>= CARD_BITS
    return cards


def some_of(color: i64, count: i64) -> i64:
    """So many passengers of a colour; colours add up."""
    return count << (CARD_BITS * color)


def count_of(packed: i64, color: i64) -> i64:
    """How many passengers of a colour there are in all."""
    return packed >> (CARD_BITS * color) & CARD_MASK


def kept_of_decks(kept: i64, long: i64) -> i64:
    """How many tickets are kept, and how many of them are long."""
    return kept | long << KEPT_BITS


def kept_in(packed: i64) -> i64:
    """How many tickets are kept."""
    return packed & KEPT_MASK


def long_kept_in(packed: i64) -> i64:
    """How many long tickets are kept."""
    return packed >> KEPT_BITS
