"""How to play, in pictures: offered in the lobby and at the table, stepped through at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.player import Opened, said
from browser.test_for_everybody import check
from web_stage import BOARD, open_table

TITLES = ["europe", "snowdonia"]
PICTURE = ".pictures > article"


def step_through(page: Page, phone: bool) -> int:
    """Go on until a game can be started; the number of pictures seen."""
    page.locator(PICTURE).first.wait_for()
    pictures = page.locator(PICTURE).count()
    start = page.get_by_role("button", name=said("web-play-now"))
    for _ in range(pictures - 1 if phone else 1):
        assert start.count() == 0
        page.keyboard.press("ArrowRight")
    start.wait_for()
    return pictures if phone else pictures + page.locator(PICTURE).count()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_newcomer_is_shown_how_to_play(open_page: Opened, title: str, phone: bool) -> None:
    page = open_page(f"/?title={title}", phone=phone)
    page.locator(f"a[href='/how/{title}'].new").click()
    page.locator(PICTURE).first.wait_for()
    check(page, f"how to play {title}, first")
    page.reload()  # axe scrolls to what it looks at
    page.locator(".dots" if phone else ".how .tab").first.wait_for()
    assert step_through(page, phone) >= 9
    check(page, f"how to play {title}, last")
    clipped = page.evaluate(
        """() => [...document.querySelectorAll('.how :is(.words, header, footer)')]
            .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.innerText)"""
    )
    assert clipped == []
    page.keyboard.press("Escape")
    page.locator(".play").wait_for()
    assert page.locator(f"a[href='/how/{title}']").inner_text() == said("web-how")


def test_no_picture_is_cut_on_a_tablet(open_page: Opened) -> None:
    page = open_page("/how/germany", viewport={"width": 768, "height": 1024}, language="de")
    for title in ("germany", "snowdonia"):
        page.goto(f"/how/{title}")
        for _ in range(2):
            page.locator(PICTURE).first.wait_for()
            cut = page.evaluate(
                """() => [...document.querySelectorAll('.pictures :is(.drawing, .words, h3)')]
                    .filter((each) => each.scrollWidth > each.clientWidth + 2)
                    .map((each) => each.closest('article').innerText)"""
            )
            assert cut == [], title
            page.keyboard.press("ArrowRight")


def test_a_game_in_progress_stays_behind_it(open_page: Opened) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    page.goto(f"/t/{open_table(page, 'usa', ['me', 'easy'])}")
    page.locator(BOARD).first.wait_for()
    page.locator("header .menu button").last.click()
    page.get_by_role("button", name=said("web-how")).click()
    page.locator(PICTURE).first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".how").wait_for(state="detached")
    page.locator(BOARD).first.wait_for()
