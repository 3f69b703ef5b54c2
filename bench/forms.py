"""The two forms in which Kontor can run: source and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench.processes import environment
from scripts import compiling

UNCOMPILED, COMPILED = "uncompiled", "compiled"


class FormError(Exception):
    """The requested form is not available for this source."""


def compiled() -> Path:
    """Return the folder from which to import the compiled working tree. Compiles the tree if necessary."""
    try:
        made = compiling.make()
    except compiling.CompileError as error:
        raise FormError(str(error)) from error
    compiling.overlay(made)
    return made


def begin_compiled() -> None:
    """Restart the running program with the compiled form unless it already uses it."""
    module = sys.modules["__main__"].__spec__
    assert module is not None, "this is for programs that are run by `python -m`"
    there = compiled()
    if str(there) not in sys.path:
        os.execve(sys.executable, [sys.executable, "-m", module.name, *sys.argv[1:]], environment(there))


def folder_of(tree: Path, form: str) -> Path:
    """Return the folder from which to import another source tree in the given form.

    The tree is compiled with its own script.
    """
    if form == UNCOMPILED:
        return tree / "src"
    script = tree / "scripts" / "compiling.py"
    if not script.exists():
        raise FormError(f"It has no {script.relative_to(tree)}: it can only be measured with --form {UNCOMPILED}.")
    made = tree / "build" / "bench"
    done = subprocess.run([sys.executable, str(script), "copy", str(made)], cwd=tree, check=False)
    if done.returncode:
        raise FormError("It does not compile; see the compiler messages above.")
    return made
