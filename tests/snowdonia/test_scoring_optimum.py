"""The scoring optimum against brute force over all subsets."""

from __future__ import annotations

import random
from typing import Any

from branchline.games.snowdonia.bonuses import best_of
from ledger import rule
from snowdonia.table import begun, inside


def brute_force(board: Any, cards: list[int], rubble: int, tracks: int, sites: int, station: int) -> int:
    """The most points any subset of contracts gives."""
    best = 0
    for subset in range(1 << len(cards)):
        chosen = [card for at, card in enumerate(cards) if subset >> at & 1]
        if (
            sum(board.needs_rubble[card] for card in chosen) <= rubble
            and sum(board.needs_tracks[card] for card in chosen) <= tracks
            and sum(board.needs_sites[card] for card in chosen) <= sites
            and all(board.needs_station[card] <= station for card in chosen)
        ):
            best = max(best, sum(int(board.contract_points[card]) for card in chosen))
    return best


@rule("SN-SCORE-05", "SN-SCORE-06", "SN-SCORE-07")
def test_the_engine_finds_the_true_optimum() -> None:
    chance = random.Random(6)
    game = begun(3)
    p = inside(game)
    for _ in range(300):
        cards = chance.sample(range(1, 31), chance.randrange(0, 11))
        tracks = chance.randrange(0, 10)
        sites = chance.randrange(0, 17 - tracks)
        rubble = chance.randrange(0, 50)
        p.surveyor[0] = chance.randrange(0, 8)
        mask = sum(1 << card for card in cards)
        choice = best_of(p, 0, mask, rubble, tracks, sites)
        chosen = [card for card in range(1, 31) if choice >> card & 1]
        assert set(chosen) <= set(cards)
        assert sum(p.board.needs_rubble[card] for card in chosen) <= rubble
        assert sum(p.board.needs_tracks[card] for card in chosen) <= tracks
        assert sum(p.board.needs_sites[card] for card in chosen) <= sites
        points = sum(int(p.board.contract_points[card]) for card in chosen)
        assert points == brute_force(p.board, cards, rubble, tracks, sites, p.board.station_number[p.surveyor[0]])


@rule("SN-SCORE-06")
def test_greedy_is_wrong_and_the_engine_is_not_greedy() -> None:
    """R=16: contract 17 alone gives 21, contracts 7 and 8 together 22."""
    p = inside(begun(3))
    assert best_of(p, 0, 1 << 17 | 1 << 7 | 1 << 8, 16, 0, 0) == 1 << 7 | 1 << 8
