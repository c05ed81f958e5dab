"""The base game: turns, drawing train cards, empty decks, and the options that touch them."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, claiming, faces, keys, leave_tickets, ledger_text, play_drawing, verdict

BOTH = pytest.mark.parametrize("title", ["usa", "switzerland"])


def table(title: str = "usa", hand: str = "", **more: Any) -> bl.Game:
    """Seat 0 to move, an ordinary row, plenty of cards; `more` as in `arrange`, or options."""
    options = {name: more.pop(name) for name in ("draw_row_when_deck_empty", "may_stop_after_one") if name in more}
    places = {"row": "RGBWL", "deck": "20K", "discard": "", **more}
    return arrange(begun(title, **options), hands={0: hand, 1: ""}, **places)


def texts(game: bl.Game) -> set[str]:
    return {str(move) for move in game.legal_moves()}


# -- turns -----------------------------------------------------------------------------------------


@rule("TR-BASE-TURN-01")
@BOTH
def test_turns_go_round(title: str) -> None:
    game = begun(title, 3)
    order = []
    for _ in range(7):
        order.append(game.to_move)
        game.play("draw deck")
        game.play("draw deck")
    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("TR-BASE-TURN-01")
@BOTH
def test_one_action_a_turn(title: str) -> None:
    game = table(title, "9R")
    assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets"}
    claim = next(str(move) for move in game.legal_moves() if move.group == "claim")
    for action in (["draw deck", "draw deck"], ["tickets", "keep 1"], [claim]):
        again = game.copy()
        for move in action:
            assert again.to_move == 0
            again.play(move)
        assert again.to_move == 1
    game.play("draw deck")
    for move in ("tickets", claim, "pass", "keep 1"):
        assert verdict(game, move) == "TR-BASE-DRAW-01"


@rule("TR-BASE-TURN-01")
@BOTH
def test_passing_is_no_action(title: str) -> None:
    #
    game = table(title)
    assert verdict(game, "pass") == "TR-BASE-TURN-01"
    arrange(game, deck="", discard="", row="")
    assert verdict(game, "pass") == "TR-BASE-TURN-01"
    leave_tickets(game, 0)
    assert texts(game) == {"pass"}
    arrange(game, hands={0: "1R"} if title == "usa" else {0: "1Y"})
    assert verdict(game, "pass") == "TR-BASE-TURN-01"
    assert {move.group for move in game.legal_moves()} == {"claim"}


# -- drawing ---------------------------------------------------------------------------------------


@rule("TR-BASE-DRAW-01")
@BOTH
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("draw red", "draw green", "1R1G"),
        ("draw red", "draw deck", "1K1R"),
        ("draw deck", "draw green", "1K1G"),
        ("draw deck", "draw deck", "2K"),
    ],
)
def test_two_cards_each_from_row_or_deck(title: str, first: str, second: str, hand: str) -> None:
    game = table(title)
    game.play(first)
    assert (game.to_move, game.view(None)["phase"]) == (0, "second-card")
    game.play(second)
    assert (game.to_move, game.view(None)["phase"]) == (1, "turn")
    assert ledger_text(game.view(0)["hand"]) == hand


@rule("TR-BASE-DRAW-01")
@BOTH
def test_a_card_taken_is_replaced_at_once_and_may_be_the_second(title: str) -> None:
    game = table(title, deck="5Y5K")
    assert verdict(game, "draw yellow") == "TR-BASE-DRAW-01"
    events = play_drawing(game, "draw blue", "Y")
    assert keys(events) == ["took", "turned-up"]
    assert faces(game) == "RGYWL"
    assert verdict(game, "draw blue") == "TR-BASE-DRAW-01"
    play_drawing(game, "draw yellow", "K")
    assert faces(game) == "RGKWL"
    assert ledger_text(game.view(0)["hand"]) == "1B1Y"


@rule("TR-BASE-DRAW-01")
@BOTH
def test_a_blind_card_leaves_the_row_and_is_seen_by_its_owner_only(title: str) -> None:
    game = table(title, deck="5Y5K")
    play_drawing(game, "draw deck", "Y")
    assert faces(game) == "RGBWL"
    assert game.log(0)[-1].params == {"seat": 0, "card": "yellow"}
    assert game.log(1)[-1].params == {"seat": 0}
    assert game.view(1)["seats"][0]["shown"] == {}


@rule("TR-BASE-DRAW-01")
@BOTH
def test_equal_cards_of_the_row_are_one_choice(title: str) -> None:
    game = table(title, row="RRRGG")
    assert sorted(str(move) for move in game.legal_moves() if move.group == "draw") == [
        "draw deck",
        "draw green",
        "draw red",
    ]


@rule("TR-BASE-DRAW-01")
@BOTH
def test_the_second_card_is_compulsory_unless_the_table_allows_stopping(title: str) -> None:
    #
    game = table(title)
    assert verdict(game, "stop") == "TR-BASE-DRAW-01"
    game.play("draw red")
    assert verdict(game, "stop") == "TR-BASE-DRAW-01"
    game = table(title, may_stop_after_one=True)
    assert verdict(game, "stop") == "TR-BASE-DRAW-01"
    game.play("draw red")
    assert texts(game) >= {"stop", "draw deck", "draw green"}
    assert keys(game.play("stop")) == ["stopped"]
    assert (game.to_move, game.view(0)["hand"]) == (1, {"red": 1})


@rule("TR-BASE-DRAW-02")
def test_in_usa_a_face_up_locomotive_is_the_only_card() -> None:
    game = table()
    events = game.play("draw loco")
    assert keys(events) == ["took", "turned-up"]
    assert (game.to_move, game.view(0)["hand"]) == (1, {"loco": 1})
    for first in ("draw deck", "draw red"):
        game = table()
        game.play(first)
        assert verdict(game, "draw loco") == "TR-BASE-DRAW-02"
        assert verdict(game, "draw green") is None
    game = table(deck="1L9K")
    play_drawing(game, "draw red", "L")
    assert faces(game) == "LGBWL"
    assert verdict(game, "draw loco") == "TR-BASE-DRAW-02"


@rule("TR-BASE-DRAW-02")
def test_in_switzerland_it_is_a_card_like_others() -> None:
    game = table("switzerland")
    game.play("draw loco")
    assert game.to_move == 0
    game = table("switzerland")
    game.play("draw deck")
    assert verdict(game, "draw loco") is None


@rule("TR-BASE-DRAW-02")
def test_stopping_is_no_way_round_the_locomotive() -> None:
    game = table(may_stop_after_one=True)
    game.play("draw red")
    assert verdict(game, "draw loco") == "TR-BASE-DRAW-02"
    game = table(may_stop_after_one=True)
    game.play("draw loco")
    assert game.to_move == 1


@rule("TR-BASE-DRAW-03")
@BOTH
def test_a_locomotive_from_the_deck_is_one_card(title: str) -> None:
    game = table(title, deck="5L5K")
    play_drawing(game, "draw deck", "L")
    assert game.to_move == 0
    assert verdict(game, "draw red") is None
    play_drawing(game, "draw deck", "L")
    assert (game.to_move, game.view(0)["hand"]) == (1, {"loco": 2})


@rule("TR-BASE-DRAW-05")
@BOTH
def test_no_hand_limit(title: str) -> None:
    game = table(title, "9P9W9B9Y9O5L")
    game.play("draw deck")
    game.play("draw red")
    assert game.view(None)["seats"][0]["cards"] == 52


# -- empty piles -----------------------------------------------------------------------------------


@rule("TR-BASE-DRAW-06")
@BOTH
def test_the_last_card_of_the_deck_turns_the_discards_into_a_deck(title: str) -> None:
    # at once, not when the next card is needed
    game = table(title, deck="1Y", discard="9K9W2P")
    events = game.play("draw deck")
    assert keys(events) == ["drew", "reshuffled"]
    assert events[1].params == {"n": 20}
    assert (game.view(None)["deck"], game.view(None)["discard"]) == (20, {})
    assert game.view(0)["hand"] == {"yellow": 1}
    assert verdict(game, "draw deck") is None


@rule("TR-BASE-DRAW-06")
@BOTH
def test_the_replacement_of_a_row_card_may_empty_the_deck(title: str) -> None:
    game = table(title, deck="1Y", discard="3K")
    events = game.play("draw red")
    assert keys(events) == ["took", "turned-up", "reshuffled"]
    assert (faces(game), game.view(None)["deck"]) == ("YGBWL", 3)


@rule("TR-BASE-DRAW-06")
@BOTH
def test_without_discards_the_deck_stays_empty_until_a_claim(title: str) -> None:
    track, pay = ("dallas-houston/1", "1R") if title == "usa" else ("baden-zurich", "1Y")
    game = table(title, deck="1Y", discard="")
    arrange(game, hands={1: pay})
    assert keys(game.play("draw deck")) == ["drew"]
    game.play("draw red")
    assert (game.view(None)["deck"], game.view(None)["discard"], faces(game)) == (0, {}, ".GBWL")
    # what is paid becomes the deck and fills the row
    events = game.play(claiming(track, pay))
    assert keys(events) == ["claimed", "reshuffled", "turned-up"]
    assert faces(game) == f"{pay[1]}GBWL"
    assert (game.view(None)["deck"], game.view(None)["discard"]) == (0, {})


@rule("TR-BASE-DRAW-07")
@BOTH
def test_with_deck_and_discards_empty_there_is_no_draw_action(title: str) -> None:
    # although cards lie face up
    game = table(title, "1R1Y", deck="", discard="")
    for move in ("draw deck", "draw red", "draw loco"):
        assert verdict(game, move) == "TR-BASE-DRAW-07"
    assert {move.group for move in game.legal_moves()} == {"claim", "tickets"}


@rule("TR-BASE-DRAW-07")
@BOTH
def test_the_row_may_be_drawn_from_where_the_table_allows_it(title: str) -> None:
    # A-07, the option
    game = table(title, deck="", discard="", draw_row_when_deck_empty=True)
    assert verdict(game, "draw deck") == "TR-BASE-DRAW-07"
    assert verdict(game, "draw red") is None
    assert verdict(game, "draw black") == "TR-BASE-DRAW-01"
    game.play("draw red")
    assert faces(game) == ".GBWL"
    assert verdict(game, "draw deck") == "TR-BASE-DRAW-07"
    game.play("draw green")
    assert (faces(game), game.to_move) == ("..BWL", 1)
    arrange(game, row="")
    assert verdict(game, "draw red") == "TR-BASE-DRAW-07"
    assert texts(game) == {"tickets"}


@rule("TR-BASE-DRAW-07")
@BOTH
def test_an_action_begun_may_end_with_a_card_of_the_row(title: str) -> None:
    # only the beginning of the action needs a deck
    game = table(title, deck="1K", discard="")
    game.play("draw deck")
    assert (game.to_move, game.view(None)["deck"]) == (0, 0)
    assert verdict(game, "draw deck") == "TR-BASE-DRAW-07"
    game.play("draw green")
    assert (faces(game), game.to_move) == ("R.BWL", 1)
    assert verdict(game, "draw red") == "TR-BASE-DRAW-07"


@rule("TR-BASE-DRAW-02", "TR-BASE-DRAW-07")
def test_only_locomotives_left_for_the_second_card() -> None:
    game = table("usa", row="LL", deck="1K", discard="")
    game.play("draw deck")
    assert (game.to_move, game.view(0)["hand"]) == (1, {"black": 1})
    game = table("switzerland", row="LL", deck="1K", discard="")
    game.play("draw deck")
    assert game.to_move == 0
    assert texts(game) == {"draw loco"}


@rule("TR-BASE-DRAW-07")
@BOTH
def test_no_source_at_all_for_the_second_card(title: str) -> None:
    for stop in (False, True):
        game = table(title, row="", deck="1K", discard="", may_stop_after_one=stop)
        game.play("draw deck")
        assert (game.to_move, game.view(0)["hand"]) == (1, {"black": 1})
