"""What a seat knows of the train cards and tickets, and what can be taken back, case by case."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.claiming import can_pay
from branchline.games.tickets.titles import load
from branchline.shelf import undealt
from ledger import rule
from tickets.arrange import arrange, begun, claiming, full_deck, leave_tickets, play_drawing, small_game, small_title


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


STARVED = """\
name = "Starved"
players = [2, 5]

[cities]
a = { name = "A" }
b = { name = "B" }
c = { name = "C" }
d = { name = "D" }
e = { name = "E" }

[tracks]
"a-b/1" = { length = 2, color = "red" }
"a-b/2" = { length = 2, color = "blue" }
b-c = { length = 3 }
c-d = { length = 3, ferry = 2 }
d-e = { length = 4, color = "green", tunnel = true }
a-e = { length = 5 }
b-d = { length = 4, ferry = 1 }

[tickets]
ac = { from = "a", to = "c", points = 4, copies = 8 }

[rules]
wagons = 12
hand = 3
row = 2
flush_at = 0
cards_per_color = 3
locomotives = 2
tickets_dealt = 1
tickets_kept_at_start = 1
tickets_drawn = 3
tickets_kept_later = 3
track_points = [1, 2, 4, 7, 10]
open_doubles = [1, 1, 2, 2]
open_triples = [1, 2, 3, 3]
"""


def passes(players: int, seeds: range) -> Iterator[tuple[bl.Game, int, list[int]]]:
    """Games in which seats have just passed: each with the passer and the tracks open to it then."""
    title = load("tickets", STARVED, "starved")
    for seed in seeds:
        game = undealt(title, players, {"first_player": 0}, seed, None)
        game._deal(None)
        chance = random.Random(seed)
        while not game.is_over:
            moves = game.legal_moves()
            drawing = [move for move in moves if move.group in ("draw", "tickets", "keep")]
            move = chance.choice(drawing or list(moves))
            position: Any = game._position
            seat = position.to_move
            open_then = [
                track
                for track in range(position.board.tracks())
                if position.is_open(track, seat) and position.board.length[track] <= position.wagons[seat]
            ]
            game.play(move)
            if str(move) == "pass" and not game.is_over:
                yield game, seat, open_then


@pytest.mark.slow
@rule("TR-BASE-TURN-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whoever_passed_is_dealt_no_hand_that_could_have_claimed(players: int) -> None:
    met = 0
    for game, passer, open_then in passes(players, range(60)):
        for viewer in (None, *(seat for seat in range(players) if seat != passer)):
            for seed in range(4):
                world: Any = game.redeal(viewer, seed)._position
                assert not [track for track in open_then if can_pay(world, passer, track)]
                assert world.audit() == []
                met += 1
    assert met > 100


@pytest.mark.slow
@rule("TR-BASE-TURN-01")
def test_after_a_pass_a_redeal_knows_what_its_seat_knows_and_no_more() -> None:
    met = 0
    for game, passer, _ in passes(4, range(40)):
        for viewer in (seat for seat in range(4) if seat != passer):
            other_truth = game.redeal(viewer, 77)
            assert other_truth.view(viewer) == game.view(viewer)
            for seed in range(3):
                worlds = [truth.redeal(viewer, seed) for truth in (game, other_truth)]
                assert all(worlds[0].view(seat) == worlds[1].view(seat) for seat in range(4))
                met += 1
    assert met > 50


@rule("TR-BASE-TURN-01")
def test_a_pass_tells_of_a_hand_until_it_changes() -> None:
    title = small_title({"a-b": {"length": 2}, "c-d": {"length": 4, "color": "black"}}, rules={"flush_at": 0})
    hands = {0: "1R1B", 1: "4K2W", 2: "1R1B"}
    game = leave_tickets(arrange(small_game(title, 3), hands=hands, row="", deck="", discard=""), 0)
    position: Any = game._position
    game.play("pass")
    assert (position.stuck, list(position.unpaid)) == (0b001, [0b001, 0b001])
    game.play(claiming("a-b", "2W"))  # the two white cards are turned up, and there is nothing to draw
    game.play("pass")
    # seat 2 could not have paid for the track that was left; nothing is told of the other one
    assert (position.stuck, list(position.unpaid)) == (0b101, [0b001, 0b101])
    game.play("pass")
    game.play(claiming("c-d", "4K"))
    game.play("draw white")
    assert position.stuck == 0b001
