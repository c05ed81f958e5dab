"""The title: options, boards for every number of players, and spoken names."""

from __future__ import annotations

from typing import Any

from branchline.core.errors import BadOption
from branchline.core.position import Position
from branchline.core.tables import parse
from branchline.core.text import listing, say
from branchline.core.title import Title
from branchline.games.snowdonia.board import Board
from branchline.games.snowdonia.board_builder import board_of
from branchline.games.snowdonia.datacheck import checked_box
from branchline.games.snowdonia.datafile import Box, Row, built_in, corrected, rows
from branchline.games.snowdonia.options import options_of, rules_of, settle
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.scenario_file import is_scenario, own_tables
from branchline.games.snowdonia.scenarios import OWN

GOOD_LISTS = ("cubes", "paid", "got")


class SnowdoniaTitle(Title):
    """Snowdonia with the data of the package, with an owner's corrections, or on a line of one's own."""

    def __init__(self, id: str, box: Box, data: list[Row], file: str) -> None:
        rules = [line.rules for line in box.lines.values()]
        least, most = min(one.least_players for one in rules), max(one.most_players for one in rules)
        super().__init__(id, "snowdonia", least, most, options_of(box))
        self.box = box
        self.data = data
        self.file = file
        self.assumed = [f"{row.entry}.{row.field}" for row in data if row.provenance == "reconstructed"]
        self.boards: dict[tuple[str, int, bool, bool], Board] = {}

    def name(self, language: Any = "en") -> str:
        """The title's name, with that of a scenario of one's own."""
        name = super().name(language)
        own = self.box.lines.get(OWN)
        return f"{name}: {own.rules.name}" if own is not None else name

    @property
    def ledger(self) -> tuple[str, ...]:
        """All rules of the game; the rest are remarks about editions."""
        return ("SN",)

    def position(self, players: int, options: dict[str, Any]) -> Position:
        """An undealt position."""
        settled = settle(options)
        self.check_together(players, settled)
        drop_station, deluxe_solo = not settled["blaenau_all_stations"], settled["solo_spaces"] == "area_a"
        board = self.board(settled["scenario"], players, drop_station, deluxe_solo)
        return Snowdonia(board, rules_of(players, settled), players)

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        """Values that are fine alone and not together."""
        first = options["first_player"]
        if first != "random" and first >= players:
            raise BadOption(f"first_player {first} is not at a table of {players}; seats count from 0")
        if options["optional_tracks"] and options["edition"] != "deluxe":
            raise BadOption("optional_tracks are cards of the deluxe edition: give edition=deluxe too")
        scenario = options["scenario"]
        rules = self.box.lines[scenario].rules
        if not rules.least_players <= players <= rules.most_players:
            counts = f"{rules.least_players} to {rules.most_players}"
            raise BadOption(f"{scenario} is for {counts} players, not {players}")
        if options["edition"] not in rules.editions:
            editions = " and ".join(rules.editions)
            raise BadOption(f"{scenario} belongs to the {editions} edition: give edition={rules.editions[0]}")

    def board(self, scenario: str, players: int, drop_station: bool, deluxe_solo: bool) -> Board:
        """The board of a table; boards are shared by all games that need the same one."""
        key = (scenario, players, drop_station, deluxe_solo)
        if key not in self.boards:
            board = board_of(self.box, scenario, players, drop_station, deluxe_solo)
            board.title = self
            others = [line.table for name, line in self.box.lines.items() if name != scenario]
            board.assumed = [value for value in self.assumed if table_of(value) not in others]
            self.boards[key] = board
        return self.boards[key]

    def attachment(self) -> str:
        """The owner's corrections or scenario, which must travel with records."""
        return self.file

    # -- spoken names -----------------------------------------------------------------------------

    def label(self, name: str, value: Any, language: str) -> Any:
        """How a parameter is spoken."""
        if name in GOOD_LISTS:
            parts = [say(language, f"snowdonia-goods-{good}", n=n) for good, n in value.items()]
            return listing(parts, language) or say(language, "snowdonia-nothing")
        if name == "good":
            return say(language, f"snowdonia-good-{value}")
        if name in ("weather", "new"):
            return say(language, f"snowdonia-weather-{value}")
        if name == "contract":
            return self.contract_name(value, language)
        if name == "discarded":
            names = [self.contract_name(number, language) for number in value]
            return listing(names, language) or say(language, "snowdonia-nothing")
        if name in ("tracks", "sites"):
            places = [self.place_name(place, language) for place in value]
            return listing(places, language) or say(language, "snowdonia-nothing")
        if name == "train":
            return self.train_name(value, language)
        if name == "station":
            return self.station_name(value)
        if name in ("place", "site"):
            return self.place_name(value, language)
        if name in ("event", "question", "reason", "area"):
            return say(language, f"snowdonia-{name}-{value.lower()}")
        return value

    def contract_name(self, number: int, language: str = "en") -> str:
        """`17 Rough walls`: number and our own short name."""
        return f"{number} {say(language, f'snowdonia-contract-{number}')}"

    def train_name(self, number: int, language: str = "en") -> str:
        """`No. 4 Snowdon`."""
        return say(language, "snowdonia-train-name", n=number, name=self.box.trains[str(number)].name)

    def station_name(self, id: str) -> str:
        """A station's name."""
        return next(line.stations[id].name for line in self.box.lines.values() if id in line.stations)

    def place_name(self, id: str, language: str = "en") -> str:
        """A track, an excavation site or a building site with its station."""
        station, _, part = id.partition(".")
        kind = part.rstrip("0123456789") or "site"
        number = int(part.removeprefix(kind) if kind != "site" else part)
        return say(language, f"snowdonia-place-{kind}", station=self.station_name(station), n=number)


def table_of(entry: str) -> str:
    """The table of an entry; the rules of a scenario belong to its stations."""
    return entry.partition(".")[0].removesuffix("_rules")


def load(id: str, file: str, name: str) -> SnowdoniaTitle:
    """The title with the data of the package, corrected by an owner's file, or with the scenario of one."""
    given = parse(file, name) if file else {}
    tables = own_tables(given, name) if is_scenario(given) else corrected(built_in(), given, name)
    return SnowdoniaTitle(id, checked_box(tables, name or "snowdonia"), rows(tables), file)
