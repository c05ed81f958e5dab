"""Games played to learn from: by the network with some curiosity, against its adviser, or by a teacher."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from branchline.bots.net.files import Weights, policy_of
from branchline.bots.net.policy import NetPolicy
from branchline.bots.policy import Policy, play_to_end
from branchline.bots.registry import make_bot, make_policy
from branchline.core.position import Position
from branchline.core.seat import Seat
from branchline.research.arrays import array_of
from branchline.research.ruleset import Ruleset, ruleset
from branchline.research.training.experience import Experience

LONGEST = 10_000
"""A game of more moves than this is given up."""
UNIT = 4096
BEST_TRIED = 4
OTHERS_TRIED = 4
"""How many moves of a decision are tried."""


@dataclass(frozen=True)
class Task:
    """Some games to be played, the same wherever they are."""

    title: str
    players: int
    options: dict[str, Any]
    weights: bytes
    seeds: list[str]
    rival: str = ""
    """A policy that plays all seats but one; without one the network plays all."""
    teacher: str = ""
    """A bot that plays all seats, to be imitated."""
    tries: int = 0
    """In so many first decisions of every seat moves are tried: the adviser plays on after each."""


@dataclass
class Line:
    """What one seat decided in one game."""

    seen: list[Any] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    advised: list[int] = field(default_factory=list)
    gaps: list[Any] = field(default_factory=list)
    pairs: list[Any] = field(default_factory=list)
    came: list[int] = field(default_factory=list)
    win: float = 0.0
    lead: float = 0.0


def net_of(rules: Ruleset, weights: bytes) -> NetPolicy:
    """The policy that plays by weights."""
    found = Weights.read(weights, "the training's weights")
    adviser = make_policy(found.adviser, rules.title) if found.adviser else None
    return policy_of(found, rules.title, adviser)


def collect(task: Task) -> Experience:
    """Play the games of a task."""
    rules = ruleset(task.title, task.players, **task.options)
    net = net_of(rules, task.weights)
    rival = make_policy(task.rival, rules.title) if task.rival else None
    lines: list[Line] = []
    for number, seed in enumerate(task.seeds):
        if task.tries and net.adviser is not None:
            lines += tried(rules, net, net.adviser, seed, task.tries)
        elif task.teacher:
            lines += taught(rules, net, task.teacher, seed)
        else:
            lines += played(rules, net, rival, number % rules.players, seed)
    return experience_of(net, lines)


def number_of(seed: str) -> int:
    """A seed for a deal."""
    return int.from_bytes(seed.encode(), "big")


def played(rules: Ruleset, net: NetPolicy, rival: Policy | None, own: int, seed: str) -> list[Line]:
    """One game; what the network's seats decided."""
    chance = random.Random(seed)
    position = rules.deal(number_of(seed))
    lines = [Line() for _ in range(rules.players)]
    net.begin()
    if rival is not None:
        rival.begin()
    for _ in range(LONGEST):
        if position.over:
            break
        mover = int(position.to_move)
        if rival is not None and mover != own:
            position.apply(rival.choose(position))
            continue
        codes = position.legal()
        if len(codes) == 1:
            position.apply(codes[0])
            continue
        at = drawn(net.scores(position, codes), chance)
        note(net, position, codes, at, lines[mover])
        position.apply(codes[at])
    return closed(position, lines)


def taught(rules: Ruleset, net: NetPolicy, code: str, seed: str) -> list[Line]:
    """A game of the teacher against itself; what it decided."""
    game = rules.new_game(number_of(seed))
    bots = [make_bot(code, rules.title, number_of(seed) + seat) for seat in range(rules.players)]
    lines = [Line() for _ in range(rules.players)]
    while game.to_move is not None and len(game.history) < LONGEST:
        mover = game.to_move
        choice = bots[mover].choose(Seat(game, mover)).move
        codes = game._position.legal()
        if len(codes) > 1:
            net.begin()
            net.scores(game._position, codes)
            note(net, game._position, codes, list(codes).index(game._position.move_code(str(choice))), lines[mover])
        game.play(choice)
    return closed(game._position, lines)


def tried(rules: Ruleset, net: NetPolicy, adviser: Policy, seed: str, first: int) -> list[Line]:
    """What the moves came to that the seats could choose from in their first decisions; else all is as advised."""
    chance = random.Random(seed)
    position = rules.deal(number_of(seed))
    lines: list[Line] = []
    while not position.over and len(lines) < first * rules.players:
        codes = position.legal()
        if len(codes) == 1:
            position.apply(codes[0])
            continue
        net.begin()
        net.ask(position, codes)
        advised = int(net.advised)
        lines.append(compared(net, adviser, position, candidates(position, codes, advised, list(net.gaps), chance)))
        position.apply(codes[advised])
    return lines


def candidates(position: Position, codes: Any, advised: int, gaps: list[int], chance: random.Random) -> Any:
    """The moves to try: the advised one, those that come next, and some others; one of each kin."""
    kin: dict[int, int] = {}
    for at in sorted(range(len(codes)), key=lambda at: (at != advised, gaps[at])):
        kin.setdefault(int(position.kin(codes[at])), at)
    best = list(kin.values())
    others = best[BEST_TRIED:]
    return vec[i64]([codes[at] for at in best[:BEST_TRIED] + chance.sample(others, min(OTHERS_TRIED, len(others)))])


def compared(net: NetPolicy, adviser: Policy, position: Position, codes: Any) -> Line:
    """One decision, and what each of its moves comes to if the adviser plays on."""
    line = Line()
    net.scores(position, codes)
    note(net, position, codes, int(net.advised), line)
    for code in codes:
        world = position.copy()
        world.apply(code)
        adviser.begin()
        play_to_end(world, adviser, LONGEST)
        ended = closed(world, [Line(chosen=[0]) for _ in range(int(world.players))])
        line.came.append(round(ended[position.to_move].lead))
        if len(line.came) - 1 == line.chosen[0]:
            line.win, line.lead = ended[position.to_move].win, ended[position.to_move].lead
    return line


def drawn(scores: Any, chance: random.Random) -> int:
    """A move's number, the higher its score the likelier."""
    top = max(scores)
    grown = [math.exp((score - top) / UNIT) for score in scores]
    return chance.choices(range(len(grown)), grown)[0]


def note(net: NetPolicy, position: Position, codes: Any, at: int, line: Line) -> None:
    """Keep a decision that the network has just scored."""
    line.seen.append(array_of(net.row, np.int16).copy())
    line.chosen.append(at)
    line.counts.append(len(codes))
    line.advised.append(int(net.advised))
    line.gaps.append(array_of(net.gaps, np.int64).astype(np.int32))
    line.pairs.append(array_of(net.spread(position, codes), np.int64).reshape(-1, 2).astype(np.int32))


def closed(position: Position, lines: list[Line]) -> list[Line]:
    """The lines with at least one decision of a game that has ended, with what it brought them."""
    if not position.over:
        return []
    winners = position.outcome().winners
    scores = position.scores()
    for seat, line in enumerate(lines):
        line.win = 1 / len(winners) if seat in winners else 0.0
        line.lead = float(scores[seat] - max((n for other, n in enumerate(scores) if other != seat), default=0))
    return [line for line in lines if line.chosen]


def experience_of(net: NetPolicy, lines: list[Line]) -> Experience:
    """Lines as arrays."""
    rows = np.array([row for line in lines for row in line.seen])
    counts = np.array([count for line in lines for count in line.counts])
    sizes = [len(line.chosen) for line in lines]
    first = np.cumsum(counts) - counts
    seen = np.zeros((len(rows), len(net.inputs)), np.int16)
    known = np.array(net.input_of)
    seen[:, known[known >= 0]] = rows[:, known >= 0]
    if net.count_at >= 0:
        seen[:, net.count_at] = 1
    advised = np.zeros(int(counts.sum()), np.int8)
    choices = np.array([one for line in lines for one in line.advised])
    advised[(first + choices)[choices >= 0]] = 1
    pairs = [pair for line in lines for pair in line.pairs]
    moves = np.concatenate([pair[:, 0] + begin for pair, begin in zip(pairs, first, strict=True)])
    return Experience(
        seen,
        np.array([one for line in lines for one in line.chosen]),
        np.repeat(np.array([line.win for line in lines], np.float32), sizes),
        np.repeat(np.array([line.lead for line in lines], np.float32), sizes),
        np.repeat(np.arange(len(lines)), sizes),
        first,
        np.repeat(np.arange(len(rows)), counts),
        advised,
        np.concatenate([gap for line in lines for gap in line.gaps]),
        np.array([lead for line in lines for lead in line.came or [0] * sum(line.counts)], np.float32),
        moves,
        np.concatenate([pair[:, 1] for pair in pairs]),
    )


def match(task: Task) -> list[tuple[float, float]]:
    """Share of the win and lead of the network in games against its rival, at every seat of every deal."""
    rules = ruleset(task.title, task.players, **task.options)
    net = net_of(rules, task.weights)
    rival = make_policy(task.rival, rules.title)
    found = []
    for seed in task.seeds:
        for own in range(rules.players):
            position = rules.deal(number_of(seed))
            net.begin()
            rival.begin()
            for _ in range(LONGEST):
                if position.over:
                    break
                position.apply((net if position.to_move == own else rival).choose(position))
            if position.over:
                line = closed(position, [Line(chosen=[0]) for _ in range(rules.players)])[own]
                found.append((line.win, line.lead))
    return found
