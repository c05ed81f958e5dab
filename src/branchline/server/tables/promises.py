"""What a table promises before anybody sits down: its id, and a commitment to the secret behind its shuffle.

The secret follows from the id and a key of this server, so that a promise need not be kept anywhere, any process
can keep it, and an id that is used once cannot be used again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from branchline.server.store.keys import lasting_key
from branchline.server.tables.table_registry import TableRegistry


async def secret_of(registry: TableRegistry, id: str) -> bytes:
    """The secret behind all chance at a table."""
    if registry.shuffle_key is None:
        registry.shuffle_key = await lasting_key(registry.store, "shuffle", secrets.token_bytes(32))
    return hmac.new(registry.shuffle_key, f"table {id}".encode(), hashlib.sha256).digest()
