"""Northern Lights: the bonus cards of "+X" tracks."""

from __future__ import annotations

from typing import Any

import branchline as bl
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    finish,
    hold,
    keys,
    own,
    play_drawing,
    small_game,
    title_like,
    verdict,
    with_goal,
)

TRACKS = {
    "a-b": {"length": 3, "color": "red", "bonus": 2},
    "b-c": {"length": 3, "color": "red"},
    "c-d": {"length": 3, "color": "red", "bonus": 4},
}


def board(hand: str, **more: Any) -> bl.Game:
    """A small board with bonuses; seat 0 to move with this hand and a full row."""
    goals = {"love": {"metric": "locomotives-in-hand", "points": 10}}
    game = small_game(title_like("northern-lights", TRACKS, goals=goals))
    hold(hold(game, 0), 1)
    return arrange(game, hands={0: hand, 1: ""}, row="PWOKG", **more)


@rule("TR-NL-BONUS-01")
def test_the_bonus_is_drawn_right_after_the_claim() -> None:
    game = board("5R")
    events = play_drawing(game, "claim a-b: 3 red", "WB")
    assert keys(events) == ["claimed", "bonus"]
    assert events[1].params == {"seat": 0, "n": 2, "cards": {"white": 1, "blue": 1}}
    assert game.view(0)["hand"] == {"red": 2, "white": 1, "blue": 1}
    assert game.to_move == 1


@rule("TR-NL-BONUS-01")
def test_no_bonus_without_the_icon_nor_for_others() -> None:
    game = board("3R")
    assert keys(game.play("claim b-c: 3 red")) == ["claimed"]
    assert [seat["cards"] for seat in game.view(None)["seats"]] == [0, 0]


@rule("TR-NL-BONUS-01")
def test_each_parallel_track_has_its_own_bonus() -> None:
    """A-26: on this map both tracks of a coastal double carry it."""
    table: Any = bl.titles()["northern-lights"]
    for id, track in table.map.tracks.items():
        if id.endswith("/1"):
            assert table.map.tracks[id[:-1] + "2"].bonus == track.bonus
    game = arrange(begun("northern-lights", 4), hands={0: "2L", 1: "2L"}, row="PWBYO")
    for seat, track in enumerate(("narvik-tromso/2", "narvik-tromso/1")):
        assert keys(game.play(f"claim {track}: 1 loco + 1 loco")) == ["claimed", "bonus"]
        assert game.view(None)["seats"][seat]["cards"] == 1


@rule("TR-NL-BONUS-02")
def test_the_bonus_comes_from_the_deck_without_a_choice() -> None:
    """A-27: and it cannot be declined."""
    game = board("3R", deck="9B")
    game.play("claim a-b: 3 red")
    assert game.view(None)["row"] == ["purple", "white", "orange", "black", "green"]
    assert game.view(0)["hand"] == {"blue": 2}
    assert (game.to_move, game.view(None)["phase"], game.view(None)["deck"]) == (1, "turn", 7)


@rule("TR-NL-BONUS-02")
def test_others_learn_the_number_only() -> None:
    game = board("3R")
    game.play("claim a-b: 3 red")
    for viewer in (0, 1, None):
        bonus = game.log(viewer)[-1]
        assert (bonus.key, bonus.params["n"]) == ("bonus", 2)
        assert ("cards" in bonus.params) == (viewer == 0)


@rule("TR-NL-BONUS-03")
def test_locomotives_have_no_special_effect_in_a_bonus() -> None:
    game = board("3R")
    events = play_drawing(game, "claim c-d: 3 red", "LWLL")
    assert events[1].params["n"] == 4
    assert game.view(0)["hand"] == {"white": 1, "loco": 3}


@rule("TR-NL-BONUS-03")
def test_the_bonus_uses_up_no_turn() -> None:
    game = board("3R")
    game.play("claim a-b: 3 red")
    assert game.to_move == 1
    assert verdict(game, "draw deck") is None
    game.play("draw deck")
    game.play("draw deck")
    assert game.to_move == 0
    assert verdict(game, "draw deck") is None


@rule("TR-NL-BONUS-04")
def test_the_cards_just_paid_are_reshuffled_for_the_bonus() -> None:
    """A-05: row full, no deck, no discards."""
    game = board("3R", deck="", discard="")
    assert keys(game.play("claim a-b: 3 red")) == ["claimed", "reshuffled", "bonus"]
    view = game.view(0)
    assert (view["hand"], view["deck"], view["discard"]) == ({"red": 2}, 1, {})


@rule("TR-NL-BONUS-04")
def test_gaps_in_the_row_come_before_the_bonus() -> None:
    """A-08: three cards, two gaps, so the bonus is one card instead of two, for good."""
    game = arrange(board("3R", deck="", discard=""), row="PWO")
    events = game.play("claim a-b: 3 red")
    assert keys(events) == ["claimed", "reshuffled", "turned-up", "turned-up", "bonus"]
    assert events[4].params["n"] == 1
    view = game.view(0)
    assert view["row"] == ["purple", "white", "orange", "red", "red"]
    assert (view["hand"], view["deck"], view["discard"]) == ({"red": 1}, 0, {})


@rule("TR-NL-BONUS-04")
def test_the_deck_may_run_out_in_the_middle_of_a_bonus() -> None:
    game = board("3R", deck="1B", discard="2G")
    events = game.play("claim c-d: 3 red")
    assert keys(events) == ["claimed", "bonus", "reshuffled"]
    assert events[2].params == {"n": 5}
    view = game.view(0)
    assert view["hand"]["blue"] == 1
    assert sum(view["hand"].values()) == 4
    assert (view["deck"], view["discard"]) == (2, {})


@rule("TR-NL-BONUS-04")
def test_a_bonus_gives_what_there_is() -> None:
    game = board("3R", deck="", discard="")
    events = game.play("claim c-d: 3 red")
    assert events[2].params == {"seat": 0, "n": 3, "cards": {"red": 3}}
    view = game.view(0)
    assert (view["hand"], view["deck"], view["discard"]) == ({"red": 3}, 0, {})
    assert view["row"] == ["purple", "white", "orange", "black", "green"]


@rule("TR-NL-BONUS-05")
def test_the_bonus_of_the_triggering_claim_and_of_the_last_turn_counts() -> None:
    """A-28: hands are measured after the last turn, for the goal of locomotives."""
    game = arrange(board("3R", wagons={0: 5}), hands={1: "3R4B"})
    events = play_drawing(game, "claim a-b: 3 red", "LW")
    assert keys(events) == ["claimed", "bonus", "last-round"]
    assert game.view(0)["hand"] == {"white": 1, "loco": 1}
    game.play("draw deck")
    game.play("draw deck")
    arrange(game, hands={0: "3R1L", 1: "1L4B"}, wagons={0: 3})
    assert game.view(None)["last_round"]["turns_left"] == 1
    assert with_goal(finish(game.copy()), "love") == [1]
    events = play_drawing(game, "claim c-d: 3 red", "LLWL")
    assert keys(events) == ["claimed", "bonus", "game-over"]
    assert with_goal(game.outcome(), "love") == [0]
    assert game.view(1)["hands"][0] == {"white": 1, "loco": 4}


@rule("TR-NL-BONUS-01")
def test_the_bonuses_of_the_map() -> None:
    table: Any = bl.titles()["northern-lights"]
    found = {id.partition("/")[0]: track.bonus for id, track in table.map.tracks.items() if track.bonus}
    assert found["mo_i_rana-narvik"] == 2
    assert found["trondheim-mo_i_rana"] == 3
    assert all(table.map.tracks[f"{id}/1"].ferry for id in found)
    game = own(begun("northern-lights"), 1, "trondheim-mo_i_rana/1")
    assert game.view(None)["seats"][1]["wagons"] == 35
