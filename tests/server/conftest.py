"""What several tests of the server need."""

from __future__ import annotations

import pytest

from branchline.server.notify import notifier
from branchline.server.tables import clocks


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks and calls are seen to by the test alone: the server's own look, once a second, might come in between."""
    monkeypatch.setattr(clocks, "EVERY", 3600.0)
    monkeypatch.setattr(notifier, "EVERY", 3600.0)
