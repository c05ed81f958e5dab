"""The styles of the ticket family: what each does at tables laid for it."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.bots.registry import make_policy
from branchline.games.tickets.titles import TicketTitle
from tickets.arrange import arrange, begun, full_deck, hold, leave_tickets, own, small_game, small_title

LONG_WAY = {
    "a-b": {"length": 6, "color": "red"},
    "c-d": {"length": 1, "color": "blue"},
    "d-e": {"length": 2, "color": "green"},
    "b-c": {"length": 3, "color": "black"},
}
"""A long track that no ticket needs, and short ones that tickets do."""


def tickets(*links: tuple[str, str, int]) -> dict[str, Any]:
    """Tickets t0, t1... and enough others to fill a deck."""
    ends = [*links, *[links[0]] * 30]
    return {f"t{i}": {"from": start, "to": end, "points": points} for i, (start, end, points) in enumerate(ends)}


def laid(title: TicketTitle, held: tuple[str, ...], hand: str, row: str = "PPWWY", players: int = 2) -> bl.Game:
    """A table where seat 0 is to move and holds these tickets and cards; nobody else has cards."""
    game = small_game(title, players)
    others = dict.fromkeys(range(1, players), "")
    return full_deck(hold(arrange(game, hands={0: hand, **others}, row=row), 0, *held))


def choice(name: str, game: bl.Game) -> str:
    """What a policy does for the player to move; the table is left as it is."""
    policy = make_policy(name, game.title)
    position = game._position
    before = str(game.view(None))
    policy.begin()
    code = policy.choose(position)
    assert position.refusal(code) is None
    assert str(game.view(None)) == before
    return position.move_text(code)


def test_greedy_takes_the_points_the_planner_its_way() -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    game = leave_tickets(laid(title, ("t0",), "6R1B"), 0)
    assert choice("greedy", game) == "claim a-b: 6 red"
    assert choice("planner", game) == "claim c-d: 1 blue"


def test_greedy_collects_for_its_ticket_when_nothing_can_be_claimed() -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    assert choice("greedy", laid(title, ("t0",), "1G", row="RGWWY")) == "draw green"


def test_greedy_lets_short_tracks_be_that_lead_nowhere() -> None:
    title = small_title(LONG_WAY, tickets(("a", "b", 9)))
    assert choice("greedy", laid(title, ("t0",), "1B2G", row="RGWWY")) == "draw red"


@pytest.mark.parametrize("id", ["usa", "switzerland", "northern-lights"])
def test_hungry_draws_tickets_before_anything_else(id: str) -> None:
    game = begun(id, chosen=False, seed=2)
    policy = make_policy("hungry", game.title)
    position: Any = game._position
    drawn = 0
    while drawn < 20 and position.wagons[0] == position.wagons_at_start and position.phase != 2:
        code = policy.choose(position)
        drawn += position.to_move == 0 and position.move_text(code) == "tickets"
        position.apply(code)
    assert drawn >= 1
    held = sum(1 for at in position.ticket_at if at == 0)
    assert held >= 4 or 4 * policy.plans[0].wagons >= 3 * position.wagons[0]  # type: ignore[attr-defined]


def test_hungry_has_enough_once_it_builds() -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    game = own(laid(title, ("t0",), "2G"), 0, "c-d")
    assert choice("hungry", game) == "claim d-e: 2 green"


def test_path_works_off_what_most_tickets_share() -> None:
    tracks = {
        "a-b": {"length": 3, "color": "red"},
        "b-c": {"length": 2, "color": "blue"},
        "b-d": {"length": 2, "color": "green"},
    }
    title = small_title(tracks, tickets(("a", "c", 9), ("a", "d", 9), ("b", "d", 2)))
    assert choice("path", laid(title, ("t0", "t1"), "3R2B2G")) == "claim a-b: 3 red"


def test_path_prefers_few_long_tracks_to_many_short_ones() -> None:
    tracks: dict[str, Any] = {"a-e": {"length": 4, "color": "red"}}
    for pair, color in zip(("a-b", "b-c", "c-d", "d-e"), ("blue", "green", "white", "black"), strict=True):
        tracks[pair] = {"length": 1, "color": color}
    title = small_title(tracks, tickets(("a", "e", 9)))
    assert choice("path", laid(title, ("t0",), "1B1G", row="RRWWK")) == "draw red"


def test_one_step_thinks_of_its_dearest_ticket_alone() -> None:
    tracks = {
        "a-b": {"length": 2, "color": "red"},
        "c-d": {"length": 4, "color": "blue"},
    }
    title = small_title(tracks, tickets(("a", "b", 12), ("c", "d", 5)))
    game = laid(title, ("t0", "t1"), "1R4B", row="RBBBB")
    assert choice("one-step", game) == "draw red"
    assert choice("path", game) == "claim c-d: 4 blue"


def test_one_step_turns_to_the_next_ticket() -> None:
    tracks = {
        "a-b": {"length": 2, "color": "red"},
        "c-d": {"length": 4, "color": "blue"},
    }
    title = small_title(tracks, tickets(("a", "b", 12), ("c", "d", 5)))
    game = own(laid(title, ("t0", "t1"), "4B"), 0, "a-b")
    assert choice("one-step", game) == "claim c-d: 4 blue"


def test_long_route_takes_the_long_track_and_leaves_the_ticket() -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    assert choice("long-route", laid(title, ("t0",), "6R1B")) == "claim a-b: 6 red"


def test_long_route_connects_its_tickets_when_the_long_tracks_are_gone() -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    game = own(laid(title, ("t0",), "1B"), 1, "a-b")
    assert choice("long-route", game) == "claim c-d: 1 blue"


@pytest.mark.parametrize("name", ["greedy", "path", "one-step", "long-route"])
def test_more_tickets_when_everything_is_connected(name: str) -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    game = own(laid(title, ("t0",), ""), 0, "c-d", "d-e")
    assert choice(name, game) == "tickets"


@pytest.mark.parametrize("name", ["greedy", "hungry", "path", "one-step", "long-route", "planner"])
def test_nothing_to_draw_means_a_claim_or_tickets_or_nothing(name: str) -> None:
    title = small_title(LONG_WAY, tickets(("c", "e", 9)))
    game = arrange(laid(title, ("t0",), ""), row="", deck="", discard="")
    assert choice(name, game) == "tickets"
    leave_tickets(game, 0)
    assert choice(name, game) == "pass"
    assert choice(name, arrange(game, hands={0: "2G"})) == "claim d-e: 2 green"
