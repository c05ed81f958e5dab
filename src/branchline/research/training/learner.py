"""The network while it learns: floating point, NumPy, and Adam.

NumPy is enough: a network of this size learns faster than the games are played.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from branchline.bots.net.policy import CHOSEN, GAP, GAP_UNIT, LEAD, LEAD_UNIT, WIN
from branchline.research.training.experience import Experience

UNIT = 4096
"""A weight of 1, in a file."""
LARGEST = 32_767
TRUST = (4.0, 2.0)
"""How far the adviser is trusted before anything is learnt: its choice, and the points by which others are worse."""
LITTLE_TRUST = (0.1, 1.0)
LEAST_TRUST = 0.02
"""The same where moves are compared: its points are points."""
CLIP = 0.2
ENTROPY = 0.003
VALUE = 0.5
"""How much the expectation counts beside the moves."""
WIN_SHARE = 0.5
"""How much of what is played for is the win; the rest is the lead."""
FAR_AHEAD = 2.0
LAMBDA = 0.95
FURTHEST = 120.0
"""A lead counts no more than this where moves are compared: few games say much about a single one."""
FAR_OFF = 8.0
TRIED = 0.1
DECAY = 10.0
"""How fast weights are forgotten that nothing speaks for, where moves are compared."""
FASTEST = 1.0
"""Gradients are no longer than this."""


class Learner:
    """Weights, what Adam remembers of them, and the measure of every input."""

    def __init__(self, sizes: list[int], seed: int, trust: tuple[float, float] = TRUST) -> None:
        chance = np.random.default_rng(seed)
        self.sizes = sizes
        self.scale = np.ones(sizes[0], np.float32)
        self.weights: list[Any] = []
        for layer, (before, after) in enumerate(pairwise(sizes)):
            spread = (2 / min(before, 100)) ** 0.5 if layer < len(sizes) - 2 else 0.01
            self.weights.append(chance.normal(0, spread, (before, after)).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.weights[-2][:, CHOSEN:] = 0
        self.weights[-1][CHOSEN], self.weights[-1][GAP] = trust
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    # -- answers ----------------------------------------------------------------------------------

    def layers(self, seen: Any) -> list[Any]:
        """What every layer says of some observations, the scaled observations first."""
        found = [seen * self.scale]
        for at in range(0, len(self.weights), 2):
            now = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(np.maximum(now, 0) if at < len(self.weights) - 2 else now)
        return found

    def expected(self, experience: Experience) -> Any:
        """What each decision's seat could expect: its share of the win and its lead, mixed as they are played for."""
        parts = []
        for first in range(0, len(experience.chosen), 4096):
            last = self.layers(experience.seen[first : first + 4096].astype(np.float32))[-1]
            win = 1 / (1 + np.exp(-last[:, WIN]))
            parts.append(WIN_SHARE * (2 * win - 1) + (1 - WIN_SHARE) * last[:, LEAD])
        return np.concatenate(parts)

    # -- learning ---------------------------------------------------------------------------------

    def learn(self, batch: Experience, gain: Any, before: Any, rate: float) -> dict[str, float]:
        """One step of Adam. With `gain`, moves that gained become likelier, no further than CLIP from `before`;
        without, the moves that were made are imitated."""
        layers = self.layers(batch.seen.astype(np.float32))
        last = layers[-1]
        share = shares(batch, last)
        made = batch.first + batch.chosen
        log = np.log(np.maximum(share, 1e-12))
        size = len(batch.chosen)
        if gain is None:
            push = np.ones(size, np.float32)
        else:
            ratio = np.exp(log[made] - before)
            stopped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
            push = np.where(stopped, 0, gain * ratio).astype(np.float32)
        of = batch.of
        slope = share * push[of]
        slope[made] -= push
        spread = -np.add.reduceat(share * log, batch.first)
        slope += ENTROPY * share * (log + spread[of])
        policy = -log[made] if gain is None else -gain * np.exp(log[made] - before)
        told = {"policy": float(policy.mean()), "agreed": float((best_of(batch, share) == batch.chosen).mean())}
        told["entropy"] = float(spread.mean())
        return told | self.settle(batch, layers, slope, rate)

    def compare(self, batch: Experience, rate: float) -> dict[str, float]:
        """One step of Adam where moves were tried: scores learn how far each came ahead of the others."""
        layers = self.layers(batch.seen.astype(np.float32))
        given = scores(batch, layers[-1])
        off = level(batch, given) - level(batch, np.clip(batch.came, -FURTHEST, FURTHEST)) / GAP_UNIT
        slope = (TRIED * np.clip(off, -FAR_OFF, FAR_OFF)).astype(np.float32)
        told = {"policy": float((off * off).mean()), "agreed": float((best_of(batch, given) == batch.chosen).mean())}
        told |= self.settle(batch, layers, slope, rate)
        for at in range(0, len(self.weights), 2):
            self.weights[at] *= np.float32(1 - rate * DECAY)
        self.weights[-2][:, [CHOSEN, GAP]] = 0  # in decisions that were not tried all stays as advised
        self.weights[-1][[CHOSEN, GAP]] = np.maximum(self.weights[-1][[CHOSEN, GAP]], LEAST_TRUST)
        return told

    def settle(self, batch: Experience, layers: list[Any], slope: Any, rate: float) -> dict[str, float]:
        """Go down the slope of the moves' scores, and of what was expected of the game."""
        last = layers[-1]
        size = len(batch.chosen)
        out = spread_back(batch, slope / size, last.shape)
        win = 1 / (1 + np.exp(-last[:, WIN]))
        off = last[:, LEAD] - lead_of(batch)
        out[:, WIN] += VALUE * (win - batch.win) / size
        out[:, LEAD] += VALUE * off / size
        self.descend(layers, out, rate)
        return {
            "win_error": float(((win - batch.win) ** 2).mean()),
            "lead_error": float(np.abs(off).mean() * LEAD_UNIT),
        }

    def descend(self, layers: list[Any], slope: Any, rate: float) -> None:
        """Move all weights down the slope of the last layer."""
        slopes: list[Any] = []
        for at in range(len(self.weights) - 2, -1, -2):
            below = layers[at // 2]
            slopes[:0] = [below.T @ slope, slope.sum(axis=0)]
            if at:
                slope = (slope @ self.weights[at].T) * (below > 0)
        length = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        shrink = min(1.0, FASTEST / (length + 1e-9))
        self.steps += 1
        for one, mean, square, weight in zip(slopes, self.means, self.squares, self.weights, strict=True):
            one = one * np.float32(shrink)
            mean += np.float32(0.1) * (one - mean)
            square += np.float32(0.001) * (one * one - square)
            fast = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            weight -= np.float32(fast) * mean / (np.sqrt(square) + np.float32(1e-7))

    # -- files ------------------------------------------------------------------------------------

    def packed(self) -> bytes:
        """The weights in whole numbers, as the player reads them."""
        parts = []
        for at in range(0, len(self.weights), 2):
            matrix = self.weights[at] * self.scale[:, None] if at == 0 else self.weights[at]
            if at == len(self.weights) - 2:
                matrix = matrix.T
            parts += [matrix, self.weights[at + 1]]
        whole = [np.clip(np.rint(part * UNIT), -LARGEST, LARGEST).astype("<i2") for part in parts]
        return b"".join(part.tobytes() for part in whole)

    def state(self) -> dict[str, Any]:
        """All that is needed to go on learning."""
        kept = {"scale": self.scale, "steps": np.array(self.steps)}
        for name, arrays in (("weight", self.weights), ("mean", self.means), ("square", self.squares)):
            kept |= {f"{name}{number}": array for number, array in enumerate(arrays)}
        return kept

    def restore(self, kept: Any) -> None:
        """Go on from there."""
        self.scale = kept["scale"]
        self.steps = int(kept["steps"])
        for name in ("weight", "mean", "square"):
            arrays = {"weight": self.weights, "mean": self.means, "square": self.squares}[name]
            arrays[:] = [kept[f"{name}{number}"] for number in range(len(arrays))]


def scores(batch: Experience, last: Any) -> Any:
    """The score of every legal move."""
    given = np.bincount(batch.move_at, last[batch.of[batch.move_at], batch.output], len(batch.of))
    given += last[batch.of, CHOSEN] * batch.advised
    given -= last[batch.of, GAP] * (batch.gap / (1000 * GAP_UNIT))
    return given


def shares(batch: Experience, last: Any) -> Any:
    """How likely each legal move is made; those of one decision add up to 1."""
    given = scores(batch, last)
    given -= np.maximum.reduceat(given, batch.first)[batch.of]
    grown = np.exp(given)
    return (grown / np.add.reduceat(grown, batch.first)[batch.of]).astype(np.float32)


def level(batch: Experience, given: Any) -> Any:
    """Numbers of moves as differences from the mean of their decision."""
    ends = np.append(batch.first, len(given))
    return given - (np.add.reduceat(given, batch.first) / np.diff(ends))[batch.of]


def best_of(batch: Experience, share: Any) -> Any:
    """The likeliest move of every decision."""
    top = np.maximum.reduceat(share, batch.first)[batch.of]
    numbers = np.arange(len(share)) - batch.first[batch.of]
    return np.minimum.reduceat(np.where(share == top, numbers, len(share)), batch.first)


def spread_back(batch: Experience, slope: Any, shape: tuple[int, int]) -> Any:
    """The slope of the outputs by that of the scores."""
    width = shape[1]
    flat = np.bincount(batch.of[batch.move_at] * width + batch.output, slope[batch.move_at], shape[0] * width)
    flat += np.bincount(batch.of * width + CHOSEN, slope * batch.advised, shape[0] * width)
    flat -= np.bincount(batch.of * width + GAP, slope * batch.gap / (1000 * GAP_UNIT), shape[0] * width)
    return flat.reshape(shape).astype(np.float32)


def lead_of(batch: Experience) -> Any:
    """Leads in the network's measure; one far ahead is as good as one further."""
    return np.clip(batch.lead / LEAD_UNIT, -FAR_AHEAD, FAR_AHEAD)


def reward_of(batch: Experience) -> Any:
    """What the game brought the seat of each decision."""
    return WIN_SHARE * (2 * batch.win - 1) + (1 - WIN_SHARE) * lead_of(batch)


def gains(batch: Experience, expected: Any) -> Any:
    """How much better than expected things went after each decision, by generalised advantage estimation."""
    reward = reward_of(batch)
    out = np.zeros(len(reward), np.float32)
    ahead = 0.0
    for at in range(len(reward) - 1, -1, -1):
        last = at + 1 == len(reward) or batch.line[at + 1] != batch.line[at]
        off = (reward[at] if last else expected[at + 1]) - expected[at]
        ahead = off if last else off + LAMBDA * ahead
        out[at] = ahead
    return (out - out.mean()) / (out.std() + 1e-6)
