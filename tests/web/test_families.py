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


def shared() -> list[Path]:
    """All code of the client that belongs to no family."""
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".json")]
    files += [WEB / "vite.config.ts", *WEB.glob("*.html"), *(WEB / "public").iterdir()]
    return [path for path in files if not any(path.is_relative_to(FAMILIES / family) for family in named())]


@pytest.mark.parametrize("path", shared(), ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_outside_names_a_family_or_a_title(path: Path) -> None:
    names = "|".join({*named(), *bl.titles()})
    assert re.findall(rf"\b({names})\b", path.read_text(encoding="utf-8"), re.IGNORECASE) == []


@pytest.mark.parametrize("title", bl.titles())
def test_every_title_has_its_picture(title: str) -> None:
    assert (FAMILIES / bl.titles()[title].family / "scenes" / f"{title}.svelte").exists()
