"""Tables for the browser client's tests and pictures: seeded games, stopped at telling moments.

    python tools/web_fixtures.py [FOLDER]

Every file holds a table as a seat is told it (`state`), and how Python says its last events (`spoken`).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import branchline as bl
from branchline.bots.levels import ANYWHERE
from branchline.core.text import LANGUAGES
from branchline.server.http.title_routes import title_told

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NAMES = ["Ola", "Marta", "Ada", "Tomek", "Jens"]
LOG = 80
SPOKEN = 30
WISHES = {
    "claim": 2.0,
    "draw": 6.0,
    "tickets": 0.3,
    "keep": 1.0,
    "tunnel": 1.0,
    "pass": 1.0,
    "passenger": 1.0,
    "station": 0.4,
}

Moment = Callable[[bl.Game, int], bool]


def phase(name: str) -> Moment:
    """The seat is to move in this phase."""
    return lambda game, seat: game.to_move == seat and game.view(seat)["phase"] == name


def wagons_left(share: float) -> Moment:
    """It is the seat's turn and this share of its wagons, or less, is left."""

    def found(game: bl.Game, seat: int) -> bool:
        facts = game.view(seat)
        start = sum(game.title.map.tracks[track].length for track in facts["seats"][seat]["tracks"])  # type: ignore[attr-defined]
        wagons = facts["seats"][seat]["wagons"]
        return game.to_move == seat and facts["phase"] == "turn" and wagons <= share * (wagons + start)

    return found


def few_wagons(game: bl.Game, seat: int) -> bool:
    """A third of the seat's wagons are on the map."""
    return bool(game.view(seat)["seats"][seat]["wagons"] <= 30)


def both(first: Moment, second: Moment) -> Moment:
    """Both at once."""
    return lambda game, seat: first(game, seat) and second(game, seat)


def choices(least: int) -> Moment:
    """There is much to choose from."""
    return lambda game, seat: len(game.legal_moves()) >= least


def last_round(game: bl.Game, seat: int) -> bool:
    """The seat's turn in the last round."""
    return game.to_move == seat and game.view(seat)["last_round"] is not None


def before_the_end(game: bl.Game, seat: int) -> bool:
    """The last round has not begun."""
    return game.view(seat)["last_round"] is None


def stations_built(least: int) -> Moment:
    """So many stations stand on the map."""
    return lambda game, seat: sum(len(each["stations"]) for each in game.view(seat)["seats"]) >= least


def waiting(game: bl.Game, seat: int) -> bool:
    """Another seat chooses tickets."""
    return game.to_move not in (seat, None) and game.view(seat)["phase"] == "keeping"


def over(game: bl.Game, seat: int) -> bool:
    """The end."""
    return game.is_over


MOMENTS: dict[str, list[tuple[str, int, int, int, Moment]]] = {
    "switzerland": [
        ("start", 3, 4, 2, phase("choosing")),
        ("turn", 3, 4, 2, both(wagons_left(0.6), choices(30))),
        ("tunnel", 3, 4, 2, both(phase("tunnel"), choices(3))),
        ("waiting", 3, 9, 2, waiting),
        ("two", 2, 6, 0, wagons_left(0.6)),
        ("over", 3, 4, 2, over),
    ],
    "northern-lights": [
        ("turn", 5, 17, 2, both(both(wagons_left(0.7), choices(15)), before_the_end)),
        ("second", 4, 3, 1, both(phase("second-card"), few_wagons)),
        ("keeping", 3, 8, 0, phase("keeping")),
        ("last", 5, 11, 2, last_round),
        ("over", 5, 11, 2, over),
    ],
    "usa": [
        ("turn", 5, 5, 3, both(wagons_left(0.6), choices(30))),
        ("late", 4, 2, 1, last_round),
    ],
    "europe": [
        ("start", 3, 5, 1, phase("choosing")),
        ("turn", 5, 2, 0, both(both(wagons_left(0.6), choices(30)), stations_built(3))),
        ("over", 4, 3, 1, over),
    ],
    "nordic-countries": [
        ("turn", 3, 3, 1, both(wagons_left(0.6), choices(30))),
        ("over", 2, 5, 0, over),
    ],
    "germany": [
        ("start", 3, 2, 0, phase("announcing")),
        ("turn", 5, 3, 1, both(wagons_left(0.6), choices(30))),
        ("passenger", 4, 4, 2, both(phase("passenger"), few_wagons)),
        ("keeping", 3, 6, 1, phase("keeping")),
        ("over", 4, 1, 0, over),
    ],
    "india": [
        ("turn", 4, 2, 1, both(wagons_left(0.5), choices(30))),
        ("over", 3, 1, 0, over),
    ],
}


def choose(game: bl.Game, dice: random.Random) -> bl.Move:
    """A random move of a player who likes long tracks and cards."""
    moves = list(game.legal_moves())
    groups = sorted({move.group for move in moves})
    group = dice.choices(groups, [WISHES[group] for group in groups])[0]
    among = [move for move in moves if move.group == group]
    if group == "claim":
        tracks = game.title.map.tracks  # type: ignore[attr-defined]
        among.sort(key=lambda move: (-tracks[move.params["track"]].length, str(move)))
        return among[min(int(dice.expovariate(0.35)), len(among) - 1)]
    return dice.choice(among)


def play_to(title: str, players: int, seed: int, seat: int, moment: Moment) -> bl.Game:
    """A game at the moment."""
    dice = random.Random(f"{title} {seed}")
    game = bl.new_game(title, players=players, seed=seed, first_player=0)
    while not moment(game, seat):
        if game.is_over:
            raise SystemExit(f"{title}, seed {seed}: the moment never came")
        game.play(choose(game, dice))
    return game


def legal(game: bl.Game, seat: int | None) -> list[dict[str, Any]]:
    """The seat's legal moves, if it is its turn."""
    if seat is None or game.to_move != seat:
        return []
    return [{"text": str(move), "group": move.group, "params": move.params} for move in game.legal_moves()]


def spoken(game: bl.Game, seat: int | None) -> dict[str, list[str]]:
    """The last events in words."""
    last = list(game.log(seat))[-SPOKEN:]
    return {language: [event.text(language, NAMES) for event in last] for language in LANGUAGES}


def fixtures() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table with its name."""
    for title, moments in MOMENTS.items():
        for name, players, seed, seat, moment in moments:
            game = play_to(title, players, seed, seat, moment)
            yield f"{title}-{name}", {"state": table(game, seat), "spoken": spoken(game, seat)}
    game = play_to("usa", *MOMENTS["usa"][0][1:])
    yield "usa-watching", {"state": table(game, None), "spoken": spoken(game, None)}


def table(game: bl.Game, seat: int | None) -> dict[str, Any]:
    """A table as the client has it; its log tells the last events as one move."""
    log = [event.as_dict() for event in game.log(seat)]
    return {
        "title": game.title.id,
        "family": game.title.family,
        "options": game.options,
        "players": game.players,
        "names": NAMES[: game.players],
        "seat": seat,
        "to_move": game.to_move,
        "version": len(log),
        "over": game.is_over,
        "view": game.view(seat),
        "facts": game.facts(seat),
        "legal": legal(game, seat),
        "events": log[-3:],
        "outcome": game.outcome().as_dict() if game.is_over else None,
        "log": [{"number": 1, "seat": 0, "move": "?", "events": log[-LOG:]}],
        "seats": [],
        "past": False,
    }


def lobby() -> dict[str, Any]:
    """The shelf, as the lobby shows it."""
    titles = [msgspec.to_builtins(title_told(title, "en")) for title in bl.titles().values()]
    return {"titles": titles, "levels": list(ANYWHERE)}


def main(folder: Path) -> None:
    """Write all files and say how large they are."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, fixture in fixtures():
        text = json.dumps(fixture, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        total += len(text)
        print(f"{name}: {len(text) // 1000} kB, {len(fixture['state']['legal'])} legal moves")
    (folder / "lobby.json").write_text(json.dumps(lobby(), ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{total // 1000} kB in all")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
