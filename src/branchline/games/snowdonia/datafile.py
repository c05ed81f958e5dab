"""The data of the box: TOML tables a person can read, with the provenance of every value.

A value comes from a rulebook, from another source, or is reconstructed. Whoever owns the box can
correct any value with a small file of the same tables; it is then marked as the owner's. Errors name
the file, the entry and the reason, and all errors of a file are told at once.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final, Literal

import msgspec

from branchline.core.errors import BadMap
from branchline.core.tables import has_field, parse, typed
from branchline.games.snowdonia.scenarios import SCENARIOS

EDITIONS: Final = ("2012", "deluxe")
LINES = tuple(scenario.table for scenario in SCENARIOS.values())
FILES = ("board", *LINES, "tracks", "trains", "contracts")
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
    excavation: tuple[Dig, ...]
    building: tuple[Site, ...]
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
    """Who can play a scenario, and what is set up differently in it."""

    least_players: int
    most_players: int
    editions: tuple[str, ...]
    removed_contracts: tuple[int, ...] = ()
    first_event_cube: int = 0
    event_cubes_in_bag: int | None = None  # else by the supply table
    trains_from_start: bool = False
    game_markers_aside: int = 2
    surveyor_points: tuple[int, ...] = ()  # by stations travelled; else each station has its own
    dropped_station: float | None = None
    dropped_below: int = 0  # the number of players from which on that station is always in play


class Line(msgspec.Struct, frozen=True):
    """A scenario: its stations and its rules."""

    stations: dict[str, Station]
    rules: ScenarioRules


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
    """The scenarios by their tables; each has two in the files, `table` and `table_rules`."""


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
    **dict.fromkeys(LINES, Station),
    **{f"{table}_rules": ScenarioRules for table in LINES},
}
"""What the entries of every table are."""


class Row(msgspec.Struct, frozen=True):
    """One value of the data, for the table a player can look at."""

    entry: str
    field: str
    value: Any
    provenance: str
    note: str


def built_in() -> dict[str, Any]:
    """The tables that come with the package."""
    tables: dict[str, Any] = {}
    folder = resources.files("branchline.games.snowdonia") / "data"
    for name in FILES:
        tables |= parse((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")
    return tables


def corrected(base: dict[str, Any], changes: dict[str, Any], file: str, at: str = "") -> dict[str, Any]:
    """The tables with the values of a correction file put in and marked as the owner's."""
    out = dict(base)
    for name, value in changes.items():
        entry = f"{at}{name}"
        if name == "provenance" or (name not in base and not known_field(at, name, base)):
            raise BadMap(f"{file}: {entry}: the data has no such value to correct")
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


def known_field(at: str, name: str, base: dict[str, Any]) -> bool:
    """Whether a field that the base leaves at its default may stand in a correction."""
    if "provenance" not in base:
        return False
    return has_field(KINDS[at.partition(".")[0]], name)


def read_box(tables: dict[str, Any], file: str) -> Box:
    """Typed tables; the error names the entry."""
    lines = {*LINES, *(f"{table}_rules" for table in LINES)}
    box = typed({name: value for name, value in tables.items() if name not in lines}, Box, KINDS, file)
    return msgspec.structs.replace(box, lines={table: read_line(tables, table, file) for table in LINES})


def read_line(tables: dict[str, Any], table: str, file: str) -> Line:
    """The two tables of a scenario."""
    rules = f"{table}_rules"
    kind = msgspec.defstruct(table, [(table, dict[str, Station]), (rules, ScenarioRules)], frozen=True)
    line = typed({name: tables[name] for name in (table, rules) if name in tables}, kind, KINDS, file)
    return Line(getattr(line, table), getattr(line, rules))


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
