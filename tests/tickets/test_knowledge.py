"""What a seat knows of the train cards and tickets, and what can be taken back, case by case."""

from __future__ import annotations

import pytest

import branchline as bl
from arrange import arrange, begun, full_deck, play_drawing


def test_nobody_is_dealt_a_card_that_was_in_the_deck_all_the_time() -> None:
    """Three players: all red cards were in the shuffled deck, and seat 2 has drawn nothing since."""
    game = begun("usa", 3)
    arrange(game, hands={0: "2B", 1: "3W", 2: "3K"}, row="PPYYG", discard="")
    full_deck(game)
    play_drawing(game, "draw deck", "R")
    play_drawing(game, "draw deck", "B")
    play_drawing(game, "draw deck", "R")
    play_drawing(game, "draw deck", "G")
    worlds = [game.redeal(0, seed) for seed in range(200)]
    hands = [[world.view(seat)["hand"] for seat in range(3)] for world in worlds]
    assert all("red" not in mine[2] for mine in hands)
    assert any(mine[1].get("red", 0) == 2 for mine in hands)
    assert any("red" not in mine[1] for mine in hands)
    # what they held before the shuffle is known to be white and black, but not whose it is
    assert all(sum(mine[1].get(c, 0) + mine[2].get(c, 0) for c in ("white", "black")) >= 6 for mine in hands)
    assert len({str(mine[2]) for mine in hands}) > 1


def test_with_two_players_a_reshuffle_tells_the_other_hand() -> None:
    game = begun("usa", 2)
    arrange(game, hands={0: "2B", 1: "3W1L"}, row="PPYYG", discard="")
    full_deck(game)
    for seed in range(50):
        assert game.redeal(0, seed).view(1)["hand"] == {"white": 3, "loco": 1}


def test_a_card_taken_openly_stays_known_until_played() -> None:
    game = begun("usa", 2)
    arrange(game, hands={0: "", 1: "2W"}, row="RRBBG", discard="")
    full_deck(game)
    game.play("draw red")
    game.play("draw blue")
    for seed in range(30):
        world = game.redeal(1, seed)
        assert {"red", "blue"} <= set(world.view(0)["hand"])
    assert game.view(1)["seats"][0]["shown"] == {"blue": 1, "red": 1}


def test_the_first_draw_of_tickets_cannot_be_taken_back_even_from_under_the_deck() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    game.play("keep 1 2")
    game.play("keep 1 2")
    while game._position.on_top > 0:  # type: ignore[attr-defined]
        game.play("tickets")
        game.play("keep 1")
    game.play("tickets")
    with pytest.raises(bl.IllegalMove):
        game.undo()
    game.play("keep 1")
    assert game.undo().view(game.undo().to_move)["offer"] != []


def test_the_last_starting_choice_cannot_be_taken_back() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    game.play("keep 1 2")
    assert game.undo().to_move == 0
    game.play("keep 1 2 3")
    with pytest.raises(bl.IllegalMove):
        game.undo()


def test_a_move_of_another_title_is_read_by_its_text() -> None:
    usa, swiss = begun("usa", 2), begun("switzerland", 2)
    arrange(usa, hands={0: "4R4B4G4Y4K4L"})
    draw = next(move for move in usa.legal_moves() if str(move) == "draw deck")
    claim = next(move for move in usa.legal_moves() if move.group == "claim")
    with pytest.raises(bl.MalformedMove):
        swiss.play(claim)
    assert swiss.why_not(draw) is None
    swiss.play(draw)
    assert swiss.view(0)["phase"] == "second-card"


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_every_city_of_the_maps_can_be_reached(title: str) -> None:
    board = bl.titles()[title].board  # type: ignore[attr-defined]
    reached = {0}
    for _ in range(board.cities()):
        for track in range(board.tracks()):
            if board.end_a[track] in reached or board.end_b[track] in reached:
                reached |= {int(board.end_a[track]), int(board.end_b[track])}
    assert len(reached) == board.cities()
