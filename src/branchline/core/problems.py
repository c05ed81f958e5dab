"""What is wrong with a file of one's own: the entry, the reason as a text in every language, the nearest name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from branchline.core.errors import BadMap

MOST = 60
"""Problems of one file that are told at once."""
LONGEST_WORD = 300
"""Characters of a file's own word that a sentence repeats."""


@dataclass(frozen=True)
class Problem:
    """One thing about a file. What must not stay so keeps it from being played; the rest is advice."""

    where: str
    """The entry, like `tracks.bern-luzern.color`; empty for the file itself."""
    key: str
    params: dict[str, Any] = field(default_factory=dict)
    near: str = ""
    """The name that was perhaps meant."""
    must: bool = True

    def text(self, language: str = "en") -> str:
        """A sentence, with the name that was perhaps meant."""
        from branchline.core.text import say

        words = {name: short(value) for name, value in self.params.items()}
        sentence = say(language, self.key, **words)
        return f"{sentence} {say(language, 'file-near', near=self.near)}" if self.near else sentence


def short(value: Any) -> Any:
    """A word of the file as a sentence repeats it."""
    if not isinstance(value, str):
        return value
    word = "".join(sign if sign.isprintable() else " " for sign in value)
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"


def nearest(name: str, there: Iterable[str]) -> str:
    """The name most like this one; empty if none comes near.

    >>> nearest("larkspurr", ["larkspur", "highpass"]), nearest("rome", ["larkspur"])
    ('larkspur', '')
    """
    return next(iter(get_close_matches(name[:LONGEST_WORD], there, 1)), "")


def bad_file(file: str, problems: Sequence[Problem]) -> BadMap:
    """The error that names the file, and each entry with its reason."""
    lines = [f"{file}: {short(each.where) or 'the file'}: {each.text()}" for each in problems[:MOST]]
    return BadMap("\n".join(lines), problems[:MOST])
