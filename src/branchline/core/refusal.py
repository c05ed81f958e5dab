"""Why a move may not be made: a rule of the ledger, and what is missing."""

# compile: mypyc

from __future__ import annotations

from typing import Any

from branchline.core.arguments import language_code, player_names, reader_seat


class Refusal:
    """The rule that forbids a move, and a sentence as key + parameters.

    What no ledger rule is about (another seat's turn, nothing to take back) has an empty `rule`.

    `title` lends its words when the sentence is spoken, and its names for cities, cards and the like;
    None stands for words that all games share.
    """

    def __init__(self, rule: str, key: str, params: dict[str, Any], title: Any) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.title = title

    def text(self, language: object = "en", names: object = None, you: object = None) -> str:
        """The sentence in a language (`en`, `pl`, `de`), with the names of the players by seat.

        `you` is the seat of whoever reads it: what is theirs is told to them.
        """
        from branchline.core.text import say, speak

        if self.title is None:
            return say(language_code(language), "refuse-" + self.key)
        key = "refuse-" + self.key
        return speak(self.title, key, self.params, language_code(language), player_names(names), reader_seat(you))

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})" if self.rule else self.text()

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, key={self.key!r}, params={self.params!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.key == other.key
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def as_dict(self) -> dict[str, Any]:
        """The refusal as JSON-able facts."""
        return {"rule": self.rule, "key": self.key, "params": self.params}
