"""Running an arena: games go out in chunks, lines come back, and nothing finished is ever lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from branchline.arena.folder import Folder
from branchline.arena.jobs import Crew, make_crew
from branchline.arena.lines import GameLine, decode
from branchline.arena.plan import Plan
from branchline.arena.play import Played, play_chunk
from branchline.arena.schedule import Fixture, Key, fixtures_of
from branchline.core.notebook import frame

CHUNK_SECONDS = 0.5
"""How much play goes into one message to a worker."""

LARGEST_CHUNK = 200
AHEAD = 2
"""Chunks handed out per worker, so that none waits for its next."""

Games = dict[Key, bytes]
"""Finished games, as lines still to be read."""

Report = Callable[[int], None]


@dataclass
class Arena:
    """The games played so far and those planned, in the order of the schedule."""

    plan: Plan
    games: list[GameLine]
    planned: int

    @property
    def complete(self) -> bool:
        """Whether every game has been played."""
        return len(self.games) == self.planned

    def frame(self) -> Any:
        """A pandas data frame with a row for every seat of every game: who, the score, and its points by source.

        Raises BranchlineError where pandas is not installed.
        """
        sources = {f"points_{source}": 0 for game in self.games for seat in game.seats for source in seat.points}
        return frame([row_of(game, seat, sources) for game in self.games for seat in range(len(game.seats))])


def row_of(game: GameLine, seat: int, sources: dict[str, int]) -> dict[str, Any]:
    """What is known of a seat of a finished game; `share` is its part of the victory."""
    line = game.seats[seat]
    known = {"match": game.match, "deal": game.deal, "rotation": game.rotation, "seed": game.seed, "first": game.first}
    own = {"seat": seat, "bot": line.bot, "score": line.score, "share": game.share(seat)}
    points = {f"points_{source}": points for source, points in line.points.items()}
    return {**known, "moves": game.moves, "reason": game.reason, **own, "seconds": line.seconds, **sources, **points}


class Interrupted(KeyboardInterrupt):
    """Ctrl-C came; `arena` has all games that were finished until then."""

    def __init__(self, arena: Arena) -> None:
        super().__init__()
        self.arena = arena


def run_arena(
    plan: Plan, out: Path | str | None = None, *, jobs: int | None = 1, ray: str = "", report: Report | None = None
) -> Arena:
    """Play an arena, or what is left of the one in the folder `out`, and return all its games.

    `jobs` processes play (None: one for every core), or the Ray cluster at the address `ray`. The
    games are the same whoever plays them. `report` is told how many games are finished, whenever
    some are. Ctrl-C raises Interrupted, which holds the games finished so far; with a folder, the
    next call goes on from there.

    >>> from branchline.arena import make_plan
    >>> arena = run_arena(make_plan("usa", ["random"], games=2, seed=1))
    >>> len(arena.games), arena.complete
    (2, True)
    """
    fixtures = list(fixtures_of(plan))
    with ExitStack() as stack:
        folder: Folder | None = None
        games: Games = {}
        if out is not None:
            folder = Folder(Path(out))
            folder.begin(plan)
            games = stack.enter_context(folder).read()
        left = [fixture for fixture in fixtures if fixture.key not in games]
        if report is not None:
            report(len(fixtures) - len(left))
        try:
            if left:
                play_all(plan, left, games, folder, jobs, ray, report)
        except KeyboardInterrupt:
            raise Interrupted(in_order(plan, fixtures, games)) from None
        return in_order(plan, fixtures, games)


def in_order(plan: Plan, fixtures: list[Fixture], games: Games) -> Arena:
    """The games as the schedule has them, whatever order they were finished in."""
    played = [decode(games[fixture.key]) for fixture in fixtures if fixture.key in games]
    return Arena(plan, played, len(fixtures))


def play_all(
    plan: Plan,
    left: list[Fixture],
    games: Games,
    folder: Folder | None,
    jobs: int | None,
    ray: str,
    report: Report | None,
) -> None:
    """Have all games played, and keep each as soon as it comes back."""
    crew = make_crew(min(jobs, len(left)) if jobs else None, ray)
    try:
        for done in chunks_done(plan, left, crew):
            if folder is not None:
                folder.add(done)
            games.update((played.fixture.key, played.line) for played in done)
            if report is not None:
                report(len(done))
    finally:
        crew.close()


def chunks_done(plan: Plan, left: list[Fixture], crew: Crew) -> Iterator[list[Played]]:
    """Finished chunks as they come; how many games a chunk has depends on how long they take."""
    waiting = iter(left)
    size = 1
    under_way: set[Future[tuple[list[Played], float]]] = set()
    while True:
        while len(under_way) < crew.hands * AHEAD and (chunk := list(islice(waiting, size))):
            under_way.add(crew.submit(timed_chunk, plan, chunk))
            if crew.hands == 1:
                break  # nobody plays ahead of a crew that plays when it is asked
        if not under_way:
            return
        finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in finished:
            done, seconds = future.result()
            size = fitting_size(size, len(done), seconds)
            yield done


def fitting_size(size: int, games: int, seconds: float) -> int:
    """How many games the next chunks have; at most twice as many as these."""
    wanted = int(CHUNK_SECONDS * games / seconds) if seconds > 0 else LARGEST_CHUNK
    return max(1, min(wanted, 2 * size, LARGEST_CHUNK))


def timed_chunk(plan: Plan, fixtures: list[Fixture]) -> tuple[list[Played], float]:
    """Play a chunk, and tell how long it took."""
    began = perf_counter()
    done = play_chunk(plan, fixtures)
    return done, perf_counter() - began
