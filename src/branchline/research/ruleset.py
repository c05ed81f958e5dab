"""What is played: a title at one number of players under one set of options, and what its numbers mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.family import family_named
from branchline.core.game import Game, seed_words
from branchline.core.position import Position
from branchline.core.tensors import Tensors
from branchline.core.title import Title
from branchline.research.arrays import plain
from branchline.research.rewards import REWARDS
from branchline.research.table import Table
from branchline.shelf import undealt, with_files

KNOWN: WeakValueDictionary[tuple[Any, ...], Ruleset] = WeakValueDictionary()
"""The rulesets in use: nothing changes in one, so all who play by it share it."""


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A title at one number of players under one set of options; made by `ruleset`."""

    title: Title
    players: int
    options: dict[str, Any]
    tensors: Tensors

    def __deepcopy__(self, memo: dict[int, Any]) -> Ruleset:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (self.title, self.players, self.options)

    @property
    def version(self) -> str:
        """The version of observations and actions: numbers of the same version mean the same."""
        return f"{self.title.id}-{self.tensors.version}"

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.observation_names)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.action_names)

    @property
    def action_names(self) -> list[str]:
        """What every action means."""
        return self.tensors.action_names

    @cached_property
    def observation_names(self) -> list[str]:
        """What every number of an observation is about: `section.label`; last the actions of the move under way."""
        own = [f"{section.name}.{label}" for section in self.tensors.sections for label in section.labels]
        return own + [f"move.{name}" for name in self.action_names]

    @cached_property
    def ranges(self) -> list[tuple[int, int]]:
        """The least and the most of every number of an observation."""
        own = [(section.least, section.most) for section in self.tensors.sections for _ in section.labels]
        return own + [(0, 1)] * self.actions

    @property
    def score_columns(self) -> list[int]:
        """Where an observation has the points of each seat, counted from the one that looks."""
        return [self.observation_names.index(f"seats.{seat}.score") for seat in range(self.players)]

    def undealt(self) -> Position:
        """A position before the deal."""
        position = self.title.position(self.players, self.options)
        position.origin = (self.title, self.options)  # by which it can be pickled
        return position

    def deal(self, seed: int) -> Position:
        """A dealt position; the same as that of `branchline.new_game` with this seed."""
        position = self.undealt()
        position.seed_chance(*seed_words(seed))
        position.deal()
        return position

    def table(self, seed: int) -> Table:
        """A game to be played action by action."""
        return Table(self.tensors, self.deal(seed))

    def new_game(self, seed: int) -> Game:
        """The same game at the surface."""
        game = undealt(self.title, self.players, self.options, seed, None)
        game._deal(None)
        return game

    def game(self, seed: int, codes: Iterable[int]) -> Game:
        """A game at the surface with these moves played, for its record, views and texts."""
        game = self.new_game(seed)
        for code in codes:
            moves = game.legal_moves()
            game.play(moves[moves.codes().index(int(code))])
        return game


def ruleset(
    title: str | Title,
    players: int | None = None,
    *,
    map: str | Path | None = None,
    data: str | Path | None = None,
    **options: Any,
) -> Ruleset:
    """A ruleset by the title's id, the number of players (as few as there may be), and what else `new_game` takes."""
    if isinstance(title, Title):
        found = title
    else:
        found, options = with_files(title, options, map, data)
    count = found.check_players(found.least_players if players is None else plain(players))
    checked = found.check_options(options)
    family = family_named(found.family)
    if not family.tensors:
        raise BadOption(f"the family {family.name} tells no observations and actions")
    names = found, count, tuple(checked.items())
    rules = KNOWN.get(names)
    if rules is None:
        rules = Ruleset(found, count, checked, family.get(family.tensors)(found.position(count, checked)))
        KNOWN[names] = rules
    return rules


def remade(title: Title, players: int, options: dict[str, Any]) -> Ruleset:
    """A ruleset that was pickled."""
    return ruleset(title, players, **options)


def episode_seed(seed: int, table: int, episode: int) -> int:
    """The seed of a game by its table and number; the first game of table 0 has the seed itself."""
    return seed if not table and not episode else int.from_bytes(f"{seed} {table} {episode}".encode(), "big")


def reward_number(reward: str) -> int:
    """The number of a reward by its name."""
    if reward not in REWARDS:
        raise BadOption(f"rewards are {', '.join(REWARDS)}, not {shown(reward)}")
    return REWARDS.index(reward)
