"""Maps that nobody means well: thousands of broken ones, and some made to take long.

python tools/fuzz_maps.py                # 10,000 maps and all that are made to take long
python tools/fuzz_maps.py --maps 500     # fewer
python tools/fuzz_maps.py --long-only    # only those made to take long, each drawn too

Every map is answered with sentences in every language, or can be played: a game is begun and some moves are made. No
answer, no move and no choice of a bot may take longer than a second.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from typing import Any

import tomli_w

from branchline.bots import code_of, make_bot
from branchline.core.errors import BadMap
from branchline.core.seat import Seat
from branchline.core.text import LANGUAGES
from branchline.games.tickets.ownmaps import MAPS, rehearsed, too_costly
from branchline.games.tickets.titles import TicketTitle, load
from branchline.games.tickets.trial import dealt

LONGEST = 1.0
"""Seconds that an answer or a move may take."""
MOVES = 40
"""Moves made on each map that can be played."""
BOTS, FEW = 6.0, 0.1
"""Seconds of processor time for which bots play on a map made to take long, and on any other."""
DRAWN = 32.0
"""Seconds of processor time after which a drawing must be there."""

ODD: tuple[Any, ...] = (
    *(0, 1, 2, 3, -1, 7, 15, 60, 200, 10**6, 2**63, -(2**70), 10**30, 10**400, True, False, 1.5, 1e308),
    *(float("nan"), float("inf"), "", "x", "amberport", "uplands", "coast", "gray", "red", "out", "tunnels"),
    *("longest-path", "countries", "ferries", "tracks-in-country", "Ä b", "a.b", "\u2028", "-", "/1"),
    *([], [1], [1, 2], [[[]]], {}, {"a": 1}, {"name": "x"}, {"uplands": 3}, {"length": 1}),
)
KEYS = ("border", "country", "ferry", "tunnel", "bonus", "copies", "number", "note", "locomotives", "hand", "row")
MORE_KEYS = ("wagons_choices", "tunnel_reveal", "locomotives_on", "pair_pays_symbol", "x y", "a.b", "", "a-b", "up9")
SIGNS = '{}[]=".,#\n\t-_/09eaz\\ä\0'


# -- broken maps ------------------------------------------------------------------------------------


def entries(tables: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value in tables."""
    pairs = tables.items() if isinstance(tables, dict) else enumerate(tables) if isinstance(tables, list) else ()
    found: list[tuple[Any, ...]] = []
    for key, value in pairs:
        found += [(*way, key), *entries(value, (*way, key))]
    return found


def mutate(tables: dict[str, Any], guess: random.Random) -> None:
    """Change, take out, add or rename one entry."""
    way = guess.choice(entries(tables))
    at: Any = tables
    for key in way[:-1]:
        at = at[key]
    kind = guess.choice(("set", "set", "set", "delete", "add", "rename"))
    if kind == "delete":
        del at[way[-1]]
    elif kind == "add" and isinstance(at[way[-1]], dict):
        at[way[-1]][guess.choice(KEYS + MORE_KEYS)] = copy.deepcopy(guess.choice(ODD))
    elif kind == "rename" and isinstance(at, dict):
        at[guess.choice(KEYS + MORE_KEYS)] = at.pop(way[-1])
    else:
        at[way[-1]] = copy.deepcopy(guess.choice(ODD))


def mutilate(text: str, guess: random.Random) -> str:
    """Cut some characters out of a text, double them, or put others there."""
    for _ in range(guess.randint(1, 3)):
        start = guess.randrange(len(text))
        end = min(len(text), start + guess.choice((0, 1, 1, 5, 60)))
        middle = guess.choice(("", guess.choice(SIGNS), text[start:end] * 2, "".join(guess.choices(SIGNS, k=4))))
        text = text[:start] + middle + text[end:]
    return text


def broken(seed: int) -> str:
    """One of very many broken maps."""
    guess = random.Random(seed)
    text = str(MAPS.start(guess.choice(("new", "new", "switzerland", "northern-lights", "germany", "india", "europe"))))
    if guess.random() < 0.3:
        return mutilate(text, guess)
    tables = tomllib.loads(text)
    for _ in range(guess.choice((1, 1, 2, 4))):
        mutate(tables, guess)
    return tomli_w.dumps(tables)


# -- maps made to take long -------------------------------------------------------------------------


def map_text(
    cities: dict[str, dict[str, Any]], tracks: dict[str, dict[str, Any]], tickets: Any = None, **more: Any
) -> str:
    """A map file; without tickets, as many as are needed between the first two cities."""
    first = next(iter(tracks)).partition("/")[0].split("-")
    usual = {"t": {"from": first[0], "to": first[1], "points": 5, "copies": 9}}
    tables = {
        "name": "Long",
        "players": [2, 3],
        "cities": cities,
        "tracks": tracks,
        "tickets": tickets or usual,
        **more,
    }
    return tomli_w.dumps(tables)


def spots(count: int, name: Callable[[int], str] = lambda n: f"City {n}") -> dict[str, dict[str, Any]]:
    """Cities in a square."""
    side = max(1, round(count**0.5))
    return {
        f"c{n}": {"name": name(n), "at": [round(n % side / side, 3), round(min(1.0, n // side / side), 3)]}
        for n in range(count)
    }


def every_pair(count: int, **look: Any) -> dict[str, dict[str, Any]]:
    """Tracks between all cities."""
    return {f"c{a}-c{b}": {"length": 1, **look} for a, b in combinations(range(count), 2)}


def lattice(side: int, **look: Any) -> dict[str, dict[str, Any]]:
    """Tracks between neighbours in a square."""
    pairs = [(n, n + 1) for n in range(side * side) if n % side < side - 1]
    pairs += [(n, n + side) for n in range(side * (side - 1))]
    return {f"c{a}-c{b}": {"length": 1, **look} for a, b in pairs}


def long_ones() -> dict[str, str]:
    """Maps made to take long, by what they are made of."""
    many_points = [min(100, 1 + n) for n in range(12)]
    rich = {"wagons": 200, "hand": 12, "row": 9, "cards_per_color": 60, "locomotives": 60, "track_points": many_points}
    goals = {f"g{n}": {"metric": "longest-path", "points": 5} for n in range(60)}
    far = {f"c{n}": 5 for n in range(1, 150)}
    there = {"border": True, "country": "x"}
    some = spots(12)
    return {
        "payments of any cards": map_text(some, every_pair(12, length=12, any_cards=9), rules=rich),
        "payments of ferries": map_text(
            some,
            every_pair(12, length=7, ferry=4),
            rules=rich | {"pair_pays_symbol": False, "any_three_pay_symbol": True},
        ),
        "payments of pairs": map_text(some, every_pair(12, length=11, ferry=4), rules=rich),
        "payments of tunnels": map_text(
            some, every_pair(12, length=9, tunnel=True), rules=rich | {"tunnel_reveal": 6, "row": 9}
        ),
        "trails between all": map_text(spots(45), every_pair(45), rules=rich),
        "trails in a lattice": map_text(spots(196), lattice(14), rules=rich | {"goals_in_play": 60}, goals=goals),
        "trails side by side": map_text(
            spots(100),
            {f"{id}/{n}": look for id, look in lattice(10).items() for n in (1, 2, 3)},
            rules=rich | {"open_doubles": [2, 2, 2, 2], "open_triples": [3, 3, 3, 3]},
        ),
        "tours": map_text(spots(45), every_pair(45), rules=rich | {"grand_tour": [0, 5, 10, 20]}),
        "stations": map_text(spots(49), lattice(7), rules=rich | {"stations": 9, "station_points": 4}),
        "all at one spot": map_text({id: city | {"at": [0.5, 0.5]} for id, city in some.items()}, every_pair(12)),
        "all on one line": map_text(
            {id: city | {"at": [0.5, 0.4 + n / 500]} for n, (id, city) in enumerate(spots(100).items())}, lattice(10)
        ),
        "wide names": map_text(spots(49, lambda n: "W" * 60), lattice(7)),
        "odd names": map_text(spots(49, lambda n: "𝕎" * 60), lattice(7)),
        "a hub": map_text(spots(200), {f"c0-c{n}": {"length": 6} for n in range(1, 200)}),
        "tickets between all": map_text(
            spots(40),
            every_pair(40),
            {f"t{n}": {"from": f"c{n}", "to": f"c{n + 3}", "points": 10} for n in range(36)},
            rules=rich | {"tickets_dealt": 7, "tickets_drawn": 7},
        ),
        "as large as can be": map_text(spots(196), lattice(14, length=6)),
        "misspelt cities": map_text(spots(200), {f"d{n}-e{n}": {"length": 1} for n in range(1000)}),
        "misspelt ways": map_text(some, every_pair(12), {f"t{n}": {"from": f"d{n}", "to": far} for n in range(100)}),
        "many countries": map_text(
            some | {f"b{n}": {"name": "", **there} for n in range(100)},
            every_pair(12) | {f"b{n}-c{n % 12}": {"length": 1} for n in range(100)},
            {f"t{n}": {"from": "c0", "to": far} for n in range(120)},
            countries={"x": "X"},
        ),
        "long words": map_text(spots(2), {"c0-c1": {"length": 1, "color": "x" * 100_000}}),
        "long ids": map_text({"x" * 50_000: {"name": "X"}, "y" * 50_000: {"name": "Y"}}, {"x-y": {"length": 1}}),
        "deep tables": "[" + "a." * 60_000 + "a]\n",
        "deep lists": "a = " + "[" * 90_000 + "]" * 90_000,
        "a long number": "a = " + "9" * 190_000,
        "many keys": "".join(f"k{n} = {n}\n" for n in range(12_000)),
    }


# -- trying them ------------------------------------------------------------------------------------


def timed(found: Counter[str], kind: str, work: Callable[[], Any]) -> Any:
    """The answer of some work; how long the longest took is kept, in milliseconds."""
    began = time.process_time()
    answer = work()
    found[f"longest {kind}, ms"] = max(found[f"longest {kind}, ms"], round(1000 * (time.process_time() - began)))
    return answer


def try_map(text: str, seed: int, found: Counter[str], *, draws: bool = False) -> Iterator[str]:
    """What goes wrong with a map."""
    language = LANGUAGES[seed % len(LANGUAGES)]
    checked = timed(found, "check", lambda: MAPS.check(text, language))
    said = [problem.text for problem in checked.problems]
    if not all(said) or any("`" in each or "\n" in each for each in said):
        yield f"what is said is no sentence: {said}"
    try:
        title = timed(found, "reading", lambda: load("tickets", text, "map"))
    except BadMap:
        found["refused"] += 1
        if checked.ok or not said:
            yield "it is refused, and nobody says why"
        return
    if not checked.ok:
        yield "it can be played, though it is said it cannot"
    if draws and too_costly(title):
        found["too costly"] += 1
        return
    found["played"] += 1
    play_some(title, seed, found)
    let_bots_play(title, seed, found, BOTS if draws else FEW)
    if draws and timed(found, "drawing", lambda: MAPS.layout(title)) is None:
        yield "it is not drawn"


def play_some(title: TicketTitle, seed: int, found: Counter[str]) -> None:
    """Make some moves."""
    for number, seconds in enumerate(rehearsed(title, seed)):
        found["longest move, ms"] = max(found["longest move, ms"], round(1000 * seconds))
        if number >= MOVES:
            return


def let_bots_play(title: TicketTitle, seed: int, found: Counter[str], seconds: float) -> None:
    """Let bots choose, and tell why and what each seat knows; whatever can be claimed is, so that the board fills."""
    game = dealt(title, title.most_players, seed)
    bots = [make_bot(code_of("hard", title), title, seed=seat) for seat in range(game.players)]
    ends = time.process_time() + seconds
    while not game.is_over and time.process_time() < ends:
        seat = game.to_move
        assert seat is not None
        choice = timed(found, "choice", partial(bots[seat].choose, Seat(game, seat)))
        timed(found, "reason", partial(choice.explanation.advice, title, "en", game.names))
        claims = [move for move in game.legal_moves() if move.group == "claim"]
        game.play(claims[len(claims) // 2] if claims else choice.move)
        timed(found, "facts", partial(game.facts, seat))


def main() -> int:
    """Try them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--maps", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--long-only", action="store_true")
    asked = parser.parse_args()
    wrong = 0
    total: Counter[str] = Counter()
    for name, text in long_ones().items():
        found: Counter[str] = Counter()
        faults = list(try_map(text, 0, found, draws=True))
        kinds = ("check", "reading", "move", "choice", "reason", "facts")
        slow = [kind for kind in kinds if found[f"longest {kind}, ms"] > 1000 * LONGEST]
        slow += ["drawing"] if found["longest drawing, ms"] > 1000 * DRAWN else []
        wrong += len(faults) + len(slow)
        print(f"{name:24}", *(f"{kind} {number};" for kind, number in found.items()), *faults, *slow, flush=True)
    for seed in range(asked.first, asked.first + (0 if asked.long_only else asked.maps)):
        faults = list(try_map(broken(seed), seed, total))
        wrong += len(faults)
        for fault in faults:
            print(f"seed {seed}: {fault}", flush=True)
    wrong += sum(number > 1000 * LONGEST for kind, number in total.items() if kind.endswith("ms"))
    print(dict(total))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
