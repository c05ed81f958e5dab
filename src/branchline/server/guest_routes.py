"""Routes about oneself: name, tokens, other devices."""

from __future__ import annotations

import hmac

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from branchline.server import identity
from branchline.server.api import GuestChange, Me, NewGuest, NewToken, Token
from branchline.server.asking import COOKIE, known_guest, the_house, token_of
from branchline.server.house import House
from branchline.server.identity import TokenTold
from branchline.server.refusing import Refused
from branchline.server.rows import GuestRow

YEAR = 365 * 24 * 3600
Asker = Request[None, None, State]


def cookie(house: House, token: str, age: int = YEAR) -> Cookie:
    """A cookie that scripts cannot read and other sites' forms do not send."""
    secure = house.settings.secure_cookies
    return Cookie(COOKIE, value=token, max_age=age, httponly=True, samesite="lax", secure=secure)


def told(guest: GuestRow, token: str = "") -> Me:
    """A guest as they see themselves."""
    return Me(guest.id, guest.name, guest.language, token)


@get("/api/me")
async def me(request: Asker, state: State) -> Me:
    """Who I am."""
    return told(await known_guest(request, the_house(state)))


@post("/api/me")
async def become(data: JSONBody[NewGuest], state: State) -> Response[Me]:
    """Become a guest: a browser gets a cookie, a program its token."""
    house = the_house(state)
    if not hmac.compare_digest(data.access_code.encode(), house.settings.access_code.encode()):
        raise Refused("access-code")
    guest, token = await identity.new_guest(house.store, data.name, data.language, house.now())
    if data.program:
        return Response(told(guest, token))
    return Response(told(guest), cookies=[cookie(house, token)])


@put("/api/me")
async def rename(data: JSONBody[GuestChange], request: Asker, state: State) -> Me:
    """Change my name or language."""
    house = the_house(state)
    guest = await known_guest(request, house)
    return told(await identity.change_guest(house.store, guest, data.name, data.language))


@post("/api/me/leave", status_code=204)
async def leave(request: Asker, state: State) -> Response[None]:
    """Make the token of this browser worthless, and forget it."""
    house = the_house(state)
    guest = await known_guest(request, house)
    await identity.revoke(house.store, guest.id, token_of(request).partition(".")[0])
    return Response(None, cookies=[cookie(house, "", 0)], status_code=204)


@get("/api/me/tokens")
async def my_tokens(request: Asker, state: State) -> list[TokenTold]:
    """My tokens: browsers, programs, links for other devices."""
    house = the_house(state)
    return await identity.tokens_of(house.store, (await known_guest(request, house)).id)


@post("/api/me/tokens")
async def new_token(data: JSONBody[NewToken], request: Asker, state: State) -> Token:
    """A token for a program that plays for me."""
    house = the_house(state)
    guest = await known_guest(request, house)
    return Token(await identity.new_token(house.store, guest.id, "bot", data.label, house.now()))


@delete("/api/me/tokens/{token_id:str}")
async def revoke(token_id: FromPath[str], request: Asker, state: State) -> None:
    """Make a token worthless."""
    house = the_house(state)
    await identity.revoke(house.store, (await known_guest(request, house)).id, token_id)


@post("/api/me/device")
async def move_out(request: Asker, state: State) -> Token:
    """A token that makes another device mine: it works once, within ten minutes."""
    house = the_house(state)
    guest = await known_guest(request, house)
    return Token(await identity.new_token(house.store, guest.id, "move", "", house.now()))


@post("/api/me/arrive")
async def move_in(data: JSONBody[Token], state: State) -> Response[Me]:
    """Be on this device who I am on another."""
    house = the_house(state)
    guest, token = await identity.move_in(house.store, data.token, house.now())
    return Response(told(guest), cookies=[cookie(house, token)])


ROUTES = [me, become, rename, leave, my_tokens, new_token, revoke, move_out, move_in]
