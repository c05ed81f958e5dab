"""The inner position: compact, compiled, and the only place where chance happens.

A game subclasses `Position`. Moves and events are plain integers here, so that a playout pays for
nothing readable; `Game` turns them into moves, events and views at the surface.

Everything is written in `i64` and `vec[i64]`, and stays below 2**62, so that the same file gives
the same game interpreted and compiled.
"""

# compile: mypyc

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.errors import Unanswered

WORD: Final[i64] = 0xFFFFFFFF
"""Mask of the 32-bit words the generator works on."""

EVENT_WIDTH: Final[i64] = 5
"""A raw event is five integers: kind, seat, two public facts, one fact only the seat may know."""

NOBODY: Final[i64] = -1
"""The seat of an event that belongs to no one, and the mover when the game is over."""

NO_SECRET: Final[i64] = -1
"""What stands in a raw event that hides nothing."""

HIDDEN: Final[i64] = -2
"""What stands in a raw event instead of a fact the viewer may not know."""


def bit(at: i64) -> i64:
    """The number with only bit `at` set.

    A literal on the left of a shift is a 32-bit number in compiled code, so `1 << 32` is not what it
    says there: every such shift goes through here, where the 1 is no literal.
    """
    return ((at ^ at) + 1) << at


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """What every game keeps. Subclasses add their state and fill in the methods below.

    A game tells what happens with `emit`, right after the change it tells, and never before: a watched
    position keeps a copy of itself at the start of each move and after each event (`frames`; None where
    nobody watches), and what lies between two frames is what that event changed. So every frame must be fit
    to be looked at: `view` answers at any emit, and shows no more there than a seat may know.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.to_move: i64 = NOBODY
        self.over: bool = False
        self.logging: bool = False
        self.log: vec[i64] = vec[i64]()
        self.answers: vec[i64] = vec[i64]()
        self.script: vec[i64] = vec[i64]()
        self.script_at: i64 = 0
        self.scripted: bool = False
        self.surprises: i64 = 0
        self.frames: list[Position] | None = None
        self.origin: Any = None  # title and options of the game, by which `pickle` makes such a position anew
        # the generator: sfc32, four 32-bit words
        self.word_a: i64 = 0
        self.word_b: i64 = 0
        self.word_c: i64 = 0
        self.word_d: i64 = 1

    # -- chance ---------------------------------------------------------------------------------

    def seed_chance(self, high: i64, low: i64) -> None:
        """Start the generator from two 32-bit words."""
        self.word_a = high & WORD
        self.word_b = low & WORD
        self.word_c = (high ^ 0x5BD1E995) & WORD
        self.word_d = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        total = (self.word_a + self.word_b + self.word_d) & WORD
        self.word_d = (self.word_d + 1) & WORD
        self.word_a = self.word_b ^ (self.word_b >> 9)
        c = self.word_c
        self.word_b = (c + (c << 3)) & WORD
        self.word_c = ((((c << 21) & WORD) | (c >> 11)) + total) & WORD
        return total

    def below(self, n: i64) -> i64:
        """A random number from 0 to n-1."""
        return (self.word() * n) >> 32

    def told(self, own: i64) -> i64:
        """What chance says: `own`, just drawn, or in a replay what the record says it was.

        The generator runs along in a replay, so a resumed game goes on as if never left, and
        `surprises` counts where the record differs from it.
        """
        if not self.scripted:
            return own
        if self.script_at >= len(self.script):
            raise Unanswered(int(own))
        value = self.script[self.script_at]
        self.script_at += 1
        if value != own:
            self.surprises += 1
        return value

    def note(self, value: i64) -> None:
        """Keep what chance answered, for the record."""
        if self.logging:
            self.answers = append(self.answers, value)

    def emit(self, kind: i64, seat: i64, first: i64, second: i64, secret: i64) -> None:
        """Tell what has just happened. `secret` is for `seat` alone; NO_SECRET where nothing is hidden."""
        if self.logging:
            log = self.log
            log = append(log, kind)
            log = append(log, seat)
            log = append(log, first)
            log = append(log, second)
            self.log = append(log, secret)
            if self.frames is not None:
                self.frames.append(self.copy())

    def take_over(self, other: Position) -> None:
        """Become a copy of `other` in all that this base class holds, except its log and frames."""
        self.to_move = other.to_move
        self.over = other.over
        self.logging = other.logging
        self.origin = other.origin
        self.word_a = other.word_a
        self.word_b = other.word_b
        self.word_c = other.word_c
        self.word_d = other.word_d

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from branchline.core.pickling import reduced_position

        return reduced_position(self)

    def revealed(self, seat: i64, log: vec[i64]) -> bool:
        """Whether a move's events told its seat something new beyond what chance answered.

        Such a move cannot be taken back. Games in which that can happen override this.
        """
        return False

    def secret_move(self, code: i64) -> bool:
        """Whether other seats are not told which of its kind this move was; games with such moves override this."""
        return False

    def shared_view(self) -> dict[str, Any]:
        """The part of `view` that is the same for everybody, so that it is made once for many viewers.

        A game that overrides this overrides `own_view` too: `view(seat)` is the first, updated with the second.
        """
        return {}

    def shared_view_after(self, before: Position, seen: dict[str, Any]) -> dict[str, Any]:
        """`shared_view`, made after `seen`, that of an earlier moment of this game, which stays as it was.

        A game with large views overrides this to share with `seen` the parts that have not changed.
        """
        return self.shared_view()

    def own_view(self, seat: i64) -> dict[str, Any]:
        """The part of `view` that is for `seat` alone (NOBODY: a spectator)."""
        return self.view(seat)

    def facts(self, seat: i64) -> dict[str, Any]:
        """What the rules answer `seat` (NOBODY: a spectator) from its knowledge alone, JSON-able.

        Things that follow from a view but need the rules to find out; games that have such answers
        override this.
        """
        return {}

    def kin(self, code: i64) -> i64:
        """The same number for moves that do nearly the same: those that only pay for it otherwise.

        A search looks only at the best of each kin; games with many such moves override this.
        """
        return code

    # -- what a game fills in ---------------------------------------------------------------------

    @abstractmethod
    def deal(self) -> None:
        """Set the table up: everything chance decides before the first move."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent position, equal in everything but its log and frames."""

    @abstractmethod
    def legal(self) -> vec[i64]:
        """The codes of all legal moves, each once; empty only when the game is over."""

    @abstractmethod
    def apply(self, code: i64) -> None:
        """Make a legal move. Codes that are not legal must be refused before they come here."""

    @abstractmethod
    def refusal(self, code: i64) -> Any:
        """None if `code` is legal now, else the Refusal that says which rule forbids it."""

    @abstractmethod
    def redeal(self, seat: i64, high: i64, low: i64) -> Position:
        """A position consistent with all that `seat` knows (NOBODY: a spectator).

        It is a function of that knowledge and of the two seed words alone: positions that differ
        only in what the seat cannot know give equal results.
        """

    @abstractmethod
    def view(self, seat: i64) -> dict[str, Any]:
        """What `seat` may know (NOBODY: a spectator), JSON-able, built from nothing upward."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The final scores; only asked for when the game is over."""

    @abstractmethod
    def sheets(self, viewer: i64) -> list[Any]:
        """Every seat's Sheet if the game ended now, as far as `viewer` may know (EVERYBODY: all of it)."""

    @abstractmethod
    def outcome(self) -> Any:
        """The Outcome; only asked for when the game is over."""

    @abstractmethod
    def move_text(self, code: i64) -> str:
        """The canonical text of a move."""

    @abstractmethod
    def move_code(self, text: str) -> int:
        """The move a text means; raises MalformedMove with a reason."""

    @abstractmethod
    def move_group(self, code: i64) -> str:
        """The kind of a move, for menus: a key like `draw` or `claim`."""

    @abstractmethod
    def move_params(self, code: i64) -> dict[str, Any]:
        """The parts of a move as JSON-able facts, for clients that draw buttons."""

    @abstractmethod
    def event_of(self, kind: i64, seat: i64, first: i64, second: i64, secret: i64) -> Any:
        """The (key, params) of a raw event. A HIDDEN secret gives params without that fact."""

    @abstractmethod
    def answer_text(self, answer: i64) -> str:
        """A chance answer as it stands in records."""

    @abstractmethod
    def answer_code(self, text: str) -> int:
        """The chance answer a text means; raises BadRecord."""

    @abstractmethod
    def audit(self) -> list[str]:
        """The conservation laws that are broken, as sentences; empty for a sound position."""


def playout(position: Position, limit: i64) -> i64:
    """Play random moves to the end, or `limit` moves; the number of moves made."""
    made: i64 = 0
    while not position.over and made < limit:
        codes = position.legal()
        position.apply(codes[position.below(len(codes))])
        made += 1
    return made
