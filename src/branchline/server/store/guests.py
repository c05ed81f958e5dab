"""Guests without accounts, known by tokens of which the database keeps only hashes.

A token is `ID.SECRET`. The id finds the row; the secret is compared by its hash, in constant time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from branchline.core.text import LANGUAGES
from branchline.server.store.keys import new_id
from branchline.server.store.models import GuestRow, TokenKind
from branchline.server.store.schema import guests, tokens
from branchline.server.store.store import Store
from branchline.tables import Refused

LONGEST_NAME = 24
LONGEST_LABEL = 40
MOST_TOKENS: dict[TokenKind, int] = {"browser": 50, "bot": 50, "move": 5}
"""Tokens a guest may hold, of each kind: links for other devices never cost a browser its own."""
MOVING_SECONDS = 600.0
"""How long a link for another device can be used, once."""


class TokenTold(Struct):
    """A token as its owner sees it in a list: without its secret."""

    id: str
    kind: str
    label: str
    created: float


UNSEEN = {*"\u034f\u17b4\u17b5", *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))}
"""Marks that look like nothing: with one of them a name would look like another's."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing, but count as printable."""
MOST_MARKS = 4
"""Accents on one letter; more of them would be painted over the lines above and below."""


def readable(text: str) -> str:
    """A text as one line: what cannot be seen is a gap or nothing, and letters do not tower.

    >>> readable("  Ola\\n says\u3164" + "e" + 50 * "\u0301" + "!") == "Ola says e" + 4 * "\u0301" + "!"
    True
    >>> readable("\u0301\u0301 Ola\u034f\ufe0f \u0301")
    'Ola'
    """
    letters: list[str] = []
    marks = MOST_MARKS  # without a letter to stand on there is room for none
    for letter in text:
        if letter in UNSEEN:
            continue
        is_seen = letter.isprintable() and letter not in BLANK and not letter.isspace()
        if is_seen:
            marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        else:
            marks = MOST_MARKS
        if marks <= MOST_MARKS:
            letters.append(letter if is_seen else " ")
    return " ".join("".join(letters).split())


def one_line(text: str, longest: int) -> str:
    """A text fit for one line of a screen: printable, not too long, no brackets, which mark bots.

    >>> one_line("  Ola\\n(the   great) ", 24)
    'Ola the great'
    """
    return readable(text.translate({ord("("): " ", ord(")"): " "}))[:longest].strip()


def check_name(name: str) -> str:
    """A name for a guest."""
    clean = one_line(name, LONGEST_NAME)
    if not clean:
        raise Refused("bad-name")
    return clean


def check_language(language: str) -> str:
    """A language there are texts in."""
    if language not in LANGUAGES:
        raise Refused("no-language", languages=", ".join(LANGUAGES))
    return language


def hash_of(secret: str) -> bytes:
    """What the database keeps of a token. The secret has 256 random bits, so nothing slower is needed."""
    return hashlib.sha256(secret.encode()).digest()


async def new_guest(store: Store, name: str, language: str, now: float) -> tuple[GuestRow, str]:
    """A new guest and the token of their browser."""
    guest = GuestRow(new_id(), check_name(name), check_language(language))

    def write(connection: Connection) -> str:
        values = {"id": guest.id, "name": guest.name, "language": guest.language, "created": now}
        connection.execute(insert(guests), values)
        return add_token(connection, guest.id, "browser", "", now)

    return guest, await store.write(write)


async def change_guest(store: Store, guest: GuestRow, name: str, language: str) -> GuestRow:
    """A guest with another name or language; seats keep the name they were taken with."""
    new = GuestRow(guest.id, check_name(name), check_language(language))
    values = {"name": new.name, "language": new.language}

    def write(connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == guest.id).values(values))

    await store.write(write)
    return new


async def new_token(store: Store, guest: str, kind: TokenKind, label: str, now: float) -> str:
    """A new token for a guest; told once, never again."""
    return await store.write(lambda connection: add_token(connection, guest, kind, label, now))


def add_token(connection: Connection, guest: str, kind: TokenKind, label: str, now: float) -> str:
    """Write a new token; if a guest has too many of its kind, the oldest of these becomes worthless."""
    id, secret = new_id(9), secrets.token_urlsafe(32)
    values = {
        "id": id,
        "guest": guest,
        "hash": hash_of(secret),
        "kind": kind,
        "label": one_line(label, LONGEST_LABEL),
        "created": now,
        "expires": now + MOVING_SECONDS if kind == "move" else None,
    }
    same = and_(tokens.c.guest == guest, tokens.c.kind == kind)
    held = select(func.count()).select_from(tokens).where(same)
    if int(connection.execute(held).scalar_one()) >= MOST_TOKENS[kind]:
        oldest = select(tokens.c.id).where(same).order_by(tokens.c.created).limit(1)
        connection.execute(delete(tokens).where(tokens.c.id.in_(oldest)))
    connection.execute(insert(tokens), values)
    return f"{id}.{secret}"


async def guest_of(store: Store, token: str) -> GuestRow:
    """Whose token this is; raises Refused (`bad-token`) if it is nobody's."""
    guest, kind = await _holder(store, token)
    if kind == "move":
        raise Refused("bad-token")
    return guest


async def _holder(store: Store, token: str) -> tuple[GuestRow, str]:
    id, _, secret = token.partition(".")
    if not token.isprintable():
        raise Refused("bad-token")
    wanted = (
        select(guests, tokens.c.hash, tokens.c.kind, tokens.c.expires)
        .join(tokens, tokens.c.guest == guests.c.id)
        .where(tokens.c.id == id)
    )
    row = await store.read(lambda connection: connection.execute(wanted).one_or_none())
    kept = row.hash if row is not None else bytes(32)
    if not hmac.compare_digest(kept, hash_of(secret)) or row is None:
        raise Refused("bad-token")
    if row.banned:
        raise Refused("banned")
    return GuestRow(row.id, row.name, row.language), row.kind


async def check_may_talk(store: Store, guest: str) -> None:
    """Raises Refused for somebody who is muted or banned, or has been deleted."""
    wanted = select(guests.c.id).where(guests.c.id == guest, ~guests.c.muted, ~guests.c.banned)
    if await store.read(lambda connection: connection.execute(wanted).one_or_none()) is None:
        raise Refused("muted")


async def move_in(store: Store, token: str, now: float) -> tuple[GuestRow, str]:
    """Use a link for another device: it works once, and gives that device a token of its own."""
    guest, kind = await _holder(store, token)
    used = delete(tokens).where(tokens.c.id == token.partition(".")[0], tokens.c.expires > now)

    def write(connection: Connection) -> str:
        if kind != "move" or connection.execute(used).rowcount != 1:
            raise Refused("bad-token")
        return add_token(connection, guest.id, "browser", "", now)

    return guest, await store.write(write)


async def tokens_of(store: Store, guest: str) -> list[TokenTold]:
    """A guest's tokens, the oldest first."""
    wanted = select(tokens.c.id, tokens.c.kind, tokens.c.label, tokens.c.created).where(tokens.c.guest == guest)
    found = await store.read(lambda connection: connection.execute(wanted.order_by(tokens.c.created)).all())
    return [TokenTold(row.id, row.kind, row.label, row.created) for row in found]


async def revoke(store: Store, guest: str, id: str) -> None:
    """Revoke a token."""
    gone = delete(tokens).where(tokens.c.id == id, tokens.c.guest == guest)
    if await store.write(lambda connection: connection.execute(gone).rowcount) != 1:
        raise Refused("no-token")
