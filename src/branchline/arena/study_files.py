"""The result files of a study: JSON for programs, CSV for spreadsheets, a page for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from branchline.arena import plots
from branchline.arena.files import REPORT, SUMMARY, write_csv, write_json
from branchline.arena.findings import Effect, EffectRow, FateRow, Findings, OpeningRow, ValueRow
from branchline.arena.folder import write_whole
from branchline.arena.intervals import Difference
from branchline.arena.sentences import Telling
from branchline.arena.study import Study
from branchline.arena.study_report import opening_name, study_page

OPENINGS, VALUES, FATES, EFFECTS = "openings.csv", "values.csv", "fates.csv", "effects.csv"
DIFFERENCE = ("difference", "difference_low", "difference_high", "p", "n", "compared_with", "sure")
OPENING_COLUMNS = ("kind", "id", "name", "win_share", "win_share_low", "win_share_high", *DIFFERENCE)
VALUE_COLUMNS = ("kind", "id", "name", "seats", *DIFFERENCE)
FATE_COLUMNS = ("kind", "id", "name", "seats", "missed", "cut_off")
EFFECT_COLUMNS = ("option", "from", "to", "measure", "mean_from", "mean_to", *DIFFERENCE)


def write_study(folder: Path, study: Study, found: Findings, tell: Telling) -> list[str]:
    """Write everything; what could not be made, and why, comes back as sentences."""
    write_json(folder / SUMMARY, found)
    write_csv(folder / OPENINGS, OPENING_COLUMNS, (opening_cells(row, tell) for row in found.openings))
    values = (row for rows in found.values.values() for row in rows)
    write_csv(folder / VALUES, VALUE_COLUMNS, (value_cells(row, tell) for row in values))
    fates = (row for rows in found.fates.values() for row in rows)
    write_csv(folder / FATES, FATE_COLUMNS, (fate_cells(row, tell) for row in fates))
    effects = (effect_cells(effect, row) for effect in found.effects for row in effect.rows)
    write_csv(folder / EFFECTS, EFFECT_COLUMNS, effects)
    write_whole(folder / REPORT, study_page(study, found, tell).encode())
    return [] if plots.available() else [tell("no-plots")]


def opening_cells(row: OpeningRow, tell: Telling) -> list[Any]:
    """A line of openings.csv."""
    share = row.win_share
    name = opening_name(row, tell)
    return [row.kind, row.id, name, share.mean, share.low, share.high, *difference_cells(row.difference, row.sure)]


def value_cells(row: ValueRow, tell: Telling) -> list[Any]:
    """A line of values.csv."""
    return [row.kind, row.id, tell.name(row.kind, row.id), row.seats, *difference_cells(row.margin, row.sure)]


def fate_cells(row: FateRow, tell: Telling) -> list[Any]:
    """A line of fates.csv."""
    return [row.kind, row.id, tell.name(row.kind, row.id), row.missed.n, row.missed.mean, row.cut_off.mean]


def effect_cells(effect: Effect, row: EffectRow) -> list[Any]:
    """A line of effects.csv."""
    means = [row.measure, row.before.mean, row.after.mean]
    return [effect.option, effect.before, effect.after, *means, *difference_cells(row.difference, row.sure)]


def difference_cells(value: Difference, sure: bool) -> list[Any]:
    """A difference as cells."""
    return [value.mean, value.low, value.high, value.p, value.n, value.others, int(sure)]
