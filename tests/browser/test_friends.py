"""Friends at a table: a clock, a word, taking a move back, playing again; and a server that asks for a code."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from browser.player import Opened, Player, comes_by_link, played_out, said
from web_stage import BOARD, END, serving


def sit_down_together(open_page: Opened) -> tuple[Player, Player]:
    """Two friends at a new table with a clock."""
    first = open_page()
    one = Player(first, 1)
    first.locator("label.card", has_text="USA").click()
    first.get_by_role("textbox", name=said("shell-name")).fill("Ola")
    first.locator("fieldset.counts label", has_text="2").click()
    first.get_by_label(said("seat", n=2)).select_option("friend")
    first.get_by_label(said("shell-clock")).select_option("minute")
    first.get_by_role("button", name=said("web-play-now")).click()
    two = comes_by_link(open_page, first, "Jan", 2)
    for page in (first, two.page):
        page.locator(BOARD).first.wait_for()
    return one, two


def say(page: Page, text: str) -> None:
    page.get_by_role("button", name=said("shell-chat")).click()
    page.get_by_role("textbox").last.fill(text)
    page.keyboard.press("Enter")


def test_friends_talk_take_back_and_play_again(open_page: Opened) -> None:
    one, two = sit_down_together(open_page)
    for page in (one.page, two.page):
        page.get_by_role("timer", name=said("shell-time-left")).wait_for()
    say(one.page, "Good luck!")
    two.page.get_by_role("button", name=said("shell-chat")).click()
    two.page.get_by_text("Good luck!").wait_for()
    two.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")

    one.wait(lambda: one.legal or two.legal, "nobody moves")
    mover, other = (one, two) if one.legal else (two, one)
    mover.play_on(1)
    other.wait(lambda: other.legal, "the turn did not pass on")
    before = mover.version
    mover.page.get_by_role("button", name=said("shell-undo")).click()
    other.page.get_by_role("button", name=said("shell-undo-yes")).click()
    mover.wait(lambda: mover.version != before and mover.legal, "nothing was taken back")

    table = one.page.url.rpartition("/")[2]
    played_out(one, two)
    for player in (one, two):
        player.page.locator(END).wait_for()
    one.page.get_by_role("button", name=said("review-rematch")).click()
    two.page.get_by_role("button", name=said("shell-join")).click()
    for player in (one, two):
        player.page.locator(BOARD).first.wait_for()
    assert one.page.url == two.page.url and not one.page.url.endswith(table)


def test_a_server_for_friends_asks_for_its_code_once(open_page: Opened, tmp_path: Path) -> None:
    with serving(tmp_path, "--access-code", "tea") as address:
        page = open_page(address)
        page.get_by_role("button", name=said("web-play-now")).click()
        page.get_by_role("textbox", name=said("shell-code")).fill("coffee")
        page.get_by_role("button", name=said("shell-come-in")).click()
        page.get_by_text(said("shell-code-wrong")).wait_for()
        page.get_by_role("textbox", name=said("shell-code")).fill("tea")
        page.get_by_role("button", name=said("shell-come-in")).click()
        page.locator(BOARD).first.wait_for()
        page.goto(address)
        page.get_by_role("button", name=said("web-play-now")).click()
        page.locator(BOARD).first.wait_for()
