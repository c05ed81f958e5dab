"""A title on the shelf: its name, player counts and options, and how to start a game of it."""

# compile: mypyc

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from branchline.core.arguments import by_name, language_code, shown
from branchline.core.errors import BadOption
from branchline.core.position import Position

PLAYERS = "players"
"""Stands for the number of players in the conditions of an option."""

GROUPS = ("usual", "house", "expert")
"""Options that everybody understands, rules of one's own, and readings of rules that matter to experts."""


class Option:
    """A choice made before the game: its values, its default, and a text `option-<name>`.

    `when` tells at which tables it changes anything: at those that meet one of its conditions, each a
    mapping from another option, or "players", to the values it must have. Without any it always does.
    `group` is one of GROUPS: who should be shown it.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        values: tuple[Any, ...],
        when: tuple[dict[str, tuple[Any, ...]], ...] = (),
        group: str = "usual",
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.when = when
        self.group = group

    def read(self, value: Any) -> Any:
        """The value meant: one of `values`, or its text as a person types it."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        listed = ", ".join(str(allowed) for allowed in self.values)
        raise BadOption(f"option {self.name} takes {listed}; not {shown(value)}")

    def applies(self, players: object, options: object) -> bool:
        """Whether it changes anything at a table of so many players with these values of the others."""
        table = {**by_name("options", options), PLAYERS: players}
        return not self.when or any(
            all(table.get(name) in values for name, values in condition.items()) for condition in self.when
        )

    def needs(self) -> str:
        """The conditions under which it changes anything, in words."""
        return "; or ".join(
            " and ".join(f"{name} {' or '.join(str(value) for value in values)}" for name, values in condition.items())
            for condition in self.when
        )

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.default!r}, {self.values!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(metaclass=ABCMeta):
    """What every title offers. `family` is the prefix of its texts."""

    def __init__(
        self, id: str, family: str, least_players: int, most_players: int, options: tuple[Option, ...]
    ) -> None:
        self.id = id
        self.family = family
        self.least_players = least_players
        self.most_players = most_players
        self.options = options
        self.data_version: int = 1
        """The version of its data. Records name it, so that those of before are played with the data of before."""

    @property
    def player_counts(self) -> range:
        """The numbers of players this title can be played with."""
        return range(self.least_players, self.most_players + 1)

    def name(self, language: Any = "en") -> str:
        """The title's name."""
        from branchline.core.text import say

        return say(language_code(language), f"title-{self.id}")

    def check_players(self, players: Any) -> int:
        """The player count, if it is one this title can be played with."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.player_counts:
            least, most = self.least_players, self.most_players
            raise BadOption(f"{self.id} is for {least} to {most} players, not {shown(players)}")
        return players

    def check_options(self, options: object) -> dict[str, Any]:
        """All options with their values; raises BadOption for unknown ones and bad values."""
        known = {option.name: option for option in self.options}
        given = by_name("options", options)
        for name in given:
            if name not in known:
                has = f"it has {', '.join(known)}" if known else "it has none"
                raise BadOption(f"{self.id} has no option {shown(name)}; {has}")
        return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}

    def check_effects(self, players: object, options: object) -> None:
        """Raise BadOption where an option is not at its default and changes nothing at this table."""
        count, checked = self.check_players(players), self.check_options(options)
        for option in self.options:
            value = checked[option.name]
            if value != option.default and not option.applies(count, checked):
                raise BadOption(f"option {option.name}={value} changes nothing here: it needs {option.needs()}")

    def of_data(self, version: object) -> Title:
        """This title with the data of a version."""
        if not isinstance(version, int) or version != self.data_version:
            raise BadOption(f"{self.id} has no data of version {shown(version)}")
        return self

    @property
    def ledger(self) -> tuple[str, ...]:
        """How the ids of its rules begin in the ledger of its family; as it stands all of them."""
        return ("",)

    @property
    def undo_rule(self) -> str:
        """The ledger's rule that the move which ended a game is never taken back; empty where it has none."""
        return ""

    @abstractmethod
    def position(self, players: int, options: dict[str, Any]) -> Position:
        """An undealt position for these players and checked options."""

    @abstractmethod
    def label(self, name: str, value: Any, language: str) -> Any:
        """How a parameter of a text is spoken: a string, or a number for Fluent to choose by."""

    @abstractmethod
    def attachment(self) -> str:
        """A text that must travel with records (a map file of one's own); empty for built-in data."""

    def __copy__(self) -> Title:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Title:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from branchline.shelf import played_title

        return played_title, (self.id, self.attachment(), self.data_version)

    def __repr__(self) -> str:
        return f"<title {self.id}, {self.least_players}-{self.most_players} players>"
