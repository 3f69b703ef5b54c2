"""Where games are found. A new game is one folder under `games` and one line here."""

from __future__ import annotations

from typing import Any

from kontor.core import Game, KontorError, Message
from kontor.games.felinia.game import GAME as FELINIA
from kontor.games.hansa.game import GAME as HANSA
from kontor.games.pfeffersaecke.game import GAME as PFEFFERSAECKE

GAMES: dict[str, Game[Any]] = {game.declaration.id: game for game in (HANSA, PFEFFERSAECKE, FELINIA)}


class UnknownGame(KontorError):
    """No game has this id."""


def game(id: str) -> Game[Any]:
    """A game by its id: `game("hansa")`."""
    if id not in GAMES:
        raise UnknownGame([Message("game-unknown", {"game": id, "possible": ", ".join(GAMES)})])
    return GAMES[id]
