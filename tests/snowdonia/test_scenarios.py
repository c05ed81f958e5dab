"""A scenario is a table of stations, a class with its hooks, and a line that names it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.games.snowdonia.board_builder import board_of
from branchline.games.snowdonia.building import is_open
from branchline.games.snowdonia.datafile import FILES, LINES, Box, Line
from branchline.games.snowdonia.options import rules_of, settle
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.scenario import Scenario
from branchline.games.snowdonia.scenarios import SCENARIOS
from branchline.games.snowdonia.state import State

TITLE: Any = bl.titles()["snowdonia"]


class Open(Scenario):
    """Everything can be built from the start, and events come from both ends in turn."""

    def open_until(self, s: State, seat: int) -> int:
        return int(s.board.stations())

    def event_closed(self, s: State) -> None:
        s.game_home = 1 - s.game_home


def table_of(scenario: Scenario, players: int) -> Snowdonia:
    """A dealt position of a scenario that is not on the list."""
    box: Box = TITLE.box
    board = board_of(box, scenario, players, False, False)
    board.title = TITLE
    options = settle(TITLE.check_options({}))
    position = Snowdonia(board, rules_of(players, options), players)
    position.seed_chance(1, 2)
    position.deal()
    return position


def test_every_scenario_has_its_file_and_its_rules() -> None:
    assert set(LINES) <= set(FILES)
    assert set(TITLE.box.lines) == {scenario.table for scenario in SCENARIOS.values()}
    assert [option.values for option in TITLE.options if option.name == "scenario"] == [tuple(SCENARIOS)]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_third_scenario_only_brings_its_hooks(players: int) -> None:
    position = table_of(Open("mount_snowdon"), players)
    chance = random.Random(players)
    ends = set()
    while not position.over:
        moves = position.legal()
        position.apply(moves[chance.randrange(len(moves))])
        assert position.audit() == []
        ends.add(int(position.game_home))
    assert ends == {0, 1}


def test_a_hook_decides_where_may_be_built() -> None:
    last = len(TITLE.box.lines["mount_snowdon"].stations) - 2
    assert not is_open(table_of(Scenario("mount_snowdon"), 3), 0, last)
    assert is_open(table_of(Open("mount_snowdon"), 3), 0, last)


def test_nobody_else_asks_which_scenario_it_is() -> None:
    folder = Path(bl.__file__).parent / "games" / "snowdonia"
    naming = {file.name for file in folder.rglob("*.py") if "blaenau-ffestiniog" in file.read_text(encoding="utf-8")}
    assert naming == {"scenarios.py", "schema.py"}, "one line names it, and the type of the option's values"


def test_a_scenario_says_who_can_play_it() -> None:
    lines: dict[str, Line] = TITLE.box.lines
    assert {table: (line.rules.least_players, line.rules.most_players) for table, line in lines.items()} == {
        "mount_snowdon": (1, 5),
        "blaenau": (1, 4),
    }
    assert lines["blaenau"].rules.editions == ("2012",)
