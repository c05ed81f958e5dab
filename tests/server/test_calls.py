"""Being called when it is my turn: real receivers, sealed messages, and addresses nobody may make us call."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import ssl
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from branchline.server.notify import notification_store, notifier, push, safe_http
from branchline.server.store.models import Way
from branchline.server.store.store import Store
from room import Room, run, serving


class Receiver:
    """Somebody who is called: answers with what it is told to, and remembers what it got."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.answers: list[bytes] = []
        self.port = 0

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.put_nowait((head[0], headers, body))
        writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on a free port."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


class Browser:
    """A browser's side of Web Push."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, Any]:
        public = push.as_text(push.point(self.key.public_key()))
        return {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": public, "auth": push.as_text(self.auth)},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Open a sealed message, by the standard's own steps."""
        salt, length = body[:16], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, sender))
        info = b"WebPush: info\x00" + push.point(self.key.public_key()) + sender
        material = push.derived(shared, self.auth, info, 32)
        key = push.derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = push.derived(material, salt, b"Content-Encoding: nonce\x00", 12)
        message = AESGCM(key).decrypt(nonce, text, None)
        assert message[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(message[:-1])
        return found


def test_a_sealed_message_is_the_one_of_the_standard() -> None:
    """The example in appendix A of RFC 8291."""
    own = int.from_bytes(push.as_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = push.as_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sealed = push.sealed(
        b"When I grow up, I want to be a watermelon",
        browser,
        push.as_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(own, push.CURVE),
        push.as_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.as_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
        "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def jan_is_awaited(room: Room) -> tuple[Any, Any, str]:
    """A table where Ola, who is there, will have moved, so that it is Jan's turn, who is not."""
    ola, jan = await room.guest("Ola"), await room.guest("Jan", "pl")
    id = await ola.open("snowdonia")
    await jan.sit(id)
    return ola, jan, id


def test_a_webhook_is_called_when_the_turn_comes_and_its_owner_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with receiving() as receiver, serving(tmp_path / "t.db", call_after=0.0, inside_calls=True) as room:
            ola, jan, id = await jan_is_awaited(room)
            made = (await jan.post("/api/me/calls/webhook", {"url": receiver.url("/a?b=c"), "label": "chat"})).json()
            async with ola.at(id) as one:
                await one.until("table")
                while one.turn["to_move"] == 0:
                    await one.move()
                async with asyncio.timeout(20):
                    line, headers, body = await receiver.got.get()
            assert line == "POST /a?b=c HTTP/1.1" and headers["content-type"] == "application/json"
            told = json.loads(body)
            assert told["kind"] == "turn" and told["table"] == id and told["title"] == "snowdonia"
            assert told["text"] == told["content"] == "Twoja kolej: Snowdonia."
            signed = hmac.new(made["secret"].encode(), body, hashlib.sha256).hexdigest()
            assert headers["x-branchline-signature"] == f"sha256={signed}"

    run(scenario())


async def due(room: Room) -> list[tuple[str, int]]:
    """What the notifier would see to now."""
    return await notification_store.take_due(room.registry.store, room.registry.now(), 9)


@pytest.mark.usefixtures("by_hand")
def test_nobody_is_called_who_is_there_or_whose_turn_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, id = await jan_is_awaited(room)
            registry = room.registry
            for guest in (ola, jan):
                way = Way(guest.me["name"], guest.me["id"], "webhook", "https://calls.invalid/", "", "", "", 0.0, 0)
                await notification_store.add(registry.store, way)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                assert await due(room) == []  # Ola has just been dealt in, and has time to come
                while one.turn["to_move"] == 0:
                    await one.move()
                later = registry.now() + registry.settings.call_after + 1
                registry.now = lambda: later
                ((called, version),) = await due(room)
                assert called == id and await due(room) == []
                table = registry.tables[id]
                assert registry.absent_mover(table, version) is None  # Jan is there
                subscribers, table.subscribers = table.subscribers, set()
                assert registry.absent_mover(table, version) == jan.me["id"]
                table.subscribers = subscribers
                assert registry.absent_mover(table, version - 1) is None  # that turn is over

    run(scenario())


def test_a_browser_is_called_by_web_push(tmp_path: Path) -> None:
    async def scenario() -> None:
        browser = Browser()
        async with receiving() as receiver, serving(tmp_path / "t.db", inside_calls=True) as room:
            jan = await room.guest("Jan")
            mine = (await jan.get("/api/me/calls")).json()
            assert mine["page"] is True and mine["ways"] == []
            for _ in range(2):  # the same browser twice is one way
                answer = await jan.post("/api/me/calls/push", browser.subscription(receiver.url("/push/1")))
                assert answer.status_code == 201, answer.text
            (way,) = (await jan.get("/api/me/calls")).json()["ways"]
            assert (await jan.post(f"/api/me/calls/{way['id']}/try")).json() == {"ok": True}
            line, headers, body = await receiver.got.get()
            assert line == "POST /push/1 HTTP/1.1" and headers["content-encoding"] == "aes128gcm"
            assert browser.read(body)["kind"] == "trial" and int(headers["ttl"]) > 0
            check_vapid(headers["authorization"], mine["push_key"], f"http://127.0.0.1:{receiver.port}")
            receiver.answers.append(b"HTTP/1.1 410 Gone\r\n\r\n")  # the browser does not want it any more
            assert (await jan.post(f"/api/me/calls/{way['id']}/try")).json() == {"ok": False}
            assert (await jan.get("/api/me/calls")).json()["ways"] == []
            assert (await jan.client.put("/api/me/calls", json={"page": False})).json()["page"] is False

    run(scenario())


def check_vapid(header: str, public: str, audience: str) -> None:
    """The signature of a push, as a push service checks it."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == public
    signed, _, signature = token.rpartition(".")
    raw = push.as_bytes(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.as_bytes(public))
    point.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(push.as_bytes(signed.partition(".")[2]))
    assert claims["aud"] == audience and claims["sub"].startswith("mailto:")


def test_calls_that_fail_are_tried_a_little_and_then_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(notifier, "TRIES", (0.0, 0.0, 0.0))
        async with receiving() as receiver, serving(tmp_path / "t.db", inside_calls=True) as room:
            ola = await room.guest("Ola")
            await ola.post("/api/me/calls/webhook", {"url": receiver.url()})
            door: Any = room.server.config.app
            caller = door.app.state.notifier
            (way,) = await notification_store.ways_of(room.registry.store, ola.me["id"])
            call = notifier.Call("turn", "t", "usa", "x", "x")
            receiver.answers = [b"HTTP/1.1 503 Busy\r\n\r\n", b"HTTP/1.1 429 Later\r\n\r\n"]
            assert await caller.deliver(way, call, (0.0,) * 3)
            assert receiver.got.qsize() == 3
            receiver.answers = [b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n"]  # never followed
            assert not await caller.deliver(way, call, (0.0,) * 3)
            assert receiver.got.qsize() == 4
            for answer in (b"", b"nonsense\r\n", b"HTTP/1.1 \r\n", b"x" * 100_000):
                receiver.answers = [answer]
                assert not await caller.deliver(way, call, (0.0,))
            (way,) = await notification_store.ways_of(room.registry.store, ola.me["id"])
            assert way.failures == 1  # counted from what was known at the time
            way.failures = notification_store.MOST_FAILURES - 1
            receiver.answers = [b"HTTP/1.1 400 No\r\n\r\n"]
            assert not await caller.deliver(way, call, (0.0,))
            assert await notification_store.ways_of(room.registry.store, ola.me["id"]) == []
            called = [door.metrics.calls.labels(outcome)._value.get() for outcome in ("arrived", "failed")]
            assert called == [1, 6]

    run(scenario())


INSIDE = [
    "https://127.0.0.1/", "https://localhost/", "https://10.1.2.3/", "https://192.168.0.1:8443/x", "https://172.16.0.9/",
    "https://169.254.169.254/latest/meta-data", "https://[::1]/", "https://[fe80::1]/", "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://0.0.0.0/",
    "https://100.64.0.1/", "https://224.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://255.255.255.255/",
]  # fmt: skip
NONSENSE = [
    "http://93.184.216.34/", "ftp://example.com/", "file:///etc/passwd", "https://", "https:///x", "//x", "x",
    "https://a b/", "https://user:word@93.184.216.34/", "https://93.184.216.34:0/", "https://93.184.216.34:99999/", "https://ex\u00e4mple/",
    "https://93.184.216.34/\r\nX: y", "https://no-such-host.invalid/",
]  # fmt: skip


@pytest.mark.parametrize("url", INSIDE + NONSENSE)
def test_no_address_leads_inside(url: str) -> None:
    async def scenario() -> None:
        with pytest.raises(safe_http.BadAddress):
            await safe_http.check(url, inside=False)
        with pytest.raises(safe_http.BadAddress):
            await safe_http.post(url, {}, b"", inside=False)

    run(scenario())


def test_a_name_is_resolved_once_and_that_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        asked: list[str] = []
        connected: list[tuple[Any, ...]] = []

        async def lookup(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"  # a name that changes its mind
            return [(2, 1, 6, "", (address, port))]

        async def connect(host: str, port: int, **options: Any) -> Any:
            connected.append((host, port, options["server_hostname"]))
            raise ConnectionRefusedError

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(safe_http.NoAnswer):
            await safe_http.post("https://friend.example/x", {}, b"{}", inside=False)
        assert asked == ["friend.example"] and connected == [("93.184.216.34", 443, "friend.example")]

    run(scenario())


def test_ways_are_refused_politely_and_belong_to_one_guest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            inside = await ola.post("/api/me/calls/webhook", {"url": "https://127.0.0.1/x"})
            assert (inside.status_code, inside.json()["key"]) == (400, "bad-address")
            subscription = Browser().subscription("https://[::1]/push")
            assert (await ola.post("/api/me/calls/push", subscription)).json()["key"] == "bad-address"
            subscription["keys"]["p256dh"] = "AAAA"
            assert (await ola.post("/api/me/calls/push", subscription)).json()["key"] == "bad-request"
            for path in ("/api/me/calls", "/api/me/calls/webhook"):
                assert (await room.client().post(path, json={"url": "https://x"})).status_code in (401, 405)
        async with serving(tmp_path / "tables.db", inside_calls=True) as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            ids = [
                (await ola.post("/api/me/calls/webhook", {"url": f"http://127.0.0.1/{n}"})).json() for n in range(11)
            ]
            assert ids[-1]["key"] == "too-many-calls"
            path = f"/api/me/calls/{ids[0]['id']}"
            assert (await jan.post(f"{path}/try")).json()["key"] == "no-call"
            assert (await jan.client.delete(path)).json()["key"] == "no-call"
            listed = (await ola.get("/api/me/calls")).text
            assert ids[0]["secret"] not in listed and "127.0.0.1" not in listed
            assert (await ola.client.delete(path)).status_code == 204
            assert len((await ola.get("/api/me/calls")).json()["ways"]) == 9

    run(scenario())


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db"):
            store = Store(f"sqlite:///{tmp_path}/tables.db")
            first = await notification_store.push_key(store)
            assert await notification_store.push_key(store) == first
            await store.stop()

    run(scenario())


def test_whom_to_trust_is_read_once_and_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def slow() -> ssl.SSLContext:
        made.append(threading.current_thread().name)
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

    async def scenario() -> None:
        assert await safe_http.trusted() is await safe_http.trusted()
        assert len(made) == 1 and made[0] != threading.main_thread().name

    monkeypatch.setattr(ssl, "create_default_context", slow)
    safe_http.trusted_now.cache_clear()
    try:
        run(scenario())
    finally:
        safe_http.trusted_now.cache_clear()


def test_one_guest_who_never_answers_holds_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All places for calls were once the first comer's, for as long as a call may take."""

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            door: Any = room.server.config.app
            caller: notifier.Notifier = door.app.state.notifier
            waiting, begun = asyncio.Event(), list[str]()

            async def post(way: Way, call: Any) -> int:
                begun.append(way.guest)
                if way.guest == "greedy":
                    await waiting.wait()
                return 200

            monkeypatch.setattr(caller, "post", post)

            def way(guest: str) -> Way:
                return Way(
                    id="w", guest=guest, kind="webhook", address="https://x.example", browser="", secret="s",
                    label="", created=0.0, failures=0,
                )  # fmt: skip

            call = notifier.Call("trial", "", "", "", "")
            many = [asyncio.create_task(caller.deliver(way("greedy"), call, (0.0,))) for _ in range(40)]
            await asyncio.sleep(0)
            async with asyncio.timeout(10):
                assert await caller.deliver(way("modest"), call, (0.0,))
            assert begun.count("greedy") <= 2
            waiting.set()
            assert all(await asyncio.gather(*many))

    run(scenario())
