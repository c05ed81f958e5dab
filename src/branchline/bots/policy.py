"""A policy: a quick way to choose on the inner position, for heuristic bots and for simulations.

It is compiled, so a simulation can play a whole game by it. It moves for whoever is to move, and
reads of the position only what that seat may know: public things, its own hand and tickets.
"""

# compile: mypyc

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(metaclass=ABCMeta):
    """Chooses moves. `begin` is called before each new line of play, so plans may be kept in between.

    Copied or pickled, a policy comes back without plans, as its class makes it without arguments; one that
    takes arguments overrides `__reduce__`.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def begin(self) -> None:  # noqa: B027
        """Forget all plans: another game, or another line of the same one, starts."""

    @abstractmethod
    def choose(self, position: Position) -> i64:
        """The code of a legal move for the seat to move. Ties may be broken by `position.below`."""

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What each of these legal moves seems worth, in thousandths of a point; all alike if it cannot tell.

        Used to choose which moves a search looks at first, and to tell what else was thought of.
        """
        out = vec[i64](capacity=len(codes))
        for _ in range(len(codes)):
            out = append(out, 0)
        return out

    def suspect(self, position: Position, seat: i64) -> None:  # noqa: B027
        """Look at what the others have done, as `seat` sees it, before `believe` is asked."""

    def believe(self, position: Position, seat: i64) -> None:  # noqa: B027
        """Make what was re-dealt to the others fit what they have done, in this position.

        It stays one that `seat` must reckon with.
        """

    def harm(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What each of these legal moves would cost the others, in thousandths of a point; nothing if it cannot tell.

        Asked of re-dealt positions only: all hidden things may be looked at.
        """
        return vec[i64]()

    def styles(self) -> list[Policy]:
        """Other ways to play on that a search may compare with this one."""
        return []

    def sight(self) -> i64:
        """How many of its own steps of time a simulation needs to go before `forecast` can be asked; 0: to the end."""
        return 0

    def moment(self, position: Position) -> i64:
        """How far the game has come, in steps of the policy's own: rounds, say, or turns."""
        return 0

    def forecast(self, position: Position) -> vec[i64]:
        """What each seat can expect to score in the end, in thousandths of a point; only asked if there is a sight."""
        return vec[i64]()

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """Why `code` was chosen: the key of a text and its parameters."""
        return "bot-no-reason", {}

    def aim(self, position: Position, code: i64) -> dict[str, Any]:
        """What the mover is after with `code` and in all: lists of ids by kind of thing, as views name them."""
        return {}


class RandomPolicy(Policy):
    """Any legal move, all alike."""

    def choose(self, position: Position) -> i64:
        """A legal move drawn by the position's own generator."""
        codes = position.legal()
        return codes[position.below(len(codes))]

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """It has none."""
        return "bot-random", {}


def play_to_end(position: Position, policy: Policy, limit: i64) -> i64:
    """Play by a policy to the end, or `limit` moves; the number of moves made."""
    made: i64 = 0
    while not position.over and made < limit:
        position.apply(policy.choose(position))
        made += 1
    return made
