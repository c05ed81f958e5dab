"""Somebody who never was here: from the lobby to the first own move, doing only what the page says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

import branchline as bl
from browser.player import PATIENCE, STEP, Opened, said

MOST_CLICKS = 4
"""Under five."""

LAST_TOLD = """() => {
    const log = document.querySelector('[data-stop=log]');
    const [line, box] = [log.lastElementChild, log.closest('.body')].map((each) => each.getBoundingClientRect().bottom);
    return line <= box + 1;
}"""
"""Whether the last that happened is in sight."""


class Newcomer:
    """Finds what to press by what is written on it, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks: list[str] = []

    def click(self, what: Locator) -> None:
        self.clicks.append(what.evaluate("(node) => node.ariaLabel ?? node.innerText"))
        what.click()

    def wait(self, until: Callable[[], object]) -> None:
        for _ in range(PATIENCE // STEP):
            if until():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"nothing came of {self.clicks}")

    def log(self) -> str:
        return "\n".join(self.page.get_by_role("log").all_inner_texts())


def sit_down(page: Page, title: str) -> Newcomer:
    """From the lobby to a table where it is my turn."""
    newcomer = Newcomer(page)
    newcomer.click(page.get_by_role("radiogroup").get_by_text(said(f"title-{title}"), exact=True))
    newcomer.click(page.get_by_role("button", name=said("web-play-now")))
    page.get_by_role("status").get_by_text(said("web-your-turn")).first.wait_for()
    return newcomer


def decide(newcomer: Newcomer) -> None:
    """Press what the page asks for: a ticket deck, the tickets of the deal, or a space for the first labourer."""
    page = newcomer.page
    decks = page.get_by_role("group", name=said("web-mix-title"), exact=True)
    tickets = page.get_by_role("group", name=said("tickets-group-keep"), exact=True)
    spaces = page.get_by_role("button", name=said("web-snowdonia-space-free"), disabled=False)
    newcomer.wait(lambda: decks.or_(tickets).or_(spaces).count())
    if decks.count():
        newcomer.click(decks.get_by_role("button", disabled=False).first)
        tickets.wait_for()
    if tickets.count():
        newcomer.click(tickets.get_by_role("button", disabled=False).last)
        return
    newcomer.click(spaces.first)
    confirm = page.get_by_role("button", name=said("web-snowdonia-place-on", space="").strip(), disabled=False)
    if confirm.count():
        newcomer.click(confirm.last)


BOTH_WAYS = ("northern-lights", "snowdonia")
"""Titles whose first decision is looked at on both screens: tickets and goals, a labourer; the rest by turns."""
FIRST_VISITS = [
    pytest.param(
        title,
        phone,
        id=f"{title}-{'phone' if phone else 'desk'}",
        marks=() if title in BOTH_WAYS or phone == bool(number % 2) else (pytest.mark.long,),
    )
    for number, title in enumerate(bl.titles())
    for phone in (False, True)
]


@pytest.mark.parametrize(("title", "phone"), FIRST_VISITS)
def test_the_first_move_is_a_few_clicks_away(open_page: Opened, title: str, phone: bool) -> None:
    newcomer = sit_down(open_page(phone=phone), title)
    before = newcomer.log()
    decide(newcomer)
    newcomer.wait(lambda: newcomer.log() != before)
    assert len(newcomer.clicks) <= MOST_CLICKS
    if not phone and title != "snowdonia":
        newcomer.wait(lambda: newcomer.page.evaluate(LAST_TOLD))


@pytest.mark.parametrize(("title", "phone"), [("usa", True), ("snowdonia", False)])
def test_whoever_does_not_know_what_to_do_is_told(open_page: Opened, title: str, phone: bool) -> None:
    page = open_page(phone=phone)
    newcomer = sit_down(page, title)
    before = newcomer.log()
    newcomer.click(page.get_by_role("button", name=said("shell-hint"), exact=True))
    newcomer.click(page.get_by_role("button", name=said("shell-hint-do")))
    newcomer.wait(lambda: newcomer.log() != before)
    assert len(newcomer.clicks) <= MOST_CLICKS
