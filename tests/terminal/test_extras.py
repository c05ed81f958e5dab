"""Packages that not everybody needs: who lacks them is told in one sentence how to get them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from branchline.terminal import extras

Run = Callable[..., Result]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing but the rules, the bots and the line terminal were installed."""
    monkeypatch.setattr(extras, "find_spec", lambda module: None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_who_lacks_the_server_is_told_how_to_get_it(run: Run, command: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert result.stderr == (
        "branchline: the table server needs packages that are not installed: pip install 'branchline[server]'\n"
    )


@pytest.mark.usefixtures("bare")
def test_branchline_alone_says_what_the_browser_needs(run: Run) -> None:
    result = run()
    assert result.exit_code == 0 and "pip install 'branchline[server]'" in result.stdout


def test_extras_name_what_they_bring() -> None:
    offered = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert all(extra in offered and extras.has(extra) for extra in extras.EXTRAS)
    for extra, modules in extras.EXTRAS.items():
        names = {name_in(line) for line in offered[extra] if "sys_platform" not in line}
        assert names == set(modules)


def test_the_rules_alone_are_twelve_packages() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    pins = re.findall(r"(?m)^[^ #]+==", (ROOT / "requirements" / "rules.txt").read_text())
    assert {name_in(line) for line in asked} <= {name_in(pin) for pin in pins}
    assert len(pins) <= 12


def name_in(requirement: str) -> str:
    """The package a requirement is about."""
    return re.split(r"[\[<>=!;]", requirement)[0].replace(".", "-")
