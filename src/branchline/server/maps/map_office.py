"""The office that sees to files of guests' own: each is checked before it is played with, and drawn once."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from branchline.core.ownmaps import MapChecked
from branchline.server.bots.fair_queue import Errand
from branchline.server.bots.worker_pool import OURS, WorkerPool
from branchline.server.bots.worker_protocol import Draft, DraftWork
from branchline.server.settings import Settings
from branchline.server.steady_time import steady_time
from branchline.server.store import files
from branchline.server.store.models import FileRow
from branchline.server.store.store import Store
from branchline.tables import Refused


class Drawing(Struct):
    """What the browser needs to show a map of one's own."""

    facts: dict[str, Any] | None
    """What is printed on it; None where a title's family has no maps."""
    geometry: dict[str, Any] | None
    """The finished drawing; None where the built-in one fits."""


class MapOffice:
    """Keeps files, and has one process of its own work on them, so that no bot waits for a map."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.limits = settings.limits
        self.store = store
        self.workers = WorkerPool(1, settings.draft_seconds)
        self.now = steady_time()
        self._drawing: dict[str, asyncio.Task[Drawing]] = {}

    async def work(self, work: DraftWork, title: str, text: str, errand: Errand, **more: Any) -> dict[str, Any]:
        """Have the process work on a text that is not too long."""
        if len(text) > self.limits.file:
            raise Refused("file-too-long", most=self.limits.file)
        return await self.workers.draft(Draft(work, title, text, **more), errand)

    async def check(self, title: str, text: str, language: str, errand: Errand) -> MapChecked:
        """Everything about a map."""
        return msgspec.convert(await self.work("check", title, text, errand, language=language), MapChecked)

    async def admit(self, title: str, text: str, language: str, errand: Errand, option: str = "") -> FileRow:
        """Keep a file that a title can be played with; refused with the reasons if it cannot.

        `option` is the one that the file must bring a value of its own for, if any.
        """
        known = await files.load_file(self.store, files.file_id(title, text))
        if known is not None and not option:
            return known
        told = await self.work("admit", title, text, errand, language=language, option=option)
        if known is not None:
            return known
        file = FileRow(files.file_id(title, text), title, told["name"], text, "", self.now())
        await files.add_file(self.store, file)
        return file

    async def known(self, id: str, title: str = "") -> FileRow:
        """A file that is kept; refused if there is none, or if it belongs to another title."""
        file = await files.load_file(self.store, id)
        if file is None or (title and file.title != title):
            raise Refused("no-file")
        return file

    async def drawing(self, file: FileRow, errand: Errand = OURS) -> Drawing:
        """A file's map as the browser shows it, drawn once for all who ask."""
        if file.id not in self._drawing:
            task = self._drawing[file.id] = asyncio.create_task(self._draw(file, errand))
            task.add_done_callback(lambda _: self._drawing.pop(file.id))
        return await asyncio.shield(self._drawing[file.id])

    async def _draw(self, file: FileRow, errand: Errand) -> Drawing:
        found = await files.load_file(self.store, file.id)
        if found is not None and found.drawing:
            return msgspec.json.decode(found.drawing, type=Drawing)
        told = msgspec.convert(await self.work("draw", file.title, file.text, errand), Drawing)
        if found is not None:
            await files.set_drawing(self.store, file.id, msgspec.json.encode(told).decode())
        return told

    async def trial(self, title: str, text: str, games: int, seconds: float, errand: Errand) -> dict[str, Any]:
        """What comes of games among bots on a map."""
        return await self.work("try", title, text, errand, games=games, seconds=seconds)

    async def save(self, guest: str, file: FileRow) -> None:
        """Put a file on a guest's shelf."""
        if await files.shelf_size(self.store, guest) >= self.limits.files:
            raise Refused("too-many-files", most=self.limits.files)
        await files.shelve(self.store, guest, file.id, self.now())

    async def stop(self) -> None:
        """Stop the process."""
        for task in list(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        await self.workers.stop()
