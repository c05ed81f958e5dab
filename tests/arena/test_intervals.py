"""Means, intervals and tests against numbers worked out by hand or found in tables."""

from __future__ import annotations

from math import sqrt

import pytest

from branchline.arena.intervals import Sample, against, compare, holm, t_probability, t_quantile, wilson


def sample(*values: tuple[int, float]) -> Sample:
    """A sample of (deal, value)."""
    out = Sample()
    for deal, value in values:
        out.add(deal, value)
    return out


@pytest.mark.parametrize(
    ("df", "t"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (9, 2.2622), (29, 2.0452), (120, 1.9799)]
)
def test_quantiles_are_those_of_the_tables(df: int, t: float) -> None:
    assert t_quantile(df) == pytest.approx(t, abs=1e-4)
    assert t_probability(t, df) == pytest.approx(0.95, abs=1e-5)


def test_one_value_a_deal_is_the_ordinary_interval_of_a_mean() -> None:
    values = [3.0, 7.0, 8.0, 10.0]  # mean 7, sample variance 26/3
    found = sample(*enumerate(values)).interval()
    half = 3.182446 * sqrt(26 / 3 / 4)
    assert found.mean == 7 and (found.n, found.deals) == (4, 4)
    assert found.low == pytest.approx(7 - half, abs=1e-5) and found.high == pytest.approx(7 + half, abs=1e-5)


def test_the_deal_is_the_unit() -> None:
    """Two games a deal that always go opposite ways say nothing about deals: the share is exactly a half."""
    swapped = sample(*((deal, deal % 2) for deal in range(10)), *((deal, 1 - deal % 2) for deal in range(10)))
    assert swapped.interval().half == 0
    same = sample(*((deal, deal % 2) for deal in range(10)), *((deal, deal % 2) for deal in range(10)))
    once = sample(*((deal, deal % 2) for deal in range(10)))
    assert same.interval().half == pytest.approx(once.interval().half)


def test_deals_of_different_size_weigh_as_a_ratio_does() -> None:
    # deals: (1, 1, 0), (1,), (0,); mean 3/5; influences (2 - 1.8)/5, (1 - .6)/5, (0 - .6)/5
    found = sample((0, 1), (0, 1), (0, 0), (1, 1), (2, 0)).interval()
    error = sqrt(3 / 2 * (0.04**2 + 0.08**2 + 0.12**2))
    assert found.mean == pytest.approx(0.6)
    assert found.half == pytest.approx(4.302653 * error, abs=1e-5)


def test_a_share_without_variation_has_wilson_s_interval() -> None:
    found = sample(*((deal, 1.0) for deal in range(20))).share()
    assert (found.low, found.high) == pytest.approx((20 / (20 + 1.959964**2), 1.0), abs=1e-6)
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)


def test_shares_stay_between_nothing_and_all() -> None:
    found = sample((0, 1), (1, 1), (2, 0)).share()
    assert found.low == 0 and found.high == 1
    empty = Sample().share()
    assert (empty.low, empty.high, empty.n) == (0, 1, 0)


def test_one_deal_has_a_mean_and_no_interval() -> None:
    found = sample((0, 4), (0, 6)).interval()
    assert (found.mean, found.low, found.high) == (5, 5, 5)


def test_paired_differences_are_those_of_the_pairs() -> None:
    before, after = [10.0, 20.0, 30.0], [11.0, 22.0, 33.0]
    found = compare(sample(*enumerate(after)), sample(*enumerate(before)))
    assert found.mean == pytest.approx(2)  # differences 1, 2, 3: variance 1
    assert found.high - found.mean == pytest.approx(4.302653 * sqrt(1 / 3), abs=1e-5)
    assert found.p == pytest.approx(0.07418, abs=1e-5)  # t = 3.4641, two degrees of freedom


def test_samples_of_different_deals_are_compared_as_independent_ones() -> None:
    one = sample((0, 1), (1, 3))
    other = sample((2, 5), (3, 9))
    found = compare(one, other)
    influences = [-0.5, 0.5, 1.0, -1.0]  # (1 - 2)/2, (3 - 2)/2, -(5 - 7)/2, -(9 - 7)/2
    error = sqrt(4 / 3 * sum(value**2 for value in influences))
    assert found.mean == -5 and found.high - found.mean == pytest.approx(12.7062 * error, abs=1e-3)


def test_nothing_is_claimed_of_a_single_deal() -> None:
    assert compare(sample((0, 1)), sample((0, 0), (1, 0))).p == 1
    assert against(sample((0, 1)), 0.5).p == 1


def test_a_share_that_never_varies_is_judged_by_a_fair_one() -> None:
    found = against(sample(*((deal, 0.0) for deal in range(5))), 0.5)
    assert found.mean == -0.5 and found.p == pytest.approx(1 - t_probability(sqrt(5), 4))
    assert found.high > -0.5


def test_holm_stops_at_the_first_that_fails() -> None:
    assert holm([0.03, 0.001, 0.02]) == [True, True, True]
    assert holm([0.03, 0.001, 0.026]) == [False, True, False]
    assert holm([0.04, 0.04]) == [False, False]
    assert holm([]) == []
