"""Messages sent after each log entry: choices and events, and the cache of scenes."""

from __future__ import annotations

import gc
import random
import tracemalloc
from typing import Any

import msgspec
import pytest

import kontor
from kontor.core import SPECTATOR, Match, setup_of
from kontor.core.scene import POSSIBLE, KeptForms
from kontor.table.log import BOT, GIVEBACK, PERSON, TAKEOVER, Entry, Table
from kontor.table.messages import LogForm, Moment, Undo, json_text
from kontor.table.views import MOST_SCENES, Views
from tests.table.logs import GAME, Watched, begun, bots_play, do, folded, recorded, take_back

CARDS = ("Arnheim+Perleberg+Bremen", "Arnheim+Perleberg+Hannover", "Osnabrück+Stendal+Paderborn")
MISSIONS = "hansa-standard_4_5-4-missions-prestige.kontor"
NOBODYS: frozenset[int] = frozenset()
PLACE = "place trader Hamburg-Lüneburg 1"


def look(table: Table, viewer: int, *held: int, at: int | None = None) -> Moment:
    return Views(table).moment(viewer, frozenset(held), "bots", at)


def can_click(moment: Moment) -> bool:
    scene = moment.scene
    possible = [sprite for sprite in scene["sprites"] if POSSIBLE in sprite.get("emphasis", [])]
    offered = {bool(scene["choices"]), bool(scene["buttons"]), bool(scene["lit"]), bool(possible)}
    assert len(offered) == 1, "all of it, or nothing"
    return offered == {True}


def in_the_middle() -> Table:
    """Seat 0 decides and could lift a trader, so a sprite is a valid choice too."""
    return do(begun(), PLACE, "end", "end", "end")


def test_only_who_decides_can_click() -> None:
    table = in_the_middle()
    assert table.actor == 0
    assert can_click(look(table, 0, 0))
    assert can_click(look(table, 0, 0, 1)), "the seat looked through decides, others are held too"
    assert not can_click(look(table, 1, 0, 1))
    assert not can_click(look(table, SPECTATOR, 0))
    assert not can_click(look(table, SPECTATOR))


def test_what_can_be_clicked_is_all_that_is_legal() -> None:
    table = in_the_middle()
    scene = look(table, 0, 0).scene
    assert [choice["number"] for choice in scene["choices"]] == table.position.legal()
    assert scene == GAME.scene(table.position.view(0)).to_json()


def test_an_earlier_moment_is_only_looked_at() -> None:
    table = in_the_middle()
    do(table, "lift Hamburg-Lüneburg 1")
    earlier = look(table, 0, 0, at=5)
    assert not can_click(earlier)
    assert (earlier.sequence, earlier.undo) == (5, Undo(None, None))
    assert look(table, 0, 0, at=6).undo == Undo(5, 5) == look(table, 0, 0).undo


def test_while_a_bot_stands_in_the_seat_cannot_click() -> None:
    table = in_the_middle()
    table.fold(Entry(6, TAKEOVER, 0, PERSON, level="apprentice"))
    assert not can_click(look(table, 0, 0))
    table.fold(Entry(7, GIVEBACK, 0, PERSON))
    assert can_click(look(table, 0, 0))


def test_nobody_looks_through_eyes_that_are_not_his() -> None:
    table = in_the_middle()
    for viewer, held in ((0, ()), (0, (1, 2)), (7, (0,)), (-1, (0,))):
        with pytest.raises(ValueError, match="not playing seat"):
            look(table, viewer, *held)


@pytest.mark.parametrize("at", [-1, 0, 6])
def test_there_is_a_moment_for_each_entry_and_no_other(at: int) -> None:
    with pytest.raises(ValueError, match="no entry"):
        look(in_the_middle(), SPECTATOR, at=at)


def test_the_moment_reports_what_happened() -> None:
    table = do(begun(), PLACE)
    moment = look(table, 1, 1)
    assert (moment.type, moment.sequence, moment.viewer, moment.over) == ("moment", 2, 1, False)
    entry = moment.entry
    assert (entry.sequence, entry.kind, entry.seat, entry.by, entry.undone) == (2, "action", 0, "person", [])
    assert [(event.what, event.seat, event.rule, event.args) for event in entry.events] == [
        ("hansa-placed", 0, "A2", table.now.events[0].args)
    ]
    assert entry.events[0].target == "post:Hamburg-Lüneburg 1"
    assert moment.scene == GAME.scene(table.position.view(1)).to_look_at().to_json()


def test_an_undo_is_a_moment_too() -> None:
    table = do(begun(), PLACE, "place trader Hamburg-Lüneburg 2")
    first = look(table, SPECTATOR, at=1)
    take_back(table, 1, [0])
    moment = look(table, SPECTATOR)
    assert (moment.sequence, moment.entry.kind, moment.entry.undone, moment.entry.events) == (4, "undo", [2, 3], [])
    assert moment.scene == first.scene
    assert look(table, SPECTATOR, at=3).scene != first.scene
    assert look(table, 0, 0).scene["choices"]


def test_the_log_keeps_what_was_taken_back() -> None:
    table = do(begun(), PLACE)
    take_back(table, 1, [0])
    do(table, "end", by=BOT)
    log = Views(table).log(SPECTATOR)
    kinds = [(entry.sequence, entry.kind, entry.by, entry.undone) for entry in log.entries]
    assert kinds == [
        (1, "start", "table", []),
        (2, "action", "person", []),
        (3, "undo", "person", [2]),
        (4, "action", "bot", []),
    ]
    assert [event.what for event in log.entries[1].events] == ["hansa-placed"]


def test_everything_sent_has_the_form_that_is_promised() -> None:
    table = bots_play(take_back(do(begun(cards=CARDS), PLACE), 1, [0]), 60)
    for at in range(1, table.sequence + 1):
        moment = look(table, 0, 0, at=at)
        assert msgspec.json.decode(msgspec.json.encode(moment), type=Moment) == moment
        assert json_text(moment).encode() == msgspec.json.encode(moment), "a page writes what the server writes"
    log = Views(table).log(0)
    assert msgspec.json.decode(msgspec.json.encode(log), type=LogForm) == log


# Secrets on one screen


def test_with_hidden_cards_the_screen_is_handed_over_first() -> None:
    table = begun(cards=CARDS)
    assert look(table, SPECTATOR).secret and look(table, 0, 0).secret and look(table, 1, 1).secret
    assert not look(begun(), 0, 0).secret


def test_when_the_game_is_over_there_is_nothing_to_hand_over() -> None:
    setup, entries = recorded(MISSIONS)
    table = folded(setup, entries)
    moment = look(table, 0, 0)
    assert moment.over and not moment.secret and not can_click(moment)
    result = table.position.result()
    assert result is not None and moment.ranks == result.ranks and min(moment.ranks) == 1
    assert look(table, 0, 0, at=len(entries) - 1).secret
    before = look(table, 0, 0, at=len(entries) - 1)
    assert not before.over and before.ranks == []


def test_at_the_limit_of_length_nobody_can_click() -> None:
    table = do(begun(game=Watched(6)), PLACE, "place trader Hamburg-Lüneburg 2")
    moment = look(table, 0, 0)
    assert moment.over and not can_click(moment)


# What is kept


def test_a_scene_is_made_once_for_all_who_look_through_the_same_eyes() -> None:
    game = Watched()
    table = begun(game=game)
    views = Views(table)
    for _ in range(3):
        for viewer, held in ((0, {0}), (0, {0, 1}), (1, {1}), (SPECTATOR, set()), (SPECTATOR, {2})):
            views.moment(viewer, frozenset(held), "bots")
    assert game.scenes == [0, 1, SPECTATOR]
    do(table, "end")
    views.moment(0, frozenset({0}), "bots")
    assert game.scenes == [0, 1, SPECTATOR, 0]


def test_old_scenes_are_not_kept_and_come_out_the_same() -> None:
    table = bots_play(begun(), 3 * MOST_SCENES)
    views = Views(table)
    twice = [
        [views.moment(SPECTATOR, NOBODYS, "bots", at).scene for at in range(1, table.sequence + 1)] for _ in range(2)
    ]
    assert twice[0] == twice[1]
    assert [scene["actor"] for scene in twice[0]] == [step.position.actor for step in table.states[1:]]
    assert len(views._scenes) == MOST_SCENES


@pytest.mark.parametrize("game", ["hansa", "felinia", "pfeffersaecke"])
def test_parts_kept_from_other_scenes_change_no_scene(game: str) -> None:
    """Requests the scenes for every viewer in turn, as at a table."""
    bits = random.Random(2)
    match: Match[Any] = Match(kontor.game(game), kontor.game(game).setup(players=3), bits)
    kept = KeptForms()
    for _ in range(60):
        for viewer in (0, 1, SPECTATOR):
            scene = match.game.scene(match.position.view(viewer))
            for shown in (scene, scene.to_look_at()):
                assert shown.to_json(kept) == shown.to_json()
        match.play(bits.choice(match.legal))


def test_a_watched_table_keeps_little_and_gives_it_back() -> None:
    """The scenes of a whole game for two players and a spectator use at most 1.5 MB, and are freed afterwards."""
    table = bots_play(begun(), 120)

    def watch(views: Views) -> None:
        for at in range(1, table.sequence + 1):
            for viewer in (0, 1, SPECTATOR):
                views.moment(viewer, frozenset([0, 1]), "bots", at)

    watch(Views(table))  # fills what all tables of a game share
    views = Views(table)
    gc.collect()
    tracemalloc.start()
    watch(views)
    gc.collect()  # this also empties the free lists of Python
    watched, _ = tracemalloc.get_traced_memory()
    views.rest()
    left, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # Servers of other tests allocate a little in their threads.
    assert left < 200_000 < watched < 1_500_000, (left, watched)


def test_the_scenes_last_asked_for_are_kept_until_nobody_looks() -> None:
    """Old scenes are shared too: a watcher who catches up later gets the scenes made for others."""
    game = Watched()
    table = bots_play(begun(game=game), MOST_SCENES)
    views = Views(table)

    def see(at: int) -> None:
        views.moment(SPECTATOR, NOBODYS, "bots", at)

    for at in (1, *range(2, MOST_SCENES), 1, MOST_SCENES, MOST_SCENES + 1):  # 2 is the longest unused
        see(at)
    made = len(game.scenes)
    see(1)
    assert len(game.scenes) == made
    see(2)
    assert len(game.scenes) == made + 1
    views.rest()
    see(2)
    assert len(game.scenes) == made + 2


def test_a_late_moment_looks_at_no_early_entry() -> None:
    table = bots_play(begun(), 200)
    views = Views(table)
    expected = views.moment(0, frozenset({0}), "bots")
    table.states[:150] = [None] * 150  # type: ignore[list-item]
    assert Views(table).moment(0, frozenset({0}), "bots") == expected


def test_an_entry_says_whether_it_completes_a_turn_or_a_round() -> None:
    table = do(begun(), PLACE, "end", "end", "end", "end")
    take_back(table, 5, [0])
    ends = [entry.ends for entry in Views(table).log(SPECTATOR).entries]
    assert ends == ["", "", "turn", "turn", "round", "turn", ""]


def test_a_game_may_count_its_own_rounds() -> None:
    game = kontor.game("felinia")
    record = kontor.play("felinia", ["apprentice"] * 3, seed=3).record
    start = game.start(setup_of(record, game))
    actions = [start.number(text) for text in record.actions]
    match = Match(game, start.setup, random.Random(1), actions=actions, keep_steps=True)
    table = Table.played(match, "")
    ends = [entry.ends for entry in Views(table).log(SPECTATOR).entries]
    assert ends.count("round") == match.position.round - 1 > 3
    assert ends.count("turn") > 3 * ends.count("round")
