"""Routes about being called when it is my turn: in the page, by Web Push, by a webhook."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from branchline.server.http.auth import known_guest, registry_of
from branchline.server.notify import notification_store, push, safe_http
from branchline.server.notify.notifier import notifier_of, trial
from branchline.server.store.guests import LONGEST_LABEL, one_line
from branchline.server.store.models import GuestRow, Way
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

Asker = Request[None, None, State]
Url = Annotated[str, Meta(min_length=1, max_length=safe_http.LONGEST_ADDRESS)]
Base64 = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
Label = Annotated[str, Meta(max_length=80)]


class WayTold(Struct):
    """A way in which I am called: without its address, which may be a secret."""

    id: str
    kind: str
    label: str
    created: float


class Calls(Struct):
    """How I am called when it is my turn."""

    page: bool
    push_key: str
    """The `applicationServerKey` for a browser's `pushManager.subscribe`."""
    after: float
    """Only if I have not come to the table after so many seconds."""
    ways: list[WayTold]


class CallsChange(Struct, forbid_unknown_fields=True):
    """Whether pages shall tell me of my turns at other tables."""

    page: bool


class SubscriptionKeys(Struct):
    """The keys of a browser's subscription."""

    p256dh: Base64
    auth: Base64


class Subscription(Struct):
    """A browser's subscription, as its `toJSON()` gives it, and a name for the device."""

    endpoint: Url
    keys: SubscriptionKeys
    label: Label = ""


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An address to post to: `https` and public."""

    url: Url
    label: Label = ""


class Webhook(Struct):
    """A webhook. With `secret` every call is signed; it is never told again."""

    id: str
    secret: str


class Tried(Struct):
    """Whether a call arrived."""

    ok: bool


async def check_address(registry: TableRegistry, url: str) -> None:
    """Refuses addresses we do not post to."""
    try:
        await safe_http.check(url, registry.settings.inside_calls)
    except safe_http.BadAddress:
        raise Refused("bad-address") from None


def told(way: Way) -> WayTold:
    """A way as its owner sees it."""
    return WayTold(way.id, way.kind, way.label, way.created)


async def calls_of(registry: TableRegistry, guest: GuestRow, push_key: str) -> Calls:
    """How a guest is called."""
    ways = [told(way) for way in await notification_store.ways_of(registry.store, guest.id)]
    page = await notification_store.in_page(registry.store, guest.id)
    return Calls(page, push_key, registry.settings.call_after, ways)


@get("/api/me/calls")
async def my_calls(request: Asker, state: State) -> Calls:
    """How I am called when it is my turn."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    return await calls_of(registry, guest, notifier_of(state).signer.public)


@put("/api/me/calls")
async def change_calls(data: JSONBody[CallsChange], request: Asker, state: State) -> Calls:
    """Choose whether pages tell me of my turns."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await notification_store.set_in_page(registry.store, guest.id, data.page)
    return await calls_of(registry, guest, notifier_of(state).signer.public)


@post("/api/me/calls/push")
async def add_push(data: JSONBody[Subscription], request: Asker, state: State) -> WayTold:
    """Call this browser, even when the page is closed."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    try:
        push.check_subscription(push.as_bytes(data.keys.p256dh), push.as_bytes(data.keys.auth))
    except ValueError:
        raise Refused("bad-request") from None
    await check_address(registry, data.endpoint)
    way = Way(
        id=notification_store.new_way_id(),
        guest=guest.id,
        kind="push",
        address=data.endpoint,
        browser=data.keys.p256dh,
        secret=data.keys.auth,
        label=one_line(data.label, LONGEST_LABEL),
        created=registry.now(),
        failures=0,
    )
    await notification_store.add(registry.store, way)
    return told(way)


@post("/api/me/calls/webhook")
async def add_webhook(data: JSONBody[NewWebhook], request: Asker, state: State) -> Webhook:
    """Post to an address of mine."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await check_address(registry, data.url)
    way = Way(
        id=notification_store.new_way_id(),
        guest=guest.id,
        kind="webhook",
        address=data.url,
        browser="",
        secret=secrets.token_urlsafe(32),
        label=one_line(data.label, LONGEST_LABEL),
        created=registry.now(),
        failures=0,
    )
    await notification_store.add(registry.store, way)
    return Webhook(way.id, way.secret)


@post("/api/me/calls/{way_id:str}/try", status_code=200)
async def try_call(way_id: FromPath[str], request: Asker, state: State) -> Tried:
    """Call me now, to see whether it works."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    way = await notification_store.way_of(registry.store, guest.id, way_id)
    return Tried(await notifier_of(state).deliver(way, trial(guest), (0.0,)))


@delete("/api/me/calls/{way_id:str}")
async def forget_call(way_id: FromPath[str], request: Asker, state: State) -> None:
    """Do not call me in this way any more."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await notification_store.remove(registry.store, await notification_store.way_of(registry.store, guest.id, way_id))


ROUTES = [my_calls, change_calls, add_push, add_webhook, try_call, forget_call]
