"""Every call of `say` in the client: which texts it can ask for, and what it brings along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
OPENING, CLOSING = "([{", ")]}"
QUOTED = re.compile(r"'([^']*)'")
NESTED = r"\$\{(?:[^{}]|\{[^}]*\})*\}"
TEMPLATE = re.compile(rf"`((?:[^`$]|{NESTED})*)`")
NAME = re.compile(r"^(?:'([\w-]+)'|(\w+))\s*(?::|$)")


@dataclass(frozen=True)
class SayCall:
    """One call: where it stands, its first argument, the names of its parameters; None if they are not spelled out."""

    where: str
    key: str
    params: frozenset[str] | None

    @property
    def literals(self) -> set[str]:
        """The keys that are spelled out: one, or one of two."""
        outside = re.sub(r"^[^?]*\?", "?", TEMPLATE.sub("", self.key), count=1) if "?" in self.key else self.key
        return {key for key in QUOTED.findall(TEMPLATE.sub("", outside)) if key}

    @property
    def templates(self) -> set[str]:
        """The keys that are put together, with a star for each part that is not known before."""
        return {re.sub(NESTED, "*", key) for key in TEMPLATE.findall(self.key)}


def say_calls() -> Iterator[SayCall]:
    """All of them; pages for developers do not count."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "dev" not in path.parts:
            code = path.read_text(encoding="utf-8")
            for call in re.finditer(r"\bsay\(", code):
                given = arguments(code, call.end())
                if given and not re.match(r"\w+\??:", given[0]):  # a declaration
                    yield SayCall(str(path.relative_to(WEB)), given[0], named(given[1:]))


def named(given: list[str]) -> frozenset[str] | None:
    """The names in an object that is written out; none if there is no object at all."""
    if not given:
        return frozenset()
    if not given[0].startswith("{"):
        return None
    parts = [NAME.match(part) for part in arguments(given[0], 1)]
    if not all(parts):
        return None
    return frozenset(part[1] or part[2] for part in parts if part)


def arguments(code: str, start: int) -> list[str]:
    """What stands between a bracket and its partner, parted by commas."""
    parts, depth, at, begun = [], 0, start, start
    while True:
        sign = code[at]
        if sign in "'\"`":
            at = past(code, at)
            continue
        if sign in CLOSING and depth == 0:
            parts.append(code[begun:at])
            return [part.strip() for part in parts if part.strip()]
        if sign == "," and depth == 0:
            parts.append(code[begun:at])
            begun = at + 1
        depth += (sign in OPENING) - (sign in CLOSING)
        at += 1


def past(code: str, start: int) -> int:
    """The place behind a string."""
    quote, at, depth = code[start], start + 1, 0
    while code[at] != quote or depth:
        if code[at] == "\\":
            at += 1
        elif quote == "`" and code.startswith("${", at):
            depth += 1
        elif code[at] == "}" and depth:
            depth -= 1
        at += 1
    return at + 1
