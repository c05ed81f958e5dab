"""Bringing a database to the present schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import IO

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.errors import BadOption
from branchline.server.store.engines import cause_of
from branchline.server.store.store import Store
from branchline.version import __version__

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without any file of the operator's."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    made.attributes["connection"] = connection
    return made


async def migrate(store: Store) -> None:
    """Run all migrations that are still missing."""
    await store.write(lambda connection: command.upgrade(config(connection), "head"))


async def prepare(url: str, *, shared: bool = False) -> None:
    """Bring the schema up to date. A SQLite file is always migrated; a shared database only with `shared`."""
    store = Store(url, patient=True)
    try:
        if store.is_sqlite:
            check_file(store.url)
        await check_not_newer(store)
        if store.is_sqlite or shared:
            await migrate(store)
        elif not await is_current(store):
            raise BadOption("the database is not ready for this version: run 'branchline migrate' first")
        await store.probe()
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise BadOption(f"the database cannot be used: {cause_of(error)}") from None
    finally:
        await store.stop()


async def check(url: str) -> None:
    """Refuse a database that is not there, or not as this version needs it; nothing is changed."""
    store = Store(url)
    try:
        if store.is_sqlite:
            check_there(store.url)
        await check_not_newer(store)
        if not await is_current(store):
            raise BadOption("the database is not ready for this version: run 'branchline migrate' first")
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise BadOption(f"the database cannot be used: {cause_of(error)}") from None
    finally:
        await store.stop()


def check_there(url: str) -> Path:
    """The file of a database; refused if there is none, since SQLite would make an empty one."""
    file = Path(make_url(url).database or "")
    if not file.is_file():
        raise BadOption(f"there is no database {file}")
    return file


def hold_file(url: str) -> IO[str] | None:
    """Keep other servers from a SQLite file, for as long as what is returned is open; refused if one has it already.

    Each would have tables of its own in memory, and not hear of the other's moves.
    """
    name = make_url(url).database if url.startswith("sqlite") else None
    if fcntl is None or not name or name == ":memory:":
        return None
    try:
        held = Path(f"{name}.lock").open("a", encoding="utf-8")  # noqa: SIM115 - it stays open
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise
    except BlockingIOError:
        raise BadOption(f"another server uses {name}: several processes need PostgreSQL") from None
    except OSError as error:
        raise BadOption(f"the database cannot be used: {name}.lock: {error.strerror}") from None
    return held


async def check_not_newer(store: Store) -> None:
    """Refuses a database that a newer version of the program has used: it would be read wrongly, or not at all."""
    found = await store.read(lambda connection: MigrationContext.configure(connection).get_current_revision())
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if found is not None and found not in known:
        raise BadOption(
            f"the database was last used by a newer version of Branchline (schema {found}, this is {__version__}): "
            "run that version, or restore the backup from before the update"
        )


def backup(url: str, target: Path) -> None:
    """Copy a SQLite database as it is at one moment, while a server may be using it."""
    file = check_there(url)
    try:
        make_private(target)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except FileExistsError:
        raise BadOption(f"{target} is there already") from None
    except OSError as error:
        raise BadOption(f"{target} cannot be written: {error.strerror}") from None
    except sqlite3.Error as error:
        target.unlink()
        raise BadOption(f"the database cannot be copied: {cause_of(error)}") from None


def make_private(file: Path) -> None:
    """Make a new file that only its owner may read: a database holds secrets."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def check_file(url: str) -> None:
    """Whether a file can be opened at all: here and now, since a thread of the driver could only fail later."""
    name = make_url(url).database
    if name and name != ":memory:":
        with suppress(OSError):  # there already, or told below
            make_private(Path(name))
    connection = sqlite3.connect(make_url(url).database or "")
    try:
        connection.execute("PRAGMA schema_version")
    finally:
        connection.close()


async def is_current(store: Store) -> bool:
    """Whether the database has the schema this version needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    return await store.read(lambda connection: MigrationContext.configure(connection).get_current_revision()) == head
