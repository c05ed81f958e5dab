"""The mountain: a strip of station cards, each with the tracks that lead to it, in rows from start to summit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import amount, seat_marks
from branchline.terminal.console import seat_style

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

NARROWEST = 23
"""Columns inside a card: four building sites must fit beside each other."""


class Mountain:
    """The line as cards; as many beside each other as the terminal has room for."""

    def __init__(self, screen: SnowdoniaScreen, seen: Seen) -> None:
        self.screen = screen
        self.seen = seen
        self.signs = screen.signs
        self.digs = seen.next_digs()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = max(1, (options.max_width - 1) // (NARROWEST + 1))
        inside = (options.max_width - 1) // across - 1
        cards = [self.card(number, inside) for number in range(len(self.seen.view["line"]))]
        yield from self.rows(cards, across, inside)

    def rows(self, cards: list[list[Text]], across: int, inside: int) -> Iterator[Text]:
        """The cards in rows, their borders shared."""
        box = self.signs.box
        bar = Text(box[10], style="dim")
        for first in range(0, len(cards), across):
            row = cards[first : first + across]
            above = across if first else len(row)
            yield self.border([card[0] for card in row], above, inside, box[3:6] if first else box[0:3])
            for line in zip_longest(*(card[1:] for card in row)):
                cells = [padded(cell or Text(), inside) for cell in line]
                yield Text.assemble(bar, *(part for cell in cells for part in (cell, bar)))
        last = len(cards) % across or across
        yield self.border([Text()] * last, last, inside, box[6:9])

    def border(self, names: list[Text], above: int, inside: int, corners: str) -> Text:
        """A line between two rows, with the names of the cards below it."""
        box = self.signs.box
        line = Text(corners[0], style="dim", no_wrap=True)
        for number in range(max(above, len(names))):
            name = names[number] if number < len(names) else Text()
            end = corners[1]
            if number == max(above, len(names)) - 1:
                end = corners[2] if len(names) >= above else box[8]
            elif number >= len(names):
                end = box[7]
            line.append_text(name).append(box[9] * (inside - name.cell_len) + end, style="dim")
        return line

    # -- one card ---------------------------------------------------------------------------------

    def card(self, number: int, width: int) -> list[Text]:
        """A station card as lines: its name first."""
        station = self.seen.view["line"][number]
        lines = [self.heading(station, width)]
        for sign, cells in self.contents(number, station):
            lines += wrapped(sign, cells, width)
        return lines

    def heading(self, station: dict[str, Any], width: int) -> Text:
        """Number, name, whether an event completed it, the points of a surveyor, and whose surveyors stand there."""
        marks = seat_marks(self.screen.marks, station["surveyors"])
        name = self.seen.title.station_name(station["station"])
        text = Text(f" {station['number']:g} {name} ", style="bold")
        if station["closed"]:
            text.append(f"{self.signs.game} ", style="not bold")
        if station["surveyor_points"]:
            mark = self.signs.assumed if self.seen.surveyor_assumed(station["station"]) else ""
            text.append(f"+{station['surveyor_points']}{mark} ", style="not bold")
        if marks.cell_len:
            text.append_text(marks).append(" ")
        if text.cell_len > width:
            text.truncate(width - marks.cell_len - 1)
            text.append(" ").append_text(marks)
        return text

    def contents(self, number: int, station: dict[str, Any]) -> Iterator[tuple[Text, list[Text]]]:
        """The lines of a card: tracks, excavation sites, building sites, each with its sign."""
        signs = self.signs
        if station["tracks"]:
            yield Text(signs.track, style="dim"), [self.track(track) for track in station["tracks"]]
        if station["excavation"]:
            yield Text(signs.dig, style="dim"), [self.dig(station, dig) for dig in station["excavation"]]
        if station["sites"]:
            is_open = self.seen.can_build_at(number)
            sites = [self.site(station, site, is_open) for site in station["sites"]]
            sign = Text(f"{signs.site}{self.screen.marks.done}", style="bold green")
            yield sign if is_open else Text(signs.site, style="dim"), sites
        if self.seen.facts["halt"] == station["station"]:
            yield Text("!", style="bold"), [Text(self.screen.words("snowdonia-halt"), style="dim")]
        if station["free"] and not station["closed"]:
            free = " ".join(str(amount(good, n)) for good, n in station["free"].items())
            mark = signs.assumed if self.seen.station_assumed(station["station"], "free") else ""
            yield Text("+", style="dim"), [Text(self.screen.words("snowdonia-free", goods=free + mark), style="dim")]

    def track(self, track: dict[str, Any]) -> Text:
        """A track: `4▒+4` under rubble, `+4` cleared, `●+4` laid; `×` if an event laid it."""
        points = f"+{track['points']}{self.signs.assumed if self.seen.track_assumed(track) else ''}"
        if track["owner"] is not None:
            return self.owned(track["owner"], points)
        if track["laid"]:
            return Text(self.signs.game, style="dim")
        return Text.assemble(self.rubble(track), (points, "bold" if not track["rubble"] else ""))

    def dig(self, station: dict[str, Any], dig: dict[str, Any]) -> Text:
        """An excavation site: `4▒+4` with rubble, `●+4` owned; `×` if nobody owns it."""
        mark = self.signs.assumed if self.seen.station_assumed(station["station"], "excavation") else ""
        points = f"+{dig['points']}{mark}"
        if dig["owner"] is not None:
            return self.owned(dig["owner"], points)
        return Text.assemble(self.rubble(dig), points) if dig["rubble"] else Text(self.signs.game, style="dim")

    def site(self, station: dict[str, Any], site: dict[str, Any], is_open: bool) -> Text:
        """A building site: `3S+7` open, `●+7` owned; `×` where the station is closed."""
        mark = self.signs.assumed if self.seen.station_assumed(station["station"], "building") else ""
        points = f"+{site['points']}{mark}"
        if site["owner"] is not None:
            return self.owned(site["owner"], points)
        if station["closed"]:
            return Text(self.signs.game, style="dim")
        price = Text("").join([amount(good, n) for good, n in site["cost"].items()])
        return Text.assemble(price, (points, "" if is_open else "dim"))

    def owned(self, seat: int, points: str) -> Text:
        """A player's marker with the points it stands on."""
        return Text.assemble(seat_marks(self.screen.marks, [seat]), (points, seat_style(seat)))

    def rubble(self, place: dict[str, Any]) -> Text:
        """Rubble on a place, with an arrow where digging goes on."""
        if not place["rubble"]:
            return Text()
        end = self.digs.get(place["place"])
        arrow = {0: self.signs.right, 1: self.signs.left, 2: self.signs.right + self.signs.left}
        text = Text(arrow[end] if end is not None else "", style="bold")
        return text.append(f"{place['rubble']}{self.signs.rubble}", style="#ad8a4e")


def padded(cell: Text, width: int) -> Text:
    """A cell of exactly this width."""
    cell.truncate(width)
    cell.append(" " * (width - cell.cell_len))
    return cell


def wrapped(sign: Text, cells: list[Text], width: int) -> list[Text]:
    """Cells behind their sign, in as many lines as they take."""
    indent = " " * cell_len(sign.plain)
    lines = [sign.copy()]
    for cell in cells:
        if lines[-1].cell_len + 1 + cell.cell_len > width:
            lines.append(Text(indent))
        lines[-1].append(" ").append_text(cell)
    return lines


def legend(screen: SnowdoniaScreen) -> Text:
    """What the signs on the mountain mean."""
    signs = screen.signs
    text = screen.words(
        "snowdonia-legend",
        track=signs.track,
        dig=signs.dig,
        site=signs.site,
        game=signs.game,
        rubble=signs.rubble,
        next=signs.right,
        done=screen.marks.done,
        mark=screen.marks.seats[0],
    )
    return Text(text, style="dim")
