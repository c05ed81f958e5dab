"""Speed: what the engine does in a second, compiled against the same files interpreted.

`branchline bench` prints a table and can write JSON. Numbers are of one process on this machine;
the ratio compiled / interpreted is the one to compare between machines.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import branchline as bl
from branchline.core.family import families
from branchline.core.game import seed_words
from branchline.core.position import playout

SECONDS = 1.5


def tables() -> list[tuple[str, int]]:
    """The tables that are measured: title and players."""
    return [table for family in families().values() for table in family.bench.tables]


def started(title: bl.Title, players: int, seed: int) -> Any:
    """A dealt inner position."""
    position = title.position(players, title.check_options({}))
    position.seed_chance(*seed_words(seed))
    position.deal()
    return position


def playouts(title: bl.Title, players: int) -> float:
    """Random playouts, deal and final scores included: actions a second."""
    actions = seed = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        position = started(title, players, seed)
        actions += int(playout(position, 100_000))
        position.scores()
        seed += 1
    return actions / (time.perf_counter() - begin)


def surface(title: bl.Title, players: int, with_view: bool) -> float:
    """Whole games through the public API with Move objects: moves a second."""
    moves = seed = 0
    chance = random.Random(1).random
    begin = time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        game = bl.new_game(title.id, players=players, seed=seed)
        while not game.is_over:
            legal = game.legal_moves()
            game.play(legal[int(chance() * len(legal))])
            if with_view:
                game.view(game.to_move)
            moves += 1
        seed += 1
    return moves / (time.perf_counter() - begin)


def microseconds(job: Callable[[], object]) -> float:
    """The time of a small job."""
    count = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < 0.2:
        for _ in range(50):
            job()
        count += 50
    return (time.perf_counter() - begin) / count * 1e6


def parts(title: bl.Title, players: int) -> dict[str, float]:
    """Copy, legal moves and re-deal at moments spread over five random games, in microseconds."""
    sums = {"copy_us": 0.0, "legal_us": 0.0, "redeal_us": 0.0}
    moments = 0
    for seed in range(5):
        position = started(title, players, seed)
        for _ in range(3):
            playout(position, 45)
            if position.over:
                break
            sums["copy_us"] += microseconds(position.copy)
            sums["legal_us"] += microseconds(position.legal)
            sums["redeal_us"] += microseconds(lambda p=position: p.redeal(0, 1, 2))  # type: ignore[misc]
            moments += 1
    return {name: total / moments for name, total in sums.items()}


def measure() -> dict[str, Any]:
    """Everything that is measured both compiled and interpreted."""
    out: dict[str, Any] = {"compiled": bl.is_compiled()}
    for id, players in tables():
        title = bl.titles()[id]
        out[f"{id} {players}"] = {
            "actions_per_second": playouts(title, players),
            "public_moves_per_second": surface(title, players, False),
            "public_moves_with_view_per_second": surface(title, players, True),
            **parts(title, players),
        }
    return out


def import_seconds() -> float:
    """How long `import branchline` takes in a fresh interpreter, the best of five."""
    code = "from time import perf_counter as now; begin = now(); import branchline; print(now() - begin)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def own_measures() -> dict[str, float]:
    """What research and each family measure of themselves: sentence -> number."""
    found = research_measures()
    for family in families().values():
        if family.bench.own:
            found |= family.get(family.bench.own)()
    return found


def research_measures() -> dict[str, float]:
    """Steps a second of the environments, where their extra is installed."""
    try:
        from branchline.research.bench import measure as steps
    except ImportError:
        return {}
    return steps(tables(), SECONDS)


def interpreted() -> dict[str, Any]:
    """The same measurements in a fresh interpreter that runs the plain files."""
    command = [sys.executable, "-m", "branchline.bench"]
    environment = {**os.environ, "BRANCHLINE_PURE": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    out: dict[str, Any] = json.loads(run.stdout)
    return out


def measured() -> dict[str, Any]:
    """Everything, of this build and of the same files interpreted."""
    fast, slow, own = measure(), interpreted(), own_measures()
    own["import branchline, seconds"] = import_seconds()
    return {"this_build": fast, "interpreted": slow, "own": own}


def show(numbers: dict[str, Any]) -> None:
    """The table."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    fast, slow = numbers["this_build"], numbers["interpreted"]
    if not fast["compiled"]:
        console.print("Pure Python: there are no compiled modules to compare with.", style="bold")
    table = Table(title="Branchline speed, one process")
    for heading in ("", "this build", "interpreted", "ratio"):
        table.add_column(heading, justify="right" if heading else "left")
    for id, players in tables():
        name = f"{id} {players}"
        for what, label in (
            ("actions_per_second", "random playouts, actions/s"),
            ("public_moves_per_second", "legal_moves + play, moves/s"),
            ("public_moves_with_view_per_second", "legal_moves + play + view, moves/s"),
        ):
            a, b = fast[name][what], slow[name][what]
            table.add_row(f"{id}, {players} players: {label}", f"{a:,.0f}", f"{b:,.0f}", f"{a / b:.1f}")
        for what, label in (("copy_us", "copy, µs"), ("legal_us", "legal moves, µs"), ("redeal_us", "re-deal, µs")):
            a, b = fast[name][what], slow[name][what]
            table.add_row(f"{id}, {players} players: {label}", f"{a:.2f}", f"{b:.2f}", f"{b / a:.1f}")
    console.print(table)
    for sentence, number in numbers["own"].items():
        console.print(f"{sentence}: {number:.3f}")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure()))
