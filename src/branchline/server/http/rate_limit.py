"""How much one client may ask: buckets that fill with time and empty with use."""

from __future__ import annotations

from collections import OrderedDict

MOST_CLIENTS = 20_000
"""Clients remembered; the longest silent ones are forgotten first, whose buckets are full by then."""


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

    def take(self, amount: float, now: float) -> bool:
        """Take so much out; false, and nothing taken, if there is not enough."""
        self.level = min(self.most, self.level + self.rate * max(0.0, now - self.filled))
        self.filled = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """A bucket for every client."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float, now: float) -> bool:
        """Take from a client's bucket."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.rate, self.most, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(amount, now)
