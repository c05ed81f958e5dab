"""Northern Lights: the turn and drawing train cards."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, full_deck, keys, play_drawing, small_game, title_like, verdict

RED_AND_BLUE = {
    "a-b": {"length": 2, "color": "red"},
    "c-d": {"length": 3, "color": "blue"},
    "b-c": {"length": 1, "ferry": 1},
}


def table(players: int = 2, **options: Any) -> bl.Game:
    """Northern Lights, past the starting choice, seat 0 to move."""
    return begun("northern-lights", players, **options)


def few_tickets(**options: Any) -> bl.Game:
    """Two players on a small board who hold all the tickets there are."""
    tickets = {f"t{n}": {"from": "a", "to": "b", "points": 5} for n in range(8)}
    title = title_like("northern-lights", RED_AND_BLUE, tickets, players=[2, 2])
    return small_game(title, **options)


# -- the turn --------------------------------------------------------------------------------------


@rule("TR-NL-TURN-01")
@pytest.mark.parametrize("first", (0, 1, 2))
def test_turns_go_round_from_the_first_player(first: int) -> None:
    game = arrange(table(3, first_player=first), row="RBGYK")
    order = []
    for _ in range(7):
        order.append(game.to_move)
        game.play("draw deck")
        game.play("draw deck")
    assert order == [(first + n) % 3 for n in range(7)]


@rule("TR-NL-TURN-02")
def test_each_of_the_three_actions_is_a_whole_turn() -> None:
    start = arrange(table(), hands={0: "2Y"}, row="RBGYK")
    for action in (("draw deck", "draw red"), ("claim umea-unnamed_se_1: 2 yellow",), ("tickets", "keep 1")):
        game = start.copy()
        for move in action:
            assert game.to_move == 0
            assert verdict(game, move) is None
            game.play(move)
        assert game.to_move == 1
        assert game.view(None)["phase"] == "turn"


@rule("TR-NL-TURN-02")
def test_an_action_begun_bars_the_others() -> None:
    game = arrange(table(), hands={0: "2Y"}, row="RBGYK")
    claim = "claim umea-unnamed_se_1: 2 yellow"
    assert verdict(game, "keep 1") == "TR-NL-TURN-02"
    drawing = game.copy()
    drawing.play("draw deck")
    assert [verdict(drawing, move) for move in (claim, "tickets", "keep 1", "pass")] == ["TR-NL-DRAW-01"] * 4
    choosing = game.copy()
    choosing.play("tickets")
    for move in (claim, "tickets", "draw deck", "draw red", "pass"):
        assert verdict(choosing, move) == "TR-NL-TICK-03"


@rule("TR-NL-TURN-03")
@pytest.mark.parametrize("possible", ("draw deck", "claim a-b: 2 red", "tickets"))
def test_no_passing_while_anything_is_possible(possible: str) -> None:
    game = arrange(few_tickets(), hands={0: "", 1: ""}, row="RRBBG", deck="", discard="")
    assert game.legal_moves().texts() == ["pass"]
    if possible == "draw deck":
        arrange(game, deck="1Y")
    elif possible == "tickets":
        game = arrange(table(), hands={0: ""}, deck="", discard="")
    else:
        arrange(game, hands={0: "2R"})
    assert verdict(game, possible) is None
    assert verdict(game, "pass") == "TR-NL-TURN-03"


@rule("TR-NL-TURN-03")
def test_a_player_who_can_do_nothing_passes() -> None:
    """A-09: the one case in which there is a pass, and the only move then."""
    game = arrange(few_tickets(), hands={0: "1R", 1: "2R"}, row="RRBBG", deck="", discard="")
    assert game.legal_moves().texts() == ["pass"]
    assert verdict(game, "draw red") == "TR-NL-DRAW-08"
    assert keys(game.play("pass")) == ["passed"]
    assert game.to_move == 1
    assert verdict(game, "pass") == "TR-NL-TURN-03"


# -- drawing ---------------------------------------------------------------------------------------


@rule("TR-NL-DRAW-01")
def test_two_cards_one_after_the_other() -> None:
    game = arrange(table(), hands={0: ""}, row="RBGYK")
    play_drawing(game, "draw deck", "P")
    assert game.to_move == 0
    assert game.view(0)["hand"] == {"purple": 1}
    play_drawing(game, "draw deck", "W")
    assert game.view(0)["hand"] == {"purple": 1, "white": 1}
    assert game.to_move == 1


@rule("TR-NL-DRAW-01")
def test_the_second_card_is_compulsory() -> None:
    """A-10: no stopping after one card, unless the table wants it so."""
    game = arrange(table(), row="RBGYK")
    game.play("draw deck")
    assert verdict(game, "stop") == "TR-NL-DRAW-01"
    game = arrange(table(may_stop_after_one=True), row="RBGYK")
    assert verdict(game, "stop") == "TR-NL-DRAW-01"
    game.play("draw deck")
    assert verdict(game, "stop") is None
    assert keys(game.play("stop")) == ["stopped"]
    assert game.view(None)["seats"][0]["cards"] == 5
    assert game.to_move == 1


@rule("TR-NL-DRAW-02")
@pytest.mark.parametrize(
    ("first", "second"),
    (("draw red", "draw deck"), ("draw deck", "draw red"), ("draw deck", "draw deck"), ("draw red", "draw blue")),
)
def test_each_card_from_the_row_or_the_deck(first: str, second: str) -> None:
    game = arrange(table(), hands={0: ""}, row="RBGYK")
    for move in (first, second):
        assert verdict(game, move) is None
        play_drawing(game, move, "W")
    red, blue = (int(f"draw {color}" in (first, second)) for color in ("red", "blue"))
    white = (first, second).count("draw deck")
    expected = {"white": white, "blue": blue, "red": red}
    assert game.view(0)["hand"] == {card: n for card, n in expected.items() if n}
    assert game.to_move == 1


@rule("TR-NL-DRAW-02")
def test_a_card_that_is_not_face_up_cannot_be_taken() -> None:
    game = arrange(table(), row="RBGYK")
    assert verdict(game, "draw purple") == "TR-NL-DRAW-02"
    assert verdict(game, "draw loco") == "TR-NL-DRAW-02"
    draws = [move for move in game.legal_moves().texts() if move.startswith("draw")]
    assert sorted(draws) == ["draw black", "draw blue", "draw deck", "draw green", "draw red", "draw yellow"]


@rule("TR-NL-DRAW-03")
def test_a_card_taken_from_the_row_is_replaced_at_once() -> None:
    game = arrange(table(), hands={0: ""}, row="RBGYK")
    assert verdict(game, "draw white") == "TR-NL-DRAW-02"
    deck = game.view(None)["deck"]
    events = play_drawing(game, "draw blue", "W")
    assert keys(events) == ["took", "turned-up"]
    assert events[1].params == {"slot": 1, "card": "white"}
    assert game.view(None)["row"] == ["red", "white", "green", "yellow", "black"]
    assert game.view(None)["deck"] == deck - 1
    assert game.to_move == 0
    assert verdict(game, "draw white") is None
    assert verdict(game, "draw blue") == "TR-NL-DRAW-02"
    play_drawing(game, "draw white", "P")
    assert game.view(0)["hand"] == {"blue": 1, "white": 1}
    assert game.view(None)["row"] == ["red", "purple", "green", "yellow", "black"]


@rule("TR-NL-DRAW-04")
def test_a_card_from_the_deck_leaves_the_row_alone() -> None:
    game = arrange(table(), row="RBGYL")
    for _ in range(2):
        assert keys(game.play("draw deck")) == ["drew"]
        assert game.view(None)["row"] == ["red", "blue", "green", "yellow", "loco"]


@rule("TR-NL-DRAW-05")
def test_there_is_no_hand_limit() -> None:
    game = full_deck(arrange(table(), hands={0: "10R10B10G10Y", 1: ""}, row="RWOKL"))
    assert game.view(None)["seats"][0]["cards"] == 40
    for move in ("draw red", "draw deck"):
        assert verdict(game, move) is None
        game.play(move)
    assert game.view(None)["seats"][0]["cards"] == 42
    assert game.view(0)["hand"]["red"] >= 11
    assert game.audit() == []


@rule("TR-NL-DRAW-06")
def test_locomotives_in_the_row_are_left_lying() -> None:
    game = arrange(table(), row="RBGLL")
    assert keys(play_drawing(game, "draw red", "L")) == ["took", "turned-up"]
    assert game.view(None)["row"] == ["loco", "blue", "green", "loco", "loco"]
    assert keys(play_drawing(game, "draw blue", "L")) == ["took", "turned-up"]
    assert keys(play_drawing(game, "draw green", "L")) == ["took", "turned-up"]
    assert game.view(None)["row"] == ["loco"] * 5
    assert game.view(None)["discard"] == {}


@rule("TR-NL-DRAW-07")
def test_an_empty_deck_is_made_of_the_discards_at_once() -> None:
    """A-06: as soon as the last card is gone, not when the next one is needed."""
    game = arrange(table(), hands={0: ""}, row="RBGYK", deck="1P", discard="12W8O")
    events = game.play("draw deck")
    assert {event.key: event.params for event in events}["reshuffled"] == {"n": 20}
    view = game.view(0)
    assert (view["deck"], view["discard"], view["hand"]) == (20, {}, {"purple": 1})
    game.play("draw deck")
    assert game.view(None)["deck"] == 19
    assert set(game.view(0)["hand"]) - {"purple"} <= {"white", "orange"}


@rule("TR-NL-DRAW-07")
def test_turning_up_the_last_card_reshuffles_too() -> None:
    game = arrange(table(), row="RBGYK", deck="1P", discard="3W")
    game.play("draw red")
    view = game.view(None)
    assert (view["row"][0], view["deck"], view["discard"]) == ("purple", 3, {})


@rule("TR-NL-DRAW-07")
def test_a_deck_that_lasts_is_not_reshuffled() -> None:
    game = arrange(table(), row="RBGYK", deck="2P", discard="3W")
    game.play("draw deck")
    assert (game.view(None)["deck"], game.view(None)["discard"]) == (1, {"white": 3})


@rule("TR-NL-DRAW-08")
def test_no_drawing_without_deck_and_discards() -> None:
    """A-07: not even the cards that still lie face up."""
    game = arrange(table(), hands={0: "2Y"}, row="RBGYK", deck="", discard="")
    for move in ("draw deck", "draw red", "draw black"):
        assert verdict(game, move) == "TR-NL-DRAW-08"
    assert {move.group for move in game.legal_moves()} == {"claim", "tickets"}


@rule("TR-NL-DRAW-08")
def test_a_table_may_allow_the_row_without_a_deck() -> None:
    """A-07: the switch."""
    game = arrange(table(draw_row_when_deck_empty=True), hands={0: ""}, row="RBG", deck="", discard="")
    assert verdict(game, "draw deck") == "TR-NL-DRAW-08"
    for move in ("draw red", "draw blue"):
        assert verdict(game, move) is None
        game.play(move)
    assert game.view(0)["hand"] == {"blue": 1, "red": 1}
    assert game.view(None)["row"] == [None, None, "green", None, None]
    arrange(game, row="")
    assert verdict(game, "draw green") == "TR-NL-DRAW-08"


@rule("TR-NL-DRAW-08")
def test_an_action_begun_goes_on_with_the_row() -> None:
    """A-07: the second card may come from the row when the first took the last card of the deck."""
    game = arrange(table(), hands={0: ""}, row="RBGYK", deck="1P", discard="")
    game.play("draw deck")
    assert game.to_move == 0
    assert verdict(game, "draw deck") == "TR-NL-DRAW-08"
    assert verdict(game, "draw red") is None


@rule("TR-NL-DRAW-09")
def test_a_gap_in_the_row_waits_for_cards() -> None:
    """A-08: filled as soon as there are cards again."""
    game = arrange(table(), hands={0: "", 1: "5Y"}, row="RBGYK", deck="1P", discard="")
    game.play("draw deck")
    assert keys(game.play("draw green")) == ["took"]
    assert game.view(None)["row"] == ["red", "blue", None, "yellow", "black"]
    assert game.to_move == 1
    events = game.play("claim karlstad-ostersund: 5 yellow")
    assert keys(events) == ["claimed", "reshuffled", "turned-up"]
    view = game.view(None)
    assert view["row"] == ["red", "blue", "yellow", "yellow", "black"]
    assert (view["deck"], view["discard"]) == (4, {})
