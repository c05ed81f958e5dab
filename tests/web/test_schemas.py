"""The types that clients build on are those of the server and of the families."""

from __future__ import annotations

import schemas


def test_the_generated_types_and_pages_are_fresh() -> None:
    assert schemas.stale() == [], "run python tools/schemas.py"
