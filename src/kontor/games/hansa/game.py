"""Hansa Teutonica as a game of Kontor: what it declares, and how its positions are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core.chance import Bits, below
from kontor.core.contract import ALL, ActionKind, BoardInfo, Declaration, Setup
from kontor.core.errors import PositionError, SetupError
from kontor.core.forms import shown, shown_number
from kontor.core.learned import learned
from kontor.core.messages import Message
from kontor.core.observation import Part
from kontor.core.options import Choice, Counts, Flag, Options, Preset, resolve
from kontor.core.positions import board_faults, must_be_of
from kontor.core.scene import Backdrop, Desk, Scene
from kontor.core.text import TextPicture
from kontor.games.hansa import backdrop, distinct, evaluate, form, observation, paths, position, scene, text, urges
from kontor.games.hansa.board import Board, board_from_data, board_from_file
from kontor.games.hansa.pieces import MARKERS, RIMS, TAVERN_MARKERS, UNKNOWN
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.setup import cards_left
from kontor.games.hansa.scoring import SOURCES
from kontor.games.hansa.state import DESK, ENDS, MISSION

FOLDER = Path(__file__).parent

PLAYERS = {"standard_2_3": (2, 3), "standard_4_5": (4, 5), "east": (2, 3, 4, 5)}
"""V5: which board is for how many players."""

DEFAULT_PLAYERS = (4, 3, 5, 2)
"""For whom only names a board: the first of these that it is for."""


def _mix(*numbers: int) -> dict[str, int]:
    return dict(zip(MARKERS, numbers, strict=True))


PAWN = "pawn"
NEUTRAL_FORMS = ("neutral_14", "neutral_it")

EDITIONS: dict[str, dict[str, Any]] = {
    "2009": {"marker_mix": _mix(5, 2, 2, 2, 3, 2), "new_markers": "face_up", "two_players": "pawn"},
    "2014": {"marker_mix": _mix(4, 3, 2, 2, 2, 2), "new_markers": "face_down", "two_players": "neutral_14"},
    "italian": {"marker_mix": _mix(4, 3, 2, 2, 3, 2), "new_markers": "face_up", "two_players": "neutral_it"},
}
DEFAULT_EDITION = "2009"
DEFAULT_EDITION_FOR_TWO = "2014"

OPTIONS = (
    Preset("edition", EDITIONS, DEFAULT_EDITION),
    Counts("marker_mix", MARKERS, {MARKERS[kind]: 1 for kind in TAVERN_MARKERS}, 20, _mix(5, 2, 2, 2, 3, 2)),
    Choice("new_markers", ("face_up", "face_down"), "face_up"),
    Choice("two_players", (PAWN, *NEUTRAL_FORMS), PAWN, players=(2,)),
    Choice("rim", RIMS, "edge4"),
    Flag("mission_cards", False),
    Flag("marker_in_same_action", False),
    Flag("swap_must_own_one", False),
)

KINDS = tuple(
    ActionKind(name, own_decision=name == "end")
    for name in [
        "draw",
        "first",
        "income",
        "place",
        "displace",
        "lift",
        "claim",
        "use",
        "end",
        "pay",
        "return",
        "add",
        "take",
        "done",
        "set",
        "office",
        "extra",
        "skill",
        "prestige",
        "nothing",
        "remove",
        "put",
        "deal",
        "pawn",
        "ride",
        "redeploy",
        "green",
    ]
)


@cache
def packaged_board(id: str) -> Board:
    return board_from_file(FOLDER / "boards" / f"{id}.toml")


class Hansa:
    """The game. There is one: `kontor.game("hansa")`."""

    @property
    def declaration(self) -> Declaration:
        return DECLARATION

    def folder(self) -> Path:
        """Where its words and its handbook are."""
        return FOLDER

    def board(self, id: str) -> Board:
        """A board that comes with the game."""
        if id not in PLAYERS:
            raise SetupError([_unknown_board(id)])
        return packaged_board(id)

    def board_from_file(self, path: str | Path) -> Board:
        return board_from_file(path)

    def board_from_data(self, data: Mapping[str, Any]) -> Board:
        return board_from_data(data)

    def setup(self, players: int | None = None, board: Any = None, options: Mapping[str, Any] | None = None) -> Setup:
        """V5, V6: a checked setup; what is not given is as usual. Every fault is named, with what is possible."""
        faults: list[Message] = []
        chosen: Board | None = None
        if isinstance(board, Board):
            chosen = board
        elif isinstance(board, str) and board in PLAYERS:
            chosen = packaged_board(board)
        elif board is not None:
            faults.append(_unknown_board(board))
        if players is None:
            players = next((n for n in DEFAULT_PLAYERS if chosen is None or n in _players(chosen)), DEFAULT_PLAYERS[0])
        if board is None:
            chosen = next((packaged_board(id) for id, numbers in PLAYERS.items() if players in numbers), None)
        if players not in DECLARATION.players:
            possible = ", ".join(map(str, DECLARATION.players))
            faults.append(Message("setup-players", {"players": shown_number(players), "possible": possible}))
        elif chosen is not None and players not in _players(chosen):
            faults.append(_wrong_side(players, chosen))
        given = dict(options or {})
        if players == 2:
            given.setdefault("edition", DEFAULT_EDITION_FOR_TWO)
        complete, wrong = resolve(OPTIONS, given)
        faults += wrong
        if chosen is not None and not faults:
            faults += _variant_faults(players, chosen, complete)
        if faults or chosen is None:
            raise SetupError(faults)
        return Setup("hansa", chosen, players, complete)

    def start(self, setup: Setup) -> HansaPosition:
        """The position before anything is drawn."""
        return position.start(setup)

    def read(self, data: Mapping[str, Any], board: Any = None) -> HansaPosition:
        """A position from its JSON form; `board` is needed only if it is none that comes with the game."""
        must_be_of(data, form.GAME, form.RULES_VERSION)
        try:
            setup = self.setup(data.get("players"), board or data.get("board"), _mapping(data.get("options")))
        except SetupError as error:
            raise PositionError(error.messages) from error
        faults = board_faults(data, setup.board)
        made = HansaPosition(setup)
        faults += form.read_into(made, data)
        if not faults:
            faults = made.faults()
        if faults:
            raise PositionError(faults)
        return made

    def from_bytes(self, setup: Setup, data: bytes) -> HansaPosition:
        return position.from_bytes(setup, data)

    def sample(self, view: HansaPosition, bits: Bits) -> HansaPosition:
        """A full position that fits a view: mission cards that the viewer does not know are drawn."""
        full = view.copy()
        full.viewer = ALL
        for seat in range(full.players):
            if full.desks[seat * DESK + MISSION] == UNKNOWN:
                left = cards_left(full)
                full.desks[seat * DESK + MISSION] = left[below(len(left), bits)]
        return full

    def urges(self, view: HansaPosition, actions: Sequence[int]) -> list[int]:
        """How much the acting seat wants each of these actions."""
        return urges.urges(view, actions)

    def distinct(self, view: HansaPosition, actions: Sequence[int]) -> list[int]:
        """These actions without those that come to the same as an earlier one: posts of one route are alike."""
        return distinct.distinct(view, actions)

    def features(self, view: HansaPosition) -> list[list[float]]:
        """What each seat is judged by, as far as the viewer knows it."""
        return evaluate.features(view)

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        """What an observation says, in the order of its bytes."""
        return observation.parts(setup)

    def observation(self, view: HansaPosition) -> bytes:
        """All that the viewer knows, in bytes of a fixed number."""
        return observation.observation(view)

    def judgement(self) -> Mapping[str, Any] | None:
        """The weights of the features, learned by self-play."""
        return learned(FOLDER)

    def backdrop(self, setup: Setup) -> Backdrop:
        """What does not change at a table: the map, the desks, and every place by its name."""
        return backdrop.backdrop(setup)

    def scene(self, view: HansaPosition) -> Scene:
        """What the viewer sees now."""
        return scene.scene(view)

    def desks(self, view: HansaPosition) -> tuple[Desk, ...]:
        """How everybody stands: the part of the scene that tells points now and as if the game ended now."""
        return scene.desks(view)

    def prompt(self, view: HansaPosition) -> Message:
        """Who must do what."""
        return scene.prompt(view)

    def status(self, view: HansaPosition) -> Message:
        """What the acting seat has, in one line."""
        return text.status(view)

    def text_picture(self, view: HansaPosition) -> TextPicture:
        """What the viewer sees now, in letters."""
        return text.text_picture(view)

    def label(self, view: HansaPosition, action: int) -> Message:
        """What a legal action does, for a list."""
        return text.label(view, action)

    def meant(self, view: HansaPosition, path: Sequence[str]) -> list[int]:
        """The actions, legal or not, that a click path could mean now; the likeliest first."""
        return paths.meant(view, path)


def _players(board: Board) -> tuple[int, ...]:
    """V5 for the boards that come with the game; for another board what its file says, as far as the rules go."""
    if board.id in PLAYERS and packaged_board(board.id).digest == board.digest:
        return PLAYERS[board.id]
    return tuple(number for number in board.players if number in DECLARATION.players)


def _unknown_board(board: object) -> Message:
    return Message("setup-unknown-board", {"board": shown(board), "possible": ", ".join(PLAYERS)})


def _variant_faults(players: int, board: Board, options: Options) -> list[Message]:
    """V1–V4: what a variant needs of the board."""
    faults = []
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


def _not_on_board(what: str, board: Board, option: str, values: str, boards: str) -> Message:
    """A variant that this board does not have: which values of the option it allows, and which boards have it."""
    return Message(f"hansa-{what}", {"board": board.id, "option": option, "possible": values, "boards": boards})


def _wrong_side(players: int, board: Board) -> Message:
    """V5: for how many this board is, and which boards are for so many."""
    numbers = ", ".join(map(str, _players(board)))
    boards = ", ".join(id for id, possible in PLAYERS.items() if players in possible)
    return Message(
        "setup-board-players", {"players": players, "board": board.id, "possible": numbers, "boards": boards}
    )


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


DECLARATION = Declaration(
    id="hansa",
    title="Hansa Teutonica",
    rules_version=form.RULES_VERSION,
    players=(2, 3, 4, 5),
    boards=tuple(BoardInfo(id, numbers, packaged_board(id).reconstruction) for id, numbers in PLAYERS.items()),
    options=OPTIONS,
    kinds=KINDS,
    ends=ENDS,
    score_sources=SOURCES,
    hidden=("markers", "missions"),
    max_actions=20_000,
    features=evaluate.FEATURES,
)
GAME = Hansa()
