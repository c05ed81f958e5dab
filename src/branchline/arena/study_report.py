"""The page and the files of a study."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from branchline.arena import page, plots
from branchline.arena.files import REPORT, SUMMARY, write_csv, write_json
from branchline.arena.findings import SIZE, Effect, EffectRow, Findings, OpeningRow, ValueRow
from branchline.arena.folder import write_whole
from branchline.arena.intervals import Difference, Interval
from branchline.arena.page import Page, difference_cell, folded, mean_cell, share_cell, table
from branchline.arena.report import lengths, place_parts, plot
from branchline.arena.study import Study
from branchline.arena.summary import summarise
from branchline.arena.telling import Telling, number, percent, signed

OPENINGS, VALUES, EFFECTS = "openings.csv", "values.csv", "effects.csv"
MOST_ROWS = 24
"""A plot of more rows shows the ends only; the table has them all."""


def write_study(folder: Path, study: Study, found: Findings, tell: Telling) -> list[str]:
    """Write everything; what could not be made, and why, comes back as sentences."""
    write_json(folder / SUMMARY, found)
    write_csv(
        folder / OPENINGS,
        ["kind", "id", "name", *interval_names("win_share"), *DIFFERENCE],
        (
            [
                row.kind,
                row.id,
                opening_name(row, tell),
                *interval_values(row.win_share),
                *difference_values(row.difference, row.sure),
            ]
            for row in found.openings
        ),
    )
    rows = [row for rows in found.values.values() for row in rows]
    write_csv(
        folder / VALUES,
        ["kind", "id", "name", "seats", *DIFFERENCE],
        (
            [row.kind, row.id, tell.name(row.kind, row.id), row.seats, *difference_values(row.margin, row.sure)]
            for row in rows
        ),
    )
    columns = ["option", "from", "to", "measure", "mean_from", "mean_to", *DIFFERENCE]
    write_csv(
        folder / EFFECTS,
        columns,
        (
            [
                *(effect.option, effect.before, effect.after, row.measure, row.before.mean, row.after.mean),
                *difference_values(row.difference, row.sure),
            ]
            for effect in found.effects
            for row in effect.rows
        ),
    )
    write_whole(folder / REPORT, study_page(study, found, tell).encode())
    return [] if plots.available() else [tell("no-plots")]


DIFFERENCE = ("difference", "difference_low", "difference_high", "p", "n", "compared_with", "sure")


def difference_values(value: Difference, sure: bool) -> list[Any]:
    """A difference as cells of a CSV file."""
    return [value.mean, value.low, value.high, value.p, value.n, value.others, int(sure)]


def interval_names(name: str) -> list[str]:
    """The headings of an interval."""
    return [name, f"{name}_low", f"{name}_high"]


def interval_values(value: Interval) -> list[float]:
    """An interval as cells of a CSV file."""
    return [value.mean, value.low, value.high]


def opening_name(row: OpeningRow, tell: Telling) -> str:
    """What was chosen first."""
    return tell("study-size", n=row.id) if row.kind == SIZE else tell.name(row.kind, row.id)


def measure_name(row: EffectRow, tell: Telling) -> str:
    """What is measured."""
    kind, _, source = row.measure.partition(":")
    return tell.source(source) if kind == "source" else tell(f"measure-{row.measure}")


def option_name(effect: Effect) -> str:
    """`edition: 2012 → deluxe`."""
    return f"{effect.option}: {effect.before} → {effect.after}"


# -- the page -------------------------------------------------------------------------------------


def study_page(study: Study, found: Findings, tell: Telling) -> str:
    """The whole page."""
    facts = {"games": found.games, "deals": found.deals, "players": found.players, "seed": str(found.seed)}
    lines = [tell("played", **facts), tell("study-bots", bots=", ".join(found.bots))]
    if changed := tell.options(found.options):
        lines.append(tell("options", options=changed))
    sheet = Page(tell("study-title", title=tell.title.name(tell.language)), lines, tell.language)
    if found.games < found.planned:
        sheet.notice(tell("partial", games=found.games, planned=found.planned))
    for failure in found.failures:
        sheet.notice(tell("failure", **{name: failure[name] for name in ("bot", "games", "message")}))
    draw = plots.available()
    if not draw:
        sheet.notice(tell("no-plots"))
    effects(sheet, found, tell, draw)
    if found.players > 1:
        seats(sheet, found, tell, draw)
        openings(sheet, found, tell, draw)
    values(sheet, found, tell, draw)
    sources(sheet, found, tell)
    lengths(sheet, study.base, summarise(study.base), tell, draw)
    return sheet.html(f"{tell('report-closing')} {tell('study-closing')}")


def ends(rows: Sequence[Any]) -> Sequence[Any]:
    """The rows a plot has room for: all, or those at both ends."""
    return rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]


def colour(sure: bool) -> int:
    """Rows that hold stand out."""
    return 0 if sure else 4


def effects(sheet: Page, found: Findings, tell: Telling, draw: bool) -> None:
    """What options do, on the same deals."""
    for effect in found.effects:
        columns = ["", str(effect.before), str(effect.after), tell("study-difference")]
        rows = []
        for row in effect.rows:
            if row.measure == "first-share":
                cells = [share_cell(row.before), share_cell(row.after), difference_cell(row.difference, 100)]
            else:
                cells = [mean_cell(row.before), mean_cell(row.after), difference_cell(row.difference)]
            rows.append([escape(measure_name(row, tell)), *cells])
        sheet.section(
            option_name(effect),
            tell("study-effect-about", deals=effect.deals),
            table(columns, rows, tell("study-sure"), [row.sure for row in effect.rows]),
        )


def seats(sheet: Page, found: Findings, tell: Telling, draw: bool) -> None:
    """What a seat and a place in the turn order are worth."""
    named = [
        *((tell("seat", n=n), place, 0) for n, place in enumerate(found.seats, 1)),
        *((tell("turn", n=n), place, 1) for n, place in enumerate(found.turn_order, 1)),
    ]
    sheet.section(tell("places"), tell("places-about"), *place_parts(named, found.players, tell, draw))


def openings(sheet: Page, found: Findings, tell: Telling, draw: bool) -> None:
    """How seats did by what they chose first."""
    if not found.openings:
        return
    kind = next((row.kind for row in found.openings if row.kind != SIZE), SIZE)
    shown = [(opening_name(row, tell), row.win_share, colour(row.sure)) for row in ends(found.openings)]
    alt = "; ".join(f"{opening_name(row, tell)}: {percent(row.win_share)}" for row in ends(found.openings))
    fair: list[float | None] = [1 / found.players] * len(shown)
    label = tell("win-share-percent")
    columns = [tell(f"kind-{kind}"), tell("study-seats"), tell("win-share"), tell("score"), tell("study-against-fair")]
    rows = [
        [
            escape(opening_name(row, tell)),
            str(row.win_share.n),
            share_cell(row.win_share),
            mean_cell(row.score),
            difference_cell(row.difference, 100),
        ]
        for row in found.openings
    ]
    sheet.section(
        tell(f"study-opening-{kind}"),
        tell("study-opening-about"),
        plot(draw, lambda: plots.intervals("openings", shown, percent=True, marks=fair, label=label), alt),
        folded(tell("study-all-rows", n=len(rows)), table(columns, rows, tell("study-sure"), sure_of(found.openings))),
    )


def sure_of(rows: Iterable[Any]) -> list[bool]:
    """Which rows hold."""
    return [row.sure for row in rows]


def values(sheet: Page, found: Findings, tell: Telling, draw: bool) -> None:
    """What each thing is worth."""
    for kind, rows in found.values.items():
        shown = [(tell.name(kind, row.id), row.margin, colour(row.sure)) for row in ends(rows)]
        alt = "; ".join(f"{tell.name(kind, row.id)}: {signed(row.margin)}" for row in ends(rows))
        picture = plot(
            draw,
            lambda kind=kind, shown=shown: plots.intervals(  # type: ignore[misc]
                f"values-{kind}", shown, marks=[0.0] * len(shown), label=tell("study-margin")
            ),
            alt,
        )
        columns = [tell(f"kind-{kind}"), tell("study-seats"), tell("study-margin"), tell("study-win-share")]
        body = [value_cells(row, tell) for row in rows]
        sheet.section(
            tell(f"study-value-{kind}"),
            tell("study-value-about"),
            picture,
            folded(tell("study-all-rows", n=len(rows)), table(columns, body, tell("study-sure"), sure_of(rows))),
        )


def value_cells(row: ValueRow, tell: Telling) -> list[page.Cell]:
    """A line of a table of values."""
    name = escape(tell.name(row.kind, row.id))
    return [name, str(row.seats), difference_cell(row.margin), difference_cell(row.win_share, 100)]


def sources(sheet: Page, found: Findings, tell: Telling) -> None:
    """Where points come from, and what winners make of it."""
    columns = [tell("source"), tell("mean"), tell("study-winners"), tell("study-winners-more")]
    rows = [
        [escape(tell.source(row.source)), mean_cell(row.mean), mean_cell(row.winners), difference_cell(row.difference)]
        for row in found.sources
    ]
    total = f"{tell('score')}: {number(found.score)}; {tell('winning-score')}: {number(found.winning_score)}"
    sheet.section(tell("sources"), total, table(columns, rows, tell("study-sure"), sure_of(found.sources)))
