"""Felinia as a Kontor game: its declaration and how its positions are created."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core.base_game import BaseGame, Boards, Presentation
from kontor.core.boards import data_from_file
from kontor.core.chance import RandomBits
from kontor.core.contract import ALL, ActionKind, BoardInfo, Declaration, Setup
from kontor.core.errors import SetupError
from kontor.core.messages import Message
from kontor.core.observation import Part
from kontor.core.options import Flag, resolve
from kontor.core.position_reader import read_position
from kontor.core.setups import number_faults, unknown_board
from kontor.games.felinia import fields, notation, observation, position
from kontor.games.felinia.board import Board, board_from_data
from kontor.games.felinia.board.check import CROSSING
from kontor.games.felinia.board.fields import FORMAT
from kontor.games.felinia.bot import features, priorities, reasons
from kontor.games.felinia.bot.styles import STYLES
from kontor.games.felinia.look import backdrop, clicks, scene, text
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.rules.places import reveal
from kontor.games.felinia.sampling import fill_holes
from kontor.games.felinia.scoring import SOURCES
from kontor.games.felinia.state import ENDS

FOLDER = Path(__file__).parent
PRESENTATION = Presentation(backdrop, scene, text, clicks)

BOARDS = ("classic", "expert")
"""O1: the two sides of the board, each for two to four players."""
PLAYERS = (2, 3, 4)
DEFAULT_PLAYERS = (4, 3, 2)
"""Default player counts in order of preference. The first number that the board supports is used."""

OPTIONS = (Flag("next_ship_open", False), Flag("open_tiles", False), Flag(CROSSING, False, boards=("expert",)))

KINDS = tuple(ActionKind(name, own_decision=name == "keep") for name in notation.KINDS)
"""The kinds of actions. `keep none` is never played automatically, because that would reveal a secret (I2)."""


@cache
def packaged_board(id: str) -> Board:
    return board_from_data(data_from_file(FOLDER / "boards" / f"{id}.toml"))


class Felinia(BaseGame):
    """The game Felinia. Use `kontor.game("felinia")` to get the single instance."""

    def setup(self, players: int | None = None, board: Any = None, options: Mapping[str, Any] | None = None) -> Setup:
        """O: build a valid setup, with defaults for missing values. Raises a SetupError that lists every fault."""
        faults: list[Message] = []
        chosen: Board | None = None
        if board is None:
            chosen = packaged_board(BOARDS[0])
        elif isinstance(board, Board):
            chosen = board
        elif isinstance(board, str) and board in BOARDS:
            chosen = packaged_board(board)
        else:
            faults.append(unknown_board(board, BOARDS))
        if players is None:
            players = next(n for n in DEFAULT_PLAYERS if chosen is None or n in chosen.players)
        faults += number_faults(players, PLAYERS, chosen, chosen.players if chosen else (), BOARDS)
        complete, wrong = resolve(OPTIONS, _in_todays_values(dict(options or {}), chosen))
        faults += wrong
        if chosen is not None and not wrong and complete[CROSSING]:
            faults += _no_border_roads(chosen)
        if faults or chosen is None:
            raise SetupError(faults)
        return Setup("felinia", chosen, players, complete)

    def start(self, setup: Setup) -> FeliniaPosition:
        """Return the position before anything is drawn."""
        return position.start(self.own(setup))

    def read(self, data: Mapping[str, Any], board: Any = None) -> FeliniaPosition:
        """Read a position from its JSON form. Pass `board` only if it does not come with the game."""
        return read_position(self, data, board, position.start)

    def from_bytes(self, setup: Setup, data: bytes) -> FeliniaPosition:
        return position.from_bytes(setup, data)

    def sample(self, view: FeliniaPosition, bits: RandomBits) -> FeliniaPosition:
        """Sample a full position that is consistent with a view. Places unknown to the viewer are drawn at random."""
        full = view.copy()
        full.viewer = ALL
        fill_holes(full, bits)
        if full.ended:
            reveal(full)
        return full

    def priorities(self, view: FeliniaPosition, actions: Sequence[int]) -> list[int]:
        """Return the priority of each action for the acting seat."""
        return priorities.priorities(view, actions)

    def without_equivalents(self, view: FeliniaPosition, actions: Sequence[int]) -> list[int]:
        """Return all actions, because no two actions of this game are equivalent."""
        return list(actions)

    def features(self, view: FeliniaPosition) -> list[list[float]]:
        """Return the evaluation features of each seat, based on the viewer's knowledge."""
        return features.features(view)

    def reasons(self, before: FeliniaPosition, after: FeliniaPosition, seat: int) -> list[Message]:
        """Return messages about what a seat gains between two views and what its rivals can no longer do."""
        return reasons.reasons(before, after, seat)

    def continues(self, before: FeliniaPosition, after: FeliniaPosition) -> bool:
        """Return whether the next decision belongs to the action, as in boarding or a walk."""
        return reasons.continues(before, after)

    def hides(self, setup: Setup) -> bool:
        """Return whether a view can differ from the true position."""
        return bool(setup.board.places)

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        """Return the parts of an observation in byte order."""
        return fields.schema(setup).parts

    def observation(self, view: FeliniaPosition) -> bytes:
        """Return everything the viewer knows, as a fixed-length byte string."""
        return observation.observation(view)


def _in_todays_values(options: dict[str, Any], board: Board | None) -> dict[str, Any]:
    """O4: translate the options of old records, whose values were on, off, and the board file's default (on for the
    expert side).
    """
    old = options.get(CROSSING)
    if old == "board" and board is not None and board.border_roads:
        old = "on" if board.data["board"].get(CROSSING, board.expert) else "off"
    return {**options, CROSSING: old == "on"} if old in ("on", "off", "board") else options


def _no_border_roads(board: Board) -> list[Message]:
    """O4: report a fault if the board has no roads across borders."""
    if board.border_roads:
        return []
    return [Message("felinia-setup-borders", {"board": board.id, "option": CROSSING})]


DECLARATION = Declaration(
    id="felinia",
    title="Felinia",
    rules_version=fields.RULES_VERSION,
    players=PLAYERS,
    boards=tuple(BoardInfo(id, PLAYERS, packaged_board(id).reconstruction) for id in BOARDS),
    options=OPTIONS,
    kinds=KINDS,
    ends=ENDS,
    score_sources=SOURCES,
    hidden=("places",),
    max_actions=10_000,
    features=features.FEATURES,
    minutes=(60, 90),
    difficulty=2,
    styles=STYLES,
    turns=(78, 74, 63),
)
GAME = Felinia(DECLARATION, FOLDER, Boards(FORMAT, packaged_board, board_from_data), PRESENTATION)
