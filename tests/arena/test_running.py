"""Running games in one process, in several processes, or on Ray gives the same games.

A failed game does not stop the others.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kontor.arena.contest import MATCH, MIRROR, Contest, Job, jobs
from kontor.arena.errors import ArenaError
from kontor.arena.match import MatchRun, Means
from kontor.arena.on_ray import by_ray
from kontor.arena.play import Crashed, Outcome, play
from kontor.arena.played import GameSummary
from kontor.arena.processes import Team, alone, by_processes
from kontor.core import NOBODY, Position, parse, position_at
from kontor.registry import game
from tests.arena.fakes import DIES, RAISES, contest, quick, troubled
from tests.kit import refusing

GAMES = 8


def keep(job: Job, crashed: Crashed) -> Path:
    return Path(f"{job.part}-{job.number}")


def by_number(outcomes: Iterator[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.job)


def silent(_: Sequence[int]) -> None:
    pass


def test_a_game_depends_only_on_seed_and_number() -> None:
    match = contest("apprentice,apprentice")
    first, again = play(match, 4, silent), play(match, 4, silent)
    assert isinstance(first, GameSummary) and first == again
    others = [play(match, 5, silent), play(contest("apprentice,apprentice", seed=2), 4, silent)]
    mirrored = play(match.mirror(), 4, silent)
    for other in [*others, mirrored]:
        assert isinstance(other, GameSummary) and other.result != first.result


def test_a_game_reports_sources_of_points_and_actions() -> None:
    match = contest("apprentice,apprentice,apprentice")
    kept = Contest(match.setup, match.line_up, match.seed, keep=True)
    found = play(kept, 0, silent)
    assert isinstance(found, GameSummary)
    record = parse(found.record)
    end = position_at(record, game("hansa"))
    assert end.actor == NOBODY and record.seats == found.names == ["apprentice"] * 3
    assert found.sources == end.scores() and found.result == end.result()
    assert found.actions == len(record.actions)
    places = sum(1 for text in record.actions if text.startswith("place "))
    assert sum(kinds["place"] for kinds in found.kinds) == places > 0
    assert all("draw" not in kinds for kinds in found.kinds)  # chance belongs to no seat


def test_bots_have_their_own_random_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = contest("apprentice,apprentice")
    drawn = {who: match.bits(0, who).getrandbits(64) for who in (-1, 0, 1)}
    assert len(set(drawn.values())) == 3
    assert match.bits(0, 1).getrandbits(64) == drawn[1]


def test_two_processes_play_the_same_games() -> None:
    match = contest()
    todo = [*jobs(match, GAMES), *jobs(match.mirror(), 4)]
    contests = {MATCH: match, MIRROR: match.mirror()}
    assert by_number(by_processes(quick, contests, todo, 2)) == list(alone(quick, contests, todo))


def test_a_game_that_crashes_stops_no_other() -> None:
    found = {
        outcome.job.number: outcome.game
        for outcome in by_processes(troubled, {MATCH: contest()}, jobs(contest(), GAMES), 2)
    }
    assert sorted(found) == list(range(GAMES))
    crashed = {number: one for number, one in found.items() if isinstance(one, Crashed)}
    assert sorted(crashed) == [RAISES, DIES]
    assert "exit status 7" in crashed[DIES].error
    for one in crashed.values():
        position_at(parse(one.record), game("hansa"))
    assert len(parse(crashed[DIES].record).actions) == 1  # its log up to the crash


def test_a_worker_that_died_after_its_last_game_is_replaced(tmp_path: Path) -> None:
    team = Team(quick, {MATCH: contest()}, tmp_path)
    try:
        worker = team.hire()
        worker.process.kill()
        worker.process.join()
        team.give(worker, Job(MATCH, 2))
        ((_, outcome),) = team.done()
        assert outcome == Outcome(Job(MATCH, 2), quick(contest(), 2, silent))
    finally:
        team.end()


def test_a_ray_without_cores_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        """A Ray cluster without CPU cores."""

        def cluster_resources(self) -> dict[str, float]:
            return {"memory": 1.0}

        def shutdown(self) -> None:
            pass

    monkeypatch.setattr("kontor.arena.on_ray._connected", lambda address, workers: Bare())
    with refusing(ArenaError, "arena-ray-cores"):
        list(by_ray(quick, {MATCH: contest()}, jobs(contest(), 2), "auto", None))


def test_a_bot_that_raises_leaves_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    from kontor.bots.apprentice import Apprentice

    usual = Apprentice.choose
    asked = []

    def choose(self: Apprentice, view: Position, *limits: object) -> int:
        asked.append(view)
        if len(asked) > 30:
            raise RuntimeError("out of ideas")
        return usual(self, view)

    monkeypatch.setattr(Apprentice, "choose", choose)
    found = play(contest("apprentice,apprentice"), 0, silent)
    assert isinstance(found, Crashed)
    assert found.error == "RuntimeError: out of ideas" and "out of ideas" in found.trace
    record = parse(found.record)
    assert len(record.actions) >= 30 and record.result is None
    assert position_at(record, game("hansa")).actor in (0, 1)


def test_an_illegal_choice_is_a_crash_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from kontor.bots.apprentice import Apprentice

    monkeypatch.setattr(Apprentice, "choose", lambda self, view, *limits: 0)
    found = play(contest("apprentice,apprentice"), 0, silent)
    assert isinstance(found, Crashed) and found.error.startswith("IllegalAction") and found.error.endswith("(0)")


def test_a_match_counts_finished_games_and_names_crashes() -> None:
    match = MatchRun(contest(), GAMES, mirror=3)
    outcomes = list(match.run(Means(1), None, keep, how=lambda c, n, note: quick(c, n, note)))
    assert len(outcomes) == GAMES + 3 and not match.todo()
    report = match.report()
    assert report is not None and report.mirror is not None
    assert len(report.games.played) == GAMES and len(report.mirror.played) == 3
    assert [one["number"] for one in report.form()["played"]] == list(range(GAMES))


def test_the_mirror_match_has_one_name_per_seat() -> None:
    mirror = contest("journeyman,apprentice,apprentice").mirror()
    assert [one.name for one in mirror.line_up] == ["journeyman #1", "journeyman #2", "journeyman #3"]
    assert {one.level for one in mirror.line_up} == {"journeyman"}
    first_seats = [mirror.seated(number)[0].name for number in range(3)]
    assert sorted(first_seats) == [one.name for one in mirror.line_up]


def test_games_finished_before_an_interruption_are_kept() -> None:
    match = MatchRun(contest(), GAMES)
    outcomes = match.run(Means(2), None, keep, how=quick)
    next(outcomes)
    next(outcomes)
    outcomes.close()
    report = match.report()
    assert report is not None and len(report.games.played) == 2 and len(match.todo()) == GAMES - 2


def test_without_finished_games_there_is_no_report() -> None:
    assert MatchRun(contest(), GAMES).report() is None


@pytest.mark.slow
def test_ray_continues_when_a_worker_dies() -> None:
    """Ray runs in a separate process, because the processes and threads that it leaves behind would fail the test."""
    done = subprocess.run([sys.executable, "-m", "tests.arena.ray_games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert sorted(map(int, found)) == list(range(GAMES))
    assert "no luck" in found[str(RAISES)] and "ActorDiedError" in found[str(DIES)]
    for outcome in alone(quick, {MATCH: contest()}, jobs(contest(), GAMES)):
        if outcome.job.number not in (RAISES, DIES):
            assert isinstance(outcome.game, GameSummary)
            assert found[str(outcome.job.number)] == outcome.game.result.scores


@pytest.mark.parametrize("address", ["[::1", "127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999"])
def test_ray_is_not_started_for_an_address_without_a_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checked before starting Ray, which would print twenty lines about the error."""

    class Loud:
        """A fake Ray module without any functions. Every use fails."""

    monkeypatch.setitem(sys.modules, "ray", Loud())
    with pytest.raises(ArenaError) as error:
        next(by_ray(play, {MATCH: contest()}, jobs(contest(), 1), address, 1))
    (message,) = error.value.messages
    assert message.id == "arena-ray-address" and message.args["address"] == address
    assert "Loud" not in str(message.args["error"])


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError) as error:
        next(by_ray(play, {MATCH: contest()}, jobs(contest(), 1), "local", 1))
    assert [message.id for message in error.value.messages] == ["arena-no-ray"]
