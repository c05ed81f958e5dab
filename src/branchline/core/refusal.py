"""Why a move may not be made: a rule of the ledger, and what is missing."""

# compile: mypyc

from __future__ import annotations

from typing import Any


class Refusal:
    """The rule that forbids a move, and a sentence as key + parameters.

    What no ledger rule is about (another seat's turn, nothing to take back) has an empty `rule`.

    `title` lends its names for cities, cards and the like when the sentence is spoken.
    """

    def __init__(self, rule: str, key: str, params: dict[str, Any], title: Any) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.title = title

    def text(self, language: str = "en", names: list[str] | None = None) -> str:
        """The sentence in a language."""
        from branchline.core.text import say, speak

        if not self.rule:
            return say(language, "refuse-" + self.key)
        return speak(self.title, "refuse-" + self.key, self.params, language, names)

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
