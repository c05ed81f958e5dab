"""Nothing serious or critical is found by axe: every page, every language, desk and phone, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.player import Opened, said
from web_stage import BOARD, END, open_table, played_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TITLES = {
    "en": ["switzerland", "northern-lights", "usa", "snowdonia"],
    "pl": ["europe", "india", "snowdonia"],
    "de": ["germany", "nordic-countries", "usa", "snowdonia"],
}
"""Every title is looked at in one language; what differs between languages is the same on all boards of a family."""
PAGES = ["/how/india", "/rules/germany", "/learn/switzerland", "/box/snowdonia", "/review", "/me", "/studio"]


def check(page: Page, where: str) -> None:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
    )
    bad = [each for each in found if each["impact"] in ("serious", "critical")]
    told = [(each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"]][:3]) for each in bad]
    assert not told, f"{where}: {told}"


@pytest.mark.parametrize(
    ("language", "phone"),
    [
        pytest.param("en", False),
        pytest.param("pl", True),
        pytest.param("de", False),
        *(pytest.param(*each, marks=pytest.mark.long) for each in (("en", True), ("pl", False), ("de", True))),
    ],
)
def test_pages_are_for_everybody(open_page: Opened, language: str, phone: bool) -> None:
    page = open_page(phone=phone, language=language, color_scheme="dark" if phone == (language != "de") else "light")
    page.locator(".play").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    check(page, "lobby")
    for title in TITLES[language]:
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
    page.goto(f"/t/{table}/replay#20")
    page.locator(BOARD).first.wait_for()
    check(page, "replay")
    for path in PAGES:
        page.goto(path)
        page.locator("main :is(h1, h2, [data-track])").first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, path)


def test_the_whole_lobby_changes_its_language(open_page: Opened) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    page.get_by_role("combobox", name=said("web-language")).select_option("de")
    page.get_by_role("radiogroup").get_by_text(said("title-germany", "de"), exact=True).wait_for()
