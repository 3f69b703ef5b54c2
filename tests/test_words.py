"""Every message id in the source has words in every language that fit its arguments. No message is unused."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor
from rich.console import Console

import kontor
from kontor.bots import LEVELS, STYLES
from kontor.bots.greedy import Greedy
from kontor.cli.picture import print_picture
from kontor.core import (
    ALL,
    CHANCE,
    NOBODY,
    OUTSIDE_REASONS,
    SPECTATOR,
    Counts,
    Event,
    Flag,
    KontorError,
    Message,
    Option,
    Reason,
    reason,
)
from kontor.core.decisions import Decision
from kontor.core.messages import Value
from kontor.core.scene_parts import prompt_for
from kontor.games.felinia.decisions import NAMES as FELINIA_DECISIONS
from kontor.games.hansa.decisions import (
    KINDS,
    SEVERAL,
    SINGLES,
    Answer,
    Closing,
    Missions,
    Move,
    NeutralOffice,
    NeutralOrder,
    Pay,
    PlacePawn,
    Redeploy,
    SeaMove,
    SeaOffice,
    SeaSkill,
    Turn,
)
from kontor.games.hansa.decisions import NAMES as HANSA_DECISIONS
from kontor.games.hansa.game import packaged_board
from kontor.games.hansa.pieces import MERCHANT, NONE, TRADER, piece_of
from kontor.games.hansa.stored import DESK, SCORE
from kontor.games.pfeffersaecke.decisions import NAMES as PFEFFER_DECISIONS
from kontor.paint import svg
from kontor.table import board_format
from kontor.words import Handbook, Words, WordsMissing, languages
from kontor.words.handbook import PICTURE
from kontor.words.language_codes import SHARED, LanguageUnknown
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
"""Keywords that give a declared form or codec the id of a fault."""
PLACE = {"where", "at", "line"}
"""Arguments that every fault of a board has besides its own."""
EVENT = {"seat", "rule"}
"""Arguments that every event has besides its own."""

Used = dict[str, list[set[str] | None]]
"""For each id, the argument names at every place that uses it; None if they are not visible in the source."""


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
    """The game whose folder contains this file; empty for shared code."""
    parts = file.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def used_in(file: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Message ids that appear as literals in a file."""
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
        elif name in ("say", "bad_input", "refused", "_unusable") and (id := text_of(args[0])):
            yield id, keywords(call)
        elif name == "say" and isinstance(args[0], ast.IfExp):
            for branch in (args[0].body, args[0].orelse):
                if id := text_of(branch):
                    yield id, keywords(call)


def values_of(option: Option) -> Iterable[str]:
    """Values of an option that a form has to label: its choices, or the kinds it counts."""
    if isinstance(option, Counts):
        return option.kinds
    return () if isinstance(option, Flag) else option.values


def composed() -> Iterator[str]:
    """Message ids that are composed at run time."""
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
        yield from (f"{declared.id}-about", f"{declared.id}-variant")
        format = board_format(game)
        assert format is not None
        for table in format.tables:
            yield from (format.label(table), format.meaning("", table))
        for path, field in format.every_field():
            yield from (format.label(field), format.meaning(path, field))
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
    """References in a message: to arguments and to other messages."""

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
    """Arguments that a message needs, including those of the messages it refers to."""
    visitor = _Needs()
    visitor.visit(messages[id])
    return visitor.args.union(*(needs(other, messages) for other in visitor.messages))


USED = all_used()
FOLDERS = [game.folder() / "words" for game in kontor.GAMES.values()]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", FOLDERS)


@pytest.fixture(scope="module")
def every_words() -> list[Words]:
    return [Words(language, FOLDERS) for language in languages()]


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
    for folder in FOLDERS:
        assert sorted(file.stem for file in folder.glob("*.ftl")) == languages()
        assert sorted(file.stem for file in (folder.parent / "handbook").glob("*.md")) == languages()


FRENCH = [*PACKAGE.rglob("fr.ftl"), *PACKAGE.rglob("fr.md"), *(PACKAGE.parent.parent / "web" / "src").rglob("*fr.ftl")]
LOOSE = re.compile(r"[^\s,|] [:;!?»%](?![\w|-])|« ")


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: f"{file.parent.parent.name}-{file.name}")
def test_french_punctuation_has_no_break_before_it(file: Path) -> None:
    """The space before : ; ! ? » % and after « is a no-break space."""
    assert not [line for line in file.read_text("utf-8").splitlines() if LOOSE.search(line)]


def test_events_read_naturally(words: Words) -> None:
    placed = Event("hansa-placed", 0, "A2", {"piece": "trader", "post": "Hamburg-Lüneburg 2"})
    assert words.say(placed) == "Seat 0 places a trader on Hamburg-Lüneburg 2."
    laid = Event("hansa-marker-placed", CHANCE, "S4", {"marker": "plus3", "route": "Osnabrück-Bremen"})
    assert words.say(laid) == "The “+3 actions” marker starts on Osnabrück-Bremen."
    taken = {"traders": 1, "merchants": 2}
    assert words.say(Event("hansa-income", 1, "A1", dict(taken))) == (
        "Seat 1 takes 1 trader and 2 merchants as income."
    )


def test_events_of_neutral_name_neutral(words: Words) -> None:
    """The player who acts for neutral is named where it matters; what neutral does or gains itself is neutral's."""

    def told(what: str, seat: int = 1, rule: str = "", **args: Value) -> str:
        return words.say(Event(what, seat, rule, {"owner": "neutral", "piece": "trader", **args}))

    there = "Hamburg-Lüneburg 2"
    assert told("hansa-displaced", post=there, victim="neutral", displaced="trader").endswith(
        "displaces a neutral trader."
    )
    assert told("hansa-returned", post=there) == f"Seat 1 moves the displaced neutral trader to {there}."
    assert told("hansa-returned", post="stock").endswith("seat 1 takes the displaced neutral trader off the board.")
    assert told("hansa-added", post=there) == f"Seat 1 adds a neutral trader on {there}."
    assert told("hansa-removed", post=there) == f"Seat 1 takes the neutral trader on {there} off the board."
    assert told("hansa-lifted", rule="X7a", post=there) == f"Seat 1 picks up the neutral trader on {there}."
    assert told("hansa-set", rule="X7a", post=there) == f"Seat 1 puts the neutral trader on {there}."
    gained = told("hansa-prestige", NOBODY, "C3", points=1, city="Minden")
    assert gained == "Neutral gains 1 prestige for controlling Minden."
    assert told("hansa-office", NOBODY, "C6", city="Minden") == "Neutral establishes an office in Minden with a trader."
    assert told("hansa-link", NOBODY, "C10", rank=2) == "Neutral completes the East–West link, the second to do so."
    cleared = told("hansa-neutral-cleared", route="A-B", stays="yes")
    assert cleared == "All but one of the neutral traders are removed from A-B."
    assert told("hansa-neutral-cleared", route="A-B", stays="no") == "The neutral traders are removed from A-B."
    hidden = told("hansa-marker-gone", marker="hidden")
    assert hidden == "A face-down marker is removed from the game."


def test_pieces_of_players_are_named_by_seat(words: Words) -> None:
    lifted = Event("hansa-lifted", 1, "X7a", {"owner": 0, "piece": "merchant", "post": "Malmö-Visby 2"})
    assert words.say(lifted) == "Seat 1 picks up seat 0’s merchant on Malmö-Visby 2."
    gained = Event("hansa-prestige", 0, "C10", {"owner": 0, "points": 7, "city": None})
    assert words.say(gained) == "Seat 0 gains 7 prestige for the East–West link."


NAMES = ("Anna", "", "Chiara O’Neil")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("{ SEAT($seat) } begins.", ["Anna begins.", "Seat 1 begins.", "Chiara O’Neil begins.", "Seat 3 begins."]),
        ('of { SEAT($seat, where: "within") }', ["of Anna", "of seat 1", "of Chiara O’Neil", "of seat 3"]),
        ('{ SEAT("1, 0, 3") } win', ["Seat 1, Anna, and seat 3 win"]),
        ('{ SEAT("1,2", where: "within") } win', ["seat 1 and Chiara O’Neil win"]),
    ],
)
def test_seats_are_called_by_name_where_they_have_one(said: str, expected: list[str], tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(f"said = {said}", encoding="utf-8")
    named = Words("en", [tmp_path], NAMES)
    assert [named.say("said", seat=seat) for seat in range(len(expected))] == expected


@pytest.mark.parametrize("seat", [-1, -2, "neutral", None])
def test_only_seats_have_names(seat: Value, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("said = { SEAT($seat) }", encoding="utf-8")
    with pytest.raises(WordsMissing):
        Words("en", [tmp_path], NAMES).say("said", seat=seat)


def test_names_appear_in_every_kind_of_message() -> None:
    game = kontor.game("hansa")
    named = Words("en", [game.folder() / "words"], NAMES)
    assert named.say("seat-name", seat=CHANCE) == "Chance" and named.say("seat-name", seat=2) == NAMES[2]
    placed = Event("hansa-placed", 0, "A2", {"piece": "trader", "post": "Stade-Hamburg 3"})
    assert named.say(placed) == "Anna places a trader on Stade-Hamburg 3."
    assert named.say("hansa-owned-piece", owner=2, piece="merchant") == "Chiara O’Neil’s merchant"
    assert named.say("hansa-owned-piece", owner="neutral", piece="trader") == "the neutral trader"
    assert named.say(reason("T1", "waiting-for", seat=0)) == "Waiting for Anna"
    assert named.say("hansa-scene-desk", seat=1) == "Seat 1"


written = FluentSerializer().serialize_entry
SEAT_NUMBER = {"de": r"\bplatz { \$", "en": r"\bseat { \$", "fr": r"\bplace { \$", "it": r"\bposto { \$"}


@pytest.mark.parametrize("language", languages())
def test_messages_do_not_number_seats_that_may_have_a_name(language: str) -> None:
    """Seats have numbers only in messages about a file, an option or an argument. Elsewhere SEAT names them."""
    about_numbers = {"seat-numbered", "seat-numbered-within", "play-welcome", "position-pieces"}
    about_numbers |= {"admin-seat", "admin-nobody"}
    about_numbers |= {f"position-{id}" for id in ("extra-office-marker", "link-without-chain", "chain-without-link")}
    about_numbers |= {f"{game}-no-such-seat" for game in kontor.GAMES}
    wanted = re.compile(SEAT_NUMBER[language], re.IGNORECASE)
    numbered = {id for id, message in entries(language).items() if wanted.search(written(message))}
    assert numbered == about_numbers


def test_a_card_is_named_only_to_a_viewer_who_may_know_it(words: Words) -> None:
    dealt = Event("hansa-dealt", 2, "X1a", {"cities": "A, B, C"}, None, "mission:2", (2,), ("cities",))
    assert words.say(dealt.shown_to(2)) == "Seat 2 gets the mission card A, B, C."
    assert words.say(dealt.shown_to(0)) == words.say(dealt.shown_to(SPECTATOR)) == "Seat 2 gets a mission card."


def test_every_province_has_a_translated_name(words: Words) -> None:
    provinces = packaged_board("standard_2_3").province_names
    names = {words.say("hansa-province", province=province) for province in provinces}
    assert len(names) == len(provinces) == 25
    assert not [name for name in names if "_" in name or name.islower()]
    assert words.say("hansa-province", province="moon_base") == "moon_base"


NEUTRAL = 2
TRADER_OF_NEUTRAL = piece_of(NEUTRAL, TRADER)
MERCHANT_OF_0 = piece_of(0, MERCHANT)


def deciding(*stack: Decision) -> Any:
    """A two-player game with neutral traders on the East board; seat 1 decides."""
    game = kontor.game("hansa")
    position = game.start(game.setup(players=2, board="east"))
    position.active = 1
    position.actions = 2
    position.stack = list(stack)
    return position


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (Turn(), "You have 2 actions left. Place, displace, move, claim, or take income."),
        (Pay(0, MERCHANT_OF_0), "You displaced seat 0’s merchant. Pay 2 pieces from your supply."),
        (Pay(0, TRADER_OF_NEUTRAL), "You displaced the neutral trader. Pay 1 piece from your supply."),
        (
            Answer(0, 1, 1, MERCHANT, 2, NONE, ()),
            "You were displaced. Move your merchant to a nearby post; you may also place 2 pieces from your stock.",
        ),
        (Answer(0, 1, 1, TRADER, 0, NONE, ()), "You were displaced. Move your trader to a nearby post."),
        (Answer(0, 1, 1, NONE, 1, NONE, ()), "You may also place 1 piece from your stock. Choose Done to finish."),
        (Answer(0, 1, 1, NONE, 0, TRADER, ()), "Place the trader you picked up on a nearby post."),
        (Answer(0, 1, NEUTRAL, TRADER, 1, NONE, ()), "Move the displaced neutral trader to a nearby post."),
        (Answer(0, 1, NEUTRAL, NONE, 1, NONE, ()), "Place one more neutral trader on a nearby post."),
        (Move(1, 1, 0), "Put down 1 trader on empty posts, or pick up 1 more"),
        (Move(0, 1, 1), "Put down 1 trader and 1 merchant on empty posts."),
        (SeaMove(2, ()), "You may move one or two pieces of any player."),
        (
            SeaMove(0, (MERCHANT_OF_0, TRADER_OF_NEUTRAL)),
            "Put down seat 0’s merchant, then the neutral trader.",
        ),
        (SeaSkill(), "You may improve Privilegium"),
        (SeaOffice(), "You may establish an office in a green city"),
        (Redeploy(0, 2), "You may move up to 2 pieces from {route} to other routes."),
        (NeutralOrder(), "Choose which route"),
        (NeutralOffice(0), "Neutral claims {route}. Choose the city"),
        (Closing(), "You may move the pawn"),
        (Missions(), "The mission cards are being dealt."),
    ],
)
def test_prompts_tell_the_acting_player_what_to_do(decision: Decision, said: str, words: Words) -> None:
    position = deciding(Turn(), decision)
    route = position.board.routes[0].name
    assert said.format(route=route, post=f"{route} 1") in words.say(kontor.game("hansa").prompt(position))


@pytest.mark.parametrize(
    ("reached", "why"),
    [
        ((20, 3, 0), "Anna reached the prestige limit."),
        ((3, 20, 0), "seat 1 reached the prestige limit."),
        ((20, 21, 25), "Anna and seat 1 reached the prestige limit."),
        ((1, 2, 20), "neutral reached the prestige limit."),
    ],
)
def test_the_last_prompt_names_the_winner_and_why_it_is_over(reached: tuple[int, int, int], why: str) -> None:
    game = kontor.game("hansa")
    position = deciding()
    for seat, points in enumerate(reached):
        position.desks[seat * DESK + SCORE] = points
    position.ended = 1
    said = Words("en", [game.folder() / "words"], ["Anna"]).say(game.prompt(position))
    winner, most = ("Anna", reached[0]) if reached[0] > reached[1] else ("Seat 1", reached[1])
    assert said == f"{winner} wins with {most} points. The game ended because {why}"


def test_a_shared_win_names_both_winners(words: Words) -> None:
    position = deciding()
    position.ended = 3
    said = words.say(kontor.game("hansa").prompt(position))
    assert said == "Seat 0 and seat 1 share the win with 0 points. The game ended because enough cities are complete."


def test_a_prompt_addresses_the_acting_seat_and_tells_the_others_whom_they_wait_for(words: Words) -> None:
    position = deciding(PlacePawn())
    position.active = 0
    prompt = kontor.game("hansa").prompt(position)
    assert prompt_for(ALL, position.actor, prompt, words.say) == "Seat 1: Place the pawn on any province."
    assert prompt_for(1, position.actor, prompt, words.say) == "Place the pawn on any province."
    assert prompt_for(0, position.actor, prompt, words.say) == "Waiting for seat 1"
    assert prompt_for(SPECTATOR, position.actor, prompt, words.say) == "Waiting for seat 1"


def test_every_decision_has_a_prompt(words: Words) -> None:
    for name, kind, singles, several in zip(HANSA_DECISIONS, KINDS, SINGLES, SEVERAL, strict=True):
        numbers: list[Any] = [1] * singles
        if several:
            numbers.append(())
        said = kontor.game("hansa").prompt(deciding(kind(*numbers)))
        assert said.id == f"hansa-decision-{name}" and words.say(said)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "players", "board", "options"),
    [
        ("hansa", 3, None, {}),
        ("hansa", 5, None, {"edition": "2014", "swap_must_own_one": True}),
        ("hansa", 4, "east", {}),
        ("hansa", 2, "east", {}),
        ("hansa", 2, None, {"edition": "italian", "mission_cards": True}),
        ("hansa", 2, None, {"edition": "2009", "rim": "edge10"}),
        ("hansa", 4, None, {"mission_cards": True}),
        ("pfeffersaecke", 2, None, {"intro": True}),
        ("pfeffersaecke", 4, None, {}),
        ("pfeffersaecke", 6, None, {}),
    ],
)
def test_everything_in_a_game_has_words(
    game_id: str,
    players: int,
    board: str | None,
    options: dict[str, object],
    every_words: list[Words],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Events, prompts, reasons and pictures with their real arguments, in every language."""

    def said(what: Message | Reason | Event) -> bool:
        return all(words.say(what) for words in every_words)

    game = kontor.game(game_id)
    bits = random.Random(players)
    events: list[Event] = []
    match = kontor.Match(game, game.setup(players=players, board=board, options=options), bits, events)
    bot = Greedy(game, bits, stray=4)
    console = Console(file=StringIO(), width=80)
    painters = cycle(every_words)
    while match.result() is None and len(match.actions) < 600:
        position = match.position
        assert said(game.prompt(position))
        for _ in range(3):
            refused = position.why_not(bits.randrange(len(position.action_table)))
            assert refused is None or said(refused)
        if position.actor >= 0:
            view = position.view(position.actor)
            assert said(game.status(view)) and said(game.label(view, bits.choice(view.legal())))
        if len(match.actions) % 100 == 0:
            for known in (position, position.view(1), position.view(SPECTATOR)):
                words = next(painters)
                monkeypatch.setattr("kontor.cli.language._spoken", words.language)
                print_picture(console, game.text_picture(known))
                assert svg(game.backdrop(known.setup), game.scene(known), words.say)
        match.play(bot.choose(position, position.legal()))
    assert all(said(event) and said(event.shown_to(SPECTATOR)) for event in events)
    assert len({event.what for event in events}) > 8


def test_a_status_is_shown_when_no_seat_acts(words: Words) -> None:
    game = kontor.game("hansa")
    start = game.start(game.setup(players=3))
    assert start.actor == CHANCE
    assert game.status(start) == game.prompt(start) and words.say(game.status(start))
    over = deciding()
    over.ended = 3
    assert over.actor == NOBODY
    assert game.status(over) == game.prompt(over) and words.say(game.status(over))


def test_messages_and_reasons_have_words(words: Words) -> None:
    none = reason("A2", "hansa-none-in-supply", piece="merchant", left=3, stock=2)
    assert words.say(none) == "You have no merchant in your supply. Use a trader, or take income."
    assert words.say(Message("record-empty-line", {"line": 12345})).startswith("Line 12345 is empty")


def test_without_a_close_match_no_gap_is_left(words: Words) -> None:
    assert words.say("action-unknown", text="x", closest="") == "There is no action “x” on this board."


def test_a_missing_message_is_an_error_and_never_shows_the_id(words: Words) -> None:
    with pytest.raises(WordsMissing):
        words.say("hansa-no-such-message")
    with pytest.raises(WordsMissing):
        words.say("hansa-placed", seat=0, piece="trader")


def test_huge_numbers_can_be_written(words: Words) -> None:
    assert str(10**40) in words.say("position-out-of-range", where="bag", value=10**40, low=0, high=255)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (10**5000, "int is out of range"),
        (10**4000, f"1{'0' * 98}… is out of range"),
        ("x" * 5000, f"{'x' * 299}… is out of range"),
        ("\x1b[2J\x07", r"\x1b[2J\x07 is out"),
        ("a\nb\u202ec\u2028", r"a\nb\u202ec\u2028 is out"),
        ("\ud800", r"\ud800 is out"),
        ("\x1b" * 5000, r"\x1b\x1b"),
        ("Lüneburg\xa02 👩", "Lüneburg\xa02 👩 is out"),
    ],
    ids=["digits", "number", "text", "escape", "lines", "surrogate", "escapes", "letters"],
)
def test_no_text_moves_the_cursor_or_is_endless(value: Value, told: str, words: Words) -> None:
    said = words.say("position-out-of-range", where="bag", value=value, low=0, high=255)
    assert told in said and len(said) < 400
    assert "\x1b" not in said and said.encode()


def test_a_file_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(WordsMissing):
        parse("this is = not { fluent", "test.ftl")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LanguageUnknown) as error:
        Words("xx")
    assert error.value.messages == [Message("language-unknown", {"language": "xx", "possible": "de, en, fr, it"})]


def test_another_language_needs_only_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing messages fall back to English."""
    (tmp_path / "en.ftl").write_text("one = one { $n }\ntwo = two\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("one = eins { $n }\n", encoding="utf-8")
    monkeypatch.setattr("kontor.words.words.SHARED", tmp_path)
    german = Words("de")
    assert (german.say("one", n=1), german.say("two")) == ("eins 1", "two")


RULE_ID = re.compile(r"\b[A-Z]\d+[a-z]?\b")


@pytest.fixture(scope="module")
def handbook() -> Handbook:
    return Handbook.of(kontor.game("hansa").folder())


def test_the_handbook_is_found_by_section_rule_and_letter(handbook: Handbook) -> None:
    assert handbook.find("D").text.startswith("## D. Displacing")
    assert handbook.find("D6").text.startswith("### D6 Where a displaced piece may go")
    assert "**D6d**" in handbook.find("D6").text
    assert "D7" not in [line[4:6] for line in handbook.find("D6").text.splitlines() if line.startswith("###")]
    letter = handbook.find("d6B")
    assert letter.id == "D6b" and letter.text.startswith("- **D6b**") and "D6c" not in letter.text
    assert letter.markdown().startswith("### D6 Where")


def test_unknown_rules_are_refused_with_near_ones(handbook: Handbook) -> None:
    for id, near in (("D99", "D6"), ("D6z", "D6b"), ("", "D"), ("Y", "V")):
        with pytest.raises(KontorError) as error:
            handbook.find(id)
        assert near in str(error.value.messages[0].args["near"]).split(", ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_handbook_has_the_same_rules(game: str, language: str) -> None:
    """The same chapters, sections, rules and letters in the same order, with the same pictures and cross-references."""
    handbook = Handbook.of(kontor.game(game).folder())
    spoken = Handbook.of(kontor.game(game).folder(), language)
    for kind in ("chapters", "sections", "rules"):
        assert [entry.id for entry in getattr(spoken, kind)] == [entry.id for entry in getattr(handbook, kind)]
    assert spoken.ids() == handbook.ids()
    pairs = zip([*handbook.chapters, *handbook.rules], [*spoken.chapters, *spoken.rules], strict=True)
    for entry, same in pairs:
        assert sorted(RULE_ID.findall(same.text)) == sorted(RULE_ID.findall(entry.text)), entry.id
        assert pictures(same.text) == pictures(entry.text), entry.id


def pictures(text: str) -> list[str]:
    return [found["name"] for found in PICTURE.finditer(text)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", kontor.GAMES)
def test_handbooks_show_names_and_never_ids(game: str, language: str) -> None:
    """Ids of boards and options are in one table of the last section, marked as code."""
    handbook = Handbook.of(kontor.game(game).folder(), language)
    assert [chapter.id for chapter in handbook.chapters] == ["goal", "turn", "actions", "scoring", "words"]
    last = handbook.sections[-1]
    without = re.sub(r"`[^`]*`", "", last.text)
    assert not re.findall(r"\w*_\w+", handbook.text.replace(last.text, without))


@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_picture_of_a_handbook_is_shown_and_described(game: str) -> None:
    folder = kontor.game(game).folder()
    painted = {file.stem for file in (folder / "handbook" / "pictures").glob("*.svg")}
    for language in languages():
        text = Handbook.of(folder, language).text
        assert set(pictures(text)) == painted - {"cover"}  # which the lobby shows
        assert all(len(found["alt"]) > 30 for found in PICTURE.finditer(text))
        assert text.count("](pictures/") == len(pictures(text))


def test_chapters_are_found_by_id_and_shown_without_pictures(handbook: Handbook) -> None:
    turn = handbook.find("Turn")
    assert turn.id == "turn" and turn.text.startswith("## One turn {#turn}")
    shown = turn.markdown()
    assert shown.startswith("## One turn\n") and "\n> Red's turn with two actions." in shown and ".svg" not in shown


def found(handbook: Handbook, words: str) -> list[str]:
    return [entry.id for entry in handbook.search(words)]


def test_search_finds_words_and_not_fragments() -> None:
    book = Handbook(
        "# Game\n\n## First steps {#steps}\n\nThe tie breaks.\n\n![A cube](pictures/cube.svg)\n\n"
        "## D. Doing\n\nAn opening about Lübeck.\n\n### D1 Tied\n\nCities.\n\n### D2 Other\n\nSee D1; straße."
    )
    assert found(book, "tie") == ["D1", "steps"]  # a title first; never “cities”
    assert found(book, "ti") == []  # the beginning of a word counts from three letters on
    assert found(book, "CITY") == [] and found(book, "citi") == ["D1"]
    assert found(book, "lubeck opening") == ["D"] and found(book, "strasse") == ["D2"]
    assert found(book, "d1") == ["D1", "D2"]
    assert found(book, "cube") == found(book, "svg") == [] and found(book, "steps") == ["steps"]
    assert found(book, "tie cities") == ["D1"] and found(book, " ,. ") == []


def test_search_in_a_real_handbook(handbook: Handbook) -> None:
    assert found(handbook, "tie") == ["scoring", "K1", "M5", "F8", "X4", "B21", "G10", "V6"]


def test_ids_are_letters_and_rules_without_letters(handbook: Handbook) -> None:
    ids = handbook.ids()
    assert "D6a" in ids and "D6" not in ids and "D2" in ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_rule_that_a_reason_names_is_in_the_handbook(game: str) -> None:
    """`kontor why` shows the text of the rule that forbids something."""
    handbook = Handbook.of(kontor.game(game).folder())
    for file in sorted((PACKAGE / "games" / game).rglob("*.py")):
        for name, call in calls(file):
            if name == "reason" and call.args and (rule := text_of(call.args[0])):
                handbook.find(rule)
