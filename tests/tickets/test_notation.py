"""Texts that are no moves: each thing is named once, in one way."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from tickets.arrange import arrange, small_game, small_title

TITLE = small_title(
    {"a-b": {"length": 2, "color": "red"}, "b-c": {"length": 3, "ferry": 1}, "c-d": {"length": 1, "tunnel": True}}
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("keep 1 1", "ticket 1 is named twice"),
        ("keep 2 1 2", "ticket 2 is named twice"),
        ("keep 01", "no number of an offered ticket"),
        ("claim a-b: 1 red 1 red", "'red' is named twice"),
        ("claim a-b: 1 loco 1 red 1 loco", "'loco' is named twice"),
        ("claim a-b: 02 red", "no number of cards"),
        ("claim a-b: 1 red + 1 red", "only the cards for a ferry are parted"),
        ("claim b-c: 1 loco + 1 red + 1 red", "only the cards for a ferry are parted"),
        ("claim b-c: 1 loco + 1 red 1 red", "'red' is named twice"),
        ("claim b-c: + 2 red", "number and card"),
        ("claim b-c: 9 red + 9 red", "no payment takes 18 cards of one kind"),
        ("tunnel pay 1 loco 1 loco", "'loco' is named twice"),
        ("tunnel pay 1 red + 1 loco", "number and card"),
        ("draw red red", "no train card"),
    ],
)
def test_nothing_is_named_twice(text: str, reason: str) -> None:
    game = small_game(TITLE)
    with pytest.raises(bl.MalformedMove, match=reason.replace("+", r"\+")):
        game.play(text)
    with pytest.raises(bl.MalformedMove):
        game.why_not(text)


def test_a_ferry_may_name_a_colour_on_both_sides() -> None:
    game = arrange(small_game(TITLE), hands={0: "4R"})
    assert "claim b-c: 2 red + 2 red" in game.legal_moves().texts()
    for text in ("claim b-c: 2 red + 2 red", "claim b-c: 4 red", "CLAIM c-b:  4  Red"):
        assert game.why_not(text) is None


def test_an_option_is_offered_only_where_it_has_an_effect() -> None:
    goals = {"empire": {"metric": "countries", "points": 5}}
    more: dict[str, Any] = {"goals": goals, "countries": {"x": "X"}, "cities": {"a": {"name": "A", "country": "x"}}}

    def names(**rules: object) -> set[str]:
        title = small_title({"a-b": {"length": 1}}, rules=rules, **more)
        return {option.name for option in title.options}

    assert "rail_empire" in names(goals_in_play=1)
    assert "rail_empire" not in names(goals_in_play=0)
    assert "wagons" in names(wagons=45, wagons_choices=[40, 45])
    assert "wagons" not in names(wagons=45, wagons_choices=[45])
