"""What a family of games brings along: one manifest object, found through an entry point.

A family is a package with everything Python knows of it: rules, data, texts, bots, screen, guides. The
layers above read its `Family` and nothing else. An installed package offers one under the entry point
group `branchline.families`; the families that come with Branchline do the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pkgutil import resolve_name
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from branchline.core.arguments import shown
from branchline.core.errors import BadFamily

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP = "branchline.families"


@dataclass(frozen=True)
class Bench:
    """What is measured of a family: tables by title, player count, and where bots play, their codes."""

    tables: tuple[tuple[str, int], ...] = ()
    """Title and players, for the speed of the rules."""
    searches: tuple[tuple[str, int], ...] = ()
    """Title and players, for the simulations a search makes."""
    arena: tuple[tuple[str, int, tuple[str, ...], int], ...] = ()
    """Title, players, bots, and games enough for some 0.2 seconds: short enough to meet a quiet moment."""
    own: str = ""
    """A function `() -> dict[str, float]` that measures what only this family has: sentence -> number."""


@dataclass(frozen=True)
class Family:
    """The manifest of a family. Things to be imported later are named `module:object`."""

    name: str
    """The prefix of its texts, and its folder in the browser client."""
    package: str
    """Where its files are: `texts/<language>/*.ftl`, `guides/*.toml`, `RULES.md` and its translations."""
    titles: tuple[str, ...]
    """The ids of its titles."""
    load: str
    """A function `(id, file, name) -> Title`: a title, with the text of a file of one's own and that file's name."""
    file_title: str = ""
    """The id under which a file of one's own is played, if the family has such a title."""
    maps: str = ""
    """An `OwnMaps`: how such files are checked, drawn and tried out, if they are maps."""
    file_option: str = ""
    """An option of its titles whose value may also be a file of one's own, such as a scenario's."""
    printed: str = ""
    """A function `title -> dict`: what the browser prints of a title played with a file, where that is no map."""
    box: str = ""
    """An `OwnBox`: the values nobody could confirm, for somebody who owns the box."""
    place: int = 100
    """Where it stands on the shelf; families with the same place are sorted by name."""
    policies: Mapping[str, str] = field(default_factory=dict)
    """Its heuristics, weakest first: name -> class of the policy."""
    best: str = "random"
    """The policy that guides a search and plays its simulated games."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """What stands behind easy to formidable: level -> bot code. Without any there are levels for every game."""
    levels_of: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Titles where other bots stand behind some levels: id -> level -> bot code."""
    arrange: str = ""
    """A function `(position, entries)` that sets a dealt position up by hand; without one that cannot be done."""
    screen: str = ""
    """A function `(title, words, marks) -> Screen` for the terminal; without one the table is shown as text."""
    drawing: str = ""
    """A function `(title, view) -> str`: the board with all that lies on it as SVG, for notebooks."""
    study: str = ""
    """A `StudyFacts` for the arena: what a study asks of a finished game."""
    schema: str = ""
    """The module with the types of its views, facts, events, moves and points."""
    tensors: str = ""
    """A subclass of `core.tensors.Tensors`, made from an undealt position: the tables for programs that learn."""
    nets: Mapping[str, str] = field(default_factory=dict)
    """Trained networks: title -> file in the folder of the family."""
    examples: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """What to type, for the help of commands: command -> pairs of what follows it and what that does."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of its own: name -> module with a function of that name and its `EXAMPLES`."""
    bench: Bench = field(default_factory=Bench)

    @property
    def folder(self) -> Traversable:
        """The files of the family."""
        from importlib.resources import files  # takes longer to import than the rules, and is not always needed

        return files(self.package)

    @property
    def all_titles(self) -> tuple[str, ...]:
        """Its titles, with the one for files of one's own."""
        return (*self.titles, self.file_title) if self.file_title else self.titles

    def get(self, reference: str) -> Any:
        """The object that a `module:object` of the manifest names."""
        try:
            return resolve_name(reference)
        except (ImportError, AttributeError, ValueError) as error:
            raise BadFamily(f"the family {self.name} names {reference}, which cannot be loaded: {error}") from error


@cache
def families() -> Mapping[str, Family]:
    """All installed families by name, in the order of the shelf.

    >>> "tickets" in families()
    True
    """
    from importlib.metadata import entry_points

    found: dict[str, Family] = {}
    owner: dict[str, str] = {}
    for family in sorted(map(manifest, entry_points(group=GROUP)), key=lambda one: (one.place, one.name)):
        if family.name in found:
            raise BadFamily(f"two installed packages bring a family called {family.name}")
        for title in family.all_titles:
            if title in owner:
                raise BadFamily(f"the families {owner[title]} and {family.name} both bring a title called {title}")
            owner[title] = family.name
        found[family.name] = family
    if not found:
        raise BadFamily("no family of games is installed: install branchline itself, for instance with `make play`")
    return MappingProxyType(found)


def manifest(point: EntryPoint) -> Family:
    """The manifest an entry point names."""
    try:
        found = point.load()
    except (ImportError, AttributeError) as error:
        raise BadFamily(f"the family {point.name} ({point.value}) cannot be loaded: {error}") from error
    if not isinstance(found, Family):
        raise BadFamily(f"{point.value} is no family: it must be a branchline.core.family.Family")
    return found


def family_of(title_id: str) -> Family | None:
    """The family that brings a title."""
    return next((family for family in families().values() if title_id in family.all_titles), None)


def family_named(name: str) -> Family:
    """A family by its name; raises BadFamily if none of that name is installed."""
    found = families().get(name)
    if found is None:
        raise BadFamily(f"no family {shown(name)} is installed; there are {', '.join(families())}")
    return found
