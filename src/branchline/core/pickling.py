"""What of a game travels when it is pickled, and how it comes back.

A position travels as its numbers, with its title and options: what it shares with its copies, the board and
the rules, is made anew from those. Moves and events travel without their position, which may hold secrets that
they do not tell. Pickles are for other processes of the same version; what is to be kept is a `Record`.
"""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import IllegalMove
from branchline.core.events import Event, Events
from branchline.core.game import Game, Step
from branchline.core.moves import Move, Moves
from branchline.core.outcome import Outcome, Points, Sheet, TieBreak
from branchline.core.position import Position
from branchline.core.refusal import Refusal
from branchline.core.title import Option

VECTOR: type = type(vec[i64]())
PLAIN = (int, float, str, bytes, type(None), list, tuple, dict, set, frozenset, VECTOR)
"""What a position holds for itself; anything else it may share with its copies."""
NOT_KEPT = ("origin", "frames")
VALUES: dict[type, tuple[str, ...]] = {
    Event: ("key", "params", "hidden", "title"),
    IllegalMove: ("refusal",),
    Option: ("name", "default", "values", "when", "group"),
    Outcome: ("reason", "scores", "winners", "breakdown", "tie_break"),
    Points: ("source", "points", "params"),
    Refusal: ("rule", "key", "params", "title"),
    Sheet: ("lines", "hidden"),
    TieBreak: ("by", "best", "next_best"),
}
"""Classes whose objects travel as what they are made from."""


def reduced_value(value: Any) -> tuple[Any, ...]:
    """An object as what it is made from."""
    kind = type(value)
    return kind, tuple(getattr(value, name) for name in VALUES[kind])


def reduced_vector(numbers: Any) -> tuple[Any, ...]:
    """A vector as its numbers."""
    return vector_from, (list(numbers),)


def vector_from(numbers: list[int]) -> Any:
    """The vector that was pickled."""
    return vec[i64](numbers)


# -- positions -------------------------------------------------------------------------------------


def origin_of(position: Position) -> tuple[Any, ...]:
    """What an undealt position like this one is made from: title, players, options."""
    if position.origin is None:
        raise TypeError("only the position of a Game can be pickled, and what was made from it")
    title, options = position.origin
    return title, int(position.players), options


def undealt(title: Any, players: int, options: dict[str, Any]) -> Position:
    """A position that holds nothing yet."""
    position: Position = title.position(players, options)
    position.origin = (title, options)
    return position


def reduced_position(position: Position) -> tuple[Any, ...]:
    """A position as all that it does not share with its copies."""
    origin, twin = origin_of(position), position.copy()
    names = [*getattr(type(position), "__mypyc_attrs__", ()), *getattr(position, "__dict__", ())]
    held = {name: getattr(position, name) for name in names if name not in NOT_KEPT}
    own = {name: value for name, value in held.items() if isinstance(value, PLAIN) or getattr(twin, name) is not value}
    return position_from, (origin, own)


def position_from(origin: tuple[Any, ...], own: dict[str, Any]) -> Position:
    """The position that was pickled."""
    position = undealt(*origin)
    for name, value in own.items():
        setattr(position, name, value)
    return position


# -- games, moves, events --------------------------------------------------------------------------


def reduced_game(game: Game) -> tuple[Any, ...]:
    """A game with all its steps; like a copy it is not watched."""
    made_from = (game.title, game._position, game.options, game.seed, game._secret)
    return game_from, (made_from, game._entropy, game.names, game._steps, game._true)


def game_from(
    made_from: tuple[Any, ...], entropy: list[bytes], names: list[str], steps: list[Step], true: bool
) -> Game:
    """The game that was pickled."""
    game = Game(*made_from)
    game._entropy = entropy
    game.names = names
    game._steps = steps
    game._true = true
    return game


def reduced_step(step: Step) -> tuple[Any, ...]:
    """A step without what was worked out for viewers."""
    return step_from, (int(step.seat), step.code, step.log, step.answers, step.viewer)


def step_from(seat: int, code: int, log: Any, answers: Any, viewer: int) -> Step:
    """The step that was pickled."""
    step = Step(seat, code, log, answers)
    step.viewer = viewer
    return step


def reduced_move(move: Move) -> tuple[Any, ...]:
    """A move without its position."""
    return move_from, (origin_of(move._position), move.code)


def move_from(origin: tuple[Any, ...], code: int) -> Move:
    """The move that was pickled."""
    return Move(undealt(*origin), code, None)


def reduced_moves(moves: Moves) -> tuple[Any, ...]:
    """Legal moves without their position."""
    return moves_from, (origin_of(moves._position), moves._codes)


def moves_from(origin: tuple[Any, ...], codes: Any) -> Moves:
    """The legal moves that were pickled."""
    return Moves(undealt(*origin), codes)


def reduced_events(events: Events) -> tuple[Any, ...]:
    """Events without their position."""
    return events_from, (origin_of(events._position), events._title, events._raw)


def events_from(origin: tuple[Any, ...], title: Any, raw: Any) -> Events:
    """The events that were pickled."""
    return Events(undealt(*origin), title, raw)


def register() -> None:
    """Tell `pickle` and `copy` of the classes above; positions and titles, which have subclasses, tell themselves."""
    copyreg.pickle(VECTOR, reduced_vector)
    copyreg.pickle(Game, reduced_game)
    copyreg.pickle(Step, reduced_step)
    copyreg.pickle(Move, reduced_move)
    copyreg.pickle(Moves, reduced_moves)
    copyreg.pickle(Events, reduced_events)
    for kind in VALUES:
        copyreg.pickle(kind, reduced_value)
