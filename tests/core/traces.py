"""Digests of random games, to compare compiled and interpreted runs. Run as a script it prints them.

A digest covers every move, the number of choices at every decision, and the final scores; for the
`deep` ones also views, logs, refusals, records and re-dealt tables along the way.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.core.game import seed_words


def tables() -> list[tuple[str, int]]:
    """Every title with every player count."""
    return [(id, players) for id, title in bl.titles().items() for players in title.player_counts]


def every_table() -> list[Any]:
    """The same for tests; the quick ones play each title with its fewest players alone."""
    return [pytest.param(id, players, marks=[pytest.mark.slow] if players > 2 else []) for id, players in tables()]


def inner(title: str, players: int, seed: int) -> str:
    """A random playout on the inner position."""
    shelf = bl.titles()[title]
    position: Any = shelf.position(players, shelf.check_options({}))
    position.seed_chance(*seed_words(seed))
    position.deal()
    digest = hashlib.sha256()
    while not position.over:
        codes = position.legal()
        code = codes[position.below(len(codes))]
        digest.update(f"{len(codes)} {code} ".encode())
        position.apply(code)
    digest.update(str(position.scores()).encode())
    return digest.hexdigest()[:16]


def deep(title: str, players: int, seed: int) -> str:
    """A random game at the surface, with everything a client can ask for."""
    game = bl.new_game(title, players=players, seed=seed)
    digest = hashlib.sha256()
    count = 0
    while not game.is_over:
        moves = game.legal_moves()
        move = moves[(seed * 7919 + count * 104729) % len(moves)]
        digest.update(f"{move} ".encode())
        events = game.play(move)
        digest.update(json.dumps([event.as_dict() for event in events]).encode())
        count += 1
        if count % 9 == 0:
            seat = count % players
            world = game.redeal(seat, count)
            answers = [asked(world, text) for text in (str(move), "pass", "draw loco", "place B2", "keep 1", "train 4")]
            told = [game.view(seat), game.view(None), world.view((seat + 1) % players), game.facts(seat)]
            digest.update(json.dumps([told, answers]).encode())
    digest.update(json.dumps(game.outcome().as_dict()).encode())
    digest.update(game.record().dumps().encode())
    return digest.hexdigest()[:16]


def asked(game: bl.Game, text: str) -> Any:
    """What a game says to a move: None, the refusal, or why it is no move at all."""
    try:
        refusal = game.why_not(text)
    except bl.MalformedMove as error:
        return str(error)
    return refusal and refusal.as_dict()


def digests(first: int, last: int, deep_ones: int) -> Iterator[str]:
    """A line per title, player count and seed."""
    for title, players in tables():
        for seed in range(first, last):
            line = f"{title} {players} {seed} {inner(title, players, seed)}"
            yield line + (f" {deep(title, players, seed)}" if seed < first + deep_ones else "")


if __name__ == "__main__":
    sys.stdout.write(f"compiled {bl.is_compiled()}\n")
    for line in digests(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])):
        sys.stdout.write(line + "\n")
