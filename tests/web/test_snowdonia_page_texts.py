"""The texts of Snowdonia's page: every key that it speaks is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

from branchline.games.snowdonia.board import EFFECTS, POWERS, WEATHERS
from branchline.games.snowdonia.codes import QUESTIONS
from text_files import messages

BOARD = Path(__file__).parents[2] / "web" / "src" / "families" / "snowdonia"
LITERAL = re.compile(r"['`](web-snowdonia-[a-z0-9-]+(?:\.you)?)['`]")
BUILT = re.compile(r"`(web-snowdonia-[a-z-]+-)\$\{")
ASKED = set(QUESTIONS[1:])
IN_WORDS = {"take", "take-now", "work", "stone", "smelt"}
"""Questions about amounts, whose area says how many there may be."""

ENDINGS = {
    "web-snowdonia-ask-": ASKED,
    "web-snowdonia-about-": ASKED - IN_WORDS - {"place"},
    "web-snowdonia-pass-": {"play", "work", "stone", "build", "dig", "lay"},
    "web-snowdonia-card-": {"contract", "keep"},
    "web-snowdonia-effect-": set(EFFECTS),
    "web-snowdonia-power-": set(POWERS),
    "web-snowdonia-weather-": set(WEATHERS),
    "web-snowdonia-forecast-": {"next", "after"},
    "web-snowdonia-event-": {"done", "next", "later"},
    "web-snowdonia-phase-": {"assign", "resolve", "contracts", "weather", "yard"},
    "web-snowdonia-source-": {"track", "sites", "contracts", "surveyor", "train"},
    "web-snowdonia-key-": {"areas", "numbers", "arrows", "tray", "line", "mine", "office", "players", "weather", "log"}
    | {"pause", "step", "skip", "escape", "help", "cubes", "back", "settle"},
    "web-snowdonia-explain-": {"ore", "stone", "coal", "rubble", "steel", "labourers", "pub", "markers", "surveyor"}
    | {"score", "weather", "rates", "order", "tracks", "deck", "event"},
    "web-snowdonia-tab-": {"yard", "line", "cards", "players", "log"},
}
"""Texts that the page puts together, and what they can end with."""

STARTS = {f"web-snowdonia-{end}-{part}" for end in ("start", "marker") for part in ("at", "about")}
"""The two questions before a game at Blaenau Ffestiniog."""


def sources() -> str:
    """All code of the family."""
    files = [path for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def spoken() -> set[str]:
    """Every key of Snowdonia's `web.ftl` that the page can ask for."""
    code = sources()
    built = {prefix + end for prefix in BUILT.findall(code) for end in ENDINGS[prefix]}
    return set(LITERAL.findall(code)) | built | STARTS


def test_the_page_speaks_only_what_is_there_and_all_of_it() -> None:
    assert spoken() == set(messages("en", "snowdonia/web.ftl"))
