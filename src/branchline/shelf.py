"""The shelf: which titles there are, and how a game of one begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from branchline.core.arguments import seed_number, shown
from branchline.core.errors import BadMap, BadOption, UnknownTitle
from branchline.core.family import Family, families, family_of
from branchline.core.game import Game
from branchline.core.title import Title

if TYPE_CHECKING:
    from branchline.core.ownmaps import OwnMaps


@cache
def titles() -> Mapping[str, Title]:
    """All titles by id: their names, player counts and options with values and defaults.

    >>> list(titles())
    ['switzerland', 'northern-lights', 'usa', 'europe', 'nordic-countries', 'germany', 'india', 'snowdonia']
    >>> titles()["switzerland"].player_counts
    range(2, 4)
    """
    return MappingProxyType({id: load(family, id) for family in families().values() for id in family.titles})


def file_titles() -> list[str]:
    """The ids under which files of one's own are played."""
    return [family.file_title for family in families().values() if family.file_title]


def maps_of(title: str) -> OwnMaps | None:
    """What the family of a title offers for maps of one's own."""
    family = family_of(title)
    found: OwnMaps | None = family.get(family.maps) if family is not None and family.maps else None
    return found


def drawn_by_file(title: str) -> bool:
    """Whether a file of one's own changes what the browser shows of a title."""
    family = family_of(title)
    return family is not None and bool(family.maps or family.printed)


def maps_title() -> str:
    """The title that is played on maps of one's own."""
    return next(family.file_title for family in families().values() if family.maps)


def load(family: Family, id: str, file: str = "", name: str = "") -> Title:
    """A title of a family, with the text of a file of one's own and that file's name."""
    title: Title = family.get(family.load)(id, file, name)
    return title


def read_file(path: str | PathLike[str]) -> str:
    """The text of a file of one's own."""
    if not isinstance(path, (str, PathLike)):
        raise BadMap(f"files are given by their path; {shown(path)} is none")
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadMap(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadMap(f"{path} cannot be read: it is no text in UTF-8") from None
    except ValueError:
        raise BadMap(f"a file cannot be called {shown(path)}") from None


def find_title(id: str, file: str = "", name: str = "the attached file") -> Title:
    """A title by id, played with the text of a file of one's own if there is one."""
    family = family_of(id)
    if family is None:
        near = ", ".join([*titles(), *file_titles()])
        raise UnknownTitle(f"there is no title {shown(id)}; there are {near}")
    if id == family.file_title and not file:
        raise BadOption(f"{id} is played on a map of your own: give its file as map=PATH")
    return load(family, id, file, name) if file else titles()[id]


@lru_cache(maxsize=64)
def same_title(id: str, file: str) -> Title:
    """A title by id and the text of a file of one's own; all games of one file share it."""
    return find_title(id, file)


def played_title(id: str, file: str, data: int) -> Title:
    """A title that was pickled or recorded, with the version of its data that was played with."""
    return same_title(id, file).of_data(data)


@dataclass(frozen=True)
class OwnFile:
    """The text of a file of one's own that a title is played with, and what the file is called; both may be empty."""

    text: str = ""
    name: str = "the attached file"


def with_files(
    id: str, options: Mapping[str, Any], map: str | Path | None = None, data: str | Path | None = None
) -> tuple[Title, dict[str, Any]]:
    """A title with the file of one's own that is given for it, and the options without the one that named the file."""
    if map is not None and data is not None:
        raise BadOption("give either a map or corrections, not both")
    if map is not None and id not in file_titles():
        raise BadOption(f"{id} has its own map; maps of your own are played as {', '.join(file_titles())}")
    if data is not None and id in file_titles():
        raise BadOption("corrections are for built-in titles; a map of your own is given as map=PATH")
    family = family_of(id)
    option = family.file_option if family is not None else ""
    own = named_file(id, option, options[option]) if option in options else None
    if own is None:
        path = map if map is not None else data
        return find_title(id, read_file(path) if path is not None else "", str(path)), dict(options)
    if data is not None:
        raise BadOption(f"give either corrections or a {option} of your own: its file can correct the data too")
    title = find_title(id, own.text, own.name)
    check_replaces(title, option, own.name)
    return title, {name: value for name, value in options.items() if name != option}


def named_file(id: str, option: str, value: Any) -> OwnFile | None:
    """The file that a value of an option names, or whose text it is; None for a value of the built-in title."""
    if isinstance(value, str) and "\n" in value:
        return OwnFile(value, f"the {option}")
    if isinstance(value, PathLike) or (isinstance(value, str) and (value.endswith(".toml") or is_file(value))):
        known = next(each.values for each in titles()[id].options if each.name == option)
        if value not in known:
            return OwnFile(read_file(value), str(value))
    return None


def is_file(path: str) -> bool:
    """Whether there is a file of this name; a text that can be no name of a file is none."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def check_replaces(title: Title, option: str, name: str) -> None:
    """Raise BadMap where a file only corrects what it should replace."""
    values = [next(each.values for each in one.options if each.name == option) for one in (title, titles()[title.id])]
    if values[0] == values[1]:
        from branchline.core.problems import Problem, bad_file

        raise bad_file(name, [Problem("", "file-replaces-nothing", {"option": option})])


def begin(title: Title, players: int | None, options: dict[str, Any], seed: int | None, secret: bytes | None) -> Game:
    """A game of a title, dealt."""
    game = undealt(title, players, options, seed, secret)
    title.check_effects(game.players, game.options)
    game._deal(None)
    return game


def undealt(title: Title, players: int | None, options: dict[str, Any], seed: int | None, secret: bytes | None) -> Game:
    """A game whose cards are not dealt yet."""
    count = title.check_players(title.least_players if players is None else players)
    checked = title.check_options(options)
    return Game(title, title.position(count, checked), checked, seed, secret)


def new_game(
    title: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    secret: bytes | None = None,
    map: str | Path | None = None,
    data: str | Path | None = None,
    **options: Any,
) -> Game:
    """Begin a game.

    `seed` fixes every chance event; without one it comes from the operating system. A live table
    gives a 256-bit `secret` instead. `map` is the file of a map of your own (title "tickets"),
    `data` a file that corrects a title's data. Everything else is an option of the title; where a
    scenario is chosen, the path or text of a scenario file of your own does too.

    >>> game = new_game("usa", players=3, seed=7)
    >>> game.to_move, game.is_over
    (1, False)
    """
    found, own = with_files(title, options, map, data)
    if secret is not None:
        if seed is not None:
            raise BadOption("give either a seed or a secret, not both")
        if not isinstance(secret, bytes) or len(secret) < 32:
            raise BadOption("a secret has at least 32 bytes")
        return begin(found, players, own, None, secret)
    return begin(found, players, own, seed_given(seed), None)


def seed_given(seed: int | None) -> int:
    """The seed that was given, or one from the operating system."""
    return secrets.randbits(64) if seed is None else seed_number(seed)


def position(given: Mapping[str, Any] | str | Path, seed: int | None = None) -> Game:
    """A game set up by hand, from a dictionary or a TOML or JSON file.

    `title`, `players`, `options` and `map` say what is played; everything else is told as the family has it, and what
    is not told lies where it lies when nothing is dealt. A position that breaks a conservation law is refused.

    >>> game = position({"title": "switzerland", "hands": [{"green": 3}], "tracks": {"bern-luzern/1": 1}}, seed=1)
    >>> game.view(0)["hand"], game.view(0)["seats"][1]["score"]
    ({'green': 3}, 7)
    """
    entries = dict(given) if isinstance(given, Mapping) else read_entries(given)
    title, players = entries.pop("title", None), entries.pop("players", None)
    options, map = entries.pop("options", {}), entries.pop("map", None)
    if not isinstance(title, str) or not isinstance(options, Mapping):
        raise BadOption("a position names its title by id, and its options by name")
    family = family_of(title)
    if family is not None and not family.arrange:
        raise BadOption(f"positions of {title} cannot be set up by hand")
    found, own = with_files(title, options, map)
    game = begin(found, players, own, seed_given(seed), None)
    assert family is not None  # or there would be no game
    game._set_up(family.get(family.arrange), entries)
    wrong = game.audit()
    if wrong:
        raise BadOption(f"this position cannot be: {'; '.join(wrong)}")
    return game


def read_entries(path: str | Path) -> dict[str, Any]:
    """What a file tells of a position."""
    import json

    from branchline.core.tables import parse

    text = read_file(path)
    if not str(path).endswith(".json"):
        return parse(text, str(path))
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{path} cannot be read: {error}") from None
    if not isinstance(told, dict):
        raise BadOption(f"{path} holds no position: it must have a title")
    return told
