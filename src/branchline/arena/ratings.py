"""Skill ratings by openskill's Plackett-Luce model, which is an optional extra."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from branchline.arena.lines import GameLine

MISSING = "openskill"
"""The package the ratings need; without it there are none, and the reports say so."""


def rate(bots: Sequence[str], games: Iterable[GameLine]) -> dict[str, dict[str, float]] | None:
    """The ratings of all bots after these games in this order; None if openskill is not installed.

    Every seat is a team of one. A bot on several seats takes the mean of what they earned.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        seats = [line.bot for line in game.seats]
        if len(set(seats)) < 2:
            continue
        ranks = [[game.rank(seat) for seat in range(len(seats))]]
        places = [float(sorted(ranks[0]).index(rank)) for rank in ranks[0]]
        earned = model.rate([[ratings[bot]] for bot in seats], ranks=places)
        for bot in set(seats):
            own = [team[0] for team, name in zip(earned, seats, strict=True) if name == bot]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {
        bot: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()} for bot, rating in ratings.items()
    }
