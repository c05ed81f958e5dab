"""The steps of the Dockerfile in a clean folder, for machines without a container engine, and a look at what they made.

    python tools/container_steps.py

What follows `COPY . .` is run on the files of the last commit; then the server starts as the image would, must be
ready, and must have its boards.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
PORT = 18_018
PATIENCE = 60.0


def steps(dockerfile: str) -> list[str]:
    """The commands of the first stage after the sources are there."""
    stage = dockerfile.split("COPY . .")[1].split("FROM ")[0]
    return re.findall(r"^RUN (.+)$", stage, re.MULTILINE)


def run(command: str, folder: Path) -> None:
    """Run a step with little of this machine's environment."""
    print(f"$ {command}", flush=True)
    kept = ("PATH", "HOME", "LANG", "PIP_INDEX_URL", "PIP_CONFIG_FILE", "NPM_CONFIG_REGISTRY", "TMPDIR")
    clean = {name: os.environ[name] for name in kept if name in os.environ}
    subprocess.run(shlex.split(command), cwd=folder, env=clean, check=True)


def answer(path: str) -> str:
    """What the server answers, once it does."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=5) as found:
                text: str = found.read().decode()
                return text
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def main() -> None:
    """Run the steps, then the server."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "branchline"
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(folder)], check=True)
        for step in steps((ROOT / "Dockerfile").read_text(encoding="utf-8")):
            run(step, folder)
        command = [".venv/bin/branchline", "serve", "--port", str(PORT), "--database", f"sqlite:///{made}/tables.db"]
        server = subprocess.Popen(command, cwd=folder)
        try:
            assert '"ok":true' in answer("/api/health/ready")
            assert "/assets/" in answer("/"), "there are no boards"
        finally:
            server.terminate()
            server.wait()
    print("The image's steps work: the server is ready, and has its boards.")


if __name__ == "__main__":
    main()
