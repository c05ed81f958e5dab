"""The data of the box: TOML tables a person can read, with the provenance of every value.

A value comes from a rulebook, from another source, or is reconstructed. Whoever owns the box can
correct any value with a small file of the same tables; it is then marked as the owner's. Errors name
the file, the entry and the reason, and all errors of a file are told at once.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final, Literal

import msgspec

from branchline.core.problems import Problem, bad_file, nearest
from branchline.core.tables import has_field, parse, typed
from branchline.games.snowdonia.scenarios import OWN, SCENARIOS

EDITIONS: Final = ("2012", "deluxe")
MOST_PLAYERS: Final = 5
MOST_STATIONS: Final = 16
STATIONS: Final = "stations"
RULES: Final = "scenario"
"""The two tables of a scenario file."""
BOX_FILES: Final = ("board", "tracks", "trains", "contracts")
FILES: Final = ("board", *SCENARIOS.values(), "tracks", "trains", "contracts")
LINES: Final = {scenario: (table, f"{table}_rules") for scenario, table in SCENARIOS.items()}
"""The tables of the scenarios that come with the package, as a correction file names them."""
OWN_LINE: Final = {OWN: (STATIONS, RULES)}
TABLES_OF_LINES: Final = [pair for line in (LINES, OWN_LINE) for pair in line.values()]
Provenance = dict[str, Literal["rulebook", "source", "reconstructed", "owner"]]
Weather = Literal["sun", "rain", "fog"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of the data: its fields, where each comes from (`all`: the others), and a remark."""

    provenance: Provenance
    note: str = ""


class Contract(Entry, frozen=True):
    """A contract: what its bonus needs and gives, its effect, and the weather on its back."""

    effect: str
    weather: Weather
    area: Literal["", "A", "B", "C", "D", "E", "F", "G"] = ""
    number: int = 0
    limit: int = 0
    rubble: int = 0
    tracks: int = 0
    sites: int = 0
    surveyor_at: float = 0
    surveyor_tiers: dict[str, int] = {}
    points: int = 0
    points_per_coal: int = 0
    least_players: int = 1


class Dig(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An excavation site."""

    rubble: int
    points: int


class Site(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A building site."""

    points: int
    stone: int = 0
    steel: int = 0
    ore: int = 0


class Free(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Cubes a station gives for each build there."""

    ore: int = 0
    stone: int = 0
    coal: int = 0


class Station(Entry, frozen=True):
    """A station card, or the start of the line."""

    name: str
    number: float
    tracks: int
    excavation: tuple[Dig, ...] = ()
    building: tuple[Site, ...] = ()
    surveyor_points: int = 0
    least_players: int = 1
    free: Free = Free()
    start_spaces: int = 0
    maintenance_when_clear: bool = False


class TrackCard(Entry, frozen=True):
    """A track card."""

    rubble: int
    points: int
    optional: bool = False


class Train(Entry, frozen=True):
    """A train."""

    name: str
    steel: int
    coal: int
    hire: int
    power: str
    number: int


class Components(Entry, frozen=True):
    """What is in the box."""

    ore: int
    stone: int
    coal: int
    rubble: int
    steel: int
    event_cubes: int
    game_markers: int
    markers: int
    labourers: int
    trains_in_shed: int


class Spaces(Entry, frozen=True):
    """Action spaces per area for each number of players."""

    A: tuple[int, int, int, int, int]
    B: tuple[int, int, int, int, int]
    C: tuple[int, int, int, int, int]
    D: tuple[int, int, int, int, int]
    E: tuple[int, int, int, int, int]
    F: tuple[int, int, int, int, int]


class SoloSpaces(Entry, frozen=True):
    """Action spaces per area for the solo game of the Deluxe edition."""

    A: int
    B: int
    C: int
    D: int
    E: int
    F: int


class Supply(Entry, frozen=True):
    """The supply table."""

    ore: tuple[int, int, int, int, int]
    stone: tuple[int, int, int, int, int]
    events: tuple[int, int, int, int, int]
    solo_coal: int
    yard_ore: int
    yard_stone: int
    yard_coal: int
    solo_yard: int


class Restock(Entry, frozen=True):
    """Cubes drawn each round for each number of players."""

    cubes: tuple[int, int, int, int, int]


class Rate(Entry, frozen=True):
    """A work-rate track."""

    values: tuple[int, ...]
    start: int
    sun: int
    rain: int


class Rates(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The two work-rate tracks."""

    excavation: Rate
    lay_track: Rate


class EventSpace(Entry, frozen=True):
    """A space of the event track."""

    event: Literal["excavate", "lay-track", "complete-station", "trains", "maintenance"]
    returns: tuple[int, ...] = ()


class ScenarioRules(Entry, frozen=True):
    """Who can play a scenario, what is set up differently in it, and which special rules apply."""

    name: str
    about: str = ""
    least_players: int = 1
    most_players: int = MOST_PLAYERS
    editions: tuple[str, ...] = EDITIONS
    special: tuple[str, ...] = ()
    weather: tuple[Weather, ...] = ()  # on the backs of the contracts in turn; else as printed
    removed_contracts: tuple[int, ...] = ()
    first_event_cube: int = 0
    event_cubes_in_bag: int | None = None  # else by the supply table
    trains_from_start: bool = False
    game_markers_aside: int = 2
    surveyor_points: tuple[int, ...] = ()  # by stations travelled; else each station has its own
    dropped_station: float | None = None
    dropped_below: int = 0  # the number of players from which on that station is always in play


class Line(msgspec.Struct, frozen=True):
    """A scenario: its stations and its rules, and the tables they stand in."""

    stations: dict[str, Station]
    rules: ScenarioRules
    table: str
    rules_table: str


class Box(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything that is printed or counted."""

    components: Components
    spaces: Spaces
    deluxe_solo_spaces: SoloSpaces
    supply: Supply
    restock: Restock
    rates: Rates
    event_track: dict[str, EventSpace]
    tracks: dict[str, TrackCard]
    trains: dict[str, Train]
    contracts: dict[str, Contract]
    lines: dict[str, Line] = {}
    """The scenarios by name."""


KINDS: dict[str, type[msgspec.Struct]] = {
    "components": Components,
    "spaces": Spaces,
    "deluxe_solo_spaces": SoloSpaces,
    "supply": Supply,
    "restock": Restock,
    "rates": Rate,
    "event_track": EventSpace,
    "tracks": TrackCard,
    "trains": Train,
    "contracts": Contract,
    **{table: Station for table, _ in TABLES_OF_LINES},
    **{rules: ScenarioRules for _, rules in TABLES_OF_LINES},
}
"""What the entries of every table are."""


class Row(msgspec.Struct, frozen=True):
    """One value of the data, for the table a player can look at."""

    entry: str
    field: str
    value: Any
    provenance: str
    note: str


def data_file(name: str) -> str:
    """The text of a data file of the package."""
    folder = resources.files("branchline.games.snowdonia") / "data"
    return (folder / f"{name}.toml").read_text(encoding="utf-8")


def in_box() -> dict[str, Any]:
    """The tables of what is in the box, whatever line is built."""
    return {table: value for name in BOX_FILES for table, value in parse(data_file(name), f"{name}.toml").items()}


def built_in() -> dict[str, Any]:
    """All tables that come with the package; a scenario file's two are named after the scenario there."""
    tables: dict[str, Any] = {}
    for name in FILES:
        given = parse(data_file(name), f"{name}.toml")
        if name in SCENARIOS.values():
            given = {f"{name}_rules": given[RULES], name: given[STATIONS]}
        tables |= given
    return tables


def corrected(base: dict[str, Any], changes: dict[str, Any], file: str, at: str = "") -> dict[str, Any]:
    """The tables with the values of a correction file put in and marked as the owner's."""
    out = dict(base)
    for name, value in changes.items():
        entry = f"{at}{name}"
        if name == "provenance" or (name not in base and not known_field(at, name, base)):
            near = nearest(name, fields_of(at, base))
            raise bad_file(file, [Problem(entry, "snowdonia-data-no-value", {}, near)])
        if isinstance(value, dict) and is_table(base.get(name)):
            out[name] = corrected(base[name], value, file, entry + ".")
        else:
            out[name] = value
            if "provenance" in base and name != "note":
                out["provenance"] = {**out["provenance"], name: "owner"}
    return out


def is_table(value: Any) -> bool:
    """Whether a value is an entry or a table of entries, not a value that happens to have parts."""
    return isinstance(value, dict) and ("provenance" in value or any(is_table(part) for part in value.values()))


def fields_of(at: str, base: dict[str, Any]) -> list[str]:
    """What a correction can name here."""
    if "provenance" not in base:
        return list(base)
    kind = KINDS[at.partition(".")[0]]
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.encode_name != "provenance"]


def known_field(at: str, name: str, base: dict[str, Any]) -> bool:
    """Whether a field that the base leaves at its default may stand in a correction."""
    if "provenance" not in base:
        return False
    return has_field(KINDS[at.partition(".")[0]], name)


def lines_in(tables: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """The scenarios that tables tell of: the one of a scenario file, or those of the package."""
    return OWN_LINE if RULES in tables else LINES


def read_box(tables: dict[str, Any], file: str) -> Box:
    """Typed tables; the error names the entry."""
    lines = lines_in(tables)
    of_lines = {name for pair in lines.values() for name in pair}
    box = typed({name: value for name, value in tables.items() if name not in of_lines}, Box, KINDS, file)
    return msgspec.structs.replace(box, lines={name: read_line(tables, *pair, file) for name, pair in lines.items()})


def read_line(tables: dict[str, Any], table: str, rules: str, file: str) -> Line:
    """The two tables of a scenario."""
    kind = msgspec.defstruct(table, [(table, dict[str, Station]), (rules, ScenarioRules)], frozen=True)
    line = typed({name: tables[name] for name in (table, rules) if name in tables}, kind, KINDS, file)
    return Line(getattr(line, table), getattr(line, rules), table, rules)


def rows(tables: dict[str, Any], at: str = "") -> list[Row]:
    """Every value with its provenance, in the order of the files."""
    out: list[Row] = []
    if "provenance" in tables:
        sources = tables["provenance"]
        for field, value in tables.items():
            if field not in ("provenance", "note"):
                source = sources.get(field) or sources.get("all", "")
                out.append(Row(at, field, value, source, tables.get("note", "")))
        return out
    for name, value in tables.items():
        if isinstance(value, dict):
            out += rows(value, f"{at}.{name}" if at else name)
    return out
