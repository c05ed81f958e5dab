"""The golden playthroughs and perft counts still come out as written."""

from __future__ import annotations

import json

import pytest

from golden import PERFT, file_of, perft, playthrough, sample_tables

COUNTS: dict[str, list[int]] = json.loads(PERFT.read_text())


@pytest.mark.parametrize("name", sample_tables())
def test_golden_playthrough(name: str) -> None:
    assert playthrough(name) == file_of(name).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", sample_tables())
def test_perft(name: str) -> None:
    for seed in (1, 2):
        assert perft(name, seed) == COUNTS[f"{name}, seed {seed}"]
