"""Logs a machine can read: one JSON object a line, tracebacks inside it, and whom a line is about."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from contextvars import ContextVar
from types import TracebackType
from typing import Any

asking: ContextVar[dict[str, str] | None] = ContextVar("asking", default=None)
"""The request that is answered: its id and the client's address. Tasks it starts have it too."""


NONSENSE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn says of requests that are none."""


def client() -> str:
    """Who asks: an address; empty for what the server does by itself."""
    return (asking.get() or {}).get("client", "")


class JsonLines(logging.Formatter):
    """Formats one JSON object per line: time, level, message and facts; never a token, a name or a table's link."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line: dict[str, Any] = {"time": stamp, "level": record.levelname.lower(), "message": record.getMessage()}
        line |= asking.get() or {}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_to_stderr(level: str) -> None:
    """Log to standard error from this level on; what libraries say from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("branchline.server").setLevel(level.upper())
    # uvicorn would tell the paths of WebSockets, and with them the links of tables
    logging.getLogger("uvicorn.error").setLevel("ERROR" if level == "error" else "WARNING")
    logging.captureWarnings(True)
    sys.excepthook = log_crash
    sys.unraisablehook = log_unraisable


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is about the server, not about a client's nonsense: that would fill the disk.

    Requests that are cut off when the server goes are counted in one line of their own, and are no failures.
    """
    error = record.exc_info[1] if record.exc_info is not None else None
    return not isinstance(error, (UnicodeDecodeError, asyncio.CancelledError)) and record.msg not in NONSENSE


def log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ends the process."""
    logging.getLogger("branchline.server").critical("the server ends", exc_info=(kind, error, trace))


def log_unraisable(found: sys.UnraisableHookArgs) -> None:
    """Log an error that could reach nobody, while something was cleared away."""
    error = found.exc_value
    told = (type(error), error, found.exc_traceback) if error is not None else None
    logging.getLogger("branchline.server").error("an error reached nobody", exc_info=told)
