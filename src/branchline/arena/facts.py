"""What a study asks of a finished game, family by family: who began, what each seat chose first and had last.

Events are told lazily and most are of no interest here, so each family names the kinds of moves
(`Move.group`) of which it reads the events of each seat's first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from branchline.core.events import Event, Events
from branchline.core.game import Game
from branchline.core.outcome import Outcome
from branchline.core.title import Title


@dataclass
class Course:
    """What a study looks at in a game: the deal, and each seat's first moves of some kinds."""

    dealt: list[Event]
    watched: list[Events] = field(default_factory=list)

    def events(self) -> Iterable[Event]:
        """All of it in order."""
        yield from self.dealt
        for events in self.watched:
            yield from events

    @property
    def first(self) -> int:
        """The seat that began; the deal tells it."""
        return next((event.params["seat"] for event in self.dealt if event.key == "first-player"), 0)


@dataclass
class Facts:
    """The facts of one game, by seat where a list has one entry for every seat."""

    opening: list[list[Any]]
    held: list[dict[str, list[Any]]]
    rounds: int | None = None
    in_play: dict[str, list[Any]] = field(default_factory=dict)


Extract = Callable[[Game, Outcome, Course], Facts]


def named(outcome: Outcome, seat: int, sources: Iterable[str], name: str) -> list[Any]:
    """What the score sheet of a seat names under some sources."""
    return [line.params[name] for line in outcome.breakdown[seat] if line.source in sources]


def of_tickets(game: Game, outcome: Outcome, course: Course) -> Facts:
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


def of_snowdonia(game: Game, outcome: Outcome, course: Course) -> Facts:
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


def of_any(game: Game, outcome: Outcome, course: Course) -> Facts:
    """A family nobody has written facts for: none."""
    return Facts([[] for _ in range(game.players)], [{} for _ in range(game.players)])


@dataclass(frozen=True)
class Family:
    """What a family tells of its games: how, from which kinds of moves, and what its opening is made of."""

    extract: Extract
    first: Sequence[str] = ()
    opening: str = ""


FAMILIES = {
    "tickets": Family(of_tickets, first=("keep",), opening="ticket"),
    "snowdonia": Family(of_snowdonia, first=("contract",), opening="contract"),
}
"""The families a study knows more of than scores."""

ANY = Family(of_any)
"""A family nobody has written facts for."""


def family_of(title: Title) -> Family:
    """What is told of a title's games."""
    return FAMILIES.get(title.family, ANY)
