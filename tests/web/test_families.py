"""A family is one folder of the client: nothing outside names it, and every title of ours is drawn there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline as bl

WEB = Path(__file__).parents[2] / "web"
FAMILIES = WEB / "src" / "families"
FALLBACK = "plain"
"""How a family without a folder is shown."""


def named() -> list[str]:
    """The families that are drawn, and their titles."""
    return [path.parent.name for path in FAMILIES.glob("*/index.ts") if path.parent.name != FALLBACK]


def code() -> list[Path]:
    """All code of the client."""
    return [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def shared() -> list[Path]:
    """All code of the client that belongs to no family."""
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".json")]
    files += [WEB / "vite.config.ts", *WEB.glob("*.html")]
    files += [path for path in (WEB / "public").iterdir() if path.suffix != ".png"]
    return [path for path in files if not any(path.is_relative_to(FAMILIES / family) for family in named())]


@pytest.mark.parametrize("path", shared(), ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_outside_names_a_family_or_a_title(path: Path) -> None:
    names = "|".join({*named(), *bl.titles()})
    assert re.findall(rf"\b({names})\b", path.read_text(encoding="utf-8"), re.IGNORECASE) == []


@pytest.mark.parametrize("title", bl.titles())
def test_every_title_has_its_picture(title: str) -> None:
    assert (FAMILIES / bl.titles()[title].family / "scenes" / f"{title}.svelte").exists()


RULES = (
    *("logic/open.ts", "logic/ways.ts", "logic/trail.ts", "logic/goals.ts", "logic/score.ts", "logic/completed.ts"),
    *("score.ts", "view.ts", "logic/view.ts", "news/step.ts"),
)
"""Where the client once told rules again, or mirrored views by hand."""
ANSWERED = re.compile(
    r"\b(longestTrail|longestPaths|wayOf|completedBy|rateAfter|nextStation|tradePrices|missingFor|scoreNow|rowsNow)\b"
)
"""What it computed there; now the rules answer it."""


@pytest.mark.parametrize("file", RULES)
def test_no_rule_is_told_a_second_time(file: str) -> None:
    assert list(FAMILIES.glob(f"*/{file}")) == []


@pytest.mark.parametrize("path", code(), ids=lambda path: str(path.relative_to(WEB)))
def test_what_the_server_tells_is_shown_as_it_is_told(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert "as unknown as" not in source
    assert ANSWERED.findall(source) == []
