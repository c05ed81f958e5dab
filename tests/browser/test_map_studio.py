"""Somebody draws a map of ten cities, by mouse, by touch and by keyboard, and plays it to its end against a bot."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Position, expect

from browser.player import Opened, Player, said
from browser.test_by_keyboard import FOCUSED, Typist
from browser.test_for_everybody import check

BOARD = (1740, 1160)
CITIES = {
    "Alder": (0.12, 0.2),
    "Birch": (0.34, 0.14),
    "Cedar": (0.58, 0.18),
    "Dogwood": (0.82, 0.2),
    "Elm": (0.2, 0.5),
    "Fir": (0.46, 0.46),
    "Gorse": (0.76, 0.5),
    "Hazel": (0.14, 0.82),
    "Ivy": (0.48, 0.8),
    "Juniper": (0.84, 0.8),
}
PICTURE = Path(__file__).parents[2] / "docs" / "images" / "end.png"
"""Some picture to draw over."""
ROUTES = [
    *("Alder Birch", "Birch Cedar", "Cedar Dogwood", "Alder Elm", "Elm Hazel", "Hazel Ivy", "Ivy Juniper"),
    *("Juniper Gorse", "Gorse Dogwood", "Elm Fir", "Fir Gorse", "Birch Fir", "Fir Ivy", "Cedar Fir"),
]


class Hand:
    """Somebody who draws by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator, at: Position | None = None) -> None:
        what.click(position=at)

    def draw(self) -> None:
        page = self.page
        page.locator("[data-first]").click()
        ground = page.locator("[data-ground]")
        box = ground.bounding_box()
        assert box is not None
        for x, y in CITIES.values():
            self.press(ground, {"x": x * box["width"], "y": y * box["height"]})
        page.locator("[data-tool=select]").click()
        for number, name in enumerate(CITIES):
            self.name(page.locator("[data-city]").nth(number), name)
        page.locator("[data-tool=track]").click()
        for route in ROUTES:
            for city in route.split():
                self.press(page.locator(f"[data-city={city.lower()}] .spot"))

    def name(self, city: Locator, name: str) -> None:
        """Choose a city and say what it is called."""
        self.press(city.locator(".spot"))
        field = self.page.locator("[data-name]")
        field.fill(name)
        field.press("Enter")


class Finger(Hand):
    """Somebody who draws on a phone."""

    def press(self, what: Locator, at: Position | None = None) -> None:
        what.tap(position=at)


def settle_rules(page: Page) -> None:
    """A name, two players, few trains: a short game."""
    page.locator("[data-tab=rules]").click()
    page.get_by_label(said("studio-map-name")).fill("Green Land")
    page.get_by_label(said("studio-players-most")).fill("2")
    page.get_by_label(said("studio-rule-wagons"), exact=True).fill("9")
    page.get_by_label(said("studio-rule-wagons"), exact=True).press("Tab")


def suggest_tickets(page: Page) -> None:
    """Let tickets be suggested, twice."""
    page.locator("[data-tab=tickets]").click()
    for wanted in (6, 12):
        page.locator("[data-suggest]").click()
        expect(page.locator("[data-row]")).to_have_count(wanted)


def is_drawn(page: Page) -> None:
    """Every city and route is there."""
    expect(page.locator("[data-city]")).to_have_count(len(CITIES))
    expect(page.locator("[data-track]")).to_have_count(len(ROUTES))


def play_to_the_end(page: Page, player: Player) -> None:
    """Play what was drawn."""
    expect(page.locator("[data-play]")).to_be_enabled()
    page.locator("[data-play]").click()
    page.locator("[data-track]").first.wait_for()
    page.wait_for_url(re.compile("/t/"))
    player.play_on()
    assert player.outcome is not None and player.moves > 5
    page.locator("article.end").wait_for()


def test_a_map_is_drawn_by_mouse_saved_and_played(open_page: Opened) -> None:
    page = open_page()
    page.get_by_role("link", name=said("shell-studio")).click()
    player = Player(page)
    Hand(page).draw()
    is_drawn(page)
    settle_rules(page)
    suggest_tickets(page)
    page.locator("[data-tab=checks]").click()
    page.get_by_text(said("studio-playable")).wait_for()
    check(page, "studio")
    page.reload()  # what is not saved stays on the device
    is_drawn(page)
    page.locator(".tools input[type=file]").set_input_files(PICTURE)
    page.wait_for_function("document.querySelector('image')?.href.baseVal.startsWith('data:image/png')")
    page.locator("[data-share]").click()
    page.locator("[data-save]").click()
    link = page.get_by_role("textbox", name=said("studio-link")).input_value(timeout=60_000)  # it is drawn first
    friend = open_page(link)
    is_drawn(friend)
    expect(friend.locator("header.bar")).to_contain_text("Green Land")
    page.bring_to_front()
    page.locator("dialog").get_by_role("button", name=said("shell-close"), exact=True).click()
    play_to_the_end(page, player)


def test_a_map_is_drawn_by_touch_and_played(open_page: Opened) -> None:
    page = open_page("/studio", phone=True)
    player = Player(page)
    Finger(page).draw()
    is_drawn(page)
    settle_rules(page)
    suggest_tickets(page)
    play_to_the_end(page, player)


def back_to(typist: Typist, wanted: str) -> None:
    """Press Shift and Tab until something of this kind has the focus: the rules below are many."""
    for _ in range(60):
        if typist.page.evaluate(FOCUSED, wanted):
            return
        typist.key("Shift+Tab")
    raise AssertionError(f"the Tab key leads back to no {wanted}")


def test_a_map_is_drawn_by_keyboard_and_played(open_page: Opened) -> None:
    page = open_page("/studio")
    typist = Typist(page)
    typist.tab_to("[data-tab=cities]")
    typist.key("Enter")
    for name in CITIES:
        typist.tab_to("[data-add]")
        typist.key("Enter")
        page.keyboard.type(name)
    typist.key("Tab")
    for name, (x, y) in CITIES.items():
        page.locator(f"[data-row={name.lower()}] input").first.focus()
        for share, size in ((x, BOARD[0]), (y, BOARD[1])):
            typist.key("Tab")
            page.keyboard.type(str(round(share * size)))
    typist.key("Tab")
    typist.tab_to("[data-tab=tracks]")
    typist.key("Enter")
    typist.tab_to("form.add select")
    for route in ROUTES:
        for city in route.split():
            page.keyboard.type(city)
            typist.key("Tab")
        typist.key("Enter")
    is_drawn(page)
    typist.tab_to("[data-tab=rules]")
    typist.key("Enter")
    settle_rules(page)
    back_to(typist, "[data-tab=tickets]")
    typist.key("Enter")
    for _ in range(2):
        expect(page.locator("[data-suggest]")).to_be_enabled()  # once the map has been looked at
        typist.tab_to("[data-suggest]:not(:disabled)")
        typist.key("Enter")
    expect(page.locator("[data-row]")).to_have_count(12)
    expect(page.locator("[data-play]")).to_be_enabled()
    typist.tab_to("[data-play]")
    typist.key("Enter")
    page.wait_for_url(re.compile("/t/"))
    typist.play_on()
    assert typist.outcome is not None and typist.moves > 5
