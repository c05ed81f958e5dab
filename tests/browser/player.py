"""A player who sees a page and clicks what is alive there; the wire is overheard only to know when and what."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from branchline.core.text import say

STEP = 5
"""Milliseconds between two looks at the page."""
PATIENCE = 20_000
"""Milliseconds until a page that does not answer fails its test."""
Opened = Callable[..., Page]
"""Opens a page for somebody new."""


def said(key: str, language: str = "en", **params: Any) -> str:
    """What the page says: tests look for texts by their keys, so that words can change."""
    return say(language, key, **params)


class Player:
    """Somebody at a table, by mouse or by touch."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.version = -1
        self.seat: int | None = None
        self.legal: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.moves = 0
        page.on("websocket", self.overhear)

    def overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.seat, self.outcome = message["seat"], message["outcome"]
        if message["type"] in ("table", "moved"):
            self.version = message["version"]
        if message["type"] in ("table", "moved", "seats"):
            self.legal = message["turn"]["legal"] or []

    def wait(self, until: Any, what: str) -> None:
        for _ in range(PATIENCE // STEP):
            if until():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"{what} at version {self.version}, legal: {[move['text'] for move in self.legal][:8]}")

    # -- a game ------------------------------------------------------------------------------------------

    def play_on(self, moves: int | None = None) -> None:
        """Play to the end, or make so many moves."""
        made = 0
        while moves is None or made < moves:
            self.wait(lambda: self.legal or self.outcome, "nobody moves")
            if self.outcome is not None:
                return
            before, self.legal = self.version, list(self.legal)
            self.choose()
            self.wait(lambda before=before: self.version > before or self.outcome, f"nothing came of {self.chosen}")
            made += 1
            self.moves += 1

    def choose(self) -> None:
        """Do one thing the page offers."""
        groups = {move["group"] for move in self.legal}
        self.chosen = str(sorted(groups))
        self.page.locator(".snowdonia, [data-track], [data-plain]").first.wait_for()
        self.wait(lambda: self.page.title().startswith("●"), "what came before is still being shown")
        if self.page.locator("[data-plain]").count():
            self.page.locator("[data-move]").nth(self.dice.randrange(len(self.legal))).click()
        elif self.page.locator(".snowdonia").count():
            self.on_the_mountain(groups)
        else:
            self.on_the_map(groups)

    # -- Ticket to Ride ------------------------------------------------------------------------------------

    def on_the_map(self, groups: set[str]) -> None:
        page = self.page
        if "keep" in groups:
            fewest = min((move["params"]["keep"] for move in self.legal), key=len)
            boxes = page.locator("input[type=checkbox]")
            for index in fewest:
                boxes.nth(index).check()
            page.locator(".tray .button.main").click()
        elif "tunnel" in groups:
            pay = page.locator(".tray .button.main")
            (pay if pay.count() else page.locator(".tray .button")).first.click()
        elif groups <= {"tickets", "passenger"}:
            page.locator("[data-stop=decision] button:not([aria-disabled=true])").first.click()
        elif self.wants_to_claim(groups):
            best = max((move for move in self.legal if move["group"] == "claim"), key=lambda move: len(move["text"]))
            self.claim(best["params"]["track"])
        elif "draw" in groups:
            page.locator("[data-stop=market] button:not([aria-disabled=true])").last.click()
        else:
            page.get_by_role("button", name=said("tickets-group-pass"), exact=True).click()

    def wants_to_claim(self, groups: set[str]) -> bool:
        return "claim" in groups and ("draw" not in groups or self.dice.random() < 0.6)

    def claim(self, track: str) -> None:
        """Point at the middle of a track, as a hand would, then press the button."""
        page = self.page
        spot = page.evaluate(
            """(track) => {
                const path = document.querySelector(`[data-track="${track}"] .hit`);
                const half = path.getPointAtLength(path.getTotalLength() / 2);
                const at = half.matrixTransform(path.getScreenCTM());
                const hit = document.elementFromPoint(at.x, at.y);
                return hit?.closest('[data-track]')?.dataset.track === track ? [at.x, at.y] : null;
            }""",
            track,
        )
        self.chosen = f"claim {track} at {spot}"
        element = page.locator(f'[data-track="{track}"]')
        if spot is not None:
            (page.touchscreen.tap if page.evaluate("navigator.maxTouchPoints") else page.mouse.click)(*spot)
        if element.get_attribute("aria-pressed") != "true":  # out of sight, or under a panel: by keyboard
            element.focus()
            page.keyboard.press("Enter")
        page.locator(".act .button.main").click()

    # -- Snowdonia -----------------------------------------------------------------------------------------

    def on_the_mountain(self, groups: set[str]) -> None:
        page = self.page
        if "hire" in groups and self.dice.random() < 0.5:
            self.chosen = "hire"
            page.locator(".hire").first.click()
            return
        if "place" in groups:
            spaces = [move["params"]["space"] for move in self.legal if move["group"] == "place"]
            space = self.dice.choice(spaces)
            self.chosen = f"place {space}"
            spot = page.locator(f'[data-space="{space}"]:not([aria-disabled=true])').first
            spot.click()
            confirm = page.locator(".confirm")
            if confirm.count():
                confirm.click()
            return
        move = self.dice.choice(self.legal)
        self.chosen = move["text"]
        self.set_up(move["group"], move["params"], move["text"])

    def set_up(self, group: str, params: dict[str, Any], text: str) -> None:
        """Answer where the things lie, then press the button that names the act; what has no place is one press."""
        page = self.page
        settle = page.locator(".buttons .go")
        if group in ("take", "work"):
            for good, n in params["cubes" if group == "take" else "got"].items():
                for _ in range(n):
                    page.locator(f"[data-pile={good}]").click()
        elif group == "build":
            page.locator(f'.pick[data-at="{params["site"]}"]').first.click()
        elif group == "train":
            page.locator(f'[data-at="train-{params["train"]}"] .cover').click()
        elif group in ("contract", "keep"):
            page.locator(f'[data-at="contract-{params["contract"]}"] .cover[data-answer]').click()
        elif group == "move":
            page.locator(f'[data-space="{params["space"]}"]').click()
            page.locator(f'[data-space="{params["to"]}"]').click()
            settle = page.locator(".confirm")
        else:
            settle = page.locator(f'.buttons .pass, .dock [data-answer="{text}"]')
        if settle.count():
            settle.first.click()


def played_out(*players: Player) -> None:
    """Easy bots play a table to its end while nobody looks; then all come back to see it."""
    link = players[0].page.url
    table = link.rpartition("/")[2]
    for player in players:
        player.page.evaluate(
            """async ([table, seat]) => fetch(`/api/tables/${table}/seats/${seat}/leave`, {
                method: 'POST', body: JSON.stringify({ bot: 'easy' }), headers: { 'content-type': 'application/json' },
            })""",
            [table, player.seat],
        )
        player.page.goto("/icon.svg")
    request = players[0].page.request
    players[0].wait(lambda: request.get(f"/api/tables/{table}?since=999999").json()["outcome"], "the bots do not end")
    for player in players:
        player.page.goto(link)


def comes_by_link(open_page: Opened, host: Page, name: str, seed: int) -> Player:
    """A friend who opens the link that the host is shown, and sits down."""
    link = host.get_by_role("textbox", name=said("shell-link")).input_value()
    page = open_page()
    friend = Player(page, seed)
    page.goto(link)
    page.get_by_role("textbox", name=said("shell-name")).fill(name)
    page.get_by_role("button", name=said("shell-sit")).click()
    return friend
