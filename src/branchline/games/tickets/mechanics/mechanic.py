"""What the shared files ask of a mechanic. The rules' hot paths call its functions directly instead."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.outcome import Points
from branchline.core.tensors import Section
from branchline.games.tickets.board import Board
from branchline.games.tickets.state import State

if TYPE_CHECKING:
    from branchline.games.tickets.schema import SeatView

Params = dict[str, Any]


class Mechanic:
    """Something a map may have. What a mechanic has no part in stays as it is here: nothing."""

    def __init__(self, verb: str, kind: i64, costs_cards: bool) -> None:
        self.verb: str = verb  # how its moves begin; also the name of their group
        self.kind: i64 = kind  # of its moves
        self.costs_cards: bool = costs_cards
        self.limits: dict[str, tuple[int, int]] = {}  # least and most of its numbers in a map's rules
        self.entry: str = ""  # what it builds in cities, in a position set up by hand
        self.rules: dict[str, str] = {}  # the ledger's rule behind every reason to refuse one of its moves

    def in_play(self, board: Board) -> bool:
        """Whether a map has it."""
        raise NotImplementedError

    # -- moves and events ---------------------------------------------------------------------------

    def text(self, board: Board, code: i64) -> str:
        """A move as text, without its verb."""
        raise NotImplementedError

    def read(self, board: Board, text: str) -> i64:
        """The move that a text means, given without its verb."""
        raise NotImplementedError

    def params(self, board: Board, code: i64) -> Params:
        """The parts of a move as JSON-able facts."""
        raise NotImplementedError

    def reason(self, board: Board, code: i64) -> tuple[str, Params]:
        """Why a bot without better reasons makes such a move."""
        raise NotImplementedError

    def told(self, board: Board, event: i64, first: i64, second: i64) -> Params | None:
        """The parameters of an event; None if it is none of this mechanic."""
        return None

    # -- what is seen -------------------------------------------------------------------------------

    def add_to_seat(self, s: State, seat: i64, view: SeatView) -> None:
        """Put what everybody sees of a seat into its view."""

    def built(self, view: dict[str, Any]) -> list[str]:
        """The cities in which a seat has built, by its view."""
        return []

    def pieces(self, s: State) -> i64:
        """A number that goes down whenever points change by this mechanic."""
        return 0

    # -- tickets and points ---------------------------------------------------------------------------

    def lend(self, s: State, seat: i64) -> None:
        """Join to a seat's network what it may use besides its own tracks."""

    def ticket_lines(self, s: State, seat: i64) -> list[Points] | None:
        """The points of a seat's tickets, if this mechanic helps to complete them."""
        return None

    def points(self, s: State, seat: i64) -> int:
        """What it brings a seat at the end."""
        return 0

    def lines(self, s: State, seat: i64) -> list[Points]:
        """The same, line by line."""
        return []

    def tie_count(self, s: State, seat: i64, by: str) -> int | None:
        """What a seat has of that which breaks a tie; None if that is nothing of this mechanic."""
        return None

    # -- hidden cards, laws -----------------------------------------------------------------------------

    def could_pay(self, s: State, seat: i64) -> bool:
        """Whether a hand pays for what its seat could not pay for when it passed."""
        return False

    def broken_laws(self, s: State) -> list[str]:
        """Sentences about what is wrong with a position."""
        return []

    def put(self, s: State, seat: i64, city: i64) -> None:
        """Build in a city, in a position set up by hand; raises BadOption if nothing is left to build with."""
        raise NotImplementedError

    # -- for programs that learn --------------------------------------------------------------------------

    def actions(self, board: Board) -> list[str]:
        """The names of its actions."""
        raise NotImplementedError

    def action(self, code: i64) -> i64:
        """Which of them begins a move."""
        raise NotImplementedError

    def most_paid(self, board: Board) -> i64:
        """The most cards of a kind that a move of it costs."""
        return 0

    def sections(self, board: Board, players: i64) -> list[Section]:
        """Its sections of an observation."""
        raise NotImplementedError

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write them; where the next goes on."""
        raise NotImplementedError
