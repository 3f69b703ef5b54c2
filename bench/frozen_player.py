"""Worker process of bench/frozen.py, which runs in the environment of an earlier commit and answers questions about
views.

Each line of input is a JSON object, as is each line of output: `{"answer": …}` or `{"fault": …}`. It uses only parts of
Kontor that earlier commits also have.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import kontor
from kontor.bots import Limit, bot

seats: dict[int, tuple[Any, Any]] = {}
"""The game and the bot of each seat, by the number of the bot."""


def answer(question: dict[str, Any]) -> Any:
    do, id = question["do"], question["id"]
    for gone in question["gone"]:
        seats.pop(gone, None)
    if do == "make":
        game = kontor.game(question["game"])
        seats[id] = game, bot(question["bot"], game, random.Random(question["seed"]))
        return game.declaration.rules_version
    game, player = seats[id]
    view = game.read(question["view"], game.board_from_data(question["board"]))
    if do == "remember":
        return player.remember(view, view.number(question["action"]))
    positions = question["positions"]
    return view.text(player.choose(view, None if positions is None else Limit(positions=positions)))


def main() -> None:
    for line in sys.stdin:
        try:
            told = {"answer": answer(json.loads(line))}
        except Exception as error:  # the parent process reports the error together with the bot's name
            told = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
