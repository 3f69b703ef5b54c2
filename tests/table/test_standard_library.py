"""Plays a whole game at a table with only the standard library, while all other packages are blocked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GAME = '''
import sys
from importlib.machinery import PathFinder

class Blocked(PathFinder):
    """Finds the package itself and nothing that was installed."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "kontor" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not in the standard library", name=name)
        return None

sys.meta_path.insert(0, Blocked)

import json
import random

import kontor
from kontor.core import SPECTATOR, parse, position_at
from kontor.table import (
    Table, Views, answered, decision_of_bot, form_of_game, hints_for, hints_of, json_text, setup_form,
)

def read(message):
    return json.loads(json_text(message))

game = kontor.game("GAME")
assert read(form_of_game(game))["id"] == "GAME"
assert read(setup_form(game, 2, None, {}))["faults"] == []
bits = random.Random(2)
table = Table(game, game.setup(players=2), bits)
views = Views(table)
ME, BOT = 0, 1
held = frozenset([ME])
table.begin()
undone = hinted = refused = asked = 0

def now():
    return read(views.moment(ME, held, "bots"))

while not table.over:
    if table.actor == BOT:
        question = json.loads(json.dumps(decision_of_bot(table, BOT, "apprentice").form(1, 7)))
        asked += 1
        table.decide(BOT, answered(question, lambda: False)["action"], by="bot")
        continue
    moment = now()
    assert moment["viewer"] == ME and not moment["over"]
    if hinted < 2:
        question = hints_for(table, ME)._replace(level="journeyman").form(1, 7)
        hints = read(hints_of(answered(json.loads(json.dumps(question)), lambda: False)))["hints"]
        assert hints[0]["action"] in [choice["text"] for choice in moment["scene"]["choices"]]
        hinted += 1
    if not refused:
        places = [place["id"] for place in game.backdrop(table.setup).to_json()["places"]]
        answers = (read(views.why_not(ME, [place]))["refusals"] for place in places)
        refused = sum(1 for one in answers if one and one[0]["rule"])
    table.decide(ME, table.choose("apprentice", ME, bits))
    if undone < 2 and (to := now()["undo"]["step"]) is not None:
        table.take_back(to, held, "bots")
        undone += 1
        assert now()["scene"]["choices"] and now()["entry"]["kind"] == "undo"

assert (undone, hinted) == (2, 2) and refused and asked
assert now()["over"] and sorted(now()["ranks"])[0] == 1 and now()["scene"]["choices"] == []
assert len(read(views.log(SPECTATOR))["entries"]) == table.sequence
assert read(views.scores(ME))["moments"][-1]["points"]
record = parse(views.record(ME, ["me", "bot"]).write())
assert position_at(record, game) == table.position and record.seats == ["me", "bot"]
again = Table(game, table.setup)
for state in table.states[1:]:
    again.fold(state.entry)
assert again.position == table.position and again.result() == table.result()
print(record.result["reason"])
'''


def played(game: str) -> str:
    source = str(Path(__file__).parents[2] / "src")
    code = GAME.replace("GAME", game)
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], env={"PYTHONPATH": source}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_whole_game_needs_no_other_package() -> None:
    assert played("pfeffersaecke")


def test_other_packages_are_blocked() -> None:
    code = GAME.partition("import json")[0]
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport msgspec"], capture_output=True, text=True, check=False
    )
    assert "msgspec is not in the standard library" in done.stderr
