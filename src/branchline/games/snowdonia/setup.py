"""Setting up: start player, line, contracts and weather, trains, yard and bag (SN-SETUP)."""

# compile: mypyc

from __future__ import annotations

from branchline.core.errors import BadRecord
from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.board import COAL, EVENT, ORE, STONE, contains, count, member
from branchline.games.snowdonia.codes import SEAT_ANSWER, TRACK_ANSWER, TRAIN_ANSWER, answer_number, chance_answer
from branchline.games.snowdonia.deck import see_top
from branchline.games.snowdonia.events import DISC, FIRST_PLAYER, SET_ASIDE
from branchline.games.snowdonia.restock import turn_up
from branchline.games.snowdonia.solo import give_solo_train, solo_yard
from branchline.games.snowdonia.state import OFFICE, State


def set_up(s: State) -> None:
    """Everything that happens before the first decision, in the order of the rulebook."""
    s.lay_out()
    choose_start_player(s)
    lay_tracks(s)
    open_office(s)
    if s.rules.solo:
        give_solo_train(s)
    else:
        fill_shed(s)
    fill_yard_and_bag(s)
    set_event_track(s)


def choose_start_player(s: State) -> None:
    """The seat asked for, or any (SN-SETUP-01)."""
    s.start = s.rules.first_player
    if s.start == NOBODY:
        s.start = answer_number(SEAT_ANSWER, s.told(chance_answer(SEAT_ANSWER, s.below(s.players))))
        if s.start < 0 or s.start >= s.players:
            raise BadRecord("the record names a start player who is not at the table")
        s.note(chance_answer(SEAT_ANSWER, s.start))
    s.emit(FIRST_PLAYER, s.start, 0, 0, NO_SECRET)


def lay_tracks(s: State) -> None:
    """Random track cards before every station, with their rubble (SN-SETUP-08, -10)."""
    board = s.board
    cards = board.base_cards
    if s.rules.optional_tracks:
        cards |= board.optional_cards
    for track in range(board.tracks):
        drawn = member(cards, s.below(count(cards)))
        card = answer_number(TRACK_ANSWER, s.told(chance_answer(TRACK_ANSWER, drawn)))
        if card < 0 or card >= len(board.card_rubble) or not contains(cards, card):
            raise BadRecord("the record lays a track card that is not in the deck")
        s.note(chance_answer(TRACK_ANSWER, card))
        cards &= ~bit(card)
        place = board.track_place[track]
        s.card[place] = card
        s.rubble[place] = board.card_rubble[card]
    for place in range(board.places()):
        s.rubble_left += s.rubble[place]


def open_office(s: State) -> None:
    """Three contracts, and the forecast from the backs of the second and third (SN-SETUP-15, -16)."""
    see_top(s)
    for position in range(OFFICE):
        turn_up(s, position)
    s.weather_next = s.board.contract_back[s.office[1]]
    s.weather_last = s.board.contract_back[s.office[2]]
    s.emit(DISC, NOBODY, 2, s.weather_next, NO_SECRET)
    s.emit(DISC, NOBODY, 3, s.weather_last, NO_SECRET)


def fill_shed(s: State) -> None:
    """All trains but one stand in the shed with their coal (SN-SETUP-18, -19)."""
    board = s.board
    s.shed = bit(board.trains + 1) - 2
    aside = answer_number(TRAIN_ANSWER, s.told(chance_answer(TRAIN_ANSWER, 1 + s.below(board.trains))))
    if aside < 1 or aside > board.trains:
        raise BadRecord("the record sets a train aside that is not there")
    s.note(chance_answer(TRAIN_ANSWER, aside))
    s.aside = aside
    s.shed &= ~bit(aside)
    for train in range(1, board.trains + 1):
        if train != aside:
            s.shed_coal[train] = board.train_coal[train]
    s.emit(SET_ASIDE, NOBODY, aside, 0, NO_SECRET)


def fill_yard_and_bag(s: State) -> None:
    """Cubes by the supply table; all coal that lies nowhere else goes into the bag (SN-SETUP-20..23)."""
    board = s.board
    s.bag[ORE] = board.bag[ORE]
    s.bag[STONE] = board.bag[STONE]
    s.bag_size = s.bag[ORE] + s.bag[STONE]
    if s.rules.solo:
        solo_yard(s)
    else:
        coal = board.box_coal - board.yard[COAL]
        for train in range(1, board.trains + 1):
            coal -= s.shed_coal[train]
        s.bag[COAL] = coal
        s.bag_size += coal
        for cube in range(EVENT):
            s.yard[cube] = board.yard[cube]
    s.bag[EVENT] = board.bag[EVENT]
    s.bag_size += board.bag[EVENT]


def set_event_track(s: State) -> None:
    """Empty, or with the cube that Blaenau Ffestiniog starts with (SN-BF-07, -08)."""
    s.event_at = s.board.first_event
    if s.event_at > 0:
        s.event_cubes = bit(s.event_at)
    s.trains_open = s.board.trains_from_start and not s.rules.solo
