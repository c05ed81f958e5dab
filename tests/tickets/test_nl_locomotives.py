"""Northern Lights: taking locomotives and what they stand for."""

from __future__ import annotations

import pytest

from ledger import rule
from tickets.arrange import arrange, begun, keys, play_drawing, small_game, title_like, verdict


@rule("TR-NL-LOCO-01")
def test_a_face_up_locomotive_is_never_the_second_card() -> None:
    game = arrange(begun("northern-lights"), row="RBGYL")
    assert verdict(game, "draw loco") is None
    for first in ("draw deck", "draw red"):
        after = game.copy()
        play_drawing(after, first, "W")
        assert verdict(after, "draw loco") == "TR-NL-LOCO-01"
        assert verdict(after, "draw blue") is None
        assert verdict(after, "draw deck") is None


@rule("TR-NL-LOCO-02")
def test_a_face_up_locomotive_ends_the_action() -> None:
    game = arrange(begun("northern-lights"), hands={0: ""}, row="RBGYL")
    assert keys(play_drawing(game, "draw loco", "W")) == ["took", "turned-up"]
    assert game.view(0)["hand"] == {"loco": 1}
    assert game.view(None)["row"][4] == "white"
    assert game.to_move == 1
    assert game.view(None)["phase"] == "turn"


@rule("TR-NL-LOCO-03")
def test_a_locomotive_turned_up_after_the_first_card_is_out_of_reach() -> None:
    game = arrange(begun("northern-lights"), row="RBGYK")
    play_drawing(game, "draw red", "L")
    assert game.view(None)["row"][0] == "loco"
    assert verdict(game, "draw loco") == "TR-NL-LOCO-01"
    game.play("draw deck")
    assert verdict(game, "draw loco") is None


@rule("TR-NL-LOCO-04")
def test_a_locomotive_from_the_deck_is_an_ordinary_card() -> None:
    game = arrange(begun("northern-lights"), hands={0: ""}, row="RBGYL")
    play_drawing(game, "draw deck", "L")
    assert game.to_move == 0
    assert verdict(game, "draw loco") == "TR-NL-LOCO-01"
    play_drawing(game, "draw deck", "L")
    assert game.view(0)["hand"] == {"loco": 2}
    assert game.to_move == 1


@rule("TR-NL-LOCO-04")
def test_a_locomotive_from_the_deck_may_come_second() -> None:
    game = arrange(begun("northern-lights"), hands={0: ""}, row="RBGYK")
    play_drawing(game, "draw red", "W")
    play_drawing(game, "draw deck", "L")
    assert game.view(0)["hand"] == {"red": 1, "loco": 1}


@rule("TR-NL-LOCO-05")
@pytest.mark.parametrize(("first", "row", "deck"), (("draw deck", "LLLLL", "1R"), ("draw red", "LRLLL", "1L")))
def test_the_action_ends_with_one_card_if_only_locomotives_are_left(first: str, row: str, deck: str) -> None:
    game = arrange(begun("northern-lights"), hands={0: ""}, row=row, deck=deck, discard="")
    game.play(first)
    assert game.view(0)["hand"] == {"red": 1}
    assert game.view(None)["row"] == ["loco"] * 5
    assert game.to_move == 1
    assert game.view(None)["phase"] == "turn"


@rule("TR-NL-LOCO-05")
@pytest.mark.parametrize(("row", "discard"), (("LLLLG", ""), ("LLLLL", "1R")))
def test_the_action_goes_on_if_there_is_another_source(row: str, discard: str) -> None:
    game = arrange(begun("northern-lights"), hands={0: ""}, row=row, deck="1R", discard=discard)
    game.play("draw deck")
    assert game.to_move == 0
    assert game.legal_moves().texts() == (["draw deck"] if discard else ["draw green"])


@rule("TR-NL-LOCO-06")
def test_locomotives_stand_for_any_card_on_any_track() -> None:
    tracks = {
        "a-b": {"length": 2, "color": "yellow"},
        "b-c": {"length": 3, "color": "black"},
        "c-d": {"length": 4, "ferry": 2},
    }
    game = arrange(small_game(title_like("northern-lights", tracks)), hands={0: "4L1Y1K2R"})
    for claim in (
        "a-b: 2 loco",
        "a-b: 1 yellow 1 loco",
        "b-c: 3 loco",
        "b-c: 1 black 2 loco",
        "c-d: 4 loco",
        "c-d: 2 loco + 2 red",
        "c-d: 2 loco + 1 red 1 loco",
    ):
        assert verdict(game, f"claim {claim}") is None
    game.play("claim c-d: 4 loco")
    assert game.view(None)["seats"][0]["tracks"] == ["c-d"]
    assert game.view(None)["discard"] == {"loco": 4}
