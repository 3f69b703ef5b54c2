"""Pfeffersäcke as a game of Kontor: what it declares, and how its positions are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core.chance import Bits
from kontor.core.contract import ALL, ActionKind, BoardInfo, Declaration, Setup
from kontor.core.errors import PositionError, SetupError
from kontor.core.forms import shown, shown_number
from kontor.core.learned import learned
from kontor.core.messages import Message, Value
from kontor.core.observation import Part
from kontor.core.options import Flag, resolve
from kontor.core.positions import board_faults, must_be_of
from kontor.core.scene import Backdrop, Desk, Scene
from kontor.core.text import TextPicture
from kontor.games.pfeffersaecke import backdrop, evaluate, form, observation, paths, position, scene, text, urges
from kontor.games.pfeffersaecke.board import Board, board_from_data, board_from_file
from kontor.games.pfeffersaecke.notation import KINDS
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from kontor.games.pfeffersaecke.scoring import SOURCES
from kontor.games.pfeffersaecke.state import ENDS

FOLDER = Path(__file__).parent

BOARDS = ("central_europe",)
DEFAULT_PLAYERS = (4, 3, 5, 2, 6)
"""For whom only names a board: the first of these that it is for."""

OPTIONS = (Flag("intro", False),)


@cache
def packaged_board(id: str) -> Board:
    return board_from_file(FOLDER / "boards" / f"{id}.toml")


class Pfeffersaecke:
    """The game. There is one: `kontor.game("pfeffersaecke")`."""

    @property
    def declaration(self) -> Declaration:
        return DECLARATION

    def folder(self) -> Path:
        """Where its words and its handbook are."""
        return FOLDER

    def board(self, id: str) -> Board:
        """A board that comes with the game."""
        if id not in BOARDS:
            raise SetupError([_unknown_board(id)])
        return packaged_board(id)

    def board_from_file(self, path: str | Path) -> Board:
        return board_from_file(path)

    def board_from_data(self, data: Mapping[str, Any]) -> Board:
        return board_from_data(data)

    def setup(self, players: int | None = None, board: Any = None, options: Mapping[str, Any] | None = None) -> Setup:
        """A checked setup; what is not given is as usual. Every fault is named, with what is possible."""
        faults: list[Message] = []
        chosen: Board | None = None
        if isinstance(board, Board):
            chosen = board
        elif board is None or (isinstance(board, str) and board in BOARDS):
            chosen = packaged_board(board or BOARDS[0])
        else:
            faults.append(_unknown_board(board))
        if players is None:
            players = next((n for n in DEFAULT_PLAYERS if chosen is None or n in chosen.players), DEFAULT_PLAYERS[0])
        if players not in DECLARATION.players:
            possible = ", ".join(map(str, DECLARATION.players))
            faults.append(Message("setup-players", {"players": shown_number(players), "possible": possible}))
        elif chosen is not None and players not in chosen.players:
            faults.append(_wrong_number(players, chosen))
        complete, wrong = resolve(OPTIONS, dict(options or {}))
        faults += wrong
        if chosen is not None and not faults and complete["intro"] and players not in chosen.intro:
            possible = ", ".join(map(str, chosen.intro))
            args: dict[str, Value] = {"board": chosen.id, "players": players, "possible": possible}
            faults.append(Message("pfeffersaecke-setup-intro", args))
        if faults or chosen is None:
            raise SetupError(faults)
        return Setup(form.GAME, chosen, players, complete)

    def start(self, setup: Setup) -> PfeffersaeckePosition:
        """The position before anything is drawn."""
        return position.start(setup)

    def read(self, data: Mapping[str, Any], board: Any = None) -> PfeffersaeckePosition:
        """A position from its JSON form; `board` is needed only if it is none that comes with the game."""
        must_be_of(data, form.GAME, form.RULES_VERSION)
        try:
            setup = self.setup(data["players"], board or data["board"], data["options"])
        except SetupError as error:
            raise PositionError(error.messages) from error
        faults = board_faults(data, setup.board)
        made = PfeffersaeckePosition(setup)
        faults += form.read_into(made, data)
        if not faults:
            faults = made.faults()
        if faults:
            raise PositionError(faults)
        return made

    def from_bytes(self, setup: Setup, data: bytes) -> PfeffersaeckePosition:
        return position.from_bytes(setup, data)

    def sample(self, view: PfeffersaeckePosition, bits: Bits) -> PfeffersaeckePosition:
        """A full position that fits a view: nothing is hidden (S5)."""
        full = view.copy()
        full.viewer = ALL
        return full

    def urges(self, view: PfeffersaeckePosition, actions: Sequence[int]) -> list[int]:
        """How much the acting seat wants each of these actions."""
        return urges.urges(view, actions)

    def distinct(self, view: PfeffersaeckePosition, actions: Sequence[int]) -> list[int]:
        """All of them: every city and every town has its own neighbours, so no two come to the same."""
        return list(actions)

    def features(self, view: PfeffersaeckePosition) -> list[list[float]]:
        """What each seat is judged by."""
        return evaluate.features(view)

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        """What an observation says, in the order of its bytes."""
        return observation.parts(setup)

    def observation(self, view: PfeffersaeckePosition) -> bytes:
        """All that the viewer knows, in bytes of a fixed number."""
        return observation.observation(view)

    def judgement(self) -> Mapping[str, Any] | None:
        """The weights of the features, learned by self-play."""
        return learned(FOLDER)

    def backdrop(self, setup: Setup) -> Backdrop:
        """What does not change at a table: the map, the desks, and every place by its name."""
        return backdrop.backdrop(setup)

    def scene(self, view: PfeffersaeckePosition) -> Scene:
        """What the viewer sees now."""
        return scene.scene(view)

    def desks(self, view: PfeffersaeckePosition) -> tuple[Desk, ...]:
        """How everybody stands: the part of the scene that tells points now and as if the game ended now."""
        return scene.desks(view)

    def prompt(self, view: PfeffersaeckePosition) -> Message:
        """Who must do what."""
        return scene.prompt(view)

    def status(self, view: PfeffersaeckePosition) -> Message:
        """What the acting seat has, in one line."""
        return text.status(view)

    def text_picture(self, view: PfeffersaeckePosition) -> TextPicture:
        """What the viewer sees now, in letters."""
        return text.text_picture(view)

    def label(self, view: PfeffersaeckePosition, action: int) -> Message:
        """What a legal action does, for a list."""
        return text.label(view, action)

    def meant(self, view: PfeffersaeckePosition, path: Sequence[str]) -> list[int]:
        """The actions, legal or not, that a click path could mean now; the likeliest first."""
        return paths.meant(view, path)


def _unknown_board(board: object) -> Message:
    return Message("setup-unknown-board", {"board": shown(board), "possible": ", ".join(BOARDS)})


def _wrong_number(players: int, board: Board) -> Message:
    """For how many this board is, and which boards are for so many."""
    numbers = ", ".join(map(str, board.players))
    boards = ", ".join(id for id in BOARDS if players in packaged_board(id).players)
    return Message(
        "setup-board-players", {"players": players, "board": board.id, "possible": numbers, "boards": boards}
    )


DECLARATION = Declaration(
    id=form.GAME,
    title="Pfeffersäcke",
    rules_version=form.RULES_VERSION,
    players=(2, 3, 4, 5, 6),
    boards=tuple(BoardInfo(id, packaged_board(id).players, packaged_board(id).reconstruction) for id in BOARDS),
    options=OPTIONS,
    kinds=tuple(ActionKind(name) for name in KINDS),
    ends=ENDS,
    score_sources=SOURCES,
    hidden=(),
    max_actions=10_000,
    features=evaluate.FEATURES,
)
GAME = Pfeffersaecke()
