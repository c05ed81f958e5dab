"""How much one client may ask: buckets that fill with time and empty with use."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Literal
from weakref import WeakValueDictionary

from branchline.server.bots.fair_queue import Errand
from branchline.server.settings import Limits
from branchline.tables import Refused

MOST_CLIENTS = 20_000
"""Clients remembered; the longest silent ones are forgotten first, whose buckets are full by then."""

WITH_PORT = re.compile(r"\[(.+)\](?::\d+)?|([\d.]+):\d+")


class Bucket:
    """An allowance of so much a second that can be saved up to a limit.

    >>> bucket = Bucket(rate=1, most=2, now=0)
    >>> [bucket.take(1, now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.filled = now

    def has(self, amount: float, now: float) -> bool:
        """Whether there is so much in it."""
        self.level = min(self.most, self.level + self.rate * max(0.0, now - self.filled))
        self.filled = now
        return self.level >= amount

    def take(self, amount: float, now: float) -> bool:
        """Take so much out; false, and nothing taken, if there is not enough."""
        if not self.has(amount, now):
            return False
        self.level -= amount
        return True

    def owe(self, amount: float) -> None:
        """Take so much out afterwards, even if that is more than there is."""
        self.level -= amount


class Buckets:
    """A bucket for every client."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float, now: float) -> bool:
        """Take from a client's bucket."""
        return self.of(client, now).take(amount, now)

    def of(self, client: str, now: float) -> Bucket:
        """A client's bucket."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.rate, self.most, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket


Kind = Literal["request", "message", "errand"]
ADDRESS = 4.0
"""How much more than a guest an address may ask: people share them."""
HOUR = 3600.0
WRONG_CODE = 10.0
"""What a wrong access code costs, in new guests: nobody finds one by trying."""
SAVED_THINKING = 600.0
"""For how many seconds a client may save up what bots think for it."""


class Budgets:
    """What everybody may still ask, by address and by guest."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests, limits.requests * limits.burst)
        self._at_once = limits.at_once
        self._places: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()
        self.newcomers = Buckets(limits.newcomers / HOUR, limits.newcomers)
        self._effort = [Buckets(limits.effort * n, limits.effort * n * limits.burst) for n in (ADDRESS, 1.0)]
        self._thinking = [Buckets(limits.thinking * n, limits.thinking * n * SAVED_THINKING) for n in (ADDRESS, 1.0)]

    def place(self, kind: Kind, address: str) -> asyncio.Semaphore:
        """A place among what is done for an address at a time; the rest waits, and nobody else for it."""
        found = self._places.get((kind, address))
        if found is None:
            found = self._places[kind, address] = asyncio.Semaphore(self._at_once)
        return found

    def is_greedy(self, address: str) -> bool:
        """Whether an address has asked so much that the next request would be refused."""
        now = time.monotonic()
        return not (self.requests.of(address, now).has(1.0, now) and self._effort[0].of(address, now).has(0.0, now))

    def effort(self, address: str, guest: str | None, amount: float) -> bool:
        """Take work off both budgets; false if one of them is used up."""
        now = time.monotonic()
        return all(each.take(amount, now) for each in mine(self._effort, address, guest, now))

    def owe(self, address: str, guest: str | None, amount: float) -> None:
        """Charge work that turned out to be more than was paid for."""
        if amount > 0:
            for each in mine(self._effort, address, guest, time.monotonic()):
                each.owe(amount)

    def errand(self, address: str, guest: str | None) -> Errand:
        """Something for bots' processes to do, charged by the time it takes; refused if a budget is used up."""
        now = time.monotonic()
        both = mine(self._thinking, address, guest, now)
        if not all(each.take(0.0, now) for each in both):
            raise Refused("too-fast")

        def charge(seconds: float) -> None:
            for each in both:
                each.owe(seconds)

        return Errand(address, spent=charge)


def mine(both: list[Buckets], address: str, guest: str | None, now: float) -> list[Bucket]:
    """The bucket of a guest, if they are known, then that of their address: one guest too many costs others nothing."""
    by_address, by_guest = both
    return ([by_guest.of(guest, now)] if guest is not None else []) + [by_address.of(address, now)]


def network_of(address: str) -> str:
    """Whom an address belongs to: one who has an IPv6 address has 2⁶⁴ of them. Some proxies add a port.

    >>> [network_of(each) for each in ("93.184.216.34", "::ffff:93.184.216.34", "2001:db8::1", "local")]
    ['93.184.216.34', '93.184.216.34', '2001:db8::/64', 'local']
    >>> [network_of(each) for each in ("93.184.216.34:5678", "[2001:db8::1]:5678", "[2001:db8::1]")]
    ['93.184.216.34', '2001:db8::/64', '2001:db8::/64']
    """
    with_port = WITH_PORT.fullmatch(address)
    host = with_port[1] or with_port[2] if with_port is not None else address
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
