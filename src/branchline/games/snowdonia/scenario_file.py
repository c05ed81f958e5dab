"""A scenario file of one's own: its line, what it changes in the box, and how it is read.

The two scenarios of the package are such files. One of one's own may leave out where its values come from, and the
numbers of its stations if they count from 0.
"""

from __future__ import annotations

from typing import Any

from branchline.core.problems import Problem, bad_file, nearest
from branchline.games.snowdonia.board import WEATHERS
from branchline.games.snowdonia.datafile import MOST_STATIONS, RULES, STATIONS, corrected, in_box

TRACKS = "tracks"
OWNER = {"all": "owner"}


def is_scenario(tables: dict[str, Any]) -> bool:
    """Whether a file is meant as a scenario, not as corrections."""
    return RULES in tables or STATIONS in tables


def own_tables(given: dict[str, Any], file: str) -> dict[str, Any]:
    """All tables of a game on a line of one's own: the file's, and those of the box as the file changes them."""
    box = in_box()
    check_names(given, [STATIONS, RULES, *box], file)
    turn_backs(box, given[RULES])
    changes = {name: value for name, value in given.items() if name in box and name != TRACKS}
    tables = corrected(box, changes, file)
    if TRACKS in given:  # cards of its own, instead of those in the box
        tables[TRACKS] = each_owned(given[TRACKS])
    tables[STATIONS] = numbered(each_owned(given[STATIONS]))
    tables[RULES] = owned(given[RULES])
    return tables


def check_names(given: dict[str, Any], known: list[str], file: str) -> None:
    """Raise BadMap where a table is unknown, missing or too long."""
    wrong = [
        Problem("", "snowdonia-data-no-table", {"table": name}, nearest(name, known))
        for name in given
        if name not in known
    ]
    wrong += [Problem("", "snowdonia-data-missing", {"table": name}) for name in (RULES, STATIONS) if name not in given]
    stations = given.get(STATIONS)
    if isinstance(stations, dict) and len(stations) > MOST_STATIONS:  # before they are numbered
        wrong.append(Problem(STATIONS, "snowdonia-data-stations", {"most": MOST_STATIONS}))
    if wrong:
        raise bad_file(file, wrong)


def owned(entry: Any) -> Any:
    """An entry; what does not say where it comes from is its owner's."""
    return {**entry, "provenance": entry.get("provenance", OWNER)} if isinstance(entry, dict) else entry


def each_owned(table: Any) -> Any:
    """The entries of a table, each as `owned`."""
    return {id: owned(entry) for id, entry in table.items()} if isinstance(table, dict) else table


def numbered(stations: Any) -> Any:
    """The stations; those without a number count along the line."""
    if not isinstance(stations, dict):
        return stations
    along = enumerate(stations.items())
    return {id: {"number": at, **entry} if isinstance(entry, dict) else entry for at, (id, entry) in along}


def turn_backs(box: dict[str, Any], rules: Any) -> None:
    """The weather on the backs of the contracts, where the scenario has its own: in turn, and again from the first."""
    backs = rules.get("weather") if isinstance(rules, dict) else None
    if isinstance(backs, list) and backs and all(back in WEATHERS for back in backs):
        changes = {id: {"weather": backs[at % len(backs)]} for at, id in enumerate(box["contracts"])}
        box["contracts"] = corrected(box["contracts"], changes, "", "contracts.")
