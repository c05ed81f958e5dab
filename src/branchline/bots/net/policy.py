"""A network as a policy: it reads what the seat to move knows, asks a heuristic for advice, scores the legal moves.

A move's score is the sum of what the network gives the actions of its path (and for the second, third... action of one
kind, since three tickets may be too many where each is good), and what it gives for being the adviser's
choice and for the points by which the adviser thinks less of it. So a network that knows nothing plays as advised.
"""

# compile: mypyc

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from branchline.bots.net.network import SHIFT, Network
from branchline.bots.policy import Policy
from branchline.core.position import Position
from branchline.core.tensors import END, Tensors, empty_row

# the outputs before those of the actions
WIN: Final[i64] = 0
LEAD: Final[i64] = 1
CHOSEN: Final[i64] = 2
GAP: Final[i64] = 3
OUTPUTS: Final = ("win", "lead", "chosen", "gap")

LEAD_UNIT: Final[i64] = 30
"""A lead of 1 is so many points."""
GAP_UNIT: Final[i64] = 4
"""A gap of 1 is so many points."""
WIDEST: Final[i64] = 32_000
"""A gap counts no more than this, in thousandths of a point."""
MOST_AGAIN: Final = 5
UNKNOWN: Final[i64] = -1
UNIT: Final = 4096.0
"""A score of 1."""
POINTS_PER_SCORE: Final[i64] = 4
"""What a score of 1 is worth in points, for a search that compares moves."""


def kind_named(action: str) -> str:
    """The kind of an action: the first word of its name."""
    return action.partition(" ")[0]


def again(kind: str, times: int) -> str:
    """The name of the output for one more action of a kind, of which a move has so many already."""
    return f"{kind} again {times}"


class NetPolicy(Policy):
    """Chooses the move with the highest score.

    `inputs` and `outputs` number the names of observations and actions that the network was trained on; others,
    such as those of more players, are passed over.
    """

    def __init__(
        self,
        network: Network,
        inputs: dict[str, int],
        outputs: dict[str, int],
        adviser: Policy | None,
        tensors_of: Callable[[Position], Tensors],
        made_by: tuple[Any, ...],
    ) -> None:
        self.network: Network = network
        self.inputs: dict[str, int] = inputs
        self.outputs: dict[str, int] = outputs
        self.adviser: Policy | None = adviser
        self.tensors_of: Callable[[Position], Tensors] = tensors_of
        self.made_by: tuple[Any, ...] = made_by
        self.tensors: Tensors | None = None
        self.players: i64 = 0
        self.origin: Any = None
        self.row: vec[i16] = vec[i16]()
        self.input_of: vec[i64] = vec[i64]()
        self.output_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()
        """Where `again_of` tells of actions of the same kind as an action."""
        self.again_of: vec[i64] = vec[i64]()
        """The outputs for the second action of its kind in one move, the third, and so on."""
        self.count_at: i64 = UNKNOWN
        """The input that says how many play."""
        self.gaps: vec[i64] = vec[i64]()
        self.advised: i64 = UNKNOWN
        """Which of the moves last scored the adviser would choose."""

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by

    def sit(self, position: Position) -> Tensors:
        """Learn which numbers of this table the network knows, if it is another table than before."""
        tensors = self.tensors
        if tensors is not None and position.players == self.players and position.origin is self.origin:
            return tensors
        tensors = self.tensors_of(position)
        self.tensors = tensors
        self.players = position.players
        self.origin = position.origin
        self.row = empty_row(tensors.width)
        self.input_of = vec[i64](capacity=tensors.width)
        for section in tensors.sections:
            for label in section.labels:
                self.input_of = append(self.input_of, i64(self.inputs.get(f"{section.name}.{label}", -1)))
        self.count_at = i64(self.inputs.get(f"players.{position.players}", -1))
        self.output_of = vec[i64](capacity=tensors.actions)
        self.kind_of = vec[i64](capacity=tensors.actions)
        self.again_of = vec[i64]()
        places: dict[str, int] = {}
        for name in tensors.action_names:
            self.output_of = append(self.output_of, i64(self.outputs.get(name, -1)))
            kind = kind_named(name)
            if kind not in places:
                places[kind] = len(self.again_of)
                for times in range(MOST_AGAIN + 1):
                    self.again_of = append(self.again_of, i64(self.outputs.get(again(kind, times), -1)))
            self.kind_of = append(self.kind_of, i64(places[kind]))
        return tensors

    def look(self, position: Position, seat: i64) -> None:
        """Show the network what a seat knows."""
        tensors = self.sit(position)
        row = self.row
        tensors.observe(position, seat, row, 0)
        network = self.network
        input_of = self.input_of
        network.begin()
        if self.count_at >= 0:
            network.add(self.count_at, 1)
        for at in range(tensors.width):
            if row[at] != 0 and input_of[at] >= 0:
                network.add(input_of[at], i64(row[at]))
        network.finish()

    def begin(self) -> None:
        """Forget all plans."""
        if self.adviser is not None:
            self.adviser.begin()

    def ask(self, position: Position, codes: vec[i64]) -> None:
        """Ask the adviser: its choice, and by how much each other move is worse."""
        adviser = self.adviser
        self.advised = UNKNOWN
        self.gaps = vec[i64](capacity=len(codes))
        if adviser is None:
            for _ in range(len(codes)):
                self.gaps = append(self.gaps, 0)
            return
        weights = adviser.weigh(position, codes)
        self.advised = 0
        for at in range(len(codes)):
            if weights[at] > weights[self.advised]:
                self.advised = at
        top = weights[self.advised]
        for weight in weights:
            gap = top - weight
            self.gaps = append(self.gaps, gap if gap < WIDEST else WIDEST)

    def scores(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What the network gives each move, in 4096ths."""
        self.look(position, position.to_move)
        self.ask(position, codes)
        tensors = self.sit(position)
        network = self.network
        chosen = network.output(CHOSEN)
        per_gap = network.output(GAP)
        out = vec[i64](capacity=len(codes))
        for at in range(len(codes)):
            score = -per_gap * self.gaps[at] // (GAP_UNIT * 1000)
            if at == self.advised:
                score += chosen
            for output in self.outputs_of(tensors, position, codes[at]):
                score += network.output(output)
            out = append(out, score)
        return out

    def outputs_of(self, tensors: Tensors, position: Position, code: i64) -> vec[i64]:
        """The outputs for the actions of a move's path."""
        out = vec[i64](capacity=4)
        before = vec[i64]()
        depth: i64 = 0
        action = tensors.action(position, code, 0)
        while action != END:
            if self.output_of[action] >= 0:
                out = append(out, self.output_of[action])
            kind = self.kind_of[action]
            times: i64 = 0
            for other in before:
                times += 1 if other == kind else 0
            if times > 0 and times <= MOST_AGAIN and self.again_of[kind + times] >= 0:
                out = append(out, self.again_of[kind + times])
            before = append(before, kind)
            depth += 1
            action = tensors.action(position, code, depth)
        return out

    def spread(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """Which outputs the moves ask for: pairs of a move's number and an output's, for training."""
        tensors = self.sit(position)
        out = vec[i64](capacity=4 * len(codes))
        for at in range(len(codes)):
            for output in self.outputs_of(tensors, position, codes[at]):
                out = append(out, at)
                out = append(out, output)
        return out

    def choose(self, position: Position) -> i64:
        """The first move with the highest score."""
        codes = position.legal()
        scores = self.scores(position, codes)
        best: i64 = 0
        for at in range(len(codes)):
            if scores[at] > scores[best]:
                best = at
        return codes[best]

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """Scores, as thousandths of a point."""
        out = self.scores(position, codes)
        for at in range(len(out)):
            out[at] = out[at] * POINTS_PER_SCORE * 1000 >> SHIFT
        return out

    def expectation(self, position: Position, seat: i64) -> tuple[i64, i64]:
        """What a seat can expect: how sure it is to win, as log-odds in 4096ths, and its lead in thousandths."""
        self.look(position, seat)
        return self.network.output(WIN), self.network.output(LEAD) * LEAD_UNIT * 1000 >> SHIFT

    # -- for searches -----------------------------------------------------------------------------

    def suspect(self, position: Position, seat: i64) -> None:
        """As the adviser does."""
        if self.adviser is not None:
            self.adviser.suspect(position, seat)

    def believe(self, position: Position, seat: i64) -> None:
        """As the adviser does."""
        if self.adviser is not None:
            self.adviser.believe(position, seat)

    def harm(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What the adviser says of it."""
        return vec[i64]() if self.adviser is None else self.adviser.harm(position, codes)

    def sight(self) -> i64:
        """As far as the adviser must see."""
        return 0 if self.adviser is None else self.adviser.sight()

    def moment(self, position: Position) -> i64:
        """The adviser's."""
        return 0 if self.adviser is None else self.adviser.moment(position)

    def forecast(self, position: Position) -> vec[i64]:
        """What each seat expects of its lead; between two, what the one to move expects, since they are one lead."""
        out = vec[i64](capacity=position.players)
        if position.players == 2:
            _, lead = self.expectation(position, position.to_move)
            for seat in range(2):
                out = append(out, lead // 2 if seat == position.to_move else -lead // 2)
            return out
        for seat in range(position.players):
            _, lead = self.expectation(position, seat)
            out = append(out, lead // 2)
        return out

    # -- telling ----------------------------------------------------------------------------------

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """The share the network gives the move among all, and the games it expects to win, in hundredths."""
        codes = position.legal()
        scores = self.scores(position, codes)
        top = scores[0]
        for score in scores:
            top = score if score > top else top
        own = 0.0
        total = 0.0
        for at in range(len(codes)):
            grown = math.exp(float(scores[at] - top) / UNIT)
            total += grown
            if codes[at] == code:
                own = grown
        odds, _ = self.expectation(position, position.to_move)
        win = 1 / (1 + math.exp(-float(odds) / UNIT))
        return "bot-net", {"share": round(100 * own / total), "win": round(100 * win)}
