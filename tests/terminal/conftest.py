"""The command line as a person meets it: in this process with pipes, or in another one at a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from branchline.terminal.cli import app

PATIENCE = 60.0
"""Seconds after which a silent terminal counts as hung."""

ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])")

TAKE_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("branchline.terminal.cli", run_name="__main__", alter_sys=True)
"""
"""Makes the terminal the controlling one, so that Ctrl-C comes as a signal, and runs the command line."""

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty state folder and a plain environment."""
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture
def run(home: Path) -> Run:
    """`branchline ARGS` in this process; `typed` is what comes through the pipe."""

    def runner(*args: object, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)

    return runner


class Terminal:
    """`branchline ARGS` at a terminal of its own."""

    def __init__(self, args: list[str], term: str, size: tuple[int, int] | None) -> None:
        self.master, slave = pty.openpty()
        if size is not None:
            termios.tcsetwinsize(slave, (size[1], size[0]))
        environment = {**os.environ, "TERM": term}
        command = [sys.executable, "-c", TAKE_TERMINAL, *args]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.raw = ""
        self.read_to = 0

    def fetch(self) -> bool:
        """Read what has come; False when the program has ended and said everything."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing came for {PATIENCE} s; so far:\n{self.raw[-2000:]}"
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux's way to say that nobody is at the other end
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def until(self, text: str) -> str:
        """Wait until a text appears; what was printed since the last call, without escape codes."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.raw[self.read_to :]:
            assert time.monotonic() < deadline, f"{text!r} never came:\n{self.raw[-2000:]}"
            assert self.fetch(), f"the program ended before {text!r}:\n{self.raw[-2000:]}"
        at = self.raw.index(text, self.read_to) + len(text)
        part, self.read_to = self.raw[self.read_to : at], at
        return ESCAPE.sub("", part).replace("\r\n", "\n")

    def type(self, keys: str) -> None:
        """Press keys; a line needs its own newline."""
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until the program reacts: one that meets readline between two of its looks is lost."""
        for _ in range(6):
            self.type("\x03")
            ready, _, _ = select.select([self.master], [], [], PATIENCE / 6)
            if ready:
                return

    def end(self) -> tuple[int, str]:
        """Wait for the program to end: its exit code, and what it printed last."""
        deadline = time.monotonic() + PATIENCE
        while self.fetch():
            assert time.monotonic() < deadline, f"the program goes on and on:\n{self.raw[-2000:]}"
        part, self.read_to = self.raw[self.read_to :], len(self.raw)
        return self.process.wait(PATIENCE), ESCAPE.sub("", part).replace("\r\n", "\n")

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Start `branchline ARGS` at a real terminal; one of a size of its own may be filled."""
    started: list[Terminal] = []

    def start(*args: object, term: str = "xterm-256color", size: tuple[int, int] | None = None) -> Terminal:
        started.append(Terminal([str(arg) for arg in args], term, size))
        return started[-1]

    yield start
    for each in started:
        each.close()
