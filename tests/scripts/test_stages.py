"""The last line of `make test` counts all tests, in every stage."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import stages

PYTEST = """<testsuites><testsuite errors="1" failures="2" skipped="3" tests="10"/></testsuites>"""
VITEST = """<testsuites tests="5" failures="1" errors="0">
<testsuite name="a" tests="3" failures="1" errors="0" skipped="0"/>
<testsuite name="b" tests="2" failures="0" errors="0" skipped="0"/></testsuites>"""


@pytest.mark.parametrize(("text", "counted"), [(PYTEST, (4, 3)), (VITEST, (4, 1))], ids=["pytest", "vitest"])
def test_a_report_is_counted(tmp_path: Path, text: str, counted: tuple[int, int]) -> None:
    report = tmp_path / "report.xml"
    report.write_text(text)
    assert stages.counts(report) == counted


def test_no_report_is_a_failure(tmp_path: Path) -> None:
    assert stages.counts(tmp_path / "missing.xml") == (0, 1)


def ends(name: str, status: int, report: Path | None = None) -> stages.Stage:
    return stages.Stage(name, [sys.executable, "-c", f"raise SystemExit({status})"], report)


@pytest.mark.parametrize(("first", "status"), [(0, 0), (3, 1)])
def test_every_stage_runs_and_each_counts(
    first: int, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.xml"
    report.write_text(VITEST)
    planned = [[ends("one", first)], [ends("two", 0, report), ends("three", 0, report)]]
    monkeypatch.setattr(stages, "stages", lambda goal, folder: planned)
    assert stages.main("check") == status
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "8 passed, 2 failed"
    assert all(f"== {name}\n" in said for name in ("one", "two", "three"))


FRAGILE = """
from pathlib import Path

def test_sound(): pass
def test_disturbed():
    seen = Path("seen")
    if not seen.exists():
        seen.touch()
        raise AssertionError
"""


def test_a_failed_test_runs_again_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_fragile.py").write_text(FRAGILE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stages, "TEST_WORKERS", "1")
    stage = stages.python_tests("tests", tmp_path / "tests.xml", "test_fragile.py")
    monkeypatch.setattr(stages, "stages", lambda goal, folder: [[stage]])
    assert stages.main("test") == 0
    said = capfd.readouterr().out.splitlines()
    assert said[-1] == "2 passed, 0 failed"
    assert "failed beside other tests, passed alone: test_fragile::test_disturbed" in said


def reports(at: Path, passed: int, failed: int) -> list[str]:
    """Return a command that behaves like tests with these results."""
    good, bad = '<testcase classname="a" name="good"/>', '<testcase classname="a" name="bad{}"><failure/></testcase>'
    cases = good * passed + "".join(bad.format(number) for number in range(failed))
    text = f'<testsuites><testsuite tests="{passed + failed}" failures="{failed}">{cases}</testsuite></testsuites>'
    write = f"import sys; open({str(at)!r}, 'w').write({text!r}); sys.exit({int(failed > 0)})"
    return [sys.executable, "-c", write]


@pytest.mark.parametrize(
    ("failed", "then", "status", "last"),
    [(1, 1, 1, "7 passed, 1 failed"), (2, 1, 1, "8 passed, 1 failed"), (stages.FEW + 1, 0, 1, "7 passed, 6 failed")],
    ids=["wrong", "one of two is wrong", "too many"],
)
def test_what_fails_alone_has_failed(
    failed: int,
    then: int,
    status: int,
    last: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = tmp_path / "report.xml"
    again = reports(stages.second(report), failed - then, then)
    stage = stages.Stage("tests", reports(report, 7, failed), report, again)
    monkeypatch.setattr(stages, "stages", lambda goal, folder: [[stage]])
    assert stages.main("test") == status
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == last
    assert "passed alone" not in said


def test_a_stage_that_ran_no_tests_is_not_repeated(tmp_path: Path) -> None:
    again = reports(tmp_path / "again.xml", 1, 0)
    outcome = stages.timed(stages.Stage("tests", ends("tests", 1).command, tmp_path / "report.xml", again))
    assert not outcome.passed and not (tmp_path / "again.xml").exists()


def test_the_output_of_parallel_stages_does_not_mix(capsys: pytest.CaptureFixture[str]) -> None:
    speak = (
        "import sys\nfor line in range(3): print({0!r}, line, file=sys.stderr if line == 1 else sys.stdout, flush=True)"
    )
    group = [stages.Stage(name, [sys.executable, "-c", speak.format(name)]) for name in ("one", "two")]
    assert [outcome.passed for outcome in stages.run(group)] == [True, True]
    said = capsys.readouterr().out
    for name in ("one", "two"):
        assert f"== {name}\n{name} 0\n{name} 1\n{name} 2\n" in said


@pytest.mark.parametrize("goal", ["check", "test"])
def test_a_quick_check_leaves_the_browser_out(goal: str, tmp_path: Path) -> None:
    names = [stage.name for group in stages.stages(goal, tmp_path) for stage in group]
    assert ("browser" in names) == ("client build" in names) == (goal == "test")
    assert all(Path(folder).is_dir() for folder in (stages.BROWSER, *stages.LONG))
    assert {"lint", "types", "rooms", "rules", "client types", "client tests", "tests"} <= set(names)


CACHED = "import importlib.util, sys; print(sys.dont_write_bytecode, importlib.util.cache_from_source('/a/b.py'))"


def test_stages_share_bytecode_outside_the_source_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    before = {**os.environ}
    with stages.bytecode_cache():
        folder = os.environ["PYTHONPYCACHEPREFIX"]
        said = subprocess.run([sys.executable, "-c", CACHED], stdout=subprocess.PIPE, text=True, check=True).stdout
        assert said.startswith(f"False {folder}/a/b.")
    assert os.environ == before and not Path(folder).exists()


def test_the_usual_bytecode_cache_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    before = {**os.environ}
    with stages.bytecode_cache():
        assert os.environ == before
