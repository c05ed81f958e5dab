"""Saying no: every refusal of the server, with its HTTP status, its key and a sentence."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from branchline.core.errors import BranchlineError, IllegalMove
from branchline.core.text import say

STATUS = {
    "no-identity": 401,
    "bad-token": 401,
    "access-code": 403,
    "bad-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-table": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-move": 404,
    "no-token": 404,
    "no-language": 404,
    "no-call": 404,
    "no-title": 404,
    "no-guide": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "stale": 409,
    "not-begun": 409,
    "game-over": 409,
    "game-not-over": 409,
    "no-undo": 409,
    "no-undo-asked": 409,
    "not-leaving": 409,
    "too-large": 413,
    "bad-request": 400,
    "bad-choice": 400,
    "bad-record": 400,
    "bad-bot": 400,
    "bad-name": 400,
    "bad-address": 400,
    "malformed-move": 400,
    "illegal-move": 409,
    "too-many-tables": 429,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-calls": 429,
    "bot-silent": 503,
    "closing": 503,
    "store-down": 503,
}
"""Key -> HTTP status: all the ways this server says no. The sentence is the text `server-KEY`."""


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
    """The server says no. Nothing was changed."""

    def __init__(self, key: str, detail: str = "", /, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.detail = detail
        self.params = params

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.key]

    def answer(self, language: str) -> Answer:
        """What the client is told."""
        sentence = say(language, f"server-{self.key}", **self.params)
        if self.detail:
            sentence = f"{sentence} {self.detail}"
        return Answer("refused", self.key, "", sentence, self.params)


class ForbiddenMove(Refused):
    """The rules say no."""

    def __init__(self, error: IllegalMove, names: list[str]) -> None:
        super().__init__("illegal-move")
        self.refusal = error.refusal
        self.names = names

    def answer(self, language: str) -> Answer:
        """The rule, and its sentence with the players' names."""
        refusal = self.refusal
        sentence = refusal.text(language, self.names)
        return Answer("rule", refusal.key, refusal.rule, sentence, refusal.params)


def bad_choice(error: BranchlineError) -> Refused:
    """An option, player count or title that does not exist."""
    return Refused("bad-choice", str(error))
