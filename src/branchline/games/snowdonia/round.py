"""The course of the game: the five phases of a round, one step after another until somebody must decide.

`step` does the next thing that is due; `advance` repeats it until a question has more than one
answer. The answers are worked out once and kept in `moves`, so what is legal is decided in one place.
"""

# compile: mypyc

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.outcome import Outcome, Sheet
from branchline.core.position import NO_SECRET, NOBODY, Position
from branchline.core.refusal import Refusal
from branchline.games.snowdonia import event_params, notation, redeal, view
from branchline.games.snowdonia.assign import ask_placement, hire, pick_up, place, put_down, send_home
from branchline.games.snowdonia.audit import broken_laws
from branchline.games.snowdonia.board import (
    AREA_A,
    AREA_B,
    AREA_C,
    AREA_D,
    AREA_E,
    AREA_F,
    AREA_G,
    SPACES,
    Board,
)
from branchline.games.snowdonia.building import ask_build, build, padarn_owner
from branchline.games.snowdonia.codes import (
    ASK_PLAY,
    BUILD,
    CONTRACT,
    DIG,
    FORECAST,
    GIVE_UP,
    HIRE,
    KEEP,
    LAY,
    MAINTAIN,
    MOVE,
    NOTHING,
    PASS,
    PLACE,
    PLAY,
    TAKE,
    TRAIN,
    WORK,
    area_of,
    bars_of,
    coal_of,
    kind_of,
    ore_of,
    site_of,
    space_of,
    steel_of,
    stone_of,
    stones_of,
    subject_of,
    to_area_of,
    to_space_of,
    train_of,
)
from branchline.games.snowdonia.contracts import (
    ask_choice,
    ask_play,
    keep_contract,
    next_in_window,
    open_window,
    play_contract,
    swap_forecast,
)
from branchline.games.snowdonia.ending import end_of_actions, end_of_round
from branchline.games.snowdonia.events import MOVED, PASSED, ROUND, space_fact
from branchline.games.snowdonia.events_track import next_event
from branchline.games.snowdonia.excavation import clear_next_space, dig_on, excavate
from branchline.games.snowdonia.extra_actions import offer_extra, promised
from branchline.games.snowdonia.facts import facts_of
from branchline.games.snowdonia.light_fog import spaces_in
from branchline.games.snowdonia.office import ask_contract, take_contract
from branchline.games.snowdonia.refusals import refusal_of
from branchline.games.snowdonia.restock import restock_contracts, restock_yard
from branchline.games.snowdonia.rules import Rules
from branchline.games.snowdonia.schema import View
from branchline.games.snowdonia.scoring import breakdown, final_outcome, final_scores
from branchline.games.snowdonia.setup import set_up
from branchline.games.snowdonia.state import (
    ACTING,
    ASSIGNING,
    CHECKING,
    CLOSING,
    EMPTY,
    EVENTS,
    EXTRAS,
    PADARN,
    WINDOW,
    State,
)
from branchline.games.snowdonia.surveyor import move_surveyor
from branchline.games.snowdonia.track_laying import lay_track
from branchline.games.snowdonia.trains import ask_maintenance, buy_train, give_up, maintain
from branchline.games.snowdonia.weather import check_weather
from branchline.games.snowdonia.works import ask_work, work
from branchline.games.snowdonia.yard import ask_take, claim_start, take


class Snowdonia(State):
    """A game of Snowdonia: the contract's methods, told by the rules' files."""

    def __init__(self, board: Board, rules: Rules, players: i64) -> None:
        super().__init__(board, rules, players)

    def copy(self) -> Position:
        """An independent position."""
        other = Snowdonia(self.board, self.rules, self.players)
        self.copy_to(other)
        return other

    # -- the course of things ---------------------------------------------------------------------

    def deal(self) -> None:
        """Set up, and go on to the first decision."""
        set_up(self)
        self.advance()

    def begin_round(self) -> None:
        """A new round: nobody has placed, nothing is played, nothing is built."""
        self.round += 1
        self.stage = ASSIGNING
        self.turn = self.start
        self.round_first = self.start
        self.has_placed = 0
        self.blocked = False
        self.start_locked = False
        self.built = False
        for seat in range(self.players):
            self.active[seat] = 0
        self.emit(ROUND, NOBODY, self.round, 0, NO_SECRET)

    def advance(self) -> None:
        """Go on until somebody must decide or the game is over; a single answer is given at once."""
        while not self.over:
            self.step()
            answers = len(self.moves)
            if answers > 1:
                return
            if answers == 1:
                code = self.moves[0]
                self.moves = vec[i64]()
                self.make(code)

    def step(self) -> None:
        """Do the next thing that is due: what interrupts first, then the stage of the round."""
        stage = self.stage
        if self.maintain_left > 0:
            ask_maintenance(self)
        elif self.dig_left > 0:
            dig_on(self)
        elif self.choosing != NOTHING:
            ask_choice(self)
        elif stage == ASSIGNING:
            ask_placement(self)
        elif stage == WINDOW:
            ask_play(self)
        elif stage == ACTING:
            self.resolve_area()
        elif stage == EXTRAS:
            self.offer_extras()
        elif stage == PADARN:
            self.offer_padarn()
        elif stage == CLOSING:
            self.close_round()
        elif stage == EVENTS:
            if self.events_due > 0 or self.event_open or self.event_left > 0:
                next_event(self)
            else:
                end_of_round(self)
                if not self.over:
                    self.begin_round()
        elif not self.board.scenario.ask_first(self):
            self.begin_round()

    def resolve_area(self) -> None:
        """The next labourer of the area acts; after the last, its extra actions follow (SN-RES-02)."""
        area = self.area
        if area == AREA_G:
            if self.cursor < len(self.survey):
                self.cursor += 1
                move_surveyor(self, self.survey[self.cursor - 1])
                return
        else:
            spaces = spaces_in(self, area)
            base = area * SPACES
            while self.cursor < spaces:
                seat = self.spaces[base + self.cursor]
                self.cursor += 1
                if seat != EMPTY:
                    self.act(area, seat, self.cursor == spaces)
                    return
        self.extras = promised(self)
        if self.extras != 0 or area == AREA_E:
            self.stage = EXTRAS
        else:
            self.next_area()

    def act(self, area: i64, seat: i64, last: bool) -> None:
        """What a labourer does in an area; `last` tells that it stands on the last space."""
        if area == AREA_A:
            if last:
                claim_start(self, seat)
            ask_take(self, seat)
        elif area == AREA_C:
            ask_work(self, seat)
        elif area == AREA_D:
            lay_track(self, seat)
        elif area == AREA_F:
            ask_contract(self, seat)
        elif area == AREA_B and not self.b_builds:
            excavate(self, seat)
        else:
            ask_build(self, seat, False)

    # -- extra actions at the end of an area ------------------------------------------------------

    def offer_extras(self) -> None:
        """Offer the promised extra actions in turn order, then Padarn's, then go on (SN-CON-13, AM-67)."""
        if self.extras != 0:
            for k in range(self.players):
                seat = (self.start + k) % self.players
                mine = self.extras & self.active[seat]
                if mine:
                    self.extras &= ~(mine & -mine)
                    offer_extra(self, seat)
                    return
        if self.area == AREA_E:
            self.stage = PADARN
            self.cursor = 0
        else:
            self.next_area()

    def offer_padarn(self) -> None:
        """Padarn's owner may build once more after area E, and is asked once (SN-E-17)."""
        if self.cursor > 0:
            self.next_area()
            return
        self.cursor = 1
        seat = padarn_owner(self)
        if seat != NOBODY:
            ask_build(self, seat, True)

    def next_area(self) -> None:
        """The window of the next area; after G the round is closed."""
        if self.area < AREA_G:
            open_window(self, self.area + 1)
            return
        self.stage = CLOSING
        end_of_actions(self)
        if self.over:
            send_home(self)

    def close_round(self) -> None:
        """Phases 3, 4 and 5 up to the events."""
        restock_contracts(self)
        self.stage = CHECKING
        check_weather(self)
        self.stage = EVENTS
        restock_yard(self)

    # -- moves ------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """All legal moves of the player to move."""
        return self.moves

    def refusal(self, code: i64) -> Refusal | None:
        """Why this move may not be made now."""
        return refusal_of(self, code)

    def apply(self, code: i64) -> None:
        """Make a legal move and go on to the next decision."""
        self.moves = vec[i64]()
        self.make(code)
        self.advance()

    def make(self, code: i64) -> None:
        """Make a move, without going on."""
        kind = kind_of(code)
        seat = self.to_move
        if kind == PLACE:
            place(self, seat, area_of(code), space_of(code))
        elif kind == TAKE:
            take(self, seat, ore_of(code), stone_of(code), coal_of(code))
        elif kind == PASS:
            self.make_pass(seat)
        elif kind == CONTRACT:
            take_contract(self, seat, subject_of(code))
        elif kind == WORK:
            work(self, seat, steel_of(code), stone_of(code))
        elif kind == PLAY:
            play_contract(self, seat, subject_of(code))
        elif kind == BUILD:
            build(self, seat, site_of(code), bars_of(code), stones_of(code))
        elif kind == HIRE:
            hire(self, seat)
        elif kind == TRAIN:
            buy_train(self, seat, train_of(code), bars_of(code))
        else:
            self.make_rare(code, kind, seat)

    def make_pass(self, seat: i64) -> None:
        """Decline what was offered; in a window that ends the turn."""
        self.emit(PASSED, seat, self.ask, 0, NO_SECRET)
        if self.ask == ASK_PLAY:
            next_in_window(self)

    def make_rare(self, code: i64, kind: i64, seat: i64) -> None:
        """The moves that come up now and then."""
        if kind == KEEP:
            keep_contract(self, seat, subject_of(code))
        elif kind == MAINTAIN:
            maintain(self, seat, subject_of(code))
        elif kind == GIVE_UP:
            give_up(self, seat)
        elif kind == DIG:
            clear_next_space(self, seat)
        elif kind == LAY:
            lay_track(self, seat)
        elif kind == FORECAST:
            swap_forecast(self, seat, subject_of(code))
        elif kind == MOVE:
            self.move_labourer(seat, code)
        else:
            self.board.scenario.choose(self, seat, kind, subject_of(code))

    def move_labourer(self, seat: i64, code: i64) -> None:
        """A labourer changes its space (SN-EFF-06)."""
        area, number, to, space = area_of(code), space_of(code), to_area_of(code), to_space_of(code)
        pick_up(self, seat, area, number)
        put_down(self, seat, to, space)
        self.emit(MOVED, seat, space_fact(area, number), space_fact(to, space), NO_SECRET)

    # -- at the surface ---------------------------------------------------------------------------

    def redeal(self, seat: i64, high: i64, low: i64) -> Position:
        """A position consistent with all that `seat` knows."""
        other = Snowdonia(self.board, self.rules, self.players)
        self.copy_to(other)
        redeal.redeal(other, high, low)
        return other

    def view(self, seat: i64) -> dict[str, Any]:
        """What a seat may know."""
        return cast(dict[str, Any], view.view_of(self, seat))

    def shared_view(self) -> dict[str, Any]:
        """The part of it that everybody may know."""
        return cast(dict[str, Any], view.shared_view(self))

    def shared_view_after(self, before: Position, seen: dict[str, Any]) -> dict[str, Any]:
        """The same, made from what everybody saw a moment before."""
        return cast(dict[str, Any], view.view_after(self, cast(State, before), cast(View, seen)))

    def own_view(self, seat: i64) -> dict[str, Any]:
        """The part of it that is for the seat alone."""
        return {"seat": view.seat_or_none(seat)}

    def facts(self, seat: i64) -> dict[str, Any]:
        """What the rules answer a seat."""
        return cast(dict[str, Any], facts_of(self, seat))

    def scores(self) -> list[int]:
        """The final scores."""
        return final_scores(self)

    def sheets(self, viewer: i64) -> list[Sheet]:
        """Every seat's sheet: nothing of it is hidden."""
        return [Sheet(breakdown(self, seat), []) for seat in range(self.players)]

    def outcome(self) -> Outcome:
        """The outcome with its breakdown."""
        return final_outcome(self)

    def move_text(self, code: i64) -> str:
        """The canonical text of a move."""
        return notation.move_text(self.board, code)

    def move_code(self, text: str) -> int:
        """The move a text means."""
        return notation.move_code(self.board, text)

    def move_group(self, code: i64) -> str:
        """The kind of a move, for menus."""
        return notation.move_group(code)

    def move_params(self, code: i64) -> dict[str, Any]:
        """The parts of a move."""
        return notation.move_params(self.board, code)

    def event_of(self, kind: i64, seat: i64, first: i64, second: i64, secret: i64) -> tuple[str, dict[str, Any]]:
        """An event's key and parameters."""
        return event_params.event_of(self.board, kind, seat, first, second)

    def answer_text(self, answer: i64) -> str:
        """A chance answer as it stands in records."""
        return notation.answer_text(self.board, answer)

    def answer_code(self, text: str) -> int:
        """The chance answer a text means."""
        return notation.answer_code(self.board, text)

    def audit(self) -> list[str]:
        """The broken conservation laws."""
        return broken_laws(self)
