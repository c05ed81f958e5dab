"""Germany: announcing mixes, two ticket decks, and what a seat knows of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import begun, keys, verdict
from tickets.test_de_game import GERMANY, announced, opened, refused

TICKETS = GERMANY.map.tickets


def kinds(tickets: list[str]) -> dict[str, int]:
    """Tickets by deck."""
    counted = Counter(TICKETS[ticket].deck for ticket in tickets)
    return {"short": counted["short"], "long": counted["long"]}


def leave(game: bl.Game, short: int, long: int) -> bl.Game:
    """Take tickets out of the decks until so many are left in each."""
    position: Any = game._position
    for deck, left in enumerate((short, long)):
        for number in range(len(position.ticket_at)):
            if position.deck_left[deck] > left and position.board.ticket_deck[number] == deck:
                if position.ticket_at[number] == -1:
                    position.ticket_at[number] = 30
                    position.on_top -= 1
                    position.deck_left[deck] -= 1
    game._legal = None
    return game


# -- announcing ------------------------------------------------------------------------------------


@rule("TR-DE-SETUP-04")
def test_five_mixes() -> None:
    game = begun("germany", 2, chosen=False)
    assert game.view(None)["phase"] == "announcing"
    assert game.legal_moves().texts() == [
        "tickets 4 short",
        "tickets 3 short 1 long",
        "tickets 2 short 2 long",
        "tickets 1 short 3 long",
        "tickets 4 long",
    ]
    for move in ("tickets 3 short 2 long", "tickets 3 short", "tickets 1 long"):
        assert verdict(game, move) == "TR-DE-SETUP-04"
    assert refused(game, "tickets") == "TR-DE-TICK-01"
    for move in ("draw deck", "keep 1 2", "pass"):
        assert refused(game, move) == "TR-DE-SETUP-04"
    game.play("tickets 3 short 1 long")
    game.play("tickets 4 long")
    assert kinds(game.view(0)["offer"]) == {"short": 3, "long": 1}
    assert kinds(game.view(1)["offer"]) == {"short": 0, "long": 4}


@rule("TR-DE-SETUP-05")
def test_mixes_are_public_and_come_in_turn_order() -> None:
    game = begun("germany", 3, chosen=False, first_player=1)
    assert game.to_move == 1
    events = game.play("tickets 1 short 3 long")
    assert [(event.key, event.params) for event in events] == [("mix-announced", {"seat": 1, "short": 1, "long": 3})]
    assert game.to_move == 2
    for viewer in (None, 0, 2):
        assert game.view(viewer)["seats"][1]["announced"] == {"short": 1, "long": 3}
        assert [seat["offered"] for seat in game.view(viewer)["seats"]] == [0, 0, 0]
    game.play("tickets 4 short")
    assert keys(game.play("tickets 2 short 2 long")) == ["mix-announced"] + ["offered-tickets"] * 3
    assert (game.to_move, game.view(None)["phase"]) == (1, "choosing")
    assert game.view(None)["ticket_decks"] == {"short": 55 - 7, "long": 34 - 5}


@rule("TR-DE-SETUP-06")
def test_keeping_at_the_start() -> None:
    game = announced()
    assert len(game.legal_moves()) == 11
    assert verdict(game, "keep 1") == "TR-DE-SETUP-06"
    assert verdict(game, "keep 1 4") is None


@rule("TR-DE-SETUP-07", "TR-DE-SETUP-08", "TR-DE-INV-02")
def test_rejects_of_the_start_are_shuffled_in_again() -> None:
    game = announced(2, "tickets 3 short 1 long")
    assert game.view(None)["ticket_decks"] == {"short": 49, "long": 32}
    offers = [game.view(seat)["offer"] for seat in range(2)]
    game.play("keep 3 4")
    assert [seat["by_deck"] for seat in game.view(1)["seats"]] == [None, None]
    game.play("keep 1 2 3")
    view = game.view(None)
    assert view["ticket_decks"] == {"short": 51, "long": 33}
    assert [seat["by_deck"] for seat in view["seats"]] == [{"short": 1, "long": 1}, {"short": 3, "long": 0}]
    kept = [event.params for event in game.log(None) if event.key == "kept-tickets"]
    assert kept == [
        {"seat": 0, "n": 2, "returned": 2, "short": 1, "long": 1},
        {"seat": 1, "n": 3, "returned": 1, "short": 3, "long": 0},
    ]
    position: Any = game._position
    for ticket in (*offers[0][:2], offers[1][3]):
        assert position.ticket_at[position.board.ticket_ids.index(ticket)] == -1
    # for seat 0 they may be anywhere in the deck, never in what seat 1 kept
    worlds = [game.redeal(0, seed) for seed in range(40)]
    for world in worlds:
        held = [ticket["ticket"] for ticket in world.view(1)["tickets"]]
        assert kinds(held) == {"short": 3, "long": 0}
        assert not set(held) & set(offers[0])
        assert world.audit() == []
    assert len({str(world.view(1)["tickets"]) for world in worlds}) > 30


@rule("TR-DE-SETUP-07")
def test_a_reject_of_the_start_may_be_drawn_by_another_later() -> None:
    game = announced(2, "tickets 4 long")
    mine = game.view(0)["offer"]
    game.play("keep 1 2")
    game.play("keep 1 2")
    game.play("draw deck")
    game.play("draw deck")
    game.play("tickets 4 long")
    game.play("keep 1 2 3 4")
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(150):
        held = {ticket["ticket"] for ticket in game.redeal(0, seed).view(1)["tickets"]}
        seen.update(held & set(mine))
    assert set(seen) == set(mine[2:])


# -- the ticket action -----------------------------------------------------------------------------


@rule("TR-DE-TICK-01", "TR-DE-TICK-03", "TR-DE-INV-02")
def test_the_ticket_action() -> None:
    game = opened()
    assert refused(game, "tickets") == "TR-DE-TICK-01"
    assert keys(game.play("tickets 2 short 2 long")) == ["mix-announced", "offered-tickets"]
    offer = game.view(0)["offer"]
    assert kinds(offer) == {"short": 2, "long": 2}
    assert game.view(1)["seats"][0]["announced"] == {"short": 2, "long": 2}
    assert len(game.legal_moves()) == 15
    before = game.view(None)["ticket_decks"]
    game.play("keep 2")
    after = game.view(None)["ticket_decks"]
    assert (after["short"], after["long"]) == (before["short"] + 1, before["long"] + 2)
    assert game.view(None)["seats"][0]["announced"] is None
    position: Any = game._position
    assert [position.board.ticket_ids[ticket] for ticket in position.under] == [offer[0], offer[2], offer[3]]
    assert game.audit() == []


@rule("TR-DE-TICK-03")
def test_what_lies_under_a_deck_comes_up_in_order() -> None:
    game = opened()
    game.play("tickets 2 short 2 long")
    offer = game.view(0)["offer"]
    game.play("keep 1")
    leave(game, 1, 3)
    position: Any = game._position
    for number in range(len(position.ticket_at)):  # all that is left lies under the decks
        if position.ticket_at[number] == -1:
            position.ticket_at[number] = 30
            position.on_top -= 1
            position.deck_left[position.board.ticket_deck[number]] -= 1
    game._legal = None
    assert game.view(None)["ticket_decks"] == {"short": 1, "long": 2}
    assert game.legal_moves().texts()[-1] == "tickets 1 short 2 long"
    game.play("tickets 1 short 2 long")
    assert game.view(1)["offer"] == [offer[1], offer[2], offer[3]]
    assert game.audit() == []


@rule("TR-DE-TICK-02")
def test_a_mix_must_be_there_and_as_large_as_can_be() -> None:
    game = leave(opened(), 1, 20)
    mixes = [text for text in game.legal_moves().texts() if text.startswith("tickets")]
    assert mixes == ["tickets 1 short 3 long", "tickets 4 long"]
    assert verdict(game, "tickets 2 short 2 long") == "TR-DE-TICK-02"
    assert verdict(game, "tickets 3 long") == "TR-DE-TICK-02"
    few = leave(opened(), 1, 1)
    assert [text for text in few.legal_moves().texts() if text.startswith("tickets")] == ["tickets 1 short 1 long"]


@rule("TR-DE-TICK-04")
def test_without_tickets() -> None:
    game = leave(opened(), 0, 0)
    assert not any(move.group == "tickets" for move in game.legal_moves())
    assert refused(game, "tickets 2 short 2 long") == "TR-DE-TICK-04"


@rule("TR-DE-TICK-01")
@pytest.mark.parametrize(
    "text",
    ["tickets 2 short 2 short", "tickets short", "tickets 0 short 4 long", "tickets 4", "tickets 4 middle",
     "tickets 9 short", "tickets 2 short 2"],
)  # fmt: skip
def test_texts_that_are_no_mix(text: str) -> None:
    with pytest.raises(bl.MalformedMove):
        opened().why_not(text)


@rule("TR-DE-TICK-01")
def test_a_mix_may_be_written_in_either_order() -> None:
    position = opened()._position
    code = position.move_code("tickets 1 long 3 short")
    assert position.move_text(code) == "tickets 3 short 1 long"
    assert position.move_params(code) == {"short": 3, "long": 1}
    with pytest.raises(bl.MalformedMove):
        begun("usa").why_not("tickets 2 short 2 long")


# -- two truths ------------------------------------------------------------------------------------


def known(game: bl.Game, seat: int) -> str:
    moves = game.legal_moves().texts() if game.to_move == seat else None
    return json.dumps([game.view(seat), game.facts(seat), moves, [event.as_dict() for event in game.log(seat)]])


@pytest.mark.slow
@rule("TR-DE-SETUP-07", "TR-DE-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_seat_cannot_tell_its_worlds_apart(players: int) -> None:
    for seed in range(8):
        game, dice = bl.new_game("germany", players=players, seed=seed), random.Random(seed)
        for _ in range(dice.choice([1, players, 2 * players, 30, 90])):
            moves = game.legal_moves()
            tickets = [move for move in moves if move.group in ("tickets", "keep")]
            game.play(dice.choice(tickets) if tickets and dice.random() < 0.5 else dice.choice(list(moves)))
            if game.is_over:
                break
        for seat in range(players):
            world = game.redeal(seat, seed)
            assert world.audit() == []
            assert known(world, seat) == known(game, seat)
            one, two = game.redeal(seat, 9), world.redeal(seat, 9)
            assert [one.view(other) for other in range(players)] == [two.view(other) for other in range(players)]
