"""The scenarios that come with the package: each is a scenario file, as one of one's own is."""

from __future__ import annotations

from typing import Final

SCENARIOS: Final[dict[str, str]] = {"mount-snowdon": "mount_snowdon", "blaenau-ffestiniog": "blaenau"}
"""The value of the option, and the name of the file, which is also that of its table in corrections."""

OWN: Final = "own"
"""The value of the option where a scenario file of one's own is played."""
