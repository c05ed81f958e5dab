"""The application: all routes, all errors, and what starts and stops with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
    WebSocketException,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from branchline.core.text import LANGUAGES
from branchline.server.bots.worker_pool import WorkerPool
from branchline.server.errors import STATUS, status_of
from branchline.server.http import (
    box_routes,
    guest_routes,
    map_routes,
    notification_routes,
    review_routes,
    static_files,
    table_routes,
    title_routes,
    websocket,
)
from branchline.server.http.auth import language_of
from branchline.server.http.middleware import Middleware
from branchline.server.http.openapi_page import PagePlugin
from branchline.server.http.rate_limit import Budgets
from branchline.server.maps import MapOffice
from branchline.server.metrics import Metrics
from branchline.server.notify import notification_store
from branchline.server.notify.notifier import Notifier
from branchline.server.notify.push import Signer
from branchline.server.readiness import Readiness
from branchline.server.settings import Settings
from branchline.server.store.engines import cause_of
from branchline.server.store.store import Store
from branchline.server.supervisor import Supervisor
from branchline.server.tables import announcements, bans, clocks, pauses, pg_notify, retention
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Answer, Refused
from branchline.version import __version__

log = logging.getLogger("branchline.server")
Asker = Request[Any, Any, Any]


REFUSALS = {
    status: ResponseSpec(Answer, description="Refused: the key says why.", generate_examples=False)
    for status in sorted({*STATUS.values()})
}
"""Responses every route can give besides its own."""


def refused(request: Asker, error: Refused) -> Response[Answer]:
    """Answer with a refusal."""
    request.app.state.metrics.refused.labels(error.key).inc()
    return Response(error.answer(language_of(request)), status_code=status_of(error))


def bad_request(request: Asker, error: HTTPException) -> Response[Any]:
    """Translate what the framework found wrong with a request."""
    key = "bad-request"
    detail = ""
    if isinstance(error, NotFoundException):
        if static_files.is_visited(request):
            return static_files.nothing_here(request)
        key = "no-page"
    elif isinstance(error, MethodNotAllowedException):
        key = "wrong-method"
    elif error.status_code == 413:
        key = "too-large"
    elif isinstance(error, ValidationException):
        detail = "; ".join(str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict))
    return refused(request, Refused(key, detail))


def store_down(request: Asker, error: SQLAlchemyError | OSError) -> Response[Answer]:
    """Answer while the database is down."""
    log.error("the database failed", extra={"facts": {"cause": cause_of(error)}})
    return refused(request, Refused("store-down"))


def broken(request: Asker, error: Exception) -> Response[Answer]:
    """Log an unexpected error; the answer says nothing about it."""
    log.error("a request failed", exc_info=error)
    return Response(Answer("failure", "failure", "", "", {}), status_code=500)


async def connection_failed(error: Exception, scope: Scope) -> None:
    """Log an unexpected error of a WebSocket, which the framework would close without a word."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, (HTTPException, WebSocketException, Refused)):
        log.error("a connection failed", exc_info=error)


def read_texts() -> None:
    """Read the texts of all languages before anybody asks: nobody is heard meanwhile."""
    for language in LANGUAGES:
        title_routes.titles_told(language)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start and stop everything that runs beside the requests."""
    await asyncio.to_thread(read_texts)
    settings: Settings = app.state.settings
    store = Store(settings.database)
    workers = WorkerPool(settings.bot_workers, settings.bot_seconds)
    registry = app.state.registry = TableRegistry(settings, store, workers)
    registry.metrics = app.state.metrics
    app.state.metrics.watch(registry)
    maps = app.state.maps = MapOffice(settings, store)
    store.start()
    notifier = app.state.notifier = Notifier(
        registry, Signer(await notification_store.push_key(store), settings.contact), app.state.metrics
    )
    await pauses.note(registry)
    supervisor = Supervisor()
    app.state.readiness = Readiness(registry, supervisor)
    supervisor.start("clocks", lambda: clocks.run(registry))
    supervisor.start("notifier", notifier.run)
    supervisor.start("presence", registry.presence.run)
    supervisor.start("announcements", lambda: announcements.run(registry))
    supervisor.start("bans", lambda: bans.run(registry))
    supervisor.start("retention", lambda: retention.run(registry))
    if not store.is_sqlite:
        supervisor.start("notices", lambda: pg_notify.run(registry))
    try:
        yield
    finally:
        await supervisor.stop()
        await registry.close()
        await workers.stop()
        await maps.stop()
        await store.stop()


def make_app(settings: Settings) -> Middleware:
    """Return the application inside its middleware. The database must be ready, see `migrate.prepare`."""
    metrics, budgets = Metrics(settings.bot_seconds), Budgets(settings.limits)
    routes = [
        *guest_routes.ROUTES,
        *notification_routes.ROUTES,
        *map_routes.ROUTES,
        *box_routes.ROUTES,
        *table_routes.ROUTES,
        *review_routes.ROUTES,
        *title_routes.ROUTES,
    ]
    for route in routes:
        route.responses = REFUSALS
    app = Litestar(
        route_handlers=[*routes, *websocket.ROUTES, *static_files.ROUTES],
        state=State({"settings": settings, "metrics": metrics, "budgets": budgets}),
        lifespan=[lifespan],
        exception_handlers={
            Refused: refused,
            HTTPException: bad_request,
            IntegrityError: lambda request, error: refused(request, Refused("stale")),
            SQLAlchemyError: store_down,
            OSError: store_down,
            RecursionError: lambda request, error: refused(request, Refused("bad-request")),
            UnicodeDecodeError: lambda request, error: refused(request, Refused("bad-request")),
            msgspec.ValidationError: lambda request, error: refused(request, Refused("bad-request", str(error))),
            Exception: broken,
        },
        after_exception=[connection_failed],
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Branchline",
            version=__version__,
            description="Tables for railway board games.",
            path="/api/openapi",
            render_plugins=[PagePlugin(), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
    return Middleware(app, settings, metrics, budgets)
