"""Posting to addresses that guests gave us: never to the inside of the operator's network.

A name is resolved once, every address it has must be public, and the connection goes to the address that
was checked, so that the name cannot point elsewhere a moment later. Redirects are not followed, little is
read of the answer, and nothing takes long.
"""

from __future__ import annotations

import asyncio
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import IPPROTO_TCP
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0
"""Seconds for the whole request."""
LONGEST_LINE = 8_192
LONGEST_ADDRESS = 1_000

Address = IPv4Address | IPv6Address


class BadAddress(Exception):
    """An address we do not post to."""


class NoAnswer(Exception):
    """No answer, or one that is not HTTP."""


def embedded(address: Address) -> Address:
    """The IPv4 address inside an IPv6 one, if it stands for one; else the address itself."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address.sixtofour is not None:
            return address.sixtofour
        if address.packed[:12] == bytes.fromhex("0064ff9b") + bytes(8):  # translated by a gateway
            return IPv4Address(address.packed[12:])
    return address


def is_public(text: str) -> bool:
    """Whether an address is one of the open internet.

    >>> [is_public(each) for each in ("93.184.216.34", "127.0.0.1", "10.0.0.7", "169.254.169.254", "::ffff:10.0.0.7")]
    [True, False, False, False, False]
    """
    address = embedded(ip_address(text.partition("%")[0]))
    return address.is_global and not address.is_multicast and not address.is_reserved


def parsed(url: str, inside: bool) -> SplitResult:
    """An address taken apart; raises BadAddress if it is none for us. `inside`: plain and private ones are allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress(url) from None
    usual = len(url) <= LONGEST_ADDRESS and url.isascii() and url.isprintable() and " " not in url
    schemes = ("https", "http") if inside else ("https",)
    if not usual or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc or port == 0:
        raise BadAddress(url)
    return parts


def port_of(parts: SplitResult) -> int:
    """The port of an address."""
    return parts.port or (443 if parts.scheme == "https" else 80)


async def checked_host(parts: SplitResult, inside: bool) -> str:
    """The numeric address to connect to; raises BadAddress if the name leads inside, or nowhere."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port_of(parts), proto=IPPROTO_TCP)
    except (OSError, UnicodeError):
        raise BadAddress(parts.hostname or "") from None
    hosts = [str(each[4][0]) for each in found]
    if not hosts or not (inside or all(is_public(host) for host in hosts)):
        raise BadAddress(parts.hostname or "")
    return hosts[0]


async def check(url: str, inside: bool) -> None:
    """Raises BadAddress unless we would post there now."""
    await checked_host(parsed(url, inside), inside)


async def post(url: str, headers: dict[str, str], body: bytes, inside: bool) -> int:
    """Post, and return the status of the answer; raises BadAddress or NoAnswer."""
    parts = parsed(url, inside)
    try:
        async with asyncio.timeout(PATIENCE):
            host = await checked_host(parts, inside)
            return await exchange(parts, host, request(parts, headers, body))
    except (OSError, EOFError, asyncio.LimitOverrunError) as error:  # a timeout is an OSError too
        raise NoAnswer(type(error).__name__) from None


def request(parts: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    """The bytes of a request."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fields = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode() + body


@cache
def trusted_now() -> ssl.SSLContext:
    """Whom to trust. Reading all certificates takes some 40 ms: done once."""
    return ssl.create_default_context()


async def trusted() -> ssl.SSLContext:
    """Whom to trust, read beside the event loop."""
    return await asyncio.to_thread(trusted_now)


async def exchange(parts: SplitResult, host: str, sent: bytes) -> int:
    """Send to this very host under the name it goes by; the status it answers with."""
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        host,
        port_of(parts),
        ssl=await trusted() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=LONGEST_LINE,
    )
    try:
        writer.write(sent)
        await writer.drain()
        version, _, rest = (await reader.readuntil(b"\r\n")).partition(b" ")
    finally:
        writer.close()
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise NoAnswer("no HTTP")
    return int(rest[:3])
