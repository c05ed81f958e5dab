"""A real server, the system's Chromium, and the built client. Without any of them these tests fail."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from branchline.server import pages
from player import PATIENCE, Opened

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


def chromium() -> str:
    """The system's Chromium."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "the browser tests need Chromium: install it, or name it in CHROMIUM"
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    assert pages.is_built(), "the browser tests need the client: python tools/web.py build"
    folder: Path = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "branchline.terminal.cli", "serve", "--port", "0", "--log-level", "warning"]
    limits = ["--limit", "requests=10000", "--limit", "tables=10000"]
    with (folder / "errors").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, *limits, "--database", f"sqlite:///{folder}/tables.db"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, (folder / "errors").read_text(encoding="utf-8")
        yield found[0]
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[Opened]:
    """Open a page for somebody new; every error on it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_one(path: str = "/", *, phone: bool = False, language: str = "en", **more: Any) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            **more,
        )
        context.add_init_script("localStorage.setItem('branchline-pace', 'off')")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []
