"""The scene of Felinia. It is built only from a view, so it cannot reveal hidden information."""

from __future__ import annotations

from kontor.core.chance import CHANCE
from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Choice, Counter, Desk, Row, Scene, Table
from kontor.core.scene_parts import desk_of, scene_of, winners_of
from kontor.games.felinia.decisions import NAME, Boarding, Found, Keep, Look, Storage, Trade, Turned, Walk
from kontor.games.felinia.look.clicks import path_of
from kontor.games.felinia.look.labels import group_of, label_of, question_before
from kontor.games.felinia.look.listing import spot_of
from kontor.games.felinia.look.open_tiles import sheet_shown, sources_shown, tiles_open
from kontor.games.felinia.look.sprites import sprites
from kontor.games.felinia.pieces import BERTHS, FREE_GOODS, NONE, SHIPS
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.rules.boarding import boardings
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.rules.walking import steps, turnable
from kontor.games.felinia.scoring import SOURCES
from kontor.games.felinia.state import RUNNING
from kontor.games.felinia.stored import COINS, DESK, POOL

EXPERT_SOURCES = ("provisions", "places")
BUTTONS = ("board", "keep")
"""Important actions that players easily overlook, so they get buttons."""
PASSES = ("decline", "done", "stop", "keep none")
"""Actions that pass or decline an offer."""
MERCHANTS_IN_A_ROUND = 2
"""Number of merchants that a player can easily send aboard in a round, used to warn that the game may end."""


def scene(view: FeliniaPosition) -> Scene:
    """Return the scene for the viewer."""
    sheets, winners = _sheets(view), winners_of(view)
    desks, table = _desks(view, sheets, winners), _scores(view, sheets, winners)
    return scene_of(view, prompt(view), desks, sprites(view), _counters(view), table, choices_of(view), warning(view))


def warning(view: FeliniaPosition) -> Message | None:
    """E1, E2: return the reason why the game may end this round, or None if it cannot."""
    pools, ships = list(view.desks[POOL::DESK]), sum(view.ships)
    if not view.stack or not view.round:
        return None
    if min(pools) <= MERCHANTS_IN_A_ROUND:
        return Message("felinia-warning", {"cause": "merchants", "seat": pools.index(min(pools)), "left": min(pools)})
    if ships < BERTHS or view.closing != RUNNING:
        return Message("felinia-warning", {"cause": "ships", "seat": None, "left": ships})
    return None


def desks(view: FeliniaPosition) -> tuple[Desk, ...]:
    """Return the desks of all seats."""
    return _desks(view, _sheets(view), winners_of(view))


def choices_of(view: FeliniaPosition) -> tuple[Choice, ...]:
    """Return every legal action with the places to click."""
    legal = view.legal()
    return tuple(_choice(view, number, len(legal)) for number in legal)


def _choice(view: FeliniaPosition, number: int, choices: int) -> Choice:
    face = view.action_table.faces[number]
    path = path_of(view, number) if view.actor >= 0 else ()
    ask = question_before(view, number)
    label = label_of(view, number)
    text = view.text(number)
    quiet = choices > 1 and text in PASSES
    return Choice(number, text, face.kind, group_of(face), label, path, ask, face.kind in BUTTONS, quiet)


def prompt(view: FeliniaPosition) -> Message:
    """Return the prompt for the acting seat, or the winner once the game is over."""
    if not view.stack:
        return _outcome(view)
    top = view.stack[-1]
    args: dict[str, Value] = {"seat": view.actor, "round": view.round}
    if isinstance(top, Trade):
        stack = view.current_stack()
        coins, price = view.desks[view.actor * DESK + COINS], view.heights[stack]
        args |= {"stack": stack_name(stack), "price": price, "coins": coins, "short": max(price - coins, 0)}
    elif isinstance(top, Boarding):
        args |= {"coins": view.desks[top.seat * DESK + COINS], "can": "yes" if boardings(view, top.seat) else "no"}
    elif isinstance(top, Walk):
        args |= spot_of(view.board, view.board.provinces[top.passed[-1]].name)
        args |= {"turns": min(top.turns, len(turnable(view, top))), "steps": len(steps(view, top))}
    elif isinstance(top, Turned):
        args |= spot_of(view.board, view.board.provinces[top.province].name)
    elif isinstance(top, Found | Look | Keep):
        args["seat"] = top.seat
    elif isinstance(top, Storage):
        goods = view.goods(top.seat)
        args |= {"goods": goods, "most": FREE_GOODS, "over": "yes" if goods > FREE_GOODS else "no"}
    elif NAME[type(top)] == "bid":
        args["time"] = view.placed() // view.players + 1
    return Message(f"felinia-decision-{NAME[type(top)]}", args)


def _outcome(view: FeliniaPosition) -> Message:
    """E6: return the winner and the reason why the game ended."""
    result = view.result()
    assert result is not None
    args: dict[str, Value] = {"winners": ", ".join(map(str, result.winners)), "count": len(result.winners)}
    return Message("felinia-outcome", {**args, "points": max(result.scores), "reason": result.reason})


Sheets = list[dict[str, int]]
"""The points by source shown on each seat's desk."""


def _sheets(view: FeliniaPosition) -> Sheets:
    return [sheet_shown(view, seat) for seat in range(view.players)]


def _desks(view: FeliniaPosition, sheets: Sheets, winners: list[int]) -> tuple[Desk, ...]:
    return tuple(_desk(view, seat, sheet, seat in winners) for seat, sheet in enumerate(sheets))


def _desk(view: FeliniaPosition, seat: int, sheet: dict[str, int], winner: bool) -> Desk:
    """Return a seat's desk. It shows only points that cannot be lost: those from tiles (I3: if face up), bonus tiles
    and groups.
    """
    points = sheet["tiles"] + sheet["bonus"] + sheet["groups"]
    tiles = "open" if tiles_open(view, seat) else "face_down"
    return desk_of(view, seat, points, sum(sheet.values()), winner, _drawn_for(view), tiles=tiles)


def _drawn_for(view: FeliniaPosition) -> int:
    """Return the seat that chance draws for, or NONE if it draws for the whole table or not at all."""
    if view.actor != CHANCE:
        return NONE
    top = view.stack[-1]
    if isinstance(top, Found | Look):
        return top.seat
    walk = view.stack[0]
    return walk.seat if isinstance(walk, Walk) else NONE


def _counters(view: FeliniaPosition) -> tuple[Counter, ...]:
    come = SHIPS - sum(view.ships)
    name = Message("felinia-scene-counter", {"come": come, "ships": SHIPS, "round": view.round})
    return (Counter("round", name, come, SHIPS),)


def _scores(view: FeliniaPosition, sheets: Sheets, winners: list[int]) -> Table:
    """E: return the points by source if the game ended now. I3: points from face-down tiles are not shown."""
    sources = [source for source in SOURCES if view.board.expert or source not in EXPERT_SOURCES]
    rows = []
    for seat, sheet in enumerate(sheets):
        cells = sources_shown(view, seat, sheet, sources)
        name = Message("seat-name", {"seat": seat})
        details = tuple(Message("felinia-score-part", {"source": source}) for source in [*sources, "sum"])
        rows.append(Row(name, seat, tuple(cells), (NEXT,) if seat in winners else (), details))
    columns = [Message("felinia-scene-column", {"source": source}) for source in [*sources, "sum"]]
    title = Message("felinia-label-final", {}) if view.ended else Message("felinia-label-score", {})
    return Table("panel:scores", title, tuple(columns), tuple(rows))
