"""What a study asks of a finished game of tickets."""

from __future__ import annotations

from typing import Any

from branchline.arena.facts import Course, Facts, StudyFacts, named
from branchline.core.game import Game
from branchline.core.outcome import Outcome


def facts_of(game: Game, outcome: Outcome, course: Course) -> Facts:
    """The first tickets kept; tickets held and goals won."""
    opening: list[list[Any]] = [[] for _ in range(game.players)]
    goals: list[Any] = []
    for event in course.events():
        if event.key == "kept-tickets" and not opening[event.params["seat"]]:
            opening[event.params["seat"]] = event.params["tickets"]
        elif event.key == "goal-in-play":
            goals.append(event.params["goal"])
    held = [
        {
            "ticket": named(outcome, seat, ("ticket-done", "ticket-failed"), "ticket"),
            "goal": named(outcome, seat, ("goal",), "goal"),
        }
        for seat in range(game.players)
    ]
    return Facts(opening, held, in_play={"goal": goals})


STUDY = StudyFacts(facts_of, first=("keep",), opening="ticket")
