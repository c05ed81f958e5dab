"""The map studio: its texts, its rules and its examples agree with the game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import branchline as bl
from branchline.games.tickets.mapfile import Rules
from text_files import messages

STUDIO = Path(__file__).parents[2] / "web" / "src" / "families" / "tickets" / "studio"
EXAMPLES = sorted((STUDIO / "examples").glob("*.toml"))
FIELDS: list[dict[str, Any]] = json.loads((STUDIO / "rules.json").read_text(encoding="utf-8"))
LITERAL = re.compile(r"['`](studio-[a-z0-9-]+)(?:\.[a-z]+)?['`]")
BUILT = re.compile(r"['`](studio-[a-z-]+-|studio-)\$\{")
ENDINGS: dict[str, set[str]] = {
    "studio-": {"border", "capital", "arctic"},
    "studio-color-": {"red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray"},
    "studio-kind-": {"plain", "tunnel", "ferry"},
    "studio-tool-": {"select", "city", "track"},
    "studio-tab-": {"map", "checks", "cities", "tracks", "tickets", "rules"},
    "studio-example-": {path.stem for path in EXAMPLES},
    "studio-rule-": {field["rule"].replace("_", "-") for field in FIELDS},
}
"""Keys that the studio puts together, and what they can end with."""


def test_the_studio_speaks_only_what_is_there_and_all_of_it() -> None:
    files = [path for path in STUDIO.rglob("*") if path.suffix in (".ts", ".svelte")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    built = {prefix + end for prefix in BUILT.findall(code) for end in ENDINGS[prefix]}
    there = {key.partition(".")[0] for key in messages("en", "tickets/studio.ftl")}
    assert set(LITERAL.findall(code)) | built == there


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field["rule"])
def test_a_rule_that_nobody_changed_has_the_value_of_the_game(field: dict[str, Any]) -> None:
    usual = msgspec.to_builtins(Rules())[field["rule"]]
    assert field["usual"] == (list(usual) if isinstance(usual, tuple) else usual)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_can_be_played(path: Path) -> None:
    game = bl.new_game("tickets", map=str(path), players=2, seed=1)
    assert game.legal_moves()
