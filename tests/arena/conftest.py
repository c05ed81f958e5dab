"""The command line in this process, and summaries without their times."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from branchline.terminal.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`branchline ARGS` in this process, in an empty folder."""
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def runner(*args: object) -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args])

    return runner


@pytest.fixture
def timeless() -> Callable[[Path], str]:
    """The text of a folder's summary without its times."""

    def read(folder: Path) -> str:
        summary = json.loads((folder / "summary.json").read_text())
        assert summary.pop("timing")
        return json.dumps(summary)

    return read


@pytest.fixture
def no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages without pictures: drawing takes most of the time, and test_report.py looks at them."""
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
