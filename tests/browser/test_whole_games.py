"""A whole game of every title, clicked through to the final score, at a desk and on a phone, as nobody has changed it.

What happens is shown at the normal pace; only the page's clock runs faster than ours. Any error on the page fails.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.player import Opened, Player, said
from web_stage import END

GAMES: dict[str, tuple[str, int, dict[str, str]]] = {
    "switzerland": ("Switzerland", 2, {}),
    "northern-lights": ("Northern Lights", 2, {}),
    "usa": ("USA", 2, {}),
    "europe": ("Europe", 2, {}),
    "nordic-countries": ("Nordic Countries", 2, {}),
    "germany": ("Germany", 2, {}),
    "india": ("India", 2, {}),
    "snowdonia": ("Snowdonia", 2, {}),
    "blaenau-ffestiniog": ("Snowdonia", 2, {"option-scenario": "blaenau-ffestiniog"}),
    "solo": ("Snowdonia", 1, {}),
}


def begin(page: Page, name: str, players: int, options: dict[str, str]) -> None:
    """From the lobby to the table."""
    page.locator("label.card", has_text=name).click()
    page.get_by_role("group", name=said("web-how-many")).get_by_text(str(players), exact=True).click()
    for seat in range(2, players + 1):
        page.get_by_label(said("seat", n=seat)).select_option("bot:hard")
    if options:
        page.locator("summary").click()
        for option, value in options.items():
            page.get_by_label(said(option), exact=True).select_option(label=said(f"{option}.{value}"))
    page.get_by_role("button", name=said("web-play-now")).click()


def shown_scores(page: Page, outcome: dict[str, Any]) -> None:
    """Every final score stands on the page."""
    for score in outcome["scores"]:
        page.get_by_text(str(score).replace("-", "−"), exact=True).first.wait_for()


AT_BOTH_SIZES = [
    pytest.param(
        game,
        phone,
        id=f"{game}-{'phone' if phone else 'desk'}",
        marks=() if phone == bool(number % 2) else (pytest.mark.long,),
    )
    for number, game in enumerate(GAMES)
    for phone in (False, True)
]
"""Every game at a desk and on a phone; of the two, by turns, one is left to `make browser`."""


@pytest.mark.parametrize(("game", "phone"), AT_BOTH_SIZES)
def test_a_whole_game_is_played_to_the_final_score(open_page: Opened, game: str, phone: bool) -> None:
    page = open_page(phone=phone, pace="normal", hurry=True)
    player = Player(page)
    begin(page, *GAMES[game])
    player.play_on()
    assert player.outcome is not None and player.moves > 20
    player.wait(lambda: page.locator(END).count(), "the end is not shown")
    shown_scores(page, player.outcome)
