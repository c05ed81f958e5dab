"""What every bot answers at moments of whole games, to compare compiled and interpreted runs. A script prints it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import branchline as bl
from branchline.bots import bots_for, make_bot

SMALL = {"mcts": "mcts:4", "flat": "flat:4", "careless": "careless:0.3"}
SEARCHERS = ("mcts", "flat")
ASKED = (*SEARCHERS, "careless", "net")
"""They do not play the game themselves, but are asked what they would do."""
EVERY = 50
SEARCHED = 150
"""Between the moves at which a bot is asked why; more at full tables, where who searches is not asked at all."""


def tables() -> list[tuple[str, int]]:
    """Every title with two players; one of four also with as many as can play."""
    titles = list(bl.titles().values())
    return [(title.id, 2) for title in titles] + [(title.id, title.most_players) for title in titles[3::4]]


def answers(title: str, players: int, name: str, seed: int) -> Iterator[str]:
    """The answers along one game, which most bots play themselves."""
    code = SMALL.get(name, name)
    game = bl.new_game(title, players=players, seed=seed)
    guide = make_bot("greedy" if name in ASKED else code, game.title, seed)
    bot = make_bot(code, game.title, seed)
    count = 0
    while game.to_move is not None:
        seat = bl.Seat(game, game.to_move)
        choice = guide.choose(seat)
        if count % (SEARCHED if name in SEARCHERS else EVERY if players == 2 else 4 * EVERY) == 0:
            asked = bot.choose(seat)
            yield f"{asked.move} {json.dumps(asked.explanation.as_dict(), sort_keys=True)}"
        game.play(choice.move)
        count += 1
    yield f"{count} {game.outcome().scores}"


if __name__ == "__main__":
    sys.stdout.write(f"compiled {bl.is_compiled()}\n")
    for title, players in tables():
        for name in bots_for(bl.titles()[title]):
            if name in sys.argv[2:] and (players == 2 or name not in SEARCHERS):
                for line in answers(title, players, name, int(sys.argv[1])):
                    sys.stdout.write(f"{title} {players} {name} {line}\n")
