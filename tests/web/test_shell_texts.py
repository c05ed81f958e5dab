"""The texts around the boards: every key that a page speaks is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

from text_files import messages

WEB = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r"['`](shell-[a-z0-9-]+)['`]")
BUILT = re.compile(r"`(shell-[a-z-]+-)\$\{")
ENDINGS = {
    "shell-clock-": {"none", "day", "hour", "half", "minute"},
    "shell-key-": {"browser", "bot", "move"},
    "shell-pace-": {"off", "slow", "normal", "fast"},
}
"""Keys that pages put together, and what they can end with."""


def sources() -> str:
    """All code of the client."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_pages_speak_only_what_is_there_and_all_of_it() -> None:
    code = sources()
    built = {prefix + end for prefix in BUILT.findall(code) for end in ENDINGS[prefix]}
    assert set(LITERAL.findall(code)) | built == set(messages("en", "shell.ftl"))
