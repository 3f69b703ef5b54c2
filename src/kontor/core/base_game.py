"""Base class for Kontor's own games. It forwards parts of the contract to the modules in the game's folder.

Other packages cannot inherit from the compiled class: their games use `simple_game` or implement the contract directly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kontor.core.board_fields import BoardFormat
from kontor.core.boards import data_from_file
from kontor.core.contract import AnyPosition, Declaration, Setup
from kontor.core.errors import SetupError
from kontor.core.messages import Message
from kontor.core.scene import Backdrop, Desk, Scene
from kontor.core.setups import unknown_board
from kontor.core.symbols import SYMBOLS_FILE, load_symbols
from kontor.core.text_picture import TextPicture
from kontor.core.weights import load_weights


class Backdrops(Protocol):
    """A module that builds the backdrop."""

    def backdrop(self, setup: Setup) -> Backdrop: ...


class Scenes(Protocol):
    """A module that builds scenes."""

    def scene(self, view: AnyPosition) -> Scene: ...
    def desks(self, view: AnyPosition) -> tuple[Desk, ...]: ...
    def prompt(self, view: AnyPosition) -> Message: ...


class Texts(Protocol):
    """A module that draws positions as text for terminals."""

    def status(self, view: AnyPosition) -> Message: ...
    def text_picture(self, view: AnyPosition) -> TextPicture: ...
    def label(self, view: AnyPosition, action: int) -> Message: ...


class Clicks(Protocol):
    """A module that maps clicks to actions."""

    def meant(self, view: AnyPosition, path: Sequence[str]) -> list[int]: ...


class Presentation(NamedTuple):
    """The modules that display a game."""

    backdrop: Backdrops
    scene: Scenes
    text: Texts
    clicks: Clicks


class Boards(NamedTuple):
    """The format of a game's board files, with functions that load boards.

    `packaged` loads a board that comes with the game by its id. `from_data` takes the data of a board file and raises a
    BoardError that lists every fault.
    """

    format: BoardFormat
    packaged: Callable[[str], Any]
    from_data: Callable[[Mapping[str, Any]], Any]


def points_gained(game: str, before: AnyPosition, after: AnyPosition, seat: int) -> list[Message]:
    """List the points a seat gained from each source, largest gain first."""
    had, has = before.scores()[seat], after.scores()[seat]
    gains = sorted(((points - had.get(source, 0), source) for source, points in has.items()), key=lambda gain: -gain[0])
    return [Message(f"{game}-reason-points", {"points": gain, "source": source}) for gain, source in gains if gain > 0]


class BaseGame:
    """Base class for games. Each game implements the rest of the contract."""

    def __init__(self, declaration: Declaration, folder: Path, boards: Boards, presentation: Presentation) -> None:
        self.declaration = declaration
        self._folder = folder
        self._boards = boards
        self._presentation = presentation

    def __reduce__(self) -> str:
        return "GAME"  # name of the game instance in its module

    def folder(self) -> Path:
        return self._folder

    def board_format(self) -> BoardFormat:
        return self._boards.format

    def board_from_data(self, data: Mapping[str, Any]) -> Any:
        """Create a board from the data of a board file. Raises a BoardError that lists every fault."""
        return self._boards.from_data(data)

    def own(self, setup: Setup) -> Setup:
        """Return the setup unchanged. Raises ValueError if the setup belongs to another game."""
        if setup.game != self.declaration.id:
            raise ValueError(f"this is {self.declaration.id}, but the setup is for {setup.game}: use game.setup(…)")
        return setup

    def board(self, id: str) -> Any:
        """Return one of the boards that come with the game."""
        boards = [board.id for board in self.declaration.boards]
        if id not in boards:
            raise SetupError([unknown_board(id, boards)])
        return self._boards.packaged(id)

    def board_from_file(self, path: str | Path) -> Any:
        return self.board_from_data(data_from_file(path))

    def judgement(self) -> Mapping[str, Any] | None:
        """Return the feature weights learned by self-play."""
        return load_weights(self.folder())

    def backdrop(self, setup: Setup) -> Backdrop:
        """Return the static parts of a table: the map, the desks and all named places."""
        drawn = self._presentation.backdrop.backdrop(setup)
        return drawn._replace(symbols=load_symbols(self.folder() / SYMBOLS_FILE))

    def scene(self, view: AnyPosition) -> Scene:
        """Return the current scene for the viewer."""
        return self._presentation.scene.scene(view)

    def desks(self, view: AnyPosition) -> tuple[Desk, ...]:
        """Return each seat's current points and the points it would have if the game ended now."""
        return self._presentation.scene.desks(view)

    def prompt(self, view: AnyPosition) -> Message:
        """Return the prompt for the acting seat. `prompt_for` turns this prompt into the prompts for other viewers."""
        return self._presentation.scene.prompt(view)

    def status(self, view: AnyPosition) -> Message:
        """Return a one-line summary of what the acting seat has."""
        return self._presentation.text.status(view)

    def text_picture(self, view: AnyPosition) -> TextPicture:
        """Draw the table as text, as the viewer sees it."""
        return self._presentation.text.text_picture(view)

    def label(self, view: AnyPosition, action: int) -> Message:
        """Return the label of a legal action, for the action list."""
        return self._presentation.text.label(view, action)

    def reasons(self, before: AnyPosition, after: AnyPosition, seat: int) -> list[Message]:
        """Explain what a seat gained between two views, best reason first. By default, points are listed by source."""
        return points_gained(self.declaration.id, before, after, seat)

    def continues(self, before: AnyPosition, after: AnyPosition) -> bool:
        """Return whether the acting seat's next decision is part of the same action."""
        return True

    def meant(self, view: AnyPosition, path: Sequence[str]) -> list[int]:
        """Return the actions, legal or not, that a click path could mean, most likely first."""
        return self._presentation.clicks.meant(view, path)
