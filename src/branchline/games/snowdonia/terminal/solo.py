"""`branchline solo`: seven games of Snowdonia alone, one with each train, and the score sheet of the series."""

from __future__ import annotations

import shlex
from typing import Annotated, Any, cast

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.text import say, seat_name
from branchline.games.snowdonia.terminal.series import TITLE, TRAINS, Series, all_series, new_series
from branchline.games.snowdonia.titles import SnowdoniaTitle
from branchline.shelf import find_title, with_files
from branchline.terminal.arguments import DataFile, Language, NoColor, Options, ScenarioFile, examples
from branchline.terminal.console import make_console, marks_for
from branchline.terminal.prompt import Leave
from branchline.terminal.saves import take_up
from branchline.terminal.setup_dialog import read_options
from branchline.terminal.table import Table
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "solo",
    ("", "begins or goes on"),
    ("--sheet", "the scores, and the best ones"),
    ("--new --option edition=deluxe", "another series"),
)


def solo(
    train: Annotated[int | None, typer.Option(help="The train of the next game (1 to 7).", show_default=False)] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin another series; the old one is kept.")] = False,
    sheet: Annotated[bool, typer.Option("--sheet", help="Only show the score sheet.")] = False,
    name: Annotated[str, typer.Option(help="Your name.", show_default=False)] = "",
    option: Options = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    seed: Annotated[
        int | None, typer.Option(help="Fixes every chance event: game n gets this plus n.", show_default=False)
    ] = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Play Snowdonia alone: a series of seven games, one with each train.

    Every game is kept; leave when you like and go on with the same command.
    """
    words = Words(language or own_language())
    console = make_console(no_color)
    options: dict[str, Any] = dict(read_options(option or [], scenario))
    if "solo_train" in options:
        raise BadOption("a series plays every train once; choose the next one with --train")
    title, options = with_files(TITLE, options, data=data)
    checked = {key: str(value) for key, value in title.check_options(options).items() if key in options}
    file = title.attachment()
    known = all_series()
    series = known[-1] if known and not new else new_series(known)
    if series.records:
        series.check(checked, file)
    evening = Evening(series, known, console, words, language)
    if sheet:
        evening.show_sheet()
    else:
        evening.play(train, checked, file, seed, name)


class Evening:
    """Games of a series, one after the other, as long as the player likes."""

    def __init__(self, series: Series, known: list[Series], console: Console, words: Words, language: str | None):
        self.series = series
        self.known = known
        self.console = console
        self.words = words
        self.language = language

    def play(self, wanted: int | None, options: dict[str, str], file: str, seed: int | None, name: str) -> None:
        """Play the next games until the series is complete or the player leaves."""
        while self.series.to_play():
            train = self.series.next_train(wanted)
            wanted = None
            table = self.table(train, options, file, seed, name)
            self.announce(train, table)
            try:
                over = table.run()
            except KeyboardInterrupt:
                self.console.print()
                self.farewell()
                raise typer.Exit(130) from None
            self.series.load()
            if not over:
                self.farewell()
                return
            self.console.print()
            self.show_sheet()
            if not self.series.to_play() or not self.goes_on(table):
                return
        self.show_sheet()

    def table(self, train: int, options: dict[str, str], file: str, seed: int | None, name: str) -> Table:
        """The game left in the middle, or a new one."""
        path = self.series.path(train)
        if train in self.series.records:
            game = take_up(path)
        else:
            game = self.series.begin(train, options, file, None if seed is None else seed + train)
            game.names = [name or seat_name(0, self.words.language, None)]
        return Table(game, {}, path, self.console, self.words)

    def announce(self, train: int, table: Table) -> None:
        """Which game of the series this is."""
        key = "solo-goes-on" if table.game.moves else "solo-begins"
        title = cast(SnowdoniaTitle, table.game.title)
        played = len(TRAINS) - len(self.series.to_play())
        name = title.train_name(train, self.words.language)
        about = {"series": self.series.number, "n": played + 1, "of": len(TRAINS), "train": name}
        self.console.print(Text(self.words(key, **about), style="bold"))

    def goes_on(self, table: Table) -> bool:
        """Whether the player wants the next game now."""
        yes, no = self.words("yes"), self.words("no")
        try:
            return table.lines.choose(self.words("solo-next"), [yes, no], yes) == yes
        except Leave:
            return False

    def farewell(self) -> None:
        """The command to go on."""
        command = ["branchline", "solo", *(["--language", self.language] if self.language else [])]
        self.console.print()
        self.console.print(self.words("solo-kept", folder=str(self.series.folder)), soft_wrap=True)
        self.console.print(f"  {shlex.join(command)}", style="bold", soft_wrap=True)

    def show_sheet(self) -> None:
        """The score sheet of the series."""
        others = [one for one in all_series() if one.number != self.series.number]
        alike = [one for one in [*others, self.series] if one.is_like(self.series)]
        self.console.print(sheet_of(self.series, alike, self.words, self.console))
        if self.series.records:
            self.console.print(self.words("solo-records", folder=str(self.series.folder)), style="dim", soft_wrap=True)


def sheet_of(series: Series, alike: list[Series], words: Words, console: Console) -> RenderableType:
    """A line per train: what it can do, its score, and the best score of all series by the same rules."""
    title = cast(SnowdoniaTitle, find_title(TITLE, series.corrections()))
    marks = marks_for(console)
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", show_footer=True)
    table.add_column(words("solo-train"), footer=words("total"), footer_style="bold", no_wrap=True)
    table.add_column(words("solo-power"))
    table.add_column(words("solo-score"), footer=str(sum(series.scores())), footer_style="bold", justify="right")
    complete = [sum(one.scores()) for one in alike if not one.to_play()]
    best_total = str(max(complete)) if complete else marks.dash
    table.add_column(words("solo-best"), footer=best_total, footer_style="bold", justify="right")
    for train in TRAINS:
        score = series.score(train)
        scores = [found for one in alike if (found := one.score(train)) is not None]
        best = max(scores, default=None)
        shown = marks.dash if score is None else str(score)
        if score is None and train in series.records:
            shown = words("solo-open")
        elif score is not None and score == best:
            shown = f"{marks.wanted} {score}"
        card = title.box.trains[str(train)]
        power = say(words.language, f"snowdonia-power-{card.power}", n=card.number)
        best_text = marks.dash if best is None else str(best)
        table.add_row(title.train_name(train, words.language), Text(power, style="dim"), shown, best_text)
    heading = words("solo-sheet", series=series.number, n=len(series.scores()), of=len(TRAINS))
    parts: list[RenderableType] = [Text(heading, style="bold"), *own_rules(series, words), table]
    if not series.to_play():
        parts.append(Text(words("solo-complete"), style="bold"))
    return Group(*parts)


def own_rules(series: Series, words: Words) -> list[RenderableType]:
    """The options in which a series differs from the usual."""
    usual = {option.name: str(option.default) for option in find_title(TITLE).options}
    differing = [f"{name}={value}" for name, value in series.options().items() if usual.get(name) != value]
    if series.corrections():
        differing.append(words("solo-own-data"))
    return [Text(", ".join(differing), style="dim")] if differing else []
