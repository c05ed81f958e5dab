"""Broken maps: every error names file, entry and reason, and nothing else is ever raised."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import branchline as bl
from branchline.games.tickets.goals import countries
from branchline.games.tickets.hard_paths import has_hard_paths
from branchline.games.tickets.ownmaps import MAPS, MOST_PAYMENTS, too_costly, ways_to_pay_ferries
from branchline.games.tickets.titles import load
from branchline.shelf import undealt
from fuzz_maps import broken, long_ones, mutate, mutilate, try_map
from tickets.arrange import own, small_game
from tickets.example_map import EXAMPLE, FILE, OWN_MAPS, play_to_the_end, title_of, try_out

# -- every error names file, entry and reason -------------------------------------------------------

LONG = long_ones()
GONE = object()
"""Marks an entry to be taken out."""


def changed(path: str, value: Any) -> dict[str, Any]:
    """The example with one entry changed, added or (GONE) taken out; parts are divided by `:`."""
    tables = tomllib.loads(EXAMPLE)
    at: Any = tables
    *way, last = path.split(":")
    for part in way:
        at = at[part]
    if value is GONE:
        del at[last]
    else:
        at[last] = value
    return tables


def complaints(tables: dict[str, Any]) -> list[str]:
    """The lines of the error that tables raise; none if they make a map."""
    try:
        title_of(tables)
    except bl.BadMap as error:
        return str(error).split("\n")
    return []


def test_a_mark_at_the_beginning_is_no_mistake() -> None:
    """Some editors write it."""
    assert load("tickets", "\ufeff" + EXAMPLE, FILE).map == load("tickets", EXAMPLE, FILE).map


def test_a_wrong_number_makes_no_other_limit_absurd() -> None:
    for path in ("rules:tickets_dealt", "rules:tickets_drawn"):
        entry = path.replace(":", ".")
        assert complaints(changed(path, 0)) == [f"{FILE}: {entry}: This must be from 1 to 7, not 0."]


def assert_told(tables: dict[str, Any], entry: str, reason: str) -> None:
    """One line must name the file, the entry and the reason."""
    lines = complaints(tables)
    assert any(line.startswith(f"{FILE}: {entry}: ") and reason.lower() in line.lower() for line in lines), lines


STREAM = {"from": "amberport", "to": "highpass", "points": 5}
BY_CITY = {"metric": "cheap-tickets", "points": 3}


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        # the shape of the file
        ("name", GONE, "the file", "field “name” is missing"),
        ("tracks", GONE, "the file", "field “tracks” is missing"),
        ("name", 7, "name", "must be a text"),
        ("weather", "fine", "the file", "no field “weather”"),
        ("players", [2, 3, 4], "players", "exactly 2 entries"),
        ("players", "two", "players", "must be a list"),
        ("cities", [1], "cities", "must be a table"),
        ("cities:amberport:name", GONE, "cities.amberport", "field “name” is missing"),
        ("cities:amberport:at", [0.5], "cities.amberport.at", "exactly 2 entries"),
        ("cities:amberport:mayor", "Ola", "cities.amberport", "no field “mayor”"),
        ("tracks:amberport-stonebridge:length", "long", "tracks.amberport-stonebridge.length", "must be a number"),
        ("tracks:amberport-stonebridge", 3, "tracks.amberport-stonebridge", "must be a table"),
        ("tickets:t10:to:moors", "far", "tickets.t10.to[...]", "must be a number"),
        ("tickets:t01:from", GONE, "tickets.t01", "field “from” is missing"),
        ("goals:long_haul:points", None, "goals.long_haul.points", "must be a number"),
        ("countries:moors", 3, "countries.moors", "must be a text"),
        ("provenance", {"a": 1}, "provenance.a", "must be a text"),
        ("rules:wagons", 4.5, "rules.wagons", "must be a number"),
        ("rules:wagons", True, "rules.wagons", "must be a number"),
        ("rules:horses", 4, "rules", "no field “horses”"),
        ("rules:ledger", "chess", "rules.ledger", "chess"),
        ("rules:locomotives_on", "bridges", "rules.locomotives_on", "bridges"),
        ("rules:tickets_returned", "home", "rules.tickets_returned", "home"),
        # rules
        ("players", [3, 2], "players", "two numbers from 2 to 5"),
        ("players", [1, 3], "players", "two numbers from 2 to 5"),
        ("players", [2, 6], "players", "two numbers from 2 to 5"),
        ("rules:wagons", 2, "rules.wagons", "from 3 to 200, not 2"),
        ("rules:wagons", 201, "rules.wagons", "from 3 to 200"),
        ("rules:wagons_choices", [20, 1], "rules.wagons_choices", "from 3 to 200"),
        ("rules:hand", 13, "rules.hand", "from 0 to 12"),
        ("rules:hand", -1, "rules.hand", "from 0 to 12"),
        ("rules:row", 0, "rules.row", "from 1 to 9"),
        ("rules:cards_per_color", 61, "rules.cards_per_color", "from 1 to 60"),
        ("rules:locomotives", -1, "rules.locomotives", "from 0 to 60"),
        ("rules:flush_at", 6, "rules.flush_at", "from 0 to 5"),
        ("rules:tickets_dealt", 8, "rules.tickets_dealt", "from 1 to 7"),
        ("rules:tickets_kept_at_start", 4, "rules.tickets_kept_at_start", "from 1 to 3"),
        ("rules:tickets_drawn", 0, "rules.tickets_drawn", "from 1 to 7"),
        ("rules:tickets_kept_later", 4, "rules.tickets_kept_later", "from 1 to 3"),
        ("rules:tunnel_reveal", 7, "rules.tunnel_reveal", "from 0 to 6"),
        ("rules:longest_path", 101, "rules.longest_path", "from 0 to 100"),
        ("rules:last_round_at", 51, "rules.last_round_at", "from 0 to 50"),
        ("rules:goals_in_play", 3, "rules.goals_in_play", "from 0 to 2"),
        ("rules:open_doubles", [1], "rules.open_doubles", "from 1 to 2 for each player count"),
        ("rules:open_doubles", [1, 3], "rules.open_doubles", "from 1 to 2 for each player count"),
        ("rules:open_triples", [0, 1], "rules.open_triples", "from 1 to 3 for each player count"),
        ("rules:track_points", [], "rules.track_points", "up to 12"),
        ("rules:track_points", [1] * 13, "rules.track_points", "up to 12"),
        # cities
        ("cities:Old Town", {"name": "Old Town"}, "cities.Old Town", "small letters, digits and underscores"),
        ("cities:amberport:country", "atlantis", "cities.amberport", "there is no country “atlantis”"),
        ("cities:amberport:border", True, "cities.amberport", "exactly one route; this one has 4"),
        ("cities:up3", {"name": "", "country": "uplands", "border": True}, "cities.up3", "this one has 0"),
        ("cities:up1:country", "", "cities.up1", "a border spot has a country"),
        # tracks
        ("tracks:amberport", {"length": 1}, "tracks.amberport", "is called “city-city”"),
        ("tracks:amberport-sea_gate", {"length": 1}, "tracks.amberport-sea_gate", "there is no city “sea_gate”"),
        ("tracks:amberport-amberport", {"length": 1}, "tracks.amberport-amberport", "two different cities"),
        ("tracks:highpass-larkspur:length", 5, "tracks.highpass-larkspur", "length 5 is outside the scoring table"),
        ("tracks:highpass-larkspur:length", 0, "tracks.highpass-larkspur", "length 0 is outside the scoring table"),
        ("tracks:highpass-larkspur:color", "pink", "tracks.highpass-larkspur", "there is no colour “pink”"),
        ("tracks:highpass-larkspur:color", "loco", "tracks.highpass-larkspur", "there is no colour “loco”"),
        ("tracks:highpass-larkspur:bonus", 10, "tracks.highpass-larkspur.bonus", "from 0 to 9"),
        ("tracks:amberport-gullhaven:ferry", 4, "tracks.amberport-gullhaven", "cannot have 4 locomotive symbols"),
        ("tracks:amberport-gullhaven:ferry", -1, "tracks.amberport-gullhaven", "cannot have -1 locomotive symbols"),
        ("tracks:amberport-gullhaven:color", "red", "tracks.amberport-gullhaven", "a ferry is gray"),
        ("tracks:amberport-gullhaven:tunnel", True, "tracks.amberport-gullhaven", "a ferry cannot be a tunnel"),
        ("tracks:saltmarsh-amberport", {"length": 2}, "tracks.amberport-saltmarsh", "amberport-saltmarsh/3"),
        ("tracks:stonebridge-amberport", {"length": 3}, "tracks.amberport-stonebridge", "amberport-stonebridge/2"),
        ("tracks:amberport-saltmarsh/2", GONE, "tracks.amberport-saltmarsh", "must be called amberport-saltmarsh"),
        ("tracks:amberport-saltmarsh/2", {"length": 1}, "tracks.amberport-saltmarsh", "different lengths"),
        # tickets
        ("tickets:t01:copies", 0, "tickets.t01.copies", "from 1 to 9"),
        ("tickets:t01:points", GONE, "tickets.t01", "has no points"),
        ("tickets:t01:points", 0, "tickets.t01.points", "from 1 to 100"),
        ("tickets:t10:points", 4, "tickets.t10", "gives points with each country"),
        ("tickets:t10:to:moors", 101, "tickets.t10.points", "from 1 to 100"),
        ("tickets:t10:to", {}, "tickets.t10", "leads nowhere"),
        ("tickets:t01:to", "atlantis", "tickets.t01", "“atlantis” is neither a city nor a country"),
        ("tickets:t01:from", "coast", "tickets.t01", "“coast” is neither a city nor a country with border spots"),
        ("tickets:t01:to", "amberport", "tickets.t01", "begins and ends in the same place"),
        ("tickets:t12:to", {"moors": 4}, "tickets.t12", "begins and ends in the same place"),
        ("tickets", {"t01": STREAM}, "tickets", "1 tickets, too few to deal 3 to each of 3 players"),
        # goals
        ("goals:long_haul:metric", "luck", "goals.long_haul", "there is no metric “luck”"),
        ("goals:long_haul:metric", "tracks-in-country", "goals.long_haul", "there is no country “”"),
        ("goals:long_haul:points", 101, "goals.long_haul.points", "from 0 to 100"),
        ("goals:long_haul", BY_CITY, "goals.long_haul", "all tickets must be between two cities"),
        ("tracks", {}, "tracks", "there are no routes"),
        # what the box is said to hold
        ("box", {"tickets": 14}, "tickets", "there are 13 cards, but the box of this map has 14"),
        ("box", {"goals": 3}, "goals", "there are 2 cards, but the box of this map has 3"),
        ("box", {"gray_is_ferry": True}, "tracks.highpass-up1", "every gray route of this map is a ferry"),
    ],
)
def test_an_error_names_file_entry_and_reason(path: str, value: Any, entry: str, reason: str) -> None:
    assert_told(changed(path, value), entry, reason)


def test_train_cards_can_be_too_few() -> None:
    tables = tomllib.loads(EXAMPLE)
    tables["rules"] |= {"cards_per_color": 1, "locomotives": 9}
    assert_told(tables, "rules", "17 train cards, too few for 3 players")


def test_four_parallel_tracks_are_too_many() -> None:
    tables = tomllib.loads(EXAMPLE)
    for number in (3, 4):
        tables["tracks"][f"amberport-saltmarsh/{number}"] = {"length": 2}
    assert_told(tables, "tracks.amberport-saltmarsh", "4 parallel routes, but 3 is the most")


def test_a_ticket_must_be_possible() -> None:
    tables = tomllib.loads(EXAMPLE)
    tables["cities"] |= {"isle": {"name": "Isle"}, "rock": {"name": "Rock"}}
    assert_told(tables, "cities.isle", "no route leads to this city")
    tables["tracks"]["isle-rock"] = {"length": 1}
    tables["tickets"]["t01"]["to"] = "isle"
    assert_told(tables, "tickets.t01", "no routes lead from “amberport” to “isle”")


def test_a_ferry_must_be_payable() -> None:
    tables = tomllib.loads(EXAMPLE)
    tables["rules"] |= {"locomotives": 0, "pair_pays_symbol": False}
    assert_told(tables, "tracks.amberport-gullhaven", "can never be paid")
    tables["rules"] |= {"locomotives": 14, "track_points": [1] * 12}
    tables["tracks"]["amberport-gullhaven"] = {"length": 12, "ferry": 4}
    assert_told(tables, "tracks.amberport-gullhaven", "15 cards at most")


@pytest.mark.parametrize(
    ("table", "entries", "reason"),
    [
        ("cities", {f"c{n}": {"name": "C"} for n in range(201)}, "200 is the most"),
        ("tracks", {f"c{n}-c{n + 1}": {"length": 1} for n in range(1001)}, "1,000 is the most"),
        ("tickets", {f"x{n}": {**STREAM, "copies": 9} for n in range(28)}, "250 is the most"),
        ("goals", {f"g{n}": {"metric": "ferries", "points": 1} for n in range(61)}, "60 is the most"),
        ("countries", {f"c{n}": "C" for n in range(51)}, "50 is the most"),
    ],
)
def test_a_map_can_be_too_big(table: str, entries: dict[str, Any], reason: str) -> None:
    tables = tomllib.loads(EXAMPLE)
    tables[table] |= entries
    assert_told(tables, table, reason)


def test_all_mistakes_are_told_at_once() -> None:
    tables = changed("rules:hand", 99)
    tables["tracks"]["highpass-larkspur"]["color"] = "pink"
    tables["cities"]["amberport"]["country"] = "atlantis"
    tables["goals"]["long_haul"]["metric"] = "luck"
    entries = {line.split(": ")[1] for line in complaints(tables)}
    assert {"rules.hand", "tracks.highpass-larkspur", "cities.amberport", "goals.long_haul"} <= entries


# Each of these once made a map that failed later: while speaking, recording, or filling the board.
@pytest.mark.parametrize(
    ("path", "value", "entry"),
    [
        ("cities:millbrook:name", "", None),
        ("cities:millbrook", {"name": ""}, "cities.millbrook"),
        ("cities:millbrook:name", "Mill\nbrook", "cities.millbrook"),
        ("cities:millbrook:at", [float("nan"), 0.5], "cities.millbrook"),
        ("cities:millbrook:at", [0.5, 7.0], "cities.millbrook"),
        ("name", "", "name"),
        ("name", "two\nlines", "name"),
        ("tickets:a.b", STREAM, "tickets.a.b"),
        ("tickets:a b", STREAM, "tickets.a b"),
        ("tickets:a}", STREAM, "tickets.a}"),
        ("tickets:t11.1", STREAM, "tickets.t11.1"),
        ("goals:a b", {"metric": "ferries", "points": 1}, "goals.a b"),
        ("countries:a b", "A B", "countries.a b"),
        ("countries:amberport", "Amberport", "countries.amberport"),
        ("goals:long_haul:country", "atlantis", "goals.long_haul"),
        ("goals:long_haul:number", 2**63, "goals.long_haul"),
        ("rules:track_points", [1, 2, 4, 2**63], "rules.track_points"),
        ("rules:track_points", [1, 2, 4, -7], "rules.track_points"),
        ("rules:wagons_choices", [30, 40], "rules.wagons_choices"),
    ],
)
def test_what_would_fail_later_is_told_at_once(path: str, value: Any, entry: str | None) -> None:
    lines = complaints(changed(path, value))
    if entry is None:
        assert lines == []
    else:
        assert any(line.startswith(f"{FILE}: {entry}") for line in lines), lines


def test_a_tunnel_must_fit_a_payment() -> None:
    tables = changed("rules:track_points", [1] * 12)
    tables["rules"]["tunnel_reveal"] = 6
    tables["tracks"]["highpass-stonebridge"]["length"] = 12
    assert_told(tables, "tracks.highpass-stonebridge", "15 cards")


def test_cities_without_a_country_count_for_none() -> None:
    tables = changed("goals:long_haul", {"metric": "countries", "points": 3})
    for city in ("amberport", "stonebridge"):
        del tables["cities"][city]["country"]
    game = small_game(title_of(tables))
    assert int(countries(own(game, 0, "amberport-stonebridge")._position, 0)) == 0  # type: ignore[arg-type]
    assert int(countries(own(game, 0, "larkspur-mo1")._position, 0)) == 2  # type: ignore[arg-type]


def test_a_record_keeps_a_map_with_any_letters() -> None:
    text = EXAMPLE.replace("# border spots", "# \u2028border\u0085 \u2029spots")
    game = undealt(load("tickets", text, FILE), 2, {}, 5, None)
    game._deal(None)
    again = bl.Record.loads(game.record().dumps())
    assert again.replay().legal_moves().texts() == game.legal_moves().texts()


# -- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "name = ",
        "[cities",
        "\0",
        "\ufeff",
        "x = " + "[" * 100_000,
        "x = " + "{a=" * 10_000,
        EXAMPLE.replace("wagons = 20", "wagons = " + "9" * 5000),
        EXAMPLE.replace("wagons = 20", "wagons = 0x" + "f" * 5000),
        EXAMPLE + "x" * 10 + " = 1\n" * 2,
        "a = 1\n" * 2,
        "# much ado\n" * 100_000,
        "<html></html>",
        "branchline record 1\ntitle: usa\n",
        "{}",
    ],
    ids=lambda text: text[:12].strip() or "control",
)
def test_other_texts_are_no_maps(text: str) -> None:
    with pytest.raises(bl.BadMap) as caught:
        load("tickets", text, FILE)
    assert str(caught.value).startswith(f"{FILE}: ")
    assert len(str(caught.value)) < 2000


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(EXAMPLE.replace("Amber Coast", "Bernsteinküste").encode("latin-1"))
    for path in (tmp_path / "missing.toml", tmp_path, tmp_path / "latin.toml"):
        with pytest.raises(bl.BadMap, match=re.escape(str(path))):
            bl.new_game("tickets", map=path)


def test_an_error_names_the_file_as_given(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(EXAMPLE.replace("wagons = 20", "wagons = 1"), encoding="utf-8")
    with pytest.raises(bl.BadMap, match=re.escape(f"{path}: rules.wagons: ")):
        bl.new_game("tickets", map=path)


def test_a_map_goes_with_the_title_for_maps_only(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    with pytest.raises(bl.BadOption, match="usa has its own map"):
        bl.new_game("usa", map=path)
    with pytest.raises(bl.BadOption, match="either a map or corrections"):
        bl.new_game("tickets", map=path, data=path)
    with pytest.raises(bl.BadOption, match="map=PATH"):
        bl.new_game("tickets")


# -- corrections ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "text", "entry", "reason"),
    [
        ("usa", "[tracks]\nboston-mars = { length = 2 }", "tracks.boston-mars", "no such entry to correct"),
        ("usa", "[cities]\nmars = { name = 'Mars' }", "cities.mars", "no such entry to correct"),
        ("usa", "[goals]\ng = { metric = 'ferries', points = 3 }", "goals", "no such entry to correct"),
        ("usa", "[rules]\nhorses = 3", "rules.horses", "no such entry to correct"),
        ("usa", "[tickets.t01]\nprice = 3", "tickets.t01.price", "no such entry to correct"),
        ("usa", "weather = 'fine'", "weather", "no such entry to correct"),
        ("usa", "rules = 3", "rules", "must be a table"),
        ("usa", "[tickets.t01]\npoints = 'many'", "tickets.t01.points", "must be a number"),
        ("usa", "[tickets.t01]\npoints = 0", "tickets.t01.points", "from 1 to 100"),
        ("usa", "[tickets.t01]\nto = 'mars'", "tickets.t01", "“mars” is neither a city"),
        ("usa", "[tracks.helena-winnipeg]\ncolor = 'pink'", "tracks.helena-winnipeg", "there is no colour “pink”"),
        ("switzerland", "players = [2, 5]", "rules.open_doubles", "for each player count"),
        ("switzerland", "[tickets.t01.to]\nmars = 3", "tickets.t01.to.mars", "no such entry to correct"),
        ("switzerland", "[rules]\nwagons = 42", "rules.wagons_choices", "among"),
        ("northern-lights", "[goals.ferry_captain]\nmetric = 'luck'", "goals.ferry_captain", "there is no metric"),
        ("northern-lights", "[goals", "the file", "line 1"),
    ],
)
def test_a_wrong_correction_is_told(title: str, text: str, entry: str, reason: str) -> None:
    with pytest.raises(bl.BadMap) as caught:
        load(title, text, FILE)
    lines = str(caught.value).split("\n")
    assert any(line.startswith(f"{FILE}: {entry}: ") and reason.lower() in line.lower() for line in lines), lines


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_a_correction_may_name_fields_the_map_leaves_at_their_default(title: str, tmp_path: Path) -> None:
    path = tmp_path / "more.toml"
    built_in: Any = bl.titles()[title]
    track = next(iter(built_in.map.tracks))
    path.write_text(f'[tracks."{track}"]\nbonus = 3\n[rules]\nhand = 5\n', encoding="utf-8")
    game = bl.new_game(title, players=2, seed=1, data=path)
    corrected: Any = game.title
    assert corrected.map.tracks[track].bonus == 3
    assert sum(game.view(0)["hand"].values()) == 5
    play_to_the_end(game, 1)


# -- files nobody could mean ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_mutated_maps_are_refused_or_play(seed: int) -> None:
    guess = random.Random(seed)
    sources = [tomllib.loads(EXAMPLE), *(tomllib.loads(path.read_text(encoding="utf-8")) for path in OWN_MAPS)]
    for turn in range(40):
        tables = copy.deepcopy(guess.choice(sources))
        for _ in range(guess.choice((1, 1, 2, 4))):
            mutate(tables, guess)
        try:
            title = title_of(tables)
        except bl.BadMap as error:
            assert all(line.startswith(f"{FILE}: ") for line in str(error).split("\n"))
            continue
        try_out(title, seed * 100 + turn)


@pytest.mark.parametrize("seed", range(20))
def test_mutilated_texts_are_refused_or_load(seed: int) -> None:
    guess = random.Random(seed)
    for _ in range(30):
        try:
            title = load("tickets", mutilate(EXAMPLE, guess), FILE)
        except bl.BadMap as error:
            assert all(line.startswith(f"{FILE}: ") for line in str(error).split("\n"))
            continue
        assert title.least_players >= 2


@pytest.mark.slow
def test_broken_maps_are_told_in_sentences_or_played() -> None:
    found: Counter[str] = Counter()
    for seed in range(100):
        assert list(try_map(broken(seed), seed, found)) == [], f"seed {seed}"
    assert found["refused"] > 40 and found["played"] > 5


@pytest.mark.slow
@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", LONG)
def test_no_map_keeps_anybody_waiting(name: str) -> None:
    checked = MAPS.check(LONG[name], "en")
    assert checked.ok or checked.problems


def test_a_hand_of_all_cards_must_not_pay_in_too_many_ways() -> None:
    assert too_costly(load("tickets", LONG["payments of pairs"], FILE))
    assert ways_to_pay_ferries(load("northern-lights", "", FILE)) < MOST_PAYMENTS / 2


@pytest.mark.slow
def test_networks_too_thick_for_the_longest_path_are_noticed() -> None:
    """On them telling what a seat knows would take seconds; no printed map comes near."""
    cities = {f"c{n}": {"name": f"C{n}", "at": [n % 7 / 7, n // 7 / 7]} for n in range(40)}
    tracks = {f"c{a}-c{b}": {"length": 1} for a in range(40) for b in range(a + 1, 40)}
    tickets = {"t": {"from": "c0", "to": "c9", "points": 5, "copies": 9}}
    thick = {"name": "Thick", "players": [2, 2], "cities": cities, "tracks": tracks, "tickets": tickets}
    assert has_hard_paths(load("tickets", tomli_w.dumps(thick), FILE).map)
    for id in ("usa", "germany", "northern-lights"):
        assert not has_hard_paths(load("tickets", str(MAPS.start(id)), id).map)
