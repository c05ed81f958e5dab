"""What people expect of any command: output for programs, maps alike everywhere, bots that fail, words of rules."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import Result

from branchline import __main__

Run = Callable[..., Result]

MAP = Path(__file__).parent.parent / "tickets" / "maps" / "tiny.toml"

BOT = """
from branchline.bots import Bot, Choice


class Own(Bot):
    def choose(self, seat, budget=None):
        moves = seat.legal_moves()
        return Choice(moves[len(moves)])


class Dreamer(Bot):
    def choose(self, seat, budget=None):
        return Choice("fly")


class Unborn(Bot):
    def __init__(self, seed):
        raise ValueError(seed)

    def choose(self, seat, budget=None):
        raise NotImplementedError
"""


@pytest.fixture
def bot(home: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot of one's own that fails at its first move."""
    (home / "failing_bot_of_a_test.py").write_text(BOT)
    monkeypatch.syspath_prepend(str(home))
    monkeypatch.chdir(home)
    monkeypatch.delitem(sys.modules, "failing_bot_of_a_test", raising=False)
    return "failing_bot_of_a_test.Own"


WHERE = "IndexError: no legal move has that number ({home}/failing_bot_of_a_test.py, line 8)"


def interrupted(*_: object) -> None:
    """What Ctrl-C does to whatever runs."""
    raise KeyboardInterrupt


def test_ctrl_c_ends_any_command_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bench.measured", interrupted)
    result = run("bench")
    assert (result.exit_code, result.stderr) == (130, "")
    monkeypatch.setattr("branchline.terminal.cli.main", interrupted)  # while it is loading
    with pytest.raises(SystemExit) as ended:
        __main__.main()
    assert ended.value.code == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_behind_the_output_is_told_in_a_sentence(home: Path) -> None:
    command = [sys.executable, "-m", "branchline", "titles"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (2, "branchline: nothing more can be written: No space left on device\n")


@pytest.mark.parametrize("command", [("play", "usa"), ("serve",), ("join", "http://127.0.0.1:9/t/x")])
def test_who_has_no_home_folder_is_told_what_to_set(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: Sequence[str]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    result = run(*command)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "no home folder to keep games in: set HOME or XDG_STATE_HOME" in result.stderr


def test_a_folder_that_may_not_be_looked_into_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "exists", locked)
    result = run("play", "usa")
    assert result.exit_code == 2 and result.stderr.endswith(".record: Permission denied\n")


def test_numbers_that_cannot_be_written_are_told_before_they_are_counted(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("branchline.bench.measured", interrupted)
    result = run("bench", "--json", home)
    assert result.exit_code == 2 and "the numbers cannot be written to" in result.stderr
    kept = home / "kept.json"
    kept.write_text("{}")
    assert run("bench", "--json", kept).exit_code == 130 and kept.read_text() == "{}"


def test_nobody_plays_more_games_than_the_memory_holds(run: Run) -> None:
    result = run("simulate", "usa", "--games", 10**21)
    assert (result.exit_code, "Traceback" in result.stderr) == (2, False)
    assert "'--games'" in result.stderr


def test_simulate_prints_numbers_alone_for_programs(run: Run) -> None:
    result = run("simulate", "usa", "--games", 2, "--jobs", 1, "--seed", 4, "--json", "-")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert (report["title"], report["games"], report["seed"]) == ("usa", 2, 4)
    assert not Path("-").exists()


def test_a_map_alone_is_enough_everywhere(run: Run, home: Path) -> None:
    simulated = run("simulate", "--map", MAP, "--games", 2, "--jobs", 1, "--json", "-")
    assert json.loads(simulated.stdout)["title"] == "tickets"
    for command in ("data", "titles", "bots"):
        assert run(command, "--map", MAP).exit_code == 0
    assert "TR-BASE-DRAW-01" in run("rules", "--map", MAP).stdout
    assert "TR-BASE-DRAW-01" not in run("rules", "tunnel", "--map", MAP).stdout
    played = run("arena", "--map", MAP, "--bots", "random", "--games", 2, "--jobs", 1, "--out", home / "arena")
    assert played.exit_code == 0, played.output
    studied = run("study", "--map", MAP, "--games", 2, "--jobs", 1, "--out", home / "study")
    assert studied.exit_code == 0, studied.output
    assert "Tiny" in run("play", "--map", MAP, typed="quit\n").stdout


@pytest.mark.parametrize("command", ["simulate", "data"])
def test_neither_title_nor_map_is_one_sentence(run: Run, command: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert result.stderr.startswith("branchline: say which title")


def test_an_arena_with_a_bot_that_fails_says_where(run: Run, home: Path, bot: str) -> None:
    result = run("arena", "usa", "--bots", f"random,{bot}", "--games", 2, "--jobs", 1, "--out", home / "arena")
    assert result.exit_code == 1
    assert WHERE.format(home=home) in result.stdout
    assert "Traceback" not in result.output


def test_a_game_with_a_bot_that_fails_is_kept(run: Run, home: Path, bot: str) -> None:
    record = home / "my.record"
    options = ("--option", "first_player=1", "--record", record)
    result = run("play", "usa", "--bots", bot, *options, typed="1\n")
    assert result.exit_code == 1
    assert result.stderr == f"branchline: the bot {bot} failed: {WHERE.format(home=home)}\n"
    assert "--resume" in result.stdout and "Traceback" not in result.output
    assert record.is_file()


def test_what_a_bot_answers_in_vain_is_told_with_where_it_was_written(run: Run, home: Path, bot: str) -> None:
    dreamer = bot.replace("Own", "Dreamer")
    where = f"({home}/failing_bot_of_a_test.py, line 12)"
    told = run("arena", "usa", "--bots", f"random,{dreamer}", "--games", 2, "--jobs", 1, "--out", home / "arena")
    assert told.exit_code == 1 and "'fly' is no move" in told.stdout and where in " ".join(told.stdout.split())
    told = run("play", "usa", "--bots", dreamer, "--option", "first_player=1", typed="1\n")
    assert told.exit_code == 1 and "'fly' is no move" in told.stderr and where in told.stderr


@pytest.mark.parametrize("begin", [("play", "usa", "--bots"), ("arena", "usa", "--games", 2, "--bots")])
def test_a_bot_that_cannot_be_loaded_or_made_is_one_sentence(
    run: Run, home: Path, bot: str, begin: Sequence[object]
) -> None:
    (home / "broken_bot_of_a_test.py").write_text("def choose(:\n")
    for broken, sentence in (
        ("broken_bot_of_a_test.Own", "cannot be loaded: SyntaxError"),
        (bot.replace("Own", "Unborn"), "cannot be made: ValueError"),
        (bot.replace("Own", "Nobody"), "cannot be loaded: module"),
    ):
        result = run(*begin, broken)
        assert result.exit_code == 2 and result.stdout == ""
        assert result.stderr.startswith(f"branchline: the bot {broken} {sentence}") and result.stderr.count("\n") == 1


def test_words_are_looked_for_in_the_rules_of_a_title(run: Run) -> None:
    everywhere, here = run("rules", "locomotive"), run("rules", "northern-lights", "locomotive")
    assert here.exit_code == 0
    assert "TR-NL" in here.stdout and "TR-CH" not in here.stdout
    assert "TR-CH" in everywhere.stdout
    both = run("rules", "northern-lights", "ferry", "locomotive")
    assert 0 < len(both.stdout) < len(here.stdout)
    none = run("rules", "snowdonia", "tunnel", "locomotive")
    assert none.exit_code == 2 and none.stderr.startswith("branchline: no rule has the words 'tunnel locomotive'")
