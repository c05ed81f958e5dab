"""Each event of a move carries its own change of the view, and no other."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

import branchline as bl
from branchline.core.changes import apply_changes, changes
from branchline.games.snowdonia.schema import EVENTS

COURSE = "phase area to_move question choice.*"
"""The course of the round goes on between events, and is seen with the next one."""

SCORE = "seats.S.score seats.S.contracts.*"
BAG = "unseen_cubes.*|bag.*"
GOODS = f"seats.S.goods.* {SCORE}"
PLACE = "line.*.tracks.*|line.*.excavation.*"
MARKER = f"seats.S.markers {SCORE}"
SURVEYOR = f"line.*.surveyors.* seats.S.surveyor seats.S.surveyor_points {SCORE}"
DECK = "deck unseen_contracts.* weather.top_back"
SHED = "shed.trains.*"
TURN_OF_EVENTS = "events.from"
"""In Blaenau Ffestiniog the game's surveyor changes ends after an event: seen with the next one."""

PATHS: dict[str, tuple[str, str]] = {
    # event: what it must change, what it may change besides; S is its seat, | stands between alternatives
    "chose-start": ("", f"seats.S.home {SURVEYOR}"),
    "chose-marker": ("", "events.from"),
    "round": ("round phase", f"seats.*.contracts.* {TURN_OF_EVENTS}"),
    "hired": ("seats.S.labourers seats.S.pub seats.S.goods.coal", f"{BAG} {SCORE}"),
    "placed": ("areas.*.labourers.* seats.S.labourers", ""),
    "played": ("seats.S.contracts.*", ""),
    "passed": ("", ""),
    "took": ("yard.* seats.S.goods.*", SCORE),
    "starts-next": ("", "start"),
    "starts-next-locked": ("", "start"),
    "dug": (f"{PLACE} seats.S.goods.rubble", SCORE),
    "cleared": ("line.*.excavation.* seats.S.markers", SCORE),
    "cleared-unowned": ("", ""),
    "worked": ("seats.S.goods.*", f"steel {BAG} {SCORE}"),
    "laid": ("line.*.tracks.* seats.S.markers seats.S.goods.steel steel", SCORE),
    "built": ("line.*.sites.* seats.S.markers", f"steel seats.S.goods.* {BAG} {SCORE}"),
    "free-cubes": ("seats.S.goods.*", f"{BAG} {SCORE}"),
    "bought": (f"seats.S.train {SHED}", f"steel {GOODS} {BAG}"),
    "returned": (SHED, ""),
    "idle": ("", ""),
    "took-contract": ("office.* seats.S.contracts.*", SCORE),
    "surveyed": ("line.*.surveyors.* seats.S.surveyor", SURVEYOR),
    "left-start": ("seats.S.marker_at_home seats.S.markers", ""),
    "moved": ("areas.*.labourers.*", ""),
    "swapped": ("", "weather.next"),
    "blocked": ("", ""),
    "drew-cubes": ("", f"{BAG} {GOODS}"),
    "drew-contract": ("deck choice.*", DECK),
    "kept": ("discards.*", f"choice.* {SCORE}"),
    "discarded": ("office.* discards.*", ""),
    "reshuffled": ("deck discards.*", f"{DECK} office.*"),
    "turned-up": ("office.* deck", DECK),
    "weather": ("", "weather.* areas.*.labourers.* areas.*.open seats.*.labourers seats.*.pub office.*"),
    "weather-none": ("", "weather.* areas.*.labourers.* seats.*.labourers seats.*.pub office.*"),
    "disc": ("weather.last", ""),
    "rates": ("", "rates.*"),
    "restocked": ("", f"yard.* {BAG} events.due"),
    "event-cube": ("events.cubes.* events.due", TURN_OF_EVENTS),
    "event-dug": (PLACE, ""),
    "event-laid": ("line.*.tracks.*", ""),
    "completed": ("line.*.closed", "events.markers"),
    "no-effect": ("", ""),
    "trains-open": ("", "shed.open"),
    "maintenance-due": ("", ""),
    "maintained": ("seats.S.goods.steel steel", ""),
    "maintained-card": ("seats.S.contracts.* discards.*", SCORE),
    "gave-up": ("seats.S.train", f"{SHED} {SCORE}"),
    "coaled": (f"{SHED} {BAG}", ""),
    "cubes-returned": (f"events.cubes.* {BAG}", ""),
    "extra-build-space": ("areas.B.*", TURN_OF_EVENTS),
    "last-track": ("last_round", ""),
    "last-track-event": ("last_round", ""),
    "extra-round": ("last_round", TURN_OF_EVENTS),
    "game-over": ("phase", TURN_OF_EVENTS),
    "no-effect-play": ("", ""),
}

AT_THE_DEAL = {"first-player", "set-aside", "solo-train", "first-yard"}
"""These happen only before the first view."""

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(1, 6)),
    *((players, {"edition": "deluxe", "light_fog": True}) for players in range(1, 6)),
    *((players, {"scenario": "blaenau-ffestiniog"}) for players in range(1, 5)),
    (3, {"contract_plays": "one", "deck_exhaustion": "gaps", "final_round_cleanup": False}),
]


def pattern(paths: str, seat: int | None) -> re.Pattern[str]:
    """A regular expression for any of these paths: `*` is one step and all that is below it at the end."""
    ways = [
        path.replace(".S.", f".{seat}.").replace(".", r"\.").replace(r"\.*\.", r"\.[^.]+\.").replace(r"\.*", r"(\..+)?")
        for path in paths.replace("|", " ").split()
    ]
    return re.compile("|".join(ways) or "(?!)")


def steps(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[bl.Event, list[str]]]:
    """Every event of a random game with the paths it changed."""
    game = bl.new_game("snowdonia", players=players, seed=seed, **options)
    game.watched = True
    chance = random.Random(f"frames {players} {seed}")
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
        for event, changed in game.unfolded(None).steps:
            yield event, [".".join(str(step) for step in path) for path, _ in changed]


def test_the_table_names_every_event() -> None:
    assert PATHS.keys() | AT_THE_DEAL == EVENTS.keys()
    assert not PATHS.keys() & AT_THE_DEAL


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_an_event_changes_what_it_tells_and_nothing_else(players: int, options: dict[str, Any]) -> None:
    told: set[str] = set()
    for seed in range(6):
        for event, changed in steps(players, options, seed):
            must, may = PATHS[event.key]
            seat = event.params.get("seat")
            allowed = pattern(f"{COURSE} {must} {may}", seat)
            assert [path for path in changed if not allowed.fullmatch(path)] == [], event
            for wanted in must.split():
                found = pattern(wanted, seat)
                assert any(found.fullmatch(path) for path in changed), f"{event} did not change {wanted}"
            told.add(event.key)
    assert len(told) > 20


Told = Callable[[Any, Any, Any], bool]


def goods(view: Any, params: Any) -> dict[str, int]:
    """The goods of an event's seat."""
    return dict(view["seats"][params["seat"]]["goods"])


def plus(have: dict[str, int], more: dict[str, int], sign: int = 1) -> dict[str, int]:
    """Goods with more, or less, of some."""
    return {good: n + sign * more.get(good, 0) for good, n in have.items()}


def place(view: Any, params: Any) -> Any:
    """The track or excavation site of an event."""
    parts = [part for station in view["line"] for part in (*station["tracks"], *station["excavation"])]
    return next(part for part in parts if part["place"] == params["place"])


def space(view: Any, name: str) -> Any:
    """Who stands on a space; on G everybody."""
    labourers = view["areas"][name[0]]["labourers"]
    return labourers if name == "G" else labourers[int(name[1:]) - 1]


def stands(view: Any, name: str, seat: int) -> bool:
    """Whether a seat's labourer stands on a space."""
    there = space(view, name)
    return seat in there if name == "G" else there == seat


def held(view: Any, params: Any) -> dict[int, Any]:
    """The contracts of an event's seat."""
    return {each["contract"]: each for each in view["seats"][params["seat"]]["contracts"]}


def kind(view: Any, letter: str) -> str:
    """What is done in an area."""
    return str(view["areas"][letter]["kind"])


def coal_in_shed(view: Any) -> dict[int, int]:
    """The trains in the shed with their coal."""
    return {each["train"]: each["coal"] for each in view["shed"]["trains"]}


VALUES: dict[str, Told] = {
    # event: whether the views before and after it fit its parameters
    "placed": lambda old, new, p: stands(new, p["space"], p["seat"]),
    "moved": lambda old, new, p: stands(new, p["to"], p["seat"]),
    "hired": lambda old, new, p: goods(new, p) == plus(goods(old, p), {"coal": p["n"]}, -1),
    "played": lambda old, new, p: held(new, p)[p["contract"]]["used"] and held(new, p)[p["contract"]]["active"],
    "took": lambda old, new, p: (
        goods(new, p) == plus(goods(old, p), p["cubes"]) and new["yard"] == plus(old["yard"], p["cubes"], -1)
    ),
    "drew-cubes": lambda old, new, p: goods(new, p) == plus(goods(old, p), p["cubes"]),
    "free-cubes": lambda old, new, p: goods(new, p) == plus(goods(old, p), p["cubes"]),
    "dug": lambda old, new, p: (
        goods(new, p) == plus(goods(old, p), {"rubble": p["n"]})
        and place(new, p)["rubble"] == place(old, p)["rubble"] - p["n"]
    ),
    "cleared": lambda old, new, p: place(new, p)["owner"] == p["seat"] and place(new, p)["points"] == p["n"],
    "worked": lambda old, new, p: goods(new, p) == plus(plus(goods(old, p), p["paid"], -1), p["got"]),
    "laid": lambda old, new, p: place(new, p)["owner"] == p["seat"] and place(new, p)["laid"],
    "built": lambda old, new, p: goods(new, p) == plus(goods(old, p), p["paid"], -1),
    "bought": lambda old, new, p: (
        goods(new, p) == plus(plus(goods(old, p), p["paid"], -1), {"coal": p["n"]})
        and new["seats"][p["seat"]]["train"] == p["train"]
    ),
    "returned": lambda old, new, p: coal_in_shed(new)[p["train"]] == 0,
    "gave-up": lambda old, new, p: new["players"] == 1 or coal_in_shed(new)[p["train"]] == 0,
    "coaled": lambda old, new, p: coal_in_shed(new)[p["train"]] == p["n"],
    "took-contract": lambda old, new, p: p["contract"] in held(new, p) and p["contract"] not in new["office"],
    "kept": lambda old, new, p: p["contract"] in held(new, p) and set(p["discarded"]) <= set(new["discards"]),
    "maintained-card": lambda old, new, p: p["contract"] not in held(new, p),
    "maintained": lambda old, new, p: goods(new, p) == plus(goods(old, p), {"steel": 1}, -1),
    "surveyed": lambda old, new, p: new["seats"][p["seat"]]["surveyor"] == p["station"],
    "chose-start": lambda old, new, p: new["seats"][p["seat"]]["home"] == p["station"],
    "chose-marker": lambda old, new, p: new["events"]["from"] == p["station"],
    "left-start": lambda old, new, p: new["seats"][p["seat"]]["marker_at_home"],
    "swapped": lambda old, new, p: old["weather"]["next"] == p["weather"] and new["weather"]["next"] == p["new"],
    "starts-next": lambda old, new, p: new["start"] == p["seat"],
    "starts-next-locked": lambda old, new, p: new["start"] == p["seat"],
    "drew-contract": lambda old, new, p: p["contract"] in new["choice"]["drawn"],
    "discarded": lambda old, new, p: p["contract"] in new["discards"] and p["contract"] not in new["office"],
    "turned-up": lambda old, new, p: new["office"][p["n"] - 1] == p["contract"],
    "reshuffled": lambda old, new, p: new["deck"] == p["n"] and new["discards"] == [],
    "weather": lambda old, new, p: (
        new["phase"] == "weather"
        and new["weather"]["now"] == p["weather"] == old["weather"]["next"]
        and not any(seat is not None for area in new["areas"].values() for seat in area["labourers"])
    ),
    "disc": lambda old, new, p: new["weather"]["last"] == p["weather"],
    "rates": lambda old, new, p: all(rate["values"][rate["field"]] == p[which] for which, rate in new["rates"].items()),
    "restocked": lambda old, new, p: (
        new["phase"] == "events"
        and new["yard"] == plus(old["yard"], p["cubes"])
        and new["unseen_cubes"] == plus(old["unseen_cubes"], {**p["cubes"], "event": p["n"]}, -1)
    ),
    "event-cube": lambda old, new, p: p["n"] in new["events"]["cubes"],
    "event-dug": lambda old, new, p: place(old, p)["rubble"] == p["n"] and place(new, p)["rubble"] == 0,
    "event-laid": lambda old, new, p: place(new, p)["laid"] and place(new, p)["rubble"] == 0,
    "completed": lambda old, new, p: all(
        station["closed"] for station in new["line"] if station["station"] == p["station"]
    ),
    "trains-open": lambda old, new, p: new["shed"]["open"],
    "extra-build-space": lambda old, new, p: new["areas"]["B"]["kind"] == "build",
    "round": lambda old, new, p: new["round"] == p["n"] and new["phase"] == "assign",
    "idle": lambda old, new, p: kind(new, new["area"]) == kind(new, p["area"]) or new["phase"] == "contracts",
    "game-over": lambda old, new, p: new["phase"] == "over",
}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_view_after_an_event_is_what_the_event_says(players: int, options: dict[str, Any]) -> None:
    game = bl.new_game("snowdonia", players=players, seed=3, **options)
    game.watched = True
    chance = random.Random(3)
    while not game.is_over:
        moves = game.legal_moves()
        view = game.view(None)
        game.play(moves[chance.randrange(len(moves))])
        for event, changed in game.unfolded(None).steps:
            after = apply_changes(view, changed)
            fits = VALUES.get(event.key)
            assert fits is None or fits(view, after, event.params), event
            view = after


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_made_from_an_earlier_one_is_the_same(players: int, options: dict[str, Any]) -> None:
    """What is shared between the views of a move is what has not changed."""
    game = bl.new_game("snowdonia", players=players, seed=7, **options)
    game.watched = True
    chance = random.Random(7)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
        position = game._position
        frames = [*(position.frames or []), position]
        seen = frames[0].shared_view()
        for before, frame in pairwise(frames):
            made = frame.shared_view_after(before, seen)
            assert changes(frame.shared_view(), made) == [] and list(made) == list(frame.shared_view())
            seen = made
