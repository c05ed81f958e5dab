"""The numbers of a ticket game say what the view of the same seat says."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.games.tickets.board import CARDS
from branchline.research import Ruleset, ruleset
from rulesets import tables, wander

TABLES = [(title, players) for title, players in tables() if ruleset(title, players).title.family == "tickets"]


def named(rules: Ruleset, table: Any, seat: int) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    table.look(seat)
    row = zip(rules.observation_names, table.seen, strict=True)
    return {name: int(number) for name, number in row if number}


def told(rules: Ruleset, view: dict[str, Any]) -> dict[str, int]:
    """What a view says, in the same names."""
    players, seat = rules.players, view["seat"]
    found = {f"phase.{view['phase']}": 1, "piles.deck": view["deck"], "piles.ticket_deck": view["ticket_deck"]}
    found |= {f"hand.{card}": n for card, n in view["hand"].items()}
    found |= {f"row.{card}": view["row"].count(card) for card in CARDS}
    found |= {f"discard.{card}": n for card, n in view["discard"].items()}
    found |= {f"goals.{goal['goal']}": 1 for goal in view["goals"]}
    found |= {f"my_tickets.{ticket['ticket']}": 1 for ticket in view["tickets"]}
    found |= {f"offered_to_me.{ticket}": 1 for ticket in view["offer"]}
    found[f"first.{(view['first'] - seat) % players}"] = 1
    if view["to_move"] is not None:
        found[f"to_move.{(view['to_move'] - seat) % players}"] = 1
    if view["last_round"]:
        found |= {"last_round.begun": 1, "last_round.turns_left": view["last_round"]["turns_left"]}
    for other, place in enumerate(view["seats"]):
        found |= told_of_seat((other - seat) % players, place)
    if view["tunnel"]:
        found |= {f"tunnel.{view['tunnel']['track']}": 1, "tunnel_owes.cards": view["tunnel"]["owes"]}
        found |= {f"tunnel_laid.{card}": n for card, n in view["tunnel"]["laid"].items()}
        found |= {f"tunnel_revealed.{card}": n for card, n in view["tunnel"]["revealed"].items()}
    found |= {f"ticket_decks.{deck}": n for deck, n in view.get("ticket_decks", {}).items()}
    found |= {
        f"waiting.{at}.{color}": n for at, there in view.get("passengers", {}).items() for color, n in there.items()
    }
    if view.get("boarding"):
        found[f"boarding.{view['boarding']}"] = 1
    return {name: number for name, number in found.items() if number}


def told_of_seat(place: int, seen: dict[str, Any]) -> dict[str, int]:
    """What a view says of a seat so many places to the left."""
    found = {f"seats.{place}.{name}": seen[name] or 0 for name in ("cards", "wagons", "score", "tickets", "offered")}
    found |= {f"shown.{place}.{card}": n for card, n in seen["shown"].items()}
    found |= {f"owner.{place}.{track}": 1 for track in seen["tracks"]}
    found |= {f"station.{place}.{city}": 1 for city in seen.get("stations", [])}
    found |= {f"passengers.{place}.{color}": n for color, n in seen.get("passengers", {}).items()}
    found |= {f"announced.{place}.{deck}": n for deck, n in (seen.get("announced") or {}).items()}
    found |= {f"held_of_decks.{place}.{deck}": n for deck, n in (seen.get("by_deck") or {}).items()}
    if "stations_left" in seen:
        found[f"stations_left.{place}"] = seen["stations_left"]
    return found


FURTHER = ("may_be_in_deck", "open_to_me", "my_done_tickets", "chosen_by_me", "turned_down_by_me", "move")
"""Sections that say what the view does not, or says otherwise."""


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_numbers_say_what_the_view_says(title: str, players: int) -> None:
    rules = ruleset(title, players)
    for count, table in enumerate(wander(rules, 21)):
        if count % 12 == 0:
            seat = count // 12 % players
            numbers = {
                name: number
                for name, number in named(rules, table, seat).items()
                if name.partition(".")[0] not in FURTHER and not name.endswith((".drawn-unseen", ".passed"))
            }
            assert numbers == told(rules, table.position.view(seat))


@pytest.mark.slow
def test_tickets_done_chosen_and_turned_down_are_told() -> None:
    rules = ruleset("switzerland", 2)
    sections = set()
    for table in wander(rules, 4):
        for seat in range(2):
            numbers = named(rules, table, seat)
            view = table.position.view(seat)
            done = {f"my_done_tickets.{held['ticket']}" for held in view["tickets"] if held["done"]}
            assert {name for name in numbers if name.startswith("my_done_tickets.")} == done
            sections |= {name.partition(".")[0] for name in numbers}
    assert {"my_done_tickets", "chosen_by_me", "turned_down_by_me", "open_to_me"} <= sections
