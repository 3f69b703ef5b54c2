"""Train agents with third-party libraries in separate environments, and check that they beat random play.

    python -m tests.learners              all of them; `make test-learners` runs it
    python -m tests.learners sb3 rllib    some of them

The package is built as a wheel and installed with the library (minutes and some GB, once). Each program trains for
about a minute and prints its wins in 200 games against random play. The lower end of the 95% interval of its win share
must be at least ten points above the share of random play. OpenSpiel's DQN learns more slowly and only has to run
without errors. The script uses pip instead of uv, because pip finds a local CPU-only build of PyTorch. Exit status: 0
for success, 1 for failure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from kontor.arena.intervals import wilson

ROOT = Path(__file__).parent.parent.parent
PYTORCH = "torch==2.13.0"
LEARNERS = {
    "sb3": ("tests.learners.sb3", ["sb3-contrib==2.9.2"]),
    "tianshou": ("tests.learners.tianshou_dqn", ["tianshou==2.0.1"]),
    "rllib": ("tests.learners.rllib_ppo", ["ray[rllib]==2.60.0"]),
    "cleanrl": ("tests.learners.cleanrl", []),
    "openspiel": ("tests.learners.openspiel_dqn", ["open_spiel==2.0.2", "dm-tree"]),
}
ONLY_RUN = ("openspiel",)
FAIR, MARGIN = 0.5, 0.1
ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def build(folder: Path) -> Path:
    """Build the wheel of Kontor."""
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--out-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    [wheel] = folder.glob("*.whl")
    return wheel


def make(name: str, packages: Sequence[str], wheel: Path) -> str:
    """Create the environment of a library if needed, install the wheel in it, and return its Python."""
    folder = ROOT / f".venv-learners-{name}"
    python, ready = str(folder / "bin" / "python"), folder / ".ready"
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = " ".join([PYTORCH, *packages])
    if not ready.exists() or ready.read_text("utf-8") != wanted:
        print(f"Making {folder.name} ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([*pip, PYTORCH], check=True)
        subprocess.run([*pip, *packages, f"{wheel}[env]"], check=True)
        ready.write_text(wanted, encoding="utf-8")
    subprocess.run([*pip, "--no-deps", "--force-reinstall", str(wheel)], check=True)
    return python


def passes(name: str, python: str, module: str) -> bool:
    """Run a training program, and check the number of its wins."""
    ran = subprocess.run(
        [python, "-m", module],
        cwd=ROOT,
        env={**os.environ, **ONE_CORE, "RAY_USAGE_STATS_ENABLED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if ran.returncode:
        print(f"{name}: exit status {ran.returncode}", flush=True)
        return False
    told = json.loads(ran.stdout.splitlines()[-1])
    low, high = wilson(told["won"], told["games"])
    good = low >= FAIR + MARGIN or name in ONLY_RUN
    share = told["won"] / told["games"]
    print(f"{name}: won {share:.0%} ({low:.0%}–{high:.0%}) {'ok' if good else 'TOO LITTLE'}", flush=True)
    return good


def main(names: Sequence[str]) -> int:
    if set(names) - set(LEARNERS):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="kontor-wheel-") as folder:
        wheel = build(Path(folder))
        found = []
        for name in names or LEARNERS:
            module, packages = LEARNERS[name]
            found.append(passes(name, make(name, packages, wheel), module))
    print(f"{sum(found)} passed, {len(found) - sum(found)} failed")
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
