"""Re-dealt tables are made to fit what the others have built, and stay tables the seat must reckon with."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.bots import make_policy
from branchline.games.tickets.bots.planner import Planner
from tickets.arrange import arrange, begun, full_deck, hold, own, small_game, small_title

TRACKS = {
    "a-b": {"length": 2, "color": "red"},
    "b-c": {"length": 2, "color": "blue"},
    "c-d": {"length": 2, "color": "green"},
    "x-y": {"length": 3, "color": "black"},
    "y-z": {"length": 3, "color": "white"},
}


def tickets(count: int) -> dict[str, Any]:
    """One ticket along a-b-c, the others elsewhere."""
    far = {f"t{i}": {"from": "x", "to": "z", "points": 5} for i in range(1, count)}
    return {"t0": {"from": "a", "to": "c", "points": 9}, **far}


def believed(game: bl.Game, seat: int, worlds: int) -> list[Any]:
    """Re-dealt tables as the planner believes them to be."""
    policy = Planner()
    base: Any = game._position.redeal(seat, 1, 2)
    policy.suspect(base, seat)
    out = []
    for number in range(worlds):
        world: Any = base.redeal(seat, 7, number)
        policy.believe(world, seat)
        out.append(world)
    return out


def test_a_ticket_somebody_builds_for_is_the_one_believed_in() -> None:
    idle = hold(small_game(small_title(TRACKS, tickets(20))), 0)
    held = [sum(int(world.ticket_at[0]) == 1 for world in believed(idle, 0, 60))]
    for track in ("a-b", "b-c"):
        game: Any = own(idle, 1, track)
        game._position.score[1] = 2
        held.append(sum(int(world.ticket_at[0]) == 1 for world in believed(game, 0, 60)))
    assert held[0] < held[1] < held[2]
    assert held[2] > 50


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa", "europe", "germany"])
@pytest.mark.parametrize("players", [2, 3])
def test_what_the_seat_knows_stays_as_it_is(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=5)
    planner = make_policy("planner", game.title)
    for _ in range(70):
        if game.to_move is None:
            break
        codes = game.legal_moves().codes()
        game.play(game.legal_moves()[codes.index(int(planner.choose(game._position)))])
    truth: Any = game._position
    for seat in range(players):
        for world in believed(game, seat, 5):
            assert world.view(seat) == truth.view(seat)
            places = sorted(int(place) for place in truth.ticket_at)
            assert sorted(int(place) for place in world.ticket_at) == places


def test_a_claim_in_the_way_of_a_plan_harms() -> None:
    game = hold(full_deck(arrange(small_game(small_title(TRACKS, tickets(20))), hands={0: "2R2B3K", 1: ""})), 1, "t0")
    codes = game._position.legal()
    harm = dict(zip(map(game._position.move_text, codes), Planner().harm(game._position, codes), strict=True))
    assert harm["claim a-b: 2 red"] > 0
    assert harm["claim b-c: 2 blue"] > 0
    assert harm["claim x-y: 3 black"] == harm["draw deck"] == 0


def test_the_content_draw_no_tickets() -> None:
    content, brisk, patient = Planner().styles()
    position = begun("usa")._position
    at = [position.move_text(code) for code in position.legal()].index("tickets")
    worth = [int(way.weigh(position, position.legal())[at]) for way in (Planner(), content, brisk, patient)]
    assert worth[1] < -30_000 < min(worth[0], worth[2], worth[3])
    assert len(vec[i64](position.legal())) > at
