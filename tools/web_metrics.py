"""How fast the browser client is in Chromium on this machine, as a table and as JSON.

    python tools/web_metrics.py [--json FILE]

Every page is opened cold: nothing in the cache. Scripts are counted as they are sent, compressed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.player import Player
from web_stage import BOARD, DESK, END, browsing, open_table, played_on, serving

TITLES = ["switzerland", "northern-lights", "usa", "snowdonia"]
MOVES = 25
"""Own moves that are timed per title."""
BEGUN, SETTLED, WATCHED = 10, 1_000, 12_000
"""A game of bots is watched for long tasks: after so many moves, so many milliseconds after opening it, for so long."""
PROBE = """
    window.probe = { board: null, clicked: 0, moves: [], tasks: [], paint: 0, shift: 0 };
    new PerformanceObserver((list) => probe.tasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => (probe.paint = list.getEntries().at(-1).startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => (probe.shift += shift.value)))
        .observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_, watcher) => {
        if (!document.querySelector('BOARD')) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => (probe.board = performance.now())));
    }).observe(document, { childList: true, subtree: true });
    addEventListener('click', (event) => (probe.clicked = event.timeStamp), true);
    const Plain = WebSocket;
    WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                const message = JSON.parse(data);
                if (message.type !== 'moved' || !probe.clicked) return;
                const clicked = probe.clicked;
                probe.clicked = 0;
                requestAnimationFrame(() => requestAnimationFrame(() => probe.moves.push(performance.now() - clicked)));
            });
        }
    };
""".replace("'BOARD'", json.dumps(BOARD))


class Sent:
    """Counts the bytes of scripts as they come over the wire."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}
        page.on("response", self.note)

    def note(self, response: Response) -> None:
        if response.url.endswith(".js"):
            self.files[response.url] = int(response.headers.get("content-length", "0"))

    @property
    def kilobytes(self) -> float:
        return round(sum(self.files.values()) / 1000, 1)


def new_page(browser: Browser, address: str, pace: str, state: Any = None) -> Page:
    """A page with an empty cache; `state` are the cookies of somebody known."""
    context = browser.new_context(base_url=address, viewport=DESK, locale="en", storage_state=state)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('branchline.pace', '{pace}')")
    context.add_init_script(PROBE)
    return context.new_page()


def measure(browser: Browser, address: str, title: str) -> dict[str, Any]:
    """One title: opening its link, playing, watching, the end."""
    host = new_page(browser, address, "off")
    host.goto("/")
    host.locator(".play").wait_for()
    table = open_table(host, title, ["me", "easy"])
    state = host.context.storage_state()

    page = new_page(browser, address, "off", state)
    sent = Sent(page)
    player = Player(page)
    page.goto(f"/t/{table}")
    while page.evaluate("probe.board") is None:  # the page's own policy forbids Playwright's way to wait for this
        page.wait_for_timeout(20)
    opened = page.evaluate("({ ...probe })")
    link = sent.kilobytes
    player.play_on(MOVES)
    page.wait_for_timeout(100)
    moves = page.evaluate("probe.moves")
    page.evaluate("probe.tasks.length = 0")
    played_on(host, table, None, "easy")
    page.locator(END).wait_for()
    page.goto("/")
    page.locator(".play").wait_for()
    page.context.close()

    watched = open_table(host, title, ["me", "easy", "easy"])
    played_on(host, watched, BEGUN, "easy")
    spectator = new_page(browser, address, "normal", state)
    spectator.goto(f"/t/{watched}")
    spectator.locator(BOARD).first.wait_for()
    spectator.wait_for_timeout(SETTLED)
    spectator.evaluate("probe.tasks.length = 0")
    played_on(host, watched, BEGUN + 60, "easy")
    spectator.wait_for_timeout(WATCHED)
    tasks = spectator.evaluate("probe.tasks")
    spectator.context.close()
    host.context.close()
    return {
        "javascript_link_kb": link,
        "javascript_all_kb": sent.kilobytes,
        "first_board_ms": round(opened["board"]),
        "largest_paint_ms": round(opened["paint"]),
        "layout_shift": round(opened["shift"], 3),
        "move_median_ms": round(median(moves)),
        "move_worst_ms": round(max(moves)),
        "long_tasks": len(tasks),
        "longest_task_ms": round(max(tasks, default=0)),
    }


def main() -> None:
    """Measure every title."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the numbers here too")
    arguments = parser.parse_args()
    results: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for title in TITLES:
            results[title] = measure(browser, address, title)
    names = list(next(iter(results.values())))
    print(f"{'':20}" + "".join(f"{title:>17}" for title in results))
    for name in names:
        print(f"{name:20}" + "".join(f"{results[title][name]:>17}" for title in results))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
