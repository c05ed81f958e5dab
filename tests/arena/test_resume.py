"""Whatever ends an arena, the next one goes on from there and finds the same as one never ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from branchline.arena import Interrupted, make_plan, run_arena, summarise
from branchline.arena.files import write_json
from branchline.arena.folder import GAMES, Folder
from branchline.arena.plan import bot_seed
from branchline.core.errors import BadOption

Run = Callable[..., Result]
pytestmark = pytest.mark.usefixtures("no_plots")
Timeless = Callable[[Path], str]
BOTS = ["random", "arena_bots.Halting"]
PLAN = make_plan("snowdonia", BOTS, games=60, seed=3)
HALT = str(bot_seed(PLAN, 20, "arena_bots.Halting", 0))
"""The seed of the bot at the twenty-first deal."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena that nothing ended."""
    folder = tmp_path_factory.mktemp("whole") / "arena"
    write_json(folder / "summary.json", summarise(run_arena(PLAN, folder)))
    return folder


def lines(folder: Path) -> list[str]:
    """The lines of finished games."""
    return (folder / GAMES).read_text().splitlines()


def go_on(folder: Path, before: list[str]) -> None:
    """Resume an arena to its end, with nothing lost and nothing played twice."""
    arena = run_arena(PLAN, folder)
    assert arena.complete
    after = lines(folder)
    assert after[: len(before)] == before
    keys = [tuple(json.loads(line)[name] for name in ("match", "deal", "rotation")) for line in after]
    assert len(set(keys)) == len(keys) == 60
    write_json(folder / "summary.json", summarise(arena))


def test_after_an_exception(tmp_path: Path, whole: Path, timeless: Timeless) -> None:
    told = 0

    def report(finished: int) -> None:
        nonlocal told
        told += finished
        if told > 7:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        run_arena(PLAN, tmp_path / "a", report=report)
    assert 7 < len(lines(tmp_path / "a")) == told < 60
    go_on(tmp_path / "a", lines(tmp_path / "a"))
    assert timeless(tmp_path / "a") == timeless(whole)


def test_after_an_interrupt_in_this_process(tmp_path: Path, whole: Path, timeless: Timeless) -> None:
    def report(finished: int) -> None:
        if finished > 1:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        run_arena(PLAN, tmp_path / "a", report=report)
    assert len(stopped.value.arena.games) == len(lines(tmp_path / "a"))
    go_on(tmp_path / "a", lines(tmp_path / "a"))
    assert timeless(tmp_path / "a") == timeless(whole)


def started(folder: Path, jobs: int) -> subprocess.Popen[str]:
    """`branchline arena` as a program of its own, standing still at the twenty-first deal."""
    command = [sys.executable, "-m", "branchline.terminal.cli", "arena", "snowdonia", "--bots", ",".join(BOTS)]
    command += ["--games", "60", "--seed", "3", "--jobs", str(jobs), "--out", str(folder), "--language", "en"]
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "HALT_SEED": HALT, "PYTHONPATH": path, "COLUMNS": "100"}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    while (line := process.stderr.readline()) != "halted\n":
        assert line, "the arena ended too early"
    return process


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_ctrl_c(tmp_path: Path, whole: Path, run: Run, timeless: Timeless, jobs: int) -> None:
    folder = tmp_path / "arena"
    process = started(folder, jobs)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    finished = len(lines(folder))
    assert 1 <= finished < 60
    assert f"Only {finished} of 60 games have been played." in out
    assert f"All {finished} finished games are kept" in out
    again = out.splitlines()[-1].split()
    assert again == ["branchline", "arena", "--resume", str(folder), "--jobs", str(jobs)]
    result = run(*again[1:4], "--jobs", 1)
    assert result.exit_code == 0, result.output
    assert timeless(folder) == timeless(whole)


def test_after_being_killed_in_the_middle_of_a_line(tmp_path: Path, whole: Path, timeless: Timeless) -> None:
    folder = tmp_path / "arena"
    process = started(folder, 2)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    kept = lines(folder)
    (folder / GAMES).write_text("\n".join(kept) + "\n" + kept[0][: len(kept[0]) // 2])
    go_on(folder, kept)
    assert timeless(folder) == timeless(whole)


def test_an_arena_can_be_made_longer_not_shorter(tmp_path: Path, timeless: Timeless) -> None:
    short, long = (make_plan("snowdonia", ["random", "arena_bots.Seeded"], games=n, seed=1) for n in (4, 10))
    run_arena(short, tmp_path / "a")
    both = [run_arena(long, tmp_path / "a"), run_arena(long, tmp_path / "b")]
    for folder, arena in zip("ab", both, strict=True):
        write_json(tmp_path / folder / "summary.json", summarise(arena))
    assert timeless(tmp_path / "a") == timeless(tmp_path / "b")
    with pytest.raises(BadOption, match="was begun with 10 games; it can have more, not 4"):
        run_arena(short, tmp_path / "a")


def test_another_plan_is_refused_with_what_differs(tmp_path: Path) -> None:
    run_arena(make_plan("snowdonia", ["random"], games=1, seed=1), tmp_path / "a")
    with pytest.raises(BadOption, match=r"holds another arena: seed is 1 there and 2 here$"):
        run_arena(make_plan("snowdonia", ["random"], games=1, seed=2), tmp_path / "a")
    with pytest.raises(BadOption, match="bots is"):
        run_arena(make_plan("snowdonia", ["arena_bots.First"], games=1, seed=1), tmp_path / "a")


def test_a_folder_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    with pytest.raises(BadOption, match="is not empty and holds no arena"):
        run_arena(PLAN, tmp_path)
    (tmp_path / "plan.json").write_text('{"title": 3}')
    with pytest.raises(BadOption, match="not the plan of an arena"):
        run_arena(PLAN, tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "dear all"
    with pytest.raises(BadOption, match="cannot be kept in"):
        run_arena(PLAN, tmp_path / "letter.txt" / "arena")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    plan = make_plan("snowdonia", ["random"], games=2, seed=1)
    run_arena(plan, tmp_path / "a")
    file = tmp_path / "a" / GAMES
    first, second = file.read_text().splitlines()
    file.write_text(f"{first}\n{second[:30]}\n")
    with pytest.raises(BadOption, match=r"games.jsonl, line 2: "):
        run_arena(plan, tmp_path / "a")


def test_a_repeated_line_counts_once(tmp_path: Path) -> None:
    plan = make_plan("snowdonia", ["random"], games=2, seed=1)
    games = run_arena(plan, tmp_path / "a").games
    file = tmp_path / "a" / GAMES
    file.write_text(file.read_text() * 2)
    assert run_arena(plan, tmp_path / "a").games == games


def test_two_cannot_play_into_one_folder(tmp_path: Path) -> None:
    run_arena(PLAN, tmp_path / "a")
    with Folder(tmp_path / "a"), pytest.raises(BadOption, match="another process is playing"):
        run_arena(PLAN, tmp_path / "a")
