"""Every event is told right after what it tells: the table as it was at each event shows it, and is sound."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.audit import cards_lost, tickets_lost, wagons_lost
from tickets.arrange import mixed_title, small_game


def check_row(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["row"][event.params["slot"]] == event.params["card"]


def check_took(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    card = event.params["card"]
    assert view["row"][event.params["slot"]] is None
    assert view["hand"][card] == before["hand"].get(card, 0) + 1


def check_drew(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    card = event.params["card"]
    assert view["hand"][card] == before["hand"].get(card, 0) + 1
    assert view["deck"] == before["deck"] - 1


def check_claimed(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    seat = event.params["seat"]
    was, now = before["seats"][seat], view["seats"][seat]
    assert event.params["track"] in now["tracks"]
    assert now["score"] == was["score"] + event.params["points"]
    assert now["wagons"] < was["wagons"]
    assert view["tunnel"] is None
    assert sum(view["discard"].values()) >= sum(before["discard"].values()) + sum(event.params["cards"].values())


def check_bonus(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert sum(view["hand"].values()) == sum(before["hand"].values()) + event.params["n"]


def check_offered(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert (view["phase"], view["offer"]) == ("keeping", event.params["tickets"])


def check_kept(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["offer"] == []
    assert view["seats"][event.params["seat"]]["tickets"] >= event.params["n"]
    assert set(event.params["tickets"]) <= {ticket["ticket"] for ticket in view["tickets"]}


def check_flushed(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert set(view["row"]) == {None}


def check_reshuffled(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["deck"] <= event.params["n"]
    assert view["discard"] == {}


def check_tried(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert (view["phase"], view["tunnel"]["laid"]) == ("tunnel", event.params["cards"])


def check_revealed(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert sum(view["tunnel"]["revealed"].values()) == len(event.params["revealed"])
    assert view["tunnel"]["owes"] == event.params["owes"]


def check_paid(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["tunnel"]["owes"] == 0
    extra = sum(view["tunnel"]["laid"].values()) - sum(before["tunnel"]["laid"].values())
    assert extra == sum(event.params["cards"].values())


def check_declined(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["tunnel"] is None
    assert all(view["hand"][card] >= n for card, n in event.params["cards"].items())


def check_last_round(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert view["last_round"]["seat"] == event.params["seat"]


def check_over(event: bl.Event, view: dict[str, Any], before: dict[str, Any]) -> None:
    assert (view["phase"], view["to_move"]) == ("over", None)


CHECKS = {
    "turned-up": check_row,
    "took": check_took,
    "drew": check_drew,
    "claimed": check_claimed,
    "bonus": check_bonus,
    "offered-tickets": check_offered,
    "kept-tickets": check_kept,
    "flushed": check_flushed,
    "reshuffled": check_reshuffled,
    "tunnel-tried": check_tried,
    "tunnel-revealed": check_revealed,
    "tunnel-paid": check_paid,
    "tunnel-declined": check_declined,
    "last-round": check_last_round,
    "game-over": check_over,
}


def check_move(game: bl.Game, move: str, met: set[str]) -> None:
    """Make a move and hold every event against the table as it was then."""
    game.watched = True
    events = game.play(move)
    frames: list[Any] = game._position.frames or []
    assert len(frames) == len(events) + 1
    for event, before, then in zip(events, frames, frames[1:], strict=False):
        assert cards_lost_at(then) + wagons_lost(then) + tickets_lost(then) == []
        if event.key in CHECKS:
            viewer = event.params.get("seat", -1)
            CHECKS[event.key](event, then.view(viewer), before.view(viewer))
            met.add(event.key)


def cards_lost_at(position: Any) -> list[str]:
    """The lost cards; in the middle of a move the deck may be empty before it is shuffled."""
    return [law for law in cards_lost(position) if not law.startswith("TR-INV-08")]


@pytest.mark.slow
def test_every_event_shows_at_once_what_it_tells() -> None:
    rules = {"cards_per_color": 3, "locomotives": 5, "wagons": 9, "flush_at": 3, "goals_in_play": 2}
    title = mixed_title(**rules)
    met: set[str] = set()
    for seed in range(80):
        game = small_game(title, 2 + seed % 3, seed, chosen=False)
        chance = random.Random(seed)
        for _ in range(60):
            if game.is_over:
                break
            moves = game.legal_moves().texts()
            wanted = [move for move in moves if move.startswith(("claim", "tunnel pay"))]
            check_move(game, chance.choice(wanted if wanted and chance.random() < 0.5 else moves), met)
    assert met == set(CHECKS)


@pytest.mark.parametrize("title", ["usa", "switzerland", "northern-lights"])
def test_a_game_of_each_title_is_told_soundly(title: str) -> None:
    game = bl.new_game(title, players=3, seed=4)
    chance = random.Random(4)
    met: set[str] = set()
    for _ in range(120):
        check_move(game, chance.choice(game.legal_moves().texts()), met)
    assert {"claimed", "took", "kept-tickets"} <= met
