"""Where the data of the box come from: every value as rulebook, source, reconstructed or corrected by the owner."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.text import say
from branchline.games.snowdonia.datafile import Row
from branchline.games.snowdonia.own_box import value_text

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

STYLES = {"rulebook": "green", "source": "cyan", "reconstructed": "yellow", "owner": "magenta"}
"""The kinds of provenance, the surest first."""

EXAMPLE = "[rates.excavation]\nvalues = [2, 3, 4, 6]\n\n[mount_snowdon.hebron]\nsurveyor_points = 5"


def provenance(screen: SnowdoniaScreen, only: str) -> RenderableType:
    """How many values of each kind there are, the table of values, and how to correct one."""
    if only and only not in STYLES:
        raise BadOption(f"there is no provenance {only!r}; there are {', '.join(STYLES)}")
    rows = [row for row in screen.snowdonia.data if not only or row.provenance == only]
    parts: list[RenderableType] = [counts(screen), Text(), values(screen, rows) if rows else nothing(screen)]
    if only in ("", "reconstructed"):
        parts += [Text(), Text(f"{screen.signs.assumed} {say(screen.language, 'assumed-about')}", style="dim")]
    parts += [Text(), Text(screen.words("snowdonia-data-correct")), Padding(Text(EXAMPLE, style="bold"), (0, 0, 0, 2))]
    return Group(*parts)


def nothing(screen: SnowdoniaScreen) -> Text:
    """No value is of this kind."""
    return Text(screen.words("snowdonia-data-none"), style="dim")


def counts(screen: SnowdoniaScreen) -> RenderableType:
    """The number of values of each kind."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    for kind, style in STYLES.items():
        n = sum(1 for row in screen.snowdonia.data if row.provenance == kind)
        if n:
            table.add_row(str(n), Text(screen.family(f"provenance-{kind}"), style=style))
    return table


def values(screen: SnowdoniaScreen, rows: list[Row]) -> RenderableType:
    """A line per value, entries headed as in a file of corrections; notes stand below their entry."""
    parts: list[RenderableType] = []
    for entry, group in groupby(rows, key=lambda row: row.entry):
        parts.append(Text(f"[{entry}]", style="bold"))
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(width=24)
        table.add_column(ratio=1)
        table.add_column(width=max(len(screen.family(f"provenance-{kind}")) for kind in STYLES), no_wrap=True)
        note = ""
        for row in group:
            mark = screen.signs.assumed if row.provenance == "reconstructed" else ""
            kind = Text(screen.family(f"provenance-{row.provenance}"), style=STYLES[row.provenance])
            table.add_row(f"  {row.field}", f"{value_text(row.value)}{mark}", kind)
            note = row.note
        parts.append(table)
        if note:
            parts.append(Padding(Text(note, style="dim italic"), (0, 0, 0, 2)))
    return Group(*parts)
