"""The bodies of the HTTP API: what clients send and what they get."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from branchline.tables import Clock
from branchline.tables.wire import Count, Key, MoveText, SeatNumber, SeatTold

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Entropy = Annotated[str, Meta(pattern=r"^([0-9a-f]{32}|[0-9a-f]{64}|)$")]
PromisedId = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22}|)$")]
Delay = Annotated[int, Meta(ge=0, le=100)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who you would like to be."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"
    access_code: Annotated[str, Meta(max_length=200)] = ""
    program: bool = False
    """True for a program that keeps its token itself; a browser gets a cookie that its scripts cannot read."""


class GuestChange(Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"


class Me(Struct):
    """Who you are. `token` is told only once, and only to programs."""

    id: str
    name: str
    language: str
    token: str = ""


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program of yours."""

    label: Annotated[str, Meta(min_length=1, max_length=80)]


class Token(Struct):
    """A token. It is never told again."""

    token: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open. Every seat is `me`, `open`, or a kind of bot (see `/api/titles`).

    `names` are those of people who play at my device, seat by seat; where one is empty or missing, it is mine.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=9)]
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    map: str = ""
    """The text of a map of one's own, for the title that is played on such maps."""
    map_id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,40}$")] = ""
    """Or the id of one that was saved."""
    data: str = ""
    """The text of a file that corrects a built-in title."""
    scenario_file: str = ""
    """The text of a scenario of one's own, for a title that has scenarios."""
    public: bool = False
    delay: Delay = 0
    """How many moves later spectators see the table; all of it when the game is over."""
    embed: bool = False
    """Whether pages of others may show the table, to look at only."""
    clock: Clock = Clock()
    names: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=9)] = []
    id: PromisedId = ""
    """The id of a promise, so that the commitment was there before my entropy."""
    entropy: Entropy = ""
    """Random bytes of my own for the shuffle, in hexadecimal digits."""


class Promise(Struct):
    """A table that is not open yet: its id, and the commitment to the secret behind its shuffle. Keep that."""

    id: str
    commitment: str


class Again(Struct, forbid_unknown_fields=True):
    """The promise of another game, and what I add to its shuffle, should I be the first to ask for it."""

    id: PromisedId = ""
    entropy: Entropy = ""


class TableId(Struct):
    """A table's id, which is also its link: who knows it can watch and take an open seat."""

    id: str


class Sit(Struct, forbid_unknown_fields=True):
    """Which open seat to take; the first if none is named."""

    seat: SeatNumber | None = None
    entropy: Entropy = ""
    """Random bytes of my own for the shuffle; the table's commitment was there before."""


class Seated(Struct):
    """The seat you have."""

    seat: int


class Leave(Struct, forbid_unknown_fields=True):
    """Who stands in for you, if the game has begun."""

    bot: BotName | None = None


class BotWish(Struct, forbid_unknown_fields=True):
    """A kind of bot."""

    bot: BotName


class MoveTry(Struct, forbid_unknown_fields=True):
    """A move, as over the WebSocket."""

    seat: SeatNumber
    move: MoveText
    version: Count
    key: Key


class ReportMade(Struct, forbid_unknown_fields=True):
    """What operators should know of a table, and of whom, if it is about a player."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class Made(Struct):
    """The version of the table that has your move."""

    version: int


class TableListed(Struct):
    """A table in a list."""

    id: str
    title: str
    players: int
    seats: list[SeatTold]
    public: bool
    clock: Clock
    created: float
    updated: float
    began: bool
    over: bool
    your_turn: bool
    result: str
    delay: int = 0
    """How many moves later spectators see it."""
    name: str = ""
    """What the map of one's own is called that is played; empty for a built-in title."""


class OptionValue(Struct):
    """A value of an option, and how it is called."""

    value: Any
    label: str


class OptionTold(Struct):
    """An option of a title."""

    name: str
    label: str
    about: str
    group: str
    """Who should be shown it: `usual`, `house` (rules of one's own) or `expert`."""
    default: Any
    values: list[OptionValue]
    when: list[dict[str, list[Any]]]
    """It changes something only where one of these holds: options, or players, and their values; always if empty."""


class TitleTold(Struct):
    """A title on the shelf."""

    id: str
    name: str
    about: str
    """A sentence about it; empty if there is none."""
    family: str
    least_players: int
    most_players: int
    options: list[OptionTold]
    bots: list[str]
    guided: bool
    """Whether there is a guided first game."""
    rules: bool
    """Whether its rules can be read."""
    file_option: str = ""
    """The option that a file of one's own can stand for (`scenario_file`); empty if there is none."""
    corrections: bool = False
    """Whether a file of one's own can correct its data (`data`)."""
    box: bool = False
    """Whether some values are reconstructed, so that owners of the box are asked (`/api/boxes/ID`)."""


class Health(Struct):
    """Whether the server can do its work, and what of it fails."""

    ok: bool
    version: str
    failing: list[str] = []
