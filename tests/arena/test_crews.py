"""Whoever plays the games, they are the same: one process, several, or a Ray cluster."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from branchline.arena import make_plan, run_arena
from branchline.arena.run import LARGEST_CHUNK, fitting_size
from branchline.core.errors import BadOption
from ports import free_port

Run = Callable[..., Result]
pytestmark = pytest.mark.usefixtures("no_plots")
Timeless = Callable[[Path], str]
ARENA = ("arena", "snowdonia", "--bots", "random,arena_bots.Seeded", "--players", 3, "--games", 30, "--seed", 8)


@pytest.fixture
def alone(run: Run, tmp_path: Path, timeless: Timeless) -> str:
    """What one process finds."""
    result = run(*ARENA, "--jobs", 1, "--out", tmp_path / "alone")
    assert result.exit_code == 0, result.output
    return timeless(tmp_path / "alone")


def test_two_processes_find_the_same(run: Run, tmp_path: Path, timeless: Timeless, alone: str) -> None:
    result = run(*ARENA, "--jobs", 2, "--out", tmp_path / "two")
    assert result.exit_code == 0, result.output
    assert timeless(tmp_path / "two") == alone


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """`ray start` on this machine: its address."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # Ray's sockets need a short path
    port = free_port()
    ray = Path(sys.executable).parent / "ray"
    command = [str(ray), "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}"]
    command += ["--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert process.stdout is not None
    told = []
    for line in process.stdout:
        told.append(line)
        if "Ray runtime started" in line:
            break
    assert told and "Ray runtime started" in told[-1], "".join(told)
    yield f"127.0.0.1:{port}"
    os.killpg(process.pid, signal.SIGKILL)  # all of it is in one group, and waits for half a minute if asked nicely
    process.communicate(timeout=60)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.filterwarnings("default")  # Ray has warnings of its own
def test_a_ray_cluster_finds_the_same(run: Run, tmp_path: Path, timeless: Timeless, alone: str, cluster: str) -> None:
    result = run(*ARENA, "--ray-address", cluster, "--out", tmp_path / "ray")
    assert result.exit_code == 0, result.output
    assert timeless(tmp_path / "ray") == alone


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'branchline\[ray\]'"):
        run_arena(make_plan("snowdonia", ["random"], games=1, seed=1), ray="local")


def test_chunks_grow_with_short_games_and_stay_small_with_long_ones() -> None:
    assert fitting_size(1, 1, 0.001) == 2
    assert fitting_size(64, 64, 0.64) == 50
    assert fitting_size(1, 1, 40.0) == 1
    assert fitting_size(LARGEST_CHUNK, LARGEST_CHUNK, 0.0) == LARGEST_CHUNK
