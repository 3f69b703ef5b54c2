"""Games on many machines, by Ray. Each worker is an actor that is told the contests once, then one number at a time.

Kontor has to be installed on all machines, in the same version.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from kontor.arena.contest import Job
from kontor.arena.errors import refused
from kontor.arena.play import Crashed, Outcome, Play, so_far
from kontor.arena.processes import Contests

LOCAL = "local"
ANSWERS = 20.0
"""Seconds after which an address that does not answer is given up."""


class Worker:
    """What runs in an actor."""

    def __init__(self, play: Play, contests: Contests) -> None:
        self._play = play
        self._contests = contests

    def play(self, job: Job) -> Outcome:
        return Outcome(job, self._play(self._contests[job.part], job.number, lambda actions: None))


def by_ray(play: Play, contests: Contests, todo: Sequence[Job], address: str, workers: int | None) -> Iterator[Outcome]:
    """Side by side, in the order in which they end; with one worker for each core of the cluster if none are asked for.

    `local` starts a Ray on this machine and ends it afterwards; otherwise it is the address of one that runs.
    """
    with redirect_stdout(sys.stderr):  # what Ray has to say belongs there; stdout is for results
        ray = _connected(address, workers)
        try:
            cores = int(ray.cluster_resources().get("CPU", 0))
            if cores < 1:  # its games would wait for ever
                raise refused("arena-ray-cores", address=address)
            yield from _played(ray, play, contests, todo, min(workers or cores, cores))
        finally:
            ray.shutdown()


def _connected(address: str, workers: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")  # a machine with much to do needs longer than usual
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as Ray will do by itself; else it warns
    try:
        import ray
    except ModuleNotFoundError as error:
        raise refused("arena-no-ray", package=error.name or "ray") from error
    _check_reachable(address)
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises just that when it does not come up in time
        raise refused("arena-ray-address", address=address, error=str(error).strip().splitlines()[0]) from error
    return ray


def _check_reachable(address: str) -> None:
    """Refuse an address where nobody answers before Ray tries: it writes a page about that, and takes long."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.hostname is not None and place.port is not None:  # `local` and `auto` are none
            socket.create_connection((place.hostname, place.port), timeout=ANSWERS).close()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)  # without the number that only programs want
        raise refused("arena-ray-address", address=address, error=said) from error


def _played(ray: Any, play: Play, contests: Contests, todo: Sequence[Job], workers: int) -> Iterator[Outcome]:
    remote = ray.remote(num_cpus=1)(Worker)
    told = ray.put(dict(contests))
    waiting = iter(todo)
    busy: dict[Any, tuple[Any, Job]] = {}

    def give(actor: Any, job: Job) -> None:
        busy[actor.play.remote(job)] = actor, job

    for job in islice(waiting, workers):
        give(remote.remote(play, told), job)
    while busy:
        (ready, *_), _ = ray.wait(list(busy), num_returns=1)
        actor, job = busy.pop(ready)
        try:
            outcome = ray.get(ready)
        except ray.exceptions.RayError as error:  # the worker died, or its machine did
            outcome = Outcome(job, _died(contests, job, error))
            actor = remote.remote(play, told)
        following = next(waiting, None)
        if following is not None:
            give(actor, following)
        yield outcome


def _died(contests: Contests, job: Job, error: Exception) -> Crashed:
    """A worker that is gone left nothing behind: the record holds the beginning of the game only."""
    contest = contests[job.part]
    names = [one.name for one in contest.seated(job.number)]
    said = f"{type(error).__name__}: {str(error).strip().splitlines()[0]}"
    return Crashed(job.number, names, said, "", so_far(contest, job.number, []))
