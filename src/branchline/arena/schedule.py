"""Who plays whom on which deal: every table composition, every deal with the seats rotated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple

from branchline.arena.plan import Plan

Player = tuple[str, int]
"""A bot's code, and which of the bots of that code at the table it is."""

Seating = tuple[Player, ...]
"""Who sits where."""


class Key(NamedTuple):
    """What names a game of an arena: the match, the deal, and the rotation of the seats."""

    match: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    key: Key
    seating: Seating

    @property
    def bots(self) -> tuple[str, ...]:
        """The codes by seat."""
        return tuple(code for code, _ in self.seating)


@dataclass(frozen=True)
class Match:
    """Bots that sit at one table again and again."""

    number: int
    bots: tuple[str, ...]
    orders: tuple[tuple[Seating, ...], ...]
    """The circular orders the bots can sit in; each with all its distinct rotations."""
    deals: int

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """The rotations a deal is played with; the circular orders take turns."""
        return self.orders[deal % len(self.orders)]

    @property
    def games(self) -> int:
        """How many games the match has."""
        return sum(len(self.seatings(deal)) for deal in range(self.deals))


def compositions(bots: tuple[str, ...], players: int, tables: str) -> list[tuple[str, ...]]:
    """Which bots sit together.

    `all`: every composition with at least two different bots. `pairs`: every two bots, as evenly as
    the seats allow. `one-vs-rest`: every bot alone against a table of every other. A single bot
    plays against itself, and a title for one player is played by each bot alone.

    >>> compositions(("a", "b"), 3, "all")
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    >>> compositions(("a", "b"), 4, "pairs"), compositions(("a", "b"), 4, "one-vs-rest")
    ([('a', 'a', 'b', 'b')], [('a', 'a', 'a', 'b'), ('a', 'b', 'b', 'b')])
    """
    if players == 1 or len(bots) == 1:
        return [(bot,) * players for bot in bots]
    every = [table for table in combinations_with_replacement(bots, players) if len(set(table)) > 1]
    if tables == "all":
        return every
    few, many = (players // 2, players - players // 2) if tables == "pairs" else (1, players - 1)
    wanted = []
    for a, b in combinations(bots, 2):
        for n in dict.fromkeys((many, few)):
            wanted.append((a,) * n + (b,) * (players - n))
    return wanted


def circular_orders(bots: tuple[str, ...]) -> tuple[tuple[Seating, ...], ...]:
    """Every way to sit in a circle, each as its distinct rotations.

    >>> [[[code for code, _ in seating] for seating in order] for order in circular_orders(("a", "b"))]
    [[['a', 'b'], ['b', 'a']]]
    """
    found: dict[tuple[str, ...], tuple[Seating, ...]] = {}
    for order in sorted(set(permutations(bots)), key=lambda order: [bots.index(bot) for bot in order]):
        rotations = list(dict.fromkeys(order[n:] + order[:n] for n in range(len(order))))
        if not any(rotation in found for rotation in rotations):
            named = tuple((bot, order[:at].count(bot)) for at, bot in enumerate(order))
            found[order] = tuple(named[n:] + named[:n] for n in range(len(rotations)))
    return tuple(found.values())


def matches_of(plan: Plan) -> list[Match]:
    """All matches of a plan; each has as many deals as it takes to play `games` games."""
    found = []
    for number, bots in enumerate(compositions(plan.bots, plan.players, plan.tables)):
        orders = circular_orders(bots)
        deals = games = 0
        while games < plan.games:
            games += len(orders[deals % len(orders)])
            deals += 1
        found.append(Match(number, bots, orders, deals))
    return found


def fixtures_of(plan: Plan) -> Iterator[Fixture]:
    """All games, deal by deal, so that an arena broken off has played all matches alike."""
    matches = matches_of(plan)
    for deal in range(max(match.deals for match in matches)):
        for match in matches:
            if deal < match.deals:
                for rotation, seating in enumerate(match.seatings(deal)):
                    yield Fixture(Key(match.number, deal, rotation), seating)
