"""The scene of Pfeffersäcke, built from a view, although nothing is hidden in this game (S5)."""

from __future__ import annotations

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Choice, Counter, Desk, Row, Scene, Table
from kontor.core.scene_parts import desk_of, scene_of, winners_of
from kontor.games.pfeffersaecke.decisions import BRANCH, EXTEND, INCOME, NAMES, OPEN, OVER, SECOND
from kontor.games.pfeffersaecke.look.clicks import path_of
from kontor.games.pfeffersaecke.look.desk_sprites import desk_sprites
from kontor.games.pfeffersaecke.look.labels import group_of, label_of
from kontor.games.pfeffersaecke.look.map_sprites import map_sprites
from kontor.games.pfeffersaecke.pieces import REGION_POINTS, SCORED, towns_to_take
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from kontor.games.pfeffersaecke.rules.extending import extendable
from kontor.games.pfeffersaecke.scoring import SOURCES
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE

MOST_LISTED = 3
"""Maximum number of cities listed in a prompt."""


def scene(view: PfeffersaeckePosition) -> Scene:
    """Return the scene for the viewer."""
    legal = view.legal()
    choices = tuple(_choice(view, number, len(legal)) for number in legal)
    sheets, winners = view.scores(), winners_of(view)
    sprites = [*map_sprites(view), *desk_sprites(view)]
    desks, table = _desks(view, sheets, winners), _scores(view, sheets, winners)
    return scene_of(view, prompt(view), desks, sprites, _counters(view), table, choices, warning(view))


def warning(view: PfeffersaeckePosition) -> Message | None:
    """E1: return why the game may end this round, or None if it cannot. Reasons are checked in the order of E1d."""
    discs = len(view.discs) - view.discs.count(SCORED)
    if view.decision == OVER:
        return None
    if view.counter <= view.players:
        return Message("pfeffersaecke-warning", {"cause": "towns", "left": view.counter})
    if discs <= view.players:
        return Message("pfeffersaecke-warning", {"cause": "discs", "left": discs})
    if view.idle >= view.players - 1:
        return Message("pfeffersaecke-warning", {"cause": "standstill", "left": 1})
    return None


def desks(view: PfeffersaeckePosition) -> tuple[Desk, ...]:
    """Return the desks of all seats."""
    return _desks(view, view.scores(), winners_of(view))


def _choice(view: PfeffersaeckePosition, number: int, choices: int) -> Choice:
    kind = view.action_table.faces[number].kind
    return Choice(
        number,
        view.text(number),
        kind,
        group_of(view, number),
        label_of(view, number),
        path_of(view.board, number),
        quiet=choices > 1 and kind == "pass",
    )


def prompt(view: PfeffersaeckePosition) -> Message:
    """Return the prompt for the acting seat, or the winner once the game is over."""
    if view.decision == OVER:
        return _outcome(view)
    args: dict[str, Value] = {"seat": view.active if view.first < view.players else None}
    if view.decision == OPEN:
        args["hint"] = _hint(view)
    elif view.decision == EXTEND:
        args["cities"] = _listed([view.board.names[city] for city in extendable(view, 1)])
    elif view.decision in (BRANCH, SECOND, INCOME):
        args["florins"] = view.money(view.active)
        args["hint"] = _hint(view)
    return Message(f"pfeffersaecke-decision-{NAMES[view.decision]}", args)


def _listed(names: list[str]) -> str:
    """Return the names in order. For phones, a long list is shortened to its first and last names; all places are
    highlighted anyway.
    """
    return ", ".join(names if len(names) <= MOST_LISTED else [*names[:2], f"… {names[-1]}"])


def _hint(view: PfeffersaeckePosition) -> str | None:
    """S6: return a tip for the first turn."""
    hints = view.board.hints.get(view.players, ())
    if not view.setup.options["intro"] or view.turn > view.players or not hints:
        return None
    return view.board.names[hints[(view.active - view.first) % view.players]]


def _outcome(view: PfeffersaeckePosition) -> Message:
    """E1, E3: return the winner and the reason why the game ended."""
    result = view.result()
    assert result is not None
    best = result.winners[0]
    tied = sum(1 for score in result.scores if score == result.scores[best]) > len(result.winners)
    args: dict[str, Value] = {"winners": ", ".join(map(str, result.winners)), "count": len(result.winners)}
    args |= {"points": result.scores[best], "reason": result.reason, "tied": "yes" if tied else "no"}
    return Message("pfeffersaecke-outcome", args)


Sheets = list[dict[str, int]]
"""Every seat's points by source."""


def _desks(view: PfeffersaeckePosition, sheets: Sheets, winners: list[int]) -> tuple[Desk, ...]:
    return tuple(
        desk_of(view, seat, view.desks[seat * DESK + INFLUENCE], sum(sheet.values()), seat in winners, view.active)
        for seat, sheet in enumerate(sheets)
    )


def _counters(view: PfeffersaeckePosition) -> tuple[Counter, ...]:
    """E1: return counters for the progress towards each of the three endings."""
    cities, towns = len(view.discs), towns_to_take(view.setup)
    values = (
        ("towns", towns - view.counter, towns),
        ("discs", view.discs.count(SCORED), cities),
        ("standstill", view.idle, view.players),
    )
    return tuple(
        Counter(
            f"meter:{id}",
            Message("pfeffersaecke-scene-counter", {"meter": id, "value": value, "limit": limit}),
            value,
            limit,
        )
        for id, value, limit in values
    )


def _scores(view: PfeffersaeckePosition, sheets: Sheets, winners: list[int]) -> Table:
    """E2: return the points by source if the game ended now."""
    rows = []
    for seat, sheet in enumerate(sheets):
        cells = [sheet[source] for source in SOURCES]
        name = Message("seat-name", {"seat": seat})
        counts = {"towns": sheet["towns"], "regions": sheet["regions"] // REGION_POINTS, "money": view.money(seat)}
        details = tuple(
            Message("pfeffersaecke-score-part", {"source": source, "count": counts.get(source, 0)})
            for source in [*SOURCES, "sum"]
        )
        rows.append(Row(name, seat, (*cells, sum(cells)), (NEXT,) if seat in winners else (), details))
    columns = [Message("pfeffersaecke-scene-column", {"source": source}) for source in [*SOURCES, "sum"]]
    title = Message("pfeffersaecke-label-score", {"over": "yes" if view.ended else "no"})
    return Table("panel:scores", title, tuple(columns), tuple(rows))
