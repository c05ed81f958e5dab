"""What a finished game is worth to each seat, in thousandths of the best that can be."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import Position

WHOLE: Final[i64] = 1000
POINT: Final[i64] = 1000
"""A point, in the measure of forecasts."""
OPEN_LEAD: Final[i64] = 10
"""Who is expected to lead by so many points wins three games of four."""
SOLO_SCALE: Final[i64] = 100
"""The score that is worth half of all a score can be worth, for one who plays alone."""


class Result:
    """How a simulated game ended for every seat: points in thousandths, shares of the win, and rewards.

    A game that was not played to its end is valued by a forecast; then nobody has surely won.
    """

    def __init__(self, points: vec[i64], is_forecast: bool, winning: i64, scale: i64) -> None:
        self.points: vec[i64] = points
        self.wins: vec[i64] = chances(points) if is_forecast else shares(points)
        self.reward: vec[i64] = vec[i64]()
        if len(points) == 1:
            self.reward = append(self.reward, half_way(points[0], SOLO_SCALE * POINT))
            return
        for seat in range(len(points)):
            lead = half_way(points[seat] - best_rival(points, seat), scale * POINT)
            self.reward = append(self.reward, (winning * self.wins[seat] + (WHOLE - winning) * lead) // WHOLE)


def final_points(position: Position) -> vec[i64]:
    """The scores of a finished game, in thousandths."""
    out = vec[i64]()
    for score in position.scores():
        out = append(out, score * POINT)
    return out


def shares(points: vec[i64]) -> vec[i64]:
    """Each seat's share of the win: a tie is split."""
    top = points[0]
    for n in points:
        top = n if n > top else top
    winners: i64 = 0
    for n in points:
        winners += 1 if n == top else 0
    out = vec[i64]()
    for n in points:
        out = append(out, WHOLE // winners if n == top else 0)
    return out


def chances(points: vec[i64]) -> vec[i64]:
    """Each seat's share of the win if points are only expected: the further ahead, the likelier."""
    if len(points) == 1:
        return vec[i64]([WHOLE])
    weights = vec[i64]()
    total: i64 = 0
    for seat in range(len(points)):
        weight = half_way(points[seat] - best_rival(points, seat), OPEN_LEAD * POINT)
        weights = append(weights, weight)
        total += weight
    for seat in range(len(points)):
        weights[seat] = weights[seat] * WHOLE // total
    return weights


def best_rival(points: vec[i64], seat: i64) -> i64:
    """The best score among the others."""
    best = points[1 if seat == 0 else 0]
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def half_way(lead: i64, scale: i64) -> i64:
    """0 for the worst, 500 for nothing, 750 for a lead of `scale`, never quite 1000."""
    return WHOLE // 2 + WHOLE // 2 * lead // ((lead if lead > 0 else -lead) + scale)
