"""A table under whatever people, bots, clocks and networks do to it, in any order: a state machine of Hypothesis."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import branchline as bl
from branchline.tables import Clock, Entry, Place, Refused, Table, seating

NAMES = ("Ola", "Jan", "Ewa")
SEATS = st.integers(0, 2)


class TableMachine(RuleBasedStateMachine):
    """One table, its log, and what was promised to whom."""

    @initialize(
        title=st.sampled_from(["switzerland", "snowdonia"]),
        seed=st.integers(0, 50),
        zero=st.sampled_from(["bot-moves", "bot-takes-over"]),
    )
    def open(self, title: str, seed: int, zero: Any) -> None:
        """Three people sit down."""
        self.title, self.seed, self.clock = title, seed, Clock("move", 60, zero)
        self.people = [Place(n, "person", name, name, "", False) for n, name in enumerate(NAMES)]
        self.table = self.new_table()
        self.log: list[Entry] = []
        self.made: dict[tuple[int, str], int] = {}
        self.agreed: set[int] = set()
        self.now = 1.0

    def new_table(self) -> Table:
        """The table as it was opened."""
        record = bl.new_game(self.title, players=3, seed=self.seed).record()
        return Table(record, self.people, id="a table", clock=self.clock)

    def facts(self) -> tuple[Any, ...]:
        """All that can be seen of the table."""
        table = self.table
        return table.version, list(table.record.moves), [table.game.view(seat) for seat in (0, 1, 2, None)], table.undo

    # -- moves ----------------------------------------------------------------------------------------

    @rule(pick=st.integers(0, 10**6), key=st.integers(0, 8), later=st.floats(0.1, 30.0))
    def move(self, pick: int, key: int, later: float) -> None:
        """Whoever must move does, under a key that may have been used before."""
        seat = self.table.game.to_move
        if seat is None:
            return
        self.now += later
        legal = self.table.game.legal_moves()
        move, name = str(legal[pick % len(legal)]), f"key-{key}"
        played = self.table.play(seat, move, self.table.version, self.now, name)
        earlier = self.made.get((seat, name))
        if earlier is not None:
            assert played.entry is None and played.version == earlier, "a move under its old key was made again"
            return
        assert played.entry is not None
        self.made[seat, name] = played.version
        self.note(played.entry)

    @rule(
        seat=SEATS, behind=st.integers(0, 3), text=st.sampled_from(["", "claim nowhere", "draw deck", "\x00", "pass"])
    )
    def nonsense(self, seat: int, behind: int, text: str) -> None:
        """A stale, foreign or senseless move is refused, and changes nothing."""
        stale = behind > 0 and self.table.version >= behind
        if not stale and text == "draw deck" and seat == self.table.game.to_move:
            return
        before = self.facts()
        try:
            self.table.play(seat, text, self.table.version - (behind if stale else 0), self.now)
        except Refused as refused:
            assert not stale or refused.key == "stale"
            assert self.facts() == before
        else:
            raise AssertionError("it was made")

    # -- taking back ----------------------------------------------------------------------------------

    @rule(seat=SEATS)
    def ask(self, seat: int) -> None:
        """Somebody wants a move back."""
        try:
            self.table.ask_undo(seat)
        except Refused:
            return
        self.agreed = set()
        self.take_back_if_granted()

    @rule(seat=SEATS, agree=st.booleans())
    def answer(self, seat: int, agree: bool) -> None:
        """Somebody answers."""
        asked = self.table.undo
        try:
            self.table.answer_undo(seat, agree)
        except Refused:
            return
        assert asked is not None and seat != asked.seat
        self.agreed = self.agreed | {seat} if agree else set()
        self.take_back_if_granted()

    def take_back_if_granted(self) -> None:
        """Take back what may be; nobody's consent is anybody else's, and who is absent has not consented."""
        request = self.table.undo
        if request is None or not self.table.undo_granted:
            return
        others = {0, 1, 2} - {request.seat}
        if not self.agreed >= others:
            assert self.table.last_mover == request.seat == self.table.game.to_move
            assert self.table.move_count - request.keep == 1, "more than the last step was free"
            seen = [self.table.game.undo().view(seat) for seat in sorted(others)]
            shorter = self.new_table()
            shorter.follow_record(self.table.record.moves[: request.keep])
            assert seen == [shorter.game.view(seat) for seat in sorted(others)]
        self.now += 1.0
        self.note(self.table.take_back(self.now))

    def note(self, entry: Entry) -> None:
        """What the database would keep."""
        assert entry.version == len(self.log) + 1
        self.log.append(entry)
        self.agreed = set()

    # -- seats ----------------------------------------------------------------------------------------

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        """Somebody goes; a bot stands in."""
        try:
            change = seating.get_up(self.table, NAMES[seat], seat, "easy")
        except Refused:
            return
        self.sit(change.new)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        """Somebody takes the seat back."""
        try:
            change = seating.sit_down(self.table, NAMES[seat], NAMES[seat], seat, "")
        except Refused:
            return
        if change is not None:
            self.sit(change.new)

    @precondition(lambda self: self.table.game.to_move is not None)
    @rule(seconds=st.floats(0.0, 120.0))
    def time_passes(self, seconds: float) -> None:
        """Time passes; whose clock runs out is replaced, if the table says so."""
        self.now += seconds
        late = self.table.is_late(self.now)
        change = seating.time_over(self.table, self.now)
        assert change is None or (late and self.clock.zero == "bot-takes-over")
        if change is not None:
            self.sit(change.new)

    def sit(self, place: Place) -> None:
        """Seat somebody, as the server does after writing it."""
        seats = list(self.table.seats)
        seats[place.number] = place
        self.table.sit(seats, self.table.began)
        assert place.guest == NAMES[place.number], "a seat went to somebody else"

    # -- what always holds ----------------------------------------------------------------------------

    @invariant()
    def the_log_tells_all(self) -> None:
        """Another process that follows the log has the same table."""
        other = self.new_table()
        other.follow(self.log)
        table = self.table
        assert (other.version, other.record.moves, other.keys) == (table.version, table.record.moves, table.keys)
        assert other.spent == table.spent and other.turn_began == table.turn_began
        for seat in (0, 1, 2, None):
            assert other.game.view(seat) == table.game.view(seat)


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
