"""Checks of the data: what a box must be so that it can be played."""

from __future__ import annotations

from typing import Any

from branchline.core.errors import BadMap
from branchline.games.snowdonia.board import EFFECTS, POWERS, SPACES, TIERS
from branchline.games.snowdonia.datafile import Box, Contract, Rate, Station, rows

MOST_PLAYERS = 5
LETTERS = "ABCDEF"


class Checker:
    """Collects everything that is wrong with the data."""

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
        self.check_tables()
        self.check_rate("rates.excavation", self.box.rates.excavation)
        self.check_rate("rates.lay_track", self.box.rates.lay_track)
        self.check_events()
        self.check_line("mount_snowdon", self.box.mount_snowdon)
        self.check_line("blaenau", self.box.blaenau)
        self.check_blaenau()
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
        if contract.effect in ("rubble-to-stone", "ore-to-steel", "ore-as-steel", "rubble-as-stone"):
            self.within(f"{entry}.number", contract.number, 1, 15)
        for field in ("number", "limit", "points_per_coal"):
            self.within(f"{entry}.{field}", getattr(contract, field), 0, 15)
        for field, most in (("rubble", 90), ("tracks", 30), ("sites", 30), ("points", 200)):
            self.within(f"{entry}.{field}", getattr(contract, field), 0, most)
        self.within(f"{entry}.least_players", contract.least_players, 1, MOST_PLAYERS)
        self.within(f"{entry}.surveyor_at", contract.surveyor_at, 0, int(TIERS) // 2 - 1)
        for station in contract.surveyor_tiers:
            if not station.isascii() or not station.isdigit() or int(station) >= int(TIERS) // 2:
                self.say(f"{entry}.surveyor_tiers", f"'{station}' is no number of a station")

    def check_trains(self) -> None:
        for id, train in self.box.trains.items():
            entry = f"trains.{id}"
            if train.power not in POWERS:
                self.say(f"{entry}.power", f"there is no power '{train.power}'; there are {', '.join(POWERS)}")
            for field in ("steel", "coal", "hire", "number"):
                self.within(f"{entry}.{field}", getattr(train, field), 0, 31)
            if train.coal > self.box.supply.solo_coal:
                self.say(f"{entry}.coal", "is more than a solo game has")
        if self.box.components.trains_in_shed != len(self.box.trains) - 1:
            self.say("components.trains_in_shed", "all trains but one stand in the shed")
        coal = sum(train.coal for train in self.box.trains.values()) + self.box.supply.yard_coal
        if coal > self.box.components.coal:
            self.say("components.coal", f"must be at least {coal}: for the yard and the trains")

    def check_tables(self) -> None:
        box = self.box
        for letter in LETTERS:
            for n in (*getattr(box.spaces, letter), getattr(box.deluxe_solo_spaces, letter)):
                self.within(f"spaces.{letter}", n, 1, int(SPACES))
        for players in range(MOST_PLAYERS):
            extra = (0, 0) if players == 0 else (box.supply.yard_ore, box.supply.yard_stone)
            self.within("supply.ore", box.supply.ore[players], 0, box.components.ore - extra[0])
            self.within("supply.stone", box.supply.stone[players], 0, box.components.stone - extra[1])
            self.within("supply.events", box.supply.events[players], 1, box.components.event_cubes)
            self.within("restock.cubes", box.restock.cubes[players], 1, 60)
        if box.supply.solo_yard > box.supply.ore[0] + box.supply.stone[0]:
            self.say("supply.solo_yard", "is more than the bag of a solo game has")
        self.within("components.ore", box.components.ore, 0, 63)
        self.within("components.stone", box.components.stone, 0, 63)
        self.within("components.coal", box.components.coal, 0, 63)
        self.within("components.labourers", box.components.labourers, 1, 9)
        self.within("components.markers", box.components.markers, 1, 60)
        self.within("components.steel", box.components.steel, 1, 60)

    def check_rate(self, entry: str, rate: Rate) -> None:
        if not rate.values or any(not 1 <= value <= 30 for value in rate.values):
            self.say(f"{entry}.values", "are one or more numbers from 1 to 30")
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

    def check_line(self, table: str, stations: dict[str, Station]) -> None:
        numbers = [station.number for station in stations.values()]
        if len(stations) < 2 or numbers != sorted(set(numbers)) or numbers[0] != 0:
            self.say(table, "the stations stand in the order of their numbers, the first is 0")
        for id, station in stations.items():
            self.check_station(f"{table}.{id}", station)
        base = sum(1 for card in self.box.tracks.values() if not card.optional)
        needed = sum(station.tracks for station in stations.values())
        self.within(f"{table}, tracks in all", needed, 1, base)
        if next(iter(stations.values())).tracks != 0:
            self.say(table, "no track leads to the first station")

    def check_station(self, entry: str, station: Station) -> None:
        if station.number * 2 != int(station.number * 2) or not 0 <= station.number < int(TIERS) // 2:
            self.say(f"{entry}.number", "is a whole or a half number below 16")
        self.within(f"{entry}.least_players", station.least_players, 1, MOST_PLAYERS)
        self.within(f"{entry}.tracks", station.tracks, 0, 20)
        self.within(f"{entry}.building", len(station.building), 0, 12)
        self.within(f"{entry}.excavation", len(station.excavation), 0, 6)
        for dig in station.excavation:
            self.within(f"{entry}.excavation", dig.rubble, 1, 30)
        for site in station.building:
            for cost in (site.stone, site.steel, site.ore):
                self.within(f"{entry}.building", cost, 0, 31)

    def check_blaenau(self) -> None:
        rules = self.box.blaenau_rules
        if len(rules.surveyor_points) < len(self.box.blaenau):
            self.say("blaenau_rules.surveyor_points", "needs a number for every station moved")
        self.within("blaenau_rules.most_players", rules.most_players, rules.least_players, 6)
        ends = list(self.box.blaenau.values())
        if ends[0].start_spaces + ends[-1].start_spaces < rules.most_players:
            self.say("blaenau", "the two ends have start spaces for all players together")
        self.within("blaenau_rules.first_event_cube", rules.first_event_cube, 1, 9)
        self.within("blaenau_rules.event_cubes_in_bag", rules.event_cubes_in_bag, 1, 9)


def loop_of(box: Box) -> list[int]:
    """The spaces of the event track that come round again at the end."""
    left = set(range(1, 11)) - set(box.event_track["10"].returns)
    for id, space in box.event_track.items():
        if id != "10":
            left -= set(space.returns)
    return list(range(max(left, default=0) + 1, 11))
