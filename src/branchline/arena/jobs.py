"""Who plays the games: this process, several processes, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from branchline.core.errors import BadOption

T = TypeVar("T")


class Crew(Protocol):
    """Hands that do work: `submit` a function and get its answer as a future."""

    hands: int

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Have work done."""

    def close(self) -> None:
        """Go home; work under way is dropped."""


class Alone:
    """Work in this process, done when it is asked for."""

    hands = 1

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Do it now."""
        future: Future[T] = Future()
        future.set_result(work(*args))
        return future

    def close(self) -> None:
        """Nobody has to go."""


class Processes:
    """Work in processes of this machine; they start from nothing and leave Ctrl-C to this one."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.strangers = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(hands, context, initializer=leave_interrupts_alone)

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Have it done by the next free process."""
        with interrupts_held():
            return self.pool.submit(work, *args)

    def close(self) -> None:
        """End the processes at once."""
        for process in set(multiprocessing.active_children()) - self.strangers:
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


class RayCluster:
    """Work on a Ray cluster: one that runs at an address, or `local` for one just for this."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise BadOption("Ray is not installed; it comes with: pip install 'branchline[ray]'") from None
        self.ray = ray
        try:
            ray.init(None if address == "local" else address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadOption(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(work_with_path)

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Have it done somewhere in the cluster."""
        future: Future[T] = self.remote.remote(sys.path, work, *args).future()
        return future

    def close(self) -> None:
        """Leave the cluster; a cluster that was there before goes on."""
        self.ray.shutdown()


def work_with_path(path: list[str], work: Callable[..., T], *args: Any) -> T:
    """Do work where the modules of the one who asks can be found, if this machine has them."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return work(*args)


def make_crew(jobs: int | None = None, ray: str = "") -> Crew:
    """A crew of so many processes (by default one for every core), or the cluster at a Ray address."""
    if ray:
        return RayCluster(ray)
    hands = jobs or os.cpu_count() or 1
    return Alone() if hands == 1 else Processes(hands)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C while processes are started comes afterwards, and those processes never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_alone() -> None:
    """Ctrl-C is the main process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
