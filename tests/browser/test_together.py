"""Two people and a bot: one reloads, one loses the network for ten seconds, and both see the same end."""

from __future__ import annotations

import time
from typing import Any

from browser.player import Opened, Player, comes_by_link, played_out, said

AWAY = 10.0
"""Seconds without network."""


def take_turns(one: Player, two: Player, moves: int) -> None:
    """Both play on, whoever must, until so many moves were made or the game is over."""
    made = 0
    while made < moves and one.outcome is None:
        one.wait(lambda: one.legal or two.legal or one.outcome, "nobody moves")
        for player in (one, two):
            if player.legal and player.outcome is None:
                player.play_on(1)
                made += 1


def end_of(player: Player) -> dict[str, Any]:
    """The end as this page was told it."""
    player.wait(lambda: player.outcome, "no end")
    assert player.outcome is not None
    return player.outcome


def test_reload_and_lost_network_lose_nothing(open_page: Opened) -> None:
    first = open_page()
    one = Player(first, 1)
    first.locator("label.card", has_text="Switzerland").click()
    first.get_by_role("textbox", name=said("shell-name")).fill("Ola")
    first.get_by_label(said("seat", n=2)).select_option("friend")
    first.get_by_label(said("seat", n=3)).select_option("bot:hard")
    first.get_by_role("button", name=said("web-play-now")).click()

    two = comes_by_link(open_page, first, "Jan", 2)
    second = two.page
    second.locator("[data-track]").first.wait_for()
    take_turns(one, two, 20)

    first.reload()
    first.locator("[data-track]").first.wait_for()
    take_turns(one, two, 20)

    second.context.set_offline(True)
    second.get_by_text(said("shell-lost").partition(".")[0]).wait_for()
    back = time.monotonic() + AWAY
    while time.monotonic() < back:
        if one.legal and one.outcome is None:
            one.play_on(1)
        second.wait_for_timeout(50)
    two.legal = []
    second.context.set_offline(False)
    second.get_by_text(said("shell-lost").partition(".")[0]).wait_for(state="detached")
    take_turns(one, two, 20)
    played_out(one, two)
    assert end_of(one) == end_of(two)
    for page in (first, second):
        for score in end_of(one)["scores"]:
            page.get_by_text(str(score).replace("-", "−"), exact=True).filter(visible=True).first.wait_for()
