"""The pawn in the twin: placing it and its moves (rules W)."""

from __future__ import annotations

from typing import Any

from tests.twin.hansa_twin_table import TwinTable


class TwinPawn(TwinTable):
    """Rules W1-W4. W5 is in hansa_twin_table.py."""

    def _pawn(self) -> dict[str, Any]:
        if self.position.pawn is None:
            raise AssertionError("no pawn in this game")
        return self.position.pawn

    def _provinces(self) -> dict[str, list[str]]:
        """W1: return every province with its neighbours."""
        return self.board.neighbours[self.position.options["rim"]]

    def _legal_pawn_placing(self) -> list[str]:
        """W2: return the actions that place the pawn on any province."""
        return [f"pawn {province}" for province in self._provinces()]

    def _legal_free_move(self) -> list[str]:
        """W3: return the moves to provinces one or two steps away."""
        here: str = self._pawn()["province"]
        near: list[str] = list(self._provinces()[here])
        for neighbour in self._provinces()[here]:
            near += self._provinces()[neighbour]
        return [f"pawn {province}" for province in self._provinces() if province in near and province != here]

    def _legal_ride(self) -> list[str]:
        """W4: return the moves to any other province."""
        return [f"ride {province}" for province in self._provinces() if province != self._pawn()["province"]]

    def _play_free_move(self, province: str) -> None:
        """W3: make the free move, at most once per turn."""
        self._pawn()["province"] = province
        self._pawn()["moved"] = True

    def _play_ride(self, province: str) -> None:
        self._pawn()["province"] = province
