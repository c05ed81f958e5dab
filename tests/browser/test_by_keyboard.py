"""Whole games by keyboard alone."""

from __future__ import annotations

import pytest

from browser.player import Opened, Player
from web_stage import open_table

FOCUSED = "(wanted) => document.activeElement.matches(wanted)"


class Typist(Player):
    """Somebody at a table who has no mouse."""

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, wanted: str) -> None:
        """Press Tab until something of this kind has the focus."""
        for _ in range(60):
            if self.page.evaluate(FOCUSED, wanted):
                return
            self.key("Tab")
        raise AssertionError(f"the Tab key leads to no {wanted}")

    def on_the_map(self, groups: set[str]) -> None:
        if "keep" in groups:
            self.keep(min((move["params"]["keep"] for move in self.legal), key=len))
        elif "tunnel" in groups:
            self.key("a")
            self.tab_to(".tray .button:not([aria-disabled=true])")
            self.key("Enter")
        elif self.wants_to_claim(groups):
            self.chosen = "the next track that can be claimed"
            self.key("m", "PageDown", "Enter")
            self.tab_to(".act .button.main")
            self.key("Enter")
        elif "draw" in groups:
            self.key("d")
            if self.page.evaluate(FOCUSED, "[aria-disabled=true]"):  # the deck is empty
                self.tab_to("[data-stop=market] button:not([aria-disabled=true])")
            self.key("Enter")
        else:
            self.tab_to(".pill .button.main")
            self.key("Enter")

    def keep(self, wanted: list[int]) -> None:
        """Mark tickets, then press the button below them."""
        self.chosen = f"keep {wanted}"
        self.key("a")
        for index in range(max(wanted) + 1):
            if index in wanted:
                self.key("Space")
            self.key("Tab")
        self.tab_to(".tray .button.main")
        self.key("Enter")

    def on_the_mountain(self, groups: set[str]) -> None:
        if "place" in groups:
            spaces = [move["params"]["space"] for move in self.legal if move["group"] == "place"]
            area = self.dice.choice(spaces)[0]
            self.chosen = f"place in {area}"
            self.key(area.lower(), "Enter")
            return
        move = self.dice.choice(self.legal)
        group, params = move["group"], move["params"]
        self.chosen = f"{move['text']} by keys"
        if group == "take":
            self.key(*(good[0] for good, n in params["cubes"].items() for _ in range(n)), "Enter")
        elif group == "work":
            self.key(*(str(1 + ["steel", "stone"].index(good)) for good, n in params["got"].items() for _ in range(n)))
            self.key("Enter")
        elif group in ("build", "train", "contract", "keep"):
            self.key("1", "Enter")
        elif group == "move":
            for space in (params["space"], params["to"]):
                self.page.locator(f'[data-space="{space}"]').focus()
                self.key("Enter")
        elif self.page.locator(".buttons .pass").count():
            self.key("t")
            self.tab_to(".buttons .pass")
            self.key("Enter")
        else:
            answers = [each.get_attribute("data-answer") for each in self.page.locator("[data-answer]").all()]
            self.key(str(1 + answers.index(move["text"])))


@pytest.mark.parametrize("title", ["usa", "snowdonia"])
def test_a_whole_game_is_played_by_keyboard(open_page: Opened, title: str) -> None:
    page = open_page()
    page.locator(".play").wait_for()
    table = open_table(page, title, ["me", "easy"])
    player = Typist(page)
    page.goto(f"/t/{table}")
    player.play_on()
    assert player.outcome is not None and player.moves > 20
