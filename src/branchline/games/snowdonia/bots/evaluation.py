"""The foreman's judgement: what a seat can expect to score in the end, seen from here.

Points at hand count fully. A contract counts with what it gives, less the cost of all that is still
missing for it, as far as there is time; goods count with what they will be turned into. So every step
towards a contract gains what it saves, and nothing is worth more than the rounds to come allow.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.snowdonia.board import (
    COAL,
    GOODS,
    ORE,
    POWER_BUILD,
    POWER_EXCAVATE,
    POWER_LAY,
    POWER_POINTS,
    POWER_SMELT,
    POWER_YARD,
    RUBBLE,
    STEEL,
    STONE,
    TIERS,
    Board,
    contains,
    lowest,
    next_member,
)
from branchline.games.snowdonia.bots.rounds_left import ROUND, rounds_to_come
from branchline.games.snowdonia.bots.weights import Weights
from branchline.games.snowdonia.excavation import next_rubble
from branchline.games.snowdonia.scoring import total_points
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.surveyor import travelled
from branchline.games.snowdonia.track_laying import next_clear

POINT: Final[i64] = 1000
"""A point, in the measure of all judgements."""


def by_points(board: Board) -> vec[i64]:
    """All contracts, those with the most points first."""
    out = vec[i64]()
    for points in range(60, -1, -1):
        for contract in range(1, board.contracts + 1):
            if board.contract_points[contract] == points:
                out = append(out, contract)
    return out


class Judgement:
    """Judges seats of one table at a time; what depends on the board alone is kept."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.board: Board | None = None
        self.order: vec[i64] = vec[i64]()
        # the seat being judged
        self.rubble: i64 = 0
        self.tracks: i64 = 0
        self.sites: i64 = 0
        # its plans
        self.planned: i64 = 0  # the contracts it means to meet
        self.missing: i64 = 0  # tracks its contracts still wait for
        self.hands: i64 = 0  # actions to come, in thousandths like all that follows
        self.effort: i64 = 0
        self.tracks_left: i64 = 0
        self.rubble_left: i64 = 0
        self.wanted_rubble: i64 = 0

    def standing(self, s: State, seat: i64) -> i64:
        """What a seat can expect, less a share of what its best rival can."""
        share = self.weights.rivals // s.players
        rounds = rounds_to_come(s, self.weights)
        worth = self.worth_in(s, seat, rounds)
        if share == 0 or s.players == 1:
            return worth
        best: i64 = 0
        for other in range(s.players):
            if other != seat:
                theirs = self.worth_in(s, other, rounds)
                if theirs > best:
                    best = theirs
        return worth - best * share // ROUND

    def worth(self, s: State, seat: i64) -> i64:
        """What a seat can expect, in thousandths of a point."""
        return self.worth_in(s, seat, rounds_to_come(s, self.weights))

    def worth_in(self, s: State, seat: i64, rounds: i64) -> i64:
        """The same with so many rounds to come."""
        if s.board is not self.board:
            self.board = s.board
            self.order = by_points(s.board)
        if rounds == 0:
            return total_points(s, seat) * POINT
        worth = self.markers(s, seat)
        worth += self.contracts(s, seat, rounds)
        worth += self.surveyor(s, seat, rounds)
        worth += self.goods(s, seat, rounds)
        worth += self.train(s, seat, rounds)
        if rounds >= ROUND:
            worth += self.next_round(s, seat)
        if s.start == seat:
            worth += self.weights.start if rounds > ROUND else self.weights.start * rounds // ROUND
        return worth + self.weights.going_on * rounds // ROUND

    def markers(self, s: State, seat: i64) -> i64:
        """The points of all markers; on the way they are counted for the contracts."""
        board, owner, site_owner = s.board, s.owner, s.site_owner
        points: i64 = 0
        tracks: i64 = 0
        sites: i64 = 0
        for place in range(board.places()):
            if owner[place] == seat:
                if board.is_track[place]:
                    tracks += 1
                    points += board.card_points[s.card[place]]
                else:
                    sites += 1
                    points += board.place_points[place]
        for site in range(board.sites()):
            if site_owner[site] == seat:
                sites += 1
                points += board.site_points[site]
        self.rubble = s.goods[seat * GOODS + RUBBLE]
        self.tracks = tracks
        self.sites = sites
        return points * POINT

    # -- contracts ----------------------------------------------------------------------------------

    def contracts(self, s: State, seat: i64, rounds: i64) -> i64:
        """The contracts that are met, those that can be, and what the unplayed ones promise."""
        cards = s.held[seat] | s.used[seat]
        self.planned = 0
        self.missing = 0
        self.effort = 0
        if cards == 0:
            return 0
        board = s.board
        station = board.station_number[s.surveyor[seat]]
        worth: i64 = 0
        open_cards = cards
        for contract in self.order:
            if not contains(cards, contract):
                continue
            worth += board.coal_points[contract] * s.goods[seat * GOODS + COAL] * POINT
            if (
                board.needs_rubble[contract] <= self.rubble
                and board.needs_tracks[contract] <= self.tracks
                and board.needs_sites[contract] <= self.sites
                and board.needs_station[contract] <= station
            ):
                self.rubble -= board.needs_rubble[contract]
                self.tracks -= board.needs_tracks[contract]
                self.sites -= board.needs_sites[contract]
                worth += board.contract_points[contract] * POINT
                open_cards ^= bit(contract)
        if open_cards:
            worth += self.plans(s, seat, rounds, open_cards)
        return worth + self.promised(s, seat, rounds)

    def plans(self, s: State, seat: i64, rounds: i64, cards: i64) -> i64:
        """Contracts still to be met: one after the other that promises most with what is left of stores and time."""
        weights = self.weights
        self.hands = rounds * weights.hands // ROUND
        self.tracks_left = s.unlaid * (weights.track_share if s.players > 1 else ROUND)
        self.rubble_left = s.rubble_left * (weights.rubble_share if s.players > 1 else ROUND)
        self.effort = 0
        self.wanted_rubble = 0
        station = s.board.station_number[s.surveyor[seat]]
        worth: i64 = 0
        while cards:
            best: i64 = 0
            chosen: i64 = 0
            contract = lowest(cards)
            while contract > 0:
                gain = self.gain(s.board, contract, station)
                if gain > best:
                    best = gain
                    chosen = contract
                contract = next_member(cards, contract + 1)
            if best == 0:
                return worth
            worth += best
            cards ^= bit(chosen)
            self.planned |= bit(chosen)
            self.set_apart(s.board, chosen, station)
        return worth

    def gain(self, board: Board, contract: i64, station: i64) -> i64:
        """What a contract promises: its points less what is missing, as far as there is time for it."""
        weights = self.weights
        rubble = missing(board.needs_rubble[contract], self.rubble)
        tracks = missing(board.needs_tracks[contract], self.tracks)
        sites = missing(board.needs_sites[contract], self.sites)
        steps = missing(board.needs_station[contract], station)
        gain = board.contract_points[contract] * POINT - rubble * weights.dig_cost
        gain -= tracks * weights.track_cost + sites * weights.site_cost
        if gain <= 0:
            return 0
        effort = rubble * weights.dig_effort + tracks * weights.track_effort + sites * weights.site_effort
        gain = gain * self.likely(self.effort + effort + steps * ROUND // 4, self.hands) // ROUND
        if tracks > 0:
            gain = gain * self.likely((self.missing + tracks) * ROUND, self.tracks_left) // ROUND
        if rubble > 0:
            gain = gain * self.likely((self.wanted_rubble + rubble) * ROUND, self.rubble_left) // ROUND
        return gain

    def set_apart(self, board: Board, contract: i64, station: i64) -> None:
        """What a contract uses is no longer there for others."""
        weights = self.weights
        rubble = missing(board.needs_rubble[contract], self.rubble)
        tracks = missing(board.needs_tracks[contract], self.tracks)
        sites = missing(board.needs_sites[contract], self.sites)
        self.effort += rubble * weights.dig_effort + tracks * weights.track_effort + sites * weights.site_effort
        self.effort += missing(board.needs_station[contract], station) * ROUND // 4
        self.rubble -= board.needs_rubble[contract] - rubble
        self.tracks -= board.needs_tracks[contract] - tracks
        self.sites -= board.needs_sites[contract] - sites
        self.wanted_rubble += rubble
        self.missing += tracks

    def likely(self, wanted: i64, there: i64) -> i64:
        """How likely so much is had of what there will be, in thousandths."""
        if there <= 0:
            return 0
        part = wanted * ROUND // there
        sure, vain, doubt = self.weights.sure, self.weights.vain, self.weights.doubt
        if part <= sure:
            return ROUND - doubt * part // sure
        return (ROUND - doubt) * (vain - part) // (vain - sure) if part < vain else 0

    def promised(self, s: State, seat: i64, rounds: i64) -> i64:
        """What unplayed contracts promise."""
        promises = self.weights.promises
        held = s.held[seat]
        worth: i64 = 0
        contract = lowest(held)
        while contract > 0:
            worth += promises[s.board.contract_effect[contract]]
            contract = next_member(held, contract + 1)
        return worth if rounds > 2 * ROUND else worth * rounds // (2 * ROUND)

    # -- the rest -----------------------------------------------------------------------------------

    def surveyor(self, s: State, seat: i64, rounds: i64) -> i64:
        """The best station the surveyor can be brought to in time, less the way there."""
        board = s.board
        at = travelled(s, seat)
        steps = (rounds * self.weights.survey_pace // ROUND + ROUND // 2) // ROUND
        last = board.stations() - 1
        cards = s.held[seat] | s.used[seat]
        forward: i64 = 1 if s.home[seat] == 0 else -1
        best: i64 = 0
        for n in range(steps + 1):
            if at + n > last:
                break
            points = board.surveyor_points[at + n] * POINT - n * self.weights.survey_cost
            points += self.rewards(board, cards, board.station_number[s.surveyor[seat] + forward * n])
            if n == 0 or points > best:
                best = points
        return best

    def rewards(self, board: Board, cards: i64, station: i64) -> i64:
        """What contracts pay for a surveyor at this station."""
        points: i64 = 0
        contract = lowest(cards)
        while contract > 0:
            points += board.tier_points[contract * TIERS + station]
            contract = next_member(cards, contract + 1)
        return points * POINT

    def next_round(self, s: State, seat: i64) -> i64:
        """What lies within reach in the next round: sites for who digs first, clear track for who has steel."""
        weights = self.weights
        worth: i64 = 0
        if weights.next_site != 0 and s.start == seat and s.rubble_left > 0:
            worth += sites_within_reach(s, s.home[seat]) * weights.next_site
        if weights.next_track != 0 and s.goods[seat * GOODS + STEEL] > 0 and next_clear(s, s.home[seat]) >= 0:
            worth += weights.next_track
        return worth

    def goods(self, s: State, seat: i64, rounds: i64) -> i64:
        """Goods, as far as they can still be used."""
        weights, goods, base = self.weights, s.goods, seat * GOODS
        worth = stored(goods[base + ORE], weights.ore, weights.ore_store)
        worth += stored(goods[base + STONE], weights.stone, weights.stone_store)
        worth += stored(goods[base + STEEL], weights.steel, weights.steel_store)
        worth += stored(self.rubble, weights.rubble, weights.rubble_store)
        bars = goods[base + STEEL]
        wanted = self.missing - bars
        if wanted < 0:
            worth += self.missing * weights.steel_wanted
        else:
            ore = goods[base + ORE]
            worth += bars * weights.steel_wanted
            worth += (ore if ore < 3 * wanted else 3 * wanted) * weights.ore_wanted
        coal = weights.coal_with_train if s.train[seat] > 0 else weights.coal
        worth += stored(goods[base + COAL], coal, weights.coal_store)
        return worth if rounds >= weights.use_rounds else worth * rounds // weights.use_rounds

    def train(self, s: State, seat: i64, rounds: i64) -> i64:
        """What the own train brings in the rounds to come."""
        train = s.train[seat]
        if train == 0:
            return 0
        return self.train_worth(s.board, train, rounds)

    def train_worth(self, board: Board, train: i64, rounds: i64) -> i64:
        """What a train brings in the rounds to come."""
        weights = self.weights
        power = board.train_power[train]
        a_round = weights.train_none
        if power == POWER_EXCAVATE:
            a_round = weights.train_excavate
        elif power == POWER_SMELT:
            a_round = weights.train_smelt
        elif power == POWER_YARD:
            a_round = weights.train_yard
        elif power == POWER_BUILD:
            a_round = weights.train_build
        elif power == POWER_LAY:
            a_round = weights.train_lay
        worth = (a_round + weights.train_hire) * rounds // ROUND
        if power == POWER_POINTS:
            worth += board.train_number[train] * POINT
        return worth


def sites_within_reach(s: State, end: i64) -> i64:
    """The points of the excavation sites that two labourers would clear from an end of the line."""
    board = s.board
    place = next_rubble(s, end)
    step: i64 = 1 if end == 0 else -1
    left = 2 * board.dig_rates[s.dig_rate]
    points: i64 = 0
    while 0 <= place < board.places():
        left -= s.rubble[place]
        if left < 0:
            break
        if s.rubble[place] > 0 and not board.is_track[place]:
            points += board.place_points[place]
        place += step
    return points


def missing(needed: i64, there: i64) -> i64:
    """How much is still missing."""
    return needed - there if needed > there else 0


def stored(n: i64, worth: i64, store: i64) -> i64:
    """The worth of so many goods; those beyond the store count half."""
    return n * worth if n <= store else store * worth + (n - store) * worth // 2
