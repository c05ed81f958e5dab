"""Which moves a search looks at, and in which order: the policy's own first, then what it thinks next best."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy
from branchline.core.position import Position


class Candidates:
    """Moves with their gaps: how much worse than the policy's choice each seems, in thousandths of a point."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.gaps: vec[i64] = vec[i64]()

    def add(self, code: i64, gap: i64) -> None:
        """One move more."""
        self.codes = append(self.codes, code)
        self.gaps = append(self.gaps, gap)


def candidates(position: Position, policy: Policy, choice: i64, width: i64, harm: vec[i64]) -> Candidates:
    """The policy's choice and the next best, `width` in all.

    What a move would harm the others, if known of each legal move, counts for it.
    Of moves that differ only in how they are paid the best one stands for all. A policy that cannot tell
    moves apart leaves none out.
    """
    codes = position.legal()
    weights = policy.weigh(position, codes)
    for i in range(len(harm)):
        weights[i] += harm[i]
    top = weights[0]
    low = weights[0]
    for weight in weights:
        top = weight if weight > top else top
        low = weight if weight < low else low
    out = Candidates()
    out.add(choice, 0)
    if top == low:
        for code in codes:
            if code != choice:
                out.add(code, 0)
        return out
    for i in range(len(codes)):
        if codes[i] == choice:
            top = weights[i]
    open = kin_of(position, codes, choice, weights)
    while len(out.codes) < width:
        best: i64 = -1
        for i in range(len(codes)):
            if open[i] == 1 and (best < 0 or weights[i] > weights[best]):
                best = i
        if best < 0:
            break
        open[best] = 0
        out.add(codes[best], top - weights[best])
    return out


def kin_of(position: Position, codes: vec[i64], choice: i64, weights: vec[i64]) -> vec[i64]:
    """1 for each move that is the best of its kin, 0 for the others and for all kin of `choice`."""
    kins = vec[i64]()
    best = vec[i64]()
    out = vec[i64](capacity=len(codes))
    for i in range(len(codes)):
        out = append(out, 0)
        kin = position.kin(codes[i])
        at: i64 = len(kins) - 1  # kin mostly follow each other
        while at >= 0 and kins[at] != kin:
            at -= 1
        if at < 0:
            kins = append(kins, kin)
            best = append(best, i)
        elif weights[i] > weights[best[at]]:
            best[at] = i
    own = position.kin(choice)
    for at in range(len(kins)):
        if kins[at] != own:
            out[best[at]] = 1
    return out
