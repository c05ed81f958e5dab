"""Map files: TOML tables a person can read and write, checked on load into a Board.

`docs/maps.md` shows how to make one. Every error names the file, the entry and the reason, and all
errors of a file are told at once.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import BadMap
from branchline.games.tickets.board import COLORS, GREY, Board
from branchline.games.tickets.goals import METRICS
from branchline.games.tickets.state import OFFER_WIDTH

LEDGERS = ("northern-lights", "switzerland", "base")
TRACK_ID = re.compile(r"([a-z0-9_]+)-([a-z0-9_]+)(?:/([1-9]))?", re.ASCII)
ID = re.compile(r"[a-z0-9_]+", re.ASCII)


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

    length: int
    color: str = "gray"
    tunnel: bool = False
    ferry: int = 0
    bonus: int = 0
    note: str = ""


class Ticket(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"start": "from"}):
    """A ticket from a city or country to a city, or to countries with a value each."""

    start: str
    to: str | dict[str, int]
    points: int | None = None
    copies: int = 1
    note: str = ""


class Goal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A goal card."""

    metric: str
    points: int
    number: int = 0
    country: str = ""
    assumed: bool = False


class Rules(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The rules in which maps differ."""

    ledger: Literal["northern-lights", "switzerland", "base"] = "base"
    wagons: int = 45
    wagons_choices: tuple[int, ...] = ()
    hand: int = 4
    row: int = 5
    cards_per_color: int = 12
    locomotives: int = 14
    flush_at: int = 3
    face_up_locomotive_ends_draw: bool = True
    locomotives_on: Literal["all", "tunnels"] = "all"
    pair_pays_symbol: bool = True
    tickets_dealt: int = 3
    tickets_kept_at_start: int = 2
    tickets_drawn: int = 3
    tickets_kept_later: int = 1
    tickets_returned: Literal["under", "out"] = "under"
    tunnel_reveal: int = 3
    open_doubles: tuple[int, ...] = (1, 1, 2, 2)
    open_triples: tuple[int, ...] = (1, 2, 3, 3)
    longest_path: int = 10
    goals_in_play: int = 0
    last_round_at: int = 2
    track_points: tuple[int, ...] = (1, 2, 4, 7, 10, 15)


class Box(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of a printed game, so that no slip in its file goes unseen; 0 is not checked."""

    tickets: int = 0
    goals: int = 0
    gray_is_ferry: bool = False


class MapFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole map file."""

    name: str
    players: tuple[int, int]
    cities: dict[str, City]
    tracks: dict[str, Track]
    tickets: dict[str, Ticket]
    rules: Rules = Rules()
    box: Box = Box()
    countries: dict[str, str] = {}
    goals: dict[str, Goal] = {}
    provenance: dict[str, str] = {}


def built_in(id: str) -> str:
    """The text of a map that comes with the package."""
    file = resources.files("branchline.games.tickets") / "maps" / (id.replace("-", "_") + ".toml")
    return file.read_text(encoding="utf-8")


def parse(text: str, file: str) -> dict[str, Any]:
    """TOML as plain tables."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadMap(f"{file}: this is not TOML: {error}") from None


def corrected(base: dict[str, Any], changes: dict[str, Any], file: str, at: str = "") -> dict[str, Any]:
    """A map with the values of a correction file put in; it may not name what is not there."""
    out = dict(base)
    for name, value in changes.items():
        entry = f"{at}{name}"
        if name not in base and not known_field(at, name):
            raise BadMap(f"{file}: {entry}: the map has no such entry to correct")
        if isinstance(value, dict) and isinstance(base.get(name), dict):
            out[name] = corrected(base[name], value, file, entry + ".")
        else:
            out[name] = value
    return out


def known_field(at: str, name: str) -> bool:
    """Whether a name that the base file leaves at its default may stand in a correction."""
    tables: dict[str, type[msgspec.Struct]] = {
        "rules.": Rules,
        "tracks.": Track,
        "tickets.": Ticket,
        "cities.": City,
        "goals.": Goal,
    }
    for prefix, kind in tables.items():
        deep = prefix == "rules."
        if at.startswith(prefix) and (at == prefix if deep else at != prefix):
            return name in {field.encode_name for field in msgspec.structs.fields(kind)}
    return False


def read_map(tables: dict[str, Any], file: str) -> MapFile:
    """Typed tables; the error names the entry."""
    try:
        return msgspec.convert(tables, MapFile, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        entry = path.rstrip("`").lstrip(".")
        if "[...]" in entry:
            entry = exact_entry(tables, entry.split("[...]")[0]) or entry
        raise BadMap(f"{file}: {entry or 'the file'}: {reason[:1].lower()}{reason[1:]}") from None


def exact_entry(tables: dict[str, Any], table: str) -> str:
    """The first entry of a table that has no valid shape (the decoder does not name it)."""
    kinds: dict[str, Any] = {"cities": City, "tracks": Track, "tickets": Ticket, "goals": Goal, "countries": str}
    for name, value in tables.get(table, {}).items():
        try:
            msgspec.convert(value, kinds.get(table, str))
        except msgspec.ValidationError as error:
            field = str(error).partition("`$")[2].rstrip("`")
            return f"{table}.{name}{field}"
    return ""


class Checker:
    """Collects everything that is wrong with a map."""

    def __init__(self, map: MapFile, file: str) -> None:
        self.map = map
        self.file = file
        self.wrong: list[str] = []

    def say(self, entry: str, reason: str) -> None:
        self.wrong.append(f"{self.file}: {entry}: {reason}")

    def within(self, entry: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            self.say(entry, f"must be from {least} to {most}, not {value}")

    def check(self) -> None:
        self.check_rules()
        for id, city in self.map.cities.items():
            self.check_city(id, city)
        for id, track in self.map.tracks.items():
            self.check_track(id, track)
        self.check_groups()
        if not self.wrong:
            reach = self.components()
            for id, ticket in self.map.tickets.items():
                self.check_ticket(id, ticket, reach)
        for id, goal in self.map.goals.items():
            self.check_goal(id, goal)
        self.check_supply()
        if self.wrong:
            raise BadMap("\n".join(self.wrong))

    def check_rules(self) -> None:
        rules = self.map.rules
        least, most = self.map.players
        if not 2 <= least <= most <= 5:
            self.say("players", "must be two numbers from 2 to 5, the smaller first")
        self.within("rules.wagons", rules.wagons, rules.last_round_at + 1, 200)
        for choice in rules.wagons_choices:
            self.within("rules.wagons_choices", choice, rules.last_round_at + 1, 200)
        self.within("rules.hand", rules.hand, 0, 12)
        self.within("rules.row", rules.row, 1, 9)
        self.within("rules.cards_per_color", rules.cards_per_color, 1, 60)
        self.within("rules.locomotives", rules.locomotives, 0, 60)
        self.within("rules.flush_at", rules.flush_at, 0, rules.row)
        self.within("rules.tickets_dealt", rules.tickets_dealt, 1, int(OFFER_WIDTH))
        self.within("rules.tickets_kept_at_start", rules.tickets_kept_at_start, 1, rules.tickets_dealt)
        self.within("rules.tickets_drawn", rules.tickets_drawn, 1, int(OFFER_WIDTH))
        self.within("rules.tickets_kept_later", rules.tickets_kept_later, 1, rules.tickets_drawn)
        self.within("rules.tunnel_reveal", rules.tunnel_reveal, 0, 6)
        self.within("rules.longest_path", rules.longest_path, 0, 100)
        self.within("rules.last_round_at", rules.last_round_at, 0, 50)
        self.within("rules.goals_in_play", rules.goals_in_play, 0, len(self.map.goals))
        for name, limits, tracks in (("doubles", rules.open_doubles, 2), ("triples", rules.open_triples, 3)):
            if len(limits) < most - 1 or any(not 1 <= n <= tracks for n in limits):
                self.say(f"rules.open_{name}", f"needs a number from 1 to {tracks} for each player count from 2 on")
        if not 1 <= len(rules.track_points) <= 12:
            self.say("rules.track_points", "gives the points of 1, 2, 3... spaces, up to 12")

    def check_city(self, id: str, city: City) -> None:
        entry = f"cities.{id}"
        if not ID.fullmatch(id):
            self.say(entry, "an id has small letters, digits and underscores only")
        if city.country and city.country not in self.map.countries:
            self.say(entry, f"there is no country '{city.country}'")
        if city.border:
            ends = sum(1 for track in self.map.tracks if id in track.partition("/")[0].split("-"))
            if ends != 1 or not city.country:
                self.say(entry, f"a border spot has a country and exactly one track; this one has {ends}")

    def check_track(self, id: str, track: Track) -> None:
        entry = f"tracks.{id}"
        match = TRACK_ID.fullmatch(id)
        if match is None:
            self.say(entry, "a track is called 'city-city', or 'city-city/1' if it has parallel tracks")
            return
        for city in (match[1], match[2]):
            if city not in self.map.cities:
                self.say(entry, f"there is no city '{city}'")
        if match[1] == match[2]:
            self.say(entry, "a track joins two different cities")
        longest = len(self.map.rules.track_points)
        if not 1 <= track.length <= longest:
            self.say(entry, f"length {track.length} is outside the scoring table, which goes from 1 to {longest}")
        if track.color != "gray" and track.color not in COLORS:
            self.say(entry, f"there is no colour '{track.color}'; there are gray, {', '.join(COLORS)}")
        self.within(f"{entry}.bonus", track.bonus, 0, 9)
        if self.map.box.gray_is_ferry and track.color == "gray" and not track.ferry:
            self.say(entry, "every gray track of this map is a ferry, so it has a locomotive symbol")
        if track.ferry:
            self.check_ferry(entry, track)

    def check_ferry(self, entry: str, track: Track) -> None:
        if not 0 < track.ferry <= track.length:
            self.say(entry, f"a ferry of {track.length} spaces cannot have {track.ferry} locomotive symbols")
        elif track.length + track.ferry > 15:
            self.say(entry, "a ferry may cost 15 cards at most")
        if track.color != "gray":
            self.say(entry, "a ferry is gray")
        if track.tunnel:
            self.say(entry, "a ferry cannot be a tunnel")
        if self.map.rules.locomotives == 0 and not self.map.rules.pair_pays_symbol:
            self.say(entry, "this ferry can never be paid: there are no locomotives and pairs do not pay symbols")

    def check_groups(self) -> None:
        groups: dict[frozenset[str], list[str]] = {}
        for id in self.map.tracks:
            match = TRACK_ID.fullmatch(id)
            if match:
                groups.setdefault(frozenset(match.groups()[:2]), []).append(id)
        for ids in groups.values():
            tracks = [self.map.tracks[id] for id in ids]
            first, names = ids[0].partition("/")[0], sorted(ids)
            wanted = [first] if len(ids) == 1 else [f"{first}/{n + 1}" for n in range(len(ids))]
            if len(ids) > 3:
                self.say(f"tracks.{first}", f"has {len(ids)} parallel tracks; 3 is the most")
            elif names != wanted:
                self.say(f"tracks.{first}", f"its parallel tracks must be called {', '.join(wanted)}")
            if len({track.length for track in tracks}) > 1:
                self.say(f"tracks.{first}", "its parallel tracks have different lengths")

    def components(self) -> dict[str, int]:
        """For each city the number of the part of the map it lies in."""
        part = {id: number for number, id in enumerate(self.map.cities)}
        for id in self.map.tracks:
            a, b = id.partition("/")[0].split("-")
            old, new = part[a], part[b]
            for city, number in part.items():
                if number == old:
                    part[city] = new
        return part

    def spots(self, place: str) -> list[str]:
        """The cities or border spots a ticket's place stands for."""
        if place in self.map.cities:
            return [place]
        return [id for id, city in self.map.cities.items() if city.border and city.country == place]

    def check_ticket(self, id: str, ticket: Ticket, reach: dict[str, int]) -> None:
        entry = f"tickets.{id}"
        self.within(f"{entry}.copies", ticket.copies, 1, 9)
        if isinstance(ticket.to, str):
            if ticket.points is None:
                self.say(entry, "has no points")
            links = {ticket.to: ticket.points or 1}
        else:
            if ticket.points is not None:
                self.say(entry, "gives points with each country, so it has no points of its own")
            links = ticket.to
        if not links:
            self.say(entry, "leads nowhere")
        for place in (ticket.start, *links):
            if not self.spots(place):
                self.say(entry, f"'{place}' is neither a city nor a country with border spots")
        for place, points in links.items():
            self.within(f"{entry}.points", points, 1, 100)
            ends = {reach[spot] for spot in self.spots(place)}
            if place == ticket.start:
                self.say(entry, "begins and ends in the same place")
            elif self.spots(ticket.start) and ends and not ends & {reach[spot] for spot in self.spots(ticket.start)}:
                self.say(entry, f"no tracks lead from '{ticket.start}' to '{place}'")

    def check_goal(self, id: str, goal: Goal) -> None:
        entry = f"goals.{id}"
        if goal.metric not in METRICS:
            self.say(entry, f"there is no metric '{goal.metric}'; there are {', '.join(METRICS)}")
        if goal.metric == "tracks-in-country" and goal.country not in self.map.countries:
            self.say(entry, f"there is no country '{goal.country}'")
        if goal.metric in ("tickets-to-capitals", "arctic-tickets", "cheap-tickets") and any(
            isinstance(ticket.to, dict) for ticket in self.map.tickets.values()
        ):
            self.say(entry, "counts tickets by city, so all tickets must be between two cities")
        self.within(f"{entry}.points", goal.points, 0, 100)

    def check_supply(self) -> None:
        rules, most = self.map.rules, self.map.players[1]
        cards = 8 * rules.cards_per_color + rules.locomotives
        if cards <= rules.hand * most + rules.row:
            self.say("rules", f"{cards} train cards are too few for {most} players")
        copies = sum(ticket.copies for ticket in self.map.tickets.values())
        if copies < rules.tickets_dealt * most:
            self.say("tickets", f"{copies} tickets are too few to deal {rules.tickets_dealt} to {most} players")
        for table, size, wanted in (
            ("tickets", copies, self.map.box.tickets),
            ("goals", len(self.map.goals), self.map.box.goals),
        ):
            if wanted and size != wanted:
                self.say(table, f"there are {size} cards; this map has {wanted}")
        for table, size, limit in (
            ("cities", len(self.map.cities), 200),
            ("tracks", len(self.map.tracks), 1000),
            ("tickets", copies, 250),
            ("goals", len(self.map.goals), 60),
            ("countries", len(self.map.countries), 50),
        ):
            if size > limit:
                self.say(table, f"{size} are too many; {limit} is the most")
        if not self.map.tracks:
            self.say("tracks", "there are none")


def board_of(map: MapFile) -> Board:
    """The checked map as flat arrays."""
    board = Board()
    fill_cities(board, map)
    fill_tracks(board, map)
    fill_tickets(board, map)
    fill_goals(board, map)
    fill_rules(board, map)
    board.index_spots()
    board.group_up()
    board.sort_tracks()
    return board


def fill_cities(board: Board, map: MapFile) -> None:
    board.country_ids = list(map.countries)
    numbers = {id: number for number, id in enumerate(map.countries)}
    cities = list(map.cities.values())
    board.city_ids = list(map.cities)
    board.city_names = [city.name for city in cities]
    board.country = vec[i64]([numbers.get(city.country, -1) for city in cities])
    board.border = vec[i64]([int(city.border) for city in cities])
    board.arctic = vec[i64]([int(city.arctic) for city in cities])
    board.capital = vec[i64]([int(city.capital) for city in cities])


def fill_tracks(board: Board, map: MapFile) -> None:
    numbers = {id: number for number, id in enumerate(map.cities)}
    groups: dict[str, int] = {}
    tracks = list(map.tracks.values())
    board.track_ids = list(map.tracks)
    board.track_by_id = {id: number for number, id in enumerate(map.tracks)}
    ends = [id.partition("/")[0].split("-") for id in map.tracks]
    board.end_a = vec[i64]([numbers[a] for a, _ in ends])
    board.end_b = vec[i64]([numbers[b] for _, b in ends])
    board.group = vec[i64]([groups.setdefault(f"{a}-{b}", len(groups)) for a, b in ends])
    board.length = vec[i64]([track.length for track in tracks])
    board.color = vec[i64]([int(GREY) if track.color == "gray" else COLORS.index(track.color) for track in tracks])
    board.symbols = vec[i64]([track.ferry for track in tracks])
    board.tunnel = vec[i64]([int(track.tunnel) for track in tracks])
    board.bonus = vec[i64]([track.bonus for track in tracks])
    board.points = vec[i64]([0, *map.rules.track_points])


def fill_tickets(board: Board, map: MapFile) -> None:
    cities = {id: number for number, id in enumerate(map.cities)}
    countries = {id: number for number, id in enumerate(map.countries)}

    def place(id: str) -> int:
        return cities[id] if id in cities else ~countries[id]

    starts, begins, places, values = [], [0], [], []
    for id, ticket in map.tickets.items():
        links = {ticket.to: ticket.points or 0} if isinstance(ticket.to, str) else ticket.to
        for copy in range(ticket.copies):
            board.ticket_ids.append(id if ticket.copies == 1 else f"{id}.{copy + 1}")
            starts.append(place(ticket.start))
            places += [place(end) for end in links]
            values += list(links.values())
            begins.append(len(places))
    board.ticket_from = vec[i64](starts)
    board.ticket_start = vec[i64](begins)
    board.ticket_place = vec[i64](places)
    board.ticket_value = vec[i64](values)


def fill_goals(board: Board, map: MapFile) -> None:
    goals = list(map.goals.values())
    countries = list(map.countries)
    board.goal_ids = list(map.goals)
    board.goal_metric = [goal.metric for goal in goals]
    board.goal_number = vec[i64]([countries.index(g.country) if g.country else g.number for g in goals])
    board.goal_points = vec[i64]([goal.points for goal in goals])
    board.goal_assumed = [goal.assumed for goal in goals]


def fill_rules(board: Board, map: MapFile) -> None:
    rules = map.rules
    board.ledger = LEDGERS.index(rules.ledger)
    board.most_players = map.players[1]
    board.wagons = rules.wagons
    board.hand = rules.hand
    board.row = rules.row
    board.per_color = rules.cards_per_color
    board.locomotives = rules.locomotives
    board.flush_at = rules.flush_at
    board.face_up_loco_ends = rules.face_up_locomotive_ends_draw
    board.loco_anywhere = rules.locomotives_on == "all"
    board.pair_for_symbol = rules.pair_pays_symbol
    board.deal = rules.tickets_dealt
    board.keep_at_start = rules.tickets_kept_at_start
    board.draw = rules.tickets_drawn
    board.keep_later = rules.tickets_kept_later
    board.returned_under = rules.tickets_returned == "under"
    board.reveal = rules.tunnel_reveal
    board.longest_path = rules.longest_path
    board.goals_in_play = rules.goals_in_play
    board.last_round_at = rules.last_round_at
    board.doubles = list(rules.open_doubles)
    board.triples = list(rules.open_triples)
