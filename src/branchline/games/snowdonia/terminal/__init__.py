"""Snowdonia in the terminal."""

from __future__ import annotations

import re
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.core.events import Event
from branchline.core.game import Game
from branchline.core.title import Title
from branchline.games.snowdonia.terminal import areas, choices, facts
from branchline.games.snowdonia.terminal.ending import ending
from branchline.games.snowdonia.terminal.mountain import Mountain, legend
from branchline.games.snowdonia.terminal.panes import panes
from branchline.games.snowdonia.terminal.provenance import provenance
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import GOODS, signs_for
from branchline.games.snowdonia.terminal.station import find_station, matching, station_card
from branchline.games.snowdonia.titles import SnowdoniaTitle
from branchline.terminal.console import Marks
from branchline.terminal.menu import Menu
from branchline.terminal.panes import Panes
from branchline.terminal.screen import Depth, Screen
from branchline.terminal.texts import Words

SPACE = re.compile(r"[a-f][1-9]|g", re.IGNORECASE | re.ASCII)
SHORT_GOODS = re.compile(r"(\d{1,2}) ?([OSCB])(?=\d|\b)", re.IGNORECASE | re.ASCII)
LETTERS = {letter: good for good, letter in GOODS.items()}
OWN_TIPS = frozenset({"help-move", "help-more", "help-map", "help-why", "help-rules", "why-what"})
"""Texts of the table that name moves or places, and so differ from game to game."""

ON_THE_MOUNTAIN = frozenset({"build", "dig", "lay"})
IN_THE_AREAS = frozenset({"place", "play", "move"})
OF_CONTRACTS = frozenset({"contract", "keep", "maintain"})
"""The questions for which, later in a round, a part of the table is shown again."""

KEYWORDS = ("events", "areas", "trains", "office", "players")


class SnowdoniaScreen(Screen):
    """The mountain, sky and events, areas with their parts of the board, players, contracts with their worth."""

    quiet = frozenset({"placed", "passed", "turned-up", "discarded", "disc", "rates", "first-yard", "set-aside"})
    hides = False

    def __init__(self, title: Title, words: Words, marks: Marks) -> None:
        super().__init__(title, words, marks)
        self.snowdonia = cast(SnowdoniaTitle, title)
        self.signs = signs_for(marks)

    # -- the table --------------------------------------------------------------------------------

    def table(self, game: Game, seat: int, depth: Depth) -> RenderableType:
        """Everything when a round begins; later in it what the question is about."""
        seen = Seen(game, seat)
        if depth == Depth.ALL or self.begins(seen):
            return Group(*self.whole(game, seen, depth == Depth.ALL))
        return Group(*self.for_question(game, seen))

    def begins(self, seen: Seen) -> bool:
        """Whether the seat has not decided anything yet this round."""
        labourers, me = seen.title.box.components.labourers, seen.me
        fresh = bool(me["pub"] > 0 and me["labourers"] >= labourers)
        return seen.view["phase"] == "start" or (seen.view["question"] == "place" and fresh)

    def whole(self, game: Game, seen: Seen, explained: bool) -> list[RenderableType]:
        """Every part of the table."""
        parts: list[RenderableType] = [
            *facts.status(self, seen),
            facts.sky(self, seen),
            facts.events(self, seen, explained),
            Mountain(self, seen),
        ]
        if explained or seen.view["round"] <= 1:
            parts.append(legend(self))
        parts += [areas.areas(self, seen), Text(), facts.players(self, game, seen), facts.legend(self)]
        if explained:
            parts += areas.trains(self, seen)
        parts += [*facts.office(self, seen), *facts.own_contracts(self, seen)]
        return parts

    def for_question(self, game: Game, seen: Seen) -> list[RenderableType]:
        """The state of the round and what the question is about."""
        question = seen.view["question"]
        parts = facts.status(self, seen)
        if question in ON_THE_MOUNTAIN:
            parts.append(Mountain(self, seen))
        if question in IN_THE_AREAS:
            parts.append(areas.areas(self, seen))
        if question == "forecast":
            parts.append(facts.sky(self, seen))
        if question in ("take", "take-now"):
            parts.append(facts.yard(self, seen))
        parts.append(facts.mine(self, seen))
        if question in OF_CONTRACTS:
            parts += facts.short_contracts(self, seen)
        return parts

    def task(self, game: Game, seat: int) -> str:
        """The question, with the name of who has to answer it."""
        question = self.family(f"question-{game.view(seat)['question']}")
        return f"{self.marks.here} {self.name(game, seat)}: {question}"

    def recent(self, log: list[Event], seat: int) -> list[Event]:
        """What happened this round, or also in the last one if the seat has done nothing in this one yet."""
        rounds = [at for at, event in enumerate(log) if event.key == "round"]
        if not rounds:
            return log
        acted = any(event.params.get("seat") == seat for event in log[rounds[-1] :])
        return log[rounds[-1 if acted or len(rounds) == 1 else -2] :]

    def panes(self, game: Game, seat: int) -> Panes:
        """The mountain; players; sky, yard, areas and what one has."""
        return panes(self, game, Seen(game, seat))

    # -- moves ------------------------------------------------------------------------------------

    def menu(self, game: Game, unfold: str) -> Menu:
        """Legal moves by kind."""
        return choices.menu(self, game, unfold)

    def read(self, game: Game, line: str) -> str:
        """Short forms: `A2` for a placement, `2o1s` for cubes or a trade, the beginning of a station's name."""
        text = " ".join(line.split())
        verb, _, rest = text.partition(" ")
        question = game.view(game.to_move)["question"]
        if SPACE.fullmatch(text):
            return f"place {text}"
        if SHORT_GOODS.fullmatch(text) or (text[:1].isdigit() and SHORT_GOODS.sub("", text).strip() == ""):
            return f"{'take' if question in ('take', 'take-now') else 'work'} {spelled_out(text)}"
        if verb.lower() in ("take", "work"):
            return f"{verb} {spelled_out(rest)}"
        if verb.lower() == "build":
            return f"build {self.read_site(game, rest)}"
        if verb.lower() in ("start", "marker"):
            ends = (game.view(None)["line"][0]["station"], game.view(None)["line"][-1]["station"])
            found = matching({id: self.snowdonia.station_name(id) for id in ends}, rest)
            return f"{verb} {found[0] if len(found) == 1 else rest}"
        return line

    def read_site(self, game: Game, text: str) -> str:
        """A site with the station's id instead of the beginning of its name."""
        name, colon, payment = text.partition(":")
        station, _, number = name.strip().rpartition(" ")
        ids = [station["station"] for station in game.view(None)["line"]]
        found = matching({id: self.snowdonia.station_name(id) for id in ids}, station) if station else []
        return f"{found[0]} {number}{colon}{payment}" if len(found) == 1 else text

    def completions(self, game: Game) -> list[str]:
        """Moves, and stations for `map`."""
        stations = [self.snowdonia.station_name(one["station"]) for one in game.view(None)["line"]]
        return [*game.legal_moves().texts(), *(f"map {name}" for name in (*stations, *KEYWORDS))]

    def notation(self) -> str:
        """How moves are typed."""
        letters = ", ".join(
            f"{letter} {self.family(f'good-{good}')}" for good, letter in GOODS.items() if good != "event"
        )
        return self.words("snowdonia-notation", letters=letters)

    def tip(self, key: str) -> str:
        """A text of the table with examples of this game."""
        return self.words(f"snowdonia-{key}" if key.removesuffix("-about") in OWN_TIPS else key)

    # -- looking closely --------------------------------------------------------------------------

    def place(self, game: Game, seat: int, name: str) -> RenderableType:
        """The mountain, a station in full, or a part of the table by name."""
        seen = Seen(game, seat)
        if not name:
            return Group(Mountain(self, seen), legend(self), facts.legend(self))
        if name.lower() in KEYWORDS:
            parts: dict[str, list[RenderableType]] = {
                "events": [facts.sky(self, seen), facts.events(self, seen, True)],
                "areas": [areas.areas(self, seen)],
                "trains": areas.trains(self, seen),
                "office": facts.office(self, seen),
                "players": [facts.players(self, game, seen), facts.legend(self)],
            }
            return Group(*parts[name.lower()])
        return station_card(self, game, seen, find_station(self, seen, name))

    def ending(self, game: Game) -> RenderableType:
        """The score sheet."""
        return ending(self, game)

    def data(self) -> RenderableType:
        """Every value with its provenance."""
        return provenance(self, "")

    def data_only(self, kind: str) -> RenderableType:
        """The values of one provenance."""
        return provenance(self, kind)


def spelled_out(goods: str) -> str:
    """Typed goods with their names instead of letters.

    >>> spelled_out("2o1S")
    '2 ore 1 stone'
    """
    return " ".join(SHORT_GOODS.sub(lambda found: f"{found[1]} {LETTERS[found[2].upper()]} ", goods).split())


def make_screen(title: Title, words: Words, marks: Marks) -> Screen:
    """The screen of the title."""
    return SnowdoniaScreen(title, words, marks)
