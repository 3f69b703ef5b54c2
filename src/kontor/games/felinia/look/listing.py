"""Message arguments for provinces, ships and lists of goods."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.messages import Value
from kontor.games.felinia.board import Board
from kontor.games.felinia.state import State

MOST_KINDS = 4


def listed(board: Board, counts: Sequence[int]) -> dict[str, Value]:
    """Message arguments for counts of goods: `good_1` with `number_1`, and so on. Unused arguments are None."""
    kinds = [good for good in range(len(board.goods)) if counts[good]]
    args: dict[str, Value] = {}
    for at in range(MOST_KINDS):
        there = at < len(kinds)
        args[f"good_{at + 1}"] = board.goods[kinds[at]] if there else None
        args[f"number_{at + 1}"] = counts[kinds[at]] if there else None
    return args


def spot_of(board: Board, province: str) -> dict[str, Value]:
    """Message arguments for a province: its country and its short name."""
    country = board.peoples[board.provinces[board.province_number[province]].country]
    return {"country": country, "spot": spot_name(province, country)}


def spot_name(province: str, country: str) -> str:
    """Short name of a province: `A1` for `lions_a1`. A name without the country as prefix is unchanged."""
    if province.startswith(f"{country}_"):
        return province[len(country) + 1 :].upper()
    return province


def time_text(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def named(state: State, ship: int) -> dict[str, Value]:
    """Message arguments for a ship: its destination and time."""
    there = state.board.ships[ship]
    return {"country": state.board.peoples[there.country], "time": time_text(there.time)}
