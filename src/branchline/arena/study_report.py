"""The page of a study: what a designer wants to know, the asked-for comparisons first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from branchline.arena import page, plots
from branchline.arena.findings import LEAST_DEALS, SIZE, Effect, EffectRow, Findings, OpeningRow, ValueRow
from branchline.arena.page import Page, difference_cell, folded, mean_cell, share_cell, table
from branchline.arena.report import lengths, place_parts, plot
from branchline.arena.sentences import Telling, number, percent, signed
from branchline.arena.study import Study
from branchline.arena.summary import summarise

MOST_ROWS = 24
"""A plot of more rows shows the ends only; the table has them all."""


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
    effects(sheet, found, tell)
    if found.players > 1:
        seats(sheet, found, tell, draw)
        openings(sheet, found, tell, draw)
    values(sheet, found, tell, draw)
    fates(sheet, found, tell)
    sources(sheet, found, tell)
    lengths(sheet, study.base, summarise(study.base), tell, draw)
    return sheet.html(f"{tell('report-closing')} {tell('study-closing')}")


def ends(rows: Sequence[Any], deals: Callable[[Any], int]) -> Sequence[Any]:
    """The rows a plot shows: those with enough deals behind them; of many, those at both ends."""
    rows = [row for row in rows if deals(row) >= LEAST_DEALS]
    return rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]


def colour(sure: bool) -> int:
    """Rows that hold stand out."""
    return 0 if sure else plots.UNSURE


def effects(sheet: Page, found: Findings, tell: Telling) -> None:
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
    rows_shown = ends(found.openings, lambda row: row.difference.deals)
    shown = [(opening_name(row, tell), row.win_share, colour(row.sure)) for row in rows_shown]
    alt = "; ".join(f"{opening_name(row, tell)}: {percent(row.win_share)}" for row in rows_shown)
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
        plot(
            draw and bool(shown), lambda: plots.intervals("openings", shown, percent=True, marks=fair, label=label), alt
        ),
        folded(tell("study-all-rows", n=len(rows)), table(columns, rows, tell("study-sure"), sure_of(found.openings))),
    )


def sure_of(rows: Iterable[Any]) -> list[bool]:
    """Which rows hold."""
    return [row.sure for row in rows]


def values(sheet: Page, found: Findings, tell: Telling, draw: bool) -> None:
    """What each thing is worth."""
    for kind, rows in found.values.items():
        rows_shown = ends(rows, lambda row: row.margin.deals)
        shown = [(tell.name(kind, row.id), row.margin, colour(row.sure)) for row in rows_shown]
        alt = "; ".join(f"{tell.name(kind, row.id)}: {signed(row.margin)}" for row in rows_shown)
        picture = plot(
            draw and bool(shown),
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


def fates(sheet: Page, found: Findings, tell: Telling) -> None:
    """How often things came to nothing."""
    for kind, rows in found.fates.items():
        columns = [tell(f"kind-{kind}"), tell("study-seats"), tell("study-missed"), tell("study-cut-off")]
        body: list[list[page.Cell]] = [
            [escape(tell.name(kind, row.id)), str(row.missed.n), share_cell(row.missed), share_cell(row.cut_off)]
            for row in rows
        ]
        parts = folded(tell("study-all-rows", n=len(rows)), table(columns, body))
        sheet.section(tell(f"study-fate-{kind}"), tell("study-fate-about"), parts)


def sources(sheet: Page, found: Findings, tell: Telling) -> None:
    """Where points come from, and what winners make of it."""
    columns = [tell("source"), tell("mean"), tell("study-winners"), tell("study-winners-more")]
    rows = [
        [escape(tell.source(row.source)), mean_cell(row.mean), mean_cell(row.winners), difference_cell(row.difference)]
        for row in found.sources
    ]
    total = f"{tell('score')}: {number(found.score)}; {tell('winning-score')}: {number(found.winning_score)}"
    sheet.section(tell("sources"), total, table(columns, rows, tell("study-sure"), sure_of(found.sources)))
