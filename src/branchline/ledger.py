"""The rules ledgers: one numbered statement per rule, with its source and a test, read from the games' RULES.md.

Players read the same rules in their own language: RULES.en.md, RULES.pl.md and RULES.de.md have their words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from branchline.core.family import families
from branchline.core.title import Title

RULE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)(?: ([^*]*))?\*\* ?(.*)")
SOURCE = re.compile(r"(?:\{(?P<curly>[^{}]*)\}|\((?P<round>[^()]*(?:\([^()]*\)[^()]*)*)\))\s*$")
TEST = re.compile(r"\*\*Test:\*\*|(?<= )T: ")
EMPHASIS = re.compile(r"\*+|`")


@dataclass(frozen=True)
class Rule:
    """A rule of the ledger: its statement, where it comes from, and how it can be tested."""

    id: str
    game: str
    chapter: str
    statement: str
    source: str
    test: str


@cache
def ledger(language: str = "en") -> tuple[Rule, ...]:
    """All rules of all games, told in a language, chapter by chapter as players read them."""
    rules: list[Rule] = []
    for family in families().values():
        folder = family.folder
        if (folder / "RULES.md").is_file():
            words = told((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
            found = {rule.id: rule for rule in read((folder / "RULES.md").read_text(encoding="utf-8"), family.name)}
            for id, (chapter, statement) in words.items():
                rules.append(replace(found[id], chapter=chapter, statement=statement))
    return tuple(rules)


def told(text: str) -> dict[str, tuple[str, str]]:
    """Chapter and statement of every rule, as players read them."""
    words: dict[str, tuple[str, str]] = {}
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line:
            id, _, statement = line.removeprefix("- **").partition("** ")
            words[id] = (chapter, statement)
    return words


def read(text: str, game: str) -> list[Rule]:
    """The rules of one ledger; `game` is the family it belongs to."""
    rules: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = plain(line.lstrip("# "))
        found = RULE.fullmatch(line)
        if found is None:
            continue
        body, *test = TEST.split(found[3], maxsplit=1)
        statement = " ".join(part for part in (found[2], body.strip()) if part)
        source = SOURCE.search(statement)
        where = (source["curly"] or source["round"] or "") if source else ""
        statement = statement[: source.start()] if source else statement
        rules.append(Rule(found[1], game, chapter, plain(statement), plain(where), plain("".join(test))))
    return rules


def plain(text: str) -> str:
    """Text without Markdown's stars and backticks."""
    return EMPHASIS.sub("", text).strip()


def rule_by_id(id: str, language: str = "en") -> Rule | None:
    """A rule by its id, in capitals or not."""
    return next((rule for rule in ledger(language) if rule.id == id.upper()), None)


def search(words: str, language: str = "en") -> list[Rule]:
    """The rules in which all words occur, or whose ids begin so."""
    wanted = words.lower().split()
    rules = ledger(language)
    by_id = [rule for rule in rules if rule.id.lower().startswith(words.lower())]
    return by_id or [
        rule for rule in rules if all(word in f"{rule.id} {rule.chapter} {rule.statement}".lower() for word in wanted)
    ]


def rules_of(title: Title, language: str = "en") -> list[Rule]:
    """The rules of a title: those of its family that are its own."""
    return [rule for rule in ledger(language) if rule.game == title.family and rule.id.startswith(title.ledger)]


def by_chapter(rules: Iterable[Rule]) -> dict[tuple[str, str], list[Rule]]:
    """Rules by game and chapter."""
    found: dict[tuple[str, str], list[Rule]] = {}
    for rule in rules:
        found.setdefault((rule.game, rule.chapter), []).append(rule)
    return found
