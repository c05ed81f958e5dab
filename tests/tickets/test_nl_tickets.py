"""Northern Lights: drawing, keeping and completing tickets."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, finish, full_deck, hold, keys, own, small_game, title_like, verdict

TRACKS = {
    "a-b": {"length": 1, "color": "red"},
    "b-c": {"length": 1, "color": "red"},
    "c-d": {"length": 1, "color": "red"},
    "d-e": {"length": 1, "color": "red"},
}


def pile(count: int) -> bl.Game:
    """Two players who kept all eight dealt tickets, with so many left on the ticket deck."""
    tickets = {f"t{n:02}": {"from": "a", "to": "b", "points": 5} for n in range(count + 8)}
    return small_game(title_like("northern-lights", TRACKS, tickets, players=[2, 2]))


def journeys(**tickets: tuple[str, str, int]) -> bl.Game:
    """Two players without tickets on a small board; the tickets given are there to be held."""
    table: dict[str, Any] = {f"x{n}": {"from": "a", "to": "b", "points": 1} for n in range(8)}
    table.update({id: {"from": a, "to": b, "points": n} for id, (a, b, n) in tickets.items()})
    game = small_game(title_like("northern-lights", TRACKS, table, players=[2, 2]))
    return hold(hold(game, 0), 1)


def tickets_of(game: bl.Game, seat: int) -> list[str]:
    """What a seat holds, by its own view."""
    return [ticket["ticket"] for ticket in game.view(seat)["tickets"]]


# -- drawing and keeping ---------------------------------------------------------------------------


@rule("TR-NL-TICK-01", "TR-NL-TICK-02")
@pytest.mark.parametrize(("left", "offered"), ((10, 3), (4, 3), (3, 3), (2, 2), (1, 1)))
def test_three_tickets_are_drawn_or_all_that_remain(left: int, offered: int) -> None:
    game = pile(left)
    assert game.view(None)["ticket_deck"] == left
    events = game.play("tickets")
    assert [(event.key, event.params["n"]) for event in events] == [("offered-tickets", offered)]
    assert len(set(game.view(0)["offer"])) == offered
    assert not set(game.view(0)["offer"]) & {*tickets_of(game, 0), *tickets_of(game, 1)}
    assert game.view(None)["ticket_deck"] == left - offered
    assert game.to_move == 0


@rule("TR-NL-TICK-03")
def test_at_least_one_ticket_is_kept() -> None:
    game = pile(10)
    game.play("tickets")
    assert verdict(game, "keep") == "TR-NL-TICK-03"
    for kept in ("1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"):
        assert verdict(game, f"keep {kept}") is None
    assert len(game.legal_moves()) == 7
    offer = game.view(0)["offer"]
    held = tickets_of(game, 0)
    game.play("keep 1 3")
    assert tickets_of(game, 0) == sorted([*held, offer[0], offer[2]])
    assert game.to_move == 1


@rule("TR-NL-TICK-03")
def test_a_single_ticket_must_be_kept() -> None:
    game = pile(1)
    game.play("tickets")
    assert game.legal_moves().texts() == ["keep 1"]
    assert verdict(game, "keep") == "TR-NL-TICK-03"


@rule("TR-NL-TICK-04")
def test_unkept_tickets_go_under_the_deck() -> None:
    game = pile(5)
    game.play("tickets")
    first = game.view(0)["offer"]
    events = game.play("keep 2")
    assert events[0].params["n"] == 1 and events[0].params["returned"] == 2
    assert game.view(None)["ticket_deck"] == 4
    game.play("tickets")
    second = game.view(1)["offer"]
    assert second[2] == first[0]
    assert not set(second[:2]) & set(first)
    game.play("keep 1 2 3")
    game.play("tickets")
    assert game.view(0)["offer"] == [first[2]]


@rule("TR-NL-TICK-05")
def test_only_newly_drawn_tickets_can_be_returned() -> None:
    game = pile(10)
    held = tickets_of(game, 0)
    game.play("tickets")
    assert verdict(game, "keep 4") == "TR-NL-TICK-05"
    assert verdict(game, "keep 1 2 3 4 5") == "TR-NL-TICK-05"
    game.play("keep 1")
    assert set(held) < set(tickets_of(game, 0))
    assert len(tickets_of(game, 0)) == 5


@rule("TR-NL-TICK-06")
def test_there_is_no_limit_on_tickets() -> None:
    game = pile(14)
    for _ in range(4):
        for move in ("tickets", "keep 1 2 3", "draw deck", "draw deck"):
            game.play(move)
    assert len(tickets_of(game, 0)) == 16
    assert game.view(None)["ticket_deck"] == 2
    assert verdict(game, "tickets") is None


@rule("TR-NL-TICK-07")
def test_no_ticket_action_without_tickets() -> None:
    """A-11."""
    game = pile(1)
    game.play("tickets")
    game.play("keep 1")
    assert game.view(None)["ticket_deck"] == 0
    assert verdict(game, "tickets") == "TR-NL-TICK-07"


@rule("TR-NL-TICK-07")
def test_returned_tickets_can_be_drawn_again() -> None:
    game = pile(2)
    game.play("tickets")
    offer = game.view(0)["offer"]
    game.play("keep 2")
    assert verdict(game, "tickets") is None
    game.play("tickets")
    assert game.view(1)["offer"] == offer[:1]


# -- completing ------------------------------------------------------------------------------------


@rule("TR-NL-TICK-08")
def test_a_chain_of_own_tracks_completes_a_ticket() -> None:
    game = hold(journeys(ac=("a", "c", 9)), 0, "ac")
    own(game, 0, "a-b", "b-c")
    assert game.view(0)["tickets"] == [{"ticket": "ac", "done": True, "points": 9}]
    assert finish(game).by_source(0) == {"track": 2, "ticket-done": 9}


@rule("TR-NL-TICK-08")
def test_tracks_of_others_and_gaps_do_not() -> None:
    game = hold(journeys(ac=("a", "c", 9), ae=("a", "e", 7), ab=("b", "a", 3)), 0, "ac", "ae", "ab")
    own(game, 0, "a-b", "c-d", "d-e")
    own(game, 1, "b-c")
    done = {ticket["ticket"]: ticket["done"] for ticket in game.view(0)["tickets"]}
    assert done == {"ac": False, "ae": False, "ab": True}
    outcome = finish(game)
    assert outcome.by_source(0) == {"track": 3, "ticket-failed": -16, "ticket-done": 3}


@rule("TR-NL-TICK-09")
def test_nothing_is_scored_or_told_when_a_ticket_is_completed() -> None:
    game = arrange(hold(journeys(secret=("a", "c", 9)), 0, "secret"), hands={0: "1R", 1: ""})
    own(game, 0, "a-b")
    full_deck(game)
    assert game.view(None)["seats"][0]["score"] == 1
    events = game.play("claim b-c: 1 red")
    assert keys(events) == ["claimed"]
    assert events[0].params["points"] == 1
    assert game.view(None)["seats"][0]["score"] == 2
    assert game.view(0)["tickets"] == [{"ticket": "secret", "done": True, "points": 9}]
    assert "secret" not in str(game.view(1)) + str(game.view(None))


@rule("TR-NL-TICK-09")
def test_completion_is_judged_on_the_final_board() -> None:
    game = hold(journeys(ac=("a", "c", 9)), 0, "ac")
    assert finish(game.copy()).scores == [-9, 0]
    own(game, 0, "b-c", "a-b")
    assert finish(game).scores == [11, 0]


@rule("TR-NL-TICK-10")
def test_a_completed_ticket_adds_and_an_uncompleted_one_subtracts() -> None:
    game = hold(journeys(done=("a", "b", 8), failed=("a", "c", 5)), 0, "done", "failed")
    own(game, 0, "a-b")
    outcome = finish(game)
    assert outcome.by_source(0) == {"track": 1, "ticket-done": 8, "ticket-failed": -5}
    assert outcome.scores[0] == 1 + 3


@rule("TR-NL-TICK-09", "TR-NL-TICK-10")
def test_the_real_tickets_are_worth_what_is_printed() -> None:
    game = begun("northern-lights")
    hold(hold(game, 1), 0, "t44", "t21")
    own(game, 0, "karlstad-oslo/1", "karlstad-stockholm/3")
    points = {ticket["ticket"]: ticket["points"] for ticket in game.view(0)["tickets"]}
    assert points == {"t44": 2, "t21": -4}
    assert game.view(None)["seats"][0]["score"] == 2
