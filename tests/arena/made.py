"""Games made by hand, for numbers that can be worked out by hand."""

from __future__ import annotations

from typing import Any

from branchline.arena import Arena, Plan
from branchline.arena.lines import GameLine, SeatLine


def game(
    deal: int, scores: dict[str, int] | list[tuple[str, int]], winners: list[int], match: int = 0, **more: Any
) -> GameLine:
    """A game of seats with scores."""
    pairs = list(scores.items()) if isinstance(scores, dict) else scores
    seats = [SeatLine(bot, score, {"track": score}, 2, 0.004, 0.003) for bot, score in pairs]
    rotation = more.pop("rotation", 0)
    return GameLine(match, deal, rotation, 1, more.pop("first", 0), 10, "wagons", winners, seats, **more)


def arena(games: list[GameLine], bots: tuple[str, ...] = ("a", "b"), players: int = 2) -> Arena:
    """An arena that played these games."""
    return Arena(Plan(title="usa", bots=bots, players=players, games=1, seed=1), games, len(games))
