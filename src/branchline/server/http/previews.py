"""What chats and search engines show of a link: the name of the game, who sits at the table, and a picture.

Only what anybody with the link may see at once, and nothing of the game itself.
"""

from __future__ import annotations

import re
from html import escape

from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.text import say
from branchline.server.http.auth import Connection, language_of, registry_of
from branchline.server.store import files, queries
from branchline.server.store.models import TableRow
from branchline.shelf import titles
from branchline.tables import Place

HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
PICTURE = "/icon-512.png"
LOCALES = {"en": "en_GB", "pl": "pl_PL", "de": "de_DE"}


class Preview(Struct, frozen=True):
    """What a link is about."""

    title: str
    description: str


def origin_of(request: Connection, state: State) -> str:
    """Where this page comes from, as the visitor wrote it; empty if that is no address."""
    host = request.headers.get("host", "")
    scheme = "https" if state.settings.secure_cookies else request.url.scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""


def of_lobby(language: str) -> Preview:
    """The preview of all pages that are about no table."""
    return Preview("Branchline", say(language, "server-preview-lobby"))


def of_table(row: TableRow, seats: list[Place], language: str, *, replay: bool) -> Preview:
    """The preview of a table, or of its replay."""
    known = titles().get(row.title)
    name = row.name or (known.name(language) if known is not None else row.title)
    if replay:
        name = say(language, "server-preview-replay", title=name)
    state = "over" if row.over else "running" if row.began is not None else "waiting"
    players = ", ".join(seat.name for seat in seats if seat.name)
    if not players:
        return Preview(name, of_lobby(language).description)
    return Preview(name, say(language, f"server-preview-{state}", players=players))


def of_map(name: str, language: str) -> Preview:
    """The preview of a map that somebody drew."""
    return Preview(name, say(language, "server-preview-map"))


async def map_at(state: State, id: str) -> str:
    """The name of a kept map; empty if there is none, or while the database is down."""
    try:
        found = await files.load_file(registry_of(state).store, id)
    except (SQLAlchemyError, OSError):
        return ""
    return found.name if found is not None else ""


async def table_at(state: State, id: str) -> tuple[TableRow, list[Place]] | None:
    """The table of a link; None if there is none, or while the database is down: the page itself will tell."""
    try:
        return await queries.load_table(registry_of(state).store, id)
    except (SQLAlchemyError, OSError):
        return None


def tags(request: Connection, state: State, found: tuple[TableRow, list[Place]] | None, *, replay: bool) -> str:
    """The lines of a page's head that tell what it is about."""
    language = language_of(request)
    preview = of_table(*found, language, replay=replay) if found is not None else of_lobby(language)
    return told(request, state, preview)


def told(request: Connection, state: State, preview: Preview) -> str:
    """A preview as lines of a page's head."""
    language = language_of(request)
    facts = {
        "og:type": "website",
        "og:site_name": "Branchline",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": origin_of(request, state) + PICTURE,
        "og:locale": LOCALES[language],
        "twitter:card": "summary",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items())
