"""Nothing serious or critical is found by axe on the lobby, every board and the end, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from branchline.core.text import LANGUAGES
from browser.player import Opened
from web_stage import BOARD, END, open_table, played_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TITLES = ["switzerland", "northern-lights", "usa", "snowdonia"]


def check(page: Page, where: str) -> None:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    bad = [each for each in found if each["impact"] in ("serious", "critical")]
    told = [(each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"]][:3]) for each in bad]
    assert not told, f"{where}: {told}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_are_for_everybody(open_page: Opened, language: str, phone: bool) -> None:
    page = open_page(phone=phone, language=language)
    page.locator(".play").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    check(page, "lobby")
    for title in TITLES:
        page.goto(f"/t/{open_table(page, title, ['me', 'easy'])}")
        page.locator(BOARD).first.wait_for()
        page.locator(".turn.now").wait_for()  # my turn: nothing changes while axe looks
        check(page, title)
    page.locator("header .menu button").last.click()
    page.locator(".drawer").wait_for()
    check(page, "menu")
    page.goto(f"/t/{open_table(page, 'usa', ['me', 'open'])}")
    page.locator("#waiting").wait_for()
    check(page, "waiting room")
    for title in ("switzerland", "snowdonia"):
        table = open_table(page, title, ["me", "easy"])
        played_on(page, table, None, "easy")
        page.goto(f"/t/{table}")
        page.locator(END).wait_for()
        check(page, f"end of {title}")
