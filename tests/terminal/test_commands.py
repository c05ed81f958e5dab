"""The commands that look things up, and the help."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import Result

import branchline as bl
from branchline import ledger
from branchline.core.text import LANGUAGES
from branchline.version import __version__

Run = Callable[..., Result]
COMMANDS = ("play", "titles", "rules", "data", "replay", "verify", "simulate", "bench")


def test_without_arguments_it_says_what_it_is_and_what_to_type(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "railway board games" in result.output
    for command in ("branchline play", "branchline titles", "branchline rules", "branchline simulate"):
        assert command in result.output


def test_the_version_tells_compiled_from_pure(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert __version__ in result.output and f"Python {sys.version_info.major}.{sys.version_info.minor}" in result.output
    assert ("compiled)" in result.output) == bl.is_compiled()
    assert ("Notice" in result.output) == (not bl.is_compiled())


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_by_examples(run: Run, command: str, flag: str) -> None:
    result = run(*([command] if command else []), flag)
    assert result.exit_code == 0
    assert "Usage: branchline" in result.output
    assert "Examples" in result.output
    assert f"branchline {command}".strip() in result.output.split("Examples")[1]


def test_the_shell_completes_titles() -> None:
    environment = {
        **os.environ,
        "_BRANCHLINE_COMPLETE": "complete_bash",
        "COMP_WORDS": "branchline play sw",
        "COMP_CWORD": "2",
    }
    command = [sys.executable, "-m", "branchline.terminal.cli"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stdout.split() == ["switzerland"], done.stderr


def test_completion_can_be_installed(run: Run) -> None:
    assert "--install-completion" in run("--help").output


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_titles_lists_every_title_and_option(run: Run, language: str) -> None:
    result = run("titles", "--language", language)
    assert result.exit_code == 0
    for title in bl.titles().values():
        assert title.id in result.output and title.name(language) in result.output
        for option in title.options:
            assert f"{option.name}={option.default}" in result.output


def test_one_title_shows_only_its_own_options(run: Run) -> None:
    result = run("titles", "northern-lights")
    assert "rail_empire=ends | crossings" in result.output
    assert "every country one of your routes ends in" in result.output
    assert "wagons=" not in result.output


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_data_shows_sources_notes_and_assumptions(run: Run, language: str, tmp_path: Path) -> None:
    result = run("data", "northern-lights", "--language", language)
    assert result.exit_code == 0
    flat = " ".join(result.output.split())
    assert "Rulebook (Polish edition), confirmed" in flat
    assert "tracks.riga-tallinn/1" in flat
    assumed = {"en": "unconfirmed", "pl": "niepotwierdzone", "de": "unbestätigt"}[language]
    assert assumed not in flat
    mine = tmp_path / "mine.toml"
    mine.write_text("[goals]\nwild_west = { assumed = true }\n")
    assert assumed in run("data", "northern-lights", "--data", str(mine), "--language", language).output


@pytest.mark.parametrize("game", ["tickets", "snowdonia"])
def test_the_ledger_is_read_whole(game: str) -> None:
    text = (resources.files("branchline") / "games" / game / "RULES.md").read_text(encoding="utf-8")
    ids = re.findall(r"^- \*\*((?:TR|SN)-[A-Z0-9-]*\d+[a-z]?)", text, re.MULTILINE)
    assert len(ids) > 150
    rules = [rule for rule in ledger.read(text, game) if rule.id.startswith(("TR-", "SN-"))]
    assert [rule.id for rule in rules] == ids
    assert all(rule.statement and rule.chapter for rule in rules)
    assert sum(bool(rule.source) for rule in rules) > 0.8 * len(rules)
    assert sum(bool(rule.test) for rule in rules) > 0.8 * len(rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tickets", "snowdonia"])
def test_players_can_read_every_rule_in_their_language(game: str, language: str) -> None:
    folder = resources.files("branchline") / "games" / game
    rules = ledger.read((folder / "RULES.md").read_text(encoding="utf-8"), game)
    words = ledger.told((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert sorted(words) == sorted(rule.id for rule in rules)
    english = ledger.told((folder / "RULES.en.md").read_text(encoding="utf-8"))
    assert list(words) == list(english), "chapters and rules follow each other alike in every language"
    for chapter, statement in words.values():
        assert chapter and statement.endswith((".", ")", "!", "”", "“", '"')), statement
        assert not re.search(r"[*`]|\[INF\]|\b(?:S-(?:EN|DE|PL)|T-(?:NL|CH)|AM-\d|ED-\d)", statement), statement


def test_the_rules_name_the_same_numbers_in_every_language() -> None:
    """Small ones may be words, and an edition need not be called by its year."""

    def numbers(rule: ledger.Rule) -> set[str]:
        return set(re.findall(r"(?<![-\d])\d{2,}", rule.statement)) - {"2012"}

    for rules in zip(*(ledger.ledger(language) for language in LANGUAGES), strict=True):
        assert numbers(rules[0]) == numbers(rules[1]) == numbers(rules[2]), rules[0].id


def test_rules_lists_chapters(run: Run) -> None:
    result = run("rules")
    assert result.exit_code == 0
    assert "Claiming routes" in result.output and "TR-BASE-COMP-01" in result.output


def test_a_rule_is_shown_with_its_source_and_no_test(run: Run) -> None:
    result = run("rules", "tr-nl-ferry-02")
    assert result.exit_code == 0
    assert "TR-NL-FERRY-02" in result.output
    assert "pair of train cards of the same colour" in " ".join(result.output.split())
    assert "Source: T-NL, PROMY" in result.output and "Test:" not in result.output


def test_rules_are_found_by_words_by_title_and_by_the_beginning_of_an_id(run: Run) -> None:
    assert "TR-CH-TUNNEL-06" in run("rules", "tunnel", "only locomotives").output
    by_title = run("rules", "switzerland").output
    assert "TR-CH-TUNNEL-01" in by_title and "TR-BASE-DRAW-01" in by_title and "TR-NL-" not in by_title.split("Test")[0]
    family = run("rules", "TR-NL-FERRY").output
    assert "TR-NL-FERRY-01" in family and "TR-NL-FERRY-13" in family and "TR-NL-CLAIM" not in family
