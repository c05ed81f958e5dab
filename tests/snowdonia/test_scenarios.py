"""A scenario is a file: the two of the package, those of the guide, odd ones, and files that are wrong."""

from __future__ import annotations

import random
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.text import LANGUAGES
from branchline.games.snowdonia.datafile import FILES, Line, data_file
from branchline.games.snowdonia.scenario import SPECIAL_RULES
from branchline.games.snowdonia.scenarios import OWN, SCENARIOS
from branchline.games.snowdonia.titles import load
from snowdonia.own_scenarios import BOTH_ENDS, GUIDE, ODD, SMALLEST, TRAMWAY, fuzzed, random_game, scenario, station

TITLE: Any = bl.titles()["snowdonia"]
FUZZED = 300


def test_every_scenario_is_a_file_of_the_package() -> None:
    assert set(SCENARIOS.values()) <= set(FILES)
    assert [option.values for option in TITLE.options if option.name == "scenario"] == [tuple(SCENARIOS)]
    assert tuple(TITLE.box.lines) == tuple(SCENARIOS)


def test_nobody_else_asks_which_scenario_it_is() -> None:
    folder = Path(bl.__file__).parent / "games" / "snowdonia"
    naming = {file.name for file in folder.rglob("*.py") if "blaenau-ffestiniog" in file.read_text(encoding="utf-8")}
    assert naming == {"scenarios.py", "schema.py"}, "one line names it, and the type of the option's values"


def test_a_scenario_says_who_can_play_it_and_by_which_special_rules() -> None:
    lines: dict[str, Line] = TITLE.box.lines
    assert {name: (line.rules.least_players, line.rules.most_players) for name, line in lines.items()} == {
        "mount-snowdon": (1, 5),
        "blaenau-ffestiniog": (1, 4),
    }
    assert [line.rules.special for line in lines.values()] == [(), SPECIAL_RULES]
    assert lines["blaenau-ffestiniog"].rules.editions == ("2012",)


@pytest.mark.parametrize(("name", "file"), SCENARIOS.items())
def test_a_file_of_the_package_played_as_ones_own_gives_the_same_game(name: str, file: str) -> None:
    own = bl.new_game("snowdonia", players=4, seed=3, scenario=data_file(file))
    same = bl.new_game("snowdonia", players=4, seed=3, scenario=name)
    assert own.options["scenario"] == OWN
    chance = random.Random(name)
    while not same.is_over:
        moves = [str(move) for move in same.legal_moves()]
        assert [str(move) for move in own.legal_moves()] == moves
        move = chance.choice(moves)
        assert [str(event) for event in own.play(move)] == [str(event) for event in same.play(move)]
    assert own.outcome().scores == same.outcome().scores


# -- playing a file -----------------------------------------------------------------------------------


def test_the_guide_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("slate_tramway.toml").write_text(SMALLEST, encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    said = StringIO()
    with redirect_stdout(said):
        exec(compile(block, "docs/scenarios.md", "exec"), {})
    refusal, *_ = (text for text in re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL) if "There is no field" in text)
    assert said.getvalue() in re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)
    Path("slate_tramway.toml").write_text(SMALLEST.replace("surveyor_points", "surveyor_point"), encoding="utf-8")
    with pytest.raises(bl.BadMap, match=re.escape(refusal.strip())):
        bl.new_game("snowdonia", players=2, scenario="slate_tramway.toml")


@pytest.mark.parametrize(("text", "players"), [(SMALLEST, 1), (SMALLEST, 5), (TRAMWAY, 4), (BOTH_ENDS, 3)])
def test_a_record_alone_replays(text: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "line.toml"
    file.write_text(text, encoding="utf-8")
    game = bl.new_game("snowdonia", players=players, seed=5, scenario=file)
    random_game(game, random.Random(players))
    file.unlink()
    record = bl.Record.loads(game.record().dumps())
    assert record.verify() == []
    assert record.replay().outcome().scores == game.outcome().scores
    assert record.table().title.name() == game.title.name()


@pytest.mark.slow
@pytest.mark.parametrize("name", ODD)
def test_odd_scenarios_never_lose_anything(name: str) -> None:
    title = load("snowdonia", ODD[name], "odd.toml")
    for players in {title.least_players, 3, title.most_players}:
        game = bl.new_game("snowdonia", players=players, seed=players, scenario=ODD[name])
        assert random_game(game, random.Random(players)) < 3000


def test_what_a_file_says_is_on_the_board() -> None:
    game = bl.new_game("snowdonia", players=4, seed=1, scenario=TRAMWAY)
    view = game.view(0)
    mill = view["line"][1]
    assert [site["cost"] for site in mill["sites"]] == [{"stone": 3}, {"steel": 1}, {"ore": 2}]
    assert mill["free"] == {"stone": 1} and mill["surveyor_points"] == 2
    assert view["rates"]["excavation"]["values"] == [1, 2, 3, 4]
    assert view["yard"]["stone"] == 6 and view["events"]["track"][7] == "lay-track"
    assert [len(station["tracks"]) for station in view["line"]] == [0, 2, 1, 3]
    backs = [card.weather for card in game.title.box.contracts.values()]  # type: ignore[attr-defined]
    assert backs[:6] == ["rain", "fog", "rain", "sun", "rain", "rain"]
    assert not any(entry.startswith(("stations", "scenario")) for entry in view["assumed"])
    assert game.title.label("station", "slate_mill", "pl") == "Slate Mill"
    assert [len(bl.new_game("snowdonia", players=3, scenario=TRAMWAY).view(0)["line"])] == [3]


def test_a_file_has_its_own_players_and_editions() -> None:
    with pytest.raises(bl.BadOption, match="is for 1 to 4 players, not 5"):
        bl.new_game("snowdonia", players=5, scenario=TRAMWAY)
    deluxe = TRAMWAY.replace('["2012", "deluxe"]', '["deluxe"]')
    assert bl.new_game("snowdonia", players=2, scenario=deluxe).options["edition"] == "deluxe"


# -- files that are wrong -----------------------------------------------------------------------------


def refused(text: str) -> bl.BadMap:
    with pytest.raises(bl.BadMap) as error:
        load("snowdonia", text, "my.toml")
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "where", "said", "near"),
    [
        ("[scenario]", "[scenari]", "", "There is no table “scenari”", "scenario"),
        ("[supply]", "[suply]", "", "There is no table “suply”", "supply"),
        ("yard_stone", "yard_stones", "supply.yard_stones", "no such value", "yard_stone"),
        ("event_cubes_in_bag", "event_cubes", "scenario", "no field “event_cubes”", "event_cubes_in_bag"),
        ("maintenance_when_clear", "maintenance", "stations.fern_halt", "no field", "maintenance_when_clear"),
        ('"lay-track"', '"lay-tracks"', "event_track.8.event", "“lay-tracks” is not possible here", "lay-track"),
        ('"fog", "rain", "sun"', '"fog", "rain", "sunn"', "scenario.weather[3]", "“sunn” is not possible", "sun"),
        ('["2012", "deluxe"]', '["delux"]', "scenario.editions", "There is no edition “delux”", "deluxe"),
        ('about = "A', 'special = ["two-start"]\nabout = "A', "scenario.special", "no special rule", "two-starts"),
        ('about = "A', 'special = ["game-surveyor"]\nabout = "A', "scenario.special", "needs “two-starts” too", ""),
        ("tracks = 3", "tracks = 21", "stations.raven_top.tracks", "must be from 0 to 20, not 21", ""),
        ("tracks = 3", "tracks = 13", "stations.*.tracks", "must be from 1 to 14, not 16", ""),
        ("[stations.raven_top]", '[stations."Raven Top"]', "stations.Raven Top", "An id begins", ""),
        ('"Raven Top"', '""', "stations.raven_top.name", "A name is one line", ""),
        ("tracks = 0", "", "stations.quarry_wharf", "The field “tracks” is missing", ""),
        ("event_cubes_in_bag = 4", "event_cubes_in_bag = 3", "event_track", "comes to a stop on space 3", ""),
        ("[28, 29]", str(list(range(1, 29))), "scenario.removed_contracts", "too few contracts are in play", ""),
        ("least_players = 4", "least_players = 4\nnumber = 9", "stations", "in the order of their numbers", ""),
    ],
)
def test_mistakes_are_told_with_what_was_perhaps_meant(old: str, new: str, where: str, said: str, near: str) -> None:
    assert old in TRAMWAY
    problem = refused(TRAMWAY.replace(old, new, 1)).problems[0]
    assert (problem.where, problem.near) == (where, near)
    assert said in problem.text()
    assert len({problem.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_line_needs_its_tables_and_its_stations() -> None:
    assert "The table “scenario” is missing" in str(refused("[stations.a]\nname = 'A'\ntracks = 0"))
    assert "The table “stations” is missing" in str(refused("[scenario]\nname = 'A'"))
    assert "from 2 to 16 stations" in str(refused(scenario(station("a", 0))))
    assert "from 2 to 16 stations" in str(refused(scenario("".join(station(f"s{n}", 0) for n in range(17)))))


def test_scenario_takes_a_name_a_path_or_a_text(tmp_path: Path) -> None:
    with pytest.raises(bl.BadOption, match="option scenario takes mount-snowdon, blaenau-ffestiniog; not 'snowdn'"):
        bl.new_game("snowdonia", scenario="snowdn")
    with pytest.raises(bl.BadMap, match=r"no\.toml cannot be read"):
        bl.new_game("snowdonia", scenario=tmp_path / "no.toml")
    corrections = tmp_path / "box.toml"
    corrections.write_text("[rates.excavation]\nvalues = [2, 3, 4, 6]\n", encoding="utf-8")
    with pytest.raises(bl.BadMap, match="This only corrects data"):
        bl.new_game("snowdonia", scenario=corrections)
    with pytest.raises(bl.BadOption, match="its file can correct the data too"):
        bl.new_game("snowdonia", scenario=SMALLEST, data=corrections)


@pytest.mark.slow
def test_fuzzed_files_give_a_sentence_or_a_line_that_can_be_played() -> None:
    chance = random.Random(14)
    played = 0
    for number in range(FUZZED):
        try:
            title = load("snowdonia", fuzzed(chance), "my.toml")
        except bl.BadMap as error:
            assert str(error).startswith("my.toml: ") and "Traceback" not in str(error)
            assert all(problem.text(language) for problem in error.problems for language in LANGUAGES)
            continue
        played += 1
        bl.new_game("snowdonia", players=title.least_players, seed=number, scenario=title.attachment())
    assert FUZZED / 10 < played < FUZZED * 9 / 10
