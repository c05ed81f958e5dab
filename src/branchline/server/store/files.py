"""Reading and writing files of guests' own: maps, and corrections of titles."""

from __future__ import annotations

import base64
import hashlib

import msgspec
from sqlalchemy import Connection, exists, func, insert, select, update

from branchline.server.store.models import FileRow
from branchline.server.store.schema import files, shelves
from branchline.server.store.store import Store


def file_id(title: str, text: str) -> str:
    """The id of a file: the same title and text have the same.

    >>> file_id("usa", "players = [2, 3]") == file_id("usa", "players = [2, 3]")
    True
    """
    digest = hashlib.sha256(f"{title}\n{text}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def read_file(connection: Connection, id: str) -> FileRow | None:
    """Synchronous version of `load_file`."""
    row = connection.execute(select(files).where(files.c.id == id)).mappings().one_or_none()
    return FileRow(**row) if row is not None else None


async def load_file(store: Store, id: str) -> FileRow | None:
    """A file, or None if there is no such file."""
    return await store.read(lambda connection: read_file(connection, id))


async def add_file(store: Store, file: FileRow) -> None:
    """Keep a file, unless it is kept already."""

    def write(connection: Connection) -> None:
        if not connection.execute(select(exists().where(files.c.id == file.id))).scalar():
            connection.execute(insert(files), msgspec.structs.asdict(file))

    await store.write(write)


async def set_drawing(store: Store, id: str, drawing: str) -> None:
    """Keep the drawing of a file's map."""
    changed = update(files).where(files.c.id == id).values(drawing=drawing)
    await store.write(lambda connection: connection.execute(changed))


async def shelve(store: Store, guest: str, id: str, now: float) -> None:
    """Put a file on a guest's shelf, or to its front."""
    mine = (shelves.c.guest == guest, shelves.c.file == id)

    def write(connection: Connection) -> None:
        if connection.execute(update(shelves).where(*mine).values(saved=now)).rowcount == 0:
            connection.execute(insert(shelves), {"guest": guest, "file": id, "saved": now})

    await store.write(write)


async def shelf_size(store: Store, guest: str) -> int:
    """How many files a guest keeps."""
    wanted = select(func.count()).select_from(shelves).where(shelves.c.guest == guest)
    return await store.read(lambda connection: int(connection.execute(wanted).scalar_one()))


async def shelf_of(store: Store, guest: str) -> list[tuple[str, str, float]]:
    """The files a guest keeps, the latest first: id, name, when it was saved."""
    mine = select(files.c.id, files.c.name, shelves.c.saved).join(shelves, shelves.c.file == files.c.id)
    wanted = mine.where(shelves.c.guest == guest).order_by(shelves.c.saved.desc())
    return await store.read(lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(wanted)])
