"""Why a move is refused: the ledger's rule for every reason, and what is missing.

What is legal is decided where the question is asked; a move is refused exactly when it is not among
its answers. The functions here only find out why, in the order a player would ask.
"""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.core.refusal import Refusal
from branchline.games.snowdonia.board import (
    AREA_G,
    AREAS,
    COAL,
    CUBES,
    CUBES_OF_GOODS,
    GOOD_NAMES,
    MAINTENANCE_VOUCHER,
    ORE,
    ORE_AS_STEEL,
    RUBBLE,
    RUBBLE_AS_STONE,
    SPACES,
    STONE,
    contains,
)
from branchline.games.snowdonia.building import is_open
from branchline.games.snowdonia.codes import (
    ASK_BUILD,
    ASK_CONTRACT,
    ASK_DIG,
    ASK_FORECAST,
    ASK_KEEP,
    ASK_LAY,
    ASK_MAINTAIN,
    ASK_MARKER,
    ASK_MOVE,
    ASK_PLACE,
    ASK_SMELT,
    ASK_START,
    ASK_STONE,
    ASK_TAKE,
    ASK_TAKE_NOW,
    ASK_WORK,
    BUILD,
    CONTRACT,
    DIG,
    FORECAST,
    GIVE_UP,
    HIRE,
    KEEP,
    LAY,
    MAINTAIN,
    MARKER,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    QUESTION_RULES,
    QUESTIONS,
    START,
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
from branchline.games.snowdonia.light_fog import first_closed, spaces_in
from branchline.games.snowdonia.notation import end_text, space_text
from branchline.games.snowdonia.payment import most_replaced, site_price, stone_price, train_price
from branchline.games.snowdonia.state import WINDOW, State
from branchline.games.snowdonia.works import RUBBLE_PER_STONE, TRADES, ore_for_steel
from branchline.games.snowdonia.yard import COAL_LIMIT, YARD_CUBES, coal_limit, most_taken, takeable

RULES: Final[dict[str, str]] = {
    "over": "SN-END-01",
    "no-such-space": "SN-SETUP-11",
    "occupied": "SN-ASG-02",
    "fog": "SN-ASG-07",
    "light-fog": "SN-FOG-01",
    "hire-no-train": "SN-ASG-15",
    "hire-late": "SN-ASG-10",
    "hire-twice": "SN-ASG-13",
    "hire-coal": "SN-ASG-11",
    "not-held": "SN-CON-02",
    "used": "SN-CON-05",
    "voucher": "SN-CON-10",
    "other-area": "SN-CON-02",
    "blocked": "SN-EFF-05",
    "not-in-yard": "SN-A-04",
    "coal-limit": "SN-A-02",
    "take-fewer": "SN-A-01",
    "take-more": "SN-A-03",
    "take-exactly": "SN-EFF-02",
    "work-ore": "SN-C-09",
    "work-rubble": "SN-C-09",
    "work-supply": "SN-COMP-04",
    "work-bag": "SN-C-05",
    "work-fewer": "SN-C-02",
    "only-stone": "SN-EFF-09",
    "only-steel": "SN-EFF-10",
    "no-such-site": "SN-E-04",
    "no-markers": "SN-E-15",
    "site-taken": "SN-E-07",
    "station-closed": "SN-EVT-10",
    "not-excavated": "SN-E-02",
    "beyond-surveyor": "SN-BF-12",
    "price": "SN-E-05",
    "no-ore-as-steel": "SN-EFF-12",
    "no-rubble-as-stone": "SN-EFF-13",
    "trains-closed": "SN-E-09",
    "solo-train": "SN-SOLO-08",
    "train-aside": "SN-SETUP-18",
    "own-train": "SN-E-12",
    "train-owned": "SN-E-11",
    "train-price": "SN-E-10",
    "not-in-office": "SN-F-01",
    "not-drawn": "SN-EFF-19",
    "maintain-steel": "SN-EVT-14",
    "no-voucher": "SN-EFF-21",
    "not-your-labourer": "SN-EFF-06",
    "no-move": "SN-EFF-06",
    "end-full": "SN-BF-05",
    "must-place": "SN-ASG-05",
    "must-act": "SN-RES-03",
    "must-work": "SN-C-03",
    "must-build": "SN-E-16",
    "must-maintain": "SN-EVT-14",
}


def refuse(s: State, reason: str, params: dict[str, Any]) -> Refusal:
    """A refusal with the rule of its reason."""
    return Refusal(RULES[reason], reason, params, s.board.title)


def answers(kind: i64, ask: i64) -> bool:
    """Whether moves of this kind answer this question."""
    if kind in (PLACE, HIRE):
        return ask == ASK_PLACE
    if kind == TAKE:
        return ask in (ASK_TAKE, ASK_TAKE_NOW)
    if kind == WORK:
        return ask in (ASK_WORK, ASK_STONE, ASK_SMELT)
    if kind in (BUILD, TRAIN):
        return ask == ASK_BUILD
    if kind in (MAINTAIN, GIVE_UP):
        return ask == ASK_MAINTAIN
    if kind in (PLAY, PASS):
        return True
    single = {
        CONTRACT: ASK_CONTRACT,
        KEEP: ASK_KEEP,
        MOVE: ASK_MOVE,
        FORECAST: ASK_FORECAST,
        DIG: ASK_DIG,
        LAY: ASK_LAY,
        START: ASK_START,
        MARKER: ASK_MARKER,
    }
    return single[kind] == ask


def wrong_question(s: State) -> Refusal:
    """Another question is to be answered first."""
    question = QUESTIONS[s.ask]
    return Refusal(QUESTION_RULES[question], "other-question", {"question": question}, s.board.title)


def refusal_of(s: State, code: i64) -> Refusal | None:
    """None if the move is legal now, else why not."""
    for legal in s.moves:
        if legal == code:
            return None
    if s.over:
        return refuse(s, "over", {})
    kind = kind_of(code)
    if not answers(kind, s.ask):
        return wrong_question(s)
    if kind == PLACE:
        return refuse_space(s, area_of(code), space_of(code))
    if kind == HIRE:
        return refuse_hire(s)
    if kind == PLAY:
        return refuse_play(s, subject_of(code))
    if kind == TAKE:
        return refuse_take(s, ore_of(code), stone_of(code), coal_of(code))
    if kind == WORK:
        return refuse_work(s, steel_of(code), stone_of(code))
    if kind == BUILD:
        return refuse_build(s, site_of(code), bars_of(code), stones_of(code))
    if kind == TRAIN:
        return refuse_train(s, train_of(code), bars_of(code))
    if kind == CONTRACT:
        return refuse(s, "not-in-office", {"contract": int(subject_of(code))})
    if kind == KEEP:
        return refuse(s, "not-drawn", {"contract": int(subject_of(code))})
    if kind == MAINTAIN:
        return refuse_maintain(s, subject_of(code))
    if kind == MOVE:
        return refuse_move(s, code)
    if kind == START:
        end = subject_of(code)
        return refuse(s, "end-full", {"station": end_text(s.board, end), "n": int(s.board.start_spaces[end])})
    return refuse_pass(s)


def refuse_space(s: State, area: i64, number: i64) -> Refusal:
    """A labourer cannot stand there."""
    space = space_text(area, number)
    if area >= AREA_G or number > spaces_in(s, area):
        return refuse(s, "no-such-space", {"space": space})
    if number > first_closed(s, area):
        return refuse(s, "light-fog" if s.rules.light_fog else "fog", {"space": space, "area": AREAS[area]})
    return refuse(s, "occupied", {"space": space, "seat": int(s.spaces[area * SPACES + number - 1])})


def refuse_hire(s: State) -> Refusal:
    """No labourer can be hired."""
    seat = s.to_move
    if s.train[seat] == 0:
        return refuse(s, "hire-no-train", {})
    if s.in_pub[seat] == 0:
        return refuse(s, "hire-twice", {})
    if contains(s.has_placed, seat):
        return refuse(s, "hire-late", {})
    needs = s.board.train_hire[s.train[seat]]
    return refuse(s, "hire-coal", {"needs": int(needs), "have": int(s.has(seat, COAL))})


def refuse_play(s: State, contract: i64) -> Refusal:
    """A contract cannot be played."""
    seat = s.to_move
    name = {"contract": int(contract)}
    if contains(s.used[seat], contract):
        return refuse(s, "used", name)
    if not contains(s.held[seat], contract):
        return refuse(s, "not-held", name)
    area = s.board.contract_area[contract]
    if area < 0:
        return refuse(s, "voucher", name)
    if s.blocked:
        return refuse(s, "blocked", name)
    if s.stage == WINDOW and area == s.area:
        return wrong_question(s)
    return refuse(s, "other-area", {**name, "area": AREAS[area]})


def refuse_take(s: State, ore: i64, stone: i64, coal: i64) -> Refusal:
    """These cubes cannot be taken."""
    seat = s.to_move
    wanted = (ore, stone, coal)
    for cube in range(CUBES_OF_GOODS):
        if wanted[cube] > s.yard[cube]:
            params: dict[str, Any] = {"good": CUBES[cube], "needs": int(wanted[cube]), "have": int(s.yard[cube])}
            return refuse(s, "not-in-yard", params)
    now = s.ask == ASK_TAKE_NOW
    limit = coal_limit(s, seat, s.board.contract_limit[s.choice] if now else COAL_LIMIT)
    if coal > limit:
        return refuse(s, "coal-limit", {"n": int(limit)})
    there = takeable(s, limit)
    if now:
        return refuse(s, "take-exactly", {"n": int(min(s.board.contract_number[s.choice], there))})
    most = min(most_taken(s, seat), there)
    if ore + stone + coal > most:
        return refuse(s, "take-fewer", {"n": int(most)})
    return refuse(s, "take-more", {"n": int(min(YARD_CUBES, there))})


def refuse_work(s: State, steel: i64, stone: i64) -> Refusal:
    """These trades cannot be made."""
    seat = s.to_move
    per_bar, per_stone = ore_for_steel(s, seat), RUBBLE_PER_STONE
    most = TRADES
    if s.ask != ASK_WORK:
        most = s.board.contract_limit[s.choice]
        per_bar = per_stone = s.board.contract_number[s.choice]
    if s.ask == ASK_STONE and steel > 0:
        return refuse(s, "only-stone", {"contract": int(s.choice)})
    if s.ask == ASK_SMELT and stone > 0:
        return refuse(s, "only-steel", {"contract": int(s.choice)})
    if steel + stone > most:
        return refuse(s, "work-fewer", {"n": int(most)})
    if steel * per_bar > s.has(seat, ORE):
        return refuse(s, "work-ore", {"needs": int(steel * per_bar), "have": int(s.has(seat, ORE))})
    if stone * per_stone > s.has(seat, RUBBLE):
        return refuse(s, "work-rubble", {"needs": int(stone * per_stone), "have": int(s.has(seat, RUBBLE))})
    if stone > s.bag[STONE]:
        return refuse(s, "work-bag", {"needs": int(stone), "have": int(s.bag[STONE])})
    return refuse(s, "work-supply", {"needs": int(steel), "have": int(s.steel)})


def refuse_build(s: State, site: i64, bars: i64, stones: i64) -> Refusal:
    """This site cannot be built in this way."""
    seat = s.to_move
    board = s.board
    if site >= board.sites():
        return refuse(s, "no-such-site", {})
    name = {"site": board.site_ids[site]}
    station = board.site_station[site]
    if s.markers[seat] == 0:
        return refuse(s, "no-markers", {})
    if s.site_owner[site] != NOBODY:
        return refuse(s, "site-taken", {**name, "seat": int(s.site_owner[site])})
    if s.closed[station]:
        return refuse(s, "station-closed", {"station": board.station_ids[station]})
    if not is_open(s, seat, station):
        return refuse(s, board.scenario.closed_reason, {"station": board.station_ids[station]})
    stone = stone_price(s, seat, site)
    if bars > most_replaced(s, seat, ORE_AS_STEEL, board.site_steel[site]):
        return refuse(s, "no-ore-as-steel", {"n": int(bars)})
    if stones > most_replaced(s, seat, RUBBLE_AS_STONE, stone):
        return refuse(s, "no-rubble-as-stone", {"n": int(stones)})
    return refuse_price(s, "price", name, site_price(s, seat, site, bars, stones))


def refuse_price(s: State, reason: str, name: dict[str, Any], price: tuple[i64, i64, i64, i64, i64]) -> Refusal:
    """The first good of a price that is missing."""
    seat = s.to_move
    good: i64 = 0
    while price[good] <= s.has(seat, good):
        good += 1
    params = {**name, "good": GOOD_NAMES[good], "needs": int(price[good]), "have": int(s.has(seat, good))}
    return refuse(s, reason, params)


def refuse_train(s: State, train: i64, bars: i64) -> Refusal:
    """This train cannot be bought in this way."""
    seat = s.to_move
    name: dict[str, Any] = {"train": int(train)}
    if s.rules.solo:
        return refuse(s, "solo-train", {})
    if not s.trains_open:
        return refuse(s, "trains-closed", {})
    if s.train[seat] == train:
        return refuse(s, "own-train", name)
    for other in range(s.players):
        if s.train[other] == train:
            return refuse(s, "train-owned", {**name, "seat": int(other)})
    if not contains(s.shed, train):
        return refuse(s, "train-aside", name)
    if bars > most_replaced(s, seat, ORE_AS_STEEL, s.board.train_steel[train]):
        return refuse(s, "no-ore-as-steel", {"n": int(bars)})
    return refuse_price(s, "train-price", name, train_price(s, seat, train, bars))


def refuse_maintain(s: State, contract: i64) -> Refusal:
    """Maintenance cannot be settled in this way."""
    if contract == 0:
        return refuse(s, "maintain-steel", {})
    vouchers = s.board.effect_contracts[MAINTENANCE_VOUCHER]
    if contains(vouchers, contract):
        return refuse(s, "not-held", {"contract": int(contract)})
    return refuse(s, "no-voucher", {"contract": int(contract)})


def refuse_move(s: State, code: i64) -> Refusal:
    """The labourer cannot move there."""
    area, number, to, space = area_of(code), space_of(code), to_area_of(code), to_space_of(code)
    if area == AREA_G:
        mine = any(seat == s.to_move for seat in s.survey)
    else:
        mine = number <= SPACES and s.spaces[area * SPACES + number - 1] == s.to_move
    if not mine:
        return refuse(s, "not-your-labourer", {"space": space_text(area, number)})
    if to == AREA_G or (to == area and space == number):
        return refuse(s, "no-move", {})
    return refuse_space(s, to, space)


def refuse_pass(s: State) -> Refusal:
    """Passing is not allowed here."""
    if s.ask == ASK_PLACE:
        return refuse(s, "must-place", {})
    if s.ask == ASK_WORK or s.ask == ASK_SMELT:
        return refuse(s, "must-work", {})
    if s.ask == ASK_BUILD:
        return refuse(s, "must-build", {"players": int(s.players)})
    if s.ask == ASK_MAINTAIN:
        return refuse(s, "must-maintain", {})
    return refuse(s, "must-act", {})
