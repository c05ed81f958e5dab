"""Subscribers of a table: bounded queues of messages for their connections."""

from __future__ import annotations

import asyncio
from collections import deque


class Subscriber:
    """One connection's side at a table. A reader that is too slow loses messages and is told the whole table anew.

    Answers to what the connection itself asked come after that, so that no acknowledgement is lost.
    """

    def __init__(self, seat: int | None, guest: str | None, language: str, backlog: int) -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.backlog = backlog
        self.behind = False
        self.closed = False
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """Messages, and whether they are answers."""
        self._answers: deque[bytes] = deque(maxlen=backlog)
        self._ready = asyncio.Event()

    def tell(self, message: bytes, answer: bool = False) -> None:
        """Queue a message."""
        if self.behind:
            return
        if len(self._waiting) >= self.backlog:
            self.fall_behind()
        else:
            self._waiting.append((message, answer))
            self._ready.set()

    def answer(self, message: bytes) -> None:
        """Queue an answer to this connection alone."""
        if not self.behind:
            self.tell(message, True)
        if self.behind:
            self._answers.append(message)

    def fall_behind(self) -> None:
        """Lose what is queued: the whole table must be told anew."""
        self._lose_waiting()
        self.behind = True
        self._ready.set()

    def caught_up(self) -> None:
        """Drop what is queued: the whole table is about to be sent."""
        self._lose_waiting()
        self.behind = False

    def _lose_waiting(self) -> None:
        self._answers.extend(message for message, answer in self._waiting if answer)
        self._waiting.clear()

    def close(self) -> None:
        """Mark the end; no more messages follow."""
        self.closed = True
        self._ready.set()

    async def next(self) -> bytes | None:
        """Return the next message, or None if messages were lost or the subscriber was closed."""
        while not (self._waiting or self._answers or self.behind or self.closed):
            self._ready.clear()
            await self._ready.wait()
        if self._answers and not (self._waiting or self.behind):
            return self._answers.popleft()
        return self._waiting.popleft()[0] if self._waiting else None
