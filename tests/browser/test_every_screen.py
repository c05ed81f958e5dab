"""Between the usual screens, too, nothing is pushed off the page, laid on top of itself or hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from browser.player import Opened
from overlaps import asked_for
from web_stage import BOARD, open_table, played_on

SEEN = 18
"""So much of a card tells which one it is."""
Box = dict[str, float]
ON_TOP = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether a finger would hit it."""


def boxes(things: Locator) -> list[Box]:
    found: list[Box] = things.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    assert found
    return found


def look_at(page: Page, table: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/t/{table}")
    page.locator(BOARD).first.wait_for()


@pytest.mark.parametrize(
    ("title", "sizes"),
    [
        ("usa", [(1366, 650), (960, 720), (1024, 1366)]),
        ("northern-lights", [(1024, 1366), (1200, 1600), (1024, 700)]),
    ],
)
def test_my_cards_are_in_sight(open_page: Opened, title: str, sizes: list[tuple[int, int]]) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    table = open_table(page, title, ["me", "easy"])
    played_on(page, table, 40, "easy")
    for width, height in sizes:
        look_at(page, table, width, height)
        for box in boxes(page.locator("[data-spot=hand] li")):
            assert box["left"] >= 0 and box["right"] <= width and box["bottom"] <= height, (width, height, box)
            assert box["width"] >= SEEN, (width, height, box)


def test_every_area_can_be_reached_on_a_phone_held_flat(open_page: Opened) -> None:
    page = open_page(phone=True)
    page.locator(".play").wait_for()
    look_at(page, open_table(page, "snowdonia", ["me", "easy"]), 844, 390)
    for area in "ABCDEFG":
        space = page.locator(f'[data-space^="{area}"]').first
        space.scroll_into_view_if_needed()
        assert space.evaluate(ON_TOP), area


def test_whatever_may_be_built_can_be_pressed(open_page: Opened) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    table = asked_for(page, "snowdonia", {}, "build")
    for width, height in ((1280, 800), (1366, 650), (1024, 768)):
        look_at(page, table, width, height)
        page.locator("[data-part=tray]").wait_for()
        sites = page.locator(".pick[data-at]").all()
        assert sites
        for site in sites:
            assert site.evaluate(ON_TOP), (width, height, site.get_attribute("data-at"))


def test_no_station_is_hidden_by_what_stands_in_the_sky(open_page: Opened) -> None:
    page = open_page(language="de")
    page.locator(".play").wait_for()
    table = open_table(page, "snowdonia", ["me", "easy"], {"scenario": "blaenau-ffestiniog"})
    played_on(page, table, 12, "easy")
    look_at(page, table, 1280, 800)
    panels = boxes(page.locator(".sky .panel"))
    for card in boxes(page.locator("[data-part=line] [data-place]")):
        for panel in panels:
            apart = card["right"] <= panel["left"] or card["left"] >= panel["right"]
            assert apart or card["top"] >= panel["bottom"] or card["bottom"] <= panel["top"], (card, panel)
