"""A game at the surface: readable moves, refusals, events, views and records over a position."""

# compile: mypyc

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.arguments import move_number, player_names, seat_number, seed_number, shown, switch
from branchline.core.errors import BadRecord, GameNotOver, IllegalMove, MalformedMove, NoRecord, NotWatched
from branchline.core.events import EVERYBODY, Event, Events, redact
from branchline.core.moves import Move, Moves
from branchline.core.outcome import Outcome, Sheet
from branchline.core.position import NOBODY, Position
from branchline.core.refusal import Refusal
from branchline.core.title import Title
from branchline.core.unfolding import Film, Unfolded

UNTOLD: Final = -1
"""The code of the deal, and of a move that a viewer is not told."""


class Step:
    """What the game remembers of a move (or of the deal, which has no move)."""

    def __init__(self, seat: i64, code: int, log: vec[i64], answers: vec[i64]) -> None:
        self.seat: i64 = seat
        self.code = code
        self.log: vec[i64] = log
        self.answers: vec[i64] = answers
        self.viewer: int = int(EVERYBODY)
        self.seen: dict[int, Step] = {}

    def seen_by(self, viewer: int, secret: bool) -> Step:
        """The step as a viewer may know it: a secret move of another seat has no code."""
        if self.viewer == viewer:
            return self
        seen = self.seen.get(viewer)
        if seen is None:
            code = UNTOLD if secret and self.seat != viewer else self.code
            seen = Step(self.seat, code, redact(self.log, viewer), vec[i64]())
            seen.viewer = viewer
            self.seen[viewer] = seen
        return seen


def seed_words(seed: int) -> tuple[int, int]:
    """Two 32-bit words from a seed of any size."""
    digest = hashlib.sha256(f"branchline {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def secret_words(secret: bytes, step: int) -> tuple[int, int]:
    """Two 32-bit words for one move of a live table: unpredictable without the secret."""
    digest = hmac.new(secret, f"move {step}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def chance_key(secret: bytes, entropy: list[bytes]) -> bytes:
    """What keys a live table's chance: its secret, with what the players added to it once that was fixed."""
    if not any(entropy):
        return secret
    added = " ".join(part.hex() or "-" for part in entropy)
    return hmac.new(secret, f"players {added}".encode(), hashlib.sha256).digest()


def commitment(secret: bytes) -> str:
    """What is shown of a secret at the start."""
    return hashlib.sha256(b"branchline " + secret).hexdigest()


class Game:
    """A game in progress. Made by `branchline.new_game`; see there.

    A `seat` is its number, counted from 0, or None for a spectator; a `move` is a Move or its text; a
    `number` counts the moves from 1, and 0 is the deal. Anything else raises an error that says so.

    While `watched` is set, the last move can be unfolded; copies are not watched.
    """

    def __init__(
        self,
        title: Title,
        position: Position,
        options: dict[str, Any],
        seed: int | None,
        secret: bytes | None,
    ) -> None:
        self.title = title
        self.players: int = int(position.players)
        self.options = options
        self.seed = seed
        self._names: list[str] = []
        self._secret = secret
        self._entropy: list[bytes] = []
        self._position = position
        position.origin = (title, options)
        self._steps: list[Step] = []
        self._legal: Moves | None = None
        self._watched = False
        self._film: Film | None = None
        self._shared: dict[str, Any] | None = None
        self._true = True

    # -- chance and the course of moves -----------------------------------------------------------

    def _deal(self, script: vec[i64] | None) -> None:
        """Set up the table; with a script, as a record tells it."""
        self._key_chance(0)
        self._begin(script)
        self._position.deal()
        self._remember(NOBODY, UNTOLD)

    def _set_up(self, arrange: Callable[[Any, Any], None], entries: Any) -> None:
        """Make the dealt game one that is set up by hand: it has no past, so no record."""
        position = self._position
        arrange(position, entries)
        position.log = vec[i64]()
        position.answers = vec[i64]()
        self._steps = [Step(NOBODY, UNTOLD, vec[i64](), vec[i64]())]
        self._legal = None
        self._true = False

    def _key_chance(self, step: int) -> None:
        """Key the generator: for every move from a secret, else once, from the seed if it is known."""
        if self._secret is not None:
            high, low = secret_words(chance_key(self._secret, self._entropy), step)
            self._position.seed_chance(high, low)
        elif step == 0:
            high, low = seed_words(self.seed if self.seed is not None else secrets.randbits(64))
            self._position.seed_chance(high, low)

    def _begin(self, script: vec[i64] | None) -> None:
        position = self._position
        position.logging = True
        position.log = vec[i64]()
        position.answers = vec[i64]()
        position.scripted = script is not None
        if script is not None:
            position.script = script
            position.script_at = 0

    def _remember(self, seat: i64, code: int) -> Step:
        position = self._position
        if position.scripted:
            position.scripted = False
            if position.script_at != len(position.script):
                raise BadRecord("the record gives more chance answers than this move needs")
        step = Step(seat, code, position.log, position.answers)
        self._steps.append(step)
        self._legal = None
        return step

    def _make(self, code: int, script: vec[i64] | None) -> Events:
        """Make a move that is known to be legal."""
        position = self._position
        seat = position.to_move
        if self._secret is not None:
            self._key_chance(len(self._steps))
        self._begin(script)
        if self._watched:
            self._shared = self._film.shared[-1] if self._film is not None else None
            self._film = None
            position.frames = [position.copy()]
        position.apply(code)
        return Events(position, self.title, self._remember(seat, code).log)

    # -- playing ----------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        seat = self._position.to_move
        return int(seat) if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.over

    def legal_moves(self) -> Moves:
        """The legal moves of the player to move, as a sequence."""
        if self._legal is None:
            self._legal = Moves(self._position, self._position.legal())
        return self._legal

    def play(self, move: object) -> Events:
        """Make a move, given as a Move or as its text, and return what happened.

        Raises MalformedMove or IllegalMove and changes nothing if that move cannot be made.

        The events tell everything, secrets of all seats included: they are for whoever holds the true
        game. What one seat may know of them is `seen(seat)`.

        >>> import branchline as bl
        >>> game = bl.new_game("usa", players=2, seed=4, first_player=0)
        >>> _ = game.play("keep 1 2"), game.play("keep 1 2")
        >>> print(game.play("draw deck")[0])
        Player 1 draws from the deck: locomotive.
        >>> print(game.seen(1)[0])
        Player 1 draws a card from the deck.
        """
        if isinstance(move, Move) and move.source is self._legal and self._legal is not None:
            return self._make(move.code, None)
        code = self._code(move)
        self._check(code)
        return self._make(code, None)

    def _code(self, move: object) -> int:
        """The number of a move; a Move of another game is read by its text."""
        if isinstance(move, Move):
            return move.code if move._position is self._position else self._position.move_code(str(move))
        if isinstance(move, str):
            return self._position.move_code(move)
        raise MalformedMove(f"a move is a Move or its text, not {shown(move)}")

    def _check(self, code: int) -> None:
        refusal = self._position.refusal(code)
        if refusal is not None:
            raise IllegalMove(refusal)

    def why_not(self, move: object) -> Refusal | None:
        """None if the move is legal now, else why it is not. Raises MalformedMove for what is no move."""
        code = self._code(move)
        refusal: Refusal | None = self._position.refusal(code)
        return refusal

    @property
    def moves(self) -> list[str]:
        """The texts of the moves made so far; in a re-dealt game `?` where its seat was not told the move."""
        return [self._position.move_text(step.code) if step.code != UNTOLD else "?" for step in self._steps[1:]]

    @property
    def history(self) -> list[tuple[int, int]]:
        """The moves made so far as (seat, code), for programs in a hurry; code -1 where it is not told."""
        return [(int(step.seat), step.code) for step in self._steps[1:]]

    @property
    def names(self) -> list[str]:
        """The names of the players by seat; none where they have none."""
        return self._names

    @names.setter
    def names(self, names: object) -> None:
        self._names = player_names(names) or []

    # -- knowing ----------------------------------------------------------------------------------

    def _viewer(self, seat: object) -> int:
        return int(NOBODY) if seat is None else seat_number(seat, self.players)

    def view(self, seat: object) -> dict[str, Any]:
        """All that a seat may know, JSON-able; None stands for a spectator."""
        return self._position.view(self._viewer(seat))

    @property
    def watched(self) -> bool:
        """Whether each move is kept step by step until the next one, to be unfolded; costs time and memory."""
        return self._watched

    @watched.setter
    def watched(self, watched: object) -> None:  # compiled code may not set it: mypyc would hand it no object
        self._watched = switch("watched", watched)
        if not self._watched:
            self._position.frames = None
            self._film = None
            self._shared = None

    def facts(self, seat: object) -> dict[str, Any]:
        """What the rules answer a seat (None: a spectator) from its knowledge alone, JSON-able.

        Unlike the view these are conclusions: what is open, what is missing, what it would score.
        """
        return self._position.facts(self._viewer(seat))

    def log(self, seat: object) -> list[Event]:
        """Everything that happened, as far as a seat (None: a spectator) may know it."""
        out: list[Event] = []
        for number in range(len(self._steps)):
            out.extend(self.happened(number, seat))
        return out

    def happened(self, number: object, seat: object) -> Events:
        """What one move (0: the deal) brought about, as far as a seat may know it."""
        return Events(self._position, self.title, redact(self._step(number).log, self._viewer(seat)))

    def seen(self, seat: object) -> Events:
        """What the last move brought about, as far as a seat (None: a spectator) may know it."""
        return self.happened(len(self._steps) - 1, seat)

    def unfolded(self, seat: object) -> Unfolded:
        """The last move step by step: each event as a seat may know it, with what it changed in its view.

        Raises NotWatched unless `watched` was set when the move was made.

        >>> import branchline as bl
        >>> game = bl.new_game("usa", players=2, seed=4, first_player=0)
        >>> game.watched = True
        >>> _ = game.play("keep 1 2")
        >>> told = game.unfolded(1)
        >>> [str(event) for event, changed in told.steps], told.rest
        (['Player 1 has chosen starting tickets.'], [(['to_move'], 1)])
        """
        viewer = self._viewer(seat)
        frames = self._position.frames
        if frames is None:
            raise NotWatched("the last move cannot be unfolded: set game.watched before a move is made")
        if self._film is None:
            self._film = Film([*frames, self._position], self._shared)
        return self._film.unfold(viewer, self.seen(seat))

    def move_told(self, number: object, seat: object) -> tuple[int, str]:
        """Who made a move (counted from 1) and its text, `?` where a seat is not told it."""
        viewer, step = self._viewer(seat), self._step(number)
        untold = step.code == UNTOLD or (step.seat != viewer and self._position.secret_move(step.code))
        return int(step.seat), "?" if untold else self._position.move_text(step.code)

    def chance_of(self, number: object) -> list[str]:
        """What chance answered to a move (0: the deal), as it stands in the record."""
        return [self._position.answer_text(answer) for answer in self._step(number).answers]

    def _step(self, number: object) -> Step:
        return self._steps[move_number(number, len(self._steps) - 1)]

    def copy(self) -> Game:
        """An independent game, equal in everything."""
        return self._on(self._position.copy())

    def _on(self, position: Position) -> Game:
        """The same game on another position, equal to its own."""
        other = Game(self.title, position, dict(self.options), self.seed, self._secret)
        other._entropy = self._entropy
        other._names = list(self._names)
        other._steps = list(self._steps)
        other._true = self._true
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self._on(deepcopy(self._position, memo))  # which others that are copied with it may hold too

    def redeal(self, seat: object, seed: object) -> Game:
        """A full game consistent with all that a seat knows; what is hidden from it is dealt anew.

        It depends on that knowledge and the seed alone. Its log is the seat's log, and it has no
        record.
        """
        viewer = self._viewer(seat)
        high, low = seed_words(seed_number(seed))
        other = Game(self.title, self._position.redeal(viewer, high, low), self.options, None, None)
        other._names = self._names
        other._steps = [step.seen_by(viewer, self._position.secret_move(step.code)) for step in self._steps]
        other._true = False
        return other

    # -- ending -----------------------------------------------------------------------------------

    def sheets(self, seat: object, revealed: object = False) -> list[Sheet]:
        """Every seat's score sheet if the game ended now, as far as a seat (None: a spectator) may know.

        `revealed` leaves nothing out: for looking back at a game that is over.

        >>> import branchline as bl
        >>> game = bl.new_game("switzerland", players=2, seed=4)
        >>> [sheet.total for sheet in game.sheets(None)], game.sheets(0)[1].hidden
        ([0, 0], ['ticket-done', 'ticket-failed'])
        """
        viewer = self._viewer(seat)
        if switch("revealed", revealed):
            viewer = int(EVERYBODY)
        sheets: list[Sheet] = self._position.sheets(viewer)
        return sheets

    def outcome(self) -> Outcome:
        """How the game ended; raises GameNotOver before that."""
        if not self._position.over:
            raise GameNotOver("the game is not over yet")
        outcome: Outcome = self._position.outcome()
        return outcome

    def record(self) -> Any:
        """The record of the game so far."""
        if not self._true:
            raise NoRecord("a game that was re-dealt or set up by hand has no record: its past is not known")
        from branchline.core.record import record_of

        return record_of(self)

    def undo(self) -> Game:
        """The game before its last move; raises IllegalMove if that move revealed something or ended the game."""
        from branchline.core.record import take_back

        return take_back(self)

    def audit(self) -> list[str]:
        """The conservation laws that are broken; empty for a sound game. For tests and soak runs."""
        return self._position.audit()

    def _repr_svg_(self) -> str | None:
        """The board as a spectator sees it, for notebooks; None for a family that draws none."""
        from branchline.core.notebook import drawing

        return drawing(self.title, self.view(None))

    def _repr_html_(self) -> str:
        """The table as a spectator sees it, for notebooks: the board, and all that is known."""
        from branchline.core.notebook import page

        return page(repr(self), self.title, self.view(None))

    def __repr__(self) -> str:
        state = "over" if self._position.over else f"seat {self._position.to_move} to move"
        return f"<{self.title.id}, {self.players} players, move {len(self._steps)}, {state}>"
