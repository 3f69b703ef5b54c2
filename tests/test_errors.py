"""The `str()` of every error is an actionable English message."""

from __future__ import annotations

import importlib
import pkgutil
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kontor
from kontor.arena.budgets import line_up
from kontor.bots import bot
from kontor.bots.judgement import Judgement
from kontor.core import IllegalAction, KontorError, Match, Message, parse, reason
from kontor.core.errors import in_english
from kontor.core.messages import Value
from kontor.env.rewards import reward_of
from kontor.table.lessons import after, lesson_of
from kontor.words import Handbook, Words

HANSA = kontor.game("hansa")
OPENING = ("--", "“", '"', "(")


def _illegal_bot() -> None:
    match = Match(HANSA, HANSA.setup(players=3), random.Random(1))
    bot(lambda view, actions: -1, HANSA, random.Random(1)).choose(match.position.view(match.position.actor))


def _too_early() -> None:
    position = HANSA.start(HANSA.setup(players=3))
    position.play(position.number("place trader Hamburg-Lüneburg 2"))


RAISING: dict[str, Callable[[], Any]] = {
    "ArenaError": lambda: line_up("apprentice", None, 3),
    "BoardError": lambda: HANSA.board_from_data({}),
    "BotFault": _illegal_bot,
    "FileUnusable": lambda: importlib.import_module("kontor.cli.files").read_text("no-such-file"),
    "IllegalAction": _too_early,
    "InputError": lambda: importlib.import_module("kontor.cli.arguments").game_named(" "),
    "JudgementMismatch": lambda: Judgement(HANSA, {"features": ["nothing"], "weights": {}}),
    "LanguageUnknown": lambda: Words("la"),
    "LessonInput": lambda: after(lesson_of(HANSA, "first-route"), [], "end"),
    "LessonUnknown": lambda: lesson_of(HANSA, "knitting"),
    "NotationError": lambda: HANSA.start(HANSA.setup(players=3)).number("sail to Venice"),
    "PositionError": lambda: HANSA.read({"game": "hansa"}),
    "RecordError": lambda: parse("kontor record 1\n"),
    "RuleUnknown": lambda: Handbook.of(HANSA.folder(), "en").find("Z99"),
    "SetupError": lambda: HANSA.setup(players=9, options={"edition": "1066"}),
    "UnknownGame": lambda: kontor.game("catan"),
    "UnknownLevel": lambda: bot("grandmaster", HANSA, random.Random(1)),
    "UnknownReward": lambda: reward_of("fame"),
    "UnusableBot": lambda: bot("no_such_module:Bot", HANSA, random.Random(1)),
}
"""Calls that raise an error of each class that can be raised with a short call."""

SAMPLES: dict[str, tuple[str, dict[str, Value]]] = {
    "AddressUnusable": ("server-database-address", {}),
    "BrokenGame": ("game-broken", {"game": "x", "package": "y", "error": "ImportError: no module named z"}),
    "DatabaseAway": ("server-database-closed", {"place": "postgresql://ann:***@db.example/games"}),
    "DatabaseUnusable": ("server-database-newer", {"place": "tables.sqlite"}),
    "MadeOtherwise": ("record-rules", {"rules": 1, "expected": 2}),
    "NoPage": ("server-no-client", {}),
    "NotNow": ("live-not-your-decision", {"seat": 1}),
    "TooFar": ("live-undo-too-far", {}),
    "TrainingMismatch": ("train-not-state", {"file": "state.npz"}),
    "Unplayable": ("live-unplayable", {"entry": 3}),
}
"""Messages of the other errors."""


def _below(of: type[KontorError]) -> Iterator[type[KontorError]]:
    for one in of.__subclasses__():
        yield one
        yield from _below(one)


def _all_classes() -> dict[str, type[KontorError]]:
    for module in pkgutil.walk_packages(kontor.__path__, "kontor."):
        if not any(part in module.name for part in ("migrations", "__main__", "kontor.jax")):  # which needs JAX
            importlib.import_module(module.name)
    return {one.__name__: one for one in _below(KontorError) if one.__module__.startswith("kontor.")}


def _check(error: KontorError) -> None:
    said = str(error)
    begins = said[0].isupper() or said[0].isdigit() or said.startswith(OPENING)
    named = tuple(str(value) for message in error.messages for value in message.args.values())
    assert begins or said.startswith(named), said  # the name of a field or a file may come first
    assert said.endswith((".", "?", ")")), said
    assert "$" not in said and "{" not in said, said
    for message in error.messages:
        assert message.id not in said, said


@pytest.mark.slow
def test_every_error_is_a_sentence() -> None:
    for name, kind in _all_classes().items():
        if name in RAISING:
            with pytest.raises(KontorError) as caught:
                RAISING[name]()
            assert type(caught.value) is kind
            _check(caught.value)
            continue
        assert name in SAMPLES, f"{name} has no example here: add one"
        error = kind.__new__(kind)
        KontorError.__init__(error, [Message(*SAMPLES[name])])
        _check(error)


def test_an_illegal_action_names_the_rule() -> None:
    with pytest.raises(IllegalAction, match=r"\(rule S4\)"):
        _too_early()


def test_words_of_a_game_that_is_not_loaded_are_found() -> None:
    code = (
        "import kontor, sys; from kontor.core import SetupError, Message; "
        "print(SetupError([Message('pfeffersaecke-setup-intro', {'board': 'b', 'players': 6, 'possible': '3'})]))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "introductory" in said or "intro" in said.lower()
    assert "pfeffersaecke-setup" not in said


def test_without_words_an_error_is_still_readable() -> None:
    code = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "import kontor\n"
        "try: kontor.game('catan')\n"
        "except kontor.KontorError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "Game unknown: game catan, possible hansa, pfeffersaecke, felinia.\n"


def test_a_message_without_words_is_still_readable() -> None:
    assert in_english([Message("no-such-words", {})]) == "No such words."
    assert str(IllegalAction(reason("A1", "no-such-words"))) == "No such words. (rule A1)"


def test_a_message_whose_words_want_more_is_still_readable() -> None:
    assert in_english([Message("game-unknown", {"game": "x"})]) == "Game unknown: game x."


def test_importing_kontor_imports_no_game() -> None:
    code = "import sys, kontor; print(*(name for name in sys.modules if name.startswith(('kontor.games', 'fluent'))))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""
