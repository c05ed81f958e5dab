"""The guide's example map, and how tests make titles of tables and play them to the end."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.games.tickets.mapcheck import Checker
from branchline.games.tickets.mapfile import read_map
from branchline.games.tickets.titles import TicketTitle
from branchline.shelf import undealt

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "maps.md").read_text(encoding="utf-8")
EXAMPLE = next(block for block in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL) if "[cities]" in block)
OWN_MAPS = sorted((Path(__file__).parent / "maps").glob("*.toml"))
FILE = "my.toml"


def title_of(tables: dict[str, Any]) -> TicketTitle:
    """A title from tables, checked as a file would be."""
    map = read_map(tables, FILE)
    Checker(map, FILE).check()
    return TicketTitle("tickets", map, "")


def play_to_the_end(game: bl.Game, seed: int) -> bl.Game:
    """Random moves to the end; the table stays sound, every seat can be re-dealt, all can be read."""
    guess = random.Random(seed)
    made = 0
    while not game.is_over:
        game.play(guess.choice(game.legal_moves()))
        made += 1
        assert made < 3000, "the game does not end"
        if made % 25 == 0:
            assert game.audit() == []
            assert game.redeal(guess.randrange(game.players), made).audit() == []
    assert game.audit() == []
    for seat in (None, 0):
        assert all(event.text("pl") for event in game.log(seat))
    assert len(game.outcome().scores) == game.players
    return game


def try_out(title: TicketTitle, seed: int) -> None:
    """A game with the most players and its record."""
    game = undealt(title, title.most_players, {}, seed, None)
    game._deal(None)
    record = play_to_the_end(game, seed).record()
    again = bl.Record.loads(record.dumps())
    assert (again.deal, again.moves) == (record.deal, record.moves)
    assert title.check_options(again.options) == game.options
    for place in (*title.map.tracks, *title.board.ticket_ids):
        name = "track" if place in title.map.tracks else "ticket"
        assert title.label(name, place, "de")
