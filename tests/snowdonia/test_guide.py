"""The page on Snowdonia tells the truth: options, reconstructed values, rulings, and a correction file that works."""

from __future__ import annotations

import random
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.games.snowdonia.options import AUTO, BY_EDITION
from branchline.games.snowdonia.titles import load

PAGE = Path(__file__).parents[2] / "docs" / "snowdonia.md"
TEXT = PAGE.read_text(encoding="utf-8")
LEDGER = Path(bl.__file__).parent / "games" / "snowdonia" / "RULES.md"
EXAMPLE = next(iter(re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)))
TITLE: Any = bl.titles()["snowdonia"]


def rows_of(section: str) -> list[list[str]]:
    """The table rows between a heading and the next one."""
    body = TEXT.split(f"{section}\n", 1)[1].split("\n#", 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines() if line[:1] == "|"]
    return cells[2:]


def test_every_option_is_in_the_table_with_its_values() -> None:
    table = {row[0].strip("`"): row[1] for row in rows_of("## Editions and options")}
    assert list(table) == [option.name for option in TITLE.options]
    for option in TITLE.options:
        told = re.findall(r"`([^`]*)`", table[option.name])
        if option.default == AUTO:
            assert table[option.name].startswith("*edition*")
            assert told == [str(value) for value in BY_EDITION[option.name]]
        elif option.name == "first_player":
            assert told == [option.default]
        elif " to " in table[option.name]:
            assert told == [str(option.values[0]), str(option.values[-1])]
        else:
            assert told == [str(value) for value in option.values]
            assert told[0] == str(option.default)


def test_every_reconstructed_value_is_told_and_no_other() -> None:
    patterns = [
        pattern for row in rows_of("## Where the numbers come from") for pattern in re.findall("`(.*?)`", row[0])
    ]
    for value in TITLE.assumed:
        assert any(fnmatch(value, pattern) for pattern in patterns), value
    for pattern in patterns:
        assert any(fnmatch(value, pattern) for value in TITLE.assumed), pattern


def test_every_ruling_is_told_once() -> None:
    ruled = re.findall(r"^(?:\| |- \*\*)(AM-\d+)", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)
    told = re.findall(r"^\| (AM-\d+) \|", TEXT, re.MULTILINE)
    assert len(ruled) == 69
    assert sorted(told) == sorted(ruled)
    options = {option.name for option in TITLE.options}
    rulings = TEXT.split("## Rulings")[1]
    assert set(re.findall(r"\(`(.*?)`\)", rulings)) <= options


@pytest.mark.parametrize(("players", "scenario"), [(3, "mount-snowdon"), (2, "blaenau-ffestiniog")])
def test_the_example_corrects_the_box(players: int, scenario: str, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    game = bl.new_game("snowdonia", players=players, seed=5, data=file, scenario=scenario)
    chance = random.Random(5)
    while not game.is_over:
        game.play(chance.choice(game.legal_moves()))
        assert game.audit() == []
    assert bl.Record.loads(game.record().dumps()).verify() == []


def test_the_values_of_the_example_become_the_owners() -> None:
    title = load("snowdonia", EXAMPLE, "my-box.toml")
    found = {f"{row.entry}.{row.field}": row for row in title.data}
    before = {f"{row.entry}.{row.field}": row for row in TITLE.data}
    changed = 0
    for table, entries in tomllib.loads(EXAMPLE).items():
        for entry, fields in entries.items():
            for field, value in fields.items():
                key = f"{table}.{entry}.{field}"
                assert found[key].value == value
                assert found[key].provenance == "owner"
                assert key not in before or before[key].value != value, "an example that changes nothing"
                changed += 1
    assert changed == 7
    assert len(title.assumed) < len(TITLE.assumed)


@pytest.mark.parametrize("complaint", re.findall(r"^my-box\.toml: .*", TEXT, re.MULTILINE))
def test_the_complaints_are_real(complaint: str) -> None:
    mistakes = {
        "numbr": "[contracts.7]\nnumbr = 1",
        "returns": "[event_track.10]\nreturns = [8, 9]",
    }
    text = next(mistakes[word] for word in mistakes if word in complaint)
    with pytest.raises(bl.BadMap) as error:
        load("snowdonia", text, "my-box.toml")
    assert complaint in str(error.value)


def test_what_makes_no_sense_together_is_refused() -> None:
    bad: list[dict[str, Any]] = [
        {"scenario": "blaenau-ffestiniog", "edition": "deluxe"},
        {"optional_tracks": True},
        {"solo_train": 3},
        {"scenario": "blaenau-ffestiniog", "players": 5},
    ]
    for options in bad:
        with pytest.raises(bl.BadOption):
            bl.new_game("snowdonia", **{"players": 3, "seed": 1, **options})
