"""Message arguments for provinces, ships and lists of goods."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.messages import Value
from kontor.games.felinia.board import Board
from kontor.games.felinia.state import State

MOST_KINDS = 4


def listed(board: Board, counts: Sequence[int]) -> dict[str, Value]:
    """Return message arguments for counts of goods, such as `good_1` with `number_1`. Unused arguments are None."""
    kinds = [good for good in range(len(board.goods)) if counts[good]]
    args: dict[str, Value] = {}
    for at in range(MOST_KINDS):
        there = at < len(kinds)
        args[f"good_{at + 1}"] = board.goods[kinds[at]] if there else None
        args[f"number_{at + 1}"] = counts[kinds[at]] if there else None
    return args


def spot_of(board: Board, province: str) -> dict[str, Value]:
    """Return message arguments for a province, with its country and its short name."""
    country = board.peoples[board.provinces[board.province_number[province]].country]
    return {"country": country, "spot": spot_name(province, country)}


def spot_name(province: str, country: str) -> str:
    """Return the short name of a province, such as `A1` for `lions_a1`. Other names do not change."""
    if province.startswith(f"{country}_"):
        return province[len(country) + 1 :].upper()
    return province


def time_text(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def named(state: State, ship: int) -> dict[str, Value]:
    """Return message arguments for a ship, with its destination and time."""
    there = state.board.ships[ship]
    return {"country": state.board.peoples[there.country], "time": time_text(there.time)}
