"""Playing styles for bots. A style changes a few weights of a trained judge: enough to make it play differently, but
not enough to make it much stronger or weaker.
"""

from __future__ import annotations

from collections.abc import Mapping

from kontor.bots.judgement import Judgement, softmax
from kontor.bots.network import Mixed, Network
from kontor.core import NOBODY, AnyGame, AnyPosition

STYLES = ("builder", "blocker", "racer")
"""Names of the styles. Each game defines what the styles mean (`Declaration.styles`)."""


class Styled:
    def __init__(self, game: AnyGame, judge: Judgement | Network | Mixed, tastes: Mapping[int, float]) -> None:
        self._features = game.features
        self._judge = judge
        self._tastes = tuple(tastes.items())

    def chances(self, view: AnyPosition) -> list[float]:
        if view.actor == NOBODY:
            return self._judge.chances(view)
        rows = self._features(view)
        judge = self._judge.judge_for(view.setup) if isinstance(self._judge, Mixed) else self._judge
        strengths = judge.strengths(rows)
        for seat, row in enumerate(rows):
            for at, taste in self._tastes:
                strengths[seat] += taste * row[at]
        return softmax(strengths)


def styled(game: AnyGame, judge: Judgement | Network | Mixed, style: str) -> Judgement | Network | Mixed | Styled:
    """Return the judge with this style, or the judge itself if the game does not define the style."""
    tastes = game.declaration.styles.get(style, {})
    if not tastes:
        return judge
    places = {name: at for at, name in enumerate(game.declaration.features)}
    return Styled(game, judge, {places[name]: taste for name, taste in tastes.items()})
