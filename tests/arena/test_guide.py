"""docs/arena.md runs as written, and names things that exist."""

from __future__ import annotations

import doctest
from pathlib import Path

from branchline.arena.bench import overhead
from branchline.core.family import families

PAGE = Path(__file__).parent.parent.parent / "docs" / "arena.md"


def test_the_page_runs_as_written() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 8 and result.failed == 0


def test_the_overhead_is_measured_on_the_same_games() -> None:
    found = overhead("snowdonia", 2, ("random",), games=2, rounds=1)
    assert found["bare_games_per_second"] > 0 and found["arena_games_per_second"] > 0
    assert found["overhead"] == found["bare_games_per_second"] / found["arena_games_per_second"] - 1
    assert all(family.bench.arena for family in families().values())
