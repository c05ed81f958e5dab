"""The guard against testing what was compiled from older files."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from compiled import STAMP, refusal, stale

SOURCES = ["core/game.py", "games/rails/turn.py", "games/rails/deck.py", "games/rails/bag.py", "shelf.py"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of which all but shelf.py is compiled from what is there."""
    package = tmp_path / "branchline"
    for name in SOURCES:
        source = package / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(f'"""{name}"""\n')
        if name != "shelf.py":
            source.with_name(source.stem + EXTENSION_SUFFIXES[0]).touch()
    made_from = {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in SOURCES[:-1]}
    (package / STAMP).write_text(json.dumps(made_from))
    return package


def test_fresh_modules_are_tested(package: Path) -> None:
    (package / "shelf.py").write_text("# never compiled\n")
    (package / "core" / "game.py").touch()  # a newer date alone changes nothing
    assert refusal(package) is None


def test_a_changed_source_is_refused_by_name(package: Path) -> None:
    (package / "core" / "game.py").write_text("# changed\n")
    os.utime(package / "core" / "game.py", (0, 0))  # nor does an older date hide anything
    said = refusal(package)
    assert said is not None
    assert "core/game.py." in said and "deck.py" not in said
    assert "make compile" in said and "BRANCHLINE_PURE=1" in said


def test_a_module_whose_source_moved_away_is_refused(package: Path) -> None:
    (package / "games" / "rails" / "turn.py").unlink()
    assert stale(package) == ["games/rails/turn.py"]


def test_without_a_stamp_nothing_is_believed(package: Path) -> None:
    (package / STAMP).unlink()
    said = refusal(package)
    assert said is not None and said.startswith("Compiled modules are older than their sources: core/game.py")
    assert "and 1 more" in said


@pytest.mark.slow
def test_pytest_ends_with_the_sentence(package: Path, tmp_path: Path) -> None:
    """The guard stands in conftest.py: before any test, and not in the way of the plain files."""
    (package / "__init__.py").touch()
    (package / "core" / "game.py").write_text("# changed\n")
    (tmp_path / "test_nothing.py").write_text("def test_nothing() -> None:\n    assert True\n")
    (tmp_path / "conftest.py").write_text("from guard import pytest_configure as pytest_configure\n")
    (tmp_path / "guard.py").write_text((Path(__file__).parent / "conftest.py").read_text())
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "test_nothing.py")]
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parent)])
    for pure, code in (("", pytest.ExitCode.USAGE_ERROR), ("1", pytest.ExitCode.OK)):
        environment = {**os.environ, "PYTHONPATH": path, "BRANCHLINE_PURE": pure, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == code, done.stdout + done.stderr
        assert ("core/game.py" in done.stderr) == (pure == "")
