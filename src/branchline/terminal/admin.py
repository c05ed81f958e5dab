"""`branchline admin`: what whoever runs a server does with its guests and tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table as Grid

from branchline.core.errors import BadOption
from branchline.terminal.arguments import examples
from branchline.terminal.console import make_console
from branchline.terminal.serve import Database, KeepOption, database_or_own, read_keep

if TYPE_CHECKING:
    from branchline.server.store.store import Store

T = TypeVar("T")
BY_ID = {"ignore_unknown_options": True}
"""An id may begin with a dash, and is none of our options."""
LONGEST = 500
"""Letters of an announcement."""
EXAMPLES = examples(
    "admin",
    ("tables", "the last used tables"),
    ("guests Ola", "those who are called Ola"),
    ("delete-guest ID", "with name, keys, calls and talk; games go on with a bot"),
    ("prune --keep finished=365", "what a server does by itself once an hour"),
    ("announce 'We restart at six.'", "to everybody at the tables"),
)
app = typer.Typer(help="Look after a server's guests and tables.", no_args_is_help=True)
Id = Annotated[str, typer.Argument(metavar="ID", show_default=False)]
Most = Annotated[int, typer.Option("--most", help="How many at most.", min=1, max=10_000)]


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a server's database, whether the server runs or not; a refusal is said in one sentence."""
    from branchline.server.store.migrate import check
    from branchline.server.store.store import Store
    from branchline.tables import Refused

    url = database_or_own(database)

    async def run() -> T:
        await check(url)
        store = Store(url)
        try:
            return await work(store)
        finally:
            await store.stop()

    try:
        return asyncio.run(run())
    except Refused as refused:
        raise BadOption(refused.answer("en").sentence) from None


def when(stamp: float) -> str:
    """A time as people read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(stamp))


def show(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table."""
    grid = Grid(box=None, header_style="bold", pad_edge=False)
    for column in columns:
        grid.add_column(column, no_wrap=column in ("id", "table"))
    for row in rows:
        grid.add_row(*(str(value) for value in row))
    make_console().print(grid)


def done(sentence: str) -> None:
    """Say what was done."""
    make_console().print(sentence, soft_wrap=True)


@app.command()
def tables(database: Database = "", most: Most = 50) -> None:
    """List tables, the last used first."""
    from branchline.server.store import operators

    found = with_store(database, lambda store: operators.tables_seen(store, most))
    states = ["over" if row["over"] else "set aside" if row["aside"] else "open" for row in found]
    show(
        ("id", "title", "players", "moves", "state", "public", "used"),
        [
            (row["id"], row["title"], row["players"], row["version"], state, row["public"], when(row["updated"]))
            for row, state in zip(found, states, strict=True)
        ],
    )


@app.command(context_settings=BY_ID)
def table(id: Id, database: Database = "", most: Most = 50) -> None:
    """Look at a table: who sits there, and what was said."""
    from branchline.server.store import queries
    from branchline.tables import Refused

    async def look(store: Store) -> None:
        found = await queries.load_table(store, id)
        if found is None:
            raise Refused("no-table")
        row, seats = found
        done(f"{row.title}, {row.players} players, {row.version} moves, begun with {row.rules}, {when(row.created)}")
        show(("seat", "kind", "guest", "name", "bot"), [(s.number, s.kind, s.guest, s.name, s.bot) for s in seats])
        lines = await queries.talk_since(store, id, 0)
        show(
            ("when", "guest", "name", "said"), [(when(x.at), x.guest, x.name, x.text or x.kind) for x in lines[-most:]]
        )

    with_store(database, look)


@app.command(context_settings=BY_ID)
def guests(
    wanted: Annotated[str, typer.Argument(metavar="[ID|NAME]", show_default=False)] = "",
    database: Database = "",
    most: Most = 50,
) -> None:
    """List guests, the newest first."""
    from branchline.server.store import operators

    found = with_store(database, lambda store: operators.guests_seen(store, most, wanted))
    show(
        ("id", "name", "language", "since", "seats", "tables", "banned", "muted"),
        [(g.id, g.name, g.language, when(g.created), g.seats, g.opened, g.banned, g.muted) for g in found],
    )


@app.command()
def reports(database: Database = "", most: Most = 50) -> None:
    """List what players reported, the latest first."""
    from branchline.server.store import operators

    found = with_store(database, lambda store: operators.reports_seen(store, most))
    show(("when", "table", "guest", "seat", "text"), [(when(r.at), r.table, r.guest, r.seat, r.text) for r in found])


@app.command("delete-guest", context_settings=BY_ID)
def delete_guest(id: Id, database: Database = "") -> None:
    """Delete a guest with everything personal; bots play on in their seats."""
    from branchline.server.store import operators

    at = with_store(database, lambda store: operators.delete_guest(store, id, time.time()))
    done(f"The guest is deleted; they sat at {len(at)} tables.")


@app.command("delete-table", context_settings=BY_ID)
def delete_table(id: Id, database: Database = "") -> None:
    """Delete a table with its game and its talk."""
    from branchline.server.store import operators

    with_store(database, lambda store: operators.delete_table(store, id))
    done("The table is deleted.")


@app.command(context_settings=BY_ID)
def ban(id: Id, database: Database = "", lift: Annotated[bool, typer.Option("--lift")] = False) -> None:
    """Keep a guest out, from their next request on; --lift lets them in again."""
    from branchline.server.store import operators

    with_store(database, lambda store: operators.mark_guest(store, id, banned=not lift))
    done("The guest may come again." if lift else "The guest is banned.")


@app.command(context_settings=BY_ID)
def mute(id: Id, database: Database = "", lift: Annotated[bool, typer.Option("--lift")] = False) -> None:
    """Let a guest play but not chat; --lift lets them again."""
    from branchline.server.store import operators

    with_store(database, lambda store: operators.mark_guest(store, id, muted=not lift))
    done("The guest may chat again." if lift else "The guest is muted.")


@app.command()
def prune(database: Database = "", keep: KeepOption = None) -> None:
    """Delete what was not used for longer than it is kept."""
    from branchline.server.store import operators

    kept = read_keep(keep or [])
    gone = with_store(database, lambda store: operators.prune(store, kept, time.time()))
    done(", ".join(f"{name}: {count}" for name, count in gone.items()))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: Database = "",
) -> None:
    """Copy a SQLite database while its server runs; PostgreSQL has pg_dump for that."""
    from branchline.server.store import migrate
    from branchline.server.store.store import full_url

    url = full_url(database_or_own(database))
    if not url.startswith("sqlite"):
        raise BadOption("this copies SQLite files; PostgreSQL is copied by pg_dump")
    migrate.backup(url, file)
    done(f"The database is copied to {file}.")


@app.command()
def announce(text: Annotated[str, typer.Argument(show_default=False)], database: Database = "") -> None:
    """Say something to everybody at the tables, for a day; an empty text takes it back."""
    from branchline.server.store import operators

    if len(text) > LONGEST:
        raise BadOption(f"an announcement has {LONGEST} letters at most, not {len(text)}")
    with_store(database, lambda store: operators.announce(store, text, time.time()))
    done("Announced." if text else "Taken back.")
