"""Routes about what there is: titles, texts, health, metrics."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

import branchline as bl
from branchline import ledger
from branchline.core.family import family_named
from branchline.core.text import LANGUAGES, bundle, say, text_files
from branchline.core.title import Option, Title
from branchline.guides import guides
from branchline.server.http.auth import language_of
from branchline.server.http.bodies import Health, OptionTold, OptionValue, TitleTold
from branchline.server.metrics import Metrics
from branchline.server.readiness import Readiness
from branchline.shelf import drawn_by_file
from branchline.tables import Refused, kinds_of_bots
from branchline.tables.wire import FromClient, ToClient

Asker = Request[None, None, State]
FIRST_PLAYER = "option-first-player"
"""An option whose numbers are seats, counted from 0."""


@get("/api/titles")
async def titles(request: Asker) -> list[TitleTold]:
    """The titles on the shelf, with their options and bots."""
    return titles_told(language_of(request))


@cache
def titles_told(language: str) -> list[TitleTold]:
    """All titles in a language; every page that is opened asks for them."""
    return [title_told(title, language) for title in bl.titles().values()]


def title_told(title: Title, language: str) -> TitleTold:
    """A title in a language."""
    family = family_named(title.family)
    return TitleTold(
        id=title.id,
        name=title.name(language),
        about=about(title, language),
        family=title.family,
        least_players=title.least_players,
        most_players=title.most_players,
        options=[option_told(option, language) for option in title.options],
        bots=kinds_of_bots(title),
        guided=title.id in guides(),
        rules=bool(ledger.rules_of(title)),
        file_option=family.file_option,
        corrections=title.id in family.titles and drawn_by_file(title.id),
        box=bool(family.box),
    )


def about(title: Title, language: str) -> str:
    """A sentence about a title, if its family has one; maps of one's own have none."""
    key = f"title-{title.id}"
    known = bundle(language)
    return say(language, f"{key}.about") if key in known and "about" in known.attributes(key) else ""


def option_told(option: Option, language: str) -> OptionTold:
    """An option in a language."""
    key = f"option-{option.name.replace('_', '-')}"
    return OptionTold(
        name=option.name,
        label=say(language, key),
        about=say(language, f"{key}.about"),
        group=option.group,
        default=option.default,
        values=[OptionValue(value, value_label(key, value, language)) for value in option.values],
        when=[{name: list(values) for name, values in condition.items()} for condition in option.when],
    )


def value_label(key: str, value: Any, language: str) -> str:
    """Return a value's label: its own text if there is one, else one shared by all options; numbers as they are."""
    if isinstance(value, str) and value in bundle(language).attributes(key):
        return say(language, f"{key}.{value}")
    if isinstance(value, bool | str):
        return say(language, f"server-value-{str(value).lower()}")
    return say(language, "server-value-player", n=value + 1) if key == FIRST_PLAYER else str(value)


@get("/api/texts/{language:str}", media_type=MediaType.TEXT)
async def texts(language: FromPath[str]) -> Response[str]:
    """All messages of a language, those of every family too, in Project Fluent's format."""
    if language not in LANGUAGES:
        raise Refused("no-language", languages=", ".join(LANGUAGES))
    return Response(messages_of(language), media_type=MediaType.TEXT, headers={"cache-control": "max-age=300"})


@cache
def messages_of(language: str) -> str:
    """All messages of a language, read once."""
    files = [file for file in text_files(language) if not file.name.startswith("terminal")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@get("/api/live.schema.json", media_type=MediaType.JSON, include_in_schema=False)
async def live_schema() -> Response[bytes]:
    """The JSON schema of the messages of a table's WebSocket."""
    return Response(schema_of_messages(), media_type=MediaType.JSON)


@cache
def schema_of_messages() -> bytes:
    """The same as JSON, made once."""
    (client, server), definitions = msgspec.json.schema_components(
        [FromClient, ToClient], ref_template="#/$defs/{name}"
    )
    return msgspec.json.encode({"from_client": client, "to_client": server, "$defs": definitions})


@get("/api/health/live")
async def alive() -> Health:
    """Whether the process answers at all; if not, it should be started anew."""
    return Health(True, bl.__version__)


@get(["/api/health", "/api/health/ready"])
async def health(state: State) -> Response[Health]:
    """Whether all that the server does works, also writing; if not, players should be sent elsewhere."""
    readiness: Readiness = state.readiness
    failing = await readiness.failing()
    return Response(Health(not failing, bl.__version__, failing), status_code=503 if failing else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> str:
    """Metrics for Prometheus."""
    metrics: Metrics = state.metrics
    return metrics.text()


ROUTES = [titles, texts, live_schema, alive, health, metrics]
