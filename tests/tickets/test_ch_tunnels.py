"""Switzerland: trying a tunnel, what it costs on top, declining, and short decks."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    claiming,
    faces,
    full_deck,
    keys,
    ledger_text,
    payments_of,
    play_drawing,
    small_game,
    small_title,
    title_like,
    verdict,
)

ALPS = title_like(
    "switzerland",
    {
        "a-b": {"length": 1, "color": "green", "tunnel": True},
        "b-c": {"length": 2, "color": "red", "tunnel": True},
        "c-d": {"length": 3, "color": "green", "tunnel": True},
        "d-e": {"length": 3, "tunnel": True},
        "e-f": {"length": 3, "color": "green"},
        "f-g/1": {"length": 2, "color": "red", "tunnel": True},
        "f-g/2": {"length": 2, "color": "blue", "tunnel": True},
    },
)
PLENTY = "9P9W9B9Y9O9K9R9G9L"


def table(hand: str, deck: str = PLENTY, discard: str = "", row: str = "PWBYO", other: str = "4P") -> bl.Game:
    """Seat 0 to move with this hand on the board with the tunnels."""
    return arrange(small_game(ALPS), hands={0: hand, 1: other}, deck=deck, discard=discard, row=row)


def extras(game: bl.Game) -> set[str]:
    """What may be paid on top."""
    return {ledger_text(move.params["cards"]) for move in game.legal_moves() if "pay" in str(move)}


def pile(game: bl.Game, name: str = "discard") -> str:
    return ledger_text(game.view(None)[name])


def owned(game: bl.Game) -> list[str]:
    tracks: list[str] = game.view(None)["seats"][0]["tracks"]
    return tracks


@rule("TR-CH-TUNNEL-01")
def test_the_flag_of_the_track_decides() -> None:
    swiss: Any = bl.titles()["switzerland"]
    assert sum(track.tunnel for track in swiss.map.tracks.values()) == 42
    assert keys(table("3G").play(claiming("c-d", "3G")))[:2] == ["tunnel-tried", "tunnel-revealed"]
    assert keys(table("3G").play(claiming("e-f", "3G"))) == ["claimed"]


@rule("TR-CH-TUNNEL-02")
def test_first_the_cards_of_the_track_are_laid_down() -> None:
    game = table("4G2R3L")
    for pay in ("2G", "4G", "1G1L", "2L"):
        assert verdict(game, claiming("c-d", pay)) == "TR-BASE-CLAIM-01"
    assert verdict(game, claiming("c-d", "2G1R")) == "TR-BASE-CLAIM-01"
    assert verdict(game, claiming("d-e", "2G1R")) == "TR-BASE-CLAIM-02"
    assert set(payments_of(game, "c-d")) == {"3G", "1L2G", "2L1G", "3L"}
    play_drawing(game, claiming("c-d", "2G1L"), "GBW")
    assert game.view(1)["tunnel"] == {
        "track": "c-d",
        "laid": {"green": 2, "loco": 1},
        "revealed": {"white": 1, "blue": 1, "green": 1},
        "owes": 1,
    }
    assert ledger_text(game.view(0)["hand"]) == "2L2R2G"
    assert game.view(0)["phase"] == "tunnel"


@rule("TR-CH-TUNNEL-03")
@pytest.mark.parametrize(("track", "pay"), [("a-b", "1G"), ("b-c", "2R"), ("c-d", "3G")])
def test_three_cards_are_revealed_whatever_the_length(track: str, pay: str) -> None:
    game = table(pay)
    deck = game.view(None)["deck"]
    events = play_drawing(game, claiming(track, pay), "KKW")
    assert events[1].params == {"seat": 0, "revealed": ["black", "black", "white"], "owes": 0}
    assert game.view(None)["deck"] == deck - 3


@rule("TR-CH-TUNNEL-04")
def test_every_card_of_the_color_used_costs_one_more() -> None:
    game = table("5G2L2R")
    play_drawing(game, claiming("c-d", "3G"), "GRG")
    assert extras(game) == {"2G", "1L1G", "2L"}
    for pay in ("2 green", "1 green 1 loco", "2 loco"):
        assert verdict(game, "tunnel pay " + pay) is None
    for pay in ("2 red", "1 red 1 green", "1 red 1 loco", "1 green", "1 loco", "3 green", "2 green 1 loco"):
        assert verdict(game, "tunnel pay " + pay) == "TR-CH-TUNNEL-04"


@rule("TR-CH-TUNNEL-04")
def test_extra_cards_come_from_what_is_left_in_hand() -> None:
    game = table("4G1L")
    play_drawing(game, claiming("c-d", "3G"), "GRG")
    assert extras(game) == {"1L1G"}
    refusal = game.why_not("tunnel pay 2 green")
    assert refusal is not None
    assert (refusal.key, refusal.params) == ("not-held", {"card": "green", "needs": 2, "have": 1})


@rule("TR-CH-TUNNEL-05")
def test_a_revealed_locomotive_always_matches() -> None:
    game = table("4R2L")
    play_drawing(game, claiming("b-c", "1R1L"), "LBW")
    assert extras(game) == {"1R", "1L"}
    assert verdict(game, "tunnel pay 2 red") == "TR-CH-TUNNEL-04"
    game = table("4R2L")
    play_drawing(game, claiming("b-c", "2R"), "LLL")
    assert extras(game) == {"1L2R", "2L1R"}


@rule("TR-CH-TUNNEL-06")
def test_locomotives_alone_match_locomotives_alone() -> None:
    game = table("3R3L")
    events = play_drawing(game, claiming("b-c", "2L"), "RRL")
    assert events[1].params["owes"] == 1
    assert extras(game) == {"1L"}
    assert verdict(game, "tunnel pay 1 red") == "TR-CH-TUNNEL-06"
    assert verdict(game, "tunnel pay 2 loco") == "TR-CH-TUNNEL-06"


@rule("TR-CH-TUNNEL-06")
def test_holding_only_the_color_an_all_locomotive_attempt_must_be_declined() -> None:
    game = table("3R2L")
    play_drawing(game, claiming("b-c", "2L"), "RRL")
    assert [str(move) for move in game.legal_moves()] == ["tunnel decline"]
    assert verdict(game, "tunnel pay 1 red") == "TR-CH-TUNNEL-06"


@rule("TR-CH-TUNNEL-07")
def test_on_a_grey_tunnel_the_color_is_the_one_laid_down() -> None:
    game = table("3B1L1W1R")
    events = play_drawing(game, claiming("d-e", "2B1L"), "BWR")
    assert events[1].params["owes"] == 1
    assert extras(game) == {"1B"}
    assert verdict(game, "tunnel pay 1 white") == "TR-CH-TUNNEL-04"
    events = play_drawing(table("3W1L"), claiming("d-e", "2W1L"), "BBR")
    assert events[1].params["owes"] == 0


@rule("TR-CH-TUNNEL-08")
def test_without_a_match_the_tunnel_is_claimed_at_once() -> None:
    # A-29: there is nothing to decline either
    game = table("3G2L")
    events = play_drawing(game, claiming("c-d", "3G"), "RBW")
    assert keys(events) == ["tunnel-tried", "tunnel-revealed", "claimed"]
    assert owned(game) == ["c-d"]
    assert game.to_move == 1
    assert verdict(game, "tunnel decline") == "TR-CH-TUNNEL-08"
    assert verdict(game, "tunnel pay 1 loco") == "TR-CH-TUNNEL-08"


@rule("TR-CH-TUNNEL-09")
def test_extra_cards_add_neither_wagons_nor_points() -> None:
    game = table("4R2L", discard="1K")
    play_drawing(game, claiming("b-c", "2R"), "RLB")
    events = game.play("tunnel pay 1 red 1 loco")
    assert keys(events) == ["tunnel-paid", "claimed"]
    assert events[1].params == {"seat": 0, "track": "b-c", "cards": {"red": 3, "loco": 1}, "points": 2}
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"], seat["tracks"]) == (43, 2, ["b-c"])
    assert pile(game) == "2L1B1K4R"
    assert ledger_text(game.view(0)["hand"]) == "1L1R"
    assert game.to_move == 1


@rule("TR-CH-TUNNEL-10", "TR-CH-TUNNEL-12")
def test_declining_gives_the_laid_cards_back_and_ends_the_turn() -> None:
    game = table("3G1L", discard="1K")
    deck = game.view(None)["deck"]
    play_drawing(game, claiming("c-d", "2G1L"), "GBW")
    assert pile(game) == "1K"
    assert ledger_text(game.view(0)["hand"]) == "1G"
    events = game.play("tunnel decline")
    assert keys(events) == ["tunnel-declined"]
    assert ledger_text(game.view(0)["hand"]) == "1L3G"
    assert owned(game) == []
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"]) == (45, 0)
    assert pile(game) == "1W1B1K1G"
    assert game.view(None)["deck"] == deck - 3
    assert (game.to_move, game.view(None)["phase"], game.view(None)["tunnel"]) == (1, "turn", None)
    arrange(game, hands={1: "3G"})
    assert verdict(game, claiming("c-d", "3G")) is None


@rule("TR-CH-TUNNEL-10")
def test_while_cards_are_owed_nothing_else_may_be_done() -> None:
    game = table("9G2L")
    play_drawing(game, claiming("c-d", "3G"), "GBW")
    for move in ("draw deck", "draw white", "tickets", claiming("e-f", "3G"), "pass", "keep 1"):
        assert verdict(game, move) == "TR-CH-TUNNEL-16"
    assert {str(move) for move in game.legal_moves()} == {"tunnel pay 1 green", "tunnel pay 1 loco", "tunnel decline"}


@rule("TR-CH-TUNNEL-11")
def test_declining_is_allowed_to_those_who_could_pay() -> None:
    game = table("9G9L")
    play_drawing(game, claiming("c-d", "3G"), "GBW")
    assert verdict(game, "tunnel decline") is None
    game.play("tunnel decline")
    assert owned(game) == []


@rule("TR-CH-TUNNEL-12")
@pytest.mark.parametrize("answer", ["tunnel pay 1 green", "tunnel decline"])
def test_revealed_cards_are_discarded_at_the_end_of_the_turn(answer: str) -> None:
    game = table("4G")
    play_drawing(game, claiming("c-d", "3G"), "GBW")
    assert pile(game) == ""
    game.play(answer)
    assert pile(game) == ("1W1B5G" if "pay" in answer else "1W1B1G")


@rule("TR-CH-TUNNEL-12")
def test_revealed_cards_are_discarded_without_a_match_too() -> None:
    game = table("3G")
    play_drawing(game, claiming("c-d", "3G"), "KBW")
    assert pile(game) == "1W1B1K3G"


@rule("TR-CH-TUNNEL-13")
@pytest.mark.parametrize(("deck", "revealed"), [("1G", "G"), ("1G1L", "GL"), ("1K", "K")])
def test_a_short_deck_reveals_what_there_is(deck: str, revealed: str) -> None:
    game = table("3G", deck=deck)
    events = play_drawing(game, claiming("c-d", "3G"), revealed)
    assert len(events[1].params["revealed"]) == len(revealed)
    assert events[1].params["owes"] == len(revealed.replace("K", ""))


@rule("TR-CH-TUNNEL-13")
def test_without_any_card_the_tunnel_is_claimed_without_risk() -> None:
    game = table("3G1B", deck="")
    events = play_drawing(game, claiming("c-d", "3G"), "")
    assert keys(events) == ["tunnel-tried", "tunnel-revealed", "claimed", "reshuffled"]
    assert events[1].params == {"seat": 0, "revealed": [], "owes": 0}
    assert owned(game) == ["c-d"]
    # A-06: the three cards paid are the new deck
    assert (game.view(None)["deck"], pile(game)) == (3, "")


@rule("TR-CH-TUNNEL-14")
def test_a_deck_that_runs_out_is_made_of_the_discards_before_the_attempt() -> None:
    game = table("3G", deck="1G", discard="5K5W")
    events = play_drawing(game, claiming("c-d", "3G"), "GKW")
    assert keys(events) == ["tunnel-tried", "tunnel-revealed", "reshuffled"]
    assert events[1].params["revealed"] == ["green", "black", "white"]
    assert events[2].params == {"n": 10}
    position: Any = game._position
    assert (position.deck[7], game.view(None)["deck"], pile(game)) == (0, 8, "")


@rule("TR-CH-TUNNEL-14")
@pytest.mark.parametrize("drawn", ["GGK", "GKG", "GKL"])
def test_neither_laid_nor_revealed_cards_are_reshuffled(drawn: str) -> None:
    # the only green card and the only locomotives are in the attempt itself
    game = table("2G1L", deck="1G", discard="2K")
    with pytest.raises(bl.BadRecord):
        play_drawing(game, claiming("c-d", "2G1L"), drawn)


@rule("TR-CH-TUNNEL-14", "TR-INV-08")
def test_the_end_of_an_attempt_is_one_event_for_the_piles() -> None:
    # A-06: laid, extra and revealed cards are discarded together, then come reshuffle and row
    game = table("4G", deck="1G2K", row="PWBY")
    play_drawing(game, claiming("c-d", "3G"), "GKK")
    assert (game.view(None)["deck"], pile(game)) == (0, "")
    events = play_drawing(game, "tunnel pay 1 green", "K")
    assert keys(events) == ["tunnel-paid", "claimed", "reshuffled", "turned-up"]
    assert events[2].params == {"n": 7}
    assert (faces(game), game.view(None)["deck"], pile(game)) == ("PWBYK", 6, "")


@rule("TR-CH-TUNNEL-14", "TR-INV-08")
def test_declining_with_an_empty_deck_reshuffles_the_revealed_cards() -> None:
    game = table("3G", deck="1G2K")
    play_drawing(game, claiming("c-d", "3G"), "GKK")
    assert keys(game.play("tunnel decline")) == ["tunnel-declined", "reshuffled"]
    assert (game.view(None)["deck"], pile(game)) == (3, "")


@rule("TR-CH-TUNNEL-15")
def test_a_tunnel_may_be_tried_without_a_card_to_spare() -> None:
    game = table("3G")
    assert verdict(game, claiming("c-d", "3G")) is None
    play_drawing(game, claiming("c-d", "3G"), "GBW")
    assert game.view(0)["hand"] == {}
    assert [str(move) for move in game.legal_moves()] == ["tunnel decline"]


@rule("TR-CH-TUNNEL-16")
def test_nobody_learns_whether_a_decliner_could_have_paid() -> None:
    games = [table("3G1R"), table("4G")]
    for game in games:
        play_drawing(game, claiming("c-d", "3G"), "GBW")
    rich, poor = games[1], games[0]
    assert len(poor.legal_moves()) == 1
    assert len(rich.legal_moves()) == 2
    assert poor.to_move == rich.to_move == 0
    for seat in (1, None):
        assert poor.view(seat) == rich.view(seat)
    for game in games:
        assert keys(game.play("tunnel decline")) == ["tunnel-declined"]
    for seat in (1, None):
        assert poor.view(seat) == rich.view(seat)
        assert [event.as_dict() for event in poor.log(seat)] == [event.as_dict() for event in rich.log(seat)]


@rule("TR-CH-TUNNEL-10", "TR-CH-TUNNEL-16")
def test_cards_taken_back_are_known_to_all() -> None:
    # A-30
    game = full_deck(table("3G2R"))
    play_drawing(game, claiming("c-d", "3G"), "GBW")
    game.play("tunnel decline")
    assert game.view(1)["seats"][0]["shown"] == {"green": 3}
    assert game.log(None)[-1].params == {"seat": 0, "track": "c-d", "cards": {"green": 3}}
    for seed in range(20):
        held = game.redeal(1, seed).view(0)["hand"]
        assert held.get("green", 0) >= 3


@rule("TR-CH-TUNNEL-12")
def test_the_discard_pile_is_public() -> None:
    # A-32
    game = table("3G2R", discard="2K1L")
    play_drawing(game, claiming("c-d", "3G"), "KBW")
    for seat in (0, 1, None):
        assert ledger_text(game.view(seat)["discard"]) == "1L1W1B3K3G"


@rule("TR-CH-TUNNEL-17")
def test_wagons_are_counted_before_the_reveal() -> None:
    game = arrange(table("9G"), wagons={0: 2})
    refusal = game.why_not(claiming("c-d", "3G"))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TR-CH-TUNNEL-17", {"track": "c-d", "needs": 3, "have": 2})
    assert payments_of(game, "c-d") == []


@rule("TR-CH-TUNNEL-17")
def test_extra_cards_need_no_wagons() -> None:
    game = arrange(table("9G"), wagons={0: 3})
    play_drawing(game, claiming("c-d", "3G"), "GGL")
    game.play("tunnel pay 3 green")
    assert owned(game) == ["c-d"]
    assert game.view(None)["seats"][0]["wagons"] == 0


@rule("TR-CH-TUNNEL-17")
def test_closed_tracks_and_missing_cards_are_refused_before_the_reveal() -> None:
    game = table("2G", other="2B2R")
    assert verdict(game, claiming("c-d", "3G")) == "TR-BASE-CLAIM-01"
    arrange(game, hands={0: "2R"})
    play_drawing(game, claiming("f-g/1", "2R"), "GGG")
    assert verdict(game, claiming("f-g/1", "2R")) == "TR-BASE-CLAIM-05"
    assert verdict(game, claiming("f-g/2", "2B")) == "TR-CH-BOARD-02"


@rule("TR-CH-TUNNEL-18")
def test_the_cards_laid_down_fix_the_color() -> None:
    owes = {}
    for pay in ("3G", "2G1L", "1G2L", "3L"):
        game = table("9G9L")
        owes[pay] = play_drawing(game, claiming("c-d", pay), "GGL")[1].params["owes"]
    assert owes == {"3G": 3, "2G1L": 3, "1G2L": 3, "3L": 1}


@rule("TR-CH-TUNNEL-17", "TR-CH-TUNNEL-01")
def test_on_the_swiss_board_a_whole_attempt() -> None:
    game = arrange(begun("switzerland"), hands={0: "3G2L1R"})
    play_drawing(game, claiming("martigny-sion", "2G"), "GLR")
    assert extras(game) == {"1L1G", "2L"}
    game.play("tunnel pay 2 loco")
    assert game.view(None)["seats"][0]["tracks"] == ["martigny-sion"]
    assert game.view(0)["hand"] == {"green": 1, "red": 1}


@rule("TR-CH-TUNNEL-09")
def test_a_tunnel_with_a_bonus_draws_it_last() -> None:
    # no title has both; the order is that of every claim (TR-NL-CLAIM-12)
    title = small_title({"a-b": {"length": 2, "color": "red", "tunnel": True, "bonus": 2}})
    game = arrange(small_game(title), hands={0: "3R"}, deck="1R2K", discard="", row="PWBY")
    play_drawing(game, claiming("a-b", "2R"), "RKK")
    events = play_drawing(game, "tunnel pay 1 red", "K" + "RR")
    assert keys(events) == ["tunnel-paid", "claimed", "reshuffled", "turned-up", "bonus"]
    assert events[4].params == {"seat": 0, "n": 2, "cards": {"red": 2}}
    assert game.view(0)["hand"] == {"red": 2}
