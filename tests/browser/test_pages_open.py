"""Every page of the client opens, speaks and leads on."""

from __future__ import annotations

from browser.player import Opened, said
from web_stage import BOARD, END, open_table, played_on


def test_looking_back_learning_and_moving_to_another_device(open_page: Opened) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    table = open_table(page, "switzerland", ["me", "hard"])
    played_on(page, table, None)
    page.goto(f"/t/{table}")
    page.locator(END).wait_for()
    page.goto(f"/t/{table}/replay#20")
    page.locator(BOARD).first.wait_for()
    page.goto("/rules/switzerland")
    page.get_by_text("TR-CH-").first.wait_for()
    page.goto("/learn/switzerland")
    page.locator(BOARD).first.wait_for()
    page.goto("/review")
    page.locator("main").get_by_text("record").first.wait_for()

    page.goto("/")
    page.get_by_role("heading", name=said("shell-history")).wait_for()
    page.get_by_role("combobox", name=said("web-language")).select_option("pl")
    page.get_by_role("heading", name=said("web-lobby-title", "pl")).wait_for()
    page.goto("/me")
    page.get_by_role("button", name=said("shell-device-make", "pl")).click()
    link = page.get_by_role("textbox", name=said("shell-link", "pl")).input_value()
    other = open_page(link)
    other.get_by_role("heading", name=said("shell-history")).wait_for()
    assert other.get_by_role("textbox", name=said("shell-name")).input_value() == "Ola"


def test_what_is_not_there_says_so(open_page: Opened) -> None:
    page = open_page("/t/nothing")
    page.get_by_role("heading", name=said("shell-nowhere")).wait_for()
    page.get_by_role("link", name=said("shell-to-lobby")).click()
    page.locator(".play").wait_for()


def test_a_hot_seat_covers_the_table_until_the_next_player_is_ready(open_page: Opened) -> None:
    page = open_page()
    page.get_by_label(said("seat", n=2)).select_option("me")
    page.get_by_label(said("seat", n=3)).select_option("me")
    page.get_by_role("button", name=said("web-play-now")).click()
    page.locator(BOARD).or_(page.locator("#pass")).first.wait_for()
    if page.locator("#pass").count():
        assert page.locator(BOARD).count() == 0
        page.get_by_role("button", name="show my side").click()
    page.locator(BOARD).first.wait_for()
