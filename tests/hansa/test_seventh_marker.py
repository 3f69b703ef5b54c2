"""Adding a seventh kind of marker only takes a name in `pieces.py`.

JSON, bytes, views, observations and checks are derived from it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SIX = '"skill", "remove")'
SEVEN = '"skill", "remove", "toy")'
MIX = {"extra_office": 4, "swap": 3, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2, "toy": 5}

CHECK = f"""
import copy, random
import kontor
from kontor.core import CHANCE, PositionError

game = kontor.game("hansa")
setup = game.setup(players=3, options={{"marker_mix": {MIX}, "new_markers": "face_up"}})
parts = game.observation_parts(setup)
for name in ("unused", "used", "plate", "unseen", "gone"):
    assert "toy" in [thing.name for part in parts if part.name == name for thing in part.things], name
position = game.start(setup)
assert position.json()["unseen"]["toy"] == {MIX["toy"]}
bits = random.Random(7)
while position.actor == CHANCE:
    position.apply(position.random_outcome(bits))

form = position.json()
form["unseen"]["toy"] -= 1
form["bag"] -= 1
form["seats"][0]["unused"] = {{"toy": 1}}
position = game.read(copy.deepcopy(form))
assert position.json() == form and position.view(1).json()["seats"] == form["seats"]
shown = game.observation(position.view(1))
form["seats"][0]["unused"] = {{"toy": 2}}
try:
    game.read(form)
    raise SystemExit("a marker too many was not noticed")
except PositionError as error:
    assert [(message.id, message.args["marker"]) for message in error.messages] == [("position-markers", "toy")]

for _ in range(400):
    assert position.faults() == []
    assert position.json()["seats"][0]["unused"]["toy"] >= 1
    assert game.from_bytes(setup, position.to_bytes()) == position == game.read(position.json())
    assert len(game.observation(position.view(1))) == len(shown) == sum(part.width() for part in parts)
    position.apply(position.random_outcome(bits) if position.actor == CHANCE else bits.choice(position.legal()))
"""


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_seventh_kind_of_marker_is_one_declaration(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "states.py", tmp_path / "scripts")
    pieces = tmp_path / "src" / "kontor" / "games" / "hansa" / "pieces.py"
    text = pieces.read_text(encoding="utf-8")
    assert text.count(SIX) == 1
    pieces.write_text(text.replace(SIX, SEVEN), encoding="utf-8")
    for module in ("decisions", "stored", "observation"):
        made = run(tmp_path, "scripts/states.py", "hansa", module)
        pieces.with_name(f"{module}.py").write_text(made, encoding="utf-8")
    assert "DESK: Final = 34" in pieces.with_name("stored.py").read_text(encoding="utf-8")
    run(tmp_path, "-c", CHECK)
