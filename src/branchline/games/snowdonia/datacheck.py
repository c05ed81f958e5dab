"""Checks of the data that hold numbers against each other: what a box must be so that it can be played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from branchline.core.problems import Problem, bad_file, nearest
from branchline.games.snowdonia.board import EFFECTS, EVENT_SPACES, POWERS, TIERS
from branchline.games.snowdonia.board_builder import in_play
from branchline.games.snowdonia.datafile import (
    EDITIONS,
    MOST_STATIONS,
    Box,
    Contract,
    Line,
    Rate,
    ScenarioRules,
    Station,
    read_box,
    rows,
)
from branchline.games.snowdonia.ranges import check_ranges, range_problem
from branchline.games.snowdonia.scenario import BUILD_TO_SURVEYOR, GAME_SURVEYOR, SPECIAL_RULES, TWO_STARTS
from branchline.games.snowdonia.scenarios import OWN
from branchline.games.snowdonia.state import OFFICE

LONGEST_RATES = 30
MOST_EXCAVATION = 6
MOST_BUILDING = 12
MOST_CARDS = 60
LONGEST_NAME = 40
ID = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
STAND_INS = ("rubble-to-stone", "ore-to-steel", "ore-as-steel", "rubble-as-stone")
"""Effects in which a number of cubes stands for one piece, so that it cannot be 0."""
NEEDS = {TWO_STARTS: BUILD_TO_SURVEYOR, GAME_SURVEYOR: TWO_STARTS}
"""Special rules that make no sense without another."""


def checked_box(tables: dict[str, Any], file: str) -> Box:
    """The typed box; raises BadMap with all that is wrong: first ranges, then types, then what must fit together."""
    check_ranges(tables, file)
    box = read_box(tables, file)
    Checker(box, tables, file).check()
    return box


class Checker:
    """Collects everything that does not fit together in the data."""

    def __init__(self, box: Box, tables: dict[str, Any], file: str) -> None:
        self.box = box
        self.tables = tables
        self.file = file
        self.wrong: list[Problem] = []
        rules = [line.rules for line in box.lines.values()]
        self.counts = range(min(one.least_players for one in rules), max(one.most_players for one in rules) + 1)

    def say(self, entry: str, reason: str, near: str = "", /, **params: Any) -> None:
        self.wrong.append(Problem(entry, f"snowdonia-data-{reason}", params, near))

    def within(self, entry: str, value: float, least: int, most: int) -> None:
        if not least <= value <= most:
            self.wrong.append(range_problem(entry, value, least, most))

    def one_of(self, entry: str, reason: str, name: str, known: Sequence[str]) -> None:
        if name not in known:
            self.say(entry, reason, nearest(name, known), name=name, names=", ".join(known))

    def check(self) -> None:
        """Raise BadMap with all that is wrong."""
        self.check_provenance()
        self.check_numbers("contracts", list(self.box.contracts), 60)
        self.check_numbers("trains", list(self.box.trains), 15)
        self.check_numbers("event_track", list(self.box.event_track), int(EVENT_SPACES))
        for id, contract in self.box.contracts.items():
            self.check_contract(f"contracts.{id}", contract)
        self.check_trains()
        self.check_supply()
        self.check_rate("rates.excavation", self.box.rates.excavation)
        self.check_rate("rates.lay_track", self.box.rates.lay_track)
        self.check_events()
        for line in self.box.lines.values():
            self.check_line(line)
        if OWN in self.box.lines and not self.wrong:
            self.check_own(self.box.lines[OWN])
        if self.wrong:
            raise bad_file(self.file, self.wrong)

    def check_provenance(self) -> None:
        for row in rows(self.tables):
            if not row.provenance:
                self.say(f"{row.entry}.{row.field}", "no-provenance")

    def check_numbers(self, table: str, ids: list[str], most: int) -> None:
        if ids != [str(n + 1) for n in range(len(ids))] or len(ids) > most:
            self.say(table, "numbered", most=most)

    def check_contract(self, entry: str, contract: Contract) -> None:
        self.one_of(f"{entry}.effect", "no-effect", contract.effect, EFFECTS)
        voucher = contract.effect == "maintenance-voucher"
        if voucher != (contract.area == ""):
            self.say(f"{entry}.area", "contract-area")
        if contract.effect in STAND_INS:
            self.within(f"{entry}.number", contract.number, 1, 15)
        if contract.surveyor_at * 2 != int(contract.surveyor_at * 2):
            self.say(f"{entry}.surveyor_at", "half")
        for station in contract.surveyor_tiers:
            if not station.isascii() or not station.isdigit() or int(station) >= int(TIERS) // 2:
                self.say(f"{entry}.surveyor_tiers", "no-tier", name=station)

    def check_trains(self) -> None:
        box = self.box
        for id, train in box.trains.items():
            self.one_of(f"trains.{id}.power", "no-power", train.power, POWERS)
            if train.coal > box.supply.solo_coal:
                self.say(f"trains.{id}.coal", "solo-coal", n=train.coal)
        if box.components.trains_in_shed != len(box.trains) - 1:
            self.say("components.trains_in_shed", "shed", n=len(box.trains) - 1)
        coal = sum(train.coal for train in box.trains.values()) + box.supply.yard_coal
        if coal > box.components.coal:
            self.say("components.coal", "coal", n=coal)

    def check_supply(self) -> None:
        supply, components = self.box.supply, self.box.components
        self.check_cubes("ore", supply.ore, supply.yard_ore, components.ore)
        self.check_cubes("stone", supply.stone, supply.yard_stone, components.stone)
        events = max(supply.events[players - 1] for players in self.counts)
        self.check_held("supply.events", events, "event_cubes", components.event_cubes)
        self.check_held("supply.solo_coal", supply.solo_coal, "coal", components.coal)
        if supply.solo_yard > supply.ore[0] + supply.stone[0]:
            self.say("supply.solo_yard", "solo-yard")

    def check_held(self, entry: str, n: int, piece: str, box: int) -> None:
        if n > box:
            self.say(entry, "held", n=n, entry=f"components.{piece}", box=box)

    def check_cubes(self, good: str, bag: tuple[int, ...], yard: int, box: int) -> None:
        """What is in the bag, and with more than one player in the yard, comes out of the box."""
        there = {"entry": f"components.{good}", "box": box}
        for players in self.counts:
            cubes = bag[players - 1]
            if players == 1 and cubes > box:
                self.say(f"supply.{good}", "solo-cubes", n=cubes, **there)
            elif players > 1 and cubes + yard > box:
                entry = f"supply.{good}, supply.yard_{good}"
                self.say(entry, "cubes", n=cubes, yard=yard, players=players, **there)

    def check_rate(self, entry: str, rate: Rate) -> None:
        if not 1 <= len(rate.values) <= LONGEST_RATES:
            self.say(f"{entry}.values", "rates", most=LONGEST_RATES)
        else:
            self.within(f"{entry}.start", rate.start, 1, len(rate.values))

    def check_events(self) -> None:
        spaces = self.box.event_track
        if len(spaces) != EVENT_SPACES:
            self.say("event_track", "ten-spaces")
            return
        for id, space in spaces.items():
            if any(not 1 <= n <= int(id) for n in space.returns):
                self.say(f"event_track.{id}.returns", "returns")
        if 10 not in spaces["10"].returns:
            self.say("event_track.10.returns", "returns-ten")
        if not any(spaces[str(n)].event == "lay-track" for n in loop_of(self.box)):
            self.say("event_track", "loop")

    def check_line(self, line: Line) -> None:
        table, stations = line.table, line.stations
        for id, station in stations.items():
            self.check_station(f"{table}.{id}", station)
        if not 2 <= len(stations) <= MOST_STATIONS:
            self.say(table, "stations", most=MOST_STATIONS)
            return
        numbers = [station.number for station in stations.values()]
        if numbers != sorted(set(numbers)) or numbers[0] != 0:
            self.say(table, "order")
            return
        base = sum(1 for card in self.box.tracks.values() if not card.optional)
        needed = sum(station.tracks for station in stations.values())
        if not 1 <= needed <= base:
            self.say(f"{table}.*.tracks", "track-sum", n=needed, most=base)
        if next(iter(stations.values())).tracks != 0:
            self.say(table, "first-track")
        self.check_rules(line)

    def check_station(self, entry: str, station: Station) -> None:
        if station.number * 2 != int(station.number * 2):
            self.say(f"{entry}.number", "half")
        self.within(f"{entry}.building.*", len(station.building), 0, MOST_BUILDING)
        self.within(f"{entry}.excavation.*", len(station.excavation), 0, MOST_EXCAVATION)

    def check_rules(self, line: Line) -> None:
        rules, entry = line.rules, line.rules_table
        if rules.most_players < rules.least_players:
            self.say(f"{entry}.most_players", "most-players", n=rules.least_players)
        if not rules.editions:
            self.say(f"{entry}.editions", "editions", names=", ".join(EDITIONS))
        for edition in rules.editions:
            self.one_of(f"{entry}.editions", "no-edition", edition, EDITIONS)
        self.check_special(entry, rules)
        two_starts = TWO_STARTS in rules.special
        if 0 < len(rules.surveyor_points) < len(line.stations) or (not rules.surveyor_points and two_starts):
            self.say(f"{entry}.surveyor_points", "surveyor-points")
        if rules.dropped_station not in (None, *(station.number for station in line.stations.values())):
            self.say(f"{entry}.dropped_station", "dropped")
        ends = list(line.stations.values())
        if two_starts and ends[0].start_spaces + ends[-1].start_spaces < rules.most_players:
            self.say(line.table, "start-spaces")
        for players in range(rules.least_players, rules.most_players + 1):
            self.check_count(line, players)

    def check_special(self, entry: str, rules: ScenarioRules) -> None:
        for rule in rules.special:
            self.one_of(f"{entry}.special", "no-special", rule, SPECIAL_RULES)
            if rule in NEEDS and NEEDS[rule] not in rules.special:
                self.say(f"{entry}.special", "needs", rule=rule, other=NEEDS[rule])

    def check_count(self, line: Line, players: int) -> None:
        """What must be there for so many players."""
        ends = list(line.stations.values())
        for dropped in (False, True):
            found = list(in_play(line, players, dropped).values())
            if ends[0] not in found or ends[-1] not in found:
                self.say(line.table, "ends", n=players)
            elif sum(station.tracks for station in found) == 0:
                self.say(line.table, "no-track", n=players)
        removed = line.rules.removed_contracts
        cards = self.box.contracts.items()
        left = sum(1 for id, card in cards if players >= card.least_players and int(id) not in removed)
        if left < OFFICE:
            self.say(f"{line.rules_table}.removed_contracts", "contracts", n=players, left=left, least=int(OFFICE))

    # -- what can only be wrong with a scenario of one's own ----------------------------------------

    def check_own(self, line: Line) -> None:
        for table, ids in ((line.table, line.stations), ("tracks", self.box.tracks)):
            for id in ids:
                if not ID.fullmatch(id):
                    self.say(f"{table}.{id}", "id")
        if len(self.box.tracks) > MOST_CARDS:
            self.say("tracks", "cards", most=MOST_CARDS)
        self.check_name(f"{line.rules_table}.name", line.rules.name)
        for id, station in line.stations.items():
            self.check_name(f"{line.table}.{id}.name", station.name)
        for players in range(line.rules.least_players, line.rules.most_players + 1):
            cubes = line.rules.event_cubes_in_bag or self.box.supply.events[players - 1]
            stop = stops_at(self.box, line.rules.first_event_cube, cubes)
            if stop:
                self.say("event_track", "stop", n=cubes, players=players, space=stop)

    def check_name(self, entry: str, name: str) -> None:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            self.say(entry, "name", most=LONGEST_NAME)


def loop_of(box: Box) -> list[int]:
    """The spaces of the event track that come round again at the end."""
    left = set(range(1, 11)) - set(box.event_track["10"].returns)
    for id, space in box.event_track.items():
        if id != "10":
            left -= set(space.returns)
    return list(range(max(left, default=0) + 1, 11))


def stops_at(box: Box, first: int, cubes: int) -> int:
    """The space on which the event track comes to a stop, since all event cubes lie on it; 0 if it never does."""
    lying = {first} - {0}
    seen: set[tuple[int, ...]] = set()
    while tuple(sorted(lying)) not in seen:
        seen.add(tuple(sorted(lying)))
        if len(lying) - (1 if first else 0) >= cubes:
            return max(lying)
        at = max(lying, default=0) + 1
        lying = (lying | {at}) - set(box.event_track[str(at)].returns)
    return 0
