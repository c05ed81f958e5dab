"""A table: who sits there, and the game as its log tells it. Whoever calls says what time it is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from branchline.core.errors import IllegalMove, MalformedMove
from branchline.core.game import Game, commitment
from branchline.core.record import Record
from branchline.core.seat import Seat
from branchline.tables.log import Entry
from branchline.tables.refused import ForbiddenMove, Refused
from branchline.tables.seats import Clock, Place, UndoRequest

NO_CLOCK = Clock()
Pause = tuple[float, float]
"""From when to when nobody could play."""


class Played(Struct):
    """A move was made and is in this version of the table. Without an entry it had been made before, under its key."""

    version: int
    entry: Entry | None


class Table:
    """One table, changed by `play`, `take_back` and `sit` alone; what they return can be written down and told.

    `record` is how the game begins: title, players, options, and the seed or secret behind its chance.

    >>> import branchline as bl
    >>> game = bl.new_game("usa", players=2, seed=4, first_player=0)
    >>> people = [Place(n, "person", name, name, "", False) for n, name in enumerate(["Ola", "Jan"])]
    >>> table = Table(game.record(), people)
    >>> table.play(0, "keep 1 2", version=0, now=3.0, key="first").version
    1
    >>> table.play(0, "keep 1 2", version=0, now=5.0, key="first").entry is None
    True
    """

    def __init__(
        self,
        record: Record,
        seats: list[Place],
        *,
        id: str = "",
        clock: Clock = NO_CLOCK,
        opened: float = 0.0,
        began: float | None = None,
        pauses: Sequence[Pause] = (),
    ) -> None:
        self.id = id
        self.seats = seats
        self.clock = clock
        self.opened = opened
        self.began = opened if began is None and self.is_full else began
        """When the last seat was taken."""
        self.undo: UndoRequest | None = None
        """What somebody wants to take back, and who agreed so far."""
        self.pauses = pauses
        self.watched = False
        """Whether moves are kept step by step, for somebody who looks on."""
        self.record = record
        self.record.result = ""  # it goes on from here
        self.follow_record(list(record.moves))

    def follow_record(self, moves: list[tuple[str, list[str]]]) -> None:
        """Put the game to its beginning, and make these moves of a record."""
        self.begin()
        for text, answers in moves:
            seat = self.game.to_move if self.game.to_move is not None else -1
            self.follow([Entry(self.id, self.version + 1, "move", seat, text, answers, None, self.opened, 0.0, "")])

    def begin(self) -> None:
        """Put the game back to its beginning; `follow` then tells the rest."""
        self.record.moves = []
        self.game: Game = self.record.replay()
        self.version = 0
        """Counts moves and undos."""
        self.undone = 0
        """How many undos there were: the moves before the last one are no beginning of those after it."""
        self.spent = [0.0] * self.record.players
        self.thought: list[float] = []
        """The seconds that were spent on each move, undone ones not counted."""
        self.turn_began = self.began if self.began is not None else self.opened
        self.reasons: dict[int, str] = {}
        """Why bots made their moves, as JSON: number of the move -> reason."""
        self.keys: dict[tuple[int, str], int] = {}
        """Seat and key of each move that had one -> the version it became."""
        self._name_players()

    # -- seats --------------------------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that the game can go on."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def mover(self) -> Place | None:
        """The seat whose move is awaited now: none before all seats are taken, or after the end."""
        if self.game.to_move is None or not self.is_full:
            return None
        return self.seats[self.game.to_move]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds; several at a hot seat."""
        return [seat.number for seat in self.seats if seat.kind == "person" and seat.guest == guest and guest]

    def sit(self, seats: list[Place], began: float | None) -> None:
        """Seat everybody as they sit now; the first turn begins when the last seat is taken."""
        if began is not None and began != self.began:
            self.turn_began = began
        self.began = began
        self.seats = seats
        self._name_players()

    def _name_players(self) -> None:
        names = [seat.name for seat in self.seats]
        self.game.names = names if any(names) else []

    # -- the log ------------------------------------------------------------------------------------

    @property
    def move_count(self) -> int:
        """How many moves the game has, undone ones not counted."""
        return len(self.record.moves)

    @property
    def line(self) -> str:
        """Names this line of moves: another one after each undo."""
        return f"{self.id}/{self.undone}"

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the start; empty for a game from a seed."""
        return commitment(self.record.secret) if self.record.secret is not None else ""

    def follow(self, entries: Sequence[Entry]) -> None:
        """Do what the log says came next. What it takes back again is not played on the way, however often it did."""
        upto = max((number for number, entry in enumerate(entries, 1) if entry.kind == "undo"), default=0)
        for entry in entries[:upto]:
            self._note(entry)
        if upto:
            self._replay()
        for entry in entries[upto:]:
            self.game.watched = self.watched
            self.record.tell(self.game, self.move_count + 1, entry.answers, entry.text)
            self._note(entry)
        self._noted(entries)

    def _note(self, entry: Entry) -> None:
        """Count an entry; what the game makes of it is seen to apart."""
        self.version = entry.version
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry.version
        if entry.kind == "move":
            self._note_move(entry)
        else:
            self._note_undo(entry)
        self.undo = None

    def _note_move(self, entry: Entry) -> None:
        self.record.moves.append((entry.text, entry.answers))
        self.thought.append(entry.spent)
        self.spent[entry.seat] += entry.spent
        self.turn_began = entry.at
        if entry.reason:
            self.reasons[self.move_count] = entry.reason

    def _note_undo(self, entry: Entry) -> None:
        """Forget all moves but the first so many. A step taken back within a turn gives no time: its turn goes on."""
        keep = int(entry.text)
        if entry.spent:
            self.spent[entry.seat] -= sum(self.thought[keep:])
        self.turn_began = entry.at - entry.spent
        self.thought = self.thought[:keep]
        self.record.moves = self.record.moves[:keep]  # whoever still holds the old list keeps the old moves
        self.reasons = {number: text for number, text in self.reasons.items() if number <= keep}
        self.undone += 1

    def _noted(self, entries: Sequence[Entry]) -> None:
        """Called with entries that the table has made or followed."""

    def _replay(self) -> None:
        """Put the game to where the record is; chance will answer a move that was taken back as it did."""
        self.game = self.record.replay()
        self._name_players()

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: int, move: str, version: int, now: float, key: str | None = None, reason: str = "") -> Played:
        """Make a seat's move at the version of the table it was thought of for.

        A move that was made under the same key before is not made again. Raises Refused, and changes nothing,
        if the table has gone on (`stale`), it is not the seat's turn, or the rules forbid the move.
        """
        earlier = self.keys.get((seat, key)) if key is not None else None
        if earlier is not None:
            return Played(earlier, None)
        if version != self.version:
            raise Refused("stale")
        self.check_turn(seat)
        self.game.watched = self.watched
        try:
            self.game.play(move)
        except MalformedMove as error:
            raise Refused("malformed-move", str(error)) from None
        except IllegalMove:
            raise self._forbidden(seat, move) from None
        entry = Entry(
            table=self.id,
            version=self.version + 1,
            kind="move",
            seat=seat,
            text=self.game.move_told(self.move_count + 1, seat)[1],
            answers=self.game.chance_of(self.move_count + 1),
            key=key,
            at=now,
            spent=self.thinking_for(now),
            reason=reason,
        )
        self._note(entry)
        self._noted([entry])
        return Played(entry.version, entry)

    def check_turn(self, seat: int) -> None:
        """Raise Refused unless it is this seat's turn."""
        if self.game.is_over:
            raise Refused("game-over")
        if not self.is_full:
            raise Refused("not-begun")
        if self.game.to_move != seat:
            try:
                Seat(self.game, seat).legal_moves()
            except IllegalMove as error:
                raise ForbiddenMove(error.refusal, self.game.names, seat) from None

    def _forbidden(self, seat: int, move: str) -> ForbiddenMove:
        """Why the rules forbid a move, from what the seat knows."""
        refusal = Seat(self.game, seat).why_not(move)
        assert refusal is not None
        return ForbiddenMove(refusal, self.game.names, seat)

    def why_not(self, seat: int, move: str) -> ForbiddenMove | None:
        """Why a seat may not make a move; None if it may."""
        self.check_turn(seat)
        try:
            refusal = Seat(self.game, seat).why_not(move)
        except MalformedMove as error:
            raise Refused("malformed-move", str(error)) from None
        return ForbiddenMove(refusal, self.game.names, seat) if refusal is not None else None

    # -- taking back --------------------------------------------------------------------------------

    def ask_undo(self, seat: int) -> UndoRequest:
        """A seat wants its last move back. If `undo_granted`, `take_back` may follow at once, else others are asked."""
        if self.game.is_over:
            raise Refused("game-over")
        self.undo = UndoRequest(seat, self._before_last_move(seat), [])
        return self.undo

    def answer_undo(self, seat: int, agree: bool) -> UndoRequest | None:
        """A person at the table agrees or does not; what stands of the request."""
        request = self.undo
        if self.game.is_over or request is None or seat not in self.others(request.seat):
            raise Refused("no-undo-asked")
        agreed = sorted({*request.agreed, *self.seats_of(self.seats[seat].guest)})
        self.undo = replace(request, agreed=agreed) if agree else None
        return self.undo

    @property
    def undo_granted(self) -> bool:
        """Whether what was asked for may be taken back: all others agreed, or nobody needs to be asked."""
        if self.undo is None:
            return False
        return set(self.others(self.undo.seat)) <= set(self.undo.agreed) or self.is_free(self.undo.seat)

    def take_back(self, now: float) -> Entry:
        """Do what was asked for and granted. The move that ended a game is never taken back."""
        request = self.undo
        if request is None or self.game.is_over or not self.undo_granted:
            raise Refused("no-undo")
        spent = self._time_of_step(request, now)
        entry = Entry(self.id, self.version + 1, "undo", request.seat, str(request.keep), [], None, now, spent, "")
        self._note(entry)
        self._replay()
        self._noted([entry])
        return entry

    def _time_of_step(self, request: UndoRequest, now: float) -> float:
        """The seconds since a seat began to think about its last step, if that is all it takes back; else none."""
        own_step = request.keep == self.move_count - 1 and self.game.to_move == request.seat == self.last_mover
        return self.thought[-1] + self.thinking_for(now) if own_step else 0.0

    def _before_last_move(self, seat: int) -> int:
        """How many moves are left if a seat's last one is taken back."""
        for number in range(self.move_count, 0, -1):
            if self.game.move_told(number, seat)[0] == seat:
                return number - 1
        raise Refused("no-undo")

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last move."""
        return self.game.move_told(self.move_count, None)[0] if self.move_count else None

    def revealed_nothing(self) -> bool:
        """Whether the last move told nobody anything new, so that taking it back gives no advantage."""
        try:
            self.game.undo()
        except IllegalMove:
            return False
        return True

    def is_free(self, seat: int) -> bool:
        """Whether the last step is the seat's own, within its turn, and revealed nothing."""
        return self.game.to_move == seat == self.last_mover and self.revealed_nothing()

    def others(self, seat: int) -> list[int]:
        """The seats of other people: they must consent, and a bot that stands in for one cannot do it for them."""
        mine = self.seats[seat].guest
        return [each.number for each in self.seats if each.kind == "person" and each.guest != mine]

    # -- clocks -------------------------------------------------------------------------------------

    def seconds_left(self, seat: int) -> float | None:
        """How long a seat may think when its turn begins; None if for ever."""
        if self.clock.mode == "none":
            return None
        if self.clock.mode == "move":
            return float(self.clock.seconds)
        return max(0.0, self.clock.seconds - self.spent[seat])

    @property
    def deadline(self) -> float | None:
        """When the clock of the seat to move runs out; None if it does not."""
        mover = self.mover
        left = self.seconds_left(mover.number) if mover is not None else None
        if mover is None or left is None or mover.is_played_by_bot:
            return None
        return self.turn_began + left + self._paused(float("inf"))

    def thinking_for(self, now: float) -> float:
        """The seconds of the present turn; those in which nobody could play are nobody's."""
        return max(0.0, now - self.turn_began - self._paused(now))

    def _paused(self, upto: float) -> float:
        return sum(max(0.0, min(end, upto) - max(begin, self.turn_began)) for begin, end in self.pauses)

    def is_late(self, now: float) -> bool:
        """Whether the time of the seat to move is over."""
        return self.deadline is not None and self.deadline <= now
