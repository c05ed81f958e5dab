"""Guided first games: for every title a short game whose moments are explained to somebody who has never played.

A guide is a file in the `guides` folder of a family: the moves of all seats from a seed, and notes at
chosen moments. The text of note number n is `guide-TITLE-n` in the family's `texts/*/guides.ftl`; where it
is the learner's turn, its attribute `ask` says what to do, and `other` is a kind word for another choice.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from branchline.core.family import families
from branchline.core.game import Game
from branchline.core.record import Record


class Note(Struct, forbid_unknown_fields=True):
    """Something to be told after so many moves, and the rule behind it."""

    at: int
    rule: str


class Guide(Struct, forbid_unknown_fields=True):
    """A guided game."""

    title: str
    players: int
    seed: int
    seat: int
    names: list[str]
    options: dict[str, Any]
    moves: list[str]
    notes: list[Note]

    def begin(self) -> Game:
        """The game before its first move."""
        from branchline.shelf import new_game

        game = new_game(self.title, players=self.players, seed=self.seed, **self.options)
        game.names = list(self.names)
        return game

    def record(self) -> Record:
        """The whole game."""
        game = self.begin()
        for move in self.moves:
            game.play(move)
        record: Record = game.record()
        return record


@cache
def guides() -> dict[str, Guide]:
    """All guides by title."""
    folders = [family.folder / "guides" for family in families().values()]
    files = (file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".toml"))
    found = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide) for file in files]
    return {guide.title: guide for guide in sorted(found, key=lambda guide: guide.title)}
