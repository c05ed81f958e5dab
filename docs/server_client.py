"""A client of the table server that plays a whole game against a bot: `python server_client.py http://127.0.0.1:8018`."""

import asyncio
import json
import random
import sys
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import connect


def put(view: Any, changes: list[Any]) -> Any:
    """Make changes of a `moved` message in the view one has."""
    for path, value in changes:
        place = view
        for step in path[:-1]:
            place = place[step]
        if not path:
            view = value
        elif isinstance(path[-1], list):
            for key in path[-1]:
                del place[key]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(value)
        else:
            place[path[-1]] = value
    return view


async def play(server: str, title: str = "snowdonia", bot: str = "random") -> dict[str, Any]:
    """Open a table, play any legal move until the game is over, and return its outcome."""
    with httpx.Client(base_url=server) as http:
        me = http.post("/api/me", json={"name": "Example", "program": True}).raise_for_status().json()
        http.headers["authorization"] = f"Bearer {me['token']}"
        table = http.post("/api/tables", json={"title": title, "seats": ["me", bot]}).raise_for_status().json()["id"]
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(url, additional_headers={"authorization": f"Bearer {me['token']}"}) as socket:
            view: Any = None
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "table":
                    view = message["view"]
                    if message["outcome"]:
                        return dict(message["outcome"])
                elif message["type"] == "moved":
                    for event in message["move"]["events"]:
                        view = put(view, event.get("changes", []))
                    view = put(view, message["changes"])
                if message["type"] in ("table", "moved") and message["turn"]["legal"]:
                    move = random.choice(message["turn"]["legal"])["text"]
                    tried = {"type": "move", "move": move, "version": message["version"], "key": str(uuid.uuid4())}
                    await socket.send(json.dumps(tried))
    raise ConnectionError("the server went away; connect again and go on")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
