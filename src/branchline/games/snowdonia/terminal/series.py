"""The solo series of Snowdonia on disk: a folder per series, a record per train; scores are read from the records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.core.errors import BadOption, BadRecord
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.terminal.saves import state_folder

TITLE = "snowdonia"
TRAINS = range(1, 8)
BOX = "my-box.toml"
"""The name under which a series keeps a copy of the owner's corrections."""


@dataclass
class Series:
    """One series: seven games, each with another train, all by the same options and data."""

    number: int
    folder: Path
    records: dict[int, Record] = field(default_factory=dict)

    def path(self, train: int) -> Path:
        """Where the game with a train is kept."""
        return self.folder / f"train-{train}.record"

    def load(self) -> None:
        """Read what there is of the series."""
        self.records = {train: load(self.path(train)) for train in TRAINS if self.path(train).exists()}

    # -- how far it is ----------------------------------------------------------------------------

    def score(self, train: int) -> int | None:
        """The points of a finished game."""
        record = self.records.get(train)
        return int(record.result.split(",")[0]) if record is not None and record.result else None

    def scores(self) -> list[int]:
        """The points of all finished games."""
        return [score for train in TRAINS if (score := self.score(train)) is not None]

    def unfinished(self) -> int | None:
        """The train of a game that was begun and not ended."""
        return next((train for train, record in self.records.items() if not record.result), None)

    def to_play(self) -> list[int]:
        """The trains whose games are not over."""
        return [train for train in TRAINS if self.score(train) is None]

    def next_train(self, wanted: int | None) -> int:
        """The train of the next game: the one left in the middle, the one asked for, or the next in order."""
        begun = self.unfinished()
        if wanted is None:
            return begun or self.to_play()[0]
        if wanted not in TRAINS:
            raise BadOption(f"there is no train {wanted}; they are numbered from 1 to {TRAINS[-1]}")
        if wanted not in self.to_play():
            raise BadOption(f"the game with train {wanted} is over; another series begins with --new")
        if begun is not None and begun != wanted:
            raise BadOption(f"the game with train {begun} is not over; it comes first")
        return wanted

    # -- what it is played by ---------------------------------------------------------------------

    def options(self) -> dict[str, str]:
        """The options of its games, the train left out."""
        record = next(iter(self.records.values()), None)
        options = dict(record.options) if record is not None else {}
        options.pop("solo_train", None)
        return options

    def corrections(self) -> str:
        """The owner's corrections or scenario its games are played with."""
        return next((record.attachment for record in self.records.values()), "")

    def is_like(self, other: Series) -> bool:
        """Whether scores can be compared: the same options and the same data."""
        return self.options() == other.options() and self.corrections() == other.corrections()

    def check(self, options: Mapping[str, str], file: str) -> None:
        """Refuse options or data that differ from those the series was begun with."""
        now = self.options()
        for name, value in options.items():
            if now.get(name) != value:
                raise BadOption(f"this series is played with {name}={now.get(name)}; begin another with --new")
        if file and file.rstrip("\n") != self.corrections().rstrip("\n"):
            raise BadOption("this series is played with other data; begin another with --new")

    def begin(self, train: int, options: Mapping[str, str], file: str, seed: int | None) -> Game:
        """Deal the game with a train; a file of one's own is copied, so that the series can go on without it."""
        box = self.folder / BOX
        if file and not self.records:
            self.folder.mkdir(parents=True, exist_ok=True)
            box.write_text(file, encoding="utf-8")
        chosen: dict[str, Any] = {**options, **self.options(), "solo_train": train}
        own = box if box.exists() else None
        return bl.new_game(TITLE, players=1, seed=seed, data=own, **chosen)


def load(path: Path) -> Record:
    """A record of a series; an error names the file."""
    try:
        return Record.load(path)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def all_series() -> list[Series]:
    """Every series on this machine, the first begun first."""
    folder = state_folder() / "solo"
    found = [(int(path.name.removeprefix("series-")), path) for path in folder.glob("series-*") if numbered(path)]
    series = [Series(number, path) for number, path in sorted(found)]
    for one in series:
        one.load()
    return [one for one in series if one.records]


def numbered(path: Path) -> bool:
    """Whether a folder is that of a series."""
    return path.is_dir() and path.name.removeprefix("series-").isdecimal()


def new_series(known: list[Series]) -> Series:
    """A series that has not begun."""
    number = max((one.number for one in known), default=0) + 1
    return Series(number, state_folder() / "solo" / f"series-{number}")
