"""Replaying the log of a table: legal next entries, the effect of each entry, and rejected entries."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kontor.bots import LEVELS, UnknownLevel, chooser
from kontor.core import LENGTH, SPECTATOR, IllegalAction, Match, NotationError, rank
from kontor.table.log import (
    ACTION,
    BOT,
    GIVEBACK,
    PERSON,
    START,
    TABLE,
    TAKEOVER,
    UNDO,
    Entry,
    NotNow,
    Table,
    Unplayable,
)
from tests.table.logs import DRAWS, GAME, Watched, begun, bots_play, do, folded, laid_out, recorded, take_back

MISSIONS = "hansa-standard_4_5-4-missions-prestige.kontor"
PLACE = "place trader Hamburg-Lüneburg 1"
DISPLACE = "displace merchant Hamburg-Lüneburg 1"
PLACE_TOO = "place trader Hamburg-Lüneburg 2"


def ids(error: pytest.ExceptionInfo[Any]) -> list[str]:
    return [message.id for message in error.value.messages]


# How a game begins


def test_before_the_start_nobody_decides() -> None:
    table = laid_out()
    assert (table.sequence, table.actor, table.over, table.result()) == (0, None, False, None)
    with pytest.raises(NotNow) as error:
        table.decide(0, PLACE, random.Random(1))
    assert ids(error) == ["live-not-begun"]


def test_the_start_is_chance_up_to_the_first_decision() -> None:
    table = laid_out(mission_cards=True)
    actions = table.begin(random.Random(4)).actions
    assert table.sequence == 1
    kinds = [text.split()[0] for text in actions]
    assert kinds == ["draw"] * 3 + ["deal"] * 3 + ["first"]
    assert table.actor == int(actions[-1].split()[1])
    assert [event.what for event in table.now.events].count("hansa-dealt") == 3
    with pytest.raises(NotNow) as error:
        table.begin(random.Random(4))
    assert ids(error) == ["live-begun"]


def test_a_table_plays_as_a_match_does() -> None:
    """The same random bits and decisions give the same chance outcomes and forced actions."""
    setup = GAME.setup(players=3)
    bits, same_bits = random.Random(9), random.Random(9)
    match: Match[Any] = Match(GAME, setup, bits)
    table = Table(GAME, setup)
    table.begin(same_bits)
    choose = chooser("apprentice", GAME, random.Random(2))
    for _ in range(300):
        action = choose(match.position.view(match.position.actor), match.position.legal())
        do(table, match.position.text(action), bits=same_bits)
        match.play(action)
    texts = [text for sequence in range(1, 302) for text in table.entry(sequence).actions]
    assert texts == [match.position.text(action) for action in match.actions]
    assert table.position == match.position
    assert any(table.states[sequence].drew for sequence in range(2, 302))


# One decision


def test_a_decision_on_a_copy_changes_nothing_until_the_table_takes_it_over() -> None:
    table = begun()
    before = table.position.to_bytes()
    copy = table.copy()
    assert copy.decide(0, PLACE, random.Random(1)) == Entry(2, ACTION, 0, PERSON, (PLACE,))
    assert (table.sequence, table.position.to_bytes(), len(table.match.actions)) == (1, before, 4)
    stored = table.copy()
    stored.fold(copy.entry(2))
    assert stored.position == copy.position and stored.match.actions == copy.match.actions
    table.become(copy)
    assert table.states[1].position.to_bytes() == before
    assert table.position.to_bytes() != before
    assert [event.what for event in table.now.events] == ["hansa-placed"]


def test_a_decision_is_written_as_the_board_writes_it() -> None:
    assert begun().decide(0, " PLACE trader hamburg–lüneburg 1", random.Random(1)).actions == (PLACE,)


def test_what_leaves_no_choice_belongs_to_the_decision() -> None:
    """A player with only one way to pay for a displacement pays automatically. Then the victim has a choice."""
    table = do(begun(), PLACE, "end", DISPLACE)
    assert table.entry(4).actions == (DISPLACE, "pay 1 0")
    assert table.actor == 0


def test_only_the_seat_that_decides_is_heard() -> None:
    table = begun()
    with pytest.raises(NotNow) as error:
        table.decide(1, PLACE, random.Random(1))
    assert [(message.id, message.args) for message in error.value.messages] == [("live-not-your-decision", {"seat": 0})]


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    table = do(begun(), PLACE)
    with pytest.raises(IllegalAction) as illegal:
        table.decide(0, PLACE, random.Random(1))
    assert illegal.value.reason.rule == "A2"
    with pytest.raises(NotationError) as unknown:
        table.decide(0, "place trader on my head " * 20, random.Random(1))
    assert ids(unknown) == ["action-unknown"]
    assert len(str(unknown.value)) < 200, "a stranger's text is not sent back at length"
    assert table.sequence == 2


def test_chance_cannot_be_played_by_a_seat() -> None:
    with pytest.raises(IllegalAction):
        begun().decide(0, "draw swap", random.Random(1))


# The end


def test_a_whole_game_from_its_log() -> None:
    setup, entries = recorded(MISSIONS)
    table = folded(setup, entries)
    assert table.finished and table.over and table.actor is None
    result = table.result()
    assert result is not None
    assert (result.reason, result.scores, result.winners) == ("prestige", [17, 39, 10, 16], [1])
    with pytest.raises(NotNow) as error:
        table.decide(0, "end", random.Random(1))
    assert ids(error) == ["game-over"]
    assert not table.over_after(table.states[-2])


def test_a_game_stops_at_its_limit_of_length() -> None:
    table = begun(game=Watched(6))
    do(table, PLACE)
    assert (table.over, table.actor) == (False, 0)
    do(table, PLACE_TOO)
    assert (table.over, table.finished, table.actor) == (True, False, None)
    assert table.result() == rank(LENGTH, [sum(sheet.values()) for sheet in table.position.view(SPECTATOR).scores()])
    with pytest.raises(NotNow):
        table.decide(0, "end", random.Random(1))


def test_the_limit_also_stops_what_follows_from_a_decision() -> None:
    table = do(begun(game=Watched(7)), PLACE, "end")
    assert table.decide(1, DISPLACE, random.Random(1)).actions == (DISPLACE,)
    assert table.over


# Bots


def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class First:
        level = "first"

        def __init__(self, *_: object) -> None:
            pass

        def choose(self, view: Any, *_: object) -> int:
            seen.append(view)
            return int(view.legal()[0])

    monkeypatch.setitem(LEVELS, "first", First)
    table = begun(cards=("Arnheim+Perleberg+Bremen", "Arnheim+Perleberg+Hannover", "Osnabrück+Stendal+Paderborn"))
    text = table.choose("first", 0, random.Random(1))
    assert seen == [table.position.view(0)]
    assert text == table.position.text(table.position.legal()[0])
    with pytest.raises(NotNow):
        table.choose("first", 1, random.Random(1))


def test_what_a_seat_has_done_in_the_same_position_is_known() -> None:
    """Both seats only end their turns, so the first seat reaches the same position again."""
    table = begun()
    assert table.done_before(0) == ()
    do(table, "end")
    assert table.done_before(1) == ()
    do(table, *["end"] * (table.setup.players - 1))
    assert table.actor == 0 and table.done_before(0) == ("end",)
    do(table, PLACE, "end", *["end"] * (table.setup.players - 1))
    assert table.done_before(0) == (), "it is no longer the same"


def test_what_was_taken_back_was_not_done() -> None:
    table = do(begun(), PLACE)
    table.fold(Entry(table.sequence + 1, UNDO, 0, PERSON, undone=(table.sequence,)))
    assert table.actor == 0 and table.done_before(0) == ()


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_a_bot_of_the_table_does_not_go_round_in_circles(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot does not repeat its action, even though a new bot is created for each decision."""
    monkeypatch.setattr("kontor.bots.searcher.SECONDS", {"master": 0.15})
    table = begun()
    first = table.choose(level, 0, random.Random(1))
    monkeypatch.setattr(table, "done_before", lambda seat: (first,))
    assert table.choose(level, 0, random.Random(1)) != first


def test_the_levels_of_bots() -> None:
    assert next(iter(LEVELS)) == "apprentice"
    view = begun().position.view(0)
    assert chooser("apprentice", GAME, random.Random(1))(view, view.legal()) in view.legal()
    with pytest.raises(UnknownLevel) as error:
        chooser("emperor", GAME, random.Random(1))
    assert error.value.messages[0].args == {"level": "emperor", "possible": ", ".join(LEVELS)}


def test_a_bot_takes_a_seat_over_and_gives_it_back() -> None:
    table = do(begun(), PLACE)
    before = table.position
    table.fold(Entry(3, TAKEOVER, 1, PERSON, level="apprentice"))
    assert dict(table.stand_ins) == {1: "apprentice"}
    table.fold(Entry(4, TAKEOVER, 2, PERSON, level="apprentice"))
    table.fold(Entry(5, GIVEBACK, 1, PERSON))
    assert dict(table.stand_ins) == {2: "apprentice"}
    assert (table.position, table.now.events, table.actor) == (before, (), 0)
    take_back(table, 1, [0])
    assert dict(table.stand_ins) == {2: "apprentice"}, "a change of hands is not undone"
    do(table, PLACE_TOO, by=BOT)
    assert [step.entry.sequence for step in table.counting()] == [7, 1]


# What is no log


NOT_NEXT = [
    pytest.param(Entry(3, ACTION, 0, PERSON, (PLACE_TOO,)), id="an entry again"),
    pytest.param(Entry(5, ACTION, 0, PERSON, (PLACE_TOO,)), id="an entry is missing"),
    pytest.param(Entry(4, START, None, TABLE, (*DRAWS, "first 0")), id="a second start"),
    pytest.param(Entry(4, ACTION, 1, PERSON, (PLACE_TOO,)), id="another seat"),
    pytest.param(Entry(4, ACTION, None, PERSON, (PLACE_TOO,)), id="no seat"),
    pytest.param(Entry(4, ACTION, 0, PERSON, (PLACE,)), id="not legal"),
    pytest.param(Entry(4, ACTION, 0, PERSON, ("place trader on my head",)), id="no action"),
    pytest.param(Entry(4, ACTION, 0, PERSON), id="nothing done"),
    pytest.param(Entry(4, ACTION, 0, PERSON, ("end", "place trader Hamburg-Lüneburg 3")), id="two decisions"),
    pytest.param(Entry(4, ACTION, 0, PERSON, ("end", "end")), id="two own decisions"),
    pytest.param(Entry(4, UNDO, 0, PERSON), id="an undo of nothing"),
    pytest.param(Entry(4, UNDO, 0, PERSON, undone=(2,)), id="an undo of what is not the last"),
    pytest.param(Entry(4, UNDO, 0, PERSON, undone=(3, 2)), id="an undo in the wrong order"),
    pytest.param(Entry(4, UNDO, 0, PERSON, undone=(1, 2, 3)), id="an undo of the start"),
    pytest.param(Entry(4, GIVEBACK, 1, PERSON), id="nothing to give back"),
    pytest.param(Entry(4, TAKEOVER, 3, PERSON, level="apprentice"), id="a seat that is not there"),
    pytest.param(Entry(4, TAKEOVER, None, PERSON, level="apprentice"), id="no seat to take over"),
    pytest.param(Entry(4, TAKEOVER, 1, PERSON), id="a bot of no level"),
]


@pytest.mark.parametrize("entry", NOT_NEXT)
def test_an_entry_that_does_not_follow_is_refused_and_changes_nothing(entry: Entry) -> None:
    table = do(begun(), PLACE, PLACE_TOO)
    before = list(table.states)
    with pytest.raises(Unplayable) as error:
        table.fold(entry)
    assert error.value.messages[0].args == {"entry": entry.sequence}
    assert table.states == before
    do(table, "end")


def test_a_log_begins_with_the_start() -> None:
    with pytest.raises(Unplayable):
        laid_out().fold(Entry(1, ACTION, 0, PERSON, ("end",)))
    with pytest.raises(Unplayable):
        laid_out().fold(Entry(1, START, None, TABLE, DRAWS))  # the first player is not drawn


def test_an_entry_that_leaves_out_what_follows_is_refused() -> None:
    table = do(begun(), PLACE, "end")
    with pytest.raises(Unplayable):
        table.fold(Entry(4, ACTION, 1, PERSON, (DISPLACE,)))


def test_an_entry_beyond_the_limit_of_length_is_refused() -> None:
    table = do(begun(game=Watched(6)), PLACE)
    with pytest.raises(Unplayable):
        table.fold(Entry(3, ACTION, 0, PERSON, (PLACE_TOO, "end")))
    do(table, PLACE_TOO)
    with pytest.raises(Unplayable):
        table.fold(Entry(4, ACTION, 0, PERSON, ("end",)))


def test_a_late_entry_looks_at_no_early_one() -> None:
    """The test removes early entries, which are not needed anymore."""
    table = bots_play(begun(), 200)
    table.states[:150] = [None] * 150  # type: ignore[list-item]
    bots_play(table, 50)
    assert table.sequence == 251
