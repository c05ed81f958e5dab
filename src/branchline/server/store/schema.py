"""The tables of the database. Changes need a migration; a test holds the two against each other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def only(condition: str) -> dict[str, Any]:
    """An index of few rows: the others cost nothing when they change, and most change with every move."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


guests = Table(
    "guests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("call_in_page", Boolean, nullable=False, server_default=true()),
    Column("banned", Boolean, nullable=False, server_default=false()),  # may not come in
    Column("muted", Boolean, nullable=False, server_default=false()),  # may not chat
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

ways = Table(
    "ways",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, webhook
    Column("address", Text, nullable=False),
    Column("browser", Text, nullable=False),  # the public key of a browser
    Column("secret", Text, nullable=False),  # shared with the browser, or signs what a webhook gets
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False),
    Column("kind", String(8), nullable=False),  # browser, bot, move (to another device, once)
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float),
)

files = Table(
    "files",
    metadata,
    Column("id", String(22), primary_key=True),  # made of title and text
    Column("title", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("drawing", Text, nullable=False),
    Column("created", Float, nullable=False),
)

shelves = Table(
    "shelves",
    metadata,
    Column("guest", String(22), ForeignKey("guests.id"), primary_key=True),
    Column("file", String(22), ForeignKey("files.id"), primary_key=True),
    Column("saved", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("deal", Text, nullable=False),
    Column("host", String(22), ForeignKey("guests.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("began", Float),  # when the last seat was taken
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("to_move", Integer),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("deadline", Float),  # when the clock of the seat to move runs out, or its bot must long have moved
    Column("undo", Text, nullable=False),  # a request to take back, as JSON, or nothing
    Column("rematch", String(22)),  # the table that was opened after this one
    Column("rules", String(20), nullable=False, server_default=""),  # the version the game was begun with
    Column("data", Integer, nullable=False, server_default="1"),  # the version of the title's data
    Column("aside", String(20), nullable=False, server_default=""),  # the version that could not replay it, if any
    Column("call_at", Float),  # when the one whose turn it is shall be called, unless they come
    Column("file", String(22), nullable=False, server_default=""),  # the file of one's own it is played with, if any
    Column("name", String(80), nullable=False, server_default=""),  # what that file's map is called
    Column("delay", Integer, nullable=False, server_default="0"),  # how many moves later spectators see it
    Column("embed", Boolean, nullable=False, server_default=false()),  # pages of others may show it
    Index("ix_tables_public_over_updated", "public", "over", "updated", **only("public")),
    Index("ix_tables_deadline", "deadline", **only("deadline IS NOT NULL")),
    Index("ix_tables_call_at", "call_at", **only("call_at IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("guest", String(22), ForeignKey("guests.id"), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),  # who plays for a bot's seat or stands in for a person
    Column("stand_in", Boolean, nullable=False),
    Column("entropy", String(64), nullable=False, server_default=""),  # what its player added to the secret
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # the single writer: only one entry can be the next
    Column("kind", String(4), nullable=False),  # move, undo
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the move; how many moves an undo leaves
    Column("answers", Text, nullable=False),
    Column("key", String(40)),  # the client's own name for this try, so that trying again does no harm
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),  # seconds the seat thought
    Column("reason", Text, nullable=False),  # a bot's explanation as JSON, or nothing
    UniqueConstraint("table", "seat", "key"),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("guest", String(22)),  # who said it, or whom it is about
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("guest", String(22)),  # who reports; nobody once they are deleted
    Column("seat", Integer),  # whom, if it is about a player
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)
