"""The longest path is exact: search and sweep agree with plain enumeration on every small network."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.bench import network
from branchline.games.tickets.goals import longest_path
from branchline.games.tickets.trail import component_of, components, longest_trail, sweep
from ledger import rule
from tickets.arrange import own, small_game, small_title


def plain(edges: list[tuple[int, int, int]]) -> int:
    """The heaviest trail by trying everything."""

    def walk(city: int, left: frozenset[int]) -> int:
        best = 0
        for i in left:
            a, b, weight = edges[i]
            if city in (a, b):
                best = max(best, weight + walk(b if city == a else a, left - {i}))
        return best

    cities = {end for a, b, _ in edges for end in (a, b)}
    return max((walk(city, frozenset(range(len(edges)))) for city in cities), default=0)


def arrays(edges: list[tuple[int, int, int]]) -> tuple[vec[i64], vec[i64], vec[i64]]:
    return vec[i64]([e[0] for e in edges]), vec[i64]([e[1] for e in edges]), vec[i64]([e[2] for e in edges])


def random_edges(chance: random.Random, cities: int, tracks: int) -> list[tuple[int, int, int]]:
    pairs = [(a, b) for a in range(cities) for b in range(a)]
    return [(*chance.choice(pairs), chance.randint(1, 6)) for _ in range(tracks)]


def swept(edges: list[tuple[int, int, int]], cities: int) -> int:
    """The longest trail by the sweep alone."""
    a, b, w = arrays(edges)
    names = components(a, b, w, cities)
    return max(sweep(component_of(a, b, w, names, name)) for name in {names[a[i]] for i in range(len(edges))})


@rule("TR-BASE-FINAL-01", "TR-NL-GOAL-03")
@pytest.mark.parametrize("seed", range(60))
def test_small_networks_against_plain_enumeration(seed: int) -> None:
    chance = random.Random(seed)
    for tracks in range(1, 9):
        edges = random_edges(chance, chance.randint(3, 7), tracks)
        expected = plain(edges)
        assert longest_trail(*arrays(edges), 7) == expected, edges
        assert swept(edges, 7) == expected, edges


@rule("TR-BASE-FINAL-01")
@pytest.mark.parametrize("seed", range(12))
def test_search_and_sweep_agree_on_dense_networks_of_the_maps(seed: int) -> None:
    title = list(bl.titles().values())[seed % 3]
    board = title.board  # type: ignore[attr-defined]
    tracks = network(board, random.Random(seed), dense=True)
    edges = [(int(board.end_a[t]), int(board.end_b[t]), int(board.length[t])) for t in tracks]
    assert longest_trail(*arrays(edges), board.cities()) == swept(edges, board.cities())


@rule("TR-NL-GOAL-03", "TR-BASE-FINAL-01")
def test_the_ledgers_two_shapes() -> None:
    loop = {"a-b": {"length": 2}, "b-c": {"length": 2}, "a-c": {"length": 2}, "a-d": {"length": 3}}
    star = {"m-x": {"length": 4}, "m-y": {"length": 3}, "m-z": {"length": 2}}
    for tracks, wagons in ((loop, 9), (star, 7)):
        game = small_game(small_title(tracks))
        own(game, 0, *tracks)
        assert longest_path(game._position, 0) == wagons  # type: ignore[arg-type]


def test_no_tracks_no_path() -> None:
    assert longest_trail(vec[i64](), vec[i64](), vec[i64](), 5) == 0
