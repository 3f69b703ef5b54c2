"""Summarizes many games of one kind: results by name and by seat, endings, and lengths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from kontor.arena.figures import Figures, Spread, by_name, by_seat, ends, spread
from kontor.arena.played import GameSummary

FEW = 6
"""Maximum number of names to compare side by side."""


class Summary:
    """Statistics of one or more games with the same number of players."""

    def __init__(self, played: Sequence[GameSummary]) -> None:
        self.played = played
        self.players = len(played[0].names)
        self.fair = 1 / self.players

    @cached_property
    def names(self) -> dict[str, Figures]:
        return by_name(self.played)

    @cached_property
    def seats(self) -> dict[int, Figures]:
        return by_seat(self.played)

    @cached_property
    def ends(self) -> dict[str, int]:
        return ends(self.played)

    @property
    def lengths(self) -> list[int]:
        return [game.actions for game in self.played]

    @property
    def winning(self) -> list[int]:
        """Points of the winner, once per game."""
        return [game.result.scores[game.result.winners[0]] for game in self.played]

    @cached_property
    def everybody(self) -> Figures:
        return next(iter(by_name([game._replace(names=[""] * self.players) for game in self.played]).values()))

    def compared(self, names: Sequence[str], otherwise: str) -> dict[str, Figures]:
        """Return statistics for each of these names. If there are many names, return statistics for all players
        together, under the name `otherwise`.
        """
        if 0 < len(names) <= FEW:
            return {name: self.names[name] for name in names}
        return {otherwise: self.everybody}

    def form(self) -> dict[str, Any]:
        lengths: Spread = spread(self.lengths)
        return {
            "games": len(self.played),
            "fair_share": round(self.fair, 4),
            "seats": [{"seat": seat, **figures.form()} for seat, figures in self.seats.items()],
            "ends": self.ends,
            "lengths": lengths.form(),
            "winning_scores": spread(self.winning).form(),
        }
