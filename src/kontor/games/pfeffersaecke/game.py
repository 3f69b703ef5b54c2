"""Pfeffersäcke as a Kontor game: its declaration and how its positions are created."""

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
from kontor.core.messages import Message, Value
from kontor.core.observation import Part
from kontor.core.options import Choice, Flag, Options, resolve
from kontor.core.position_reader import read_position
from kontor.core.setups import number_faults, unknown_board
from kontor.games.pfeffersaecke import fields, observation, position
from kontor.games.pfeffersaecke.board import Board, board_from_data
from kontor.games.pfeffersaecke.board.fields import FORMAT
from kontor.games.pfeffersaecke.bot import equivalents, features, priorities, reasons
from kontor.games.pfeffersaecke.bot.styles import STYLES
from kontor.games.pfeffersaecke.look import backdrop, clicks, scene, text
from kontor.games.pfeffersaecke.notation import KINDS
from kontor.games.pfeffersaecke.pieces import TOWNS, TOWNS_FOR_TWO, counter_start
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from kontor.games.pfeffersaecke.scoring import SOURCES
from kontor.games.pfeffersaecke.state import ENDS

FOLDER = Path(__file__).parent
PRESENTATION = Presentation(backdrop, scene, text, clicks)

BOARDS = ("central_europe",)
DEFAULT_PLAYERS = (4, 3, 5, 2, 6)
"""Default player counts in order of preference. The first one that the board supports is used."""

TOWN_COUNTERS = (str(TOWNS_FOR_TWO), str(TOWNS))
OPTIONS = (
    Flag("intro", False),
    Flag("end_at_once", False),
    Choice("town_counter", TOWN_COUNTERS, TOWN_COUNTERS[0], players=(2,)),
)


@cache
def packaged_board(id: str) -> Board:
    return board_from_data(data_from_file(FOLDER / "boards" / f"{id}.toml"))


class Pfeffersaecke(BaseGame):
    """The game Pfeffersäcke. Use `kontor.game("pfeffersaecke")` to get the single instance."""

    def setup(self, players: int | None = None, board: Any = None, options: Mapping[str, Any] | None = None) -> Setup:
        """Build a valid setup, with defaults for missing values. Raises a SetupError that lists every fault."""
        faults: list[Message] = []
        chosen: Board | None = None
        if isinstance(board, Board):
            chosen = board
        elif board is None or (isinstance(board, str) and board in BOARDS):
            chosen = packaged_board(board or BOARDS[0])
        else:
            faults.append(unknown_board(board, BOARDS))
        if players is None:
            players = next((n for n in DEFAULT_PLAYERS if chosen is None or n in chosen.players), DEFAULT_PLAYERS[0])
        boards = [id for id in BOARDS if players in packaged_board(id).players]
        faults += number_faults(players, DECLARATION.players, chosen, chosen.players if chosen else (), boards)
        complete, wrong = resolve(OPTIONS, dict(options or {}))
        faults += wrong
        if chosen is not None and not faults:
            faults += _variant_faults(players, chosen, complete)
        if faults or chosen is None:
            raise SetupError(faults)
        return Setup(fields.GAME, chosen, players, complete)

    def start(self, setup: Setup) -> PfeffersaeckePosition:
        """Return the position before anything is drawn."""
        return position.start(self.own(setup))

    def read(self, data: Mapping[str, Any], board: Any = None) -> PfeffersaeckePosition:
        """Read a position from its JSON form. Pass `board` only if it does not come with the game."""
        return read_position(self, data, board, position.start)

    def from_bytes(self, setup: Setup, data: bytes) -> PfeffersaeckePosition:
        return position.from_bytes(setup, data)

    def sample(self, view: PfeffersaeckePosition, bits: RandomBits) -> PfeffersaeckePosition:
        """Return the position itself, because a view hides nothing (S5)."""
        full = view.copy()
        full.viewer = ALL
        return full

    def priorities(self, view: PfeffersaeckePosition, actions: Sequence[int]) -> list[int]:
        """Return the priority of each action for the acting seat."""
        return priorities.priorities(view, actions)

    def without_equivalents(self, view: PfeffersaeckePosition, actions: Sequence[int]) -> list[int]:
        """Remove extensions that are not in board order, because every order leads to the same position."""
        return equivalents.without_equivalents(view, actions)

    def features(self, view: PfeffersaeckePosition) -> list[list[float]]:
        """Return the evaluation features of each seat."""
        return features.features(view)

    def reasons(self, before: PfeffersaeckePosition, after: PfeffersaeckePosition, seat: int) -> list[Message]:
        """Return what a seat gains from one view to the next, and the opportunities that its rivals lose."""
        return reasons.reasons(before, after, seat)

    def continues(self, before: PfeffersaeckePosition, after: PfeffersaeckePosition) -> bool:
        """Return False, because every step of a turn is a separate action."""
        return False

    def hides(self, setup: Setup) -> bool:
        """Return whether a view can differ from the true position."""
        return False

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        """Return the parts of an observation in byte order."""
        return fields.schema(setup).parts

    def observation(self, view: PfeffersaeckePosition) -> bytes:
        """Return everything the viewer knows, as a fixed-length byte string."""
        return observation.observation(view)


def _variant_faults(players: int, board: Board, options: Options) -> list[Message]:
    """S6, B10: check that the board has the towns needed for the chosen options."""
    faults = []
    if options["intro"] and players not in board.intro:
        possible = ", ".join(map(str, board.intro))
        args: dict[str, Value] = {"board": board.id, "option": "intro", "players": players, "possible": possible}
        faults.append(Message("pfeffersaecke-setup-intro", args))
    wanted = counter_start(players, int(options["town_counter"]))
    if len(board.towns) < wanted:
        args = {"board": board.id, "option": "town_counter", "towns": len(board.towns), "wanted": wanted}
        faults.append(Message("pfeffersaecke-setup-counter", {**args, "possible": TOWN_COUNTERS[0]}))
    return faults


DECLARATION = Declaration(
    id=fields.GAME,
    title="Pfeffersäcke",
    rules_version=fields.RULES_VERSION,
    players=(2, 3, 4, 5, 6),
    boards=tuple(BoardInfo(id, packaged_board(id).players, packaged_board(id).reconstruction) for id in BOARDS),
    options=OPTIONS,
    kinds=tuple(ActionKind(name) for name in KINDS),
    ends=ENDS,
    score_sources=SOURCES,
    hidden=(),
    max_actions=10_000,
    features=features.FEATURES,
    turn_event="pfeffersaecke-turn",
    minutes=(45, 75),
    turns=(19, 22, 17, 14, 12),
    difficulty=2,
    styles=STYLES,
)
GAME = Pfeffersaecke(DECLARATION, FOLDER, Boards(FORMAT, packaged_board, board_from_data), PRESENTATION)
