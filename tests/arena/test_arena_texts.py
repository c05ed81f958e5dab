"""Every text of the arena is asked for somewhere, and every text asked for is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import branchline as bl
from branchline.arena.facts import facts_for
from branchline.arena.findings import MEASURES, SIZE
from branchline.arena.lines import FAILED, UNFINISHED
from text_files import PACKAGE, messages

SOURCES = [*(PACKAGE / "arena").glob("*.py"), PACKAGE / "terminal" / "arena.py", PACKAGE / "terminal" / "study.py"]
KINDS = {"ticket", "goal", "track", "contract", "train"}
BY_NAME = {"seat", "turn", "moves", "rounds", "failures", "unfinished"}
"""Texts that tables name by a column of their own."""


def asked_for() -> Iterator[str]:
    """The keys that stand in the code."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                if isinstance(node.args[0], ast.Constant):
                    yield str(node.args[0].value)


def test_texts_and_code_agree() -> None:
    openings = {facts_for(title).opening for title in bl.titles().values()} | {SIZE}
    made = {f"reason-{reason}" for reason in (FAILED, UNFINISHED)}
    made |= {f"study-value-{kind}" for kind in KINDS} | {f"kind-{kind}" for kind in KINDS | {SIZE}}
    made |= (
        {"study-fate-ticket"}
        | {f"study-opening-{kind}" for kind in openings}
        | {f"measure-{measure}" for measure in MEASURES}
    )
    wanted = {f"arena-{key}" for key in {*asked_for(), *made, *BY_NAME}}
    there = {key for file in ("arena.ftl", "tickets/arena.ftl", "snowdonia/arena.ftl") for key in messages("en", file)}
    assert there == wanted
