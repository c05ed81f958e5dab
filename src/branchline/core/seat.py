"""A seat: all that a player, a bot or a client is handed. There is no way from it to the truth.

A seat holds a re-dealt game, not the true one: what its player cannot know was dealt anew before
it was made. Since a re-deal depends on the seat's knowledge alone, everything a seat answers is
what the true game would answer that player.
"""

from __future__ import annotations

from typing import Any

from branchline.core.arguments import seat_number, seed_number, shown
from branchline.core.errors import BadOption, IllegalMove
from branchline.core.events import Event
from branchline.core.game import Game, seed_words
from branchline.core.moves import Move, Moves
from branchline.core.position import Position
from branchline.core.refusal import Refusal
from branchline.core.title import Title


class Seat:
    """One seat's side of a game: its view, its log, its legal moves, and worlds it must reckon with.

    >>> import branchline as bl
    >>> seat = bl.Seat(bl.new_game("usa", players=2, seed=4), 0)
    >>> seat.title.id, seat.number, seat.view["phase"]
    ('usa', 0, 'choosing')
    """

    def __init__(self, game: Game, number: int) -> None:
        if not isinstance(game, Game):
            raise BadOption(f"a seat is a seat at a Game, not at {shown(game)}")
        self.number = seat_number(number, game.players)
        self._world = game.redeal(number, 0)

    @property
    def title(self) -> Title:
        """The title being played."""
        return self._world.title

    @property
    def players(self) -> int:
        """How many are at the table."""
        return self._world.players

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table."""
        return self._world.options

    @property
    def is_to_move(self) -> bool:
        """Whether this seat must decide."""
        return self._world.to_move == self.number

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know of the table."""
        return self._world.view(self.number)

    @property
    def facts(self) -> dict[str, Any]:
        """What the rules answer the seat from its knowledge."""
        return self._world.facts(self.number)

    @property
    def log(self) -> list[Event]:
        """All that the seat may know of what happened."""
        return self._world.log(self.number)

    def legal_moves(self) -> Moves:
        """The seat's legal moves; raises IllegalMove if another seat must decide."""
        self._must_be_to_move()
        return self._world.legal_moves()

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move of this seat is refused, None if it is legal."""
        self._must_be_to_move()
        return self._world.why_not(move)

    def redeal(self, seed: int) -> Game:
        """A full game this seat must reckon with; many seeds give many such worlds."""
        return self._world.redeal(self.number, seed)

    def position(self, seed: int) -> Position:
        """Such a world as an inner position, for bots in a hurry: moves are numbers there.

        >>> import branchline as bl
        >>> seat = bl.Seat(bl.new_game("usa", players=2, seed=4, first_player=0), 0)
        >>> inner = seat.position(1)
        >>> [inner.move_text(code) for code in inner.legal()] == seat.legal_moves().texts()
        True
        """
        high, low = seed_words(seed_number(seed))
        return self._world._position.redeal(self.number, high, low)

    @property
    def history(self) -> list[tuple[int, int]]:
        """All moves so far as (seat, code); code -1 where this seat was not told which move it was."""
        return self._world.history

    def _must_be_to_move(self) -> None:
        if not self.is_to_move:
            raise IllegalMove(Refusal("", "not-your-turn", {}, None))

    def _repr_svg_(self) -> str | None:
        """The board as the seat sees it, for notebooks; None for a family that draws none."""
        from branchline.core.notebook import drawing

        return drawing(self._world.title, self.view)

    def _repr_html_(self) -> str:
        """The table as the seat sees it, for notebooks: the board, and all that is known."""
        from branchline.core.notebook import page

        return page(repr(self), self._world.title, self.view)

    def __repr__(self) -> str:
        return f"<seat {self.number} of {self._world.title.id}>"
