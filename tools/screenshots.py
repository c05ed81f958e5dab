"""The pictures of the README: lobby, every board, phones, the end, light and dark, into docs/images.

python tools/screenshots.py [FOLDER]
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from web_stage import BOARD, DESK, END, PHONE, browsing, open_table, played_on, serving

FOLDER = Path(__file__).parent.parent / "docs" / "images"
LARGEST = 300_000
"""Bytes of a picture."""

BOARDS: dict[str, tuple[str, list[str], dict[str, Any], int]] = {
    "switzerland": ("switzerland", ["me", "hard", "hard"], {}, 90),
    "northern-lights": ("northern-lights", ["me", "hard", "hard", "hard"], {}, 150),
    "usa": ("usa", ["me", "hard", "hard", "hard"], {}, 170),
    "europe": ("europe", ["me", "hard", "hard", "hard"], {}, 150),
    "nordic-countries": ("nordic-countries", ["me", "hard", "hard"], {}, 110),
    "germany": ("germany", ["me", "hard", "hard", "hard"], {}, 150),
    "india": ("india", ["me", "hard", "hard", "hard"], {}, 150),
    "snowdonia": ("snowdonia", ["me", "hard", "hard"], {}, 110),
    "blaenau": ("snowdonia", ["me", "hard", "hard"], {"scenario": "blaenau-ffestiniog"}, 90),
}
"""Picture -> title, seats, options, and after how many moves."""
SHOTS = [
    ("lobby", "lobby", False, "light"),
    ("switzerland", "switzerland", False, "light"),
    ("northern-lights", "northern-lights", False, "dark"),
    ("usa", "usa", False, "light"),
    ("europe", "europe", False, "light"),
    ("nordic-countries", "nordic-countries", False, "dark"),
    ("germany", "germany", False, "light"),
    ("india", "india", False, "light"),
    ("snowdonia", "snowdonia", False, "light"),
    ("blaenau", "blaenau", False, "dark"),
    ("end", "end", False, "light"),
    ("phone-lobby", "lobby", True, "dark"),
    ("phone-northern-lights", "northern-lights", True, "light"),
    ("phone-snowdonia", "snowdonia", True, "light"),
    ("phone-end", "end", True, "dark"),
]
"""Picture, what is on it, whether on a phone, and in which light."""


def new_page(browser: Browser, address: str) -> Page:
    """A page of somebody new, on which nothing moves."""
    context = browser.new_context(base_url=address, viewport=DESK, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    return page


def show(page: Page, what: str, tables: dict[str, str], theme: str) -> None:
    """Bring something on the page, in a light."""
    page.evaluate("(theme) => localStorage.setItem('branchline.look', theme)", theme)
    if what == "lobby":
        page.goto("/")
        page.locator(".play").wait_for()
    else:
        page.goto(f"/t/{tables[what]}")
        page.locator(END if what == "end" else BOARD).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)


def keep_small(picture: bytes, file: Path) -> None:
    """A picture of 256 colours is a third as large; those that are small enough keep all theirs."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.save(file, optimize=True)
    if file.stat().st_size > LARGEST:
        image.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, browsing() as browser:
        page = new_page(browser, address)
        tables: dict[str, str] = {}
        for name, (title, seats, options, moves) in BOARDS.items():
            tables[name] = open_table(page, title, seats, options)
            played_on(page, tables[name], moves)
        tables["end"] = open_table(page, "northern-lights", ["me", "medium", "medium"])
        played_on(page, tables["end"], None)
        for name, what, phone, theme in SHOTS:
            page.set_viewport_size(PHONE if phone else DESK)  # type: ignore[arg-type]
            show(page, what, tables, theme)
            file = folder / f"{name}.png"
            keep_small(page.screenshot(), file)
            size = file.stat().st_size
            print(f"{file.name}: {size // 1000} kB")
            if size > LARGEST:
                raise SystemExit(f"{file.name} is larger than {LARGEST // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
