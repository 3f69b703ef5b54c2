"""The page answers like the server. Runs those tests of the server that need no second person and no network."""

from __future__ import annotations

from tests.server.test_board_editing import (  # noqa: F401
    test_a_board_without_coordinates_gets_them,
    test_a_packaged_board_is_data_that_passes_its_check,
    test_a_valid_board_is_drawn_as_at_a_table,
    test_data_that_no_file_can_hold_is_a_fault,
    test_faults_have_a_path_an_id_and_a_line,
    test_half_a_board_is_answered_with_its_faults,
    test_the_format_is_the_declared_one,
    test_what_is_no_board_is_a_fault_without_a_place,
)
from tests.server.test_colours import (  # noqa: F401
    test_a_colour_never_reaches_the_record,
    test_colours_are_chosen_with_a_new_table,
)
from tests.server.test_continuing import (  # noqa: F401
    test_a_table_that_waits_does_not_go_on,
    test_what_cannot_go_on,
    test_what_was_taken_back_is_gone_from_what_goes_on,
    test_where_a_game_is_over_nothing_goes_on,
)
from tests.server.test_lessons import (  # noqa: F401
    test_a_guided_game_has_cards,
    test_a_lesson_is_taken_step_by_step,
    test_a_puzzle_is_taken_like_a_lesson,
    test_what_no_lesson_takes,
)
from tests.server.test_live import (
    test_a_socket_for_no_table_is_closed,  # noqa: F401
    test_first_the_table_then_the_present_moment,  # noqa: F401
)
from tests.server.test_lobby import (  # noqa: F401
    test_a_setup_is_completed_or_its_faults_are_named,
    test_a_table_is_not_found_by_guessing,
    test_a_table_that_cannot_be_is_refused,
    test_games_are_described,
    test_names_are_kept_as_text,
    test_names_that_are_no_plain_text_are_refused,
    test_the_name_at_the_first_table_becomes_the_name_of_the_person,
)
from tests.server.test_notes import (  # noqa: F401
    test_notes_are_kept_after_the_game,
    test_notes_have_a_limit,
)
from tests.server.test_once import (  # noqa: F401
    test_a_click_whose_table_is_gone_makes_another,
    test_a_key_is_a_key,
    test_the_same_click_twice_at_the_same_time_makes_one_table,
    test_what_was_refused_is_no_click,
)
from tests.server.test_own_boards import (  # noqa: F401
    test_a_board_and_a_file_together_are_refused_in_words,
    test_a_board_for_others_is_refused,
    test_a_board_from_a_file_makes_a_setup,
    test_a_board_that_is_only_drawn_anew_is_own_and_drawn_so,
    test_a_board_that_only_calls_itself_like_one_of_the_game_is_still_own,
    test_a_record_with_a_broken_board_is_refused,
    test_of_many_faults_as_many_are_told_here_as_there,
    test_one_can_go_on_elsewhere_from_a_moment_of_it,
    test_the_harbour_can_be_opened_from_its_record,
    test_what_is_no_board_is_refused_in_words,
)
from tests.server.test_playing import (  # noqa: F401
    begun,
    test_a_person_plays_against_bots,
    test_an_action_must_be_legal,
    test_an_action_needs_the_next_number,
    test_nothing_can_be_done_before_the_game_begins,
    test_of_two_clicks_at_once_one_counts,
    test_the_same_click_is_done_once,
    test_the_same_click_sent_many_times_at_once_counts_once,
)
from tests.server.test_replay import (  # noqa: F401
    test_a_table_that_waits_has_no_moments,
    test_every_moment_is_as_it_was,
    test_there_is_no_moment_without_an_entry,
)
from tests.server.test_replay_records import (  # noqa: F401
    test_a_game_that_was_stopped_goes_on,
    test_a_header_that_does_not_fit_is_refused,
    test_a_line_that_is_not_allowed_is_named_with_its_rule,
    test_a_record_longer_than_a_game_may_be_is_refused_at_once,
    test_a_record_that_ends_before_chance_is_drawn_on,
    test_a_result_that_the_actions_do_not_lead_to_is_refused,
    test_a_seat_that_holds_a_secret_sees_its_own_alone,
    test_each_decision_is_an_entry_of_the_log,
    test_every_fault_of_a_header_is_named,
    test_what_is_no_record_is_refused,
    test_what_one_seat_knew_is_no_game_to_open,
)
from tests.server.test_schema import test_scenes_and_backdrops_are_as_described  # noqa: F401
from tests.server.test_seats import (  # noqa: F401
    test_a_bots_own_seat_stays_a_bots,
    test_nobody_is_shown_choices_while_a_bot_stands_in,
)
