"""What bots say of their moves: the aim as data, what was not chosen, and all of it in the player's language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.bots import Choice, Explanation, make_bot
from branchline.core.text import LANGUAGES
from text_files import proper

TITLES = {"switzerland": "planner", "europe": "planner", "india": "planner", "snowdonia": "foreman"}


def decisions(title: str, code: str, most: int) -> Iterator[tuple[bl.Game, int, Choice]]:
    """Decisions of a bot that plays itself, each before it is played."""
    game = bl.new_game(title, players=2, seed=4)
    bot = make_bot(code, game.title, 1)
    for _ in range(most):
        if game.to_move is None:
            return
        choice = bot.choose(bl.Seat(game, game.to_move))
        yield game, game.to_move, choice
        game.play(choice.move)


@pytest.mark.parametrize(("title", "code"), [("switzerland", "planner"), ("usa", "path"), ("usa", "long-route")])
def test_the_aim_of_a_traveller_is_tickets_and_tracks_it_can_get(title: str, code: str) -> None:
    aims = 0
    for game, seat, choice in decisions(title, code, 60):
        aim: dict[str, Any] = choice.explanation.aim
        view = game.view(seat)
        offered = view.get("offer") or []
        known = {json.dumps(each) for each in (*view["tickets"], *offered)}
        assert set(aim) == {"tickets", "tracks"}
        taken = {track for place in view["seats"] for track in place["tracks"]}
        assert not taken & set(aim["tracks"])
        assert set(aim["tracks"]) <= set(game.title.map.tracks)  # type: ignore[attr-defined]
        assert all(any(ticket in each for each in known) for ticket in aim["tickets"])
        aims += bool(aim["tickets"] and aim["tracks"])
    assert aims > 20


def test_the_aim_of_a_foreman_is_what_the_round_brings_and_the_contracts_it_means_to_meet() -> None:
    found: set[str] = set()
    for _, _, choice in decisions("snowdonia", "foreman", 70):
        aim = choice.explanation.aim
        found |= set(aim)
        assert set(aim) <= {"contracts", "sites", "places", "trains", "stations"}
        assert all(card in range(1, 31) for card in aim.get("contracts", []))
    assert {"contracts", "stations"} <= found


@pytest.mark.parametrize(("title", "code"), TITLES.items())
def test_what_was_not_chosen_is_told_and_nothing_is_in_notation(title: str, code: str) -> None:
    compared = 0
    for game, _, choice in decisions(title, code, 40):
        told = choice.explanation
        other = told.instead
        if other is None:
            continue
        compared += 1
        assert str(other) != str(choice.move)
        assert "instead of" in told.text(game.title) and "because" in told.text(game.title)
        assert "instead of" in told.advice(game.title)
        for language in LANGUAGES:
            for sentence in (told.text(game.title, language), told.advice(game.title, language)):
                proper(sentence)
                notations = [str(move) for move in (other, choice.move) if " " in str(move)]
                assert language == "en" or not any(notation in sentence for notation in notations)
        advice = told.advice(game.title)
        assert advice[0].isupper() and advice.endswith(".")
    assert compared > 10


def test_an_explanation_is_the_same_after_its_way_through_json() -> None:
    for game, _, choice in decisions("switzerland", "mcts:2@random", 6):
        told = choice.explanation
        again = Explanation.of(json.loads(json.dumps(told.as_dict())))
        for language in LANGUAGES:
            assert again.advice(game.title, language) == told.advice(game.title, language)
            assert again.text(game.title, language) == told.text(game.title, language)
        assert again.as_dict() == json.loads(json.dumps(told.as_dict()))
