"""A small program as a user would write it: a bot of one's own, a game, its record. Checked by mypy, strictly."""

from __future__ import annotations

import random

import branchline as bl
from branchline.bots import NO_LIMIT, Bot, Budget, Choice, make_bot


class Greedy(Bot):
    """Plays the longest move text, which is often the most expensive track."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, seat: bl.Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The longest of some moves."""
        moves: bl.Moves = seat.legal_moves()
        some: list[bl.Move] = self.chance.sample(list(moves), min(5, len(moves)))
        return Choice(max(some, key=lambda move: len(str(move))))


def play(title: str, seed: int) -> tuple[bl.Outcome, bl.Record]:
    """A game of two bots, and what is written down of it."""
    game: bl.Game = bl.new_game(title, players=2, seed=seed)
    bots: list[Bot] = [Greedy(seed), make_bot("random", game.title, seed=seed)]
    while (seat := game.to_move) is not None:
        choice: Choice = bots[seat].choose(bl.Seat(game, seat))
        refusal: bl.Refusal | None = game.why_not(choice.move)
        assert refusal is None, refusal.text("en")
        events: list[bl.Event] = list(game.play(choice.move))
        assert all(isinstance(event.text("en"), str) for event in events)
    record: bl.Record = game.record()
    return game.outcome(), record


if __name__ == "__main__":
    outcome, record = play(next(iter(bl.titles())), seed=1)
    print(outcome.reason, outcome.scores, outcome.winners)
    print(record.dumps().splitlines()[0])
