"""The golden playthroughs and perft counts still come out as written."""

from __future__ import annotations

import json

import pytest
from golden import PERFT, file_of, perft, playthrough, sample_tables


@pytest.mark.parametrize(("title", "players"), sample_tables())
def test_golden_playthrough(title: str, players: int) -> None:
    assert playthrough(title, players) == file_of(title, players).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "expected"), json.loads(PERFT.read_text()).items())
def test_perft(name: str, expected: list[int]) -> None:
    title, players, seed = name.split()
    assert perft(title, int(players), int(seed)) == expected


def test_perft_covers_every_title() -> None:
    covered = {tuple(name.split()[:2]) for name in json.loads(PERFT.read_text())}
    assert covered == {(title, str(players)) for title, players in sample_tables()}
