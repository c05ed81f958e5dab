"""Map files: TOML tables a person can read and write. `mapcheck` checks them, `board_builder` numbers them.

`docs/maps.md` shows how to make one. Every error names the file, the entry and the reason, and all
errors of a file are told at once.
"""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any, Literal

import msgspec

from branchline.core.errors import BadOption
from branchline.core.problems import Problem, bad_file, nearest
from branchline.core.tables import has_field, parse, typed

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A whole number of a map file; the Checker narrows most of them."""


TieBreaker = Literal["tickets", "stations", "goals", "holder", "path", "passengers"]


class City(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A city, or a border spot that is the end of one track into a country."""

    name: str
    country: str = ""
    at: tuple[float, float] = (0.5, 0.5)
    border: bool = False
    arctic: bool = False
    capital: bool = False
    note: str = ""


class Track(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A track; its id names its two ends, and its number if it has parallel ones."""

    length: Number
    color: str = "gray"
    tunnel: bool = False
    ferry: Number = 0
    bonus: Number = 0
    any_cards: Number = 0
    note: str = ""


class Ticket(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"start": "from"}):
    """A ticket from a city or country to a city, or to countries with a value each."""

    start: str
    to: str | dict[str, Number]
    points: Number | None = None
    copies: Number = 1
    deck: Literal["", "short", "long"] = ""
    note: str = ""


class Goal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A goal card."""

    metric: str
    points: Number
    name: str = ""
    number: Number = 0
    country: str = ""
    assumed: bool = False


class Rules(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The rules in which maps differ."""

    ledger: Literal["northern-lights", "switzerland", "nordic-countries", "germany", "europe", "india", "base"] = "base"
    wagons: Number = 45
    wagons_choices: tuple[Number, ...] = ()
    hand: Number = 4
    row: Number = 5
    cards_per_color: Number = 12
    locomotives: Number = 14
    flush_at: Number = 3
    flush_choices: tuple[Number, ...] = ()
    face_up_locomotive_ends_draw: bool = True
    locomotives_on: Literal["all", "tunnels", "tunnels-and-ferries"] = "all"
    pair_pays_symbol: bool = True
    any_three_pay_symbol: bool = False
    three_cards_on_plain: bool = True
    unequal_pairs_are_doubles: bool | None = None
    tickets_dealt: Number = 3
    tickets_kept_at_start: Number = 2
    tickets_drawn: Number = 3
    tickets_kept_later: Number = 1
    tickets_returned: Literal["under", "out"] = "under"
    tickets_returned_at_start: Literal["", "out", "shuffled"] = ""
    ticket_mixes: bool = False
    long_tickets_dealt: Number = 0
    tunnel_reveal: Number = 3
    open_doubles: tuple[Number, ...] = (1, 1, 2, 2)
    open_triples: tuple[Number, ...] = (1, 2, 3, 3)
    longest_path: Number = 10
    globetrotter: Number = 0
    goals_in_play: Number = 0
    grand_tour: tuple[Number, ...] = ()
    passenger_colors: tuple[str, ...] = ()
    passengers_per_color: Number = 0
    passenger_points: tuple[Number, Number] = (20, 10)
    stations: Number = 0
    station_points: Number = 0
    tie_break: tuple[Literal["tickets", "stations", "goals", "holder", "path", "passengers"], ...] = (
        "tickets",
        "goals",
    )
    last_round_at: Number = 2
    track_points: tuple[Number, ...] = (1, 2, 4, 7, 10, 15)


class Box(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of a printed game, so that no slip in its file goes unseen; 0 is not checked."""

    tickets: Number = 0
    goals: Number = 0
    gray_is_ferry: bool = False


class MapFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole map file."""

    name: str
    players: tuple[Number, Number]
    cities: dict[str, City]
    tracks: dict[str, Track]
    tickets: dict[str, Ticket]
    rules: Rules = Rules()
    box: Box = Box()
    countries: dict[str, str] = {}
    goals: dict[str, Goal] = {}
    passengers: dict[str, Number] = {}
    provenance: dict[str, str] = {}
    data: Number = 1
    """The version of these data; the package keeps what makes earlier ones of them."""


ENTRIES: dict[str, Any] = {
    "cities": City,
    "tracks": Track,
    "tickets": Ticket,
    "goals": Goal,
    "countries": str,
    "passengers": Number,
}
"""What the entries of every table are."""


def built_in(id: str, data: int | None = None) -> dict[str, Any]:
    """A map that comes with the package: its newest data, or those of an earlier version."""
    tables = parse(map_text(f"{id}.toml"), id)
    if data is None:
        return tables
    if not 1 <= data < tables.get("data", 1):
        raise BadOption(f"{id} has no data of version {data}")
    return corrected(tables, parse(map_text(f"{id}.v{data}.toml"), id), id)


def map_text(name: str) -> str:
    """A file of the folder `maps`."""
    file = resources.files("branchline.games.tickets") / "maps" / name.replace("-", "_")
    return file.read_text(encoding="utf-8")


def corrected(base: dict[str, Any], changes: dict[str, Any], file: str, at: str = "") -> dict[str, Any]:
    """A map with the values of a correction file put in; it may not name what is not there."""
    out = dict(base)
    for name, value in changes.items():
        entry = f"{at}{name}"
        if name not in base and not known_field(at, name):
            raise bad_file(file, [Problem(entry, "tickets-map-no-entry", {}, nearest(name, base))])
        if isinstance(value, dict) and isinstance(base.get(name), dict):
            out[name] = corrected(base[name], value, file, entry + ".")
        else:
            out[name] = value
    return out


def known_field(at: str, name: str) -> bool:
    """Whether a name that the base file leaves at its default may stand in a correction."""
    if at == "rules.":
        return has_field(Rules, name)
    table, _, entry = at.partition(".")
    return bool(entry) and table in ENTRIES and table != "countries" and has_field(ENTRIES[table], name)


def read_map(tables: dict[str, Any], file: str) -> MapFile:
    """Typed tables; the error names the entry."""
    return typed(tables, MapFile, ENTRIES, file)
