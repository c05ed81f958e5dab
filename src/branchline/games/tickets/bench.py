"""How long the exact longest path takes, on networks one player could own."""

from __future__ import annotations

import random
import time
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.game import seed_words
from branchline.core.position import playout
from branchline.games.tickets.family import FAMILY
from branchline.games.tickets.titles import load
from branchline.games.tickets.trail import longest_trail

TURNS, GAMES = 20, 40
RANDOM_NETWORKS = 10_000
DENSE_NETWORKS = 100


def network(board: Any, chance: random.Random, dense: bool) -> list[int]:
    """A network one player could own: random tracks, or short ones packed as densely as they go."""
    wagons = int(board.wagons)
    tracks = list(range(int(board.tracks())))
    chance.shuffle(tracks)
    taken: list[int] = []
    groups: set[int] = set()
    cities: set[int] = set()
    while True:
        open_tracks = [t for t in tracks if board.group[t] not in groups and board.length[t] <= wagons]
        if not open_tracks:
            return taken
        track = open_tracks[0]
        if dense and cities:
            track = min(
                open_tracks,
                key=lambda t: (2 - (int(board.end_a[t]) in cities) - (int(board.end_b[t]) in cities), board.length[t]),
            )
        taken.append(track)
        groups.add(int(board.group[track]))
        cities |= {int(board.end_a[track]), int(board.end_b[track])}
        wagons -= int(board.length[track])


def against_usa() -> dict[str, float]:
    """CPU time an action of random playouts takes, by that on the map of the USA; all maps in turn."""
    titles = [load(id, "", "") for id in FAMILY.titles]
    seconds = dict.fromkeys((title.id for title in titles), 0.0)
    actions = dict.fromkeys(seconds, 0)
    for turn in range(TURNS):
        for title in titles:
            begin = time.process_time()
            for seed in range(turn * GAMES, (turn + 1) * GAMES):
                position: Any = title.position(2, title.check_options({}))
                position.seed_chance(*seed_words(seed))
                position.deal()
                actions[title.id] += int(playout(position, 100_000))
                position.scores()
            seconds[title.id] += time.process_time() - begin
    usual = seconds["usa"] / actions["usa"]
    return {
        f"Playouts, CPU time an action by that of usa, {id}": seconds[id] / actions[id] / usual
        for id in seconds
        if id != "usa"
    }


def measure() -> dict[str, float]:
    """The longest time the exact longest path took, and what playouts cost on every map."""
    return longest_paths() | against_usa()


def longest_paths() -> dict[str, float]:
    """The longest time the exact longest path took."""
    worst = {"random": 0.0, "dense": 0.0}
    total = {"random": 0.0, "dense": 0.0}
    counts = {"random": RANDOM_NETWORKS, "dense": DENSE_NETWORKS}
    boards = [load(id, "", "").board for id in ("usa", "switzerland", "northern-lights")]
    for kind, count in counts.items():
        for seed in range(count):
            board = boards[seed % len(boards)]
            tracks = network(board, random.Random(seed), kind == "dense")
            a = vec[i64]([board.end_a[t] for t in tracks])
            b = vec[i64]([board.end_b[t] for t in tracks])
            w = vec[i64]([board.length[t] for t in tracks])
            begin = time.perf_counter()
            longest_trail(a, b, w, board.cities())
            took = (time.perf_counter() - begin) * 1000
            worst[kind] = max(worst[kind], took)
            total[kind] += took
    random_networks, dense_networks = f"{RANDOM_NETWORKS:,} random networks", f"{DENSE_NETWORKS} dense networks"
    return {
        f"Longest path, exact, worst of {random_networks}, ms": worst["random"],
        f"Longest path, exact, mean of {random_networks}, ms": total["random"] / RANDOM_NETWORKS,
        f"Longest path, exact, worst of {dense_networks}, ms": worst["dense"],
        f"Longest path, exact, mean of {dense_networks}, ms": total["dense"] / DENSE_NETWORKS,
    }
