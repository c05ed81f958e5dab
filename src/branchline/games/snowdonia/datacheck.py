"""Checks of the data that hold numbers against each other: what a box must be so that it can be played."""

from __future__ import annotations

from typing import Any

from branchline.core.errors import BadMap
from branchline.games.snowdonia.board import EFFECTS, POWERS, TIERS
from branchline.games.snowdonia.board_builder import in_play
from branchline.games.snowdonia.datafile import EDITIONS, Box, Contract, Line, Rate, Station, read_box, rows
from branchline.games.snowdonia.ranges import MOST_PLAYERS, check_ranges
from branchline.games.snowdonia.scenarios import SCENARIOS

LONGEST_RATES = 30
MOST_EXCAVATION = 6
MOST_BUILDING = 12
STAND_INS = ("rubble-to-stone", "ore-to-steel", "ore-as-steel", "rubble-as-stone")
"""Effects in which a number of cubes stands for one piece, so that it cannot be 0."""


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
        self.wrong: list[str] = []

    def say(self, entry: str, reason: str) -> None:
        self.wrong.append(f"{self.file}: {entry}: {reason}")

    def within(self, entry: str, value: float, least: int, most: int) -> None:
        if not least <= value <= most:
            self.say(entry, f"must be from {least} to {most}, not {value}")

    def check(self) -> None:
        """Raise BadMap with all that is wrong."""
        self.check_provenance()
        self.check_numbers("contracts", list(self.box.contracts), 60)
        self.check_numbers("trains", list(self.box.trains), 15)
        self.check_numbers("event_track", list(self.box.event_track), 10)
        for id, contract in self.box.contracts.items():
            self.check_contract(f"contracts.{id}", contract)
        self.check_trains()
        self.check_supply()
        self.check_rate("rates.excavation", self.box.rates.excavation)
        self.check_rate("rates.lay_track", self.box.rates.lay_track)
        self.check_events()
        for scenario in SCENARIOS.values():
            self.check_line(scenario.table, self.box.lines[scenario.table], scenario.one_start)
        if self.wrong:
            raise BadMap("\n".join(self.wrong))

    def check_provenance(self) -> None:
        for row in rows(self.tables):
            if not row.provenance:
                self.say(f"{row.entry}.{row.field}", "has no provenance")

    def check_numbers(self, table: str, ids: list[str], most: int) -> None:
        if ids != [str(n + 1) for n in range(len(ids))] or len(ids) > most:
            self.say(table, f"must be numbered from 1 without gaps, up to {most}")

    def check_contract(self, entry: str, contract: Contract) -> None:
        if contract.effect not in EFFECTS:
            self.say(f"{entry}.effect", f"there is no effect '{contract.effect}'; there are {', '.join(EFFECTS)}")
        voucher = contract.effect == "maintenance-voucher"
        if voucher != (contract.area == ""):
            self.say(f"{entry}.area", "every contract but a maintenance voucher has the letter of an area")
        if contract.effect in STAND_INS:
            self.within(f"{entry}.number", contract.number, 1, 15)
        if contract.surveyor_at * 2 != int(contract.surveyor_at * 2):
            self.say(f"{entry}.surveyor_at", "is a whole or a half number")
        for station in contract.surveyor_tiers:
            if not station.isascii() or not station.isdigit() or int(station) >= int(TIERS) // 2:
                self.say(f"{entry}.surveyor_tiers", f"'{station}' is no number of a station")

    def check_trains(self) -> None:
        box = self.box
        for id, train in box.trains.items():
            entry = f"trains.{id}"
            if train.power not in POWERS:
                self.say(f"{entry}.power", f"there is no power '{train.power}'; there are {', '.join(POWERS)}")
            if train.coal > box.supply.solo_coal:
                self.say(f"{entry}.coal", f"{train.coal} is more than a solo game has (supply.solo_coal)")
        if box.components.trains_in_shed != len(box.trains) - 1:
            self.say("components.trains_in_shed", f"all trains but one stand in the shed: {len(box.trains) - 1}")
        coal = sum(train.coal for train in box.trains.values()) + box.supply.yard_coal
        if coal > box.components.coal:
            self.say("components.coal", f"must be at least {coal}: for the yard (supply.yard_coal) and the trains")

    def check_supply(self) -> None:
        supply, components = self.box.supply, self.box.components
        self.check_cubes("ore", supply.ore, supply.yard_ore, components.ore)
        self.check_cubes("stone", supply.stone, supply.yard_stone, components.stone)
        for players in range(MOST_PLAYERS):
            self.within("supply.events", supply.events[players], 1, components.event_cubes)
        if supply.solo_coal > components.coal:
            self.say("supply.solo_coal", f"{supply.solo_coal} is more than the box has (components.coal)")
        if supply.solo_yard > supply.ore[0] + supply.stone[0]:
            self.say("supply.solo_yard", "is more than the bag of a solo game has (supply.ore, supply.stone)")

    def check_cubes(self, good: str, bag: tuple[int, ...], yard: int, box: int) -> None:
        """What is in the bag, and with more than one player in the yard, comes out of the box."""
        for players, cubes in enumerate(bag, 1):
            there = f"more than the box has (components.{good}: {box})"
            if players == 1 and cubes > box:
                self.say(f"supply.{good}", f"{cubes} for 1 player are {there}")
            elif players > 1 and cubes + yard > box:
                entry = f"supply.{good} and supply.yard_{good}"
                self.say(entry, f"{cubes} and {yard} for {players} players are {there}")

    def check_rate(self, entry: str, rate: Rate) -> None:
        if not 1 <= len(rate.values) <= LONGEST_RATES:
            self.say(f"{entry}.values", f"are one or more numbers, up to {LONGEST_RATES}")
        else:
            self.within(f"{entry}.start", rate.start, 1, len(rate.values))

    def check_events(self) -> None:
        spaces = self.box.event_track
        if len(spaces) != 10:
            self.say("event_track", "has ten spaces")
            return
        for id, space in spaces.items():
            if any(not 1 <= n <= int(id) for n in space.returns):
                self.say(f"event_track.{id}.returns", "are spaces up to this one")
        if 10 not in spaces["10"].returns:
            self.say("event_track.10.returns", "must hold 10, or the track would run out")
        if not any(spaces[str(n)].event == "lay-track" for n in loop_of(self.box)):
            self.say("event_track", "the spaces that come round again must lay track, or a game might never end")

    def check_line(self, table: str, line: Line, one_start: bool) -> None:
        stations = line.stations
        for id, station in stations.items():
            self.check_station(f"{table}.{id}", station)
        numbers = [station.number for station in stations.values()]
        if len(stations) < 2 or numbers != sorted(set(numbers)) or numbers[0] != 0:
            self.say(table, "the stations stand in the order of their numbers, the first is 0")
            return
        base = sum(1 for card in self.box.tracks.values() if not card.optional)
        needed = sum(station.tracks for station in stations.values())
        self.within(f"{table}, tracks in all", needed, 1, base)
        if next(iter(stations.values())).tracks != 0:
            self.say(table, "no track leads to the first station")
        self.check_rules(table, line, one_start)

    def check_station(self, entry: str, station: Station) -> None:
        if station.number * 2 != int(station.number * 2):
            self.say(f"{entry}.number", "is a whole or a half number below 16")
        self.within(f"{entry}.building, sites in all", len(station.building), 0, MOST_BUILDING)
        self.within(f"{entry}.excavation, sites in all", len(station.excavation), 0, MOST_EXCAVATION)

    def check_rules(self, table: str, line: Line, one_start: bool) -> None:
        rules, entry = line.rules, f"{table}_rules"
        if rules.most_players < rules.least_players:
            self.say(f"{entry}.most_players", f"is less than least_players ({rules.least_players})")
        if not rules.editions or any(edition not in EDITIONS for edition in rules.editions):
            self.say(f"{entry}.editions", f"are one or more of {', '.join(EDITIONS)}")
        if 0 < len(rules.surveyor_points) < len(line.stations) or (not rules.surveyor_points and not one_start):
            self.say(f"{entry}.surveyor_points", "needs a number for every station moved")
        if rules.dropped_station not in (None, *(station.number for station in line.stations.values())):
            self.say(f"{entry}.dropped_station", "is no number of a station of this line")
        ends = list(line.stations.values())
        if not one_start and ends[0].start_spaces + ends[-1].start_spaces < rules.most_players:
            self.say(table, "the two ends have start spaces for all players together")
        for players in range(rules.least_players, rules.most_players + 1):
            for dropped in (False, True):
                found = list(in_play(line, players, dropped).values())
                if ends[0] not in found or ends[-1] not in found:
                    self.say(table, f"the first and the last station are in play, also with {players} players")
                elif sum(station.tracks for station in found) == 0:
                    self.say(table, f"has no track with {players} players")


def loop_of(box: Box) -> list[int]:
    """The spaces of the event track that come round again at the end."""
    left = set(range(1, 11)) - set(box.event_track["10"].returns)
    for id, space in box.event_track.items():
        if id != "10":
            left -= set(space.returns)
    return list(range(max(left, default=0) + 1, 11))
