"""What a user may write, over the whole stable surface: type checkers read it, and it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import branchline as bl
from branchline.arena import make_plan, run_arena, summarise
from branchline.bots import Budget, bots_for, code_of, levels_for, make_bot, policies_for


def look(game: bl.Game) -> list[str]:
    """A game, as it is asked about."""
    view: dict[str, Any] = game.view(game.to_move)
    told = [event.text("pl", game.names) for event in game.play("keep 1 2")]
    told += [f"{move} {move.group} {move.params}" for move in game.legal_moves()]
    refusal: bl.Refusal | None = game.why_not("pass")
    if refusal is not None:
        told += [refusal.rule, refusal.key, refusal.text("de")]
    copy: bl.Game = game.copy()
    record: bl.Record = bl.Record.loads(copy.record().dumps())
    world: bl.Game = bl.Seat(game, 0).redeal(3)
    return [*told, *view, record.replay().title.id, repr(world.redeal(1, 2)), *game.legal_moves().texts()]


def look_at_title(title: bl.Title) -> list[str]:
    """A title with its options and bots."""
    options = [f"{option.name}={option.default}" for option in title.options]
    codes: list[str] = [*bots_for(title), *policies_for(title), *levels_for(title), code_of("hard", title)]
    return [title.name("de"), str(title.player_counts), *options, *codes, bl.__version__, str(bl.is_compiled())]


def mistakes(game: bl.Game) -> list[str]:
    """What is raised, and what it tells."""
    told: list[str] = []
    for text in ("fly", "pass"):
        try:
            game.play(text)
        except bl.MalformedMove as error:
            told.append(str(error))
        except bl.IllegalMove as error:
            told.append(error.refusal.text())
    return told


def compare(title: str) -> float:
    """Two bots on the same deals."""
    summary = summarise(run_arena(make_plan(title, ["random", "greedy"], games=2, seed=1)))
    return summary.bots[0].win_share.mean


def main(problem: Path) -> list[str]:
    """All of it."""
    game: bl.Game = bl.new_game("usa", players=2, seed=1)
    told = [*look(game), *mistakes(game), *look_at_title(game.title)]
    other: bl.Game = bl.position(problem, seed=1)
    choice = make_bot("greedy", other.title, seed=1).choose(bl.Seat(other, 0), Budget(seconds=1.0))
    return [*told, str(choice.move), choice.explanation.text(other.title), f"{compare('usa'):.1f}"]
