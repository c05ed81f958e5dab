"""The folder of an arena: its plan, a line for every finished game, the records, the results.

Lines are only ever appended, so whatever ends the program costs no finished game: at most the last
line is torn, and a torn line is dropped when the folder is opened again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec

from branchline.arena.lines import decode
from branchline.arena.plan import Plan
from branchline.arena.play import Played
from branchline.arena.schedule import Fixture, Key
from branchline.core.errors import BadOption

PLAN, GAMES, RECORDS = "plan.json", "games.jsonl", "records"


class Folder:
    """An arena on disk; use it as a context manager, so that nobody else plays into it meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.handle = -1
        self.size = 0

    @property
    def plan(self) -> Plan | None:
        """The plan the folder was begun with; None if there is no arena in it yet."""
        file = self.path / PLAN
        if not file.exists():
            return None
        try:
            return msgspec.json.decode(file.read_bytes(), type=Plan)
        except (OSError, msgspec.DecodeError) as error:
            raise BadOption(f"{file} is not the plan of an arena: {error}") from None

    def begin(self, plan: Plan) -> None:
        """Write the plan, or make sure that the one that is there is the same; only `games` may grow."""
        there = self.plan
        if there is not None:
            differ = there.differences(plan)
            if differ:
                told = "; ".join(f"{name} is {there_and_here(there, plan, name)}" for name in differ)
                raise BadOption(f"{self.path} holds another arena: {told}")
            if plan.games < there.games:
                raise BadOption(f"{self.path} was begun with {there.games} games; it can have more, not {plan.games}")
        elif self.path.exists() and any(self.path.iterdir()):
            raise BadOption(f"{self.path} is not empty and holds no arena")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(self.path / PLAN, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        except OSError as error:
            raise BadOption(f"the arena cannot be kept in {self.path}: {error.strerror}") from None

    # -- lines ------------------------------------------------------------------------------------

    def __enter__(self) -> Folder:
        self.handle = os.open(self.path / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        if os.name == "posix":
            self.lock()
        return self

    def lock(self) -> None:
        """Keep others out; the system lets go of it however this process ends."""
        import fcntl

        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.handle)
            raise BadOption(f"another process is playing the arena in {self.path}") from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self.handle)

    def read(self) -> dict[Key, bytes]:
        """The lines of all finished games; a torn last line is removed from the file."""
        raw = (self.path / GAMES).read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw):
            os.ftruncate(self.handle, len(whole))
        found: dict[Key, bytes] = {}
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                found.setdefault(decode(line).key, line)
            except msgspec.DecodeError as error:
                raise BadOption(f"{self.path / GAMES}, line {number}: {error}") from None
        return found

    def add(self, games: Sequence[Played]) -> None:
        """Keep finished games: their records first, so that a game with a line has its record."""
        for played in games:
            if played.record:
                path = self.path / RECORDS / record_name(played.fixture)
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, played.record.encode())
        text = b"".join(played.line + b"\n" for played in games)
        while text:
            text = text[os.write(self.handle, text) :]


def there_and_here(there: Plan, here: Plan, name: str) -> str:
    """How a field differs."""
    if name == "file":
        return "another text"
    return f"{getattr(there, name)!r} there and {getattr(here, name)!r} here"


def record_name(fixture: Fixture) -> Path:
    """`1-planner-vs-hungry/deal-00012-planner-hungry.record`."""
    match, deal, _ = fixture.key
    codes = [re.sub(r"[^\w.]+", "_", code) for code in fixture.bots]
    table = "-vs-".join(sorted(set(codes)))
    return Path(f"{match + 1}-{table}", f"deal-{deal:05}-{'-'.join(codes)}.record")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
