"""Positions set up by hand: from a dictionary or a file, played on, and refused where they cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.family import families

ARRANGED = [title for family in families().values() if family.arrange for title in family.titles]
PROBLEM = {
    "title": "usa",
    "hands": [{"red": 3, "loco": 1}, {"blue": 5}],
    "row": ["red", "green", "loco"],
    "discard": {"black": 4},
    "tracks": {"duluth-helena": 0, "denver-helena": 1},
    "tickets": [["t01"], []],
    "to_move": 0,
}


def finish(game: bl.Game) -> None:
    """Play on to the end; the laws hold all the way."""
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
        assert game.audit() == []


def test_a_problem_lies_as_it_is_told() -> None:
    game = bl.position(PROBLEM, seed=1)
    view = game.view(0)
    assert view["hand"] == {"red": 3, "loco": 1} and view["row"][:3] == ["red", "green", "loco"]
    assert view["to_move"] == 0 and view["discard"] == {"black": 4}
    assert [seat["cards"] for seat in view["seats"]] == [4, 5]
    assert [seat["score"] for seat in view["seats"]] == [15, 7] and view["seats"][0]["wagons"] == 45 - 6
    assert [ticket["ticket"] for ticket in view["tickets"]] == ["t01"]
    assert game.redeal(0, 5).view(0) == view and game.log(0) == []
    finish(game)


@pytest.mark.parametrize("title", ARRANGED)
def test_every_title_goes_on_from_an_empty_table(title: str) -> None:
    for seed in range(3):
        game = bl.position({"title": title, "players": 3 if seed else 2}, seed=seed)
        assert game.audit() == [] and len(game.legal_moves()) > 0
        finish(game)


def test_stations_lie_as_they_are_told() -> None:
    game = bl.position({"title": "europe", "stations": {"paris": 0, "roma": 1, "wien": 1}}, seed=1)
    seats = game.view(0)["seats"]
    assert [(seat["stations"], seat["stations_left"]) for seat in seats] == [(["paris"], 2), (["roma", "wien"], 1)]
    assert game.redeal(1, 5).view(1) == game.view(1)
    finish(game)


def test_passengers_lie_as_they_are_told() -> None:
    dealt = bl.position({"title": "germany"}, seed=1)
    waiting = dealt.view(0)["passengers"]
    tracks = {"bremen-emden": 0, "hamburg-schwerin": 1}
    carried = bl.position({"title": "germany", "tracks": tracks, "carried": [{"red": 2}, {"blue": 1}]}, seed=1)
    assert [seat["passengers"] for seat in carried.view(0)["seats"]] == [{"red": 2}, {"blue": 1}]
    count = [sum(sum(some.values()) for some in game.view(0)["passengers"].values()) for game in (dealt, carried)]
    assert count[1] == count[0] - 3
    again = bl.position({"title": "germany", "passengers": waiting}, seed=9)
    assert again.view(0)["passengers"] == waiting
    for game in (carried, again):
        finish(game)
    lost = {**waiting, "berlin": {}}
    with pytest.raises(bl.BadOption, match=r"this position cannot be: .*TR-DE-INV-01"):
        bl.position({"title": "germany", "passengers": lost}, seed=1)
    with pytest.raises(bl.BadOption, match="TR-DE-INV-01"):
        bl.position({"title": "germany", "carried": [{"red": 99}]}, seed=1)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"title": "usa", "stations": {}}, "not 'stations'"),
        ({"title": "europe", "stations": {"paris": 0, "roma": 0, "wien": 0, "brest": 0}}, "seat 0 has more"),
        ({"title": "europe", "stations": {"pariis": 0}}, "there is no city 'pariis'; there are paris"),
        ({"title": "europe", "stations": ["paris"]}, "whose each is"),
        ({"title": "germany", "carried": [{"mauve": 1}]}, "not 'mauve': 1"),
        ({"title": "germany", "passengers": {"mars": {}}}, "no place 'mars'"),
        ({"title": "germany", "passengers": ["berlin"]}, "passengers who wait are written"),
    ],
)
def test_what_a_mechanic_does_not_allow_is_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bl.BadOption, match=complaint):
        bl.position(given, seed=1)


@pytest.mark.parametrize(
    "given",
    [
        {"title": "usa", "row": None},
        {"title": "usa", "row": {}},
        {"title": "usa", "tickets": [None]},
        {"title": "usa", "tickets": [{}]},
        {"title": "germany", "carried": [{"red": 2**63}]},
        {"title": "germany", "passengers": {"berlin": {"red": 2**63}}},
        {"title": "snowdonia", "discards": [[]]},
        {"title": "snowdonia", "discards": [4, 4]},
        {"title": "snowdonia", "discards": [2**63]},
        {"title": "snowdonia", "office": [2**63]},
        {"title": "snowdonia", "office": [True]},
    ],
)
def test_wrong_types_and_huge_numbers_get_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(bl.BadOption):
        bl.position(given, seed=1)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"players": 1' + "0" * 6000 + "}", "[]", "{", "nothing"])
@pytest.mark.parametrize("kind", ["json", "toml"])
def test_a_file_that_tells_of_none_is_refused(kind: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / f"position.{kind}"
    file.write_text(text)
    with pytest.raises((bl.BadOption, bl.BadMap)):
        bl.position(file)


@pytest.mark.parametrize("kind", ["json", "toml"])
def test_a_position_is_read_from_a_file(tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"problem.{kind}"
    toml = 'title = "usa"\nhands = [{ red = 3, loco = 1 }]\n[tracks]\nduluth-helena = 0\n'
    text = {"title": "usa", "hands": [{"red": 3, "loco": 1}], "tracks": {"duluth-helena": 0}}
    file.write_text(json.dumps(text) if kind == "json" else toml)
    assert bl.position(file, seed=2).view(0) == bl.position(text, seed=2).view(0)


def test_it_has_no_record_but_copies() -> None:
    game = bl.position(PROBLEM, seed=1)
    assert game.copy().view(0) == game.view(0)
    with pytest.raises(bl.NoRecord):
        game.record()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"title": "mars"}, "no title 'mars'"),
        ({"title": 7}, "a position names its title"),
        ({"hand": []}, "not 'hand'"),
        ({"hands": [{"red": 13}, {}]}, "there are 12 red cards, and 14 are laid out"),
        ({"hands": [{"pink": 1}]}, "not 'pink': 1"),
        ({"hands": {"red": 1}}, "an entry for each of 2 seats"),
        ({"row": ["red"] * 6}, "the row has up to 5 cards"),
        ({"tracks": {"mars-venus": 0}}, "no track 'mars-venus'"),
        ({"tracks": {"duluth-helena": 2}}, "a number from 0 to 1, not 2"),
        ({"tracks": ["duluth-helena"]}, "whose each is"),
        ({"tickets": [["t01"], ["t01"]]}, "held twice"),
        ({"to_move": "me"}, "not 'me'"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bl.BranchlineError, match=complaint):
        bl.position({**PROBLEM, **change}, seed=1)
