"""The base game: the last round, the longest path, and who wins."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.trail import Network, longest_trail, sweep
from ledger import rule
from tickets.arrange import arrange, begun, claiming, finish, hold, keys, level, own, small_game, small_title, verdict

Track = tuple[int, int, int]


def play_deck(game: bl.Game) -> None:
    game.play("draw deck")
    game.play("draw deck")


# -- the last round --------------------------------------------------------------------------------


@rule("TR-BASE-END-01")
@pytest.mark.parametrize(("wagons", "left"), [(2, 0), (3, 1), (4, 2)])
def test_two_wagons_or_fewer_bring_the_last_round(wagons: int, left: int) -> None:
    game = arrange(begun("usa", 3), hands={0: "2B"}, wagons={0: wagons})
    events = game.play(claiming("kansas_city-saint_louis/1", "2B"))
    assert keys(events) == ["claimed", "last-round"]
    assert events[1].params == {"seat": 0, "wagons": left}
    order = []
    while not game.is_over:
        order.append(game.to_move)
        play_deck(game)
    assert order == [1, 2, 0]
    assert game.outcome().reason == "wagons"
    assert game.to_move is None
    assert verdict(game, "draw deck") == "TR-BASE-END-01"
    assert len(game.legal_moves()) == 0


@rule("TR-BASE-END-01")
def test_three_wagons_do_not() -> None:
    game = arrange(begun("usa", 3), hands={0: "2B"}, wagons={0: 5})
    assert keys(game.play(claiming("kansas_city-saint_louis/1", "2B"))) == ["claimed"]
    assert game.view(None)["last_round"] is None
    for _ in range(9):
        play_deck(game)
    assert not game.is_over


@rule("TR-BASE-END-01")
def test_a_second_player_does_not_prolong_the_last_round() -> None:
    #
    game = arrange(begun("usa", 3), hands={0: "2B", 1: "2P", 2: "1R"}, wagons={0: 4, 1: 4, 2: 3})
    game.play(claiming("kansas_city-saint_louis/1", "2B"))
    assert keys(game.play(claiming("el_paso-santa_fe", "2P"))) == ["claimed"]
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 2}
    assert keys(game.play(claiming("dallas-houston/1", "1R"))) == ["claimed"]
    assert keys(game.play("draw deck"))[-1] == "drew"
    assert keys(game.play("draw deck"))[-1] == "game-over"
    assert game.is_over


@rule("TR-BASE-END-01")
def test_last_turns_are_whole_turns() -> None:
    game = arrange(begun("usa"), hands={0: "2B", 1: "9R"}, wagons={0: 4})
    game.play(claiming("kansas_city-saint_louis/1", "2B"))
    assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets"}
    game.play("tickets")
    assert game.to_move == 1
    game.play("keep 1")
    game.play("tickets")
    assert not game.is_over
    assert keys(game.play("keep 1"))[-1] == "game-over"


# -- the longest path ------------------------------------------------------------------------------

GRAPH = small_title(
    {
        "a-b": {"length": 2},
        "b-c": {"length": 2},
        "a-c": {"length": 2},
        "c-d": {"length": 3},
        "s-t": {"length": 4},
        "s-u": {"length": 3},
        "s-v": {"length": 2},
        "p-q": {"length": 6},
        "q-r": {"length": 1},
    }
)


def longest(*tracks: str) -> int:
    """The longest path of somebody who owns these tracks, the other seat owning none."""
    outcome = finish(hold(own(small_game(GRAPH), 0, *tracks), 0))
    lines = [line for line in outcome.breakdown[0] if line.source == "longest-path"]
    wagons: int = lines[0].params["wagons"]
    return wagons


@rule("TR-BASE-FINAL-01")
def test_the_longest_path_of_small_networks() -> None:
    assert longest("a-b", "b-c", "a-c") == 6
    assert longest("a-b", "b-c", "a-c", "c-d") == 9  # round the loop and out: city c twice
    assert longest("s-t", "s-u", "s-v") == 7  # the third arm is not added
    assert longest("p-q", "s-u", "s-v") == 6  # pieces are not added
    assert longest("p-q", "q-r") == 7


@rule("TR-BASE-FINAL-01")
def test_ten_points_and_ties_all_score() -> None:
    game = own(own(own(small_game(GRAPH, 3), 0, "a-b", "b-c"), 1, "s-t"), 2, "c-d")
    for seat in range(3):
        hold(game, seat)
    assert [finish(game).by_source(seat).get("longest-path", 0) for seat in range(3)] == [10, 10, 0]


def brute_force(tracks: list[Track]) -> int:
    """The heaviest set of tracks that is connected and has at most two cities of odd degree."""
    best = 0
    for size in range(len(tracks), 0, -1):
        for chosen in combinations(tracks, size):
            total = sum(track[2] for track in chosen)
            if total > best and is_trail(chosen):
                best = total
    return best


def is_trail(tracks: tuple[Track, ...]) -> bool:
    """Whether somebody can walk all these tracks, each once."""
    degree: dict[int, int] = {}
    for a, b, _ in tracks:
        degree[a] = degree.get(a, 0) + 1
        degree[b] = degree.get(b, 0) + 1
    if sum(n % 2 for n in degree.values()) > 2:
        return False
    return connected(tracks) == set(degree)


def connected(tracks: tuple[Track, ...]) -> set[int]:
    """The cities that can be reached from the first track."""
    reached = {tracks[0][0]}
    for _ in tracks:
        for a, b, _length in tracks:
            if a in reached or b in reached:
                reached |= {a, b}
    return reached


def by_engine(tracks: list[Track], cities: int) -> int:
    ends_a, ends_b, lengths = (vec[i64]([track[i] for track in tracks]) for i in range(3))
    return int(longest_trail(ends_a, ends_b, lengths, cities))


pairs = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(1, 6)).filter(lambda track: track[0] != track[1])
networks = st.lists(pairs, min_size=1, max_size=9, unique_by=lambda track: frozenset(track[:2]))


@pytest.mark.slow
@rule("TR-BASE-FINAL-01")
@given(networks)
def test_the_longest_path_is_the_heaviest_trail(tracks: list[Track]) -> None:
    assert by_engine(tracks, 7) == brute_force(tracks)


@pytest.mark.slow
@rule("TR-BASE-FINAL-01")
@given(networks)
def test_the_sweep_for_hard_networks_finds_it_too(tracks: list[Track]) -> None:
    reached = connected(tuple(tracks))
    whole = [track for track in tracks if track[0] in reached]
    names = sorted(reached)
    ends_a, ends_b = (vec[i64]([names.index(track[i]) for track in whole]) for i in range(2))
    network = Network(len(names), ends_a, ends_b, vec[i64]([track[2] for track in whole]))
    assert sweep(network) == brute_force(whole)


@rule("TR-BASE-FINAL-01")
@pytest.mark.slow
def test_the_longest_path_of_very_many_networks() -> None:
    for seed in range(10_000):
        chance = random.Random(seed)
        cities = chance.randint(2, 7)
        every = [(a, b) for a in range(cities) for b in range(a + 1, cities)]
        joined = chance.sample(every, min(len(every), chance.randint(1, 8)))
        tracks = [(a, b, chance.randint(1, 6)) for a, b in joined]
        assert by_engine(tracks, cities) == brute_force(tracks), tracks


@rule("TR-BASE-FINAL-01")
@pytest.mark.parametrize("cities", [6, 7, 8])
def test_dense_networks_that_no_walk_settles(cities: int) -> None:
    # every city is joined to every other, to city 0 by short tracks: with an even number of cities
    # all are odd, and the cheapest way to leave two odd ones is to give up tracks to city 0
    tracks = [(a, b, 1 if a == 0 else 5) for a in range(cities) for b in range(a + 1, cities)]
    given_up = 0 if cities % 2 else cities - 3
    assert by_engine(tracks, cities) == sum(track[2] for track in tracks) - given_up
    if cities == 6:
        assert by_engine(tracks, cities) == brute_force(tracks)


# -- who wins --------------------------------------------------------------------------------------

TIES = small_title(
    {
        "a-b/1": {"length": 1},
        "a-b/2": {"length": 1},
        "a-b/3": {"length": 1},
        "b-c/1": {"length": 2},
        "b-c/2": {"length": 2},
        "c-d": {"length": 3},
    },
    rules={"open_triples": [1, 3, 3, 3], "open_doubles": [1, 2, 2, 2]},
)


def tie(tickets: tuple[int, ...], longest: tuple[int, ...], equal: tuple[int, ...]) -> list[int]:
    """The winners among three, with so many completed tickets, these on the longest path, these totals equal."""
    game = small_game(TIES, 3)
    for seat in range(3):
        own(game, seat, f"a-b/{seat + 1}")
        hold(game, seat, *[f"t{10 * seat + n}" for n in range(tickets[seat])])
    for at, seat in enumerate(longest):
        own(game, seat, f"b-c/{at + 1}")
    return level(game, *equal).winners


@rule("TR-BASE-FINAL-02")
def test_most_points_win() -> None:
    game = own(own(small_game(GRAPH), 0, "a-b"), 1, "s-t")
    outcome = finish(hold(hold(game, 0), 1))
    assert (outcome.scores, outcome.winners) == ([2, 17], [1])


@rule("TR-BASE-FINAL-02")
def test_the_chain_of_ties() -> None:
    assert tie((2, 1, 1), (1,), (0, 1, 2)) == [0]  # most completed tickets
    assert tie((2, 2, 1), (1,), (0, 1, 2)) == [1]  # then the longest path
    assert tie((2, 2, 2), (0, 1), (0, 1, 2)) == [0, 1]  # a shared path does not separate its holders
    assert tie((2, 2, 2), (), (0, 1, 2)) == [0, 1, 2]


@rule("TR-BASE-FINAL-02")
def test_only_the_leaders_are_compared() -> None:
    # seat 2 has the most tickets and the longest path, and fewer points
    game = own(own(own(small_game(TIES, 3), 0, "a-b/1"), 1, "a-b/2"), 2, "a-b/3", "b-c/1")
    hold(game, 0, "t0", "t1")
    hold(game, 1, "t10")
    hold(game, 2, "t20", "t21", "t22")
    position = game._position
    position.score[2] -= 40  # type: ignore[attr-defined]
    outcome = level(game, 0, 1)
    assert outcome.scores[2] < outcome.scores[0]
    assert outcome.winners == [0]


@rule("TR-BASE-FINAL-02")
def test_completed_tickets_are_counted_not_their_points() -> None:
    title = small_title(
        {"a-b": {"length": 1}, "c-d": {"length": 1}},
        {
            "big": {"from": "a", "to": "b", "points": 20},
            "small": {"from": "c", "to": "d", "points": 1, "copies": 9},
            "fill": {"from": "c", "to": "d", "points": 2, "copies": 9},
        },
    )
    game = own(own(small_game(title), 0, "a-b"), 1, "c-d")
    hold(hold(game, 0, "big"), 1, "small.1", "small.2")
    assert level(game, 0, 1).winners == [1]
    # failed tickets are not counted
    game = own(own(small_game(title), 0, "a-b"), 1, "c-d")
    hold(hold(game, 0, "big", "small.3", "small.4"), 1, "small.1", "small.2")
    assert level(game, 0, 1).winners == [1]
