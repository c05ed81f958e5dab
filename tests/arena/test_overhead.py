"""The arena measures what it costs, as docs/arena.md says."""

from __future__ import annotations

from branchline.arena.bench import overhead
from branchline.core.family import families


def test_the_overhead_is_measured_on_the_same_games() -> None:
    found = overhead("snowdonia", 2, ("random",), games=2, rounds=1)
    assert found["bare_games_per_second"] > 0 and found["arena_games_per_second"] > 0
    assert found["overhead"] == found["bare_games_per_second"] / found["arena_games_per_second"] - 1
    assert all(family.bench.arena for family in families().values())
