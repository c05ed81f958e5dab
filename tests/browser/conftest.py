"""A real server, the system's Chromium, and the built client. Without any of them these tests fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from browser.player import PATIENCE, Opened
from web_stage import DESK, PHONE, browsing, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with browsing() as started:
        yield started


def is_error(line: ConsoleMessage) -> bool:
    """Whether the page complains; the browser itself tells there what was refused, and when the network is gone."""
    return line.type == "error" and not line.text.startswith(("Failed to load resource", "WebSocket connection"))


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[Opened]:
    """Open a page for somebody new; every error on it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_one(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        pace: str = "off",
        hurry: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            **more,
        )
        context.add_init_script(f"localStorage.setItem('branchline.pace', '{pace}')")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if hurry:
            page.clock.install()  # a hurried player lets it run faster
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
        page.on("console", lambda line: errors.append(line.text) if is_error(line) else None)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []
