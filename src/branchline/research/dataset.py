"""Games as rows for imitation and analysis: every decision with what was seen, what could be done, what was done.

Written as Parquet; names of observations and actions stand in the file's metadata.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from branchline.bots import code_of, make_bot
from branchline.core.errors import BadOption
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.core.seat import Seat
from branchline.research.rewards import WIN, rewards_of
from branchline.research.ruleset import Ruleset, episode_seed
from branchline.research.spaces import Sight
from branchline.research.table import UNDECIDED, Table
from branchline.shelf import undealt

LIMIT = 10_000
"""A game of more moves than this is given up."""


def schema_of(rules: Ruleset) -> Any:
    """The columns of a file, and what its numbers mean."""
    columns = [
        ("game", pa.int32()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16(), rules.width)),
        ("mask", pa.list_(pa.int8(), rules.actions)),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("win", pa.float32()),
        ("points", pa.int32()),
    ]
    told = {
        "version": rules.version,
        "players": str(rules.players),
        "options": json.dumps(rules.options),
        "observations": json.dumps(rules.observation_names),
        "actions": json.dumps(rules.action_names),
    }
    return pa.schema(columns, metadata=told)


def decisions(rules: Ruleset, game: Game) -> Iterator[dict[str, Any]]:
    """The decisions of a game, action by action.

    A way to pay that the rules accept but do not list has no actions: such a move is left out.
    """
    told = undealt(rules.title, rules.players, rules.options, None, None)
    steps = game._steps
    told._deal(steps[0].answers)
    sight = Sight(Table(rules.tensors, told._position))
    table = sight.table
    for number, step in enumerate(steps[1:], 1):
        if step.code in list(table.codes):
            text = told._position.move_text(step.code)
            for row in actions_of(sight, step.code):
                yield {"move": number, "text": text, **row}
        told._make(step.code, step.answers)
        table.ask()


def actions_of(sight: Sight, code: int) -> Iterator[dict[str, Any]]:
    """The actions by which a move is made, each with what its seat sees and may do."""
    table = sight.table
    seat = int(table.position.to_move)
    made = int(UNDECIDED)
    while made == UNDECIDED:
        action = int(table.tensors.action(table.position, code, table.depth))
        yield {"seat": seat, "observation": sight.row(seat), "mask": sight.mask(seat), "action": action}
        made = int(table.take(action))


def rows_of(rules: Ruleset, number: int, game: Game) -> list[dict[str, Any]]:
    """The rows of a finished game, with what it brought the seat that decided."""
    shares, points = rewards_of(game._position, int(WIN)), game._position.scores()
    return [
        {"game": number, **row, "win": float(shares[row["seat"]]), "points": points[row["seat"]]}
        for row in decisions(rules, game)
    ]


def play(rules: Ruleset, codes: list[str], seed: int) -> Game:
    """A game of bots, given by a level or a code for each seat."""
    game = rules.new_game(seed)
    bots = [make_bot(code_of(code, rules.title), rules.title, seed + seat) for seat, code in enumerate(codes)]
    while game.to_move is not None and len(game.history) < LIMIT:
        mover = game.to_move
        game.play(str(bots[mover].choose(Seat(game, mover)).move))
    return game


def games_of_bots(rules: Ruleset, codes: list[str], games: int, seed: int) -> Iterator[Game]:
    """Games of bots; who sits where goes round from game to game."""
    for number in range(games):
        turned = [codes[(seat + number) % rules.players] for seat in range(rules.players)]
        yield play(rules, turned, episode_seed(seed, 0, number))


def games_of_records(rules: Ruleset, files: Iterable[Path]) -> Iterator[Game]:
    """The games of records, which must be of this title, number of players and options."""
    for file in files:
        game = Record.load(file).replay()
        if (game.title.id, game.players, game.options) != (rules.title.id, rules.players, rules.options):
            raise BadOption(f"{file} is a game of {game.title.id} for {game.players} under {game.options}, not of this")
        yield game


def write(rules: Ruleset, games: Iterable[Game], file: Path) -> tuple[int, int]:
    """Write finished games to a file; how many games and rows. The file is there when it is whole."""
    part = file.parent / f"{file.name}.part"
    try:
        found = write_all(rules, games, part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return found


def write_all(rules: Ruleset, games: Iterable[Game], file: Path) -> tuple[int, int]:
    """Write finished games, one after the other."""
    schema = schema_of(rules)
    count = rows = 0
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for game in games:
            if game.is_over:
                found = rows_of(rules, count, game)
                writer.write_table(pa.Table.from_pylist(found, schema=schema))
                count += 1
                rows += len(found)
    return count, rows
