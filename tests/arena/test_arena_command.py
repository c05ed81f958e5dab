"""`branchline arena` as a person meets it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
pytestmark = pytest.mark.usefixtures("no_plots")


def said(result: Result) -> str:
    """All that was printed, in one line."""
    return " ".join(result.output.split())


def test_a_table_is_printed_and_a_folder_is_left(run: Run, tmp_path: Path) -> None:
    result = run("arena", "snowdonia", "--bots", "random,arena_bots.Seeded", "--games", 5, "--jobs", 1, "--seed", 1)
    assert result.exit_code == 0, result.output
    assert "You asked for 5 games per match" in said(result) and "up to 6" in said(result)
    assert "6 games, deals: 3, players: 2, seed 1" in said(result)
    (folder,) = tmp_path.glob("arena-snowdonia-*")
    assert {path.name for path in folder.iterdir()} == {
        *("plan.json", "games.jsonl", "summary.json", "bots.csv", "games.csv", "report.html")
    }
    assert "report.html" in said(result)


def test_more_seats_more_compositions(run: Run) -> None:
    base = ("arena", "snowdonia", "--bots", "random,arena_bots.First", "--players", 4, "--games", 4, "--jobs", 1)
    every = run(*base, "--seed", 1, "--out", "all")
    assert every.exit_code == 0, every.output
    for table in ("3 random + arena_bots.First", "2 random + 2 arena_bots.First", "random + 3 arena_bots.First"):
        assert table in every.output
    pairs = run(*base, "--seed", 1, "--tables", "pairs", "--out", "pairs")
    assert pairs.exit_code == 0 and "4 games, deals: 1" in said(pairs)


@pytest.mark.parametrize(("language", "words"), [("en", "win share"), ("pl", "udział wygranych"), ("de", "Siegquote")])
def test_the_table_speaks_the_language(run: Run, language: str, words: str) -> None:
    arguments = ("arena", "snowdonia", "--bots", "random,arena_bots.First", "--games", 2, "--jobs", 1)
    result = run(*arguments, "--language", language)
    assert result.exit_code == 0 and words in result.output
    assert result.stderr == ""


def test_a_bot_in_the_current_folder_plays(run: Run, tmp_path: Path) -> None:
    source = "from branchline.bots import NO_LIMIT, Bot, Choice\n\n\nclass Own(Bot):\n"
    source += "    def choose(self, seat, budget=NO_LIMIT):\n        return Choice(seat.legal_moves()[-1])\n"
    (tmp_path / "own_bots_of_a_test.py").write_text(source)
    arguments = ("arena", "snowdonia", "--bots", "own_bots_of_a_test.Own,random", "--games", 4, "--jobs", 2)
    result = run(*arguments, "--out", "a")
    assert result.exit_code == 0, result.output
    assert "own_bots_of_a_test.Own" in result.output and "failed" not in result.output


def test_the_same_folder_continues_with_its_own_seed(run: Run) -> None:
    arguments = ("arena", "snowdonia", "--bots", "random", "--jobs", 1, "--out", "a")
    assert run(*arguments, "--games", 4).exit_code == 0
    first = Path("a/games.jsonl").read_text()
    result = run(*arguments, "--games", 6)
    assert result.exit_code == 0, result.output
    assert Path("a/games.jsonl").read_text().startswith(first)
    assert "6 games, deals: 6" in said(result)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "TITLE is missing"),
        (("usa",), "--bots is missing"),
        (("chess", "--bots", "random"), "there is no title 'chess'"),
        (("usa", "--bots", "nobody"), "usa has no bot 'nobody'"),
        (("usa", "--bots", "random,random"), "the bot random is named twice"),
        (("usa", "--bots", "random", "--tables", "long"), "tables are all, pairs, one-vs-rest"),
        (("usa", "--bots", "random", "--option", "wagons=2"), "no option 'wagons'"),
        (("usa", "--bots", "random", "--option", "wagons"), "an option is written name=value"),
        (("usa", "--bots", "random", "--budget", "x"), "a budget is written"),
        (("usa", "--bots", "random", "--map", "my.toml"), "usa has its own map"),
        (("usa", "--bots", "random", "--language", "xx"), "there is no language 'xx'"),
        (("--resume", "nowhere"), "there is no arena in nowhere"),
    ],
)
def test_bad_arguments_end_with_one_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2
    assert result.stdout == "" and sentence in " ".join(result.stderr.split())
    assert result.stderr.count("\n") == 1


def test_the_help_has_examples(run: Run) -> None:
    for command in ("arena", "study"):
        result = run(command, "--help")
        assert result.exit_code == 0 and "Examples" in result.output
