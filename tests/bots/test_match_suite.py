"""Bots win no less of the suite than they did.

Who makes one stronger writes anew what they win: `python tests/bots/match_suite.py`.
"""

from __future__ import annotations

import json

import pytest

import branchline as bl
from match_suite import MATCHES, WON, Match, name_of, won

FLOOR: dict[str, list[float]] = json.loads(WON.read_text())


@pytest.mark.slow
@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_bots_win_no_less_than_before(match: Match) -> None:
    floor = FLOOR[name_of(match)]
    deals = match[3] if bl.is_compiled() else 1  # interpreted, a deal of each proves that it is played alike
    assert len(floor) == match[3]
    assert sum(won(match, deals)) >= sum(floor[:deals])


def test_the_suite_says_what_every_match_wins() -> None:
    assert list(FLOOR) == [name_of(match) for match in MATCHES]
