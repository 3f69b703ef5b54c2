"""Styles: judges that value a few features more or less than the trained weights do.

Bots of the same level with different styles play differently. A style is a small change, so they are about equally
strong.
"""

from __future__ import annotations

from collections.abc import Mapping

from kontor.bots.judgement import Judgement, softmax
from kontor.bots.network import Network
from kontor.core import NOBODY, AnyGame, AnyPosition

STYLES = ("builder", "blocker", "racer")
"""Names of the styles. Each game defines what they mean (`Declaration.styles`)."""


class Styled:
    """A trained judge with adjustments to certain feature weights."""

    def __init__(self, game: AnyGame, judge: Judgement | Network, tastes: Mapping[int, float]) -> None:
        self._features = game.features
        self._judge = judge
        self._tastes = tuple(tastes.items())

    def chances(self, view: AnyPosition) -> list[float]:
        if view.actor == NOBODY:
            return self._judge.chances(view)
        rows = self._features(view)
        strengths = self._judge.strengths(rows)
        for seat, row in enumerate(rows):
            for at, taste in self._tastes:
                strengths[seat] += taste * row[at]
        return softmax(strengths)


def styled(game: AnyGame, judge: Judgement | Network, style: str) -> Judgement | Network | Styled:
    """Return the judge with a style. Games that do not define the style use the judge unchanged."""
    tastes = game.declaration.styles.get(style, {})
    if not tastes:
        return judge
    places = {name: at for at, name in enumerate(game.declaration.features)}
    return Styled(game, judge, {places[name]: taste for name, taste in tastes.items()})
