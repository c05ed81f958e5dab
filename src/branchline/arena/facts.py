"""What a study asks of a finished game: who began, what each seat chose first and had last.

Events are told lazily and most are of no interest here, so each family names the kinds of moves
(`Move.group`) of which it reads the events of each seat's first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from branchline.bots.registry import family_for
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
    missed: list[dict[str, list[Any]]] | None = None
    """Of what a seat had, what came to nothing."""
    cut_off: list[dict[str, list[Any]]] | None = None
    """Of that, what others had made impossible."""


Extract = Callable[[Game, Outcome, Course], Facts]


def named(outcome: Outcome, seat: int, sources: Iterable[str], name: str) -> list[Any]:
    """What the score sheet of a seat names under some sources."""
    return [line.params[name] for line in outcome.breakdown[seat] if line.source in sources]


def of_any(game: Game, outcome: Outcome, course: Course) -> Facts:
    """A family nobody has written facts for: none."""
    return Facts([[] for _ in range(game.players)], [{} for _ in range(game.players)])


@dataclass(frozen=True)
class StudyFacts:
    """What a family tells of its games: how, from which kinds of moves, and what its opening is made of."""

    extract: Extract
    first: Sequence[str] = ()
    opening: str = ""


ANY = StudyFacts(of_any)
"""A family that names none: only scores are known of it."""


def facts_for(title: Title) -> StudyFacts:
    """What is told of a title's games."""
    family = family_for(title)
    facts: StudyFacts = family.get(family.study) if family.study else ANY
    return facts
