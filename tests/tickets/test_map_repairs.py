"""Repairs of a map: what the button of a problem changes mends that problem, and breaks nothing else."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w

from branchline.core.ownmaps import MapChange, ProblemTold
from branchline.core.text import LANGUAGES
from branchline.games.tickets.ownmaps import MAPS

START = str(MAPS.start("new"))


def changed(tables: dict[str, Any], changes: list[MapChange]) -> dict[str, Any]:
    """The tables after changes, as the studio makes them."""
    made = tomllib.loads(tomli_w.dumps(tables))
    for change in changes:
        *way, name = change.path
        at = made
        for each in way:
            at = at.setdefault(each, {})
        if change.value is None:
            at.pop(name, None)
        else:
            at[name] = change.value
    return made


def problems(tables: dict[str, Any]) -> list[ProblemTold]:
    return MAPS.check(tomli_w.dumps(tables), "en").problems


def broken(start: str, **changes: Any) -> dict[str, Any]:
    """A map with some entries changed: `tracks__a-b__length`, None takes out."""
    text = str(MAPS.start(start))
    ways = [MapChange(way.split("__"), value) for way, value in changes.items()]
    return changed(tomllib.loads(text), ways)


def first_track(start: str) -> str:
    return str(next(iter(tomllib.loads(str(MAPS.start(start)))["tracks"])))


LONELY = {"cities__far": {"name": "Far", "at": [0.9, 0.9]}}
PARTS = LONELY | {"cities__off": {"name": "Off", "at": [0.9, 0.7]}, "tracks__far-off": {"length": 1}}
RED = {f"tracks__{id}__color": "red" for id in list(tomllib.loads(str(MAPS.start("usa")))["tracks"])[:4]}
CASES = {
    "a number too large": broken("new", rules__hand=99),
    "a number too small": broken("new", rules__wagons=0),
    "a list of numbers": broken("new", rules__open_doubles=[7]),
    "players": broken("new", players=[5, 2]),
    "a route too long": broken("usa", **{f"tracks__{first_track('usa')}__length": 9}),
    "unequal doubles": broken("usa", **{"tracks__new_york-washington/1__length": 3}),
    "a city without routes": broken("usa", **LONELY),
    "a colour": broken("usa", **{f"tracks__{first_track('usa')}__color": "purpel"}),
    "a coloured ferry": broken("usa", **{f"tracks__{first_track('usa')}": {"length": 2, "color": "red", "ferry": 1}}),
    "a ferry of symbols": broken("usa", **{f"tracks__{first_track('usa')}": {"length": 1, "ferry": 3}}),
    "a ferry in a tunnel": broken(
        "usa", **{f"tracks__{first_track('usa')}": {"length": 2, "tunnel": True, "ferry": 1}}
    ),
    "a misspelt place": broken("usa", tickets__t01__to="bostom"),
    "a place nobody knows": broken("usa", tickets__t01__to="qqq"),
    "a ticket to itself": broken("usa", tickets__t01={"from": "boston", "to": "boston", "points": 3}),
    "a country": broken("usa", cities__boston__country="xx"),
    "too few tickets": broken("usa", tickets={"t01": {"from": "boston", "to": "miami", "points": 12}}, box={}),
    "another ticket than in the box": broken("usa", tickets__t99={"from": "boston", "to": "miami", "points": 12}),
    "passengers of a city that went": broken("germany", passengers__berlin=None),
    "a ticket without a deck": broken("germany", tickets__t99={"from": "berlin", "to": "ulm", "points": 12}, box={}),
    "trains not among the choices": broken("usa", rules__wagons=44, rules__wagons_choices=[45]),
    "a ticket too dear": broken("usa", tickets__t01__points=99),
    "a ticket too cheap": broken("usa", tickets__t01__points=1),
    "two cities on one spot": broken("usa", cities__boston__at=[0.5, 0.5], cities__miami__at=[0.5, 0.5]),
    "too many trains": broken("new", rules__wagons=150),
    "two maps in one": broken("usa", **PARTS, box={}),
    "one colour too often": broken("usa", **RED),
}


@pytest.mark.parametrize("case", CASES)
def test_a_repair_mends(case: str) -> None:
    """Pressing the buttons one after another, those that must be pressed first, leads to a map that can be played."""
    tables = CASES[case]
    before = problems(tables)
    wrong = next(each for each in before if each.repair is not None)
    assert wrong.repair is not None and wrong.repair.text
    after = problems(changed(tables, wrong.repair.changes))
    same = [each for each in after if (each.where, each.text) == (wrong.where, wrong.text)]
    assert len(same) < len([each for each in before if (each.where, each.text) == (wrong.where, wrong.text)])
    for _ in range(12):
        must = next((each for each in problems(tables) if each.must), None)
        if must is None:
            break
        assert must.repair is not None, must
        tables = changed(tables, must.repair.changes)
    assert MAPS.check(tomli_w.dumps(tables), "en").ok


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_repairs_speak_the_language(language: str) -> None:
    said = {
        each.repair.text
        for tables in CASES.values()
        for each in MAPS.check(tomli_w.dumps(tables), language).problems
        if each.repair
    }
    assert len(said) > 10 and not any("tickets-map" in each or "{" in each for each in said)


def test_odd_things_are_told() -> None:
    tables = broken("usa", **PARTS, box={})
    said = {each.text for each in problems(tables)}
    assert "No routes lead from here to the rest of the map." in said
    assert "No ticket names this city." in said
    assert "Only one city can be reached from here at once: who is shut out stays out." in said
    crossing = broken("usa", cities__boston__at=[0.1, 0.9], box={})
    assert any(each.text.startswith("On a straight line it would cross") for each in problems(crossing))
    assert any("colours are uneven" in each.text for each in problems(broken("usa", **RED)))
    twins = broken("usa", cities__boston__name="miami")
    assert "Another city is called “Miami” too: nobody can tell their tickets apart." in {
        each.text for each in problems(twins)
    }
