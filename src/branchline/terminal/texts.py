"""The terminal's own texts, and the language to speak."""

from __future__ import annotations

import os
from typing import Any

from branchline.core.text import LANGUAGES, bundle, say


class Words:
    """Speaks the texts `terminal-*` in one language.

    >>> Words("en")("yes")
    'y'
    """

    def __init__(self, language: str) -> None:
        bundle(language)  # an unknown language is refused here
        self.language = language

    def __call__(self, key: str, **params: Any) -> str:
        return say(self.language, f"terminal-{key}", **params)


def own_language() -> str:
    """The language of the user's environment if there are texts in it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
