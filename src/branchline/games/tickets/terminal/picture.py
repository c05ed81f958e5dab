"""The whole map as a picture: open tracks as dots in their colour, claimed ones as their owner's marks."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.core.game import Game
from branchline.games.tickets.board import CARDS, GREY
from branchline.games.tickets.drawing import LINES, Place, proportion, stretched
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import PLAIN, Flow, seat_style, seat_text

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen

WIDE, HIGH = 78, 40
"""The most columns and lines a picture takes."""

BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a Braille cell: four rows of two."""


class Canvas:
    """Two layers of character cells: dotted lines below, marks and names above."""

    def __init__(self, columns: int, rows: int, plain: bool) -> None:
        self.columns = columns
        self.rows = rows
        self.plain = plain
        self.dots: dict[tuple[int, int], tuple[int, str]] = {}
        self.ink: dict[tuple[int, int], tuple[str, str]] = {}

    def dot(self, x: float, y: float, style: str) -> None:
        """A dot of a line, in cells with fractions."""
        column, row = int(x), int(y)
        before, _ = self.dots.get((column, row), (0, ""))
        self.dots[column, row] = (before | BRAILLE[int((y - row) * 4)][int((x - column) * 2)], style)

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Marks and names, over whatever is there."""
        for offset, letter in enumerate(text):
            self.ink[x + offset, y] = (letter, style)

    def has_room(self, x: int, y: int, size: int, own: tuple[int, int]) -> bool:
        """Whether a name fits here, touching no ink but its own city's."""
        inside = x >= 0 and x + size <= self.columns and 0 <= y < self.rows
        around = ((x + n, y) for n in range(-1, size + 1))
        return inside and all(at == own or at not in self.ink for at in around)

    def cell(self, column: int, row: int) -> tuple[str, str]:
        """A letter and its style."""
        if (column, row) in self.ink:
            return self.ink[column, row]
        dots, style = self.dots.get((column, row), (0, ""))
        if not dots:
            return " ", ""
        return "." if self.plain else chr(0x2800 + dots), style

    def render(self) -> RenderableType:
        """The picture as text."""
        lines = [
            Text.assemble(*(self.cell(column, row) for column in range(self.columns)), no_wrap=True)
            for row in range(self.rows)
        ]
        for line in lines:
            line.rstrip()
        return Group(*lines)


def picture(screen: TicketScreen, game: Game, seat: int | None) -> RenderableType:
    """The board with everybody's tracks, and whose marks they are."""
    drawn = drawing(screen, Seen(game, seat), WIDE, HIGH)
    marks = [seat_text(screen.marks, other, screen.name(game, other)) for other in range(game.players)]
    return Group(drawn, Flow(marks, indent=1, gap=3))


def drawing(screen: TicketScreen, seen: Seen, wide: int, high: int) -> RenderableType:
    """The board in at most so many columns and lines."""
    ratio = proportion(seen.title.map)
    rows = min(high, round(wide * ratio / 2))
    columns = min(wide, round(rows * 2 / ratio))
    canvas = Canvas(columns, rows, plain=screen.marks == PLAIN)
    spread = stretched(seen.title.map).values()
    places = [(x * (columns - 1) + 0.5, y * (rows - 1) + 0.5) for x, y in spread]
    for track in range(seen.board.tracks()):
        lay_track(screen, seen, canvas, places, track)
    name_cities(screen, seen, canvas, places)
    return canvas.render()


def lay_track(screen: TicketScreen, seen: Seen, canvas: Canvas, places: list[Place], track: int) -> None:
    """Draw a track: dots while it is open, one mark of the owner per wagon when claimed."""
    board = seen.board
    (ax, ay), (bx, by) = places[board.end_a[track]], places[board.end_b[track]]
    owner = seen.owner(track)
    if owner is not None:
        wagons = int(board.length[track])
        for n in range(1, wagons + 1):
            x, y = ax + (bx - ax) * n / (wagons + 1), ay + (by - ay) * n / (wagons + 1)
            mark = screen.marks.seats[owner % len(screen.marks.seats)]
            canvas.write(int(x), int(y), mark, f"bold {seat_style(owner)}")
    elif seen.is_open(track):
        steps = max(int(hypot((bx - ax) * 2, (by - ay) * 4)), 1)
        style = LINES["gray" if board.color[track] == GREY else CARDS[board.color[track]]]
        for n in range(1, steps):
            canvas.dot(ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps, style)


def name_cities(screen: TicketScreen, seen: Seen, canvas: Canvas, places: list[Place]) -> None:
    """A ring per city and its name beside it, shortened where there is no room."""
    board = seen.board
    stops = [city for city in range(board.cities()) if not board.border[city]]
    rings = {city: (int(places[city][0]), int(places[city][1])) for city in stops}
    for ring in rings.values():
        canvas.write(*ring, screen.marks.city, "bold")
    for city, (x, y) in rings.items():
        for text in (board.city_names[city], board.city_names[city][:6], board.city_names[city][:3]):
            middle = x - len(text) // 2
            spots = ((x + 1, y), (x - len(text), y), (middle, y - 1), (middle, y + 1))
            spot = next((at for at in spots if canvas.has_room(*at, len(text), (x, y))), None)
            if spot is not None:
                canvas.write(*spot, text, "bold")
                break
