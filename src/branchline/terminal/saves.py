"""Keeping games: where records lie, and who sat where when one is taken up again."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

from branchline.core.errors import BadOption, BadRecord, BranchlineError
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.tables import BOT_NAMES

BOT_NAME = re.compile(r".+ \(([^()]+)\)")
"""A bot's name tells its kind in brackets, so that a record knows who is a person."""


def state_folder() -> Path:
    """The folder for games in progress, by the customs of the system."""
    named, usual = ("LOCALAPPDATA", "AppData/Local") if os.name == "nt" else ("XDG_STATE_HOME", ".local/state")
    try:
        base = Path(os.environ.get(named) or Path.home() / usual)
    except RuntimeError:  # as for users that a container is given by number
        raise BadOption(f"this user has no home folder to keep games in: set HOME or {named} to a folder") from None
    return base / "branchline"


def new_path(title: str) -> Path:
    """A file of its own for a new game."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.record", *(f"{stem}-{n}.record" for n in range(2, 1000))]
    return next(path for path in (state_folder() / name for name in names) if not path.exists())


def keep(game: Game, path: Path) -> None:
    """Write the game's record."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        game.record().save(path)
    except OSError as error:
        raise BadOption(f"the record cannot be written to {path}: {error.strerror}") from None


def open_game() -> Path | None:
    """The latest game in the state folder that is not over."""
    if not state_folder().is_dir():
        return None
    for path in sorted(state_folder().glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not Record.load(path).result:
                return path
        except BranchlineError:
            continue  # another program's or another version's file is not ours to complain about
    return None


def take_up(path: Path) -> Game:
    """The game of a record that can go on."""
    record = Record.load(path)
    if record.seed is None:
        raise BadRecord(f"{path} has no seed, so nobody knows how its chance goes on")
    return record.replay()


def bot_name(number: int, kind: str) -> str:
    """The name of the n-th bot at a table."""
    return f"{BOT_NAMES[number % len(BOT_NAMES)]} ({kind})"


def bots_of(names: list[str]) -> dict[int, str]:
    """The seats of bots, by the names in a record."""
    found = {seat: BOT_NAME.fullmatch(name) for seat, name in enumerate(names)}
    return {seat: match[1] for seat, match in found.items() if match}
