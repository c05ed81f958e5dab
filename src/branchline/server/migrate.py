"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


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


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the database has the schema this version needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    return found == head
