"""Every message id in the source has a text in every language that matches its arguments. No message is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import kontor
from kontor.bots import LEVELS, STYLES
from kontor.core import OUTSIDE_REASONS, Counts, Flag, Option
from kontor.games.felinia.decisions import NAMES as FELINIA_DECISIONS
from kontor.games.hansa.decisions import NAMES as HANSA_DECISIONS
from kontor.games.pfeffersaecke.decisions import NAMES as PFEFFER_DECISIONS
from kontor.table import board_format
from kontor.words import Handbook, languages
from kontor.words.language_codes import SHARED
from kontor.words.words import parse

PACKAGE = Path(kontor.__file__).parent
READERS = {
    "check.py": ["board"],
    "fields.py": ["position"],
    "forms.py": ["position"],
    "reader.py": ["board", "position"],
    "board_reader.py": ["board"],
    "position_reader.py": ["position"],
    "simple_game.py": ["board", "position"],
}
"""Prefixes that `Reader.fault` adds to an id, by file."""
FAULTS = ("fault", "listed", "unknown")
"""Keyword arguments that set the id of a fault for a declared form or codec."""
PLACE = {"where", "at", "line"}
"""Arguments of every board fault, in addition to its own."""
EVENT = {"seat", "rule"}
"""Arguments of every event, in addition to its own."""

Used = dict[str, list[set[str] | None]]
"""Argument names at every place that uses an id, by id. None if they are not visible in the source."""


def calls(file: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")), node


def text_of(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keywords(call: ast.Call) -> set[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name is not None}


def keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((one.value for one in call.keywords if one.arg == name), None)


def dict_keys(node: ast.expr | None) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    keys = [text_of(key) for key in node.keys]
    return None if None in keys else {key for key in keys if key is not None}


def game_of(file: Path) -> str:
    """Return the game whose folder contains this file, or an empty text for shared code."""
    parts = file.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def used_in(file: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Return the message ids that appear as literals in a file."""
    game = game_of(file)
    for name, call in calls(file):
        args = [*call.args, None, None, None, None]
        if name == "Message" and (id := text_of(args[0])):
            yield id, dict_keys(args[1])
        elif name == "reason" and (id := text_of(args[1])):
            yield id, keywords(call)
        elif name == "fault" and (id := text_of(args[0])):
            given = keywords(call)
            for prefix in READERS[file.name]:
                yield f"{prefix}-{id}", None if given is None else given | (PLACE if prefix == "board" else {"where"})
        elif file.name == "fields.py" and any(text_of(keyword(call, name)) for name in FAULTS):
            yield from ((f"position-{id}", None) for name in FAULTS if (id := text_of(keyword(call, name))))
        elif name == "_fault" and (id := text_of(args[0])):
            yield (f"position-{id}" if file.name == "checks.py" else id), keywords(call)
        elif name == "Event" and (id := text_of(args[0])):
            given = dict_keys(args[3])
            yield id, None if given is None else given | EVENT
        elif name == "_not_on_board" and (id := text_of(args[0])):
            yield f"{game}-{id}", {"board", "option", "possible", "boards"}
        elif name == "wrong" and (id := text_of(args[0])):
            yield f"{game}-position-{id}", keywords(call)
        elif name == "broken" and (id := text_of(args[1])):
            given = keywords(call)
            yield f"{game}-board-{id}", None if given is None else given | PLACE | {"rule"}
        elif name == "tell" and (id := text_of(args[0])):
            given = keywords(call)
            yield f"{game}-{id}", None if given is None else (given - {"source", "target"}) | EVENT
        elif name == "to_supply" and (id := text_of(args[3])):
            yield f"{game}-{id}", None
        elif name in ("say", "bad_input", "refused", "_unusable") and (id := text_of(args[0])):
            yield id, keywords(call)
        elif name == "say" and isinstance(args[0], ast.IfExp):
            for branch in (args[0].body, args[0].orelse):
                if id := text_of(branch):
                    yield id, keywords(call)


def values_of(option: Option) -> Iterable[str]:
    """Return the values of an option that a form must label: its choices, or the kinds that it counts."""
    if isinstance(option, Counts):
        return option.kinds
    return () if isinstance(option, Flag) else option.values


def composed() -> Iterator[str]:
    """Return the message ids that are composed at run time."""
    for game in kontor.GAMES.values():
        declared = game.declaration
        parts: dict[str, Iterable[str]] = {
            "kind": [kind.name for kind in declared.kinds],
            "end": declared.ends,
            "source": declared.score_sources,
            "option": [option.name for option in declared.options],
            "board": [board.id for board in declared.boards],
        }
        for part, names in parts.items():
            yield from (f"{declared.id}-{part}-{name}" for name in names)
        yield from (f"{declared.id}-board-name-{board.id}" for board in declared.boards)
        for option in declared.options:
            yield f"{declared.id}-option-name-{option.name}"
            yield from (f"{declared.id}-value-{option.name}-{value}" for value in values_of(option))
        yield from (f"{declared.id}-about", f"{declared.id}-variant", f"{declared.id}-scene-score")
        format = board_format(game)
        assert format is not None
        for table in format.tables:
            yield from (format.label(table), format.meaning("", table))
            yield from () if table.single else (format.row_label(table),)
        for path, field in format.every_field():
            yield from (format.label(field), format.meaning(path, field))
            yield from map(format.choice_label, field.named_choices)
    yield from (f"end-{reason}" for reason in OUTSIDE_REASONS)
    yield from ("bot-style", *(f"bot-style-{style}" for style in ("none", *STYLES)))
    yield from (f"bot-style-{style}-about" for style in STYLES)
    yield from (f"bot-{level}{about}" for level, about in product(LEVELS, ("", "-about", "-character")))
    yield from (f"hansa-{part}-{name}" for part, name in product(("decision", "not-now"), HANSA_DECISIONS))
    yield from (f"pfeffersaecke-{part}-{name}" for part, name in product(("decision", "not-now"), PFEFFER_DECISIONS))
    yield from (f"felinia-{part}-{name}" for part, name in product(("decision", "not-now"), FELINIA_DECISIONS))
    yield "position-not-at-this-table"
    yield from (f"{game}-reason-points" for game in ("hansa", "pfeffersaecke", "felinia"))
    yield from (f"file-{what}" for what in ("missing", "folder", "denied", "trouble"))
    yield from (f"puzzle-{name}" for name in ("ask", "hint", "hint-later", "right", "wrong", "wrong-least", "end"))
    yield from (f"play-help-{topic}" for topic in ("number", "text", "part", "why", "rules", "board", "undo", "quit"))


def all_used() -> Used:
    used: Used = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        if game_of(file) in ("", *kontor.GAMES):
            for id, args in used_in(file):
                used.setdefault(id, []).append(args)
    for id in composed():
        used.setdefault(id, []).append(None)
    return used


class _Needs(Visitor):
    """References in a message to arguments and to other messages."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for folder in [SHARED, *(game.folder() / "words" for game in kontor.GAMES.values())]:
        file = folder / f"{language}.ftl"
        for entry in parse(file.read_text(encoding="utf-8"), str(file)).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                found[entry.id.name] = entry
    return found


def needs(id: str, messages: dict[str, ftl.Message]) -> set[str]:
    """Return the arguments that a message needs, including those of the messages that it refers to."""
    visitor = _Needs()
    visitor.visit(messages[id])
    return visitor.args.union(*(needs(other, messages) for other in visitor.messages))


USED = all_used()


def test_the_ids_of_the_source_are_found() -> None:
    """The collector finds at least one id of each kind."""
    for id in (
        "record-at",
        "option-unknown",
        "hansa-post-taken",
        "position-out-of-range",
        "board-out-of-range",
        "board-sea-differs",
        "position-pieces",
        "hansa-placed",
        "hansa-not-now-answer",
        "file-empty",
        "hansa-label-final",
        "hansa-dealt",
        "hansa-setup-pawn",
    ):
        assert id in USED
    assert len(USED) > 230


@pytest.mark.parametrize("language", languages())
def test_every_id_has_words(language: str) -> None:
    assert sorted(set(USED) - set(entries(language))) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_unused(language: str) -> None:
    messages = entries(language)
    inner = _Needs()
    for message in messages.values():
        inner.visit(message)
    assert sorted(set(messages) - set(USED) - inner.messages) == []


@pytest.mark.parametrize("language", languages())
def test_messages_use_only_arguments_that_they_are_given(language: str) -> None:
    messages = entries(language)
    lacking = [
        f"{id}: {sorted(needs(id, messages) - given)}"
        for id, places in USED.items()
        for given in places
        if id in messages and given is not None and needs(id, messages) - given
    ]
    assert lacking == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, messages = entries("en"), entries(language)
    assert sorted(messages) == sorted(english)
    others = {id: needs(id, english) ^ needs(id, messages) for id in english}
    assert {id: sorted(args) for id, args in others.items() if args} == {}


def test_kontor_speaks_four_languages() -> None:
    assert languages() == ["de", "en", "fr", "it"]
    for folder in (game.folder() / "words" for game in kontor.GAMES.values()):
        assert sorted(file.stem for file in folder.glob("*.ftl")) == languages()
        assert sorted(file.stem for file in (folder.parent / "handbook").glob("*.md")) == languages()


FRENCH = [*PACKAGE.rglob("fr.ftl"), *PACKAGE.rglob("fr.md"), *(PACKAGE.parent.parent / "web" / "src").rglob("*fr.ftl")]
LOOSE = re.compile(r"[^\s,|] [:;!?»%](?![\w|-])|« ")


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: f"{file.parent.parent.name}-{file.name}")
def test_french_punctuation_has_no_break_before_it(file: Path) -> None:
    """In French, the space before : ; ! ? » % and after « is a no-break space."""
    assert not [line for line in file.read_text("utf-8").splitlines() if LOOSE.search(line)]


written = FluentSerializer().serialize_entry
SEAT_NUMBER = {"de": r"\bplatz { \$", "en": r"\bseat { \$", "fr": r"\bplace { \$", "it": r"\bposto { \$"}


@pytest.mark.parametrize("language", languages())
def test_messages_do_not_number_seats_that_may_have_a_name(language: str) -> None:
    """Seats have numbers only in messages about a file, an option or an argument. All other messages use SEAT."""
    about_numbers = {"seat-numbered", "seat-numbered-within", "play-welcome", "position-pieces"}
    about_numbers |= {"admin-seat", "admin-nobody"}
    about_numbers |= {f"position-{id}" for id in ("extra-office-marker", "link-without-chain", "chain-without-link")}
    about_numbers |= {f"{game}-no-such-seat" for game in kontor.GAMES}
    wanted = re.compile(SEAT_NUMBER[language], re.IGNORECASE)
    numbered = {id for id, message in entries(language).items() if wanted.search(written(message))}
    assert numbered == about_numbers


@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_rule_that_a_reason_names_is_in_the_handbook(game: str) -> None:
    """`kontor why` shows the text of the rule that forbids something."""
    handbook = Handbook.of(kontor.game(game).folder())
    for file in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for name, call in calls(file):
            if name == "reason" and call.args and (rule := text_of(call.args[0])):
                handbook.find(rule)
