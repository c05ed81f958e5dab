"""Who plays what: from the command line, or asked for with good defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import branchline as bl
from branchline.bots import code_of, levels_for, make_bot
from branchline.core.errors import BadOption
from branchline.core.game import Game
from branchline.core.text import seat_name
from branchline.core.title import Title
from branchline.shelf import file_titles, with_files
from branchline.terminal.prompt import Lines
from branchline.terminal.saves import bot_name
from branchline.terminal.texts import Words

LONGEST_NAME = 24


@dataclass
class Setting:
    """Everything decided before the deal."""

    title: str | None = None
    players: int | None = None
    people: Sequence[int] = ()
    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    map: Path | None = None
    data: Path | None = None
    seed: int | None = None

    def new_game(self, language: str) -> tuple[Game, dict[int, str]]:
        """A dealt game with everybody's name, and the bots by seat."""
        id = named_title(self.title, self.map)
        title, options = with_files(id, self.options, self.map, self.data)
        title.check_options(options)
        players = title.check_players(self.player_count(title))
        bots = self.bots_by_seat(players, title)
        given: dict[str, Any] = dict(self.options)
        game = bl.new_game(id, players=players, seed=self.seed, map=self.map, data=self.data, **given)
        game.names = self.everybody(players, bots, language)
        return game, bots

    def player_count(self, title: Title) -> int:
        """As said, else as many as the people and bots named need."""
        if self.players is not None:
            return self.players
        named = max([*self.people, -1]) + 1
        return max(title.least_players, named, max(len(self.people), 1) + len(self.bots))

    def bots_by_seat(self, players: int, title: Title) -> dict[int, str]:
        """Bots for all seats without a person; one kind named stands for all."""
        people = list(self.people) or [0]
        for seat in people:
            if not 0 <= seat < players:
                raise BadOption(f"there is no seat {seat} at a table of {players}; seats are 0 to {players - 1}")
        free = [seat for seat in range(players) if seat not in people]
        kinds = list(self.bots) or ["medium"]
        for kind in kinds:
            make_bot(code_of(kind, title), title)  # refuses what there is not, before anything is dealt
        if len(kinds) == 1:
            kinds *= len(free)
        if len(kinds) != len(free):
            raise BadOption(f"{len(kinds)} bots are named for {len(free)} free seats at a table of {players}")
        return dict(zip(free, kinds, strict=True))

    def everybody(self, players: int, bots: Mapping[int, str], language: str) -> list[str]:
        """The names of all seats: given ones for the people in turn, made ones for the rest."""
        people = [seat for seat in range(players) if seat not in bots]
        if len(self.names) > len(people):
            raise BadOption(f"{len(self.names)} names are given for {len(people)} people")
        given = dict(zip(people, self.names, strict=False))
        made = {seat: bot_name(number, bots[seat]) for number, seat in enumerate(sorted(bots))}
        return [
            made.get(seat) or clean_name(given.get(seat, "")) or seat_name(seat, language, None)
            for seat in range(players)
        ]


def clean_name(name: str) -> str:
    """A name fit for a screen and a record: one line, not too long, and no brackets, which mark bots.

    >>> clean_name("  Ola\\n(the   great) ")
    'Ola the great'
    """
    letters = "".join(letter if letter.isprintable() and letter not in "()" else " " for letter in name)
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def map_title(map: Path | None) -> str | None:
    """The title that a map of one's own is played as; None without a map."""
    return None if map is None else next(iter(file_titles()))


def named_title(title: str | None, map: Path | None) -> str:
    """The title as given; a map alone is enough."""
    id = title or map_title(map)
    if id is None:
        raise BadOption(f"say which title, as in {next(iter(bl.titles()))}, or give a map of your own (--map FILE)")
    return id


def title_with_files(title: str | None, map: Path | None, data: Path | None, scenario: str | None) -> Title:
    """The title that is to be shown, with the files of one's own that are given for it."""
    found, options = with_files(named_title(title, map), read_options([], scenario), map, data)
    found.check_options(options)
    return found


def read_options(given: Sequence[str], scenario: str | None = None) -> dict[str, str]:
    """`name=value` texts as a mapping; dashes in names are as good as underscores."""
    options: dict[str, str] = {} if scenario is None else {"scenario": scenario}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOption(f"an option is written name=value, not {text!r}")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def read_bots(text: str) -> list[str]:
    """`random,random` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


def ask_setting(given: Setting, lines: Lines, console: Console, words: Words) -> Setting:
    """Ask what is not given: the title, with how many, with whom. Enter takes what stands in brackets."""
    title = ask_title(lines, console, words)
    players = given.players
    if players is None:
        counts = [str(count) for count in title.player_counts]
        players = int(lines.choose(words("ask-players"), counts, counts[0]))
    setting = replace(given, title=title.id, players=title.check_players(players))
    if given.people or players == 1:
        return setting
    console.print(f"   1  {words('against-bots')}\n   2  {words('hot-seat')}")
    if lines.choose(words("ask-who"), ["1", "2"], "1") == "1":
        return setting if given.bots else replace(setting, bots=[ask_level(title, lines, console, words)])
    names = [
        lines.ask(f"{words('ask-name', n=seat + 1)} [{seat_name(seat, words.language, None)}] ")
        for seat in range(players)
    ]
    return replace(setting, people=range(players), names=names)


def ask_level(title: Title, lines: Lines, console: Console, words: Words) -> str:
    """Ask how strong the bots shall be."""
    levels = list(levels_for(title))
    console.print("   ".join(f"   {n}  {words(f'level-{level}')}" for n, level in enumerate(levels, 1)))
    numbers = [str(n + 1) for n in range(len(levels))]
    return levels[int(lines.choose(words("ask-level"), numbers, "2")) - 1]


def ask_title(lines: Lines, console: Console, words: Words) -> Title:
    """Ask which title to play."""
    titles = list(bl.titles().values())
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, title in enumerate(titles, 1):
        counts = words("player-range", least=title.least_players, most=title.most_players)
        grid.add_row(Text(f"{number:>4}", style="bold"), title.name(words.language), Text(counts, style="dim"))
    console.print(grid)
    numbers = [str(n + 1) for n in range(len(titles))]
    return titles[int(lines.choose(words("ask-title"), numbers, "1")) - 1]
