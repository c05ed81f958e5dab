"""What an operator can choose."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Bots = Literal["here", "elsewhere", "only"]
"""Where bots think for tables that are served here: in this process's workers, or in a tier of processes of their own;
`only` is one of that tier."""


class Limits(Struct, frozen=True, kw_only=True):
    """How much one client may ask of the server."""

    body: int = 300_000
    """Bytes of a request's body; a record of a long game is under 50,000."""
    frame: int = 4_096
    """Bytes of a WebSocket message from a client."""
    messages: float = 20.0
    """WebSocket messages per second and connection, on average."""
    requests: float = 20.0
    """HTTP requests per second and address, on average; one that changes something or looks back counts as five."""
    burst: float = 10.0
    """For how many seconds a client may save up."""
    effort: float = 50.0
    """Rough milliseconds of work per second and guest that WebSocket messages may cause; four times per address."""
    thinking: float = 0.1
    """Seconds of bots' processes per second and guest for hints and for looking back; four times per address."""
    newcomers: float = 200.0
    """New guests an hour and address; a wrong access code counts as ten."""
    tables: int = 50
    """Unfinished tables per guest."""
    bot_tables: int = 5
    """Unfinished tables per guest at which only bots play."""
    files: int = 200
    """Maps a guest may keep."""
    file: int = 60_000
    """Characters of a map or of corrections; the longest built-in map has 20,000."""
    at_once: int = 8
    """Requests of an address that are done at a time, and as many messages, and errands for bots' processes."""
    connections: int = 200
    """Open WebSockets per address, and as many connections for requests."""
    sockets: int = 8_000
    """Open connections of all clients together; fewer if the process may not have so many files."""
    arrival: float = 20.0
    """Seconds within which a request must arrive as a whole."""
    backlog: int = 64
    """Messages waiting for a slow reader; beyond that they are dropped and it is told the whole table anew."""


class Keep(Struct, frozen=True, kw_only=True):
    """For how many days things are kept after their last use; 0: for ever."""

    waiting: float = 30.0
    """Tables that never began."""
    abandoned: float = 180.0
    """Games that were not finished."""
    finished: float = 730.0
    """Finished games."""
    talk: float = 90.0
    """What was said at tables."""
    files: float = 30.0
    """Maps and corrections that nobody keeps and no table is played with."""
    reports: float = 180.0
    """What players reported."""
    guests: float = 400.0
    """Guests who sit at no table any more, since they came first; a browser's cookie lasts for a year."""


class Settings(Struct, frozen=True, kw_only=True):
    """A server's settings."""

    database: str = "sqlite:///branchline.db"
    access_code: str = ""
    """If set, new guests must know it."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use this server, beside its own."""
    secure_cookies: bool = False
    """Send the guest's cookie over HTTPS only."""
    trust_proxy: bool = False
    """Read the client's address from X-Forwarded-For: only behind a proxy that sets it."""
    bots: Bots = "here"
    bot_workers: int = 1
    bot_seconds: float = 10.0
    """A bot that has not answered by then is stopped, and another takes its move."""
    draft_seconds: float = 45.0
    """A map that is not checked, drawn or tried out by then is refused."""
    live_tables: int = 1_000
    """Games kept in memory; others are rebuilt from their moves when needed."""
    idle_seconds: float = 120.0
    """A game nobody touched or watched for so long leaves memory."""
    call_after: float = 20.0
    """Seconds after which somebody whose turn it is, and who is not at the table, is called."""
    contact: str = "mailto:operator@localhost"
    """Whom a push service may ask about calls of this server: mailto: or https:."""
    inside_calls: bool = False
    """Call plain and private addresses too: only where all guests are trusted."""
    limits: Limits = Limits()
    keep: Keep = Keep()
