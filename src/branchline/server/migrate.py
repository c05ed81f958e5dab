"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from branchline.core.errors import BadOption
from branchline.server.store import Store


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without any file of the operator's."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["connection"] = connection
    return made


async def migrate(engine: AsyncEngine) -> None:
    """Run all migrations that are still missing."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))


async def prepare(url: str) -> None:
    """Make sure of the schema: a file of one's own is migrated, a shared database must have been."""
    store = Store(url)
    try:
        if store.is_sqlite:
            await migrate(store.writing_engine)
        elif not await is_current(store.reading_engine):
            raise BadOption("the database is not ready for this version: run 'branchline migrate' first")
    except (SQLAlchemyError, OSError) as error:
        raise BadOption(f"the database cannot be used: {cause_of(error)}") from None
    finally:
        await store.stop()


def cause_of(error: Exception) -> str:
    """What the database itself complained about, without addresses or statements."""
    origin = getattr(error, "orig", None) or error
    return f"{type(origin).__name__}: {str(origin).splitlines()[0] if str(origin) else 'no reason given'}"


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the database has the schema this version needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    return found == head
