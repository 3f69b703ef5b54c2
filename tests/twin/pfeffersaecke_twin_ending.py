"""Rule E1 in the twin: whether the game is over after a turn, or with option O2 in the middle of one."""

from __future__ import annotations

from tests.twin.pfeffersaecke_twin_position import TwinPosition


def end_of(position: TwinPosition) -> str | None:
    """Return the end that applies after T6, if any. If there are several, return the first (E1d)."""
    holds = {
        "towns": position.counter == 0,
        "discs": _discs_on_board(position) + _discs_in_hands(position) == 0,
        "standstill": _round_without_opening(position),
    }
    return next((end for end, does in holds.items() if does), None)


def stop_of(position: TwinPosition) -> str | None:
    """O2: return the end that stops the game now. E1c never does."""
    end = end_of(position) if position.options["end_at_once"] else None
    return None if end == "standstill" else end


def _discs_on_board(position: TwinPosition) -> int:
    return len([city for city in position.board.cities if position.state[city] == "open"])


def _discs_in_hands(position: TwinPosition) -> int:
    return sum(sum(seat["discs"].values()) for seat in position.seats)


def _round_without_opening(position: TwinPosition) -> bool:
    """E1c: return whether there was no opening in as many consecutive turns as there are players."""
    last_round = position.openings[-position.players :]
    return len(last_round) == position.players and sum(last_round) == 0
