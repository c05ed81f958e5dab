"""Bots at the table: levels, hints, reasons, and the list of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import branchline as bl
from branchline.bots import bots_for, code_of, levels_for, make_bot
from branchline.core.text import say

Run = Callable[..., Result]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_all_bots_and_levels_are_listed(run: Run, language: str) -> None:
    result = run("bots", "--language", language)
    assert result.exit_code == 0
    for title in bl.titles().values():
        assert title.name(language).split()[-1] in result.output
        for name in bots_for(title):
            assert name in result.output
            assert say(language, f"bot-about-{name}").split()[0] in result.output
        for level, code in levels_for(title).items():
            assert f"{say(language, f'terminal-level-{level}')} = {code}" in result.output


def test_only_the_bots_of_a_title_are_listed(run: Run) -> None:
    result = run("bots", "snowdonia")
    assert "foreman" in result.output and "planner" not in result.output


@pytest.mark.parametrize(
    ("title", "options"), [("usa", ["--option", "first_player=0"]), ("snowdonia", ["--players", "2"])]
)
def test_a_hint_is_the_strong_bots_move_and_reason(run: Run, home: Path, title: str, options: list[str]) -> None:
    path = home / "game.record"
    result = run("play", title, *options, "--seed", 4, "--record", path, typed="hint\nhint genius\nhint random\n")
    assert result.exit_code == 0
    game = bl.Record.load(path).replay()
    assert game.to_move == 0, "a hint moves nothing"
    choice = make_bot(code_of("hard", game.title), game.title, seed=len(game.moves)).choose(bl.Seat(game, 0))
    told = " ".join(result.output.split())
    assert f"{choice.move} {choice.explanation.advice(game.title)}" in told
    assert "There is no bot genius here. Levels are easy" in told
    assert "This is a random pick." in told


def test_bots_tell_why_they_move_only_if_asked(run: Run, home: Path) -> None:
    table = ("play", "usa", "--seed", 4, "--bots", "random", "--option", "first_player=1", "--record")
    told = "Stephenson (random): a random pick"
    assert told in run(*table, home / "a.record", "--explain", typed="all\n").output
    assert told not in run(*table, home / "b.record", typed="all\n").output


def test_a_level_stands_in_the_record_and_is_taken_up_again(run: Run, home: Path) -> None:
    path = home / "game.record"
    bots = "easy,hard,careless:0.9@greedy"
    run("play", "usa", "--players", 4, "--seed", 4, "--bots", bots, "--record", path, typed="all\n")
    names = bl.Record.load(path).names
    assert names[1:] == ["Stephenson (easy)", "Trevithick (hard)", "Brunel (careless:0.9@greedy)"]
    before = len(bl.Record.load(path).moves)
    assert run("play", "--resume", path, typed="1\n" * 5).exit_code == 0
    assert bl.Record.load(path).names == names
    assert len(bl.Record.load(path).moves) > before


def test_a_bot_in_a_record_that_does_not_exist_is_a_sentence(run: Run, home: Path) -> None:
    path = home / "game.record"
    record = bl.new_game("usa", players=2, seed=1).record()
    record.names = ["Ola", "Stephenson (genius)"]
    record.save(path)
    result = run("play", "--resume", path)
    assert result.exit_code == 2
    assert "usa has no bot 'genius'" in result.output


@pytest.mark.parametrize(("language", "why", "hint"), [("de", "warum", "tipp"), ("pl", "dlaczego", "podpowiedź")])
def test_what_is_not_understood_is_told_in_the_language_of_the_table(
    run: Run, home: Path, language: str, why: str, hint: str
) -> None:
    result = run("play", "usa", "--seed", 1, "--language", language, typed=f"fly\n{why} fly\n{hint} genius\n")
    assert result.output.count(say(language, "server-malformed-move")) == 2
    assert say(language, "terminal-no-such-bot", name="genius", levels="easy").split("easy")[0] in result.output
    assert "is no move" not in result.output and "has no bot" not in result.output
