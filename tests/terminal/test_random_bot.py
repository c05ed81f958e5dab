"""The random bot: legal moves only, chosen from a seat's knowledge alone."""

from __future__ import annotations

from collections import Counter

import pytest

import branchline as bl
from branchline.bots import make_bot


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_bots_play_a_whole_game(title: str) -> None:
    game = bl.new_game(title, players=2, seed=1)
    bots = [make_bot("random", seed) for seed in (1, 2)]
    while game.to_move is not None:
        game.play(str(bots[game.to_move].choose(bl.Seat(game, game.to_move))))
    assert game.record().verify() == []


def test_the_choice_depends_on_seed_and_knowledge_alone() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    world = game.redeal(0, 99)
    choices = Counter()
    for seed in range(200):
        move = str(make_bot("random", seed).choose(bl.Seat(game, 0)))
        assert move == str(make_bot("random", seed).choose(bl.Seat(world, 0)))
        choices[move] += 1
    assert set(choices) == set(game.legal_moves().texts()), "every move is chosen by some seed"
    assert max(choices.values()) < 90


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(bl.BadOption, match="there is no bot 'genius'; there are random"):
        make_bot("genius", 1)
