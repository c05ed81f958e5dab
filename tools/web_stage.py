"""A server and the system's Chromium, and tables at telling moments: for pictures, metrics and browser tests."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import needs
from branchline.server.http import static_files

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
BOARD = ".snowdonia[data-ready], [data-track]"
"""What is on the page as soon as a board is drawn."""
END = "article.end"
POST = """const post = (path, body) => fetch(`/api${path}`, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
}).then((answer) => answer.status === 204 ? null : answer.json());
const look = async (table) => (await fetch(`/api/tables/${table}?since=999999`)).json();
const pause = (ms) => new Promise((go) => setTimeout(go, ms));
"""


def chromium() -> str:
    """The system's Chromium, or a browser made of it."""
    found = needs.browser()
    if not found:
        raise SystemExit(needs.advice(["browser"], needs.system()))
    return found


@contextmanager
def serving(folder: Path, *more: str, environment: dict[str, str] | None = None) -> Iterator[str]:
    """The address of a server of our own, whose files lie in this folder; `more` is said to `branchline serve`."""
    if not static_files.is_built():
        raise SystemExit("the browser client is needed here: python tools/web.py build")
    command = [sys.executable, "-m", "branchline.terminal.cli", "serve", "--port", "0", "--log-level", "warning"]
    wide = ("requests=10000", "tables=10000", "effort=10000", "thinking=100")
    limits = [part for limit in wide for part in ("--limit", limit)]
    with (folder / "errors").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, *limits, "--database", f"sqlite:///{folder}/tables.db", *more],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            if not found:
                raise SystemExit((folder / "errors").read_text(encoding="utf-8"))
            yield found[0]
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=30)


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield started
        started.close()


def open_table(page: Page, title: str, seats: list[str], options: dict[str, Any] | None = None) -> str:
    """A table of the page's guest, who is Ola unless known by another name; its id."""
    script = """async ([title, seats, options]) => {
        if (localStorage.getItem('branchline.name') === null) {
            await post('/me', { name: 'Ola', language: document.documentElement.lang });
            localStorage.setItem('branchline.name', 'Ola');
        }
        return (await post('/tables', { title, seats, options })).id;
    }"""
    return str(run(page, script, [title, seats, options or {}]))


def played_on(page: Page, table: str, moves: int | None, bot: str = "hard") -> None:
    """Let a bot play for the first seat: to the end, or until it is its turn after so many moves."""
    script = """async ([table, moves, bot]) => {
        await post(`/tables/${table}/seats/0/leave`, { bot });
        for (let now = await look(table); !now.outcome; now = await look(table)) {
            if (moves !== null && now.version >= moves) {
                await post(`/tables/${table}/seats`, { seat: 0 });
                now = await look(table);
                while (!now.turn.legal && !now.outcome) {
                    await pause(20);
                    now = await look(table);
                }
                return;
            }
            await pause(20);
        }
    }"""
    run(page, script, [table, moves, bot])


def run(page: Page, script: str, argument: Any) -> Any:
    """Run a script that may `post` and `look`."""
    return page.evaluate(f"async (argument) => {{ {POST} return await ({script})(argument); }}", argument)
