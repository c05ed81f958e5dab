"""The decisions on a full screen: as many beside each other as fit, chosen by number, arrows or a click."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from rich.console import Group as Stack
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click, Resize
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from branchline.terminal.menu import Choice, Group, Menu
from branchline.terminal.panes import rendered

INDENT = 4
"""Columns of a number and the blank after it."""
GAP = 2
"""Columns between decisions beside each other."""
MARKED = "reverse"

Numbered = list[tuple[int, Choice]]


@dataclass(frozen=True)
class Spot:
    """Where a decision stands, or one line of it."""

    number: int
    line: int
    start: int
    end: int


@dataclass
class Sheet:
    """Decisions laid out in lines."""

    marked: int = 0
    brief: bool = False
    lines: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def number_at(self, column: int, line: int) -> int | None:
        """The decision that stands there."""
        return next((at.number for at in self.spots if at.line == line and at.start <= column < at.end), None)

    def region_of(self, number: int) -> Region:
        """The lines of a decision."""
        lines = [at.line for at in self.spots if at.number == number] or [0]
        return Region(0, min(lines), 1, max(lines) - min(lines) + 1)

    def put(self, *parts: tuple[int, Text], start: str | Text = "") -> None:
        """One more line: pieces of decisions beside each other, after something else."""
        line = Text.assemble(start, no_wrap=True)
        for number, text in parts:
            begin = line.cell_len
            line.append_text(marked(text) if number == self.marked else text)
            self.spots.append(Spot(number, len(self.lines), begin, line.cell_len))
            line.append(" " * GAP)
        self.lines.append(line)


def marked(text: Text) -> Text:
    """A decision that Enter would make."""
    text = text.copy()
    text.stylize(MARKED)
    return text


def laid_out(menu: Menu, columns: int, mark: int = 0, brief: bool = False) -> Sheet:
    """A menu in so many columns with one decision marked; in brief, what is below a decision is told of that alone."""
    sheet = Sheet(mark, brief)
    first = 1
    for group in menu.groups:
        numbered = list(enumerate(group.choices, first))
        first += len(numbered)
        words = [] if has_rows(group) else [word(number, choice) for number, choice in numbered]
        if words and max(text.cell_len for _, text in words) <= columns - INDENT:
            put_words(sheet, group, words, columns)
        else:
            put_rows(sheet, group, numbered, columns)
        for line in rendered(Text(group.note, style="dim"), columns - INDENT) if group.note else []:
            sheet.put(start=Text.assemble(" " * INDENT, line))
    return sheet


def has_rows(group: Group) -> bool:
    """Whether the decisions of a group are to stand below each other."""
    return group.below or any(choice.columns or choice.below for choice in group.choices)


def word(number: int, choice: Choice) -> tuple[int, Text]:
    """A decision of a word or two."""
    return number, Text.assemble((f"{number} ", "bold"), choice.label)


def put_words(sheet: Sheet, group: Group, words: list[tuple[int, Text]], columns: int) -> None:
    """Such decisions one after the other, beside their heading."""
    start, line = Text(f"{group.heading}  ", style="bold"), words[:0]
    taken = start.cell_len
    for number, text in words:
        if taken + text.cell_len > columns:
            sheet.put(*line, start=start)
            start, line, taken = Text(" " * INDENT), [], INDENT
        line.append((number, text))
        taken += text.cell_len + GAP
    sheet.put(*line, start=start)


def put_rows(sheet: Sheet, group: Group, numbered: Numbered, columns: int) -> None:
    """Decisions below each other with their columns lined up, in two or more such lists where they are short."""
    if group.heading:
        sheet.put(start=Text(group.heading, style="bold"))
    rows = lined_up(numbered)
    widest = max((row.cell_len for row in rows), default=0)
    if widest > columns or any(choice.below for _, choice in numbered):
        for number, choice in numbered:
            put_long(sheet, number, choice, columns)
        return
    beside = max(min((columns + GAP) // (widest + GAP), len(rows)), 1)
    high = ceil(len(rows) / beside)
    for line in range(high):
        here = range(line, len(rows), high)
        sheet.put(*((numbered[at][0], filled(rows[at], widest)) for at in here))


def lined_up(numbered: Numbered) -> list[Text]:
    """Decisions as lines whose columns stand below each other."""
    table = [[choice.label, *choice.columns] for _, choice in numbered]
    widths = [max(part.cell_len for part in column) for column in zip(*table, strict=True)]
    rows = []
    for (number, _), parts in zip(numbered, table, strict=True):
        row = Text(" " * GAP).join(filled(part, width) for part, width in zip(parts, widths, strict=True))
        row = Text.assemble((f"{number:>{INDENT - 1}} ", "bold"), row)
        row.rstrip()
        rows.append(row)
    return rows


def filled(text: Text, width: int) -> Text:
    """A text with blanks after it."""
    text = text.copy()
    text.pad_right(width - text.cell_len)
    return text


def put_long(sheet: Sheet, number: int, choice: Choice, columns: int) -> None:
    """A decision that takes several lines, its number before the first of them."""
    text = Text("  ").join([choice.label, *(column for column in choice.columns if column)])
    more = choice.below if number == sheet.marked or not sheet.brief else None
    parts = [text] if more is None else [text, more]
    before = f"{number:>{INDENT - 1}} "
    for line in rendered(Stack(*parts), columns - INDENT):
        sheet.put((number, Text.assemble((before, "bold"), line)))
        before = " " * INDENT


class Decisions(VerticalScroll, can_focus=False):
    """What can be decided now, with one of it marked."""

    class Chosen(Message):
        """A click on a decision."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__(id="moves")
        self.menu = Menu([])
        self.marked = 0
        self.sheet = Sheet()
        self.paper = Static()

    def compose(self) -> ComposeResult:
        """The sheet alone."""
        yield self.paper

    def offer(self, menu: Menu) -> None:
        """Other decisions, the first of them marked."""
        self.menu = menu
        self.marked = 1 if menu.moves else 0
        self.draw()

    def step(self, by: int) -> None:
        """Mark the next decision, or one further on; after the last comes the first."""
        count = len(self.menu.moves)
        if count:
            at = self.marked + by
            self.marked = (at - 1) % count + 1 if abs(by) == 1 else max(1, min(count, at))
            self.draw()

    def draw(self) -> None:
        """The decisions for the room there is, so that the marked one is in sight."""
        room = self.scrollable_content_region
        columns = max(room.width, INDENT + 16)
        self.sheet = laid_out(self.menu, columns, self.marked)
        if len(self.sheet.lines) > room.height:
            self.sheet = laid_out(self.menu, columns, self.marked, brief=True)
        self.paper.update(Stack(*self.sheet.lines))
        self.call_after_refresh(self.scroll_to_region, self.sheet.region_of(self.marked), animate=False)

    def on_resize(self, event: Resize) -> None:
        """Another room for them."""
        self.draw()

    def on_click(self, event: Click) -> None:
        """A decision is chosen by a click."""
        place = event.get_content_offset(self.paper)
        number = self.sheet.number_at(place.x, place.y) if place is not None else None
        if number is not None:
            self.post_message(self.Chosen(number))


def lines_of(menu: Menu, columns: int) -> int:
    """How many lines a menu takes."""
    return len(laid_out(menu, columns).lines)
