"""Run the whole quick start, including PyTorch, and check that masked PPO learns to beat random play.

    python -m tests.quickstart    create .venv-quickstart with pip (minutes, once) and run the notebook's code in it

It has a separate environment, because PyTorch is large. `make test` leaves it out and shows with numpy alone that
learning works (tests/env/test_quickstart.py). It uses pip instead of uv so that a local CPU-only build of PyTorch is
found. Exit status: 0 for success, 1 for failure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOTEBOOK = ROOT / "docs" / "quickstart.ipynb"
FOLDER = ROOT / ".venv-quickstart"

PYTORCH = "torch==2.13.0"
TRAINER = "sb3-contrib==2.9.2"

ELSEWHERE = "# needs: "
"""First line of a block that needs more than the `env` extra."""

ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Limits numpy to one thread: on a busy machine several threads are slower."""

LEAST = {"after": 0.65, "trained": 0.7}
"""Share of games won that proves learning. Between random players it is a quarter."""


def blocks() -> list[str]:
    """Return the code cells of the notebook."""
    form = json.loads(NOTEBOOK.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in form["cells"] if cell["cell_type"] == "code"]


def left_behind(python: str, code: list[str], *names: str) -> tuple[dict[str, float], str]:
    """Run blocks in order in a new process. Returns the final values of these variables and the output."""
    telling = f"import json; print(json.dumps({{name: globals()[name] for name in {names!r}}}))"
    whole = "\n\n".join([*code, telling])
    environment = {**os.environ, **ONE_CORE}
    ran = subprocess.run(
        [python, "-c", whole], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    *said, last = ran.stdout.splitlines()
    values: dict[str, float] = json.loads(last)
    return values, "\n".join(said)


def make() -> str:
    """Create the environment with PyTorch and the trainer if needed, and return its Python."""
    python = str(FOLDER / "bin" / "python")
    ready = FOLDER / ".ready"
    wanted = f"{PYTORCH} {TRAINER}"
    if not ready.exists() or ready.read_text("utf-8") != wanted:
        print(f"Making {FOLDER.name} ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, PYTORCH], check=True)
        subprocess.run([*pip, TRAINER, "pettingzoo"], check=True)
        subprocess.run([*pip, "--editable", "."], cwd=ROOT, check=True)
        ready.write_text(wanted, encoding="utf-8")
    return python


def main() -> int:
    values, said = left_behind(make(), blocks(), *LEAST)
    print(said)
    weak = {name: value for name, value in values.items() if value < LEAST[name]}
    if weak:
        print(f"too little was learned: {weak}, required: {LEAST}", file=sys.stderr)
    return 1 if weak else 0


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    sys.exit(main())
