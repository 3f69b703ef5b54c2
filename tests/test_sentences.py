"""Tests that sentences for events, prompts, players' names, and texts from damaged files read naturally."""

from __future__ import annotations

import random
from io import StringIO
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kontor
from kontor.bots.greedy import Greedy
from kontor.cli.picture import print_picture
from kontor.core import ALL, CHANCE, NOBODY, SPECTATOR, Event, Message, Reason, reason
from kontor.core.decisions import Decision
from kontor.core.messages import Value
from kontor.core.scene_parts import prompt_for
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
from kontor.paint import svg
from kontor.words import Words, WordsMissing, languages
from kontor.words.language_codes import LanguageUnknown
from kontor.words.words import parse

FOLDERS = [game.folder() / "words" for game in kontor.GAMES.values()]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", FOLDERS)


@pytest.fixture(scope="module")
def every_words() -> list[Words]:
    return [Words(language, FOLDERS) for language in languages()]


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
    """Messages name the player who acts for neutral if relevant. Neutral's own actions and gains are attributed to
    neutral.
    """

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
    assert gained == "The neutral player gains 1 prestige for controlling Minden."
    office = told("hansa-office", NOBODY, "C6", city="Minden")
    assert office == "The neutral player establishes an office in Minden with a trader."
    linked = told("hansa-link", NOBODY, "C10", rank=2)
    assert linked == "The neutral player completes the East–West link, the second to do so."
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


def test_a_card_is_named_only_to_a_viewer_who_may_know_it(words: Words) -> None:
    dealt = Event("hansa-dealt", 2, "X1a", {"cities": "A, B, C"}, None, "mission:2", (2,), ("cities",))
    assert words.say(dealt.shown_to(2)) == "Seat 2 gets the mission card with A, B, C."
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
    """Return a two-player game with neutral traders on the East board, in which seat 1 decides."""
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
        (NeutralOffice(0), "The neutral player claims {route}. Choose the city"),
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
        ((1, 2, 20), "the neutral player reached the prestige limit."),
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
    """Formats events, prompts, reasons and pictures with their real arguments, in every language."""

    def said(what: Message | Reason | Event) -> bool:
        return all(words.say(what) for words in every_words)

    game = kontor.game(game_id)
    bits = random.Random(players)
    events: list[Event] = []
    match = kontor.Match(game, game.setup(players=players, board=board, options=options), bits, events)
    bot = Greedy(game, bits, stray=4)
    console = Console(file=StringIO(), width=80)
    painters = cycle(every_words)
    viewers = cycle((SPECTATOR, 1, None))
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
            viewer = next(viewers)
            known = position if viewer is None else position.view(viewer)
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
