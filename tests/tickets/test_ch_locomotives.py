"""Switzerland: locomotives are drawn like other cards, flush the row, and are played in tunnels only."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    claiming,
    deal_drawing,
    faces,
    keys,
    ledger_text,
    payments_of,
    play_drawing,
    small_game,
    title_like,
    verdict,
)

BOTH = pytest.mark.parametrize("title", ["switzerland", "usa"])


def flushes(events: Any) -> int:
    return keys(events).count("flushed")


def piles(game: bl.Game) -> tuple[int, int]:
    """The sizes of deck and discard pile."""
    view = game.view(None)
    return view["deck"], sum(view["discard"].values())


# -- drawing them ----------------------------------------------------------------------------------


@rule("TR-CH-LOCO-01")
@pytest.mark.parametrize(
    ("first", "second", "drawn", "hand"),
    [
        ("draw loco", "draw loco", "RR", "2L"),
        ("draw loco", "draw green", "RR", "1L1G"),
        ("draw green", "draw loco", "RR", "1L1G"),
        ("draw deck", "draw loco", "RR", "1L1R"),
        ("draw loco", "draw deck", "RR", "1L1R"),
    ],
)
def test_a_face_up_locomotive_is_an_ordinary_card(first: str, second: str, drawn: str, hand: str) -> None:
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLGBW", deck="20R")
    play_drawing(game, first, drawn[0])
    assert game.to_move == 0
    assert verdict(game, second) is None
    play_drawing(game, second, drawn[1])
    assert game.to_move == 1
    assert ledger_text(game.view(0)["hand"]) == hand


@rule("TR-CH-LOCO-01")
def test_a_locomotive_that_replaces_the_first_card_may_be_the_second() -> None:
    game = arrange(begun("switzerland"), hands={0: ""}, row="RGBWL", deck="3L9R")
    play_drawing(game, "draw red", "L")
    assert faces(game) == "LGBWL"
    assert verdict(game, "draw loco") is None


# -- the flush -------------------------------------------------------------------------------------


@rule("TR-CH-LOCO-02", "TR-BASE-DRAW-04")
@BOTH
def test_the_third_locomotive_clears_the_row(title: str) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LLRGB", deck="1L3W3K9P", discard="2Y")
    before = piles(game)
    events = play_drawing(game, "draw red", "LWWKKP")
    assert faces(game) == "WWKKP"
    assert keys(events) == ["took", "turned-up", "flushed", *["turned-up"] * 5]
    assert events[2].params == {"cards": {"loco": 3, "green": 1, "blue": 1}}
    assert piles(game) == (before[0] - 6, before[1] + 5)
    assert ledger_text(game.view(None)["discard"]) == "3L1B2Y1G"


@rule("TR-CH-LOCO-02", "TR-BASE-DRAW-04")
@BOTH
def test_two_locomotives_stay(title: str) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LKRGB", deck="5L9W")
    assert flushes(play_drawing(game, "draw red", "L")) == 0
    assert faces(game) == "LKLGB"


@rule("TR-CH-LOCO-03")
def test_the_flush_comes_between_the_two_cards() -> None:
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLRGB", deck="1L3W3K9P")
    play_drawing(game, "draw red", "LWWKKP")
    assert game.to_move == 0
    assert game.view(0)["phase"] == "second-card"
    assert verdict(game, "draw green") == "TR-BASE-DRAW-01"
    assert {str(move) for move in game.legal_moves()} == {"draw deck", "draw white", "draw black", "draw purple"}


@rule("TR-CH-LOCO-03", "TR-BASE-SETUP-03")
@BOTH
def test_the_opening_row_is_flushed(title: str) -> None:
    game = deal_drawing(bl.titles()[title], 2, "RRRRBBBB" + "LLLRB" + "WWKKP")  # type: ignore[arg-type]
    assert faces(game) == "WWKKP"
    assert ledger_text(game.view(None)["discard"]) == "3L1B1R"
    assert game.view(None)["deck"] == 110 - 8 - 10


@rule("TR-BASE-SETUP-03")
@BOTH
def test_an_opening_row_with_two_locomotives_stays(title: str) -> None:
    game = deal_drawing(bl.titles()[title], 2, "RRRRBBBB" + "LLGRB")  # type: ignore[arg-type]
    assert faces(game) == "LLGRB"
    assert game.view(None)["deck"] == 110 - 8 - 5


@rule("TR-CH-LOCO-04", "TR-CH-LOCO-07")
@BOTH
def test_a_new_row_of_locomotives_is_flushed_again_three_times_at_most(title: str) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LLRGB", deck="12L20W")
    assert flushes(play_drawing(game.copy(), "draw red", "L" + "LLLWW" + "LLWWW")) == 2
    assert flushes(play_drawing(game, "draw red", "L" + "LLLWW" * 3)) == 3
    assert faces(game) == "LLLWW"


@rule("TR-CH-LOCO-04", "TR-CH-LOCO-07")
def test_a_row_left_lying_is_looked_at_again_when_the_next_card_is_turned_up() -> None:
    game = arrange(begun("switzerland"), hands={0: "1Y", 1: "1Y"}, row="LLRGB", deck="12L20W")
    play_drawing(game, "draw red", "L" + "LLLWW" * 3)
    assert flushes(play_drawing(game, "draw deck", "W")) == 0
    assert flushes(game.play(claiming("baden-zurich", "1Y"))) == 0
    assert faces(game) == "LLLWW"
    assert flushes(play_drawing(game, "draw white", "W" + "WWWWL")) == 1


@rule("TR-CH-LOCO-04")
@BOTH
def test_only_locomotives_left_to_turn_up(title: str) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LLLLR", deck="9L", discard="")
    assert flushes(play_drawing(game, "draw red", "L")) == 0
    assert faces(game) == "LLLLL"
    assert game.legal_moves()
    assert game.to_move == 0


@rule("TR-CH-LOCO-07", "TR-BASE-DRAW-04")
@BOTH
@pytest.mark.parametrize(
    ("deck", "discard", "drawn", "row", "flushed"),
    [
        ("6L1W", "", "L" + "LLLLW" + "LGBWL", "LGBWL", 2),  # two in the row, one in the deck
        ("6L", "1W", "L" + "LLLLL" + "WGBLL", "WGBLL", 2),  # two in the row, one discarded
        ("6L", "2L", "L", "LLLGB", 0),  # two in the row and no more
        ("6L", "", "L", "LLLGB", 0),
    ],
)
def test_a_flush_needs_three_other_cards(
    title: str, deck: str, discard: str, drawn: str, row: str, flushed: int
) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LLRGB", deck=deck, discard=discard)
    assert flushes(play_drawing(game, "draw red", drawn)) == flushed
    assert faces(game) == row


@rule("TR-CH-LOCO-07")
def test_a_flush_needs_a_deck() -> None:
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLRGB", deck="1L", discard="")
    assert flushes(game.play("draw red")) == 0
    assert faces(game) == "LLLGB"
    # in a longer row there are other cards enough, and still nothing to turn up
    longer = title_like("switzerland", {"a-b": {"length": 1}}, rules={"row": 7})
    game = arrange(small_game(longer), hands={0: ""}, row="LLRGBWK", deck="1L", discard="")
    assert flushes(game.play("draw red")) == 0
    assert faces(game) == "LLLGBWK"
    # with discards the deck is reshuffled first, so there is one
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLRGB", deck="1L", discard="9W")
    events = game.play("draw red")
    assert keys(events)[:4] == ["took", "turned-up", "reshuffled", "flushed"]
    assert faces(game) == "WWWWW"


@rule("TR-CH-LOCO-07")
def test_the_deck_may_run_out_in_a_flush() -> None:
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLRGB", deck="1L2W", discard="")
    events = play_drawing(game, "draw red", "L" + "WW" + "GBL")
    assert keys(events) == [
        "took",
        "turned-up",
        "flushed",
        "turned-up",
        "turned-up",
        "reshuffled",
        "turned-up",
        "turned-up",
        "turned-up",
    ]
    assert faces(game) == "WWGBL"
    assert piles(game) == (2, 0)


@rule("TR-CH-LOCO-07")
def test_a_short_row_is_not_flushed() -> None:
    #
    game = arrange(begun("switzerland"), hands={0: ""}, row="LLLRG", deck="1W", discard="")
    play_drawing(game, "draw deck", "W")
    assert flushes(game.play("draw red")) == 0
    assert faces(game) == "LLL.G"


@rule("TR-CH-LOCO-07")
def test_a_refilled_row_is_looked_at() -> None:
    # the paid cards fill the row, and the check follows
    tunnels = title_like("switzerland", {"a-b": {"length": 3, "color": "red", "tunnel": True}})
    game = arrange(small_game(tunnels), hands={0: "2R1L"}, row="LLGB", deck="", discard="")
    events = play_drawing(game, claiming("a-b", "2R1L"), "L" + "RR" + "GBL")
    assert keys(events)[:5] == ["tunnel-tried", "tunnel-revealed", "claimed", "reshuffled", "turned-up"]
    assert keys(events)[5] == "flushed"
    assert faces(game) == "RRGBL"


@rule("TR-CH-LOCO-07")
@BOTH
def test_a_row_that_no_card_was_turned_up_into_is_not_looked_at(title: str) -> None:
    game = arrange(begun(title), hands={0: ""}, row="LLLGB", deck="20W")
    for _ in range(4):
        assert flushes(game.play("draw deck")) == 0
    game.play("tickets")
    assert flushes(game.play("keep 1")) == 0
    assert faces(game) == "LLLGB"


# -- playing them ----------------------------------------------------------------------------------


@rule("TR-CH-LOCO-05")
def test_locomotives_are_refused_outside_tunnels() -> None:
    game = arrange(begun("switzerland"), hands={0: "9B9P9R9L"})
    for track, pay in (
        ("bern-neuchatel", "1R1L"),
        ("bern-neuchatel", "2L"),
        ("lausanne-neuchatel", "3B1L"),
        ("lausanne-neuchatel", "4L"),
        ("st_gallen-de5", "1B1L"),
    ):
        assert verdict(game, claiming(track, pay)) == "TR-CH-LOCO-05"
    assert payments_of(game, "bern-neuchatel") == ["2R"]
    assert payments_of(game, "lausanne-neuchatel") == ["4P", "4B", "4R"]


@rule("TR-CH-LOCO-06")
def test_locomotives_replace_any_or_all_cards_of_a_tunnel() -> None:
    game = arrange(begun("switzerland"), hands={0: "3R3L1G"})
    assert set(payments_of(game, "baden-basel")) == {"3R", "1L2R", "2L1R", "3L"}
    for pay in ("3R", "2R1L", "1R2L", "3L"):
        assert verdict(game, claiming("baden-basel", pay)) is None
    assert verdict(game, claiming("baden-basel", "2R1G")) == "TR-BASE-CLAIM-01"
    assert verdict(game, claiming("baden-basel", "1G2L")) == "TR-BASE-CLAIM-01"
