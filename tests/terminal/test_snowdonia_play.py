"""Snowdonia by pipe: whole games, leaving and resuming, questions at the table, data of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.text import say
from snowdonia.at_terminal import branchline, whole_game

VALUE = re.compile(r"^  (\w+) +\S.*  (rulebook|another source|reconstructed) *$", re.MULTILINE)
"""A line of the table of provenance: field and source."""


@pytest.mark.parametrize(
    ("players", "language", "options"),
    [(1, "pl", {}), (3, "en", {"edition": "deluxe"}), (2, "de", {"scenario": "blaenau-ffestiniog"})],
)
def test_a_whole_game_by_pipe(tmp_path: Path, players: int, language: str, options: dict[str, str]) -> None:
    game = whole_game(players, 3, **options)
    path = tmp_path / "game.record"
    seats = [word for seat in range(players) for word in ("--me", seat)]
    settings = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    arguments = ("play", "snowdonia", *seats, *settings, "--seed", 3, "--record", path, "--language", language)
    result = branchline(tmp_path, *arguments, typed="\n".join(game.moves))
    assert result.exit_code == 0, result.output
    kept = bl.Record.load(path)
    assert kept.moves == game.record().moves
    assert kept.verify() == []
    sheet = result.output.split(say(language, "terminal-total"))[1].splitlines()[0]
    assert sheet.split() == [str(score) for score in game.outcome().scores]
    assert f"branchline replay {path} --language {language}" in result.output.replace("\n", "")


def test_a_game_against_bots_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ("play", "snowdonia", "--players", 3, "--seed", 5, "--record", path)
    result = branchline(tmp_path, *arguments, typed="1\n" * 600)
    assert result.exit_code == 0
    record = bl.Record.load(path)
    assert record.result and record.verify() == []
    for part in ("Round 2", "Stephenson (medium)", "Building sites", "Surveyor", "Total"):
        assert part in result.output


def test_nobody_has_to_look_away(tmp_path: Path) -> None:
    """Everything lies open, so the device is not wiped between two people."""
    result = branchline(tmp_path, "play", "snowdonia", "--me", 0, "--me", 1, "--seed", 2, typed="a1\na2\nquit\n")
    assert "Pass the device" not in result.output
    assert "Player 1: place a labourer." in result.output
    assert "Player 2: place a labourer." in result.output


def test_leaving_and_resuming_tells_only_the_round(tmp_path: Path) -> None:
    game = whole_game(1, 4)
    path = tmp_path / "game.record"
    half = len(game.moves) // 2
    play = ("play", "snowdonia", "--players", 1, "--seed", 4, "--record", path)
    first = branchline(tmp_path, *play, typed="\n".join([*game.moves[:half], "quit"]))
    assert f"branchline play --resume {path}" in first.output.replace("\n", "")
    second = branchline(tmp_path, "play", "--resume", path, typed="\n".join(game.moves[half:]))
    assert second.exit_code == 0
    assert "    Round 1\n" not in second.output, "the log of earlier rounds is not told again"
    assert bl.Record.load(path).moves == game.record().moves


def test_questions_at_the_table(tmp_path: Path) -> None:
    typed = "help,map,map hebron,map events,map trains,why,why hire,why place G,rules SN-A-01,more,look,log,map nowhere"
    result = branchline(tmp_path, "play", "snowdonia", "--players", 3, "--seed", 3, typed=typed.replace(",", "\n"))
    assert result.exit_code == 0
    output = " ".join(result.output.split())
    for part in (
        "map, map hebron",
        "Letters of goods: O iron ore",
        "site 3 at Hebron",
        "After event 4 the cubes on 1, 2, 3 go back into the bag.",
        "Name a move, such as: why place B1",
        "You need a train to hire a labourer from the pub. rules SN-ASG-15",
        "That move is legal right now.",
        "Source: S-EN",
        "There is no station called nowhere on this line",
    ):
        assert part in output, part


def test_undo_at_the_table(tmp_path: Path) -> None:
    result = branchline(tmp_path, "play", "snowdonia", "--players", 1, "--seed", 3, typed="a1\nundo\nb1\nquit\n")
    assert "Move undone." in result.output
    kept = next((tmp_path / "branchline").glob("*.record"))
    assert [text for text, _ in bl.Record.load(kept).moves] == ["place B1"]


def test_data_of_ones_own_in_play(tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text("[rates.excavation]\nvalues = [2, 7, 8, 9]\n")
    path = tmp_path / "game.record"
    arguments = ("play", "snowdonia", "--players", 2, "--seed", 1, "--data", box, "--record", path)
    result = branchline(tmp_path, *arguments, typed="b1\nquit\n")
    assert "dig 7 rubble" in result.output
    assert "values = [2, 7, 8, 9]" in bl.Record.load(path).attachment
    box.write_text("[rates.excavation]\nvalues = 'fast'\n")
    bad = branchline(tmp_path, "play", "snowdonia", "--data", box)
    assert bad.exit_code == 2
    assert "rates.excavation.values" in bad.stderr


def test_replay_and_verify(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    whole_game(2, 6).record().save(path)
    told = branchline(tmp_path, "replay", path)
    assert told.exit_code == 0
    assert "Total" in told.output
    assert branchline(tmp_path, "verify", path).exit_code == 0


def test_every_kind_of_provenance_is_shown(tmp_path: Path) -> None:
    rows = bl.titles()["snowdonia"].data  # type: ignore[attr-defined]
    result = branchline(tmp_path, "data", "snowdonia")
    assert result.exit_code == 0
    headings = [line[1:-1] for line in result.output.splitlines() if line.startswith("[")]
    assert headings == list(dict.fromkeys(row.entry for row in rows))
    assert len(VALUE.findall(result.output)) == len(rows)
    assert "could not confirm" in result.output


@pytest.mark.parametrize("kind", ["rulebook", "source", "reconstructed"])
def test_only_one_provenance(tmp_path: Path, kind: str) -> None:
    rows = [row for row in bl.titles()["snowdonia"].data if row.provenance == kind]  # type: ignore[attr-defined]
    result = branchline(tmp_path, "data", "snowdonia", "--only", kind)
    listed = VALUE.findall(result.output)
    assert [field for field, _ in listed] == [row.field for row in rows]
    assert len({source for _, source in listed}) == 1


def test_corrected_values_are_the_owners(tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text("[mount_snowdon.hebron]\nsurveyor_points = 5\n")
    result = branchline(tmp_path, "data", "snowdonia", "--data", box, "--only", "owner")
    assert "[mount_snowdon.hebron]" in result.output
    assert "surveyor_points         5 " in result.output
    assert "corrected by you" in result.output


def test_a_provenance_that_is_not_there(tmp_path: Path) -> None:
    result = branchline(tmp_path, "data", "snowdonia", "--only", "hearsay")
    assert result.exit_code == 2
    assert "there is no provenance 'hearsay'" in result.stderr
    assert branchline(tmp_path, "data", "usa", "--only", "source").exit_code == 2
