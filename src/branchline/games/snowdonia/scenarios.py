"""The scenarios by name. A new one is a data file of its table, a file with its hooks, and a line here."""

from __future__ import annotations

from typing import Final

from branchline.games.snowdonia.blaenau import Blaenau
from branchline.games.snowdonia.scenario import Scenario

SCENARIOS: Final[dict[str, Scenario]] = {
    "mount-snowdon": Scenario("mount_snowdon"),
    "blaenau-ffestiniog": Blaenau("blaenau"),
}
