"""Browser tests that do not run against the static page, each with the reason. All others run unchanged.

    KONTOR_BACKEND=page python -m pytest tests/browser

prints this list at its end.
"""

from __future__ import annotations

import os
from typing import Final

ON_PAGE: Final = os.environ.get("KONTOR_BACKEND") == "page"

FRIENDS = "two people at two browsers: that needs a server"
SEATS = "is about seats for people at other browsers: that needs a server"
CONNECTION = "is about the connection to a server; the page has none"
APP = "is about the server's app; test_page.py and page_long.py have the page's"

LEFT_OUT: Final[dict[str, str]] = {
    "test_a_whole_game": f"{FRIENDS}; page_long.py plays whole games",
    "test_app": APP,
    "test_clocks": FRIENDS,
    "test_company": FRIENDS,
    "test_connection": CONNECTION,
    "test_cups": "a cup is played by people at several browsers: that needs a server",
    "test_evening": FRIENDS,
    "test_felinia::test_two_people_and_two_bots": f"{FRIENDS}; page_long.py plays whole games",
    "test_hints::test_where_other_people_play_there_are_no_hints": FRIENDS,
    "test_lobby::test_a_public_table": FRIENDS,
    "test_lobby::test_a_table_by_link_is_not_listed": FRIENDS,
    "test_outside_game": "the page has Kontor's own games, not those of other packages",
    "test_over_days": FRIENDS,
    "test_person": "is about one person at two browsers: that needs a server",
    "test_phone::test_the_waiting_room_fits": SEATS,
    "test_ratings": FRIENDS,
    "test_replay::test_a_link_to_a_moment_and_the_eyes_of_every_seat": "opens a link in another browser",
    "test_replay::test_a_running_game_is_looked_back_at_while_it_goes_on": FRIENDS,
    "test_replay::test_a_stranger_is_shown_no_secret_of_a_running_game": FRIENDS,
    "test_seats": SEATS,
    "test_signals::test_it_is_seen_in_the_tab_heard_and_muted": FRIENDS,
    "test_signals::test_a_notice_while_nobody_looks": FRIENDS,
    "test_signals::test_nobody_is_told_unasked": FRIENDS,
    "test_signals::test_who_is_here": FRIENDS,
    "test_strangers": "is about strangers and other sites: nobody else can reach the games of a page",
    "test_table::test_a_guest_sees_no_commands": FRIENDS,
    "test_thinking_ahead::test_arrows_are_drawn_and_stay_private": FRIENDS,
    "test_thinking_ahead::test_a_plan_is_private_and_offered_in_your_turn": FRIENDS,
    "test_thinking_ahead::test_a_plan_that_became_impossible_is_dropped_with_a_reason": FRIENDS,
    "test_thinking_ahead::test_notes_are_saved_and_a_phone_draws": FRIENDS,
    "test_thinking_ahead::test_colours_are_chosen_while_waiting": SEATS,
    "test_undo::test_not_over_what_another_person_decided": FRIENDS,
    "test_why_not::test_while_others_decide": FRIENDS,
}
"""Reasons by name, which is `test_file` for all tests of a file or `test_file::test_name` for one test."""


def left_out(nodeid: str) -> str | None:
    """Return the reason why a test does not run against the static page, or None.

    >>> left_out("tests/browser/test_board.py::test_zoom_and_move[x]")
    >>> left_out("tests/browser/test_seats.py::test_an_empty_seat")
    'is about seats for people at other browsers: that needs a server'
    """
    file, _, test = nodeid.rpartition("/")[2].partition("::")
    module = file.removesuffix(".py")
    return LEFT_OUT.get(module) or LEFT_OUT.get(f"{module}::{test.partition('[')[0]}")
