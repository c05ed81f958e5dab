"""Playing contracts: the window before each area, and what each card does (SN-CON, SN-EFF)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.bag import draw_cube, put_back_events
from branchline.games.snowdonia.board import (
    AREA_G,
    BLOCK_CONTRACTS,
    DRAW_FROM_BAG,
    DRAW_TWO_KEEP_ONE,
    EVENT,
    FOG,
    GOODS,
    MOVE_LABOURER,
    MOVE_SURVEYOR,
    NO_WEATHER,
    ORE_TO_STEEL,
    RUBBLE_TO_STONE,
    SPACES,
    SWAP_FORECAST,
    TAKE_NOW,
    TAKE_START_PLAYER,
    contains,
    lowest,
    next_member,
)
from branchline.games.snowdonia.codes import (
    ASK_FORECAST,
    ASK_KEEP,
    ASK_MOVE,
    ASK_PLAY,
    ASK_SMELT,
    ASK_STONE,
    ASK_TAKE_NOW,
    FORECAST,
    KEEP,
    NOTHING,
    PASS,
    PLAY,
    move_labourer_code,
    subject_code,
)
from branchline.games.snowdonia.deck import draw_contract, refill_deck
from branchline.games.snowdonia.events import (
    BLOCKED,
    DREW_CONTRACT,
    DREW_CUBES,
    KEPT,
    NO_EFFECT_PLAY,
    PLAYED,
    STARTS_NEXT,
    SWAPPED,
    good_fact,
)
from branchline.games.snowdonia.light_fog import first_closed
from branchline.games.snowdonia.state import ACTING, EMPTY, WINDOW, State
from branchline.games.snowdonia.surveyor import move_surveyor
from branchline.games.snowdonia.works import ask_smelt, ask_stone
from branchline.games.snowdonia.yard import ask_take_now


def open_window(s: State, area: i64) -> None:
    """Before an area's first action everybody may play its contracts; the order is fixed now (SN-CON-11)."""
    s.stage = WINDOW
    s.area = area
    s.turn = s.start
    s.cursor = 0


def ask_play(s: State) -> None:
    """Ask the next player who holds a contract of this area; after all, its actions begin."""
    cards = s.board.area_contracts[s.area]
    held, players, cursor, seat = s.held, s.players, s.cursor, s.turn
    while cursor < players and not s.blocked:
        if held[seat] & cards:
            s.cursor = cursor
            s.turn = seat
            s.question(ASK_PLAY, seat, add_plays(held[seat] & cards, append(vec[i64](), PASS)))
            return
        cursor += 1
        seat = seat + 1 if seat + 1 < players else 0
    s.stage = ACTING
    s.cursor = 0


def add_plays(playable: i64, moves: vec[i64]) -> vec[i64]:
    """Every one of these contracts; all can be played, even without any effect (SN-CON-12)."""
    contract = lowest(playable)
    while contract > 0:
        moves = append(moves, subject_code(PLAY, contract))
        contract = next_member(playable, contract + 1)
    return moves


def next_in_window(s: State) -> None:
    """The next player's turn in the window."""
    s.cursor += 1
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


def play_contract(s: State, seat: i64, contract: i64) -> None:
    """Turn the card sideways and do at once what is to be done at once (SN-CON-05, SN-EFF-00)."""
    card = bit(contract)
    s.held[seat] &= ~card
    s.used[seat] |= card
    s.active[seat] |= card
    s.choice = contract
    s.emit(PLAYED, seat, contract, 0, NO_SECRET)
    carry_out(s, seat, contract)
    if not s.rules.many_plays:
        next_in_window(s)


def carry_out(s: State, seat: i64, contract: i64) -> None:
    """Immediate effects; the others wait in `active` until their action comes."""
    effect = s.board.contract_effect[contract]
    if effect == TAKE_NOW:
        s.choosing = ASK_TAKE_NOW
    elif effect == MOVE_LABOURER:
        s.choosing = ASK_MOVE
    elif effect == SWAP_FORECAST:
        s.choosing = ASK_FORECAST
    elif effect == RUBBLE_TO_STONE:
        s.choosing = ASK_STONE
    elif effect == ORE_TO_STEEL:
        s.choosing = ASK_SMELT
    elif effect == DRAW_TWO_KEEP_ONE:
        s.ask = s.choosing = ASK_KEEP
        draw_offer(s, seat, s.board.contract_number[contract])
    elif effect == TAKE_START_PLAYER:
        s.start = seat
        s.start_locked = True
        s.emit(STARTS_NEXT, seat, 1, 0, NO_SECRET)
    elif effect == BLOCK_CONTRACTS:
        s.blocked = True
        s.emit(BLOCKED, NOBODY, 0, 0, NO_SECRET)
    elif effect == DRAW_FROM_BAG:
        draw_from_bag(s, seat, s.board.contract_number[contract])
    elif effect == MOVE_SURVEYOR:
        for _ in range(s.board.contract_number[contract]):
            if not s.over:
                move_surveyor(s, seat)


def ask_choice(s: State) -> None:
    """The choice a contract just played leaves to its player, who is still the one to move."""
    ask, seat, contract = s.choosing, s.to_move, s.choice
    s.choosing = NOTHING
    if ask == ASK_TAKE_NOW:
        ask_take_now(s, seat, contract)
    elif ask == ASK_STONE:
        ask_stone(s, seat, contract)
    elif ask == ASK_SMELT:
        ask_smelt(s, seat, contract)
    elif ask == ASK_MOVE:
        s.question(ASK_MOVE, seat, add_moves(s, seat, vec[i64](capacity=32)))
    elif ask == ASK_KEEP:
        s.question(ASK_KEEP, seat, add_keeps(s, vec[i64]()))
    elif s.weather_next != NO_WEATHER:
        moves = vec[i64]()
        for weather in range(FOG + 1):
            moves = append(moves, subject_code(FORECAST, weather))
        s.question(ASK_FORECAST, seat, moves)
    if len(s.moves) == 0 and (ask in (ASK_MOVE, ASK_FORECAST)):
        s.emit(NO_EFFECT_PLAY, seat, contract, 0, NO_SECRET)


def add_moves(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every own labourer to every other free space that fog does not close (SN-EFF-06)."""
    for area in range(AREA_G):
        for number in range(SPACES):
            if s.spaces[area * SPACES + number] == seat:
                moves = add_targets(s, area, number + 1, moves)
    for at in range(len(s.survey)):
        if s.survey[at] == seat:
            return add_targets(s, AREA_G, 0, moves)
    return moves


def add_targets(s: State, area: i64, number: i64, moves: vec[i64]) -> vec[i64]:
    """Every space a labourer on this one may move to; from G to G is no move."""
    for to in range(AREA_G):
        for space in range(first_closed(s, to)):
            if s.spaces[to * SPACES + space] == EMPTY:
                moves = append(moves, move_labourer_code(area, number, to, space + 1))
    return moves if area == AREA_G else append(moves, move_labourer_code(area, number, AREA_G, 0))


def draw_offer(s: State, seat: i64, cards: i64) -> None:
    """Draw cards openly to choose from (SN-HID-02); a short deck is reshuffled first."""
    s.drawn = 0
    for _ in range(cards):
        if refill_deck(s):
            contract = draw_contract(s)
            s.drawn |= bit(contract)
            s.emit(DREW_CONTRACT, seat, contract, 0, NO_SECRET)


def add_keeps(s: State, moves: vec[i64]) -> vec[i64]:
    """The card itself, or one of those drawn."""
    for contract in range(1, s.board.contracts + 1):
        if contract == s.choice or contains(s.drawn, contract):
            moves = append(moves, subject_code(KEEP, contract))
    return moves


def keep_contract(s: State, seat: i64, contract: i64) -> None:
    """Keep one; the others go to the discard pile, the played card with them unless kept (SN-EFF-19)."""
    card = bit(contract)
    others = s.drawn
    if contract != s.choice:
        own = bit(s.choice)
        s.used[seat] &= ~own
        s.active[seat] &= ~own
        s.held[seat] |= card
        others = (others | own) & ~card
    s.discards |= others
    s.drawn = 0
    s.emit(KEPT, seat, contract, others, NO_SECRET)


def swap_forecast(s: State, seat: i64, weather: i64) -> None:
    """Exchange the middle disc (SN-EFF-18)."""
    old = s.weather_next
    s.weather_next = weather
    s.emit(SWAPPED, seat, old, weather, NO_SECRET)


def draw_from_bag(s: State, seat: i64, cubes: i64) -> None:
    """Draw cubes together and keep them; events go back unresolved, not replaced (SN-EFF-17)."""
    events: i64 = 0
    got: i64 = 0
    for _ in range(cubes):
        if s.bag_size > 0:
            cube = draw_cube(s)
            if cube == EVENT:
                events += 1
            else:
                s.goods[seat * GOODS + cube] += 1
                got += good_fact(cube, 1)
    put_back_events(s, events)
    s.emit(DREW_CUBES, seat, got, events, NO_SECRET)
