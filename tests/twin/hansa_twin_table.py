"""What all parts of the twin share: the board, the position, and small helpers."""

from __future__ import annotations

from typing import Any

from tests.twin.hansa_twin_board import TwinBoard
from tests.twin.hansa_twin_position import TRACK_PIECE, TwinPosition, gain, lose


class TwinTable:
    """A board and a position."""

    def __init__(self, board: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        if players < 3 or players not in board["board"]["players"]:  # V5
            raise ValueError(f"V5: {board['board']['id']} is not for {players} players")
        self.board = TwinBoard(board)
        self.position = TwinPosition(self.board, players, options)

    def _top(self) -> dict[str, Any]:
        return self.position.stack[-1]

    def _active(self) -> int:
        if self.position.active is None:
            raise AssertionError("no active seat yet")
        return self.position.active

    def _me(self) -> dict[str, Any]:
        return self.position.seats[self._active()]

    def _occupied_posts(self) -> list[str]:
        return [post for post in self.board.posts if not self.position.is_empty(post)]

    def _advance(self, seat: int, track: str) -> None:
        """C9, M8: the leftmost piece of the track goes to supply; T2: a larger Actiones counts at once."""
        before = self.position.value(seat, track)
        self.position.seats[seat]["tracks"][track] += 1
        gain(self.position.seats[seat]["supply"], TRACK_PIECE[track])
        if track == "actiones":
            self.position.actions += self.position.value(seat, track) - before

    def _turn_over(self, marker: str) -> None:
        """M1: each once, then kept."""
        lose(self._me()["unused"], marker)
        gain(self._me()["used"], marker)
