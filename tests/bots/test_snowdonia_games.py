"""Snowdonia's bots play whole games at every kind of table."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.bots.policy import Policy, play_to_end
from branchline.bots.registry import make_bot, make_policy
from branchline.core.title import Title

TITLE: Title = bl.titles()["snowdonia"]
BLAENAU = {"scenario": "blaenau-ffestiniog"}
DELUXE = {"edition": "deluxe"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(1, 6)),
    *((players, DELUXE) for players in (1, 4)),
    *((players, BLAENAU) for players in (1, 2, 4)),
    (
        2,
        {
            **DELUXE,
            "optional_tracks": True,
            "light_fog": True,
            "light_fog_single": "closed",
            "exhaustion_end": "end_of_round",
        },
    ),
    (5, {"deck_exhaustion": "gaps", "build_decline": "free", "works_min": 0, "yard_take": "exact"}),
    (1, {"solo_spaces": "area_a"}),
    (3, {"contract_plays": "one", "final_round_cleanup": False}),
]
NAMES = ("greedy", "ganger", "foreman")


def played(players: int, options: dict[str, Any], policy: Policy, seed: int) -> Any:
    """A game played to its end by one policy, every move of it legal."""
    game = bl.new_game("snowdonia", players=players, seed=seed, **options)
    position = game._position
    policy.begin()
    while not position.over:
        code = policy.choose(position)
        assert code in list(position.legal())
        position.apply(code)
    assert position.audit() == []
    return position


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_whole_games_are_legal(players: int, options: dict[str, Any], name: str) -> None:
    position = played(players, options, make_policy(name, TITLE), 3)
    assert max(position.scores()) > 20


@pytest.mark.parametrize("name", NAMES)
def test_one_policy_may_play_at_many_tables_in_turn(name: str) -> None:
    policy = make_policy(name, TITLE)
    alone = [played(players, {}, make_policy(name, TITLE), 1).scores() for players in (2, 4)]
    assert [played(players, {}, policy, 1).scores() for players in (2, 4)] == alone


def test_policies_play_simulations() -> None:
    game = bl.new_game("snowdonia", players=2, seed=1)
    world = game._position.redeal(0, 7, 9)
    assert play_to_end(world, make_policy("ganger", TITLE), 5000) > 50
    assert world.over


def test_the_same_seed_gives_the_same_moves() -> None:
    games = [bl.new_game("snowdonia", players=3, seed=4) for _ in range(2)]
    for game in games:
        bots = [make_bot(name, TITLE, seed=2) for name in NAMES]
        for _ in range(40):
            assert game.to_move is not None
            game.play(bots[game.to_move].choose(bl.Seat(game, game.to_move)).move)
    assert games[0].view(None) == games[1].view(None)


def test_the_foreman_scores_more_than_greedy() -> None:
    policies = [make_policy(name, TITLE) for name in ("foreman", "greedy")]
    ahead = 0
    for seed in range(3):
        for swap in range(2):
            position = bl.new_game("snowdonia", players=2, seed=seed)._position
            while not position.over:
                position.apply(policies[position.to_move ^ swap].choose(position))
            scores = position.scores()
            ahead += scores[swap] - scores[1 - swap]
    assert ahead > 0
