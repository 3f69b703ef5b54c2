"""Plays games on many machines with Ray. Each worker is an actor that receives the contests once, then one game at a
time.

All machines must have the same version of Kontor.
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
"""Timeout in seconds for connecting to an address."""


class Worker:
    """The class of Ray actors that play games."""

    def __init__(self, play: Play, contests: Contests) -> None:
        self._play = play
        self._contests = contests

    def play(self, job: Job) -> Outcome:
        return Outcome(job, self._play(self._contests[job.part], job.number, lambda actions: None))


def by_ray(play: Play, contests: Contests, todo: Sequence[Job], address: str, workers: int | None) -> Iterator[Outcome]:
    """Play in parallel, yielding outcomes as games finish. By default, there is one worker per core of the cluster.

    If the address is `local`, Ray is started on this machine and stopped afterwards. Any other address must be that of
    a running cluster.
    """
    with redirect_stdout(sys.stderr):  # Ray's messages go to stderr, because stdout is for results
        ray = _connected(address, workers)
        try:
            cores = int(ray.cluster_resources().get("CPU", 0))
            if cores < 1:  # otherwise, the games would wait forever
                raise refused("arena-ray-cores", address=address)
            yield from _played(ray, play, contests, todo, min(workers or cores, cores))
        finally:
            ray.shutdown()


def _connected(address: str, workers: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # disable usage statistics
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")  # a busy machine needs longer than the default
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # avoids a warning and will become Ray's default
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
    except Exception as error:  # Ray raises a plain Exception on a startup timeout
        raise refused("arena-ray-address", address=address, error=str(error).strip().splitlines()[0]) from error
    return ray


def _check_reachable(address: str) -> None:
    """Reject an unreachable address immediately. Ray itself would take a long time and print a page of messages."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.hostname is not None and place.port is not None:  # `local` and `auto` have no host
            socket.create_connection((place.hostname, place.port), timeout=ANSWERS).close()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)  # omit the error number
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
        except ray.exceptions.RayError as error:  # the worker or its machine died
            outcome = Outcome(job, _died(contests, job, error))
            actor = remote.remote(play, told)
        following = next(waiting, None)
        if following is not None:
            give(actor, following)
        yield outcome


def _died(contests: Contests, job: Job, error: Exception) -> Crashed:
    """Return a crash report for a dead worker. Its record contains only the setup, because the actions are lost."""
    contest = contests[job.part]
    names = [one.name for one in contest.seated(job.number)]
    said = f"{type(error).__name__}: {str(error).strip().splitlines()[0]}"
    return Crashed(job.number, names, said, "", so_far(contest, job.number, []))
