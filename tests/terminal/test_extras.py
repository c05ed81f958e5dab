"""Packages that not everybody needs: who lacks them is told in one sentence how to get them."""

from __future__ import annotations

import re
import socket
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
        assert names == {module.replace("_", "-") for module in modules}


def test_the_rules_alone_are_twelve_packages() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    pins = re.findall(r"(?m)^[^ #]+==", (ROOT / "requirements" / "rules.txt").read_text())
    assert {name_in(line) for line in asked} <= {name_in(pin) for pin in pins}
    assert len(pins) <= 12


def name_in(requirement: str) -> str:
    """The package a requirement is about."""
    return re.split(r"[\[<>=!;]", requirement)[0].replace(".", "-")


def test_a_taken_port_and_no_such_address_are_one_sentence_each(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        result = run("serve", "--port", taken)
    assert result.exit_code == 2 and f"cannot listen at 127.0.0.1, port {taken}: " in result.stderr
    nowhere = run("serve", "--host", "no.such.host.invalid")
    assert nowhere.exit_code == 2 and nowhere.stderr.count("\n") == 1


def test_a_home_that_cannot_be_written_is_one_sentence(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "file"))
    for arguments in (("serve", "--port", 0), ("play", "switzerland")):
        result = run(*arguments)
        assert result.exit_code == 2 and result.stderr.count("\n") == 1 and str(home / "file") in result.stderr
