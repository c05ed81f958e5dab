"""What is kept of every finished game: one line of JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from branchline.arena.schedule import Key


class SeatLine(msgspec.Struct, omit_defaults=True, gc=False):
    """One seat of a finished game."""

    bot: str
    score: int | None
    points: dict[str, int] = {}
    """By source."""
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    overruns: int = 0
    """Decisions that took more than the budget, 10 % and 50 ms."""
    opening: list[Any] = []
    """What the seat chose first: its first tickets, its first contract."""
    held: dict[str, list[Any]] = {}
    """What the seat had at the end, by kind: tickets, goals, trains, contracts."""
    missed: dict[str, list[Any]] = {}
    """Of that, what came to nothing: tickets that failed."""
    cut_off: dict[str, list[Any]] = {}
    """Of that again, what others had made impossible."""


class Failure(msgspec.Struct):
    """A bot that answered with an illegal move or an error."""

    seat: int
    message: str
    traceback: str


class GameLine(msgspec.Struct, omit_defaults=True, gc=False):
    """A finished game of an arena."""

    match: int
    deal: int
    rotation: int
    seed: int
    first: int
    """The seat that began."""
    moves: int
    reason: str
    winners: list[int]
    seats: list[SeatLine]
    rounds: int | None = None
    in_play: dict[str, list[Any]] = {}
    """Things that only some games have, by kind (goals); what is not here is in every game."""
    failure: Failure | None = None

    @property
    def key(self) -> Key:
        """What names the game."""
        return Key(self.match, self.deal, self.rotation)

    @property
    def scored(self) -> bool:
        """Whether it came to its end, so that its scores count."""
        return self.seats[0].score is not None

    def score(self, seat: int) -> int:
        """The seat's points; 0 if the game did not come to its end."""
        return self.seats[seat].score or 0

    def share(self, seat: int) -> float:
        """The seat's part of the victory: 1, a half where two share it, 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def rank(self, seat: int) -> tuple[int, int]:
        """Small for good: the winners first, then by score, a bot that failed last."""
        if seat in self.winners:
            return 0, 0
        score = self.seats[seat].score
        return (1, -score) if score is not None else (2, 0)

    def margin(self, seat: int) -> int:
        """How far ahead of the best of the others; alone, the score itself."""
        scores = [self.score(place) for place in range(len(self.seats))]
        others = scores[:seat] + scores[seat + 1 :]
        return scores[seat] - max(others, default=0)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(GameLine).decode

FAILED = "failed"
UNFINISHED = "unfinished"
"""Reasons beside those of the titles."""
