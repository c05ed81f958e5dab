"""Texts that run into each other, are cut off or are half covered: every board, every width, language and theme.

    python tools/overlaps.py [--boards usa,snowdonia] [--widths 360,1280] [--languages de] [--moments start]
                             [--pictures FOLDER]

Prints each finding once, where it was first seen, and fails if there is any.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args

from playwright.sync_api import Browser, Page

from branchline.core.text import LANGUAGES
from web_stage import BOARD, END, browsing, open_table, played_on, serving

SIZES = {360: 640, 390: 844, 768: 1024, 1024: 768, 1280: 800, 1440: 900, 1920: 1080, 3840: 2160}
"""Screens: width and height."""
TOUCHED = 1100
"""Narrower screens are touched."""
Theme = Literal["light", "dark"]
MAPS = ("switzerland", "northern-lights", "usa", "europe", "nordic-countries", "germany", "india")
BOARDS: dict[str, tuple[str, dict[str, Any]]] = {
    **{id: (id, {}) for id in MAPS},
    "snowdonia": ("snowdonia", {}),
    "blaenau-ffestiniog": ("snowdonia", {"scenario": "blaenau-ffestiniog"}),
}
MOMENTS: dict[str, int | None] = {"start": 0, "middle": 60, "end": None}
"""After how many moves a board is looked at."""
SETTLED = 150
"""Milliseconds until a page has taken its new size."""
SCRIPT = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")
Finding = tuple[str, str, str]


def findings(page: Page) -> list[Finding]:
    """What is wrong with the texts of a page as it is."""
    return [(what, text, other) for what, text, other in page.evaluate(SCRIPT)]


def looked_at(
    browser: Browser, address: str, board: str, language: str, moments: list[str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """A table of a board at each of its moments: what it is called, and whoever may open it."""
    title, options = BOARDS[board]
    context = browser.new_context(base_url=address, locale=language)
    context.add_init_script("localStorage.setItem('branchline.pace', 'off')")
    page = context.new_page()
    page.goto("/")
    page.locator(".play").wait_for()
    for moment in moments:
        moves = MOMENTS[moment]
        table = open_table(page, title, ["me", "easy", "easy"], options)
        if moves != 0:
            played_on(page, table, moves, "easy")
        yield f"{board} {moment}", {"path": f"/t/{table}", "state": context.storage_state()}
    context.close()


def sizes_of(page: Page, widths: list[int], pictures: Path | None, name: str) -> Iterator[tuple[str, list[Finding]]]:
    """The page in every width and theme."""
    for theme in get_args(Theme):
        page.emulate_media(color_scheme=theme)
        for width in widths:
            page.set_viewport_size({"width": width, "height": SIZES[width]})
            page.wait_for_timeout(SETTLED)
            found = findings(page)
            if pictures:
                page.screenshot(path=pictures / f"{name.replace(' ', '-')}-{width}-{theme}.png")
            yield f"{name} {width} {theme}", found


def look(browser: Browser, address: str, asked: argparse.Namespace) -> dict[Finding, list[str]]:
    """Every finding, and where it was seen."""
    seen: dict[Finding, list[str]] = defaultdict(list)
    for board in asked.boards:
        for language in asked.languages:
            for name, known in looked_at(browser, address, board, language, asked.moments):
                for touch in (True, False):
                    mine = [width for width in asked.widths if (width < TOUCHED) == touch]
                    if not mine:
                        continue
                    context = browser.new_context(
                        base_url=address, locale=language, has_touch=touch, storage_state=known["state"]
                    )
                    page = context.new_page()
                    page.goto(known["path"])
                    page.locator(f"{BOARD}, {END}").first.wait_for()
                    page.evaluate("document.fonts.ready.then(() => null)")
                    for where, found in sizes_of(page, mine, asked.pictures, f"{name} {language}"):
                        for finding in found:
                            if finding not in seen:
                                what, text, other = finding
                                print(f"{where}: {what}: {text!r}{f' / {other!r}' if other else ''}", flush=True)
                            seen[finding].append(where)
                    context.close()
    return seen


def listed(given: str) -> list[str]:
    """What was named, parted by commas."""
    return given.split(",")


def main() -> None:
    """Look at everything that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--boards", default=list(BOARDS), type=listed)
    parser.add_argument("--languages", default=list(LANGUAGES), type=listed)
    parser.add_argument("--moments", default=list(MOMENTS), type=listed)
    parser.add_argument("--widths", default=list(SIZES), type=lambda given: [int(width) for width in given.split(",")])
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of everything")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        seen = look(browser, address, asked)
    print(f"{len(seen)} findings, seen {sum(map(len, seen.values()))} times")
    sys.exit(bool(seen))


if __name__ == "__main__":
    main()
