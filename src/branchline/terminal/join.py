"""`branchline join`: a seat at a live table of a server, by its link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from branchline.bots.failure import BotFailed
from branchline.core.errors import BadOption
from branchline.terminal.arguments import Language, NoColor, Plain, examples
from branchline.terminal.console import complain, make_console
from branchline.terminal.extras import can_be_full, need
from branchline.terminal.full.heard import Heard
from branchline.terminal.play import on_full_screen
from branchline.terminal.saves import state_folder
from branchline.terminal.texts import Words, own_language

if TYPE_CHECKING:
    from branchline.terminal.far import Link

EXAMPLES = examples(
    "join",
    ("http://127.0.0.1:8018/t/…", "the table whose link a friend sent"),
)


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="A table's link, as the browser shows it.")],
    name: Annotated[str, typer.Option(help="What the others call you.", show_default=False)] = "",
    seat: Annotated[int | None, typer.Option(help="The seat to take (from 0); else any.", show_default=False)] = None,
    access_code: Annotated[
        str, typer.Option(envvar="BRANCHLINE_ACCESS_CODE", help="What new guests must know.", show_default=False)
    ] = "",
    language: Language = None,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Sit down at a live table of a server. Ctrl-C and 'quit' leave; the same command comes back to your seat."""
    need("terminal", "playing at live tables")
    from branchline.terminal.far import FarTable, Link

    words = Words(language or own_language())
    console = make_console(no_color)
    at = Link.read(link)
    token = guest_at(at, name, words.language, access_code)
    number = take_seat(at, token, seat)
    shown = Heard() if not plain and can_be_full(console) else console
    table = FarTable(at, token, number, shown, words)
    try:
        over = on_full_screen(table, shown, console) if isinstance(shown, Heard) else table.run()
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BotFailed as error:
        complain(str(error))
        raise typer.Exit(1) from None
    finally:
        table.leave()
    table.farewell(over, language)


def guest_at(link: Link, name: str, language: str, access_code: str) -> str:
    """Who one is at a server: as the last time, if it still knows, else a new guest."""
    file = state_folder() / "guests.json"
    known = read_guests(file)
    token = known.get(link.server, "")
    if token and knows(link, token):
        if name:
            link.ask("PUT", "/api/me", token, {"name": name})
        return token
    guest = {"name": name or "Guest", "language": language, "program": True, "access_code": access_code}
    token = str(link.told("POST", "/api/me", body=guest).get("token", ""))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_text(json.dumps({**known, link.server: token}), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{file} cannot be written: {error.strerror}") from None
    return token


def read_guests(file: Path) -> dict[str, str]:
    """Tokens by server."""
    try:
        known: Any = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    except (OSError, ValueError) as error:
        raise BadOption(f"{file} cannot be read: {error}") from None
    return {str(server): str(token) for server, token in known.items()} if isinstance(known, dict) else {}


def knows(link: Link, token: str) -> bool:
    """Whether a server still knows a guest."""
    try:
        link.ask("GET", "/api/me", token)
    except BadOption:
        return False
    return True


def take_seat(link: Link, token: str, wanted: int | None) -> int:
    """One's own seat at the table, or an open one that is taken now."""
    seats = link.told("GET", link.path, token).get("seats", [])
    mine = [one["number"] for one in seats if one["yours"] and wanted in (None, one["number"])]
    if mine:
        return int(mine[0])
    if not any(one["kind"] == "open" and wanted in (None, one["number"]) for one in seats):
        raise BadOption("no seat is open there; the browser can watch")
    link.ask("POST", f"{link.path}/seats", token, {} if wanted is None else {"seat": wanted})
    return take_seat(link, token, wanted)
