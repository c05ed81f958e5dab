"""Moments of Snowdonia games as the server will send them, for the browser client's tests and pictures.

    python tools/web_fixtures_snowdonia.py [FOLDER]

Seeded games are played by a simple taste in moves, so that the tables look lived in; a moment is kept when a
seat meets the question it stands for. The same seeds give the same files.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import branchline as bl

NAMES = ["Ada", "Bram", "Cerys", "Dai", "Eira"]
BLAENAU = {"scenario": "blaenau-ffestiniog"}
LOG = 25
"""How many events of the log go along."""

SEEDS = 400
"""How many games are searched for a moment before it counts as never met."""

AREA_TASTE = {"A": 4.0, "B": 4.0, "C": 0.3, "D": 0.1, "E": 0.1, "F": 0.3, "G": 1.5}

Facts = dict[str, Any]
Wanted = Callable[[Facts, list[Facts]], bool]


class Moment(NamedTuple):
    """A name, the table it is looked for at, and what makes it."""

    name: str
    players: int
    wanted: Wanted
    options: Facts | None = None
    watching: bool = False


def asks(question: str, least: int = 2, first_round: int = 5) -> Wanted:
    """Somebody is asked this, with at least so many answers, and the game is under way."""
    return lambda view, legal: bool(
        view["question"] == question and len(legal) >= least and view["round"] >= first_round
    )


def placing(weather: str, first_round: int) -> Wanted:
    """Somebody places a labourer, others have done so, and the weather is this."""

    def wanted(view: Facts, legal: list[Facts]) -> bool:
        busy = sum(seat is not None for area in view["areas"].values() for seat in area["labourers"])
        return (
            asks("place", first_round=first_round)(view, legal)
            and view["weather"]["now"] == weather
            and busy >= view["players"]
        )

    return wanted


def can_hire(view: Facts, legal: list[Facts]) -> bool:
    """A labourer can be hired from the pub."""
    return any(move["group"] == "hire" for move in legal)


def can_get_train(view: Facts, legal: list[Facts]) -> bool:
    """A site or a train can be had."""
    return view["question"] == "build" and {"build", "train"} <= {move["group"] for move in legal}


def stands_in(view: Facts, legal: list[Facts]) -> bool:
    """A price can be paid with something that stands in."""
    return any(move["params"].get("bars_as_ore") or move["params"].get("stones_as_rubble") for move in legal)


def is_over(view: Facts, legal: list[Facts]) -> bool:
    """The game is over, and not by an early accident."""
    return bool(view["phase"] == "over" and view["round"] >= 8)


def last_round(view: Facts, legal: list[Facts]) -> bool:
    """The last track is laid and somebody has still to decide."""
    return view["last_round"] is not None and view["phase"] != "over"


def round_begins(view: Facts, legal: list[Facts]) -> bool:
    """A later round has just begun."""
    return view["question"] == "place" and view["round"] >= 5 and bool(view["events"]["cubes"])


MOMENTS = [
    Moment("first-round", 3, lambda view, legal: True),
    Moment("place-fog", 4, placing("fog", 6)),
    Moment("place-sun", 4, placing("sun", 6)),
    Moment("place-rain", 3, placing("rain", 5), {"edition": "deluxe", "light_fog": True}),
    Moment("place-five", 5, placing("sun", 7)),
    Moment("watching", 4, round_begins, watching=True),
    Moment("hire", 4, can_hire),
    Moment("play", 4, asks("play")),
    Moment("take", 4, asks("take", least=6)),
    Moment("take-now", 4, asks("take-now")),
    Moment("work", 4, asks("work", least=4)),
    Moment("build", 4, can_get_train),
    Moment("build-stand-in", 4, stands_in),
    Moment("contract", 4, asks("contract")),
    Moment("keep", 4, asks("keep")),
    Moment("maintain", 4, asks("maintain")),
    Moment("forecast", 4, asks("forecast", first_round=2)),
    Moment("move", 4, asks("move", first_round=2)),
    Moment("smelt", 4, asks("smelt", first_round=2)),
    Moment("stone", 4, asks("stone", first_round=2)),
    Moment("dig", 4, asks("dig", first_round=2)),
    Moment("lay", 4, asks("lay", first_round=2)),
    Moment("last-round", 4, last_round),
    Moment("over", 4, is_over),
    Moment("over-two", 2, is_over),
    Moment("blaenau-start", 4, asks("start", first_round=0), BLAENAU),
    Moment("blaenau-marker", 3, asks("marker", first_round=0), BLAENAU),
    Moment("blaenau", 4, placing("sun", 6), BLAENAU),
    Moment("solo", 1, asks("place", first_round=5), {"solo_train": 3}),
    Moment("over-solo", 1, is_over, {"solo_train": 1}),
]


GAMES: list[tuple[str, int, Facts]] = [
    ("three", 3, {"edition": "deluxe"}),
    ("four", 4, {}),
    ("solo", 1, {"solo_train": 3}),
    ("blaenau", 2, BLAENAU),
]
"""Whole games, for the tests of what is shown between two views."""


def legal_moves(game: bl.Game) -> list[Facts]:
    """The legal moves as the server tells them."""
    if game.is_over:
        return []
    return [{"text": str(move), "group": move.group, "params": move.params} for move in game.legal_moves()]


def taste(view: Facts, move: Facts) -> float:
    """How much a player would like a move: enough sense for tables that look lived in."""
    group, params = move["group"], move["params"]
    if group == "place":
        return place_taste(params["space"][0], view)
    if group == "take":
        return float(sum(params["cubes"].values()) ** 3 + 2 * params["cubes"].get("ore", 0))
    if group == "work":
        return float(sum(params["got"].values()) ** 2)
    if group == "build":
        station, number = params["site"].split(".")
        sites = next(stop for stop in view["line"] if stop["station"] == station)["sites"]
        return float(sites[int(number) - 1]["points"])
    return {"pass": 0.7, "hire": 8.0, "train": 4.0, "maintain": 3.0}.get(group, 1.0)


def place_taste(area: str, view: Facts) -> float:
    """Where a labourer is wanted, by what is at hand."""
    player = view["seats"][view["to_move"]]
    goods = player["goods"]
    clear = any(not track["laid"] and track["rubble"] == 0 for stop in view["line"] for track in stop["tracks"])
    rich = {
        "C": goods["ore"] >= 3 or goods["rubble"] >= 6,
        "D": goods["steel"] > 0 and clear,
        "E": goods["stone"] >= 3 or goods["steel"] > 0,
        "F": len(player["contracts"]) < 3,
    }
    if rich.get(area):
        return {"C": 6.0, "D": 14.0, "E": 10.0, "F": 3.0}[area]
    return AREA_TASTE[area]


def choose(game: bl.Game, legal: list[Facts], guess: random.Random) -> str:
    """The text of the move that is made."""
    view = game.view(None)
    weights = [taste(view, move) for move in legal]
    return str(guess.choices(legal, weights)[0]["text"])


def fixture_of(game: bl.Game, moment: Moment, version: int, events: list[Facts]) -> Facts:
    """What the server sends to the seat that is to move, or to a seat that waits, and the end of its log."""
    to_move = game.to_move
    seat = to_move if to_move is not None else 0
    if moment.watching:
        seat = (seat + 1) % game.players
    state = {
        "title": game.title.id,
        "family": game.title.family,
        "options": game.options,
        "players": game.players,
        "names": NAMES[: game.players],
        "seat": seat,
        "to_move": to_move,
        "version": version,
        "over": game.is_over,
        "view": game.view(seat),
        "facts": game.facts(seat),
        "legal": legal_moves(game) if seat == to_move else [],
        "events": events,
        "outcome": game.outcome().as_dict() if game.is_over else None,
    }
    log = [event.as_dict() for event in game.log(seat)][-LOG:]
    return {
        "state": state | {"log": [{"number": 1, "seat": 0, "move": "?", "events": log}], "seats": [], "past": False}
    }


def find(moment: Moment, seed: int) -> Facts | None:
    """The moment in one game, if it comes up."""
    game = bl.new_game("snowdonia", players=moment.players, seed=seed, **(moment.options or {}))
    guess = random.Random(f"{moment.name} {seed}")
    events = [event.as_dict() for event in game.log(None)]
    version = 0
    while True:
        legal = legal_moves(game)
        view = game.view(None)
        if moment.wanted(view, legal):
            return fixture_of(game, moment, version, events)
        if game.is_over:
            return None
        events = [event.as_dict() for event in game.play(choose(game, legal, guess))]
        version += 1


def fixture(moment: Moment) -> Facts:
    """The moment in the first game that has it."""
    for seed in range(SEEDS):
        found = find(moment, seed)
        if found is not None:
            return found
    raise LookupError(f"no game of {SEEDS} has the moment {moment.name!r}")


def told(game: bl.Game) -> list[Facts]:
    """The events of the last move, each with what it changed."""
    unfolded = game.unfolded(0)
    return [event.as_dict() | {"changes": changes} for event, changes in unfolded.steps]


def whole_game(players: int, options: Facts) -> list[Facts]:
    """A game from its deal to its end: every view with the events that led to it."""
    game = bl.new_game("snowdonia", players=players, seed=7, **options)
    game.watched = True
    guess = random.Random(f"{players} {options}")
    moments: list[Facts] = [{"events": [], "view": game.view(0)}]
    while not game.is_over:
        game.play(choose(game, legal_moves(game), guess))
        moments.append({"events": told(game), "view": game.view(0)})
    return moments


def main(folder: Path) -> None:
    """Write every moment into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        text = json.dumps(fixture(moment), separators=(",", ":"), ensure_ascii=False)
        (folder / f"snowdonia-{moment.name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{len(text):7d}  snowdonia-{moment.name}")
    (folder / "games").mkdir(exist_ok=True)
    for name, players, options in GAMES:
        text = json.dumps(whole_game(players, options), separators=(",", ":"), ensure_ascii=False)
        (folder / "games" / f"snowdonia-{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{len(text):7d}  games/snowdonia-{name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "web" / "fixtures")
