"""What a study asks of a finished game of Snowdonia."""

from __future__ import annotations

from typing import Any

from branchline.arena.facts import Course, Facts, StudyFacts, named
from branchline.core.game import Game
from branchline.core.outcome import Outcome


def facts_of(game: Game, outcome: Outcome, course: Course) -> Facts:
    """The first contract taken; contracts and train held; the number of rounds."""
    opening: list[list[Any]] = [[] for _ in range(game.players)]
    for events in course.watched:
        taken = next((event for event in events if event.key == "took-contract"), None)
        if taken is not None:
            opening[taken.params["seat"]] = [taken.params["contract"]]
    position: Any = game._position  # the game is over and nothing was hidden; a view would take twenty times as long
    held = [
        {
            "contract": named(outcome, seat, ("contract", "contract-unmet"), "contract"),
            "train": [int(position.train[seat])] if position.train[seat] else [],
        }
        for seat in range(game.players)
    ]
    return Facts(opening, held, int(position.round))


STUDY = StudyFacts(facts_of, first=("contract",), opening="contract")
