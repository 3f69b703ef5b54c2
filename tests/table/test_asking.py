"""Queries to a table about reasons for refusals, the score history, and the record."""

from __future__ import annotations

import pytest

from kontor.core import SPECTATOR, parse, position_at, record_of
from kontor.table.messages import Said
from kontor.table.views import MOST_REFUSALS, Views
from tests.table.logs import GAME, Watched, begun, bots_play, do, folded, laid_out, recorded, take_back

CARDS = ("Arnheim+Perleberg+Bremen", "Arnheim+Perleberg+Hannover", "Osnabrück+Stendal+Paderborn")
MISSIONS = "hansa-standard_4_5-4-missions-prestige.kontor"
PLACE = "place trader Hamburg-Lüneburg 1"
NAMES = ("Ada", "Bo", "Cy")

# Why not


def test_a_click_that_does_nothing_is_answered_with_the_rule() -> None:
    refusals = Views(begun()).why_not(0, ["route:Hamburg-Lüneburg"]).refusals
    assert [(one.rule, one.label) for one in refusals] == [
        ("C1", Said("hansa-do-claim", {"route": "Hamburg-Lüneburg"}))
    ]


def test_the_likeliest_meaning_comes_first_and_what_is_possible_is_not_refused() -> None:
    table = do(begun(), PLACE)
    free = Views(table).why_not(0, ["post:Hamburg-Lüneburg 2"]).refusals
    assert free and all(one.label is None or one.label.id != "hansa-do-place" for one in free)
    number = table.game.meant(table.position.view(0), ["post:Hamburg-Lüneburg 2"])
    legal = table.position.legal()
    refused = [table.position.why_not(action) for action in number if action not in legal]
    assert [one.rule for one in free] == [reason.rule for reason in refused if reason is not None][:MOST_REFUSALS]


def test_a_place_that_means_nothing_is_answered_with_nothing() -> None:
    assert Views(begun()).why_not(0, ["nowhere"]).refusals == []


def test_who_does_not_decide_is_told_who_does() -> None:
    table = begun()
    for viewer in (1, 2, SPECTATOR):
        refusals = Views(table).why_not(viewer, ["post:Hamburg-Lüneburg 1"]).refusals
        assert [(one.label, one.rule, one.said) for one in refusals] == [
            (None, None, Said("live-not-your-decision", {"seat": 0}))
        ]


def test_before_and_after_the_game_nothing_can_be_done() -> None:
    setup, entries = recorded(MISSIONS)
    over = Views(folded(setup, entries)).why_not(0, ["post:Hamburg-Lüneburg 1"]).refusals
    assert [one.said.id for one in over] == ["game-over"]
    waiting = Views(laid_out()).why_not(0, ["post:Hamburg-Lüneburg 1"]).refusals
    assert [one.said.id for one in waiting] == ["live-not-begun"]


def test_so_many_reasons_are_enough() -> None:
    """The number of reasons is limited, because a marker on the desk could be used in hundreds of ways."""
    table = begun()
    assert len(table.game.meant(table.position.view(0), ["markers:0:remove"])) > MOST_REFUSALS
    assert len(Views(table).why_not(0, ["markers:0:remove"]).refusals) == MOST_REFUSALS


# How the scores grew


def test_the_scores_after_each_entry_that_counts() -> None:
    table = bots_play(begun(), 80)
    moments = Views(table).scores(1).moments
    assert [moment.sequence for moment in moments] == list(range(1, 82))
    for moment in (moments[0], moments[40], moments[-1]):
        desks = GAME.scene(table.states[moment.sequence].position.view(1)).desks
        assert moment.points == [desk.points for desk in desks]
        assert moment.projection == [desk.projection for desk in desks]
    assert moments[0].projection != moments[-1].projection


def test_what_was_taken_back_is_not_in_the_history() -> None:
    table = do(begun(), PLACE)
    views = Views(table)
    assert [moment.sequence for moment in views.scores(0).moments] == [1, 2]
    take_back(table, 1, [0])
    assert [moment.sequence for moment in views.scores(0).moments] == [1]
    do(table, "end")
    assert [moment.sequence for moment in views.scores(0).moments] == [1, 4]


def test_a_moment_is_counted_once() -> None:
    game = Watched()
    table = bots_play(begun(game=game), 30)
    views = Views(table)
    views.scores(0)
    assert game.standings == [0] * 31
    bots_play(table, 5)
    assert len(views.scores(0).moments) == 36
    assert game.standings == [0] * 36


def test_when_the_game_is_over_the_history_holds_what_was_hidden() -> None:
    setup, entries = recorded(MISSIONS)
    table = folded(setup, entries)
    history = Views(table).scores(SPECTATOR)
    assert history == Views(table).scores(0)
    assert history.moments[-1].projection == [17, 39, 10, 16]
    true = table.states[-2].position
    assert history.moments[-2].projection == [sum(sheet.values()) for sheet in true.scores()]
    hidden = folded(setup, entries[:-1])
    assert Views(hidden).scores(SPECTATOR).moments[-1].projection != history.moments[-2].projection


# The record


def test_the_record_of_a_game_without_secrets_is_whole_at_any_time() -> None:
    table = bots_play(take_back(do(begun(), PLACE), 1, [0]), 40)
    for viewer in (0, SPECTATOR):
        read = parse(Views(table).record(viewer, NAMES).write())
        assert (read.viewer, read.result, read.seats) == (None, None, list(NAMES))
        assert position_at(read, GAME) == table.position


def test_the_record_of_a_game_that_was_stopped_says_so() -> None:
    table = do(begun(game=Watched(6)), PLACE, "place trader Hamburg-Lüneburg 2")
    read = parse(Views(table).record(1, NAMES).write())
    assert read.result == {"reason": "length", "scores": [0, 0, 0], "ranks": [1, 1, 1], "winners": [0, 1, 2]}
    assert position_at(read, GAME) == table.position


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_while_there_are_secrets_the_record_is_what_the_reader_knows(viewer: int) -> None:
    table = bots_play(begun(cards=CARDS), 40)
    text = Views(table).record(viewer, NAMES).write()
    read = parse(text)
    assert read.viewer == ("spectator" if viewer == SPECTATOR else viewer)
    assert position_at(read, GAME) == table.position.view(viewer)
    assert [card in text for card in CARDS] == [seat == viewer for seat in range(3)]


def test_when_the_game_is_over_everybody_gets_the_whole_record() -> None:
    setup, entries = recorded(MISSIONS)
    table = folded(setup, entries)
    read = parse(Views(table).record(SPECTATOR, ()).write())
    assert read.actions == [text for entry in entries for text in entry.actions]
    assert read.result is not None and read.result["winners"] == [1]
    assert read == record_of(
        GAME, table.position, [table.position.number(text) for text in read.actions], table.result()
    )
