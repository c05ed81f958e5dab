"""A few moves of each family as somebody sees them who has changed nothing, without any hurry."""

from __future__ import annotations

import pytest

from browser.player import Opened, Player, said
from browser.test_whole_games import GAMES, begin

MOVES = {"europe": 6, "snowdonia": 8}
"""Enough for the end of a round, its weather and its events; the maps have no rounds."""


@pytest.mark.parametrize("game", MOVES)
def test_what_happens_is_shown_without_an_error(open_page: Opened, game: str) -> None:
    page = open_page(pace="normal")
    player = Player(page)
    begin(page, *GAMES[game])
    player.play_on(MOVES[game])
    page.locator("[data-telling]").wait_for(state="detached")
    assert player.moves == MOVES[game]
    if game == "snowdonia":
        page.get_by_text(said("snowdonia-round", n=2)).first.wait_for()
