"""Positions of Snowdonia set up by hand: they lie as told, keep the laws, and go on."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule

PROBLEM: dict[str, Any] = {
    "title": "snowdonia",
    "players": 3,
    "start": 1,
    "round": 4,
    "rubble": {"two_viaducts.track2": 1},
    "tracks": {"two_viaducts.track1": 0, "waterfall.track1": "game"},
    "excavation": {"two_viaducts.dig1": 2},
    "sites": {"two_viaducts.4": 2},
    "yard": {"ore": 3, "stone": 2, "coal": 1},
    "weather": {"now": "rain", "next": "sun", "last": "fog"},
    "rates": {"excavation": 4, "lay_track": 1},
    "events": [1, 2],
    "office": [5, 6, 7],
    "discards": [9],
    "labourers": {"A1": 1, "G": [2, 0]},
    "to_move": 1,
    "seats": [
        {"goods": {"steel": 2, "rubble": 3}, "train": 3, "surveyor": "hebron", "contracts": [1]},
        {"goods": {"coal": 1}, "used": [2]},
        {"goods": {"stone": 4}},
    ],
}


def finish(game: bl.Game) -> None:
    """Play on to the end; the laws hold all the way."""
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(game.history) % len(moves)])
        assert game.audit() == []


def test_a_problem_lies_as_it_is_told() -> None:
    game = bl.position(PROBLEM, seed=1)
    view = game.view(0)
    tracks = {track["place"]: track for station in view["line"] for track in station["tracks"]}
    assert tracks["two_viaducts.track1"]["owner"] == 0 and tracks["two_viaducts.track2"]["rubble"] == 1
    assert tracks["waterfall.track1"]["laid"] and tracks["waterfall.track1"]["owner"] is None
    assert view["yard"] == PROBLEM["yard"] and view["office"] == [5, 6, 7] and view["discards"] == [9]
    assert view["weather"]["now"] == "rain" and view["rates"]["excavation"]["field"] == 2
    assert view["events"]["cubes"] == [1, 2] and (view["round"], view["start"], view["to_move"]) == (4, 1, 1)
    assert view["areas"]["A"]["labourers"][0] == 1 and view["areas"]["G"]["labourers"] == [2, 0]
    mine, _, third = view["seats"]
    assert mine["goods"] == {"ore": 0, "stone": 0, "coal": 0, "rubble": 3, "steel": 2}
    assert (mine["train"], mine["surveyor"], mine["markers"]) == (3, "hebron", 15) and third["markers"] == 14
    assert [held["contract"] for held in mine["contracts"]] == [1]
    finish(game)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_other_line_has_two_ends(players: int) -> None:
    options = {"scenario": "blaenau-ffestiniog"}
    game = bl.position({"title": "snowdonia", "players": players, "options": options}, seed=players)
    finish(game)
    told = {"title": "snowdonia", "players": 2, "options": options}
    game = bl.position({**told, "seats": [{"home": "porthmadog_harbour", "surveyor": "minffordd"}]}, seed=1)
    mine, other = game.view(0)["seats"]
    assert mine["home"] == "porthmadog_harbour" and mine["marker_at_home"] and not other["marker_at_home"]
    finish(game)


@rule("SN-C-02")
def test_the_rulebooks_example_of_the_works() -> None:
    """Trades may be mixed: two bars of steel and one stone with the three trades of a space, and other mixtures."""
    told = {"title": "snowdonia", "players": 2, "phase": "actions", "labourers": {"C1": 0}}
    rich = {"goods": {"ore": 6, "rubble": 4}}
    game = bl.position({**told, "rubble": {"two_viaducts.dig1": 0}, "seats": [rich]}, seed=1)
    assert "work 2 steel 1 stone" in game.legal_moves() and "work 1 steel 2 stone" in game.legal_moves()
    assert game.why_not("work 2 steel 2 stone") is not None
    game.play("work 2 steel 1 stone")
    goods = game.view(0)["seats"][0]["goods"]
    assert (goods["steel"], goods["stone"], goods["ore"], goods["rubble"]) == (2, 1, 0, 2)


@rule("SN-SCORE-05")
def test_the_rulebooks_example_of_two_contracts() -> None:
    """Four tracks and contracts for four and for three of them: one of the two counts."""
    places = ("two_viaducts.track1", "two_viaducts.track2", "hebron.track1", "hebron.track2")
    told = {"title": "snowdonia", "players": 2, "tracks": dict.fromkeys(places, 0)}
    game = bl.position({**told, "seats": [{"contracts": [23, 21]}]}, seed=1)
    worths = {held["contract"]: held["worth"] for held in game.view(0)["seats"][0]["contracts"]}
    assert worths == {23: 31, 21: 0}
    assert not {21, 23} & set(game.view(0)["office"])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": []}, "not 'hands'"),
        ({"seats": [{}] * 4}, "each of 3 players"),
        ({"seats": [{"hat": 1}]}, "not 'hat'"),
        ({"seats": [{"goods": {"gold": 1}}]}, "no good 'gold'"),
        ({"seats": [{"goods": {"ore": True}}]}, "a number from 0 to 99, not True"),
        ({"seats": [{"goods": {"stone": 90}}]}, "cubes of stone, and 92 are laid out"),
        ({"seats": [{"goods": {"steel": 19}}]}, "18 bars of steel"),
        ({"seats": [{"goods": {"rubble": 90}}]}, "players hold 90"),
        ({"seats": [{"train": 3}, {"train": 3}]}, "owned twice"),
        ({"seats": [{"home": "llanberis"}]}, "leave home out"),
        ({"seats": [{"contracts": [5]}]}, "in two places"),
        ({"seats": [{"contracts": [99]}]}, "contract 99 is not in play"),
        ({"tracks": {"hebron.dig1": 0}}, "no track 'hebron.dig1'"),
        ({"tracks": {"hebron.track1": 3}}, "from 0 to 2, not 3"),
        ({"excavation": {"hebron.track1": 0}}, "among the tracks"),
        ({"rubble": {"hebron.dig1": 9}}, "from 0 to 2, not 9"),
        ({"events": [1, 2, 3, 4, 5, 6]}, "event cubes"),
        ({"labourers": {"A9": 0}}, "a space of A"),
        ({"labourers": {"G": [0, 0, 0, 0]}}, "no labourer left"),
        ({"weather": {"now": "snow"}}, "no weather 'snow'"),
        ({"rates": {"excavation": 9}}, "no rate of excavation"),
        ({"office": [1, 2, 3, 4]}, "3 places"),
        ({"phase": "events"}, "assign or actions"),
        ({"yard": [1]}, "are written"),
        ({"closed": "hebron"}, "are a list"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bl.BadOption, match=complaint):
        bl.position({**PROBLEM, **change}, seed=1)
