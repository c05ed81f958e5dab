"""A scenario: what may differ from one line to another besides the data. As it stands, Mount Snowdon.

The rules ask these hooks through the board; a scenario of its own overrides some of them in its own
file, and `scenarios` names it.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from branchline.games.snowdonia.building import excavated_stations
from branchline.games.snowdonia.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """The hooks of a scenario; `table` is the name of its table of stations in the data."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.one_start: bool = True  # every surveyor starts at the first station
        self.closed_reason: str = "not-excavated"  # why a station cannot be built on yet

    def ask_first(self, s: State) -> bool:
        """Ask what is to be decided before the first round; false when nothing is left."""
        return False

    def choose(self, s: State, seat: i64, kind: i64, end: i64) -> None:
        """Carry out an answer to `ask_first`."""
        raise NotImplementedError(f"{self.table} asks nothing before the first round")

    def open_from(self, s: State, seat: i64) -> i64:
        """The first station a seat may build on."""
        return 0

    def open_until(self, s: State, seat: i64) -> i64:
        """The station behind the last one a seat may build on (SN-E-02)."""
        return excavated_stations(s)

    def surveyor_moved(self, s: State, seat: i64) -> None:
        """A surveyor has moved on."""

    def event_closed(self, s: State) -> None:
        """An event has been resolved."""
