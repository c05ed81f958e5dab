"""`branchline serve` and `branchline migrate`: the table server and its database."""

from __future__ import annotations

import asyncio
import math
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, TypeVar, cast, get_args
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
import typer

from branchline.core.errors import BadOption
from branchline.terminal.arguments import examples
from branchline.terminal.console import make_console
from branchline.terminal.extras import need
from branchline.terminal.saves import state_folder

if TYPE_CHECKING:
    from branchline.server.settings import Bots, Keep, Limits

N = TypeVar("N", bound=msgspec.Struct)

USUAL_PORT = 8018
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
SERVE_EXAMPLES = examples(
    "serve",
    ("--open", "tables for this machine, kept in a file, and a browser to play in"),
    ("--access-code tea --trust-proxy --secure-cookies", "for friends who know the word, behind a proxy with HTTPS"),
    ("--database postgresql://me@db/tables", "one of several processes"),
)
MIGRATE_EXAMPLES = examples(
    "migrate",
    ("--database postgresql://me@db/tables", "before the first start, and after an update"),
)
Database = Annotated[
    str,
    typer.Option(
        envvar="BRANCHLINE_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your state folder.",
        show_default=False,
    ),
]

KeepOption = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=DAYS", help="How long to keep things, see docs/operating.md.", show_default=False),
]


def database_or_own(url: str) -> str:
    """The database asked for, else a file of one's own."""
    if url:
        return url
    try:
        state_folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"the folder {state_folder()} cannot be made: {error.strerror}") from None
    return f"sqlite:///{state_folder() / 'tables.db'}"


def read_limits(given: Sequence[str]) -> Limits:
    """`name=number` texts as limits."""
    from branchline.server.settings import Limits

    return read_numbers(given, Limits, "a limit")


def read_keep(given: Sequence[str]) -> Keep:
    """`name=days` texts as what is kept for how long."""
    from branchline.server.settings import Keep

    return read_numbers(given, Keep, "what is kept")


def read_numbers(given: Sequence[str], kind: type[N], called: str) -> N:
    """`name=number` texts as fields of a struct."""
    names: tuple[str, ...] = kind.__struct_fields__
    numbers: dict[str, str] = {}
    for text in given:
        name, equals, number = text.partition("=")
        if not equals or name not in names:
            raise BadOption(f"{called} is written NAME=NUMBER; the names are {', '.join(names)}")
        numbers[name] = number
    try:
        read = msgspec.convert(numbers, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"{called} is a number: {error}") from None
    for name in numbers:
        if not 0 <= getattr(read, name) < math.inf:
            raise BadOption(f"{called} is a number, 0 or more: {name}={numbers[name]}")
    return read


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = USUAL_PORT,
    database: Database = "",
    access_code: Annotated[
        str, typer.Option(envvar="BRANCHLINE_ACCESS_CODE", help="What new guests must know.", show_default=False)
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A page's origin that may use this server too.", show_default=False)
    ] = None,
    bot_workers: Annotated[int, typer.Option(help="Processes for bots to think in.", min=1, max=64)] = 1,
    bots: Annotated[
        str,
        typer.Option(
            metavar="WHERE",
            help="Where bots think: here, elsewhere (in processes of their own, on PostgreSQL), or only: one of these.",
        ),
    ] = "here",
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Behind HTTPS: say so here.")] = False,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Behind a proxy that sets X-Forwarded-For: say so here.")
    ] = False,
    contact: Annotated[
        str, typer.Option(metavar="URL", help="Whom push services may ask: mailto:… or https:…", show_default=False)
    ] = "mailto:operator@localhost",
    allow_inside_calls: Annotated[
        bool, typer.Option("--allow-inside-calls", help="Let webhooks reach plain and private addresses.")
    ] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="A limit per client, see docs/operating.md.", show_default=False),
    ] = None,
    keep: KeepOption = None,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[
        bool,
        typer.Option("--open", help="Open a browser, if there is a desktop; at another port if this one is taken."),
    ] = False,
) -> None:
    """Serve tables for people and bots, in the browser and for programs."""
    need("server", "the table server")
    from branchline.server.logs import log_to_stderr
    from branchline.server.run import serve as run
    from branchline.server.settings import Settings
    from branchline.server.store.migrate import hold_file, prepare
    from branchline.server.store.store import full_url

    address = address_of(host)
    if open_browser and port and not is_free(port):
        if is_branchline(f"{address}:{port}"):
            make_console().print(f"Branchline is open already at {address}:{port}.", soft_wrap=True)
            show_page(f"{address}:{port}")
            return
        port = 0
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"the log level is debug, info, warning or error, not {log_level!r}")
    check_address(host, port)
    url = full_url(database_or_own(database))
    settings = Settings(
        database=url,
        access_code=access_code,
        origins=tuple(read_origin(each) for each in origin or ()),
        bots=read_bots(bots, url),
        bot_workers=bot_workers,
        secure_cookies=secure_cookies,
        trust_proxy=trust_proxy,
        contact=read_contact(contact),
        inside_calls=allow_inside_calls,
        limits=read_limits(limit or []),
        keep=read_keep(keep or []),
    )

    def opened(at: int) -> None:
        make_console().print(f"Branchline serves {address}:{at}; Ctrl-C stops it.", soft_wrap=True)
        if open_browser:
            show_page(f"{address}:{at}")

    with hold_file(settings.database) or nullcontext():
        asyncio.run(prepare(settings.database))
        log_to_stderr(log_level)
        if not run(settings, host, port, opened):
            raise typer.Exit(1)


def address_of(host: str) -> str:
    """Where a browser on this machine finds a server that listens at an address.

    >>> address_of("0.0.0.0"), address_of("::1"), address_of("::")
    ('http://127.0.0.1', 'http://[::1]', 'http://[::1]')
    """
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]" if ":" in host else f"http://{host}"


def read_origin(text: str) -> str:
    """The origin of a page as browsers send it.

    >>> read_origin("https://Pages.example/")
    'https://pages.example'
    """
    try:
        found = urlsplit(text.lower())
        whole = found.scheme in ("http", "https") and bool(found.hostname) and not found.username
        named = f"{found.scheme}://{found.netloc}" if whole and found.port != 0 else ""
    except ValueError:
        named = ""
    if not named or text.lower().rstrip("/") != named:
        raise BadOption(f"an origin is written https://HOST or https://HOST:PORT, not {text!r}")
    return named


def read_contact(text: str) -> str:
    """Whom a push service may ask."""
    if not text.startswith(("mailto:", "https:")):
        raise BadOption(f"a contact is written mailto:NAME@HOST or https://HOST, not {text!r}")
    return text


def read_bots(where: str, url: str) -> Bots:
    """Where bots think."""
    from branchline.server.settings import Bots

    if where not in get_args(Bots):
        raise BadOption(f"bots think {', '.join(get_args(Bots))}, not {where!r}")
    if where != "here" and url.startswith("sqlite"):
        raise BadOption(f"--bots {where} needs PostgreSQL: a file has one process")
    return cast("Bots", where)


def show_page(address: str) -> None:
    """Open a browser; where there is none, say so."""
    if not (has_desktop() and webbrowser.open(address)):
        make_console().print(f"No browser could be opened here: open {address} in one.", soft_wrap=True)


def has_desktop() -> bool:
    """Whether a browser would open in a window: not in this terminal, and not nowhere."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def check_address(host: str, port: int) -> None:
    """Refuse an address at which nobody can listen."""
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address[:2], family=kind).close()
    except OSError as error:
        reason = str(error.strerror).partition(" (while ")[0]
        raise BadOption(f"cannot listen at {host}, port {port}: {reason}; --port chooses another") from None


def is_free(port: int) -> bool:
    """Whether nobody listens at a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def is_branchline(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urlopen(f"{address}/api/health", timeout=1) as answer:
            return {"ok", "version"} <= set(msgspec.json.decode(answer.read()))
    except (OSError, ValueError, TypeError):
        return False


def migrate(database: Database = "") -> None:
    """Bring a database to the schema this version needs; safe to run again."""
    need("server", "the table server")
    from branchline.server.store.migrate import hold_file, prepare

    url = database_or_own(database)
    with hold_file(url) or nullcontext():
        asyncio.run(prepare(url, shared=True))
    make_console().print("The database is ready.")
