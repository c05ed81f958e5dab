"""Routes about oneself: name, tokens, other devices."""

from __future__ import annotations

import asyncio
import hmac
import time

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from branchline.server.http.auth import COOKIE, known_guest, registry_of, token_of
from branchline.server.http.bodies import GuestChange, Me, NewGuest, NewToken, Token
from branchline.server.http.rate_limit import WRONG_CODE
from branchline.server.logs import client
from branchline.server.store import guests, operators
from branchline.server.store.guests import TokenTold
from branchline.server.store.models import GuestRow
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

YEAR = 365 * 24 * 3600
Asker = Request[None, None, State]


def cookie(registry: TableRegistry, token: str, age: int = YEAR) -> Cookie:
    """A cookie that scripts cannot read and other sites' forms do not send."""
    secure = registry.settings.secure_cookies
    return Cookie(COOKIE, value=token, max_age=age, httponly=True, samesite="lax", secure=secure)


def told(guest: GuestRow, token: str = "") -> Me:
    """A guest as they see themselves."""
    return Me(guest.id, guest.name, guest.language, token)


@get("/api/me")
async def me(request: Asker, state: State) -> Me:
    """Who I am."""
    return told(await known_guest(request, registry_of(state)))


@post("/api/me")
async def become(data: JSONBody[NewGuest], state: State) -> Response[Me]:
    """Become a guest: a browser gets a cookie, a program its token."""
    registry = registry_of(state)
    newcomers = state.budgets.newcomers.of(client(), now := time.monotonic())
    if not newcomers.take(1.0, now):
        raise Refused("too-fast")
    if not hmac.compare_digest(data.access_code.encode(), registry.settings.access_code.encode()):
        newcomers.owe(WRONG_CODE - 1.0)
        raise Refused("access-code")
    guest, token = await guests.new_guest(registry.store, data.name, data.language, registry.now())
    if data.program:
        return Response(told(guest, token))
    return Response(told(guest), cookies=[cookie(registry, token)])


@put("/api/me")
async def rename(data: JSONBody[GuestChange], request: Asker, state: State) -> Me:
    """Change my name or language."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    return told(await guests.change_guest(registry.store, guest, data.name, data.language))


@post("/api/me/leave", status_code=204)
async def leave(request: Asker, state: State) -> Response[None]:
    """Revoke this browser's token and clear its cookie."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await guests.revoke(registry.store, guest.id, token_of(request).partition(".")[0])
    return Response(None, cookies=[cookie(registry, "", 0)], status_code=204)


@delete("/api/me", status_code=204)
async def forget(request: Asker, state: State) -> Response[None]:
    """Delete me with everything personal: name, tokens, calls, what I said. Bots play on in my seats."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    at = await operators.delete_guest(registry.store, guest.id, registry.now())
    telling = [registry.background(asyncio.create_task(registry.hear_notice(id))) for id in at]
    await asyncio.gather(*telling, return_exceptions=True)  # they are gone, whether or not others can be told
    return Response(None, cookies=[cookie(registry, "", 0)], status_code=204)


@get("/api/me/tokens")
async def my_tokens(request: Asker, state: State) -> list[TokenTold]:
    """My tokens: browsers, programs, links for other devices."""
    registry = registry_of(state)
    return await guests.tokens_of(registry.store, (await known_guest(request, registry)).id)


@post("/api/me/tokens")
async def new_token(data: JSONBody[NewToken], request: Asker, state: State) -> Token:
    """A token for a program that plays for me."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    return Token(await guests.new_token(registry.store, guest.id, "bot", data.label, registry.now()))


@delete("/api/me/tokens/{token_id:str}")
async def revoke(token_id: FromPath[str], request: Asker, state: State) -> None:
    """Revoke a token."""
    registry = registry_of(state)
    await guests.revoke(registry.store, (await known_guest(request, registry)).id, token_id)


@post("/api/me/device")
async def move_out(request: Asker, state: State) -> Token:
    """A token that makes another device mine: it works once, within ten minutes."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    return Token(await guests.new_token(registry.store, guest.id, "move", "", registry.now()))


@post("/api/me/arrive")
async def move_in(data: JSONBody[Token], state: State) -> Response[Me]:
    """Be on this device who I am on another."""
    registry = registry_of(state)
    guest, token = await guests.move_in(registry.store, data.token, registry.now())
    return Response(told(guest), cookies=[cookie(registry, token)])


ROUTES = [me, become, rename, leave, forget, my_tokens, new_token, revoke, move_out, move_in]
