"""How the scores grew, as one viewer may know them."""

from __future__ import annotations

from kontor.core import ALL
from kontor.server.forms import ScoreHistory, ScoreMoment
from kontor.table.log import Logged, Table


class Scores:
    """The history of the scores of a table. What has once been counted is kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counted: dict[tuple[int, int], ScoreMoment] = {}

    def history(self, viewer: int) -> ScoreHistory:
        """After each entry that counts. When the game is finished, everybody may know what everybody had."""
        eyes = ALL if self._table.finished else viewer
        return ScoreHistory([self._moment(step, eyes) for step in reversed([*self._table.counting()])])

    def _moment(self, step: Logged, eyes: int) -> ScoreMoment:
        key = step.entry.sequence, eyes
        if key not in self._counted:
            seen = step.position if eyes == ALL else step.position.view(eyes)
            desks = self._table.game.desks(seen)
            points = [desk.points for desk in desks]
            self._counted[key] = ScoreMoment(step.entry.sequence, points, [desk.projection for desk in desks])
        return self._counted[key]
