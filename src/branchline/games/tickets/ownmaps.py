"""Maps of one's own: checked in sentences, drawn, tried out by bots, and texts to begin one with."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from importlib import resources
from itertools import islice
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import BadMap
from branchline.core.ownmaps import MapChecked, ProblemTold
from branchline.core.problems import MOST, Problem
from branchline.core.tables import parse
from branchline.core.title import Title
from branchline.games.tickets.advice import advice, suggested_tickets
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.family import FAMILY
from branchline.games.tickets.ferries import ferry_payments
from branchline.games.tickets.hard_paths import has_hard_paths
from branchline.games.tickets.mapcheck import Checker
from branchline.games.tickets.mapfile import MapFile, map_text, read_map
from branchline.games.tickets.repairs import repair_of
from branchline.games.tickets.titles import TicketTitle, load
from branchline.games.tickets.trial import dealt, trial

FILE = "map"
PLACES = {
    "cities": "city",
    "tracks": "track",
    "tickets": "ticket",
    "goals": "goal",
    "countries": "country",
    "rules": "rule",
    "passengers": "passengers",
}
"""The tables of a map file, and what one entry of each is called."""
TOO_LONG = 0.5
"""Seconds that a single move, or what is told of it, may take the rules on a map of one's own."""
MOST_PAYMENTS = 20_000
"""Ways to pay all ferries, one by one, with every card in hand."""
REHEARSAL = 3.0
"""Seconds for which moves are tried out on it."""


def place_of(where: str, map: MapFile | None) -> dict[str, str] | None:
    """What of a map an entry is about, if it can be pointed at."""
    table, _, rest = where.partition(".")
    if table not in PLACES or not rest:
        return None
    known = getattr(map, table, {}) if map is not None and table != "rules" else {}
    id = next((each for each in known if rest == each or rest.startswith(f"{each}.")), rest.partition(".")[0])
    return {PLACES[table]: id}


def told(problem: Problem, map: MapFile | None, language: str) -> ProblemTold:
    """A problem as a sentence."""
    return ProblemTold(
        problem.where,
        place_of(problem.where, map),
        problem.must,
        problem.text(language),
        repair_of(problem, map, language),
    )


class TicketMaps:
    """What the family offers for maps of one's own."""

    def start(self, id: str) -> str | None:
        """The text of a built-in map, or of a small one with remarks."""
        if id == "new":
            return (resources.files("branchline.games.tickets") / "new_map.toml").read_text("utf-8")
        return map_text(f"{id}.toml") if id in FAMILY.titles else None

    def check(self, text: str, language: str) -> MapChecked:
        """Everything about a map."""
        map: MapFile | None = None
        problems: list[Problem] = []
        try:
            map = read_map(parse(text, FILE), FILE)
            Checker(map, FILE).check()
            problems = list(islice(advice(map), MOST))
        except BadMap as error:
            problems = list(error.problems)
        ok = not any(each.must for each in problems)
        sound = map is not None and not any(
            each.where.startswith(("cities", "tracks")) for each in problems if each.must
        )
        return MapChecked(
            ok=ok,
            problems=[told(each, map, language) for each in problems],
            name=map.name if map is not None else "",
            facts=msgspec.to_builtins(map) if ok else None,
            suggested={"tickets": suggested_tickets(map) if map is not None and sound else []},
        )

    def facts(self, title: Title) -> dict[str, Any]:
        """What is printed on a title's map."""
        assert isinstance(title, TicketTitle)
        tables: dict[str, Any] = msgspec.to_builtins(title.map)
        return tables

    def layout(self, title: Title) -> dict[str, Any] | None:
        """The finished drawing of a map; a built-in title whose tracks are as long as ever needs none."""
        from branchline.games.tickets.layout import draw  # numpy takes its time

        assert isinstance(title, TicketTitle)
        if title.id != "tickets" and same_tracks(title.map, load(title.id, "", title.id).map):
            return None
        return draw(title.map)

    def picture(self, title: Title, drawing: dict[str, Any], form: str) -> bytes:
        """A finished drawing as a picture, `svg` or `png`."""
        from branchline.games.tickets.layout.picture import png, svg

        assert isinstance(title, TicketTitle)
        return png(title.map, drawing) if form == "png" else svg(title.map, drawing)

    def costly(self, title: Title, language: str) -> str:
        """A sentence if the rules would take too long on a map; else empty. Takes seconds itself."""
        assert isinstance(title, TicketTitle)
        return Problem("", "tickets-map-too-costly").text(language) if too_costly(title) else ""

    def trial(self, text: str, games: int, seconds: float) -> dict[str, Any]:
        """What comes of games among bots."""
        return trial(load("tickets", text, FILE), games, seconds)


def same_tracks(map: MapFile, other: MapFile) -> bool:
    """Whether two maps have the same tracks at the same places, as far as a drawing tells."""
    return {id: (track.length, track.bonus > 0) for id, track in map.tracks.items()} == {
        id: (track.length, track.bonus > 0) for id, track in other.tracks.items()
    } and {id: city.at for id, city in map.cities.items()} == {id: city.at for id, city in other.cities.items()}


def too_costly(title: TicketTitle) -> bool:
    """Whether the rules take too long on a map: games that claim whatever they can, timed move by move."""
    if ways_to_pay_ferries(title) > MOST_PAYMENTS or has_hard_paths(title.map):
        return True
    ends = time.process_time() + REHEARSAL
    for seed in range(2):
        for seconds in rehearsed(title, seed):
            if seconds > TOO_LONG:
                return True
            if time.process_time() > ends:
                return False
    return False


def ways_to_pay_ferries(title: TicketTitle) -> int:
    """In how many ways somebody could pay all ferries, one by one, who had drawn every card: pairs make very many."""
    map, board = title.map, title.board
    if not map.rules.pair_pays_symbol:
        return 0
    everything = vec[i64]([map.rules.cards_per_color] * len(COLORS) + [map.rules.locomotives])
    shapes: dict[tuple[int, int], int] = {}
    total = 0
    for number, track in enumerate(map.tracks.values()):
        shape = (track.length, track.ferry)
        if track.ferry and shape not in shapes:
            shapes[shape] = len(ferry_payments(board.ferry(number), everything, 0))
        total += shapes.get(shape, 0)
    return total


def rehearsed(title: TicketTitle, seed: int) -> Iterator[float]:
    """Play a game that claims whatever it can; the seconds of each move with all that is told of it."""
    chance = random.Random(seed)
    game = dealt(title, title.most_players, seed)
    while not game.is_over:
        began = time.process_time()
        moves = game.legal_moves()
        claims = [move for move in moves if move.group == "claim"]
        seat = game.to_move
        game.play(chance.choice(claims or list(moves)))
        game.facts(seat)
        yield time.process_time() - began


MAPS = TicketMaps()
