"""The terminal's texts for Snowdonia: every one can be spoken in three languages, and none is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from branchline.core.text import LANGUAGES, say
from branchline.games.snowdonia import terminal
from branchline.games.snowdonia.codes import QUESTIONS

SOURCES = Path(terminal.__file__).parent
TEXTS = SOURCES.parent / "texts"
NUMBERS = {"n", "size", "series", "of", "ore", "have", "rubble", "clear", "steel"}
GAPS = re.compile(r"[{}$]| [.,;:)]|\( |  |None")
BUILT = (
    *(f"snowdonia-weather-{when}" for when in ("now", "next", "last")),
    *(f"snowdonia-column-{name}" for name in ("train", "surveyor", "markers", "labourers", "contracts")),
    *(f"snowdonia-pass-{question}" for question in ("play", "stone", "work", "build", "dig", "lay")),
    *(f"snowdonia-help-{name}{about}" for name in ("move", "more", "map", "why", "rules") for about in ("", "-about")),
    "snowdonia-why-what",
)
"""Keys that are put together in the code."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The texts of a language with their variables."""
    text = (TEXTS / language / "terminal.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_spoken(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for key, variables in messages("en").items():
        assert messages(language)[key] <= variables, key
        for n in (0, 1, 2, 5, 22):
            params = {name: n if name in NUMBERS else "Ysgol" for name in variables}
            text = say(language, key, **params)
            assert text == text.strip()
            assert not GAPS.search(text), text
            assert "Ysgol" in text or variables <= NUMBERS, text


def test_no_text_is_missing_and_none_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    asked = set(re.findall(r"\"((?:snowdonia|solo)-[a-z-]+)\"|'((?:snowdonia|solo)-[a-z-]+)'", source))
    wanted = {one or other for one, other in asked} | set(BUILT)
    wanted.discard("snowdonia-")
    assert {key.removeprefix("terminal-") for key in messages("en")} == wanted


def test_every_question_that_can_be_passed_has_its_words() -> None:
    passed = {key.removeprefix("terminal-snowdonia-pass-") for key in messages("en") if "-pass-" in key}
    assert passed <= set(QUESTIONS)
