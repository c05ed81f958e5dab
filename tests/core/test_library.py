"""The library as its page tells it: the example plays, and the stable names are there and documented."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import branchline as bl

EXAMPLE = Path(__file__).parents[2] / "docs" / "library_example.py"


@pytest.mark.parametrize("title", list(bl.titles()))
def test_the_example_plays_every_title(title: str) -> None:
    outcome, record = runpy.run_path(str(EXAMPLE))["play"](title, seed=1)
    assert record.replay().outcome().scores == outcome.scores


def test_every_public_name_is_there_and_sorted() -> None:
    assert sorted(bl.__all__) == bl.__all__
    assert all(hasattr(bl, name) for name in bl.__all__)
