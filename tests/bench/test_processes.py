"""Contenders in separate processes answer requests correctly."""

from __future__ import annotations

import json
import os
import shutil
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from bench import compare, forms, instructions, processes, run, tree, worker
from bench.forms import COMPILED, FormError, folder_of
from bench.loads import Copied, Load
from bench.processes import Worker, WorkerError
from bench.report import OTHERS
from tests.bench.kit import written

SMALL = "Pfeffersäcke, 2 players"


@pytest.mark.slow
def test_a_contender_lists_its_loads_and_answers(tmp_path: Path) -> None:
    with Worker("games", written(tmp_path, [SMALL])) as asked:
        assert asked.about.startswith("Kontor ") and asked.copies == [f"{SMALL}, copy"]
        for name in [*asked.decisions, *asked.copies]:
            sample = asked.time(name, 0.001)
            assert sample.units > 0 and sample.seconds >= 0.001
            assert asked.count(name) > 0
        assert 100 < asked.memory(f"{SMALL}, copy") < 100_000
    assert asked.process.returncode == 0


def test_a_contender_that_fails_is_reported(tmp_path: Path) -> None:
    with pytest.raises(WorkerError, match=r"bench\.games ended with status 1"):
        Worker("games", tmp_path / "nowhere.json")


def test_kontor_is_imported_from_the_given_folder(tmp_path: Path) -> None:
    assert processes.environment(tmp_path)["PYTHONPATH"].startswith(str(tmp_path))


def test_memory_counts_the_objects_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MANY", 1000)
    size = 50_000
    found = worker.memory(Copied("bytes", [b"x" * size], bytearray))
    assert 0.2 * size < found < 1.2 * size  # less than the full size if memory freed by earlier tests is reused


def test_only_the_second_run_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(worker, "mark", lambda: done.append("mark"))

    def begin() -> str:
        done.append("begin")
        return "there"

    def work(there: str) -> int:
        done.append(there)
        return 5

    assert worker.counted(Load("x", begin, work)) == 5
    assert done == ["begin", "there", "begin", "mark", "there", "mark"]


def test_the_total_of_a_count_is_read(tmp_path: Path) -> None:
    file = tmp_path / "counted.2"
    file.write_text("version: 1\nevents: Ir\nfn=(1) x\n3 17\ntotals: 12345\n")
    assert instructions.total(file) == 12345
    file.write_text("version: 1\n")
    with pytest.raises(instructions.CountError, match="no line with totals"):
        instructions.total(file)


def test_without_valgrind_the_error_explains_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    for main, words in ((compare.main, ["HEAD"]), (run.main, ["--quick"])):
        assert main(words) == 2
        assert "apt install valgrind" in capsys.readouterr().err


def test_an_unexpected_build_is_not_measured(tmp_path: Path) -> None:
    entry = run.Entry("games", COMPILED, tmp_path)
    run.check_form(entry, "Kontor 1.0 compiled")
    run.check_form(run.Entry("spiel", OTHERS, tmp_path), "OpenSpiel 2.0")
    with pytest.raises(FormError, match=r"was to be compiled, but there is Kontor 1\.0 uncompiled"):
        run.check_form(entry, "Kontor 1.0 uncompiled")


def test_a_program_restarts_with_the_compiled_build_but_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[list[str], str]] = []
    program = ModuleType("__main__")
    program.__spec__ = ModuleSpec("bench.answers", None)
    monkeypatch.setitem(sys.modules, "__main__", program)
    monkeypatch.setattr(sys, "argv", ["answers.py", "--compiled"])
    monkeypatch.setattr(forms, "compiled", lambda: tmp_path)
    monkeypatch.setattr(os, "execve", lambda _, words, around: begun.append((words[1:], around["PYTHONPATH"])))
    forms.begin_compiled()
    ((words, path),) = begun
    assert words == ["-m", "bench.answers", "--compiled"] and path.startswith(f"{tmp_path}{os.pathsep}")
    monkeypatch.syspath_prepend(str(tmp_path))
    forms.begin_compiled()
    assert len(begun) == 1


def test_an_unknown_commit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(tree.CommitError, match="no commit 'no-such-commit'"):
        tree.copy_commit("no-such-commit", tmp_path)


def test_a_commit_that_cannot_be_compiled_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FormError, match="--form uncompiled"):
        folder_of(tmp_path, COMPILED)


def test_the_working_tree_is_copied_without_what_git_ignores(tmp_path: Path) -> None:
    tree.copy_working_tree(tmp_path)
    assert (tmp_path / "bench" / "tree.py").read_text() == (tree.ROOT / "bench" / "tree.py").read_text()
    assert not (tmp_path / ".venv").exists() and not list(tmp_path.rglob("*.pyc"))


@pytest.mark.slow
def test_the_whole_run_measures_kontor_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "OURS", ("games",))
    only = ["--quick", "--tables", SMALL, "--without-compiled", "--without-others", "--without-instructions", "--json"]
    assert run.main(only) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["part"] for row in found["speeds"]} == {"decisions", "copies"}
    assert all(row["per_second"] > 0 and row["form"] == "uncompiled" for row in found["speeds"])
    assert [row["name"] for row in found["memory"]] == [f"{SMALL}, copy"]
    assert found["instructions"] == [] and found["goals"] == []
