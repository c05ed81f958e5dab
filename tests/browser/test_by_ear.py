"""A whole game of each family by somebody who hears the page: roles, accessible names and live regions, nothing else.

What the wire brings and how the page is built stays unknown to the player. When the game is over the test takes its
record, to see whether every move of the other player was told aloud.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

import branchline as bl
from browser.player import PATIENCE, Opened, said

EARS = """
window.heard = [];
window.lines = 0;
const REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
const aloud = (text) => { if (text?.trim()) window.heard.push(text.replace(/\\s+/g, ' ').trim()); };
new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(REGIONS); // what was there before it changed: others are not read out
        if (region?.role === 'log') {
            window.lines += addedNodes.length;
            for (const node of addedNodes) aloud(node.textContent);
        }
        else if (region && (type === 'characterData' || addedNodes.length)) aloud(region.textContent);
        for (const node of addedNodes) {
            if (node instanceof Element && node.matches('[role=alert]')) aloud(node.textContent);
        }
    }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""A live region is read out when something in it changes; a log only what was added."""
LISTEN = 25
"""Milliseconds between two looks: finding things by their roles is work for the page."""
QUIET = {"turned-up", "dealt", "goal-in-play", "passengers-wait"}
"""Told by the cards themselves, whose names change."""


class Listener:
    """Somebody who plays by ear and keyboard."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.moves = 0

    def heard(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.heard")
        return found

    def lines(self) -> int:
        """How many lines of what happens were told so far; a hint is none of them."""
        n: int = self.page.evaluate("window.lines")
        return n

    def wait(self, until: Callable[[], object], what: str) -> None:
        for _ in range(PATIENCE // LISTEN):
            if until():
                return
            self.page.wait_for_timeout(LISTEN)
        raise AssertionError(f"{what}; heard last: {self.heard()[-5:]}\n{self.page.locator('body').aria_snapshot()}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Buttons of this name that can be pressed."""
        return self.page.get_by_role("button", name=name, disabled=False)

    def press(self, control: Locator) -> None:
        control.focus()
        self.page.keyboard.press("Enter")

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name=said("review-rematch")).count() > 0

    def is_asked(self) -> bool:
        """What the page last said of the turn."""
        return self.page.get_by_role("status").filter(has_text=said("web-your-turn")).count() > 0

    def play_on(self) -> None:
        """To the end."""
        for _ in range(1000):
            self.wait(lambda: self.is_over() or self.is_asked(), "nobody says that it is my turn")
            if self.is_over():
                return
            before = self.lines()
            self.decide()
            self.moves += 1
            self.wait(lambda n=before: self.lines() > n or self.is_over(), "nothing was said of my move")  # type: ignore[misc]
        raise AssertionError("the game does not end")

    def decide(self) -> None:
        raise NotImplementedError


class OnTheMap(Listener):
    """Ticket to Ride."""

    CLAIMABLE = re.compile(r"You can pay for it in \d+ ways?\.$")

    def decide(self) -> None:
        keep = self.page.get_by_role("group", name=said("tickets-group-keep"), exact=True)
        tunnel = self.page.get_by_role("group", name=said("tickets-group-tunnel"), exact=True)
        if keep.count():
            self.keep(keep)
        elif tunnel.count():
            self.press(tunnel.get_by_role("button", disabled=False).last)
        elif (claimable := self.button(self.CLAIMABLE)).count() and self.dice.random() < 0.7:
            self.press(claimable.nth(self.dice.randrange(claimable.count())))
            claim = self.page.get_by_role("group", name=said("tickets-group-claim"), exact=True)
            self.press(claim.get_by_role("button", name=re.compile(f"^({said('web-claim')}|{said('web-dig')})")))
        elif (cards := self.page.get_by_role("group", name=said("web-market"), exact=True)).count() and (
            taken := cards.get_by_role("button", disabled=False)
        ).count():
            self.press(taken.last)
        else:
            self.press(self.button(said("shell-pass-turn")).first)

    def keep(self, tray: Locator) -> None:
        """Mark one ticket after the other until they are enough."""
        for ticket in tray.get_by_role("checkbox").all():
            ticket.focus()
            self.page.keyboard.press("Space")
            if (enough := tray.get_by_role("button", disabled=False)).count():
                self.press(enough.last)
                return
        raise AssertionError("all tickets are not enough")


class OnTheMountain(Listener):
    """Snowdonia: labourers are placed by the names of the spaces; for all else a hint is asked for and followed."""

    def decide(self) -> None:
        spaces = self.button(re.compile(re.escape(said("web-snowdonia-space-free"))))
        hint = self.button(said("shell-hint"))
        self.wait(lambda: spaces.count() or hint.count() or self.is_over(), "there is nothing to press in my turn")
        if self.is_over():  # the last move was still being told
            return
        if spaces.count():
            self.press(spaces.nth(self.dice.randrange(spaces.count())))
            return
        self.press(hint)
        follow = self.button(said("shell-hint-do"))
        self.wait(follow.count, "no hint comes")
        self.press(follow)


def begin(page: Page, name: str) -> None:
    """From the lobby to a table with one bot."""
    page.get_by_role("radio", name=name).check()
    page.get_by_role("group", name=said("web-how-many")).get_by_role("radio", name="2").check()
    page.get_by_role("combobox", name=said("seat", n=2)).select_option(
        label=said("web-seat-bot", level=said("web-level-easy"))
    )
    page.get_by_role("button", name=said("web-play-now")).press("Enter")


def told_of_others(page: Page) -> list[str]:
    """What the record of the table says that the other player did since my first move, as it is told to me.

    What a bot did before the page was there stands in its log, and is not read out.
    """
    table = page.url.rpartition("/t/")[2]
    record = bl.Record.loads(page.request.get(f"/api/tables/{table}/record").text())
    game = record.replay()
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    mine = next(seat["number"] for seat in seats if seat["yours"])
    dealt = len(record.replay(0).log(mine))
    since = game.log(mine)[dealt:]
    first = next(at for at, event in enumerate(since) if event.params.get("seat") == mine)
    events = [event for event in since[first:] if event.key not in QUIET]
    names = [seat["name"] for seat in seats]
    return [event.text("en", names, you=mine) for event in events if event.params.get("seat") == 1 - mine]


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "kind"), [("Switzerland", OnTheMap), ("Snowdonia", OnTheMountain)], ids=["tickets", "snowdonia"]
)
def test_a_whole_game_is_played_by_ear(open_page: Opened, name: str, kind: type[Listener]) -> None:
    page = open_page("/me")
    page.add_init_script(EARS)
    page.goto("/")
    player = kind(page, seed=3)
    begin(page, name)
    player.play_on()
    assert player.moves > 20
    told = told_of_others(page)
    heard = " ".join(player.heard())
    assert len(told) > 20
    assert [line for line in told if line not in heard] == []
