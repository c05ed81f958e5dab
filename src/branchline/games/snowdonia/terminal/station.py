"""A station in full: every track and site with its price, points and owner, and what is missing to build."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.game import Game
from branchline.core.text import listing, say
from branchline.games.snowdonia.terminal.mountain import Mountain
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.terminal.console import seat_text

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen


def plain(name: str) -> str:
    """A name as it may be typed: small letters, blanks instead of dashes and underscores."""
    return " ".join(name.lower().replace("-", " ").replace("_", " ").split())


def matching(names: dict[str, str], typed: str) -> list[str]:
    """The stations (id -> name) a typed name or number can mean: exact ones, else those that begin so."""
    wanted = plain(typed)
    known = {id: plain(name) for id, name in names.items()}
    return [id for id, name in known.items() if name == wanted] or [
        id for id, name in known.items() if name.startswith(wanted)
    ]


def find_station(screen: SnowdoniaScreen, seen: Seen, name: str) -> int:
    """A station of the line by name, beginning or number; raises BadOption with near ones."""
    line = seen.view["line"]
    ids = [station["station"] for station in line]
    for number, station in enumerate(line):
        if f"{station['number']:g}" == name.strip():
            return number
    names = {id: seen.title.station_name(id) for id in ids}
    found = matching(names, name)
    if len(found) == 1:
        return ids.index(found[0])
    near = get_close_matches(plain(name), [plain(one) for one in names.values()], n=3, cutoff=0.5)
    options = [names[id] for id in ids if id in found or plain(names[id]) in near] or list(names.values())
    raise BadOption(screen.words("snowdonia-no-station", name=name, stations=listing(options, screen.language)))


def station_card(screen: SnowdoniaScreen, game: Game, seen: Seen, number: int) -> RenderableType:
    """The card of a station with every part in words."""
    station = seen.view["line"][number]
    mountain = Mountain(screen, seen)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column()
    for id, cell, owner, about in parts(screen, game, seen, mountain, number):
        table.add_row(f"  {seen.title.place_name(id, screen.language)}", cell, owner, Text(about, style="dim"))
    notes = [Text(note, style="dim") for note in station_notes(screen, seen, station)]
    return Group(mountain.heading(station, 78), table, *notes)


def parts(
    screen: SnowdoniaScreen, game: Game, seen: Seen, mountain: Mountain, number: int
) -> Iterator[tuple[str, Text, Text, str]]:
    """Id, cell of the card, owner, and a remark for each track and site."""
    station = seen.view["line"][number]
    is_open = seen.can_build_at(number)
    for track in station["tracks"]:
        about = "" if track["laid"] or track["rubble"] else screen.words("snowdonia-cleared")
        yield track["place"], mountain.track(track), owner_of(screen, game, track), about
    for dig in station["excavation"]:
        yield dig["place"], mountain.dig(station, dig), owner_of(screen, game, dig), ""
    for site in station["sites"]:
        about = "" if site["owner"] is not None or station["closed"] else lacking(screen, seen, site, is_open)
        yield site["site"], mountain.site(station, site, is_open), owner_of(screen, game, site), about


def owner_of(screen: SnowdoniaScreen, game: Game, part: dict[str, Any]) -> Text:
    """Whose marker lies there."""
    if part["owner"] is None:
        return Text()
    return seat_text(screen.marks, part["owner"], screen.name(game, part["owner"]))


def lacking(screen: SnowdoniaScreen, seen: Seen, site: dict[str, Any], is_open: bool) -> str:
    """What stands between the seat and a building site."""
    if not is_open:
        return screen.words("snowdonia-not-open")
    lacks = seen.mine["sites"].get(site["site"])
    if lacks is None:
        return ""
    short = [screen.family(f"goods-{good}", n=n) for good, n in lacks.items()]
    if short:
        return screen.words("snowdonia-missing", what=listing(short, screen.language))
    return screen.words("snowdonia-can-pay")


def station_notes(screen: SnowdoniaScreen, seen: Seen, station: dict[str, Any]) -> Iterator[str]:
    """The remarks of the data on a station, and what the mark of assumed values means."""
    stations = seen.title.box.lines[seen.view["rules"]["scenario"]].stations
    note = stations[station["station"]].note
    if note:
        yield f"  {note}"
    if any(seen.station_assumed(station["station"], field) for field in ("building", "excavation")) or any(
        seen.track_assumed(track) for track in station["tracks"]
    ):
        yield f"  {screen.signs.assumed} {say(screen.language, 'assumed-about')}"
