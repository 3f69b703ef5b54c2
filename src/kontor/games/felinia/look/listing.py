"""Provinces, ships and several goods as the words want them: by arguments of their own."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.messages import Value
from kontor.games.felinia.board import Board
from kontor.games.felinia.state import State

MOST_KINDS = 4


def listed(board: Board, counts: Sequence[int]) -> dict[str, Value]:
    """From how many of each good: `good_1` with `number_1`, and so on; nothing for the rest."""
    kinds = [good for good in range(len(board.goods)) if counts[good]]
    args: dict[str, Value] = {}
    for at in range(MOST_KINDS):
        there = at < len(kinds)
        args[f"good_{at + 1}"] = board.goods[kinds[at]] if there else None
        args[f"number_{at + 1}"] = counts[kinds[at]] if there else None
    return args


def spot_of(board: Board, province: str) -> dict[str, Value]:
    """A province as it is spoken of: its country, and its part of the name."""
    country = board.peoples[board.provinces[board.province_number[province]].country]
    return {"country": country, "spot": spot_name(province, country)}


def spot_name(province: str, country: str) -> str:
    """`A1` of `lions_a1`; a name that does not begin with its country stays as it is."""
    if province.startswith(f"{country}_"):
        return province[len(country) + 1 :].upper()
    return province


def time_text(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def named(state: State, ship: int) -> dict[str, Value]:
    """A ship as it is spoken of: where it goes, and when."""
    there = state.board.ships[ship]
    return {"country": state.board.peoples[there.country], "time": time_text(there.time)}
