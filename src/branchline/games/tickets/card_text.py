"""Train cards as text, both ways."""

# compile: mypyc

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mypy_extensions import i64

from branchline.core.errors import MalformedMove
from branchline.games.tickets.board import CARDS, KINDS
from branchline.games.tickets.codes import MOST_OF_A_KIND, count_in, of_kind

if TYPE_CHECKING:
    from branchline.games.tickets.schema import Cards

NUMBER = re.compile(r"[1-9][0-9]?", re.ASCII)


def shorten(text: str) -> str:
    """A text fit to stand in an error."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else line[:39] + "…"


def card_number(word: str) -> i64:
    """The card a word names."""
    for card in range(KINDS):
        if CARDS[card] == word:
            return card
    raise MalformedMove(f"'{shorten(word)}' is no train card; the cards are {', '.join(CARDS)}")


def payment_text(payment: i64) -> str:
    """Cards as text: colours in their order, then locomotives."""
    parts = [f"{n} {CARDS[card]}" for card in range(KINDS) if (n := count_in(payment, card))]
    return " ".join(parts)


def cards_of(payment: i64) -> Cards:
    """A payment as a count per card."""
    return {CARDS[card]: int(n) for card in range(KINDS) if (n := count_in(payment, card))}


def added(payment: i64, more: i64) -> i64:
    """Two payments as one."""
    for card in range(KINDS):
        fits(count_in(payment, card) + count_in(more, card))
    return payment + more


def fits(count: i64) -> None:
    """Refuse more cards of a kind than any payment takes."""
    if count > MOST_OF_A_KIND:
        raise MalformedMove(f"no payment takes {count} cards of one kind")


def read_payment(text: str) -> i64:
    """Cards such as `3 green 1 loco`, each kind once."""
    words = text.split()
    if not words or len(words) % 2:
        raise MalformedMove("cards are written as number and card, as in '3 green 1 loco'")
    payment: i64 = 0
    for i in range(0, len(words), 2):
        if not NUMBER.fullmatch(words[i]):
            raise MalformedMove(f"'{shorten(words[i])}' is no number of cards")
        card = card_number(words[i + 1])
        if count_in(payment, card):
            raise MalformedMove(f"'{CARDS[card]}' is named twice; give the number of cards once")
        fits(int(words[i]))
        payment += of_kind(card, int(words[i]))
    return payment
