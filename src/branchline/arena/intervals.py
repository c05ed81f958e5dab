"""Means with 95 % intervals, from games that come in deals.

Games of one deal are not independent: the same cards are played with the seats swapped. So the deal
is the unit: every mean is a sum over deals divided by a count over deals, and its error is that of
such a ratio. See docs/arena.md.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist

import msgspec

LEVEL = 0.95
MANY = 1000
"""Degrees of freedom beyond which t no longer changes by more than a thousandth."""


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, from `n` values in `deals` deals."""

    mean: float
    low: float
    high: float
    n: int
    deals: int

    @property
    def half(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2


class Difference(msgspec.Struct, frozen=True):
    """How much one mean exceeds another: the interval of the difference, and how likely chance alone does as much."""

    mean: float
    low: float
    high: float
    p: float
    n: int
    """Values on the side in question."""
    others: int
    """Values it is compared with."""
    deals: int
    """Deals behind the weaker side."""


class Sample:
    """Values that fall into deals.

    >>> sample = Sample()
    >>> for deal, value in enumerate([4, 6, 5, 5]):
    ...     sample.add(deal, value)
    >>> interval = sample.interval()
    >>> interval.mean, round(interval.low, 2), round(interval.high, 2)
    (5.0, 3.7, 6.3)
    """

    def __init__(self) -> None:
        self.sums: dict[Hashable, float] = defaultdict(float)
        self.counts: dict[Hashable, int] = defaultdict(int)

    def add(self, deal: Hashable, value: float) -> None:
        """One more value."""
        self.sums[deal] += value
        self.counts[deal] += 1

    @property
    def n(self) -> int:
        """How many values there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """Their mean; 0 of nothing."""
        n = self.n
        return sum(self.sums.values()) / n if n else 0.0

    def influences(self) -> dict[Hashable, float]:
        """How much each deal pulls the mean; their squares add up to the variance of the mean."""
        mean, n = self.mean, self.n
        return {deal: (self.sums[deal] - mean * count) / n for deal, count in self.counts.items()}

    def interval(self) -> Interval:
        """The mean with its interval; of fewer than two deals nothing is known but the mean."""
        mean, deals = self.mean, len(self.counts)
        if deals < 2:
            return Interval(mean, mean, mean, self.n, deals)
        half = t_quantile(deals - 1) * error_of(list(self.influences().values()))
        return Interval(mean, mean - half, mean + half, self.n, deals)

    def share(self) -> Interval:
        """The mean of values from 0 to 1 with an interval that stays there; Wilson's where the deals do not differ."""
        plain = self.interval()
        if plain.deals == 0:
            return Interval(0.0, 0.0, 1.0, 0, 0)
        if plain.half == 0:
            low, high = wilson(plain.mean, plain.deals)
        else:
            low, high = max(0.0, plain.low), min(1.0, plain.high)
        return Interval(plain.mean, low, high, plain.n, plain.deals)


def compare(one: Sample, other: Sample) -> Difference:
    """How much the mean of one sample exceeds that of another that may share its deals."""
    mean = one.mean - other.mean
    ours, theirs = one.influences(), other.influences()
    fewest = min(len(ours), len(theirs))
    if fewest < 2:
        return Difference(mean, mean, mean, 1.0, one.n, other.n, fewest)
    deals = dict.fromkeys([*ours, *theirs])
    error = error_of([ours.get(deal, 0.0) - theirs.get(deal, 0.0) for deal in deals])
    half = t_quantile(fewest - 1) * error
    p = p_value(mean, error, fewest - 1)
    return Difference(mean, mean - half, mean + half, p, one.n, other.n, fewest)


def against(sample: Sample, fair: float) -> Difference:
    """How much a share exceeds a fair one; where the deals do not differ, judged by the error of a fair one."""
    found = sample.share()
    mean = found.mean - fair
    if found.deals < 2:
        return Difference(mean, mean, mean, 1.0, found.n, 0, found.deals)
    error = error_of(list(sample.influences().values())) or sqrt(fair * (1 - fair) / found.deals)
    p = p_value(mean, error, found.deals - 1)
    return Difference(mean, found.low - fair, found.high - fair, p, found.n, 0, found.deals)


def error_of(influences: Sequence[float]) -> float:
    """The standard error of a mean from the influences of its deals."""
    deals = len(influences)
    return sqrt(deals / (deals - 1) * sum(value * value for value in influences)) if deals > 1 else 0.0


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of n.

    >>> [round(bound, 3) for bound in wilson(1.0, 20)]
    [0.839, 1.0]
    """
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def t_probability(t: float, df: int) -> float:
    """How likely Student's t with `df` degrees of freedom lies between -t and t (Abramowitz & Stegun 26.7.3, .4)."""
    angle = atan(t / sqrt(df))
    square = cos(angle) ** 2
    term, total, k = (cos(angle), 0.0, 2) if df % 2 else (1.0, 0.0, 1)
    while k < df and term > 1e-17:
        total += term
        term *= square * k / (k + 1)
        k += 2
    if df % 2:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total


@lru_cache(maxsize=1024)
def t_quantile(df: int) -> float:
    """The t that 95 % lie within.

    >>> [round(t_quantile(df), 3) for df in (1, 2, 10, 30, 1000)]
    [12.706, 4.303, 2.228, 2.042, 1.962]
    """
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        if t_probability(middle, min(df, MANY)) < LEVEL:
            low = middle
        else:
            high = middle
    return high


def p_value(difference: float, error: float, df: int) -> float:
    """How likely chance alone makes a difference as large, either way."""
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return max(0.0, 1 - t_probability(abs(difference) / error, min(df, MANY)))


def holm(values: Sequence[float], level: float = 1 - LEVEL) -> list[bool]:
    """Which of many p-values hold when all are judged together (Holm's step-down rule).

    >>> holm([0.01, 0.04, 0.03])
    [True, False, False]
    """
    kept = [False] * len(values)
    for rank, at in enumerate(sorted(range(len(values)), key=lambda at: values[at])):
        if values[at] > level / (len(values) - rank):
            break
        kept[at] = True
    return kept
