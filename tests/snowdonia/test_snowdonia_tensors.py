"""The numbers of Snowdonia say what the view of the same seat says."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.research import Ruleset, ruleset
from rulesets import wander


def named(rules: Ruleset, table: Any, seat: int) -> dict[str, int]:
    """The numbers by name."""
    table.look(seat)
    return {name: int(number) for name, number in zip(rules.observation_names, table.seen, strict=True)}


def ones(numbers: dict[str, int], section: str) -> set[str]:
    """The labels of a section whose number is not 0."""
    return {name.removeprefix(f"{section}.") for name, n in numbers.items() if n and name.startswith(f"{section}.")}


def contracts(cards: list[int]) -> set[str]:
    """Contracts as labels."""
    return {str(card) for card in cards}


@pytest.mark.parametrize(
    ("players", "scenario"),
    [
        (1, "mount-snowdon"),
        (3, "mount-snowdon"),
        (5, "mount-snowdon"),
        (2, "blaenau-ffestiniog"),
        (4, "blaenau-ffestiniog"),
    ],
)
def test_numbers_say_what_the_view_says(players: int, scenario: str) -> None:
    rules = ruleset("snowdonia", players, scenario=scenario)
    for count, table in enumerate(wander(rules, 6)):
        if count % 7:
            continue
        seat = count % players
        numbers, view = named(rules, table, seat), table.position.view(seat)
        assert ones(numbers, "question") == {view["question"] or "nothing"}
        assert ones(numbers, "deck") == contracts(view["unseen_contracts"])
        assert ones(numbers, "discards") == contracts(view["discards"])
        assert {card: numbers[f"office.{card}"] for card in ones(numbers, "office")} == {
            str(card): place for place, card in enumerate(view["office"], 1) if card is not None
        }
        assert ones(numbers, "events") == contracts(view["events"]["cubes"])
        assert [numbers[f"yard.{cube}"] for cube in view["yard"]] == list(view["yard"].values())
        assert [numbers[f"bag.{cube}"] for cube in view["unseen_cubes"]] == list(view["unseen_cubes"].values())
        assert [numbers[f"course.{name}"] for name in ("round", "steel")] == [view["round"], view["steel"]]
        assert ones(numbers, "weather_now") == ({view["weather"]["now"]} - {None})
        assert ones(numbers, "top_back") == ({view["weather"]["top_back"]} - {None})
        for station in view["line"]:
            for place in [*station["tracks"], *station["excavation"]]:
                assert numbers[f"rubble.{place['place']}"] == place["rubble"]
                assert numbers[f"points.{place['place']}"] == place["points"]
                if place["owner"] is not None:
                    assert numbers[f"place_owner.{place['place']}.{(place['owner'] - seat) % players}"] == 1
            for site in station["sites"]:
                if site["owner"] is not None:
                    assert numbers[f"site_owner.{site['site']}.{(site['owner'] - seat) % players}"] == 1
        for other, player in enumerate(view["seats"]):
            check_player(numbers, (other - seat) % players, player)


def check_player(numbers: dict[str, int], place: int, player: dict[str, Any]) -> None:
    """What is said of the player so many places to the left."""
    assert [numbers[f"goods.{place}.{good}"] for good in player["goods"]] == list(player["goods"].values())
    assert [numbers[f"seats.{place}.{name}"] for name in ("markers", "labourers", "pub")] == [
        player["markers"],
        player["labourers"],
        player["pub"],
    ]
    assert ones(numbers, f"held.{place}") | ones(numbers, f"used.{place}") == contracts(
        [held["contract"] for held in player["contracts"]]
    )
    assert ones(numbers, f"used.{place}") == contracts(
        [held["contract"] for held in player["contracts"] if held["used"]]
    )
    assert ones(numbers, f"active.{place}") == contracts(
        [held["contract"] for held in player["contracts"] if held["active"]]
    )
    assert ones(numbers, f"train.{place}") == ({str(player["train"])} if player["train"] else set())
    assert ones(numbers, f"surveyor.{place}") == {player["surveyor"]}
