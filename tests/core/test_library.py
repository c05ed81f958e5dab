"""The library as its page tells it: the example plays, and the stable names are there and documented."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import branchline as bl
import user_program
from branchline import bots
from web import node

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "library_example.py"
PROGRAM = Path(__file__).parent / "user_program.py"


@pytest.mark.slow
@pytest.mark.parametrize("title", list(bl.titles()))
def test_the_example_plays_every_title(title: str) -> None:
    outcome, record = runpy.run_path(str(EXAMPLE))["play"](title, seed=1)
    assert record.replay().outcome().scores == outcome.scores


def test_every_public_name_is_there_and_sorted() -> None:
    assert sorted(bl.__all__) == bl.__all__
    assert all(hasattr(bl, name) for name in bl.__all__)


def test_importing_it_brings_the_rules_and_little_more() -> None:
    """What takes long to import waits until it is needed; numbers of milliseconds are told by `-X importtime`."""
    heavy = "{'msgspec', 'asyncio', 'json', 'tomllib', 'html', 'rich', 'typer', 'numpy', 'difflib', 'fluent', 'socket'}"
    code = f"import sys, branchline; print(sorted({heavy} & set(sys.modules)), len(sys.modules))"
    told = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path!r}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    names, _, count = told.strip().rpartition(" ")
    assert names == "[]" and int(count) < 150


@pytest.mark.parametrize("module", [bl, bots])
def test_the_page_lists_the_stable_names(module: object) -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    name: str = module.__name__  # type: ignore[attr-defined]  # a module has one
    (line,) = re.findall(rf"(?m)^- `{re.escape(name)}`: (.*(?:\n  .*)*)", page)
    assert sorted(re.findall(r"`(\w+)`", line)) == sorted(module.__all__)  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_program_over_the_whole_surface_runs(tmp_path: Path) -> None:
    problem = tmp_path / "problem.toml"
    problem.write_text('title = "usa"\nhands = [{ red = 3 }]\n')
    told = user_program.main(problem)
    assert all(isinstance(one, str) and one for one in told) and len(told) > 50


@pytest.mark.slow
def test_pyright_finds_nothing_in_what_users_write(tmp_path: Path) -> None:
    """Strictly; mypy, as strictly, reads the same files with all others."""
    for file in (EXAMPLE, PROGRAM):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    settings = {"typeCheckingMode": "strict", "include": ["."], "extraPaths": [str(Path(bl.__file__).parents[1])]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    spec = find_spec("pyright")
    assert spec is not None and spec.origin is not None
    program = Path(spec.origin).parent / "dist" / "index.js"
    command = [str(node()[0] / "node"), str(program), "--pythonpath", sys.executable, "--outputjson"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    report = json.loads(done.stdout)
    assert report["summary"]["filesAnalyzed"] == 2 and report["generalDiagnostics"] == []
