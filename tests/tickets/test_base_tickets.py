"""The base game: drawing, keeping and completing tickets."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, claiming, finish, hold, leave_tickets, own, small_game, small_title, verdict

LINE = small_title(
    {"a-b": {"length": 1, "color": "red"}, "b-c": {"length": 1, "color": "blue"}, "c-d": {"length": 1}},
    {
        "ac": {"from": "a", "to": "c", "points": 8, "copies": 2},
        "ad": {"from": "a", "to": "d", "points": 5},
        "fill": {"from": "a", "to": "b", "points": 1, "copies": 9},
        "more": {"from": "b", "to": "c", "points": 1, "copies": 9},
    },
)


def held(game: bl.Game, seat: int) -> list[str]:
    return sorted(ticket["ticket"] for ticket in game.view(seat)["tickets"])


@rule("TR-BASE-TICK-01")
@pytest.mark.parametrize("kept", ["1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"])
def test_three_are_drawn_and_at_least_one_is_kept(kept: str) -> None:
    game = begun("usa")
    before = held(game, 0)
    game.play("tickets")
    offer = game.view(0)["offer"]
    assert len(offer) == 3
    assert verdict(game, "keep") == "TR-BASE-TICK-01"
    game.play("keep " + kept)
    assert held(game, 0) == sorted(before + [offer[int(n) - 1] for n in kept.split()])
    assert game.to_move == 1


@rule("TR-BASE-TICK-01")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_are_drawn_if_fewer_remain(left: int) -> None:
    game = leave_tickets(begun("usa"), left)
    game.play("tickets")
    assert len(game.view(0)["offer"]) == left
    assert len(game.legal_moves()) == 2**left - 1


@rule("TR-BASE-TICK-01")
def test_who_must_keep_more_than_there_are_keeps_all() -> None:
    greedy = small_title({"a-b": {"length": 1}}, rules={"tickets_kept_later": 2})
    game = leave_tickets(small_game(greedy), 1)
    game.play("tickets")
    assert [str(move) for move in game.legal_moves()] == ["keep 1"]
    game = leave_tickets(small_game(greedy), 3)
    game.play("tickets")
    assert verdict(game, "keep 1") == "TR-BASE-TICK-01"
    assert len(game.legal_moves()) == 4


@rule("TR-BASE-TICK-01")
def test_an_empty_ticket_deck_offers_nothing() -> None:
    #
    game = leave_tickets(begun("usa"), 0)
    assert verdict(game, "tickets") == "TR-BASE-TICK-01"
    assert "tickets" not in {move.group for move in game.legal_moves()}


@rule("TR-BASE-TICK-01")
def test_kept_tickets_are_kept_for_good() -> None:
    game = begun("usa")
    mine = held(game, 0)
    game.play("tickets")
    # only the three drawn can be named; 4 and more are nothing
    for number in (4, 5, 6):
        assert verdict(game, f"keep 1 {number}") == "TR-BASE-TICK-01"
    game.play("keep 2")
    assert set(mine) < set(held(game, 0))


@rule("TR-BASE-TICK-01")
def test_what_is_drawn_is_for_the_drawer_only() -> None:
    game = begun("usa")
    game.play("tickets")
    assert game.view(1)["offer"] == []
    assert [seat["offered"] for seat in game.view(1)["seats"]] == [3, 0]
    assert "tickets" not in game.log(1)[-1].params
    assert len(game.log(0)[-1].params["tickets"]) == 3
    game.play("keep 1")
    assert game.log(1)[-1].params == {"seat": 0, "n": 1, "returned": 2}


@rule("TR-BASE-TICK-02")
def test_in_usa_returned_tickets_lie_under_the_deck_in_order() -> None:
    game = begun("usa")
    assert game.view(None)["ticket_deck"] == 24
    game.play("tickets")
    first = game.view(0)["offer"][1:]
    game.play("keep 1")
    assert game.view(None)["ticket_deck"] == 23
    game.play("tickets")
    second = game.view(1)["offer"][:2]
    game.play("keep 3")
    leave_tickets(game, 0)
    assert game.view(None)["ticket_deck"] == 4
    game.play("tickets")
    assert game.view(0)["offer"] == [*first, second[0]]
    game.play("keep 3")
    game.play("tickets")
    assert game.view(1)["offer"] == [second[1], *first]


@rule("TR-BASE-TICK-02")
def test_in_switzerland_they_are_removed() -> None:
    game = begun("switzerland")
    deck = game.view(None)["ticket_deck"]
    game.play("tickets")
    game.play("keep 1")
    assert game.view(None)["ticket_deck"] == deck - 3
    leave_tickets(game, 0)
    assert verdict(game, "tickets") == "TR-CH-TICK-11"


@rule("TR-BASE-TICK-03")
def test_a_path_of_own_tracks_wins_the_value_else_it_is_lost() -> None:
    game = own(own(small_game(LINE), 0, "a-b", "b-c"), 1, "c-d")
    hold(game, 0, "ac.1", "ad")
    hold(game, 1, "ac.2")
    outcome = finish(game)
    assert outcome.by_source(0) == {"track": 2, "ticket-done": 8, "ticket-failed": -5, "longest-path": 10}
    assert outcome.by_source(1) == {"track": 1, "ticket-failed": -8}
    assert outcome.scores == [15, -7]


@rule("TR-BASE-TICK-03")
def test_a_gap_owned_by_another_does_not_help() -> None:
    game = own(own(small_game(LINE), 0, "a-b"), 1, "b-c")
    hold(hold(game, 0, "ac.1"), 1)
    assert finish(game).by_source(0)["ticket-failed"] == -8


@rule("TR-BASE-TICK-03")
def test_tickets_score_at_the_end_only() -> None:
    game = arrange(hold(own(small_game(LINE), 0, "a-b"), 0, "ac.1"), hands={0: "1B"})
    game.play(claiming("b-c", "1B"))
    for seat in (0, 1, None):
        view = game.view(seat)
        assert [player["score"] for player in view["seats"]] == [2, 0]
        assert "all_tickets" not in view
    assert game.view(0)["tickets"] == [{"ticket": "ac.1", "done": True, "points": 8}]
    assert "tickets" not in game.view(None)
    with pytest.raises(bl.GameNotOver):
        game.outcome()
    finish(game)
    final: Any = game.view(1)["all_tickets"]
    assert final[0] == [{"ticket": "ac.1", "done": True, "points": 8}]
