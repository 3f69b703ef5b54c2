"""Game tables, independent of their storage. Uses only the standard library, so it also runs in browsers."""

from kontor.table.boards import board_format, checked_board, packaged_form
from kontor.table.catalogue import form_of_game, setup_form
from kontor.table.log import Entry, NotNow, Table, TooFar, Unplayable
from kontor.table.messages import json_text
from kontor.table.questions import (
    Question,
    answered,
    decision_of_bot,
    hints_for,
    hints_of,
    judged,
    judgement_of,
)
from kontor.table.views import Views, whole_record

__all__ = [
    "Entry",
    "NotNow",
    "Question",
    "Table",
    "TooFar",
    "Unplayable",
    "Views",
    "answered",
    "board_format",
    "checked_board",
    "decision_of_bot",
    "form_of_game",
    "hints_for",
    "hints_of",
    "json_text",
    "judged",
    "judgement_of",
    "packaged_form",
    "setup_form",
    "whole_record",
]
