"""A real server, the system's Chromium, and the built client. Without any of them these tests fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from browser.player import PATIENCE, Opened
from web_stage import DESK, PHONE, browsing, serving

RATE = 30
"""How much faster the clock of a hurried page runs than ours."""
HURRY = f"""for (const of of [performance, Date]) {{
    const now = of.now.bind(of), begun = now();
    of.now = () => begun + (now() - begun) * {RATE};
}}
for (const set of ['setTimeout', 'setInterval']) {{
    const slow = window[set];
    window[set] = (deed, wait = 0, ...more) => slow(deed, wait / {RATE}, ...more);
}}
"""


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
    """Whether the page complains; what the browser itself says there of answers and the network is judged elsewhere."""
    return line.type == "error" and not line.text.startswith(("Failed to load resource", "WebSocket connection"))


def is_failure(answer: Response) -> bool:
    """Whether something is missing or broke; the API may refuse what it is asked."""
    return answer.status >= (500 if "/api/" in answer.url else 400)


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
            has_touch=phone,
            locale=language,
            **({"viewport": PHONE if phone else DESK} | more),
        )
        context.add_init_script(f"localStorage.setItem('branchline.pace', '{pace}')")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if hurry:
            page.add_init_script(HURRY)
            context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": RATE})
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
        page.on(
            "response", lambda answer: errors.append(f"{answer.status} {answer.url}") if is_failure(answer) else None
        )
        page.on("console", lambda line: errors.append(line.text) if is_error(line) else None)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []
