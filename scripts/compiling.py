"""Compile `core`, the rules of every game and the search with mypyc and a C compiler.

    python scripts/compiling.py copy FOLDER    make a compiled copy of the package in an empty folder, for PYTHONPATH
    python scripts/compiling.py make           make the copy that `make play` uses, unless it is up to date
    python scripts/compiling.py where          print the path of that copy; exit status 1 if none is up to date
    python scripts/compiling.py files          list the compiled files

Compiled and interpreted files behave the same. By default, the files are compiled if there is a C compiler.
KONTOR_COMPILE=0 never compiles, and KONTOR_COMPILE=1 fails if compiling is impossible.

mypyc and its dependencies take up 60 MB. If they are not installed, as in the environment of `make play`, uv installs
them into a temporary folder for each build.

Uses only the standard library, because it also runs within the build of the package, which installs mypyc itself.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MADE = ROOT / "build" / "compiled"
"""Folder of the copies for `make play`, each in a subfolder named after the key of its source."""

BEING_MADE = "being-made"
"""Folder name of an unfinished copy."""
KEPT = 3
"""Number of old copies to keep when a new copy is made."""
TOOLS = ROOT / "requirements-compile.lock"
"""Pinned versions of mypyc and its dependencies."""

OF_A_GAME = (
    "board/__init__",
    "bot/equivalents",
    "bot/features",
    "bot/island_analysis",
    "bot/office_analysis",
    "bot/priorities",
    "bot/trade_forecast",
    "decisions",
    "game",
    "notation",
    "observation",
    "observed",
    "pieces",
    "position",
    "scoring",
    "state",
    "stored",
)
"""Modules of a game to compile if they exist, in addition to those in `rules`."""
OF_BOTS = ("judgement", "meter", "network", "one_step", "rollout_policy", "search", "standing")
"""Modules of the bots to compile because they take the most time."""
NOT_WORTH_IT = (
    "core/board_*.py",
    "core/boards.py",
    "core/fields.py",
    "core/forms.py",
    "core/plugins.py",
    "core/reader.py",
    "core/position_reader.py",
    "core/setups.py",
    "core/scene_parts.py",
    "games/*/rules/asked.py",
    "games/*/rules/obstacles.py",
    "games/*/rules/reasons.py",
)
"""Modules that only interfaces and files need, not searches.

Reader classes inherit from each other, so either all or none of them must be compiled.
"""
LEFT_OUT = ("__pycache__", "*.so", "*.pyd", "*.egg-info")
BUILT = (".so", ".pyd")

BUILD = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup

groups = json.loads(sys.argv.pop())
files = [file for group in groups.values() for file in group]
modules = mypycify(
    ["--strict", "--follow-imports=silent", *files],  # what the others import need not be there
    opt_level="2",
    debug_level="0",
    separate=[(group, "kontor_" + name) for name, group in groups.items()],
)
if sys.argv[1:] != ["translate"]:
    sys.argv.append(f"--parallel={os.cpu_count() or 1}")
    setup(name="kontor-compiled", packages=[], ext_modules=modules)
"""


class CompileError(Exception):
    """Compiling has failed. The message explains the reason."""


class FetchError(CompileError):
    """mypyc could not be installed, for example because the network is down."""


# Selecting the files to compile


def groups(source: Path = SOURCE) -> dict[str, list[str]]:
    """Return the files to compile, as paths within `src`.

    Each group becomes one library. Groups are built in parallel.
    """
    package = source / "kontor"
    found = {"core": sorted(package.glob("core/*.py"))}
    for folder in sorted(path.parent for path in package.glob("games/*/game.py")):
        modules = [folder / f"{name}.py" for name in OF_A_GAME]
        found[folder.name] = [*filter(Path.exists, modules), *sorted(folder.glob("rules/*.py"))]
    found["env"] = [package / "env" / "loop.py"]
    found["bots"] = [package / "bots" / f"{name}.py" for name in OF_BOTS]
    skipped = {path for pattern in NOT_WORTH_IT for path in package.glob(pattern)}
    return {
        name: [path.relative_to(source).as_posix() for path in paths if path not in skipped]
        for name, paths in found.items()
    }


def files(source: Path = SOURCE) -> list[str]:
    return [file for group in groups(source).values() for file in group]


def key(source: Path = SOURCE) -> str:
    """Return a key for the source, the Python version and the build options. Each key has its own copy."""
    python = f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {sysconfig.get_config_var('EXT_SUFFIX')}"
    made_of = hashlib.sha256(f"{python} {BUILD}".encode() + TOOLS.read_bytes())
    for file in files(source):
        made_of.update(f"\0{file}\0".encode() + (source / file).read_bytes())
    return made_of.hexdigest()[:16]


# Checking whether compiling is possible


def compiler() -> str | None:
    """Return the C compiler that Python's build tools would use."""
    if sys.platform == "win32":
        return shutil.which("cl")
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(wanted.split()[0])


def installed() -> bool:
    """Return whether mypyc and its dependencies are installed."""
    return all(find_spec(name) for name in ("mypyc", "setuptools"))


def uv() -> str | None:
    """Return the path of uv, which can install mypyc for a build. If uv is not on the PATH, `make` installs it."""
    return shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))


def insisted() -> bool:
    """Return whether KONTOR_COMPILE requires compiling."""
    return os.environ.get("KONTOR_COMPILE") == "1"


def refused(tools_come: bool = False) -> str | None:
    """Return the reason not to compile, or None.

    With `tools_come`, mypyc may be missing, because it will be installed.
    """
    asked = os.environ.get("KONTOR_COMPILE", "")
    if asked not in ("", "0", "1"):
        raise CompileError(f"KONTOR_COMPILE is {asked!r}; use 0 (never), 1 (always), or leave it unset (if possible).")
    if asked == "0":
        return "KONTOR_COMPILE is 0"
    missing = None
    if compiler() is None:
        missing = "no C compiler was found: install one (Debian: apt install gcc), or set CC"
    elif not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing = "this Python has no header files: install them (Debian: apt install python3-dev)"
    elif not (tools_come or installed() or uv()):
        missing = "mypyc is not installed here: pip install 'mypy[mypyc]' setuptools"
    if missing and insisted():
        raise CompileError(f"KONTOR_COMPILE is 1, but {missing}.")
    return missing


# Building


def translate(folder: Path) -> None:
    """Check that mypyc can translate a copy of the source, made in this folder."""
    _copy_source(folder)
    _build(folder, "translate")


def build(folder: Path) -> list[str]:
    """Make a compiled copy of `src` in this folder. Returns the paths of the libraries within the folder."""
    _copy_source(folder)
    _build(folder, "build_ext", "--inplace")
    shutil.rmtree(folder / "build")
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in BUILT)


def copy(folder: Path) -> None:
    """Make a compiled copy in an empty folder.

    Other folders are refused, because existing files could be imported by mistake or belong to the user.
    """
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise CompileError(f"{folder} is not empty. Choose an empty folder or a new one.")
    _ask()
    with tempfile.TemporaryDirectory(prefix="kontor-build-") as scratch:
        built = Path(scratch) / "src"
        build(built)
        shutil.copytree(built, folder, dirs_exist_ok=True)


def _ask() -> None:
    """Raise CompileError if compiling is impossible or switched off."""
    reason = refused()
    if reason is not None:
        raise CompileError(f"Nothing was compiled: {reason}.")


def _copy_source(folder: Path) -> None:
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)


def _build(folder: Path, *steps: str) -> None:
    command = [sys.executable, "-c", BUILD, *steps, json.dumps(groups(folder))]
    with _tools() as environment:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"The source does not compile:\n{_told(done)}")


@contextmanager
def _tools() -> Iterator[dict[str, str]]:
    """Yield the environment variables of a process that can import mypyc."""
    if installed():
        yield dict(os.environ)
        return
    with tempfile.TemporaryDirectory(prefix="kontor-mypyc-") as scratch:
        options = ["--quiet", "--python", sys.executable, "--target", scratch, "--require-hashes"]
        command = [str(uv()), "pip", "install", *options, "--requirement", str(TOOLS)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise FetchError(f"mypyc could not be installed:\n{_told(done)}")
        yield os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [scratch, os.environ.get("PYTHONPATH")]))}


def _told(done: subprocess.CompletedProcess[str]) -> str:
    """Return the end of a command's output."""
    return "\n".join((done.stdout + done.stderr).splitlines()[-30:])


# The copy that `make play` uses


def made() -> Path | None:
    """Return the compiled copy of the current source, if there is one."""
    folder = MADE / key()
    return folder if folder.exists() else None


def failed() -> Path:
    """Return the path of the error log. It exists if the current source could not be compiled."""
    return MADE / f"failed-{key()}"


def make() -> Path:
    """Make the compiled copy of the current source, unless there is one already."""
    MADE.mkdir(parents=True, exist_ok=True)
    with one_at_a_time():
        wanted, mark = MADE / key(), failed()
        if wanted.exists():
            return wanted
        _ask()
        tidy()
        try:
            wanted = _make_anew()
        except FetchError:
            raise  # the network may be available at the next start
        except Exception as error:
            mark.write_text(f"{error}\n", encoding="utf-8")
            raise
        mark.unlink(missing_ok=True)
        return wanted


def _make_anew() -> Path:
    """Build in a temporary folder, which needs 80 MB, and keep only the libraries."""
    with tempfile.TemporaryDirectory(prefix="kontor-build-") as scratch:
        built = Path(scratch) / "src"
        ready = MADE / BEING_MADE
        for library in build(built):
            (ready / library).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(built / library, ready / library)
        return ready.rename(MADE / key(built))  # the source may have changed during the build


def tidy() -> None:
    """Delete the remains of killed builds and all copies except the latest. A running table may still use those."""
    folders = sorted((path for path in MADE.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    finished = [folder for folder in folders if not folder.name.startswith(BEING_MADE)]
    for folder in {*folders} - {*finished[-KEPT:]}:
        shutil.rmtree(folder)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock. A second process waits for it and then finds the result of the first process."""
    import fcntl  # fcntl does not exist on Windows, where this function is never called

    with (MADE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def under_way() -> bool:
    """Return whether another process is compiling now."""
    import fcntl

    MADE.mkdir(parents=True, exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def overlay(made_there: Path, source: Path = SOURCE) -> None:
    """Link the source files next to the libraries. Modules that are not compiled are therefore always current."""
    for path in sorted(source.iterdir()):
        link = made_there / path.name
        if link.is_dir() and not link.is_symlink():
            overlay(link, path)
        elif path.suffix not in BUILT and path.name != "__pycache__" and not _leads(link, path):
            # Replace the link atomically, because another table may start at the same time.
            fresh = link.with_name(f".{link.name}.{os.getpid()}")
            fresh.symlink_to(path)
            fresh.replace(link)


def _leads(link: Path, path: Path) -> bool:
    return link.is_symlink() and link.readlink() == path


def main(arguments: Sequence[str]) -> int:
    match list(arguments):
        case ["copy", folder]:
            copy(Path(folder).resolve())
        case ["make"]:
            print(make())
        case ["where"]:
            folder_there = made()
            if folder_there is None:
                return 1
            print(folder_there)
        case ["files"]:
            print("\n".join(files()))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CompileError as error:
        sys.exit(str(error))
