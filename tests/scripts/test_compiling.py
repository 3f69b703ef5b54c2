"""The compiled form: when it is made, and that nothing out of date is ever run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts import compiling, table


def tree(folder: Path) -> Path:
    """A package of few words, with a module in every room that is compiled, and one that is not."""
    modules = ["core/chance.py", "games/tic/game.py", "games/tic/rules/turn.py", "games/tic/scene.py"]
    for name in [*modules, *(f"bots/{name}.py" for name in compiling.OF_BOTS)]:
        file = folder / "kontor" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("X = 1\n")
    return folder


def test_rules_search_and_core_are_compiled_but_not_what_is_seen() -> None:
    files = compiling.files()
    assert {"kontor/core/match.py", "kontor/games/hansa/rules/turn.py", "kontor/bots/search.py"} <= set(files)
    assert not [file for file in files if "scene" in file.rpartition("/")[2] and "core" not in file]
    assert len(files) == len(set(files))


def test_the_key_changes_with_what_is_compiled_and_with_nothing_else(tmp_path: Path) -> None:
    source = tree(tmp_path)
    before = compiling.key(source)
    (source / "kontor/games/tic/scene.py").write_text("X = 2\n")
    assert compiling.key(source) == before
    (source / "kontor/games/tic/rules/turn.py").write_text("X = 2\n")
    changed = compiling.key(source)
    (source / "kontor/games/tic/rules/end.py").write_text("")
    assert len({before, changed, compiling.key(source)}) == 3


def test_what_is_not_compiled_comes_from_the_source_as_it_is_now(tmp_path: Path) -> None:
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


def test_copies_that_a_table_may_still_run_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "MADE", tmp_path)
    for age in range(5):
        (tmp_path / f"{age}").mkdir()
        os.utime(tmp_path / f"{age}", (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "lock").write_text("")
    compiling.tidy()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0", "1", "2", "lock"]


@pytest.mark.parametrize(("setting", "reason"), [("0", "KONTOR_COMPILE is 0"), ("", "no C compiler was found")])
def test_why_nothing_is_compiled(setting: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_COMPILE", setting)
    monkeypatch.setattr(compiling, "compiler", lambda: None)
    assert (compiling.refused() or "").startswith(reason)


@pytest.mark.parametrize(("setting", "fault"), [("1", "but no C compiler was found"), ("yes", "0 \\(never\\)")])
def test_what_is_asked_for_and_cannot_be_is_an_error(setting: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[bool] = []
    monkeypatch.delenv("KONTOR_COMPILE", raising=False)
    monkeypatch.setattr(compiling, "refused", lambda: None)
    monkeypatch.setattr(compiling, "made", lambda: None)
    monkeypatch.setattr(table, "compile_beside", lambda: begun.append(True))
    assert table.compiled_form() == {} and begun
    assert "the next start" in capsys.readouterr().out
    monkeypatch.setattr(compiling, "tools", lambda: None)
    assert table.compiled_form() == {} and len(begun) == 1
    assert "mypyc is not installed" in capsys.readouterr().out
