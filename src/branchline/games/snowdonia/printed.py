"""What the browser prints on stations, trains and contracts, where a file of one's own says so."""

from __future__ import annotations

from typing import Any

import msgspec

from branchline.games.snowdonia.titles import SnowdoniaTitle

UNPRINTED = ("provenance", "note", "least_players")


def printed(title: SnowdoniaTitle) -> dict[str, Any]:
    """The names of the stations, all that stands on trains and contracts, and the markers of each player."""
    box = title.box
    stations = {id: {"name": one.name} for line in box.lines.values() for id, one in line.stations.items()}
    return {
        "stations": stations,
        "trains": {id: card(train) for id, train in box.trains.items()},
        "contracts": {
            id: {key: value for key, value in card(one).items() if value} for id, one in box.contracts.items()
        },
        "components": {"markers": box.components.markers},
    }


def card(entry: msgspec.Struct) -> dict[str, Any]:
    """The fields of a card."""
    return {name: value for name, value in msgspec.structs.asdict(entry).items() if name not in UNPRINTED}
