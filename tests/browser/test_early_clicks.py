"""A click on something legal is never lost: not while others are shown, not on a slow line, not on a broken one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from browser.player import PATIENCE, Opened, Player
from web_stage import BOARD, open_table, played_on

DECK = "[data-spot=deck]"
DOUBLE_CLICK = 700
"""Milliseconds after which a second click is a second wish."""
STEP = 50


class SlowLine:
    """What the server says reaches the page only when it is let through."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str | bytes] = []
        page.route_web_socket(re.compile("/live"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        if self.holding:
            self.held.append(message)
        else:
            self.socket.send(message)

    def release(self) -> None:
        self.holding = False
        for message in self.held:
            self.socket.send(message)


def at_my_turn(page: Page) -> str:
    """A table of USA at the beginning of a turn of mine, some moves after the start."""
    page.locator(".play").wait_for()
    table = open_table(page, "usa", ["me", "easy"])
    moves = 12
    for _ in range(30):
        played_on(page, table, moves, "easy")
        told = page.request.get(f"/api/tables/{table}").json()
        if told["view"]["phase"] == "turn":
            return table
        moves = told["version"] + 1  # quick bots may have gone on further than they were asked
    raise AssertionError("no turn of mine began")


def drawn(page: Page, table: str) -> int:
    """How many cards I drew, as the table has it."""
    told = page.request.get(f"/api/tables/{table}?since=0").json()
    return sum(entry["seat"] == told["seat"] and entry["move"].startswith("draw") for entry in told["log"])


def wait_for_cards(page: Page, table: str, n: int) -> None:
    for _ in range(PATIENCE // STEP):
        if drawn(page, table) >= n:
            return
        page.wait_for_timeout(STEP)
    raise AssertionError(f"{drawn(page, table)} of {n} cards came")


def test_the_second_card_may_be_clicked_before_the_first_is_there(open_page: Opened) -> None:
    page = open_page()
    table = at_my_turn(page)
    line = SlowLine(page)
    page.goto(f"/t/{table}")
    page.locator(BOARD).first.wait_for()
    before = drawn(page, table)
    line.holding = True
    page.locator(DECK).click()
    page.wait_for_timeout(DOUBLE_CLICK)
    page.locator(DECK).click()
    line.release()
    wait_for_cards(page, table, before + 2)


def test_a_card_clicked_without_a_connection_is_drawn_when_it_is_back(open_page: Opened) -> None:
    page = open_page()
    table = at_my_turn(page)
    page.goto(f"/t/{table}")
    page.locator(BOARD).first.wait_for()
    before = drawn(page, table)
    page.context.set_offline(True)
    page.locator(DECK).click()
    page.context.set_offline(False)
    wait_for_cards(page, table, before + 1)


@pytest.mark.long
def test_a_track_chosen_while_others_are_shown_is_claimed_in_my_turn(open_page: Opened) -> None:
    page = open_page(pace="normal")
    player = Player(page)
    table = at_my_turn(page)
    page.goto(f"/t/{table}")
    page.locator(BOARD).first.wait_for()
    for _ in range(20):
        claims = draw_two_cards(player)
        if not claims:
            continue
        track = claims[0]["params"]["track"]
        element = page.locator(f'[data-track="{track}"]')
        element.focus()
        page.keyboard.press("Enter")  # while the other's moves are being shown
        player.wait(lambda: player.legal or player.outcome, "my turn does not come")
        if any(move["params"].get("track") == track for move in player.legal):
            break  # else the other one took it
    assert element.get_attribute("aria-pressed") == "true"
    before = player.version
    page.locator(".act .button.main").click()
    player.wait(lambda: player.version > before, "the claim came to nothing")


def draw_two_cards(player: Player) -> list[dict[str, Any]]:
    """A turn of mine; what could have been claimed instead."""
    player.wait(lambda: player.legal or player.outcome, "nobody moves")
    claims = [move for move in player.legal if move["group"] == "claim"]
    for _ in range(2):
        before, player.legal = player.version, []
        player.wait(lambda: player.page.title().startswith("●"), "what came before is still being shown")
        player.page.locator(DECK).click()
        player.wait(lambda before=before: player.version > before, "no card")
    return claims
