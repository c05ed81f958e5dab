"""The texts of the pages: every key that a page speaks is there, and none is there for nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import branchline as bl
from branchline.bots import levels_for
from branchline.core.title import GROUPS
from branchline.games.tickets.view import PHASES
from text_files import messages

WEB = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r"['`](web-[a-z0-9-]+(?:\.you)?)['`]")
BUILT = re.compile(r"['`](web-(?:[a-z-]+-)?)\$\{")
ENDINGS: dict[str, set[str]] = {
    "web-": {"wagons", "cards", "tickets", "stations"},
    "web-turn-": {phase for phase in PHASES if phase != "over"},
    "web-look-": {"auto", "light", "dark"},
    "web-explain-": {"wagons", "cards", "tickets", "stations", "score", "passengers"},
    "web-options-group-": {group + part for group in GROUPS for part in ("", ".about")},
    "web-level-": {level for title in bl.titles().values() for level in levels_for(title)},
}
"""Keys that pages put together, and what they can end with."""


def sources() -> str:
    """All code of the shared pages and the ticket family."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and "snowdonia" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def spoken() -> set[str]:
    """Every key of a page's texts that a page can ask for; Snowdonia's own are in a file of their own."""
    code = sources()
    built = {prefix + end for prefix in BUILT.findall(code) for end in ENDINGS[prefix]}
    maps = (WEB / "families" / "tickets" / "data").glob("*.json")
    names = {name["key"] for path in maps for name in json.loads(path.read_text(encoding="utf-8"))["names"]}
    literal = {key for key in LITERAL.findall(code) if not key.startswith("web-snowdonia-")}
    return literal | built | {name for name in names if name.startswith("web-")}


def test_pages_speak_only_what_is_there_and_all_of_it() -> None:
    families = ("tickets/web.ftl", "tickets/game.ftl", "snowdonia/game.ftl")
    there = {key for file in ("web.ftl", *families) for key in messages("en", file) if key.startswith("web-")}
    assert spoken() == there
