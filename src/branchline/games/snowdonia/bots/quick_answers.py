"""Habits: a quick answer to every question of a round's actions, without looking ahead.

Rehearsals answer with them for everybody, so they must be cheap.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NOBODY, bit
from branchline.games.snowdonia.board import (
    AREA_A,
    AREA_B,
    AREA_C,
    AREA_D,
    AREA_E,
    CLEAR_NEXT_SPACE,
    COAL,
    DOUBLE_EXCAVATION,
    DRAW_FROM_BAG,
    EXTRA_BUILD,
    EXTRA_LAY,
    GOODS,
    IGNORE_COAL_LIMIT,
    LAY_RATE_PLUS,
    MOVE_SURVEYOR,
    ORE,
    ORE_AS_STEEL,
    ORE_TO_STEEL,
    RUBBLE,
    RUBBLE_AS_STONE,
    RUBBLE_TO_STONE,
    SPACES,
    STEEL,
    STONE,
    STONE_DISCOUNT,
    SUN,
    SWAP_FORECAST,
    TAKE_NOW,
    TAKE_START_PLAYER,
    YARD_EXTRA,
    filled,
    lowest,
    next_member,
)
from branchline.games.snowdonia.bots.evaluation import POINT, Judgement, stored
from branchline.games.snowdonia.bots.rounds_left import ROUND, rounds_to_come
from branchline.games.snowdonia.building import is_open
from branchline.games.snowdonia.codes import (
    ASK_BUILD,
    ASK_CONTRACT,
    ASK_FORECAST,
    ASK_KEEP,
    ASK_MAINTAIN,
    ASK_PLAY,
    ASK_SMELT,
    ASK_STONE,
    ASK_TAKE,
    ASK_TAKE_NOW,
    ASK_WORK,
    BUILD,
    FORECAST,
    MAINTAIN,
    PASS,
    TRAIN,
    bars_of,
    coal_of,
    kind_of,
    ore_of,
    site_of,
    steel_of,
    stone_of,
    stones_of,
    subject_code,
    subject_of,
    train_of,
)
from branchline.games.snowdonia.excavation import dig_amount, next_rubble
from branchline.games.snowdonia.light_fog import can_work
from branchline.games.snowdonia.payment import stone_price
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.surveyor import travelled
from branchline.games.snowdonia.track_laying import can_lay, lay_amount
from branchline.games.snowdonia.works import (
    ORE_PER_STEEL,
    RUBBLE_PER_STONE,
    TRADES,
    ore_for_steel,
)

MORE_STONE: Final[i64] = 4
"""More stones than this are not taken for one site."""

SOON: Final[i64] = 1500
"""With fewer rounds to come a contract is played for any effect."""


class Habits:
    """Answers for whoever is asked."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Judgement = judgement

    def answer(self, s: State, codes: vec[i64]) -> i64:
        """A sensible move."""
        ask, seat = s.ask, s.to_move
        if ask in (ASK_TAKE, ASK_TAKE_NOW):
            return self.take(s, seat, codes)
        if ask == ASK_PLAY:
            return self.play(s, seat, codes)
        if ask in (ASK_WORK, ASK_SMELT, ASK_STONE):
            return self.work(s, seat, codes)
        if ask == ASK_BUILD:
            return self.build(s, seat, codes)
        if ask in (ASK_CONTRACT, ASK_KEEP):
            return self.contract(s, seat, codes)
        if ask == ASK_MAINTAIN:
            return self.maintain(s, seat, codes)
        if ask == ASK_FORECAST:
            return subject_code(FORECAST, SUN)
        return codes[0]

    # -- yard and Works ----------------------------------------------------------------------------

    def take(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """The cubes worth most beside those at hand, above all those that the own labourers use this round."""
        weights = self.judgement.weights
        base = seat * GOODS
        ore, stone, coal = s.goods[base + ORE], s.goods[base + STONE], s.goods[base + COAL]
        coal_worth = weights.coal_with_train if s.train[seat] > 0 else weights.coal
        price = ore_for_steel(s, seat)
        trades = standing(s, seat, AREA_C) * TRADES
        bar = weights.steel - price * weights.ore
        sites = self.sites_by_stone(s, seat, stone) if standing(s, seat, AREA_E) > 0 else vec[i64]()
        best: i64 = -1
        chosen = codes[0]
        for code in codes:
            ores, stones = ore + ore_of(code), stone + stone_of(code)
            worth = stored(ores, weights.ore, weights.ore_store)
            worth += stored(stones, weights.stone, weights.stone_store)
            worth += stored(coal + coal_of(code), coal_worth, weights.coal_store)
            bars = ores // price
            worth += (bars if bars < trades else trades) * bar
            if len(sites) > 0:
                more = stones - stone
                worth += sites[more if more < MORE_STONE else MORE_STONE]
            if worth > best:
                best = worth
                chosen = code
        return chosen

    def sites_by_stone(self, s: State, seat: i64, stone: i64) -> vec[i64]:
        """The best site to be paid with none, one, two ... stones more, in thousandths of a point beyond its price."""
        out = filled(MORE_STONE + 1, 0)
        board, weights = s.board, self.judgement.weights
        for station in range(board.stations()):
            if is_open(s, seat, station):
                for site in range(board.first_site[station], board.first_site[station + 1]):
                    price = board.site_stone[site]
                    if price == 0 or s.site_owner[site] != NOBODY or price > stone + MORE_STONE:
                        continue
                    worth = board.site_points[site] * POINT - price * weights.stone
                    for more in range(price - stone if price > stone else 0, MORE_STONE + 1):
                        if out[more] < worth:
                            out[more] = worth
        return out

    def work(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """All the steel there is ore for; stone from rubble that no contract waits for."""
        spare = s.goods[seat * GOODS + RUBBLE] - rubble_wanted(s, seat)
        best: i64 = -1000
        chosen = codes[0]
        for code in codes:
            stone: i64 = 0
            steel: i64 = 0
            if code != PASS:
                steel = steel_of(code)
                stone = stone_of(code)
            useful = spare // 2
            if useful < 0:
                useful = 0
            worth = 3 * steel + (2 * stone if stone <= useful else 2 * useful - 2 * (stone - useful))
            if worth > best:
                best = worth
                chosen = code
        return chosen

    # -- building ----------------------------------------------------------------------------------

    def build(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """The site or train worth most beyond its price."""
        judgement = self.judgement
        best: i64 = -100 * POINT
        chosen = codes[0]
        rounds: i64 = -1
        for code in codes:
            worth: i64 = 0
            kind = kind_of(code)
            if kind == BUILD:
                worth = self.site_worth(s, seat, site_of(code), bars_of(code), stones_of(code))
            elif kind == TRAIN:
                if rounds < 0:
                    rounds = rounds_to_come(s, judgement.weights)
                worth = self.train_gain(s, seat, train_of(code), bars_of(code), rounds)
            if worth > best:
                best = worth
                chosen = code
        return chosen

    def site_worth(self, s: State, seat: i64, site: i64, bars: i64, stones: i64) -> i64:
        """The points of a site and what a marker there helps, less its price."""
        board, weights = s.board, self.judgement.weights
        worth = board.site_points[site] * POINT + weights.site_cost // 2
        worth -= (stone_price(s, seat, site) - stones) * weights.stone
        worth -= (board.site_steel[site] - bars) * weights.steel
        worth -= (board.site_ore[site] + bars * ORE_PER_STEEL) * weights.ore
        return worth - stones * RUBBLE_PER_STONE * weights.rubble

    def train_gain(self, s: State, seat: i64, train: i64, bars: i64, rounds: i64) -> i64:
        """What a train brings beyond the one at hand and its price."""
        board, judgement = s.board, self.judgement
        weights = judgement.weights
        worth = judgement.train_worth(board, train, rounds) + s.shed_coal[train] * weights.coal_with_train
        worth -= (board.train_steel[train] - bars) * weights.steel + bars * ORE_PER_STEEL * weights.ore
        if s.train[seat] > 0:
            return worth - judgement.train_worth(board, s.train[seat], rounds)
        return worth + s.goods[seat * GOODS + COAL] * (weights.coal_with_train - weights.coal)

    def maintain(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """Keep a train that is worth it, by a contract nobody needs or by steel."""
        judgement = self.judgement
        rounds = rounds_to_come(s, judgement.weights)
        best = judgement.train(s, seat, rounds)
        chosen = codes[len(codes) - 1]
        least = best
        for code in codes:
            if kind_of(code) == MAINTAIN:
                contract = subject_of(code)
                price = judgement.weights.steel if rounds > 0 else 0
                if contract > 0:
                    price = judgement.worth(s, seat)
                    s.held[seat] ^= bit(contract)
                    price -= judgement.worth(s, seat)
                    s.held[seat] ^= bit(contract)
                if price < least:
                    least = price
                    chosen = code
        return chosen

    # -- contracts ---------------------------------------------------------------------------------

    def contract(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """The contract that fits best."""
        best: i64 = -1
        chosen = codes[0]
        for code in codes:
            worth = self.with_contract(s, seat, subject_of(code))
            if worth > best:
                best = worth
                chosen = code
        return chosen

    def with_contract(self, s: State, seat: i64, contract: i64) -> i64:
        """What a seat could expect if it also held this contract."""
        had = s.held[seat]
        s.held[seat] = had | bit(contract)
        worth = self.judgement.worth(s, seat)
        s.held[seat] = had
        return worth

    def play(self, s: State, seat: i64, codes: vec[i64]) -> i64:
        """The first contract whose moment has come."""
        rounds = rounds_to_come(s, self.judgement.weights)
        for code in codes:
            if code != PASS and self.is_time(s, seat, s.board.contract_effect[subject_of(code)], rounds):
                return code
        return PASS

    def is_time(self, s: State, seat: i64, effect: i64, rounds: i64) -> bool:
        """Whether to play a contract with this effect now."""
        late = rounds < SOON
        if effect in (LAY_RATE_PLUS, EXTRA_LAY, CLEAR_NEXT_SPACE, DOUBLE_EXCAVATION):
            return self.is_working_time(s, seat, effect, late)
        if effect in (ORE_AS_STEEL, STONE_DISCOUNT, EXTRA_BUILD, RUBBLE_AS_STONE):
            return self.is_building_time(s, seat, effect, late)
        base = seat * GOODS
        if effect == TAKE_NOW:
            return s.yard[ORE] + s.yard[STONE] >= 2
        if effect == YARD_EXTRA:
            return standing(s, seat, AREA_A) > 0 and s.yard[ORE] + s.yard[STONE] >= 5
        if effect == IGNORE_COAL_LIMIT:
            return standing(s, seat, AREA_A) > 0 and s.yard[COAL] > 1
        if effect == TAKE_START_PLAYER:
            return s.start != seat and rounds >= ROUND
        if effect == RUBBLE_TO_STONE:
            return s.goods[base + RUBBLE] - rubble_wanted(s, seat) >= (2 if late else 6)
        if effect == ORE_TO_STEEL:
            return s.goods[base + ORE] >= (2 if late else 4)
        if effect == DRAW_FROM_BAG:
            return rounds >= ROUND // 2
        if effect == MOVE_SURVEYOR:
            return travelled(s, seat) < s.board.stations() - 1
        if effect == SWAP_FORECAST:
            return s.weather_next != SUN and rounds >= ROUND
        return False

    def is_working_time(self, s: State, seat: i64, effect: i64, late: bool) -> bool:
        """Contracts for digging and laying."""
        if effect == DOUBLE_EXCAVATION:
            amount = dig_amount(s, seat)
            diggers = standing(s, seat, AREA_B)
            if s.b_builds or diggers == 0 or s.rubble_left < (1 if late else 6):
                return False
            return late or amount * diggers >= 4
        if effect == CLEAR_NEXT_SPACE:
            if s.b_builds or s.rubble_left == 0 or not can_work(s, AREA_B):
                return False
            return late or s.rubble[next_rubble(s, s.home[seat])] >= 3
        if not can_work(s, AREA_D) or not can_lay(s, seat):
            return False
        steel = s.goods[seat * GOODS + STEEL]
        layers = standing(s, seat, AREA_D)
        if effect == LAY_RATE_PLUS:
            return layers > 0 and steel > lay_amount(s, seat) * layers
        return steel > layers * lay_amount(s, seat)

    def is_building_time(self, s: State, seat: i64, effect: i64, late: bool) -> bool:
        """Contracts for building."""
        builders = standing(s, seat, AREA_E)
        base = seat * GOODS
        if effect == EXTRA_BUILD:
            return self.best_site(s, seat, 0, 0) > 0
        if builders == 0:
            return False
        if effect == STONE_DISCOUNT:
            return s.goods[base + STONE] < 9 and self.best_site(s, seat, 1, 0) > 0
        if effect == RUBBLE_AS_STONE:
            spare = s.goods[base + RUBBLE] - rubble_wanted(s, seat)
            return spare >= 4 and s.goods[base + STONE] < 3 and self.best_site(s, seat, 2, 0) > 0
        return s.goods[base + STEEL] == 0 and s.goods[base + ORE] >= 3 and self.best_site(s, seat, 0, 1) > 0

    def best_site(self, s: State, seat: i64, more_stone: i64, more_steel: i64) -> i64:
        """The most points a site gives that could be paid with so much more stone or steel."""
        board, goods, base = s.board, s.goods, seat * GOODS
        if s.markers[seat] == 0:
            return 0
        best: i64 = 0
        for station in range(board.stations()):
            if not is_open(s, seat, station):
                continue
            for site in range(board.first_site[station], board.first_site[station + 1]):
                if (
                    s.site_owner[site] == NOBODY
                    and board.site_points[site] > best
                    and board.site_stone[site] <= goods[base + STONE] + more_stone
                    and board.site_steel[site] <= goods[base + STEEL] + more_steel
                ):
                    best = board.site_points[site]
        return best


def standing(s: State, seat: i64, area: i64) -> i64:
    """How many labourers a seat has in an area."""
    n: i64 = 0
    base = area * SPACES
    for number in range(s.board.spaces[area]):
        if s.spaces[base + number] == seat:
            n += 1
    return n


def rubble_wanted(s: State, seat: i64) -> i64:
    """The rubble all contracts of a seat ask for."""
    cards = s.held[seat] | s.used[seat]
    total: i64 = 0
    contract = lowest(cards)
    while contract > 0:
        total += s.board.needs_rubble[contract]
        contract = next_member(cards, contract + 1)
    return total
