"""The compiled build is made when required, and outdated code is never run."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import hatchling.build
import pytest

from scripts import compiling, table

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the compiled copies in a test. All tools for compiling are available."""
    folder = tmp_path / "made"
    monkeypatch.delenv("KONTOR_COMPILE", raising=False)
    monkeypatch.setattr(compiling, "MADE", folder)
    monkeypatch.setattr(compiling, "refused", lambda: None)
    return folder


def fails(folder: Path) -> list[str]:
    raise compiling.CompileError("The source does not compile:\nno disk")


def a_library(folder: Path) -> list[str]:
    """Fake build that writes a single library."""
    (folder / "kontor").mkdir(parents=True)
    (folder / "kontor/core.so").write_text("new")
    return ["kontor/core.so"]


def tree(folder: Path) -> Path:
    """Create a tiny package, with a module in every folder that is compiled, and one that is not compiled."""
    modules = ["core/chance.py", "games/tic/game.py", "games/tic/rules/turn.py", "games/tic/scene.py", "env/loop.py"]
    for name in [*modules, *(f"bots/{name}.py" for name in compiling.OF_BOTS)]:
        file = folder / "kontor" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("X = 1\n")
    return folder


def test_core_rules_and_search_are_compiled_but_no_presentation() -> None:
    files = compiling.files()
    assert {"kontor/core/match.py", "kontor/games/hansa/rules/turn.py", "kontor/bots/search.py"} <= set(files)
    assert not [file for file in files if "scene" in file.rpartition("/")[2] and "core" not in file]
    assert len(files) == len(set(files))


def test_the_key_changes_with_the_compiled_files_and_with_nothing_else(tmp_path: Path) -> None:
    source = tree(tmp_path)
    before = compiling.key(source)
    (source / "kontor/games/tic/scene.py").write_text("X = 2\n")
    assert compiling.key(source) == before
    (source / "kontor/games/tic/rules/turn.py").write_text("X = 2\n")
    changed = compiling.key(source)
    (source / "kontor/games/tic/rules/end.py").write_text("")
    assert len({before, changed, compiling.key(source)}) == 3


def test_the_key_changes_with_the_kind_of_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another build of Python, such as a debug build, has the same tag and platform, but cannot load the libraries."""
    source, before = tree(tmp_path), compiling.key(tree(tmp_path))
    usual = sysconfig.get_config_var
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: ".d.so" if name == "EXT_SUFFIX" else usual(name))
    assert compiling.key(source) != before


def test_modules_that_are_not_compiled_come_from_the_current_source(tmp_path: Path) -> None:
    source, made = tree(tmp_path / "src"), tmp_path / "made"
    library = made / "kontor/games/tic/game.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"")
    compiling.overlay(made, source)
    assert library.read_bytes() == b"" and not library.is_symlink()
    assert (made / "kontor/bots").resolve() == source / "kontor/bots"
    (source / "kontor/games/tic/scene.py").unlink()
    (source / "kontor/games/tic/words.py").write_text("X = 3\n")
    compiling.overlay(made, source)
    assert (made / "kontor/games/tic/words.py").read_text() == "X = 3\n"
    assert not (made / "kontor/games/tic/scene.py").exists()


def test_two_tables_that_start_at_once_do_not_conflict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, made = tree(tmp_path / "src"), tmp_path / "made"
    made.mkdir()
    link = Path.symlink_to

    def the_other_first(new: Path, target: Path) -> None:
        link(made / "kontor", source / "kontor")
        link(new, target)

    monkeypatch.setattr(Path, "symlink_to", the_other_first)
    compiling.overlay(made, source)
    assert [path.name for path in made.iterdir()] == ["kontor"]
    assert (made / "kontor").readlink() == source / "kontor"


def test_links_of_a_copied_project_do_not_lead_to_the_original(tmp_path: Path) -> None:
    source, other, made = tree(tmp_path / "src"), tree(tmp_path / "other"), tmp_path / "made"
    made.mkdir()
    compiling.overlay(made, other)
    compiling.overlay(made, source)
    assert (made / "kontor").readlink() == source / "kontor"


@pytest.mark.parametrize("there", ["kontor/core.so", "build/thesis.tex"])
def test_a_copy_is_only_made_in_an_empty_folder(
    made: Path, there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old library would run in place of the source, and files of the user must not be replaced."""
    monkeypatch.setattr(compiling, "build", a_library)
    mine = tmp_path / "mine" / there
    mine.parent.mkdir(parents=True)
    mine.write_text("old")
    for folder in (tmp_path / "mine", mine):
        with pytest.raises(compiling.CompileError, match="Choose an empty folder or a new one"):
            compiling.copy(folder)
    assert mine.read_text() == "old"
    (tmp_path / "empty").mkdir()
    for name in ("empty", "new/deep"):
        assert compiling.main(["copy", str(tmp_path / name)]) == 0
        assert (tmp_path / name / "kontor/core.so").read_text() == "new"


def test_a_copy_that_fails_leaves_nothing(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "build", fails)
    with pytest.raises(compiling.CompileError, match="does not compile"):
        compiling.copy(tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("missing", ["mypyc", "setuptools"])
def test_mypyc_alone_does_not_compile(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiling.installed()
    monkeypatch.setattr(compiling, "find_spec", lambda name: None if name == missing else find_spec(name))
    assert not compiling.installed()


@pytest.fixture
def fetching(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a fake uv, for an environment without mypyc.

    The fake installs a mypyc that fails, so nothing is actually compiled.
    """
    fake = tmp_path / "uv"
    fake.write_text(
        """#!/bin/sh
        while [ "$1" != --target ]; do shift; done
        mkdir "$2/mypyc"
        echo >"$2/mypyc/__init__.py"
        echo 1/0 >"$2/mypyc/build.py"
        """
    )
    fake.chmod(0o755)
    monkeypatch.setattr(compiling, "installed", lambda: False)
    monkeypatch.setattr(compiling, "uv", lambda: str(fake))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return fake


def test_mypyc_is_fetched_for_a_build_and_removed(fetching: Path, tmp_path: Path) -> None:
    with pytest.raises(compiling.CompileError, match=r"kontor-mypyc-(?s:.*)ZeroDivisionError"):
        compiling.make()
    assert compiling.failed().exists() and not list(tmp_path.glob("kontor-*"))


def test_a_build_without_network_is_tried_again_at_the_next_start(fetching: Path, tmp_path: Path) -> None:
    fetching.write_text("#!/bin/sh\necho no network >&2\nexit 2\n")
    with pytest.raises(compiling.CompileError, match="mypyc could not be installed:\nno network"):
        compiling.make()
    assert not compiling.failed().exists() and not list(tmp_path.glob("kontor-*"))


def test_only_the_libraries_of_a_build_are_kept(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def builds(folder: Path) -> list[str]:
        libraries = a_library(folder)
        (folder / "core.c").write_text("")
        return libraries

    monkeypatch.setattr(compiling, "build", builds)
    monkeypatch.setattr(compiling, "key", lambda source=compiling.SOURCE: "key")
    (made / "being-made-by-a-killed-process").mkdir(parents=True)
    compiling.make()
    assert sorted(str(path.relative_to(made)) for path in made.rglob("*") if not path.is_dir()) == [
        "key/kontor/core.so",
        "lock",
    ]
    assert sorted(path.name for path in made.iterdir()) == ["key", "lock"]


@pytest.mark.parametrize("command", [["make"], ["copy", "somewhere"]])
def test_the_error_explains_what_to_install(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("KONTOR_COMPILE", raising=False)
    monkeypatch.setattr(compiling, "MADE", tmp_path / "made")
    monkeypatch.setattr(compiling, "compiler", lambda: "cc")
    monkeypatch.setattr(compiling, "installed", lambda: False)
    monkeypatch.setattr(compiling, "uv", lambda: None)
    with pytest.raises(compiling.CompileError, match=r"pip install 'mypy\[mypyc\]' setuptools"):
        compiling.main(command)
    monkeypatch.setenv("KONTOR_COMPILE", "0")
    with pytest.raises(compiling.CompileError, match="Nothing was compiled: KONTOR_COMPILE is 0"):
        compiling.main(command)
    assert not list((tmp_path / "made").glob("failed-*")) and not (tmp_path / "somewhere").exists()


def test_copies_that_may_still_be_in_use_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "MADE", tmp_path)
    for age in range(5):
        (tmp_path / f"{age}").mkdir()
        os.utime(tmp_path / f"{age}", (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "lock").write_text("")
    compiling.tidy()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0", "1", "2", "lock"]


@pytest.mark.parametrize(("setting", "reason"), [("0", "KONTOR_COMPILE is 0"), ("", "no C compiler was found")])
def test_the_reason_for_not_compiling(setting: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_COMPILE", setting)
    monkeypatch.setattr(compiling, "compiler", lambda: None)
    assert (compiling.refused() or "").startswith(reason)


@pytest.mark.parametrize(("setting", "fault"), [("1", "but no C compiler was found"), ("yes", "0 \\(never\\)")])
def test_an_impossible_required_build_is_an_error(setting: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_COMPILE", setting)
    monkeypatch.setattr(compiling, "compiler", lambda: None)
    with pytest.raises(compiling.CompileError, match=fault):
        compiling.refused()


def test_a_table_runs_the_compiled_copy_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("KONTOR_COMPILE", raising=False)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setattr(compiling, "refused", lambda: None)
    monkeypatch.setattr(compiling, "made", lambda: tmp_path)
    assert table.compiled_form() == {"PYTHONPATH": os.pathsep.join([str(tmp_path), "elsewhere"])}
    assert (tmp_path / "kontor").exists() and "compiled form" in capsys.readouterr().out


def test_a_table_does_not_wait_for_a_compiler(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(table, "compile_beside", lambda: begun.append(True))
    assert table.compiled_form() == {} and begun
    assert "the next start" in capsys.readouterr().out
    monkeypatch.setattr(compiling, "refused", lambda: "mypyc is not installed here")
    assert table.compiled_form() == {} and len(begun) == 1
    assert "mypyc is not installed" in capsys.readouterr().out


def test_a_failed_build_is_reported_and_not_repeated(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(table, "compile_beside", lambda: begun.append(True))
    monkeypatch.setattr(compiling, "build", fails)
    with pytest.raises(compiling.CompileError, match="does not compile"):
        compiling.make()
    mark = compiling.failed()
    assert mark.name == f"failed-{compiling.key()}" and "no disk" in mark.read_text()
    assert table.compiled_form() == {} and not begun
    assert str(mark) in capsys.readouterr().out
    # A change of the source starts a new build.
    monkeypatch.setattr(compiling, "key", lambda source=compiling.SOURCE: "another")
    assert table.compiled_form() == {} and len(begun) == 1


def test_a_required_build_is_tried_again(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made.mkdir()
    mark = compiling.failed()
    mark.write_text("no disk\n")
    monkeypatch.setattr(compiling, "key", lambda source=compiling.SOURCE: mark.name.removeprefix("failed-"))
    monkeypatch.setattr(compiling, "build", a_library)
    monkeypatch.setenv("KONTOR_COMPILE", "1")
    assert table.compiled_form()["PYTHONPATH"].startswith(str(made))
    assert not mark.exists()


def test_a_second_table_does_not_disturb_a_running_compiler(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(table, "LOG", tmp_path / "compiling.log")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: begun.append(command))
    made.mkdir()
    table.LOG.write_text("half of it")
    with compiling.one_at_a_time():
        assert table.compiled_form() == {} and not begun
    assert table.LOG.read_text() == "half of it"
    assert table.compiled_form() == {} and len(begun) == 1
    assert table.LOG.read_text() == ""


def test_only_a_wheel_needs_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """An editable install runs the source directly, so compiling would be a waste of time."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(compiling, "refused", lambda tools_come: None)
    needed = {
        what: " ".join(ask())
        for what, ask in {
            "wheel": hatchling.build.get_requires_for_build_wheel,
            "sdist": hatchling.build.get_requires_for_build_sdist,
            "editable": hatchling.build.get_requires_for_build_editable,
        }.items()
    }
    assert {what: "mypy" in needs for what, needs in needed.items()} == {
        "wheel": True,
        "sdist": False,
        "editable": False,
    }


def test_uv_rebuilds_when_the_build_scripts_change() -> None:
    keys = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uv"]["cache-keys"]
    files = {path for key in keys if "file" in key for path in ROOT.glob(key["file"]) if path.is_file()}
    assert {Path(compiling.__file__), ROOT / "hatch_build.py"} <= files
    assert {key["env"] for key in keys if "env" in key} == {"KONTOR_COMPILE", "CC"}
