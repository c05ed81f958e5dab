"""The numbers of an arena, worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from arena.made import arena, game
from branchline.arena import run_arena, summarise
from branchline.arena.lines import Failure
from branchline.arena.plan import make_plan
from branchline.arena.ratings import rate

SWAPPED = [
    game(0, {"a": 10, "b": 4}, [0]),
    game(0, {"b": 6, "a": 8}, [1], rotation=1, first=0),
    game(1, {"a": 5, "b": 7}, [1]),
    game(1, {"b": 9, "a": 9}, [0, 1], rotation=1),
]


def test_wins_ties_shares_and_scores() -> None:
    a, b = summarise(arena(SWAPPED)).bots
    assert (a.tables, a.wins, a.ties, a.fair) == (4, 2, 1, 0.5)
    assert (b.tables, b.wins, b.ties) == (4, 1, 1)
    assert a.win_share.mean == pytest.approx(2.5 / 4) and b.win_share.mean == pytest.approx(1.5 / 4)
    assert (a.score.mean, a.winning_score.mean) == (8, 9)  # won with 10, 8 and, shared, 9
    assert a.score_sd == pytest.approx(sqrt((4 + 0 + 9 + 1) / 4))
    assert a.points == {"track": 8}


def test_the_interval_of_a_share_comes_from_the_deals() -> None:
    (a, _) = summarise(arena(SWAPPED)).bots
    # deals won 2 of 2 and .5 of 2; mean .625; influences (2 - 1.25)/4 and (.5 - 1.25)/4
    error = sqrt(2 * 2 * 0.1875**2)
    assert a.win_share.low == max(0, 0.625 - 12.7062 * error) and a.win_share.high == 1
    assert (a.win_share.n, a.win_share.deals) == (4, 2)
    assert a.score.half == pytest.approx(12.7062 * sqrt(2 * 2 * ((18 - 16) / 4) ** 2), abs=1e-3)


def test_seats_and_turn_order() -> None:
    games = [game(0, {"a": 3, "b": 1}, [0], first=1), game(1, {"a": 3, "b": 1}, [0], first=0)]
    summary = summarise(arena(games))
    assert [place.win_share.mean for place in summary.seats] == [1, 0]
    assert [place.win_share.mean for place in summary.turn_order] == [0.5, 0.5]
    assert [place.score.mean for place in summary.turn_order] == [2, 2]


def test_pairs_count_who_finished_ahead() -> None:
    games = [
        game(0, [("a", 9), ("b", 5), ("c", 7)], [0]),
        game(1, [("a", 5), ("b", 5), ("c", 7)], [2]),
    ]
    pairs = summarise(arena(games, ("a", "b", "c"), 3)).pairs
    assert pairs["a"]["b"].mean == 0.75 and pairs["b"]["a"].mean == 0.25
    assert pairs["a"]["c"].mean == 0.5 and pairs["c"]["b"].mean == 1


def test_a_bot_on_several_seats_wins_the_table() -> None:
    games = [game(0, [("a", 9), ("a", 5), ("b", 7)], [0]), game(1, [("a", 1), ("a", 2), ("b", 7)], [2])]
    a, b = summarise(arena(games, players=3)).bots
    assert [a.fair, b.fair] == pytest.approx([2 / 3, 1 / 3])
    assert (a.win_share.mean, a.wins, b.win_share.mean) == (0.5, 1, 0.5)
    assert a.score.n == 4 and a.score.mean == 17 / 4
    (match, _) = summarise(arena(games, players=3)).matches
    assert match.bots == ["a", "a", "b"] and match.games == 2


def test_failures_count_as_losses_and_have_no_scores() -> None:
    failed = game(0, {"a": 0, "b": 0}, [1], failure=Failure(0, "ValueError: no", "…"))
    failed.reason = "failed"
    for seat in failed.seats:
        seat.score = None
    summary = summarise(arena([failed, game(1, {"a": 4, "b": 2}, [0])]))
    a, b = summary.bots
    assert (a.failures, b.failures, a.win_share.mean, b.wins) == (1, 0, 0.5, 1)
    assert (a.score.mean, a.score.n, summary.moves.mean) == (4, 1, 10)
    assert summary.failures == [{"bot": "a", "message": "ValueError: no", "games": 1, "first": (0, 0, 0)}]
    assert summary.seats[0].win_share.n == 1 and summary.reasons == {"failed": 1, "wagons": 1}


def test_times_are_added_up() -> None:
    timing = summarise(arena(SWAPPED)).timing["a"]
    assert (timing.decisions, timing.overruns) == (8, 0)
    assert [timing.mean_ms, timing.longest_ms] == pytest.approx([2, 3])


def test_ratings_follow_the_order_of_the_games() -> None:
    ratings = rate(["a", "b"], SWAPPED)
    assert ratings is not None
    assert ratings["a"]["mu"] > 25 > ratings["b"]["mu"] and ratings["a"]["sigma"] < 25 / 3
    assert rate(["a", "b"], SWAPPED[::-1]) != ratings


def test_one_decided_game_is_rated_as_openskill_rates_it() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ((winner,), (loser,)) = model.rate([[model.rating()], [model.rating()]])
    ratings = rate(["a", "b"], [game(0, {"b": 3, "a": 8}, [1])])
    assert ratings is not None
    assert (ratings["a"]["mu"], ratings["b"]["mu"]) == (winner.mu, loser.mu)


def test_self_play_is_not_rated_and_solo_play_has_no_winners() -> None:
    (bot,) = summarise(run_arena(make_plan("snowdonia", ["random"], games=3, seed=1))).bots
    assert bot.rating is None and bot.winning_score.n >= 3
    one, two = summarise(
        run_arena(make_plan("snowdonia", ["random", "arena_bots.First"], players=1, games=3, seed=1))
    ).bots
    assert one.tables == two.tables == 3 and one.wins == 0 and one.rating is None
