"""An option says at which tables it changes anything: there it does, elsewhere it does nothing and is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.title import Option
from branchline.games.snowdonia.options import rules_of, settle
from branchline.games.snowdonia.rules import Rules
from branchline.shelf import undealt

TITLE: Any = bl.titles()["snowdonia"]
BLAENAU = "blaenau-ffestiniog"
FIELDS = [name for name in dir(Rules()) if not name.startswith("_") and name != "names"]
SOURCES = "".join(file.read_text() for file in (Path(bl.__file__).parent / "games" / "snowdonia").glob("*.py"))


def tables() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, scenario and edition, and the options others depend on."""
    for players in range(1, 6):
        for edition in ("2012", "deluxe"):
            for spaces in ("auto", "overlays", "area_a") if players == 1 else ("auto",):
                for fog in (False, True):
                    yield players, {"edition": edition, "solo_spaces": spaces, "light_fog": fog}
    for players in range(1, 5):
        for whole in (True, False) if players < 3 else (True,):
            for fog in (False, True):
                yield players, {"scenario": BLAENAU, "blaenau_all_stations": whole, "light_fog": fog}


TABLES = list(tables())


def choices(option: Option) -> list[Any]:
    return [value for value in option.values if value != option.default]


def idle(players: int, given: dict[str, Any]) -> list[tuple[str, Any]]:
    """The options and values that are said to change nothing at a table."""
    checked = TITLE.check_options(given)
    found = [option for option in TITLE.options if option.name not in given and not option.applies(players, checked)]
    return [(option.name, value) for option in found for value in choices(option)]


def story(players: int, options: dict[str, Any], seed: int) -> list[Any]:
    """All that happens in a random game, and what everybody can see, but for the options themselves."""
    game = undealt(TITLE, players, options, seed, None)
    game._deal(None)
    chance = random.Random(seed)
    out: list[Any] = []
    while not game.is_over:
        moves = game.legal_moves()
        out += [str(move) for move in moves]
        game.play(moves[chance.randrange(len(moves))])
    view = game.view(0)
    del view["rules"]
    return [*out, *((event.key, event.params) for event in game.log(None)), view, game.outcome().as_dict()]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_said_to_change_nothing_changes_nothing(table: tuple[int, dict[str, Any]]) -> None:
    players, given = table
    usual = story(players, given, 1)
    for name, value in idle(players, given):
        if (players, name) == (1, "first_player"):
            continue  # chance is not asked who begins, so the cards fall differently; see below
        if name in ("scenario", "edition", "optional_tracks") or (name == "first_player" and value >= players):
            with pytest.raises(bl.BadOption):
                story(players, {**given, name: value}, 1)
        else:
            assert story(players, {**given, name: value}, 1) == usual, name


def test_alone_the_first_player_is_always_the_same() -> None:
    for options in ({}, {"first_player": 0}):
        assert undealt(TITLE, 1, options, 1, None)._position.rules.solo  # type: ignore[attr-defined]
        assert {event.params["seat"] for event in dealt(1, options).log(None) if event.key == "first-player"} == {0}


def dealt(players: int, options: dict[str, Any]) -> bl.Game:
    game = undealt(TITLE, players, options, 1, None)
    game._deal(None)
    return game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_said_to_change_something_is_read_by_the_rules(table: tuple[int, dict[str, Any]]) -> None:
    players, given = table
    checked = TITLE.check_options(given)
    for option in TITLE.options:
        if option.applies(players, checked):
            assert any(differs(players, checked, option.name, value) for value in option.values), option.name


def differs(players: int, checked: dict[str, Any], name: str, value: Any) -> bool:
    """Whether a value gives another board or other rules than the table has, or does not go with the rest."""
    other = {**checked, name: value}
    try:
        there = TITLE.position(players, other)
    except bl.BadOption:
        return True
    here = TITLE.position(players, checked)
    if there.board is not here.board:
        return True
    rules, others = rules_of(players, settle(checked)), rules_of(players, settle(other))
    changed = [field for field in FIELDS if getattr(rules, field) != getattr(others, field)]
    return any(f"rules.{field}" in SOURCES.replace(f"    rules.{field} = ", "") for field in changed)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "values", "table"),
    [
        ("light_fog_single", ("open", "closed"), (2, {"light_fog": True})),
        ("light_fog_single", ("open", "closed"), (1, {"light_fog": True})),
        ("event_unit", ("site", "card"), (3, {})),
        ("event_unit", ("site", "card"), (2, {"scenario": BLAENAU})),
        ("deck_exhaustion", ("reshuffle", "gaps"), (5, {})),
        ("solo_spaces", ("overlays", "area_a"), (1, {})),
        ("blaenau_all_stations", (True, False), (2, {"scenario": BLAENAU})),
        ("contract_plays", ("many", "one"), (4, {})),
        ("final_round_cleanup", (True, False), (3, {})),
        ("build_decline", ("if_unable", "free"), (3, {})),
        ("event_finish_extra_round", (False, True), (3, {})),
    ],
)
def test_games_differ_where_an_option_applies(
    name: str, values: tuple[Any, Any], table: tuple[int, dict[str, Any]]
) -> None:
    players, given = table
    pairs = ([story(players, {**given, name: value}, seed) for value in values] for seed in range(60))
    assert any(first != second for first, second in pairs)


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (3, {"solo_spaces": "overlays"}, "solo_spaces=overlays changes nothing here: it needs players 1"),
        (3, {"blaenau_all_stations": False}, "it needs scenario blaenau-ffestiniog and players 1 or 2"),
        (3, {"scenario": BLAENAU, "blaenau_all_stations": False}, "blaenau_all_stations=False changes nothing"),
        (1, {"deck_exhaustion": "gaps"}, "deck_exhaustion=gaps changes nothing"),
        (2, {"light_fog_single": "closed"}, "players 2 and light_fog True"),
        (3, {"light_fog": True, "light_fog_single": "closed"}, "light_fog_single=closed changes nothing"),
        (3, {"exhaustion_end": "end_of_round"}, "it needs players 1 or 2"),
        (1, {"tie_break": "shared"}, "tie_break=shared changes nothing"),
        (4, {"solo_train": 2}, "solo_train=2 changes nothing here: it needs players 1"),
    ],
)
def test_an_option_without_effect_is_refused(players: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bl.BadOption, match=complaint):
        bl.new_game("snowdonia", players=players, seed=1, **options)


def test_the_usual_value_may_always_be_said() -> None:
    usual = {option.name: option.default for option in TITLE.options}
    for players in range(1, 6):
        assert bl.new_game("snowdonia", players=players, seed=1, **usual).options == usual


def test_a_record_with_an_option_without_effect_still_replays() -> None:
    text = bl.new_game("snowdonia", players=3, seed=1).record().dumps()
    old = text.replace("option exhaustion_end: immediate", "option exhaustion_end: end_of_round")
    old = old.replace("option solo_train: 1", "option solo_train: 4")
    assert old.count("end_of_round") == old.count("solo_train: 4") == 1
    game = bl.Record.loads(old).replay()
    assert game.options["exhaustion_end"] == "end_of_round"
    assert game.view(0)["seats"] == bl.new_game("snowdonia", players=3, seed=1).view(0)["seats"]


def test_corrected_data_change_where_an_option_applies(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[spaces]\nD = [1, 1, 1, 3, 3]")
    game = bl.new_game("snowdonia", players=3, data=file, light_fog=True, light_fog_single="closed")
    assert game.options["light_fog_single"] == "closed"
