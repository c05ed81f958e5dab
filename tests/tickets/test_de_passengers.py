"""Germany: passengers at both ends of a claimed route, and the choice among them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, claiming, keys, small_game, small_title, verdict
from tickets.test_de_game import COLORS, GERMANY, PLENTY, opened, refused, wait


def at_ulm(**there: dict[str, int]) -> bl.Game:
    """Seat 0 may claim Augsburg – Ulm; the passengers at its ends are given."""
    game = arrange(opened(), hands={0: "2R", 1: ""}, row="PWBYO", deck=PLENTY)
    for place in ("augsburg", "ulm"):
        wait(game, place, **there.get(place, {}))
    return game


def take(game: bl.Game) -> list[str]:
    return keys(game.play(claiming("augsburg-ulm/1", "1R")))


@rule("TR-DE-PASS-01", "TR-DE-PASS-04", "TR-DE-PASS-05")
@pytest.mark.parametrize(
    ("augsburg", "ulm", "taken"),
    [({"red": 1}, {"blue": 1}, 2), ({}, {"blue": 1}, 1), ({"red": 1}, {}, 1), ({}, {}, 0), ({"red": 3}, {"red": 2}, 2)],
)
def test_one_from_each_end_without_a_question(augsburg: dict[str, int], ulm: dict[str, int], taken: int) -> None:
    game = at_ulm(augsburg=augsburg, ulm=ulm)
    assert take(game) == ["claimed"] + ["passenger-taken"] * taken
    assert sum(game.view(None)["seats"][0]["passengers"].values()) == taken
    assert game.to_move == 1


@rule("TR-DE-PASS-02", "TR-DE-PASS-05", "TR-DE-PASS-08")
def test_the_choice_of_a_colour() -> None:
    game = at_ulm(augsburg={"red": 2, "blue": 1, "white": 1, "green": 1}, ulm={"black": 1, "red": 1})
    assert take(game) == ["claimed"]
    assert (game.to_move, game.view(1)["phase"], game.view(1)["boarding"]) == (0, "passenger", "augsburg")
    assert set(game.legal_moves().texts()) == {f"passenger augsburg: {c}" for c in ("red", "blue", "white", "green")}
    assert verdict(game, "passenger augsburg: black") == "TR-DE-PASS-02"
    assert verdict(game, "passenger ulm: black") == "TR-DE-PASS-02"
    for move in ("draw deck", "tickets 2 short 2 long", "keep 1", "pass", "tunnel decline", "stop"):
        assert refused(game, move) == "TR-DE-PASS-02", move
    assert keys(game.play("passenger Augsburg: white")) == ["passenger-taken"]
    assert game.view(None)["boarding"] == "ulm"
    events = game.play("passenger ulm: red")
    assert [event.params for event in events] == [{"seat": 0, "place": "ulm", "passenger": "red"}]
    assert game.view(None)["seats"][0]["passengers"] == {"red": 1, "white": 1}
    assert game.view(None)["passengers"]["augsburg"] == {"red": 2, "blue": 1, "green": 1}
    assert (game.to_move, game.view(None)["boarding"]) == (1, None)
    assert refused(game, "passenger ulm: black") == "TR-DE-PASS-01"


@rule("TR-DE-PASS-02")
def test_a_choice_can_be_taken_back() -> None:
    game = at_ulm(augsburg={"red": 1, "blue": 1}, ulm={"red": 1, "blue": 1})
    take(game)
    fresh = opened()
    moves = fresh.legal_moves()
    claim = next(move for move in moves if move.group == "claim")
    fresh.play(claim)
    while fresh.view(None)["phase"] == "passenger":
        before = fresh.view(None)
        fresh.play(fresh.legal_moves()[0])
        if fresh.view(None)["phase"] == "passenger":
            assert fresh.undo().view(None) == before


@rule("TR-DE-PASS-03")
def test_a_country_has_one_passenger_for_all_its_routes() -> None:
    tracks = [id for id in GERMANY.map.tracks if "fr1" in id or "fr2" in id or "fr3" in id]
    assert len(tracks) == 3
    game = arrange(opened(), hands={0: "9P9W9B9Y9O9K9R9G9L", 1: "9P9W9B9Y9O9K9R9G9L"}, row="PWBYO", deck=PLENTY)
    wait(game, "fr", yellow=1)
    for seat, track in enumerate(tracks[:2]):
        city = next(end for end in track.split("-") if not end.startswith("fr") or len(end) > 3)
        wait(game, city, red=1)
        color = GERMANY.map.tracks[track].color
        events = game.play(f"claim {track}: {GERMANY.map.tracks[track].length} {'red' if color == 'gray' else color}")
        places = {event.params["place"] for event in events if event.key == "passenger-taken"}
        assert places == ({"fr", city} if seat == 0 else {city})
    assert game.view(None)["seats"][0]["passengers"] == {"red": 1, "yellow": 1}
    assert game.view(None)["seats"][1]["passengers"] == {"red": 1}


@pytest.mark.slow
@rule("TR-DE-PASS-06", "TR-DE-PASS-07", "TR-DE-INV-01")
def test_passengers_only_ever_leave() -> None:
    for seed in range(6):
        game, dice = bl.new_game("germany", players=3, seed=seed), random.Random(seed)
        before = game.view(None)["passengers"]
        while not game.is_over:
            moves = game.legal_moves()
            game.play(moves[dice.randrange(len(moves))])
            now = game.view(None)
            assert game.view(0)["passengers"] == now["passengers"]
            for place, there in now["passengers"].items():
                assert all(n <= before[place].get(color, 0) for color, n in there.items())
            total = sum((Counter(there) for there in now["passengers"].values()), Counter[str]())
            for seat in now["seats"]:
                assert sum(seat["passengers"].values()) <= 2 * len(seat["tracks"])
                total.update(seat["passengers"])
            assert total == Counter(dict.fromkeys(COLORS, 10))
            assert game.audit() == []
            before = now["passengers"]


@rule("TR-DE-PASS-02")
@pytest.mark.parametrize(
    "text",
    ["passenger", "passenger berlin", "passenger berlin red", "passenger rome: red", "passenger berlin: pink",
     "passenger fr1: red", "passenger berlin: red blue"],
)  # fmt: skip
def test_texts_that_are_no_passenger(text: str) -> None:
    with pytest.raises(bl.MalformedMove):
        opened().why_not(text)


@rule("TR-DE-PASS-01", "TR-DE-PASS-05")
def test_passengers_after_a_tunnel_too() -> None:
    """No printed map has both, but a map of one's own may."""
    title = small_title(
        {"a-b": {"length": 1, "color": "red", "tunnel": True}, "b-c": {"length": 1}},
        passengers={"a": 2, "b": 2},
        rules={"passenger_colors": ["red", "blue"], "passengers_per_color": 2},
    )
    game = arrange(small_game(title), hands={0: "2R"}, row="PWBYO", deck="3G")
    position: Any = game._position
    for at in range(4):
        position.waiting[at] = 1
    game.play(claiming("a-b", "1R"))
    assert set(game.legal_moves().texts()) == {"passenger a: red", "passenger a: blue"}
    game.play("passenger a: red")
    game.play("passenger b: red")
    assert game.to_move == 1
    assert [seat["passengers"] for seat in game.view(None)["seats"]] == [{"red": 2}, {}]


@pytest.mark.parametrize(
    ("rules", "passengers", "words"),
    [
        ({"passenger_colors": ["red"], "passengers_per_color": 2}, {"a": 1}, "The bag holds 2"),
        ({"passenger_colors": ["pink"], "passengers_per_color": 1}, {"a": 1}, "must be one of"),
        ({"passenger_colors": ["red"], "passengers_per_color": 1}, {"nowhere": 1}, "neither a city nor a country"),
        ({"ticket_mixes": True}, {}, "There are 0 short tickets"),
        ({"tickets_returned_at_start": "shuffled"}, {}, "needs two ticket decks"),
    ],
)
def test_maps_that_do_not_come_out_even(rules: dict[str, Any], passengers: dict[str, int], words: str) -> None:
    with pytest.raises(bl.BadMap, match=words):
        small_title({"a-b": {"length": 1}}, rules=rules, passengers=passengers)
