"""Copies the project's files to another folder, either in their current state or from a commit."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


class CommitError(Exception):
    """The requested commit does not exist."""


def current_commit() -> str:
    """Return the commit of the working tree, for reports."""
    short = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return f"commit {short.stdout.strip()}"


def copy_working_tree(folder: Path) -> None:
    """Copy the working tree like a clone, including uncommitted files but not ignored ones."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    names = subprocess.run(listed, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():  # deleted files are still in the index
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def copy_commit(commit: str, folder: Path) -> None:
    done = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise CommitError(f"git finds no commit {commit!r}: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as packed:
        packed.extractall(folder, filter="data")
