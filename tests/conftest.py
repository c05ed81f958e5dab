"""Shared test set-up: a guard against stale compiled modules, hypothesis profiles that fit CI, Ctrl-C, rule markers."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import branchline
from compiled import refusal

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run in as many processes as there are cores

settings.register_profile(
    "ci", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile("thorough", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure() -> None:
    """Refuse to test stale modules. Hear Ctrl-C, and let programs under test hear it, in the background of a script."""
    pure = os.environ.get("BRANCHLINE_PURE", "") not in ("", "0")
    stale = None if pure else refusal(Path(branchline.__file__).parent)
    if stale:
        raise pytest.UsageError(stale)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes begins first, so that no core waits for it at the end."""
    items.sort(key=lambda item: "test_packaging" not in item.nodeid)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write which test carries which rule, where tools/rules.py asks for it."""
    target = os.environ.get("BRANCHLINE_RULES_DUMP")
    if target:
        found: dict[str, list[str]] = {}
        for item in session.items:
            for marker in item.iter_markers("rule"):
                for id in marker.args:
                    found.setdefault(id, []).append(item.nodeid)
        Path(target).write_text(json.dumps(found))


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server's clocks and calls are seen to by the test alone: its own look, once a second, might come in between."""
    monkeypatch.setattr("branchline.server.tables.clocks.EVERY", 3600.0)
    monkeypatch.setattr("branchline.server.notify.notifier.EVERY", 3600.0)
