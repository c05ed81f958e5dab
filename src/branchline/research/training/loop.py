"""The training: rounds of games and learning, each written down so that a training can be stopped and gone on with.

What is learnt depends on the settings alone, not on how many processes play or how often it was stopped.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from branchline.arena.jobs import Crew
from branchline.bots.net.files import Weights
from branchline.bots.net.policy import MOST_AGAIN, OUTPUTS, again, kind_named
from branchline.core.errors import BadOption
from branchline.research.ruleset import Ruleset, ruleset
from branchline.research.training.experience import Experience, joined
from branchline.research.training.games import Task, collect, match
from branchline.research.training.learner import LITTLE_TRUST, TRUST, Learner, gains, shares

TOGETHER = 16
"""So many games are one piece of work; a teacher takes its time over each."""
BATCH = 1024
PASSES = 3
"""How often a round's decisions are gone through."""
TRIED_BATCH = 256
TRIED_PASSES = 2
"""The same where moves are compared: decisions are few, and each says much."""
MOST = 40_000
"""No more decisions than this are gone through at once."""


@dataclass(frozen=True)
class Settings:
    """What is trained, and how."""

    title: str
    players: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    hidden: tuple[int, ...] = (64, 64)
    adviser: str = ""
    teacher: str = ""
    lessons: int = 0
    """So many rounds the teacher is imitated before the network plays by itself."""
    games: int = 256
    """Games of a round, for each number of players."""
    rivalry: float = 0.5
    """In how many of them the network plays against `rival` instead of itself."""
    rival: str = ""
    rate: float = 0.001
    seed: int = 0
    trial: int = 100
    """Deals of a trial match against the rival; each is played from every seat."""
    every: int = 10
    """Rounds from one trial to the next."""
    tries: int = 0
    """If not 0, what is learnt is only how every seat best begins: in so many of its first decisions the adviser plays
    on after several moves, and what they came to is compared."""


class Training:
    """A training in a folder: `settings.json`, `state.npz`, `curve.csv` and the weights."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self.rules = [ruleset(settings.title, players, **settings.options) for players in settings.players]
        self.inputs = input_names(self.rules)
        self.outputs = output_names(self.rules)
        if settings.tries and not settings.adviser:
            raise BadOption("without an adviser nobody plays on after the moves that are tried")
        sizes = [len(self.inputs), *settings.hidden, len(self.outputs)]
        self.learner = Learner(sizes, settings.seed, LITTLE_TRUST if settings.tries else TRUST)
        self.round = 0
        self.curve: list[dict[str, Any]] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.resume()
        except OSError as error:
            raise BadOption(f"no training can be kept in {folder}: {error.strerror}") from None

    # -- files ------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on with the training that the folder holds, if there is one."""
        told = json.loads(json.dumps(asdict(self.settings)))
        file = self.folder / "settings.json"
        if not (self.folder / "state.npz").exists():
            file.write_text(json.dumps(told, indent=1) + "\n")
            return
        try:
            same = json.loads(file.read_text()) == told
            if same:
                self.restore()
        except (ValueError, KeyError, EOFError, BadZipFile):
            raise BadOption(f"the training in {self.folder} cannot be read: begin another in a new folder") from None
        if not same:
            raise BadOption(f"{self.folder} holds a training with other settings: {file}")

    def restore(self) -> None:
        """Take up what was kept after the last round."""
        with np.load(self.folder / "state.npz") as kept:
            self.learner.restore(kept)
            self.round = int(kept["round"])
        with (self.folder / "curve.csv").open(newline="") as lines:
            self.curve = [row for row in csv.DictReader(lines) if int(row["round"]) <= self.round]

    def keep(self) -> None:
        """Write everything down; a training stopped in between goes on from the round before."""
        written = self.folder / "next.npz"
        np.savez(written, round=np.array(self.round), **self.learner.state())
        with (self.folder / "curve.csv").open("w", newline="") as file:
            out = csv.DictWriter(file, list(dict.fromkeys(name for row in self.curve for name in row)))
            out.writeheader()
            out.writerows(self.curve)
        self.file.write_bytes(self.weights())
        os.replace(written, self.folder / "state.npz")

    @property
    def file(self) -> Path:
        """The weights."""
        return self.folder / f"{self.settings.title}.net"

    def weights(self) -> bytes:
        """The network as a file."""
        trained = {"rounds": self.round, "players": list(self.settings.players)}
        found = Weights(
            self.rules[0].version,
            self.inputs,
            self.outputs,
            self.learner.sizes,
            self.learner.packed(),
            self.settings.adviser,
            trained,
        )
        return found.packed()

    # -- rounds -----------------------------------------------------------------------------------

    def run(self, rounds: int, crew: Crew) -> Iterator[dict[str, Any]]:
        """Go on until so many rounds are done in all; what came of each."""
        while self.round < rounds:
            found = self.one_round(crew)
            self.round += 1
            row: dict[str, Any] = {"round": self.round, **found}
            if self.settings.rival and self.round % self.settings.every == 0:
                row |= self.trial(crew)
            self.curve.append({name: str(value) for name, value in row.items()})
            self.keep()
            yield row

    def one_round(self, crew: Crew) -> dict[str, float]:
        """Play and learn."""
        played = joined(do(crew, collect, self.tasks()))
        fresh = len(played.chosen)
        learner = self.learner
        if learner.steps == 0:
            learner.scale = (1 / np.maximum(1, np.abs(played.seen).max(axis=0))).astype(np.float32)
        trying = self.settings.tries > 0
        teaching = trying or self.round < self.settings.lessons
        if teaching:
            played = self.all_lessons(played)
        gain = None if teaching else gains(played, learner.expected(played))
        before = None if teaching else logs(learner, played)
        chance = np.random.default_rng([self.settings.seed, self.round])
        found: list[dict[str, float]] = []
        size = TRIED_BATCH if trying else BATCH
        for _ in range(TRIED_PASSES if trying else PASSES):
            order = chance.permutation(len(played.chosen))[:MOST]
            for at in range(0, len(order), size):
                rows = order[at : at + size]
                batch = played.at(rows)
                by = None if gain is None else gain[rows]
                old = None if before is None else before[rows]
                rate = self.settings.rate
                found.append(learner.compare(batch, rate) if trying else learner.learn(batch, by, old, rate))
        means = {name: round(float(np.mean([one[name] for one in found])), 4) for name in found[0]}
        return {"decisions": fresh, **means}

    def all_lessons(self, last: Experience) -> Experience:
        """Everything the teacher has shown so far: its games are dear, so they are kept and gone through again."""
        folder = self.folder / "lessons"
        folder.mkdir(exist_ok=True)
        np.savez_compressed(folder / f"{self.round}.npz", **vars(last))
        parts = []
        for number in range(self.round + 1):
            with np.load(folder / f"{number}.npz") as kept:
                parts.append(Experience(**kept))
        return joined(parts)

    def tasks(self) -> list[Task]:
        """The games of a round."""
        settings = self.settings
        weights = self.weights()
        out = []
        teacher = settings.teacher if self.round < settings.lessons else ""
        together = 1 if teacher else TOGETHER
        for players in settings.players:
            against = settings.games * settings.rivalry if settings.rival else 0
            for first in range(0, settings.games, together):
                games = range(first, min(first + together, settings.games))
                seeds = [f"{settings.seed} {players} {self.round} {game}" for game in games]
                rival = settings.rival if first < against else ""
                out.append(
                    Task(settings.title, players, settings.options, weights, seeds, rival, teacher, settings.tries)
                )
        return out

    def trial(self, crew: Crew) -> dict[str, Any]:
        """How the network does against its rival, at its best."""
        settings = self.settings
        weights = self.weights()
        tasks = []
        for players in settings.players:
            seeds = [f"trial {settings.seed} {players} {deal}" for deal in range(settings.trial)]
            for at in range(0, len(seeds), TOGETHER):
                some = seeds[at : at + TOGETHER]
                tasks.append(Task(settings.title, players, settings.options, weights, some, settings.rival))
        found = do(crew, match, tasks)
        out: dict[str, Any] = {}
        for players in settings.players:
            games = [
                game for task, games in zip(tasks, found, strict=True) if task.players == players for game in games
            ]
            out[f"win_{players}"] = round(float(np.mean([win for win, _ in games])), 4)
            out[f"lead_{players}"] = round(float(np.mean([lead for _, lead in games])), 2)
        return out


def do(crew: Crew, work: Any, tasks: list[Task]) -> list[Any]:
    """Have all tasks done; what came of them, in their order."""
    return [future.result() for future in [crew.submit(work, task) for task in tasks]]


def logs(learner: Learner, played: Experience) -> Any:
    """How likely the moves were that were made, as logarithms."""
    parts = []
    for at in range(0, len(played.chosen), 4096):
        batch = played.at(np.arange(at, min(at + 4096, len(played.chosen))))
        share = shares(batch, learner.layers(batch.seen.astype(np.float32))[-1])
        parts.append(np.log(np.maximum(share[batch.first + batch.chosen], 1e-12)))
    return np.concatenate(parts)


def input_names(tables: list[Ruleset]) -> list[str]:
    """All that can be seen at these tables, and how many play."""
    names = [f"players.{rules.players}" for rules in tables]
    for rules in tables:
        names += [f"{section.name}.{label}" for section in rules.tensors.sections for label in section.labels]
    return list(dict.fromkeys(names))


def output_names(tables: list[Ruleset]) -> list[str]:
    """All that can be done at these tables, and of every kind of action that it is done again in the same move."""
    actions = list(dict.fromkeys(name for rules in tables for name in rules.action_names))
    kinds = dict.fromkeys(kind_named(name) for name in actions)
    return [*OUTPUTS, *actions, *(again(kind, times) for kind in kinds for times in range(1, MOST_AGAIN + 1))]
