"""Texts that run into each other, are cut off or are half covered: every board and page, width, language and theme.

    python tools/overlaps.py [--boards usa,snowdonia] [--pages lobby,how] [--widths 360,1280] [--languages de]
                             [--themes dark] [--moments start] [--decisions take,build] [--pictures FOLDER]

Prints each finding once, where it was first seen, and fails if there is any.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from branchline import titles
from branchline.core.text import LANGUAGES, say
from web_stage import BOARD, END, browsing, open_table, played_on, run, serving

SIZES = {360: 640, 390: 844, 768: 1024, 1024: 768, 1280: 800, 1440: 900, 1920: 1080, 3840: 2160}
SIZES |= {640: 400, 844: 390, 912: 1368, 1025: 698, 1366: 650}
"""Screens, width and height: the usual ones, a desk at 200 %, a phone held flat, large and low tablets, a laptop."""
TOUCHED = 1100
"""Narrower screens are touched."""
MAPS = ("switzerland", "northern-lights", "usa", "europe", "nordic-countries", "germany", "india")
BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    **{id: (id, {}) for id in MAPS},
    "snowdonia": ("snowdonia", {}),
    "blaenau-ffestiniog": ("snowdonia", {"scenario": "blaenau-ffestiniog"}),
}
MOST = {"blaenau-ffestiniog": 4}
"""Players that sit at a board at its start and in the middle, where they are fewer than its title has."""
PAGES = {
    "lobby": "/",
    "me": "/me",
    "how": "/how/europe",
    "rules": "/rules/europe",
    "learn": "/learn/usa",
    "box": "/box/snowdonia",
    "studio": "/studio",
    "not found": "/t/nothing",
    "review": "/review",
}
"""Pages beside the tables, and where they are."""
MOMENTS = ("start", "middle", "end", "board after the end")
"""When every board is looked at."""
MIDDLE = 60
"""Moves until the middle."""
DECISIONS = {
    "switzerland": ("keep", "tunnel"),
    "snowdonia": ("take", "work", "build", "contract"),
    "blaenau-ffestiniog": ("take", "marker"),
    "germany": ("passenger",),
}
"""Answers that are given on the board, and a board where somebody is asked for them."""
SET_UP = ("marker",)
"""Asked for before the first round, the others in the middle of a game."""
EARLY = 20
"""Moves until the middle of a game begins."""
ASKED = f"""async ([table, group, early]) => {{
    for (let now = await look(table); !now.outcome; now = await look(table)) {{
        const moves = now.turn.legal ?? [];
        if (early === now.version < {EARLY} && moves.some((move) => move.group === group)) return true;
        if (early && now.version >= {EARLY}) return false;
        if (moves.length) {{
            const key = crypto.randomUUID();
            const {{ text }} = moves[Math.floor(Math.random() * moves.length)];
            await post(`/tables/${{table}}/moves`, {{ seat: now.seat, move: text, version: now.version, key }});
        }} else await pause(20);
    }}
    return false;
}}"""
"""Play on until I am asked for this; false if the game ended before, or what is asked early is past."""
GAMES = 12
"""A game that is over before somebody was asked is followed by another, at most so many."""
TABS = ".phone [role=tab], .narrow-page [role=tab]"
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(null))))"
"""Until a page has taken its new size."""
LOOKS = 40
"""A page that still moves is looked at again, at most so often."""
PATIENCE = 180_000
"""Milliseconds for a page to open: nothing is timed here, and a machine may be busy."""
SCRIPT = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")
Finding = tuple[str, str, str]


def findings(page: Page) -> list[Finding]:
    """What is wrong with the texts of a page as it is, once it stays as it is."""
    before: list[Finding] | None = None
    for _ in range(LOOKS):
        found = [(what, text, other) for what, text, other in page.evaluate(SCRIPT)]
        if not found or found == before:
            return found
        before = found
        page.evaluate(FRAMES)
        page.wait_for_timeout(50)
    raise SystemExit(f"the page does not come to rest: {before}")


class Seen:
    """Every finding, and where it was seen."""

    def __init__(self) -> None:
        self.where: dict[Finding, list[str]] = defaultdict(list)
        self.looks = 0

    def note(self, where: str, found: list[Finding]) -> None:
        """Count a look, and print what was not seen before."""
        self.looks += 1
        for finding in found:
            if finding not in self.where:
                what, text, other = finding
                print(f"{where}: {what}: {text!r}{f' / {other!r}' if other else ''}", flush=True)
            self.where[finding].append(where)


@dataclass(frozen=True)
class Scene:
    """Something to look at: its name, where it is, what is on it as soon as it is drawn, what is pressed then."""

    name: str
    path: str
    there: str
    press: str | None = None


def boards(page: Page, asked: argparse.Namespace) -> Iterator[Scene]:
    """Tables of every board at each of its moments."""
    for board in asked.boards:
        title, options = BOARDS[board]
        seats = ["me", "easy", "easy"]
        full = ["me"] + ["easy"] * (MOST.get(board, titles()[title].most_players) - 1)
        over = ""
        for moment in asked.moments:
            if moment == "start":
                table = open_table(page, title, full, options)
            elif moment == "middle":
                table = open_table(page, title, full, options)
                played_on(page, table, MIDDLE, "easy")
            else:
                if not over:
                    over = open_table(page, title, seats, options)
                    played_on(page, over, None, "easy")
                table = over
            press = "review-board" if moment == "board after the end" else None
            yield Scene(f"{board} {moment}", f"/t/{table}", f"{BOARD}, {END}", press)
        for group in DECISIONS.get(board, ()):
            if group in asked.decisions:
                yield Scene(f"{board} {group}", f"/t/{asked_for(page, title, options, group)}", BOARD)


def asked_for(page: Page, title: str, options: dict[str, Any], group: str) -> str:
    """A table where I am asked for this."""
    for _ in range(GAMES):
        table = open_table(page, title, ["me", "easy"], options)
        if run(page, ASKED, [table, group, group in SET_UP]):
            return table
    raise SystemExit(f"nobody was asked for {group}")


def pages(page: Page, asked: argparse.Namespace) -> Iterator[Scene]:
    """The pages beside the tables, those of a table that waits or is over among them."""
    there = dict(PAGES)
    if "waiting room" in asked.pages:
        there["waiting room"] = f"/t/{open_table(page, 'usa', ['me', 'open', 'open'])}"
    if "replay" in asked.pages:
        over = open_table(page, "switzerland", ["me", "easy"])
        played_on(page, over, None, "easy")
        there["replay"] = f"/t/{over}/replay#20"
    for name, path in there.items():
        if name in asked.pages:
            yield Scene(name, path, "main")


def look(browser: Browser, address: str, asked: argparse.Namespace) -> Seen:
    """Look at every scene; its table is played once and shown in every language, theme and width."""
    seen = Seen()
    context = browser.new_context(base_url=address)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.locator(".play").wait_for()
    for scene in chain(boards(page, asked), pages(page, asked) if asked.pages else ()):
        print(f"{time.strftime('%H:%M:%S')} {scene.name}", file=sys.stderr, flush=True)
        state = context.storage_state()
        for language in asked.languages:
            for touch in (True, False):
                widths = [width for width in asked.widths if (width < TOUCHED) == touch]
                if not widths:
                    continue
                shown = browser.new_context(
                    base_url=address, locale=language, has_touch=touch, storage_state=state, reduced_motion="reduce"
                )
                shown.set_default_timeout(PATIENCE)
                shown.add_init_script("localStorage.setItem('branchline.pace', 'off')")
                look_at(shown.new_page(), scene, widths, language, asked, seen)
                shown.close()
    return seen


def look_at(page: Page, scene: Scene, widths: list[int], language: str, asked: argparse.Namespace, seen: Seen) -> None:
    """A scene in every theme and width."""
    page.set_viewport_size({"width": widths[0], "height": SIZES[widths[0]]})
    page.goto(scene.path)
    page.locator(scene.there).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    if scene.press:
        page.get_by_role("button", name=say(language, scene.press)).press("Enter")  # no mouse points anywhere
    for width in widths:
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.evaluate(FRAMES)
        for theme in asked.themes:
            page.emulate_media(color_scheme=theme)
            for tab, found in tabs(page):
                where = f"{scene.name} {language} {width} {theme}{tab}"
                seen.note(where, found)
                if asked.pictures:
                    page.screenshot(path=asked.pictures / f"{where.replace(' ', '-').replace('/', '-')}.png")


def tabs(page: Page) -> Iterator[tuple[str, list[Finding]]]:
    """What is found behind each tab of a narrow board; on any other page what is found there."""
    there = page.locator(TABS)
    count = there.count()
    for index in range(count):
        there.nth(index).evaluate("(tab) => tab.click()")
        page.evaluate(FRAMES)
        yield f" tab {index + 1}", findings(page)
    if count:
        there.first.evaluate("(tab) => tab.click()")
    else:
        yield "", findings(page)


def listed(given: str) -> list[str]:
    """What was named, parted by commas; nothing if nothing is."""
    return given.split(",") if given else []


def main() -> None:
    """Look at everything that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--boards", default=list(BOARDS), type=listed)
    parser.add_argument("--pages", default=[*PAGES, "waiting room", "replay"], type=listed)
    parser.add_argument("--languages", default=list(LANGUAGES), type=listed)
    parser.add_argument("--themes", default=["light", "dark"], type=listed)
    parser.add_argument("--moments", default=list(MOMENTS), type=listed)
    parser.add_argument("--widths", default=list(SIZES), type=lambda given: [int(width) for width in given.split(",")])
    parser.add_argument("--decisions", default=sorted(set(chain(*DECISIONS.values()))), type=listed)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of everything")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        seen = look(browser, address, asked)
    times = sum(map(len, seen.where.values()))
    print(f"{len(seen.where)} findings, seen {times} times; looked {seen.looks} times")
    sys.exit(bool(seen.where))


if __name__ == "__main__":
    main()
