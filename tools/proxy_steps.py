"""The proxy of compose.yaml for once really run: two servers on one PostgreSQL behind nginx, at a port of their own.

    python tools/proxy_steps.py

Looked at: requests and WebSockets through the proxy, an origin with a port, all who are at a table at the same server,
measures kept to oneself, and games that go on when one of the servers is killed.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import connect

from ports import free_port
from servers import Server, migrated

CONF = Path(__file__).parents[1] / "deploy" / "nginx-compose.conf"


def settings(folder: Path, port: int, servers: list[Server]) -> Path:
    """The settings of an nginx without rights, around the file that compose.yaml uses."""
    site = CONF.read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, 1):
        site = site.replace(f"tables-{number}:8018", f"127.0.0.1:{server.port}")
    (folder / "site.conf").write_text(site, encoding="utf-8")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors warn; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    return main


async def told_until(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind:
            return message


async def connections(servers: list[Server]) -> list[int]:
    """How many WebSockets each server has."""
    async with httpx.AsyncClient() as client:
        texts = [(await client.get(f"{server.url}/metrics")).text for server in servers]
    return [int(float(text.partition("\nbranchline_connections ")[2].split()[0])) for text in texts]


async def look(port: int, servers: list[Server]) -> None:
    """What a client sees through the proxy."""
    origin = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=origin, timeout=30, headers={"origin": origin}) as client:
        assert (await client.get("/api/health/ready")).status_code == 200
        assert (await client.get("/metrics")).status_code == 403
        me = (await client.post("/api/me", json={"name": "Ola", "program": True})).raise_for_status().json()
        headers = {"authorization": f"Bearer {me['token']}"}
        refused = await client.post("/api/me", json={"name": "Ola"}, headers={"origin": "http://127.0.0.1:1"})
        assert refused.status_code == 403, "another port is another origin"
        opened = []
        for _ in range(6):
            body = {"title": "snowdonia", "seats": ["me", "me"], "options": {"first_player": 0}}
            answer = await client.post("/api/tables", json=body, headers=headers)
            opened.append(answer.raise_for_status().json()["id"])
        homes = set()
        for table in opened:
            before = await connections(servers)
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            sockets = [await connect(url, additional_headers=headers, origin=Origin(origin)) for _ in range(3)]
            told, *_ = [await told_until(socket, "table") for socket in sockets]
            move = {"type": "move", "move": told["turn"]["legal"][0]["text"], "version": 0, "key": "through-a-proxy"}
            await sockets[0].send(json.dumps(move))
            assert (await told_until(sockets[0], "ack"))["version"] == 1
            assert (await told_until(sockets[2], "moved"))["version"] == 1
            more = [now - then for now, then in zip(await connections(servers), before, strict=True)]
            assert sorted(more) == [0, 3], f"one table, several servers: {more}"
            homes.add(more.index(3))
            for socket in sockets:
                await socket.close()
        assert homes == {0, 1}, "every table went to the same server"
        servers[0].process.kill()
        servers[0].process.wait()
        for table in opened:
            assert (await client.get(f"/api/tables/{table}", headers=headers)).json()["version"] == 1
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", additional_headers=headers) as socket:
                assert (await told_until(socket, "table"))["version"] == 1


def main() -> None:
    """Start everything, look, stop everything."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(nginx).exists():
        raise SystemExit("there is no nginx here")
    with tempfile.TemporaryDirectory() as name, migrated("postgresql") as url:
        folder, port = Path(name), free_port()
        folder.chmod(0o755)
        servers = [Server(url, (), behind_proxy=True) for _ in range(2)]
        try:
            for server in servers:
                server.wait_until_ready()
            main_file = settings(folder, port, servers)
            subprocess.run([nginx, "-t", "-c", main_file], check=True)
            proxy = subprocess.Popen([nginx, "-c", main_file])
            try:
                asyncio.run(when_open(port))
                asyncio.run(look(port, servers))
            finally:
                proxy.terminate()
                proxy.wait()
        finally:
            for server in servers:
                server.stop()
    print("the proxy keeps tables together, and goes on without one of its servers")


async def when_open(port: int) -> None:
    """Wait for the proxy."""
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise SystemExit("the proxy does not start")


if __name__ == "__main__":
    main()
