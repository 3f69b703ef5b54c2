"""Runs a whole match. Plays the missing games and builds the report."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kontor.arena.contest import MATCH, MIRROR, Contest, Job, jobs
from kontor.arena.ledger import Ledger
from kontor.arena.on_ray import by_ray
from kontor.arena.play import Crashed, Outcome, Play, play
from kontor.arena.played import GameSummary
from kontor.arena.processes import Contests, alone, by_processes
from kontor.arena.report import Crash, Report
from kontor.arena.summary import Summary


@dataclass(frozen=True)
class Means:
    """The backend that plays the games: this machine's cores, or Ray."""

    workers: int | None = 1
    ray: str | None = None

    def play(self, how: Play, contests: Contests, todo: list[Job]) -> Iterator[Outcome]:
        if self.ray is not None:
            return by_ray(how, contests, todo, self.ray, self.workers)
        if self.workers is not None and self.workers > 1 and len(todo) > 1:
            return by_processes(how, contests, todo, self.workers)
        return alone(how, contests, todo)


@dataclass
class MatchRun:
    """A match in progress. Finished games are kept even if the match is interrupted."""

    contest: Contest
    games: int
    mirror: int = 0
    """Number of control games."""
    done: dict[Job, GameSummary] = field(default_factory=dict)
    crashes: list[Crash] = field(default_factory=list)

    def todo(self) -> list[Job]:
        return [job for job in self._jobs() if job not in self.done]

    def _jobs(self) -> list[Job]:
        control = jobs(self.contest.mirror(), self.mirror) if self.mirror else []
        return [*jobs(self.contest, self.games), *control]

    def remember(self, ledger: Ledger | None) -> None:
        """Load the finished games of an earlier run."""
        wanted = set(self._jobs())
        self.done.update({job: game for job, game in (ledger.done if ledger else {}).items() if job in wanted})

    def run(
        self, means: Means, ledger: Ledger | None, keep: Callable[[Job, Crashed], Path], how: Play = play
    ) -> Generator[Outcome]:
        """Play the missing games. `keep` stores the record of a crashed game and returns its path."""
        contests = {MATCH: self.contest, MIRROR: self.contest.mirror()}
        for outcome in means.play(how, contests, self.todo()):
            if isinstance(outcome.game, Crashed):
                file = keep(outcome.job, outcome.game)
                self.crashes.append(Crash(outcome.job, outcome.game.error, str(file)))
            else:
                self.done[outcome.job] = outcome.game
                if ledger is not None:
                    ledger.add(outcome.job, outcome.game)
            yield outcome

    def report(self) -> Report | None:
        """Return a report on the games finished so far, or None if there are none."""
        played = self._played(MATCH)
        if not played:
            return None
        mirror = self._played(MIRROR)
        control = Summary(mirror) if mirror else None
        return Report(self.contest, self.games, Summary(played), control, sorted(self.crashes))

    def _played(self, part: str) -> list[GameSummary]:
        return [game for job, game in sorted(self.done.items()) if job.part == part]
