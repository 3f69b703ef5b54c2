"""Builds the example game as a wheel and installs it into a folder, as its author would ship it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
LANTERN = EXAMPLES / "lantern"
UV = shutil.which("uv") or str(Path(sys.executable).parent / "uv")


def installed(folder: Path) -> Path:
    """Build and install the wheel of Lantern Quays. Returns the folder to add to the path."""
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    shutil.copytree(LANTERN, source, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    _uv("build", "--wheel", "--no-build-isolation", "--out-dir", str(wheels), str(source))
    wheel = next(wheels.glob("*.whl"))
    _uv("pip", "install", "--no-deps", "--no-index", "--target", str(site), str(wheel))
    return site


def _uv(*arguments: str) -> None:
    command = [UV, *arguments, "--offline", "--python", sys.executable, "--quiet"]
    subprocess.run(command, check=True, env=os.environ | {"UV_NO_CONFIG": "1"})


def environment(site: Path) -> dict[str, str]:
    """Return an environment in which Python finds the installed game and the bots of the examples."""
    before = os.environ.get("PYTHONPATH", "")
    paths = [str(ROOT / "src"), *filter(None, [before]), str(site), str(EXAMPLES)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
