"""Simulation: the same seed gives the same statistics, whoever plays the games."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from typer.testing import Result

import branchline as bl
from branchline.core.game import seed_words
from branchline.core.position import playout
from branchline.terminal.simulate import CHUNK

Run = Callable[..., Result]
GAMES = CHUNK + 10
"""Two chunks, so that two processes have something to do."""


def numbers(run: Run, home: Path, *args: object) -> dict[str, Any]:
    """The JSON of a simulation without its speed."""
    path = home / "numbers.json"
    result = run("simulate", *args, "--json", path)
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(path.read_text())
    speed = report.pop("speed")
    assert speed["games_per_second"] > 0 and speed["compiled"] == bl.is_compiled()
    return report


def test_statistics_do_not_depend_on_the_number_of_processes(run: Run, home: Path) -> None:
    table = ("switzerland", "--players", 2, "--games", GAMES, "--seed", 9, "--option", "wagons=40")
    one, two = (numbers(run, home, *table, "--jobs", jobs) for jobs in (1, 2))
    assert one == two
    assert one["games"] == GAMES and one["options"]["wagons"] == 40
    other = numbers(run, home, "switzerland", "--players", 2, "--games", GAMES, "--seed", 10, "--jobs", 1)
    assert other["seats"] != one["seats"]


def test_the_numbers_are_those_of_the_games(run: Run, home: Path) -> None:
    report = numbers(run, home, "usa", "--players", 3, "--games", 6, "--seed", 4, "--jobs", 1)
    title = bl.titles()["usa"]
    scores, moves = [], []
    for number in range(6):
        position = title.position(3, title.check_options({}))
        position.seed_chance(*seed_words(4 + number))
        position.deal()
        moves.append(int(playout(position, 10_000)))
        scores.append(position.scores())
    for seat in range(3):
        mean = sum(score[seat] for score in scores) / 6
        variance = sum((score[seat] - mean) ** 2 for score in scores) / 6
        assert abs(report["seats"][seat]["mean"] - mean) < 1e-9
        assert abs(report["seats"][seat]["sd"] - variance**0.5) < 1e-9
    assert abs(sum(seat["win_share"] for seat in report["seats"]) - 1) < 1e-9
    assert sum(report["reasons"].values()) == 6
    assert (report["moves"]["shortest"], report["moves"]["longest"]) == (min(moves), max(moves))


def test_the_table_is_printed_in_every_language(run: Run) -> None:
    for language, word in (("en", "mean score"), ("pl", "średni wynik"), ("de", "Ø Punkte")):
        result = run("simulate", "usa", "--games", 2, "--seed", 1, "--jobs", 1, "--language", language)
        assert result.exit_code == 0
        assert word in result.output
        assert result.stderr == ""
