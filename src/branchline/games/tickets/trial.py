"""Trying a map out: quick games among bots, and the figures a designer asks for first."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from branchline.core.game import Game
from branchline.games.tickets.bots.planner import Planner
from branchline.games.tickets.state import State
from branchline.games.tickets.titles import TicketTitle

LONGEST_GAME = 5_000
"""Moves after which a game is given up."""


class Figures:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.first_wins = 0.0
        self.held: Counter[str] = Counter()
        self.completed: Counter[str] = Counter()
        self.claimed: Counter[str] = Counter()

    def note(self, game: Game, turns: int) -> None:
        """Count a finished game."""
        position = game._position
        assert isinstance(position, State)
        outcome = game.outcome()
        self.games += 1
        self.turns += turns
        if int(position.first) in outcome.winners:
            self.first_wins += 1 / len(outcome.winners)
        for line in (line for lines in outcome.breakdown for line in lines):
            if line.source in ("ticket-done", "ticket-failed"):
                id = str(line.params["ticket"]).partition(".")[0]
                self.held[id] += 1
                self.completed[id] += line.source == "ticket-done"
        for id, owner in zip(position.board.track_ids, position.owner, strict=True):
            self.claimed[id] += int(owner) >= 0

    def told(self, title: TicketTitle, seconds: float) -> dict[str, Any]:
        """The figures, as shares where they are shares."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "turns": round(self.turns / games, 1),
            "first_wins": round(self.first_wins / games, 3),
            "tickets": {"held": self.held.total(), "completed": self.completed.total()},
            "each_ticket": {
                id: {"held": self.held[id], "completed": self.completed[id]}
                for id in title.map.tickets
                if self.held[id]
            },
            "tracks": {id: round(self.claimed[id] / games, 3) for id in title.map.tracks},
            "seconds": round(seconds, 2),
        }


def trial(title: TicketTitle, games: int, seconds: float) -> dict[str, Any]:
    """What comes of games of two bots on a map: at most so many, for about so long."""
    began = time.perf_counter()
    figures = Figures()
    for seed in range(games):
        if seed and time.perf_counter() - began > seconds:
            break
        game = dealt(title, title.least_players, seed)
        turns = play_out(game)
        if game.is_over:
            figures.note(game, turns)
    return figures.told(title, time.perf_counter() - began)


def dealt(title: TicketTitle, players: int, seed: int) -> Game:
    """A game on a map, with the usual options."""
    from branchline.shelf import undealt

    game = undealt(title, players, {}, seed, None)
    game._deal(None)
    return game


def play_out(game: Game) -> int:
    """Let the family's best heuristic make all moves; how many turns there were, all players together."""
    position = game._position
    policies = [Planner() for _ in range(game.players)]
    for policy in policies:
        policy.begin()
    turns, mover = 0, -1
    for _ in range(LONGEST_GAME):
        if position.over:
            break
        if position.to_move != mover:
            turns, mover = turns + 1, int(position.to_move)
        position.apply(policies[mover].choose(position))
    return turns
