"""The map studio: its texts, its rules and its examples agree with the game."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w

import branchline as bl
from branchline.games.tickets.goals import METRICS
from branchline.games.tickets.mapfile import Rules
from branchline.games.tickets.ownmaps import MAPS
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
    "studio-rules-": {field["group"] for field in FIELDS} - {"goals", "passengers"},
    "studio-deck-": {"only", "short", "long"},
    "studio-box-": {"tickets", "goals"},
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


def test_the_client_fills_in_the_rules_that_a_file_leaves_out() -> None:
    text = (STUDIO.parent / "logic" / "usual.ts").read_text(encoding="utf-8")
    own = (STUDIO.parent / "how" / "own.ts").read_text(encoding="utf-8")
    assert "{ stations: 0, station_points: 0 }" in own and Rules().stations == Rules().station_points == 0
    block = re.search(r"export const USUAL: Rules = \{\n(.*?)\n\};", text, re.DOTALL)
    assert block is not None
    told = dict(re.findall(r"^  (\w+): (.+),$", block[1], re.MULTILINE))
    usual = msgspec.to_builtins(Rules())
    assert {name: json.loads(value.replace("'", '"')) for name, value in told.items()} == {
        name: list(usual[name]) if isinstance(usual[name], tuple) else usual[name] for name in told
    }
    assert len(told) == len(block[1].splitlines()) > 15


def test_every_rule_of_a_map_has_a_field() -> None:
    assert {field["rule"] for field in FIELDS} == set(Rules.__struct_fields__)


def test_every_choice_of_a_rule_is_offered() -> None:
    """The words that a rule may have are those of its field, with a text for each in the studio's file."""
    texts = messages("en", "tickets/studio.ftl")
    for field in FIELDS:
        offered = field.get("choices") or field.get("order") or []
        words = [word for word in offered if field["usual"] is not None]
        assert_same_words(field["rule"], words)
        for word in [] if field["rule"] == "ledger" else offered:
            assert f"studio-rule-{field['rule'].replace('_', '-')}.{word or 'same'}" in texts


def assert_same_words(rule: str, words: list[str]) -> None:
    """Compare with the words that the type of a rule allows."""
    kind = msgspec.inspect.type_info(Rules)
    assert isinstance(kind, msgspec.inspect.StructType)
    type = next(each.type for each in kind.fields if each.name == rule)
    if isinstance(type, msgspec.inspect.VarTupleType):
        type = type.item_type
    allowed = type.values if isinstance(type, msgspec.inspect.LiteralType) else ()
    assert set(words) == set(allowed), rule


@pytest.mark.parametrize("field", [each for each in FIELDS if "most" in each], ids=lambda field: field["rule"])
def test_the_range_of_a_field_is_that_of_the_checks(field: dict[str, Any]) -> None:
    if field["rule"] in ("goals_in_play", "passengers_per_color"):
        return  # as many as there are goals, and as passengers are placed
    tables = tomllib.loads(EXAMPLES[0].read_text(encoding="utf-8"))
    wide = {"row": 9, "tickets_dealt": 7, "tickets_drawn": 7, "last_round_at": 0, "long_tickets_dealt": 0}

    def out_of_range(value: int) -> bool:
        rules = tables["rules"] | {each: n for each, n in wide.items() if each != field["rule"]}
        if field["rule"] == "long_tickets_dealt":
            rules["tickets_dealt"] = 1
        if field["rule"] == "last_round_at":
            rules["wagons"] = 100
        checked = MAPS.check(tomli_w.dumps(tables | {"rules": rules | {field["rule"]: value}}), "en")
        return any(problem.where == f"rules.{field['rule']}" for problem in checked.problems if problem.must)

    least, most = field["least"], field["most"]
    assert [out_of_range(value) for value in (least - 1, least, most, most + 1)] == [True, False, False, True]


def test_every_metric_of_goals_is_known_to_the_studio() -> None:
    code = (STUDIO / "document.ts").read_text(encoding="utf-8")
    table = code.partition("export const METRICS")[2].partition("};")[0]
    assert re.findall(r"^  '?([a-z-]+)'?: (?:null|'[a-z]+'),$", table, re.MULTILINE) == list(METRICS)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_can_be_played(path: Path) -> None:
    game = bl.new_game("tickets", map=str(path), players=2, seed=1)
    assert game.legal_moves()
