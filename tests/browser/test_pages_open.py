"""Every page of the client opens, speaks and leads on."""

from __future__ import annotations

from browser.player import Opened
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
    page.get_by_role("heading", name="Finished games").wait_for()
    page.get_by_role("combobox", name="Language").select_option("pl")
    page.get_by_role("heading", name="W co zagramy?").wait_for()
    page.goto("/me")
    page.get_by_role("button", name="Utwórz link").click()
    link = page.get_by_role("textbox", name="Link do tego stołu").input_value()
    other = open_page(link)
    other.get_by_role("heading", name="Finished games").wait_for()
    assert other.get_by_role("textbox", name="Name").input_value() == "Ola"


def test_what_is_not_there_says_so(open_page: Opened) -> None:
    page = open_page("/t/nothing")
    page.get_by_role("heading", name="Nothing here").wait_for()
    page.get_by_role("link", name="Back to the lobby").click()
    page.locator(".play").wait_for()


def test_a_hot_seat_covers_the_table_until_the_next_player_is_ready(open_page: Opened) -> None:
    page = open_page()
    page.get_by_label("Player 2").select_option("me")
    page.get_by_label("Player 3").select_option("me")
    page.get_by_role("button", name="Start game").click()
    page.locator(BOARD).or_(page.locator("#pass")).first.wait_for()
    if page.locator("#pass").count():
        assert page.locator(BOARD).count() == 0
        page.get_by_role("button", name="show my side").click()
    page.locator(BOARD).first.wait_for()
