"""What a study asks of a finished game of tickets."""

from __future__ import annotations

from typing import Any

from branchline.arena.facts import Course, Facts, StudyFacts, named
from branchline.core.game import Game
from branchline.core.outcome import Outcome
from branchline.games.tickets.facts import way_of
from branchline.games.tickets.state import State


def facts_of(game: Game, outcome: Outcome, course: Course) -> Facts:
    """The first tickets kept; tickets held, goals won, tracks claimed; tickets that failed, and why."""
    position = game._position
    assert isinstance(position, State)
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
            "track": [id for id, owner in zip(position.board.track_ids, position.owner, strict=True) if owner == seat],
        }
        for seat in range(game.players)
    ]
    missed = [{"ticket": named(outcome, seat, ("ticket-failed",), "ticket")} for seat in range(game.players)]
    cut_off = [
        {"ticket": [id for id in tickets["ticket"] if is_cut_off(position, seat, id)]}
        for seat, tickets in enumerate(missed)
    ]
    return Facts(opening, held, in_play={"goal": goals}, missed=missed, cut_off=cut_off)


def is_cut_off(position: State, seat: int, ticket: str) -> bool:
    """Whether others, or parallel tracks, left a seat no way to complete a ticket, however many wagons it had."""
    return way_of(position, seat, position.board.ticket_ids.index(ticket)) is None


STUDY = StudyFacts(facts_of, first=("keep",), opening="ticket")
