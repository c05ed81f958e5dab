"""Train cards on the screen: a letter and a name always, a colour where there is one."""

from __future__ import annotations

import re

from rich.text import Text

from branchline.core.text import say
from branchline.games.tickets.board import CARDS
from branchline.games.tickets.schema import Cards

LETTERS = dict(zip("PWBYOKRGL", CARDS, strict=True))
"""The letters of the ledger; K is black, L the locomotive. They are the same in every language."""

LETTER: dict[str, str] = {card: letter for letter, card in LETTERS.items()}

STYLES = {
    "red": "#ffffff on #a30f16",
    "orange": "#20140a on #de8a1f",
    "yellow": "#20140a on #ffd96f",
    "green": "#ffffff on #3f7a4b",
    "blue": "#08182a on #519dde",
    "purple": "#ffffff on #6a3f87",
    "black": "#f0e9da on #29282c",
    "white": "#20140a on #faf6ec",
    "loco": "bold #ffd96f on #2e3a44",
    "gray": "#20140a on #b0a99c",
}
"""Colours for lines, to be seen on dark and on light ground."""

SHORT_CARDS = re.compile(r"(?<![0-9])([0-9]{1,2}) ?([PWBYOKRGL])(?![a-z])", re.IGNORECASE | re.ASCII)


def chip(card: str, language: str, n: int | None = None) -> Text:
    """A card such as ` R red `, or several: ` 3 R red `."""
    count = f"{n} " if n is not None else ""
    return Text(f" {count}{LETTER[card]} {say(language, f'card-{card}')} ", style=STYLES[card])


def short_chip(card: str, n: int | None = None) -> Text:
    """A card by its letter, where names would take too much room."""
    return Text(f" {'' if n is None else n}{LETTER[card]} ", style=STYLES[card])


def chips(cards: Cards, language: str) -> list[Text]:
    """Cards sorted by colour, locomotives last."""
    return [chip(card, language, cards[card]) for card in CARDS if cards.get(card)]


def payment(cards: Cards, language: str) -> Text:
    """Cards beside each other on one line."""
    return Text(" ").join(chips(cards, language))


def short_payment(cards: Cards) -> Text:
    """Cards by their letters, where names would take too much room."""
    return Text(" ").join(short_chip(card, cards[card]) for card in CARDS if cards.get(card))


def letters(cards: Cards) -> str:
    """Cards as the ledger writes them: `3G 1L`."""
    return " ".join(f"{cards[card]}{LETTER[card]}" for card in CARDS if cards.get(card))


def spelled_out(cards: str) -> str:
    """Typed cards with their names instead of letters.

    >>> spelled_out("3g1L")
    '3 green 1 loco '
    """
    return SHORT_CARDS.sub(lambda found: f"{found[1]} {LETTERS[found[2].upper()]} ", cards)


def price(cards: Cards, hand: Cards) -> tuple[int, int]:
    """How dear a payment is: a locomotive counts as two cards, then cards of a large stock go first."""
    spare = sum(n * hand.get(card, 0) for card, n in cards.items())
    return sum(cards.values()) + cards.get("loco", 0), -spare
