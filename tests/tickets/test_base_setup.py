"""The base game: components, setup, the starting choice of tickets, who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import begun, deal_drawing, faces, keys, ledger_text, small_title, verdict

USA: Any = bl.titles()["usa"]
SWISS: Any = bl.titles()["switzerland"]


@rule("TR-BASE-COMP-01")
def test_the_components_of_usa() -> None:
    assert list(USA.player_counts) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(bl.BadOption):
            bl.new_game("usa", players=players, seed=1)
    game = begun("usa", 5)
    position: Any = game._position
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [45] * 5
    everything = Counter(game.view(None)["row"]) + Counter(game.view(None)["discard"])
    for seat in range(5):
        everything += Counter(game.view(seat)["hand"])
    for card, name in enumerate(("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "loco")):
        assert everything[name] + position.deck[card] == (14 if name == "loco" else 12)
    assert len(USA.board.ticket_ids) == 30
    assert (len(USA.map.tracks), len(USA.map.cities)) == (100, 36)


@rule("TR-BASE-SETUP-01")
@pytest.mark.parametrize("title", ["usa", "switzerland"])
def test_everybody_starts_with_all_wagons_and_no_points(title: str) -> None:
    for seat in begun(title, 3).view(None)["seats"]:
        assert (seat["wagons"], seat["score"], seat["tracks"]) == (45, 0, [])


@rule("TR-BASE-SETUP-02")
def test_four_cards_each_and_five_beside_the_deck() -> None:
    game = deal_drawing(SWISS, 3, "RRRR" + "BBBL" + "GGKK" + "WYOPL")
    assert [ledger_text(game.view(seat)["hand"]) for seat in range(3)] == ["4R", "1L3B", "2K2G"]
    assert faces(game) == "WYOPL"
    assert game.view(None)["deck"] == 110 - 12 - 5
    game = deal_drawing(USA, 5, "RRRR" + "BBBL" + "GGKK" + "WWWW" + "OOOO" + "WYOPL")
    assert [seat["cards"] for seat in game.view(None)["seats"]] == [4] * 5
    assert game.view(None)["deck"] == 110 - 20 - 5


@rule("TR-BASE-SETUP-02")
def test_hands_and_row_differ_from_seed_to_seed_and_repeat_with_the_seed() -> None:
    def dealt(seed: int) -> tuple[Any, ...]:
        game = begun("usa", 4, seed=seed, chosen=False)
        return (faces(game), *(ledger_text(game.view(seat)["hand"]) for seat in range(4)))

    assert dealt(3) == dealt(3)
    assert len({dealt(seed) for seed in range(30)}) == 30


@rule("TR-BASE-SETUP-04")
@pytest.mark.parametrize("title", ["usa", "switzerland"])
def test_no_turn_before_all_have_chosen(title: str) -> None:
    game = begun(title, 3, chosen=False)
    for seat in range(3):
        assert game.to_move == seat
        assert game.view(None)["phase"] == "choosing"
        for move in ("draw deck", "tickets", "pass", f"draw {game.view(None)['row'][0]}"):
            assert verdict(game, move) == "TR-BASE-SETUP-04"
        assert {move.group for move in game.legal_moves()} == {"keep"}
        game.play("keep 1 2")
    assert (game.to_move, game.view(None)["phase"]) == (0, "turn")
    assert verdict(game, "keep 1 2") == "TR-BASE-TURN-01"


@rule("TR-BASE-SETUP-04")
@pytest.mark.parametrize("title", ["usa", "switzerland"])
def test_starting_tickets_are_secret(title: str) -> None:
    games = [begun(title, 2, chosen=False) for _ in range(2)]
    for game, kept in zip(games, ("keep 1 2", "keep 1 2 3"), strict=True):
        game.play(kept)
    # not even how many the first player kept may be seen before the second has chosen
    for seat in (1, None):
        assert games[0].view(seat) == games[1].view(seat)
        assert [event.as_dict() for event in games[0].log(seat)] == [event.as_dict() for event in games[1].log(seat)]
    assert "tickets" not in games[0].view(None)
    game = games[0]
    game.play("keep 1 2 3")
    assert [seat["tickets"] for seat in game.view(0)["seats"]] == [2, 3]
    dealt = {event.params["seat"]: event for event in game.log(1) if event.key == "offered-tickets"}
    assert "tickets" in dealt[1].params
    assert "tickets" not in dealt[0].params
    kept_events = [event for event in game.log(1) if event.key == "kept-tickets"]
    assert [("tickets" in event.params, event.params["n"]) for event in kept_events] == [(False, 2), (True, 3)]


@rule("TR-BASE-SETUP-05")
def test_three_tickets_dealt_of_which_two_or_three_are_kept() -> None:
    game = begun("usa", 4, chosen=False)
    assert [len(game.view(seat)["offer"]) for seat in range(4)] == [3] * 4
    assert game.view(None)["ticket_deck"] == 30 - 12
    for kept in ("keep", "keep 1", "keep 3"):
        assert verdict(game, kept) == "TR-BASE-SETUP-05"
    assert {str(move) for move in game.legal_moves()} == {"keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"}
    assert verdict(game, "keep 1 4") == "TR-BASE-SETUP-05"


@rule("TR-BASE-SETUP-05")
def test_rejected_starting_tickets_lie_under_the_deck() -> None:
    game = begun("usa", 3, chosen=False, first_player=1)
    offers = [game.view(seat)["offer"] for seat in range(3)]
    for kept in ("keep 1 2", "keep 1 2 3", "keep 2 3"):
        assert game.view(None)["ticket_deck"] == 30 - 9
        game.play(kept)
    assert game.view(None)["ticket_deck"] == 30 - 9 + 2
    position: Any = game._position
    under = [position.board.ticket_ids[ticket] for ticket in position.under]
    # in turn order from the first player, seat 1
    assert under == [offers[1][2], offers[0][0]]


@rule("TR-BASE-TURN-01")
def test_who_begins_is_asked_for_or_random() -> None:
    #
    for first in range(4):
        game = begun("usa", 4, chosen=False, first_player=first)
        order = []
        for _ in range(4):
            order.append(game.to_move)
            game.play("keep 1 2")
        assert order == [(first + n) % 4 for n in range(4)]
        assert (game.to_move, game.view(None)["first"]) == (first, first)
    found = Counter(bl.new_game("usa", players=4, seed=seed).to_move for seed in range(80))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 8
    with pytest.raises(bl.BadOption):
        bl.new_game("usa", players=2, seed=1, first_player=2)
    with pytest.raises(bl.BadOption):
        bl.new_game("usa", players=2, seed=1, first_player=-1)


@rule("TR-BASE-TURN-01")
def test_the_first_player_is_told() -> None:
    game = bl.new_game("usa", players=3, seed=4)
    first = game.log(None)[0]
    assert (first.key, first.params) == ("first-player", {"seat": game.to_move})


@rule("TR-BASE-SETUP-01")
def test_options_of_a_title_are_all_named() -> None:
    assert {option.name for option in USA.options} == {"first_player", "draw_row_when_deck_empty", "may_stop_after_one"}
    assert {option.name for option in SWISS.options} == {"wagons", *(option.name for option in USA.options)}
    plain = small_title({"a-b": {"length": 1}})
    assert [option.default for option in plain.options] == ["random", False, False]
    with pytest.raises(bl.BadOption):
        bl.new_game("usa", players=2, seed=1, wagons=40)
    with pytest.raises(bl.BadOption):
        bl.new_game("usa", players=2, seed=1, may_stop_after_one="perhaps")


@rule("TR-BASE-SETUP-04")
def test_the_deal_is_told_in_order() -> None:
    told = deal_drawing(USA, 2, "RRRR" + "BBBB" + "WYOPK").log(0)
    assert keys(told) == ["first-player", "dealt", "dealt", *["turned-up"] * 5, "offered-tickets", "offered-tickets"]
    assert told[1].params == {"seat": 0, "n": 4, "cards": {"red": 4}}
    assert told[2].params == {"seat": 1, "n": 4}
    assert told[3].params == {"slot": 0, "card": "white"}
