"""Who plays whom: every composition, every deal with the seats rotated, nobody favoured."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.arena.plan import TABLES, Plan, bot_seed, deal_seed
from branchline.arena.schedule import circular_orders, compositions, fixtures_of, matches_of

NAMES = ("a", "b", "c", "d")
tables = st.sampled_from(TABLES)
bots = st.integers(1, 4).map(lambda n: NAMES[:n])
players = st.integers(1, 4)


def plan(bots: tuple[str, ...], players: int, games: int, tables: str = "all") -> Plan:
    """A plan whose bots need not exist."""
    return Plan(title="usa", bots=bots, players=players, games=games, seed=5, tables=tables)


@given(bots, players, tables)
def test_compositions_are_different_tables_of_the_right_size(bots: tuple[str, ...], players: int, tables: str) -> None:
    found = compositions(bots, players, tables)
    assert len({tuple(sorted(table)) for table in found}) == len(found)
    assert all(len(table) == players for table in found)
    if players > 1 and len(bots) > 1:
        assert all(len(set(table)) > 1 for table in found)
        assert {bot for table in found for bot in table} == set(bots)
    else:
        assert found == [(bot,) * players for bot in bots]


@given(st.integers(2, 4).map(lambda n: NAMES[:n]), st.integers(2, 5))
def test_all_compositions_are_there(bots: tuple[str, ...], players: int) -> None:
    k = len(bots)
    assert len(compositions(bots, players, "all")) == comb(players + k - 1, players) - k
    assert len(compositions(bots, players, "pairs")) == comb(k, 2) * (1 + players % 2)
    assert len(compositions(bots, players, "one-vs-rest")) == comb(k, 2) * (2 if players > 2 else 1)


@pytest.mark.parametrize(
    ("table", "rotations"),
    [("ab", [2]), ("aab", [3]), ("abc", [3, 3]), ("aabb", [4, 2]), ("abcd", [4] * 6), ("aaaa", [1])],
)
def test_circular_orders_are_all_seatings_sorted_by_rotation(table: str, rotations: list[int]) -> None:
    orders = circular_orders(tuple(table))
    assert [len(order) for order in orders] == rotations
    seatings = [tuple(code for code, _ in seating) for order in orders for seating in order]
    assert sorted(seatings) == sorted(set(permutations(table)))


@given(bots, players, tables, st.integers(1, 30))
def test_every_deal_gives_every_bot_every_seat_equally_often(
    bots: tuple[str, ...], players: int, tables: str, games: int
) -> None:
    own = plan(bots, players, games, tables)
    sat: Counter[tuple[int, int, str, int]] = Counter()
    for fixture in fixtures_of(own):
        for seat, bot in enumerate(fixture.bots):
            sat[fixture.key.match, fixture.key.deal, bot, seat] += 1
    for (match, deal, bot, _), n in sat.items():
        assert [sat[match, deal, bot, seat] for seat in range(players)] == [n] * players


@given(bots, players, tables, st.integers(1, 30))
def test_games_are_rounded_up_to_whole_deals(bots: tuple[str, ...], players: int, tables: str, games: int) -> None:
    own = plan(bots, players, games, tables)
    fixtures = list(fixtures_of(own))
    assert len({fixture.key for fixture in fixtures}) == len(fixtures)
    for match in matches_of(own):
        mine = [fixture for fixture in fixtures if fixture.key.match == match.number]
        last = len(match.seatings(match.deals - 1))
        assert len(mine) == match.games and games <= match.games < games + last
        assert all(Counter(fixture.bots) == Counter(match.bots) for fixture in mine)


@given(bots, players, tables, st.integers(1, 12), st.integers(0, 12))
def test_a_longer_arena_contains_the_shorter_one(
    bots: tuple[str, ...], players: int, tables: str, games: int, more: int
) -> None:
    short = {fixture.key: fixture for fixture in fixtures_of(plan(bots, players, games, tables))}
    long = {fixture.key: fixture for fixture in fixtures_of(plan(bots, players, games + more, tables))}
    assert short.items() <= long.items()


def test_a_rotation_takes_every_player_along() -> None:
    for order in circular_orders(("a", "a", "b", "c")):
        assert len({frozenset(seating) for seating in order}) == 1
        for n, seating in enumerate(order):
            assert seating == order[0][n:] + order[0][:n]


def test_seeds_depend_on_the_deal_and_the_player_not_on_the_seat() -> None:
    own = plan(NAMES, 2, 4)
    seeds = {(deal, bot, n): bot_seed(own, deal, bot, n) for deal in range(20) for bot in NAMES for n in range(3)}
    assert len(set(seeds.values())) == len(seeds)
    assert len({deal_seed(own, deal) for deal in range(200)}) == 200
