"""The values nobody could confirm, asked of somebody who owns the box, and the correction file made of the answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct


class BoxQuestion(Struct):
    """A value that is only reconstructed."""

    id: str
    """Where it stands in the data, like `rates.excavation.values`."""
    value: str
    """What it is taken for, written as an answer is."""
    look: str
    """A sentence that says where to look."""


class BoxFilled(Struct):
    """The correction file made of answers, and sentences about what does not fit together in it."""

    file: str
    problems: list[str]


class OwnBox(Protocol):
    """What a family offers to somebody who owns the box of a title."""

    def questions(self, language: str) -> list[BoxQuestion]:
        """All values that are reconstructed, in the order of the data."""
        ...

    def wrong(self, id: str, answer: str, language: str) -> str:
        """A sentence if an answer cannot be; else empty."""
        ...

    def fill(self, answers: Mapping[str, str], language: str) -> BoxFilled:
        """The correction file with these answers; those that cannot be are left out and told."""
        ...
