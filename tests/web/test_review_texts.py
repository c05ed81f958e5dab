"""The texts of looking back: every key that the pages speak is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

from text_files import messages

WEB = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r"['`](review-[a-z0-9-]+(?:\.you)?)['`]")
BUILT = re.compile(r"['`](review-(?:[a-z-]*-)?)\$\{")
ENDINGS = {
    "review-": {"first", "back", "play", "pause", "on", "last"},
    "review-fair-": {"kept", "broken", "unable", "proven", "changed", "unseen"},
}
"""Keys that pages put together, and what they can end with."""


def spoken() -> set[str]:
    """Every key of `review.ftl` that a page can ask for."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    built = {prefix + end for prefix in BUILT.findall(code) for end in ENDINGS[prefix]}
    return set(LITERAL.findall(code)) | built


def test_pages_speak_only_what_is_there_and_all_of_it() -> None:
    assert spoken() == set(messages("en", "review.ftl"))
