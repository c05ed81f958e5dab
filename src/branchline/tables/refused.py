"""Saying no: a refusal has a key, a sentence in every language, and leaves the table as it was."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from branchline.core.refusal import Refusal
from branchline.core.text import say


class Answer(Struct):
    """A refusal as a client gets it."""

    error: str
    """What kind of thing went wrong: `refused`, or `rule` for a move the rules forbid."""
    key: str
    rule: str
    """The rule of the ledger that forbids a move; else empty."""
    sentence: str
    """For people, in their language."""
    params: dict[str, Any]


class Refused(Exception):
    """What was asked for is refused, and nothing was changed. The sentence is the text `server-KEY`."""

    def __init__(self, key: str, detail: str = "", /, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.detail = detail
        self.params = params

    def answer(self, language: str) -> Answer:
        """What the client is told."""
        sentence = say(language, f"server-{self.key}", **self.params)
        if self.detail:
            sentence = f"{sentence} {self.detail}"
        return Answer("refused", self.key, "", sentence, self.params)


class ForbiddenMove(Refused):
    """The rules of the game forbid a move."""

    def __init__(self, refusal: Refusal, names: list[str], seat: int) -> None:
        super().__init__("illegal-move")
        self.refusal = refusal
        self.names = names
        self.seat = seat

    def answer(self, language: str) -> Answer:
        """The rule, and its sentence to the seat that asked, with the players' names."""
        refusal = self.refusal
        sentence = refusal.text(language, self.names, self.seat)
        return Answer("rule", refusal.key, refusal.rule, sentence, refusal.params)
