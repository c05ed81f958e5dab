"""Switzerland: city and country tickets, how they are drawn, kept, lost and scored."""

from __future__ import annotations

from typing import Any

import branchline as bl
from branchline.games.tickets.state import OUT
from branchline.games.tickets.titles import TicketTitle
from ledger import rule
from tickets.arrange import begun, finish, hold, leave_tickets, level, own, small_game, title_like, verdict

SWISS: Any = bl.titles()["switzerland"]


def made_up() -> TicketTitle:
    """A line of cities `x - y - z` with border spots of four countries hanging on it."""
    spots = {"d1": "de", "d2": "de", "f1": "fr", "a1": "at", "i1": "it"}
    return title_like(
        "switzerland",
        {
            "x-y": {"length": 1, "color": "red"},
            "y-z": {"length": 1, "color": "blue"},
            "x-f1": {"length": 1, "color": "green"},
            "x-d1": {"length": 1, "color": "black"},
            "z-d2": {"length": 1, "color": "white"},
            "z-a1": {"length": 1, "color": "orange"},
            "y-i1": {"length": 1, "color": "yellow"},
        },
        {
            "city": {"from": "x", "to": "z", "points": 10},
            "abroad": {"from": "x", "to": {"fr": 4, "de": 9, "at": 12}},
            "nations": {"from": "fr", "to": {"de": 4, "at": 9, "it": 12}, "copies": 2},
            "german": {"from": "de", "to": {"fr": 4, "at": 9, "it": 2}},
            "fill": {"from": "x", "to": "y", "points": 1, "copies": 9},
            "more": {"from": "y", "to": "z", "points": 1, "copies": 9},
        },
        cities={spot: {"name": "", "country": country, "border": True} for spot, country in spots.items()},
        countries={"de": "Germany", "fr": "France", "at": "Austria", "it": "Italy"},
    )


LINE = made_up()


def worth(ticket: str, *tracks: str) -> int:
    """What one ticket brings or costs the owner of these tracks."""
    game = hold(own(small_game(LINE), 0, *tracks), 0, ticket)
    hold(game, 1)
    lines = [line for line in finish(game).breakdown[0] if line.source.startswith("ticket")]
    assert len(lines) == 1
    assert (lines[0].source == "ticket-done") == (lines[0].points > 0)
    return lines[0].points


@rule("TR-CH-TICK-01")
def test_34_tickets_between_cities_and_12_to_countries() -> None:
    tickets = SWISS.map.tickets.values()
    assert sum(ticket.copies for ticket in tickets if isinstance(ticket.to, str)) == 34
    assert sum(ticket.copies for ticket in tickets if isinstance(ticket.to, dict)) == 12
    assert len(SWISS.board.ticket_ids) == 46


@rule("TR-CH-TICK-14")
def test_country_tickets_exist_twice_and_every_card_has_its_id() -> None:
    doubled = {id: ticket for id, ticket in SWISS.map.tickets.items() if ticket.copies > 1}
    assert len(SWISS.map.tickets) == 42
    assert {ticket.start for ticket in doubled.values()} == {"fr", "de", "at", "it"}
    assert {ticket.copies for ticket in doubled.values()} == {2}
    ids = SWISS.board.ticket_ids
    assert len(ids) == len(set(ids)) == 46
    assert [id for id in ids if id.startswith("t01")] == ["t01.1", "t01.2"]


@rule("TR-CH-TICK-02")
def test_a_city_ticket_wins_or_loses_its_value() -> None:
    assert worth("city", "x-y", "y-z") == 10
    assert worth("city", "x-y") == -10


@rule("TR-CH-TICK-03")
def test_a_city_country_ticket_needs_one_of_its_countries() -> None:
    assert worth("abroad", "x-f1") == 4
    assert worth("abroad", "x-d1") == 9
    assert worth("abroad", "x-y", "y-z", "z-a1") == 12
    assert worth("abroad", "x-y", "y-i1") == -4  # Italy is not on it
    assert worth("abroad", "y-z", "z-a1") == -4  # not from x


@rule("TR-CH-TICK-04")
def test_a_country_country_ticket_starts_in_its_main_country() -> None:
    assert worth("nations.1", "x-f1", "x-d1") == 4
    assert worth("nations.1", "x-f1", "x-y", "y-z", "z-d2") == 4
    assert worth("nations.1", "x-f1", "x-y", "y-i1") == 12
    assert worth("nations.1", "x-d1", "x-y", "y-z", "z-a1") == -4  # Germany to Austria
    assert worth("nations.1", "x-f1", "z-d2") == -4  # not joined
    assert worth("nations.1", "x-f1") == -4


@rule("TR-CH-TICK-05")
def test_only_the_best_connection_made_scores() -> None:
    assert worth("abroad", "x-f1", "x-d1") == 9
    assert worth("nations.1", "x-f1", "x-d1", "x-y", "y-z", "z-a1") == 9
    assert worth("nations.1", "x-f1", "x-d1", "x-y", "y-z", "z-a1", "y-i1") == 12


@rule("TR-CH-TICK-04", "TR-CH-TICK-05")
def test_the_best_of_all_spots_of_the_main_country_counts() -> None:
    # d1 reaches France only, d2 Austria only, and the two are not joined
    assert worth("german", "x-d1", "x-f1") == 4
    assert worth("german", "z-d2", "z-a1") == 9
    assert worth("german", "x-d1", "x-f1", "z-d2", "z-a1") == 9
    assert worth("german", "x-d1", "x-f1", "z-d2", "y-z", "y-i1") == 4


@rule("TR-CH-TICK-06")
def test_without_any_connection_the_lowest_value_is_lost() -> None:
    assert worth("abroad") == -4
    assert worth("nations.1") == -4
    assert worth("nations.1", "x-d1", "z-d2", "z-a1", "y-i1") == -4


@rule("TR-CH-TICK-07")
def test_one_path_may_complete_several_tickets_and_equal_ones_all_pay() -> None:
    game = own(small_game(LINE), 0, "x-f1", "x-y", "y-i1")
    hold(game, 0, "nations.1", "nations.2", "abroad")
    hold(game, 1)
    assert finish(game).by_source(0)["ticket-done"] == 12 + 12 + 4


@rule("TR-CH-TICK-07", "TR-CH-TICK-14")
def test_the_two_copies_of_a_ticket_may_belong_to_two_players() -> None:
    game = own(small_game(LINE), 0, "x-f1", "x-d1")
    hold(game, 0, "nations.1")
    hold(game, 1, "nations.2")
    outcome = finish(game)
    assert outcome.by_source(0)["ticket-done"] == 4
    assert outcome.by_source(1)["ticket-failed"] == -4


@rule("TR-CH-TICK-08")
def test_five_tickets_at_the_start_of_which_two_to_five_are_kept() -> None:
    for kept in ("1 2", "2 4 5", "1 2 3 4", "1 2 3 4 5"):
        game = begun("switzerland", 3, chosen=False)
        assert [len(game.view(seat)["offer"]) for seat in range(3)] == [5, 5, 5]
        assert game.view(None)["ticket_deck"] == 46 - 15
        assert verdict(game, "keep 3") == verdict(game, "keep") == "TR-CH-TICK-08"
        offer = game.view(0)["offer"]
        game.play("keep " + kept)
        game.play("keep 1 2")
        game.play("keep 1 2")
        held = sorted(ticket["ticket"] for ticket in game.view(0)["tickets"])
        assert held == sorted(offer[int(n) - 1] for n in kept.split())
    assert len(begun("switzerland", chosen=False).legal_moves()) == 26


@rule("TR-CH-TICK-09")
def test_later_three_are_drawn_and_at_least_one_is_kept() -> None:
    game = begun("switzerland")
    game.play("tickets")
    assert len(game.view(0)["offer"]) == 3
    refusal = game.why_not("keep")
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TR-CH-TICK-09", {"least": 1, "given": 0})
    assert verdict(game, "keep 4") == verdict(game, "draw deck") == "TR-CH-TICK-09"
    for kept in ("keep 1", "keep 3", "keep 1 2", "keep 1 2 3"):
        assert verdict(game, kept) is None
    assert len(game.legal_moves()) == 7


@rule("TR-CH-TICK-10")
def test_rejected_tickets_leave_the_game() -> None:
    game = begun("switzerland", chosen=False)
    rejected = [game.view(seat)["offer"][2:] for seat in (0, 1)]
    game.play("keep 1 2")
    game.play("keep 1 2")
    assert game.view(None)["ticket_deck"] == 36
    game.play("tickets")
    rejected.append(game.view(0)["offer"][1:])
    game.play("keep 1")
    assert game.view(None)["ticket_deck"] == 33
    position: Any = game._position
    gone = [id for id, at in zip(position.board.ticket_ids, position.ticket_at, strict=True) if at == OUT]
    assert sorted(gone) == sorted(ticket for offer in rejected for ticket in offer)


@rule("TR-CH-TICK-10", "TR-CH-TICK-11")
def test_no_ticket_comes_back_until_the_deck_is_empty() -> None:
    game = begun("switzerland", 2)
    seen = [ticket["ticket"] for seat in (0, 1) for ticket in game.view(seat)["tickets"]]
    while game.why_not("tickets") is None:
        game.play("tickets")
        seen += game.view(game.to_move)["offer"]
        game.play("keep 1")
    assert len(seen) == len(set(seen)) == 46
    assert game.view(None)["ticket_deck"] == 0


@rule("TR-CH-TICK-11")
def test_a_short_ticket_deck_and_an_empty_one() -> None:
    game = leave_tickets(begun("switzerland"), 2)
    game.play("tickets")
    assert len(game.view(0)["offer"]) == 2
    assert verdict(game, "keep") == "TR-CH-TICK-09"
    assert {str(move) for move in game.legal_moves()} == {"keep 1", "keep 2", "keep 1 2"}
    game.play("keep 2")
    assert game.view(None)["ticket_deck"] == 0
    assert verdict(game, "tickets") == "TR-CH-TICK-11"


@rule("TR-CH-TICK-11")
def test_the_last_ticket_must_be_kept() -> None:
    game = leave_tickets(begun("switzerland"), 1)
    game.play("tickets")
    assert [str(move) for move in game.legal_moves()] == ["keep 1"]


def tied(mine: tuple[str, ...], others: tuple[str, ...]) -> bl.Outcome:
    """Two players with equal totals and equally long paths, and these tickets, all of them done."""
    game = own(own(small_game(LINE), 0, "x-f1", "x-d1"), 1, "x-y", "y-z")
    return level(hold(hold(game, 0, *mine), 1, *others), 0, 1)


@rule("TR-CH-TICK-12")
def test_a_country_ticket_counts_as_one_completed_ticket() -> None:
    assert tied(("abroad",), ("fill.1", "fill.2")).winners == [1]
    assert tied(("abroad",), ("city",)).winners == [0, 1]
    assert tied(("abroad", "nations.1"), ("city",)).winners == [0]
    assert tied(("nations.1", "nations.2"), ("city", "fill.1", "more.1")).winners == [1]


@rule("TR-CH-TICK-13")
def test_lugano_to_italy_is_done_by_one_track() -> None:
    game = hold(own(begun("switzerland"), 0, "lugano-it3"), 0, "t08")
    assert game.view(0)["tickets"] == [{"ticket": "t08", "done": True, "points": 2}]
    assert finish(game).by_source(0)["ticket-done"] == 2
    game = hold(begun("switzerland"), 0, "t08")
    assert game.view(0)["tickets"] == [{"ticket": "t08", "done": False, "points": -2}]
    assert finish(game).by_source(0)["ticket-failed"] == -2
