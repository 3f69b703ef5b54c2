"""Hansa Teutonica as a Kontor game: its declaration and how its positions are created."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core.base_game import BaseGame, Boards, Presentation
from kontor.core.boards import data_from_file
from kontor.core.chance import RandomBits, below
from kontor.core.contract import ALL, ActionKind, BoardInfo, Declaration, Setup
from kontor.core.errors import SetupError
from kontor.core.messages import Message
from kontor.core.observation import Part
from kontor.core.options import Choice, Counts, Flag, Options, Preset, resolve
from kontor.core.position_reader import read_position
from kontor.core.setups import number_faults, unknown_board
from kontor.games.hansa import fields, notation, observation, position
from kontor.games.hansa.board import Board, board_from_data
from kontor.games.hansa.board.fields import FORMAT
from kontor.games.hansa.bot import equivalents, features, priorities, reasons
from kontor.games.hansa.bot.styles import STYLES
from kontor.games.hansa.look import backdrop, clicks, scene, text
from kontor.games.hansa.pieces import MARKERS, MOST_PROMOS, PROMOS, REMOVE_OR_MOVE, RIMS, TAVERN_MARKERS, UNKNOWN
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.setup import cards_left
from kontor.games.hansa.scoring import SOURCES
from kontor.games.hansa.state import ENDS
from kontor.games.hansa.stored import DESK, MISSION

FOLDER = Path(__file__).parent
PRESENTATION = Presentation(backdrop, scene, text, clicks)

DEFAULT_PLAYERS = (4, 3, 5, 2)
"""Default player counts in order of preference. The first number that the board supports is used."""


def _mix(*numbers: int) -> dict[str, int]:
    """Return the number of markers of each kind: 0 for kinds that are newer than the edition."""
    return dict(zip(MARKERS, [*numbers, *[0] * len(MARKERS)]))


PAWN = "pawn"
NO_FORM = "none"
NEUTRAL_FORMS = ("neutral_14", "neutral_it")

EDITIONS: dict[str, dict[str, Any]] = {
    "2009": {"marker_mix": _mix(5, 2, 2, 2, 3, 2), "new_markers": "face_up", "two_players": "pawn"},
    "2014": {"marker_mix": _mix(4, 3, 2, 2, 2, 2), "new_markers": "face_down", "two_players": "neutral_14"},
    "italian": {"marker_mix": _mix(4, 3, 2, 2, 3, 2), "new_markers": "face_up", "two_players": "neutral_it"},
    "bigbox": {
        "marker_mix": _mix(4, 3, 2, 2, 2, 2),
        "new_markers": "face_up",
        "two_players": NO_FORM,
        "swap_must_own_one": True,
        "third_marker": "move",
        "tie_break": "bigbox",
    },
}
DEFAULT_EDITION = "2009"
DEFAULT_EDITION_FOR_TWO = "2014"

OPTIONS = (
    Preset("edition", EDITIONS, DEFAULT_EDITION),
    Counts("marker_mix", MARKERS, {MARKERS[kind]: 1 for kind in TAVERN_MARKERS}, 20, _mix(5, 2, 2, 2, 3, 2)),
    Choice("new_markers", ("face_up", "face_down"), "face_up"),
    Choice("two_players", (PAWN, *NEUTRAL_FORMS, NO_FORM), PAWN, players=(2,)),
    Choice("rim", RIMS, "edge4"),
    Flag("mission_cards", False),
    Flag("marker_in_same_action", False),
    Flag("swap_must_own_one", False),
    Choice("third_marker", REMOVE_OR_MOVE, REMOVE_OR_MOVE[0]),
    Choice("tie_break", ("shared", "bigbox"), "shared"),
    Flag("emperors_favour", False),
    Counts("promo_markers", PROMOS, {}, MOST_PROMOS, dict.fromkeys(PROMOS, 0)),
    Counts("replaced_markers", MARKERS, {}, MOST_PROMOS * len(PROMOS), dict.fromkeys(MARKERS, 0)),
)

KINDS = tuple(ActionKind(name, own_decision=name == "end") for name in notation.KINDS)


@cache
def packaged_board(id: str) -> Board:
    return board_from_data(data_from_file(FOLDER / "boards" / f"{id}.toml"))


BOARDS = ("standard_2_3", "standard_4_5", "east", "britannia_3", "britannia_4_5")
PLAYERS = {id: packaged_board(id).players for id in BOARDS}
"""V5: player counts of each board."""


class Hansa(BaseGame):
    """The game Hansa Teutonica. Use `kontor.game("hansa")` to get the single instance."""

    def setup(self, players: int | None = None, board: Any = None, options: Mapping[str, Any] | None = None) -> Setup:
        """V5, V6: build a valid setup, with defaults for missing values. Raises a SetupError that lists every fault."""
        faults: list[Message] = []
        chosen: Board | None = None
        if isinstance(board, Board):
            chosen = board
        elif isinstance(board, str) and board in PLAYERS:
            chosen = packaged_board(board)
        elif board is not None:
            faults.append(unknown_board(board, PLAYERS))
        if players is None:
            players = next((n for n in DEFAULT_PLAYERS if chosen is None or n in _players(chosen)), DEFAULT_PLAYERS[0])
        if board is None:
            chosen = next((packaged_board(id) for id, numbers in PLAYERS.items() if players in numbers), None)
        on_board = _players(chosen) if chosen else ()
        boards = [id for id, numbers in PLAYERS.items() if players in numbers]
        faults += number_faults(players, DECLARATION.players, chosen, on_board, boards)
        given = dict(options or {})
        if players == 2:
            given.setdefault("edition", DEFAULT_EDITION_FOR_TWO)
        complete, wrong = resolve(OPTIONS, given)
        faults += wrong
        if chosen is not None and chosen.country_names:
            complete["third_marker"] = "move"  # B12
        if chosen is not None and not faults:
            _choose_replaced(complete)
            faults += _variant_faults(players, chosen, complete) + _replaced_faults(complete)
            chosen = chosen.with_actions(fields.extended(complete))
        if faults or chosen is None:
            raise SetupError(faults)
        return Setup("hansa", chosen, players, complete)

    def start(self, setup: Setup) -> HansaPosition:
        """Return the position before anything is drawn."""
        return position.start(self.own(setup))

    def read(self, data: Mapping[str, Any], board: Any = None) -> HansaPosition:
        """Read a position from its JSON form. Pass `board` only if it does not come with the game."""
        return read_position(self, data, board, position.start)

    def from_bytes(self, setup: Setup, data: bytes) -> HansaPosition:
        return position.from_bytes(setup, data)

    def sample(self, view: HansaPosition, bits: RandomBits) -> HansaPosition:
        """Sample a full position that is consistent with a view. Mission cards unknown to the viewer are drawn at
        random.
        """
        full = view.copy()
        full.viewer = ALL
        for seat in range(full.players):
            if full.desks[seat * DESK + MISSION] == UNKNOWN:
                left = cards_left(full)
                full.desks[seat * DESK + MISSION] = left[below(len(left), bits)]
        return full

    def priorities(self, view: HansaPosition, actions: Sequence[int]) -> list[int]:
        """Return the priority of each action for the acting seat."""
        return priorities.priorities(view, actions)

    def without_equivalents(self, view: HansaPosition, actions: Sequence[int]) -> list[int]:
        """Remove actions that are equivalent to an earlier one. Posts on the same route are interchangeable."""
        return equivalents.without_equivalents(view, actions)

    def reasons(self, before: HansaPosition, after: HansaPosition, seat: int) -> list[Message]:
        """Return messages about what a seat gains from one view to the next, most important first."""
        return reasons.reasons(before, after, seat)

    def features(self, view: HansaPosition) -> list[list[float]]:
        """Return the evaluation features of each seat, based on the viewer's knowledge."""
        return features.features(view)

    def hides(self, setup: Setup) -> bool:
        """Return whether a view can differ from the true position."""
        return bool(setup.options["mission_cards"])

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        """Return the parts of an observation in byte order."""
        return fields.schema(setup).parts

    def observation(self, view: HansaPosition) -> bytes:
        """Return everything the viewer knows, as a fixed-length byte string."""
        return observation.observation(view)


def _players(board: Board) -> tuple[int, ...]:
    """V5: return the player counts in the board's file that the rules allow."""
    return tuple(number for number in board.players if number in DECLARATION.players)


def _variant_faults(players: int, board: Board, options: Options) -> list[Message]:
    """V1–V4: check that the board supports the chosen variants."""
    faults = []
    if players == 2 and options["two_players"] == NO_FORM:
        forms = [*NEUTRAL_FORMS] * bool(board.neutral_start) + [PAWN] * bool(board.province_names)
        args = {"edition": options["edition"], "option": "two_players", "possible": ", ".join(forms) or NO_FORM}
        faults.append(Message("hansa-setup-no-form", args))
    if players == 2 and options["two_players"] == PAWN and not board.province_names:
        possible = ", ".join(id for id in PLAYERS if packaged_board(id).province_names)
        faults.append(_not_on_board("setup-pawn", board, "two_players", ", ".join(NEUTRAL_FORMS), possible))
    if players == 2 and options["two_players"] in NEUTRAL_FORMS and not board.neutral_start:
        possible = ", ".join(id for id in PLAYERS if packaged_board(id).neutral_start)
        faults.append(_not_on_board("setup-neutral", board, "two_players", PAWN, possible))
    if options["mission_cards"] and len(board.missions) < players:
        possible = ", ".join(id for id in PLAYERS if packaged_board(id).missions)
        faults.append(_not_on_board("setup-missions", board, "mission_cards", "false", possible))
    return faults


def _in_bag(options: Options) -> dict[str, int]:
    """Q2: return the markers that promo markers may replace. The three starting markers are never replaced."""
    mix = options["marker_mix"]
    return {name: mix[name] - (kind in TAVERN_MARKERS) for kind, name in enumerate(MARKERS)}


def _choose_replaced(options: Options) -> None:
    """Q2: if the markers to replace are not given, choose each from the kind with the most markers in the bag."""
    if any(options["replaced_markers"].values()):
        return
    left, replaced = _in_bag(options), options["replaced_markers"]
    for _ in range(sum(options["promo_markers"].values())):
        kind = max(MARKERS, key=lambda name: left[name] - replaced[name])
        replaced[kind] += 1


def _replaced_faults(options: Options) -> list[Message]:
    """Q2: check that as many markers are replaced as there are promo markers, and that the bag contains them."""
    left, replaced = _in_bag(options), options["replaced_markers"]
    wanted, given = sum(options["promo_markers"].values()), sum(replaced.values())
    if given == wanted and all(replaced[kind] <= left[kind] for kind in MARKERS):
        return []
    possible = ", ".join(f"{kind} {left[kind]}" for kind in MARKERS)
    args = {"option": "replaced_markers", "wanted": wanted, "given": given, "possible": possible}
    return [Message("hansa-setup-replaced", args)]


def _not_on_board(what: str, board: Board, option: str, values: str, boards: str) -> Message:
    """Return a fault for a variant that the board does not support, with the allowed option values and boards."""
    return Message(f"hansa-{what}", {"board": board.id, "option": option, "possible": values, "boards": boards})


DECLARATION = Declaration(
    id="hansa",
    title="Hansa Teutonica",
    rules_version=fields.RULES_VERSION,
    players=(2, 3, 4, 5),
    boards=tuple(BoardInfo(id, numbers, packaged_board(id).reconstruction) for id, numbers in PLAYERS.items()),
    options=OPTIONS,
    kinds=KINDS,
    ends=ENDS,
    score_sources=SOURCES,
    hidden=("markers", "missions"),
    max_actions=20_000,
    features=features.FEATURES,
    turn_event="hansa-turn",
    minutes=(45, 90),
    difficulty=3,
    styles=STYLES,
    turns=(36, 33, 23, 20),
)
GAME = Hansa(DECLARATION, FOLDER, Boards(FORMAT, packaged_board, board_from_data), PRESENTATION)
