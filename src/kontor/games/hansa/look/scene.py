"""The scene of Hansa Teutonica. It is built only from a view, so it cannot reveal hidden information."""

from __future__ import annotations

from functools import lru_cache

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Choice, Counter, Desk, Row, Scene, Sprite, Table
from kontor.core.scene_parts import desk_of, scene_of, winners_of
from kontor.games.hansa.decisions import (
    NAME,
    Answer,
    Benefit,
    Buying,
    Gift,
    MarkerMove,
    Move,
    NeutralOffice,
    Pay,
    Redeploy,
    Remove,
    SeaMove,
    SeaPlace,
    Turn,
)
from kontor.games.hansa.look.clicks import path_of
from kontor.games.hansa.look.desk_sprites import desk_sprites
from kontor.games.hansa.look.labels import PLAIN, group_of, label_of, plain_label, question_before
from kontor.games.hansa.look.map_sprites import CACHED, map_sprites
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.pieces import CLAVIS_URBIS, EMPTY, NONE, PIECES, TRACK_VALUES, UNKNOWN, kind_of, owner
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.cities import offices
from kontor.games.hansa.rules.displacing import cost_of, extra_source, price
from kontor.games.hansa.rules.ending import prestige_reached
from kontor.games.hansa.rules.moving import hand_of
from kontor.games.hansa.rules.posts import whose
from kontor.games.hansa.scoring import SOURCES, controlled_city, finished_track, markers_of
from kontor.games.hansa.stored import DESK, LINK, MISSION, SCORE, STOCK, SUPPLY

SOURCE_OF_EXTRAS = {STOCK: "stock", SUPPLY: "supply", NONE: "posts"}

BUTTONS = ("claim", "office", "extra", "skill", "prestige", "green")
"""Claims and their benefits get buttons, because they are rare, important and easily overlooked on the board."""
PASSES = ("done", "nothing")
"""Actions that pass or decline an offer."""
PRESTIGE_IN_A_ROUND = 4
"""Prestige that a player can easily gain before the next turn, used to warn that the game may end."""
NOT_ALIKE = ("nothing", "draw", "put", "turn")
"""Kinds of actions whose labels or questions depend on the table's state."""


def scene(view: HansaPosition) -> Scene:
    """Return the scene for the viewer."""
    sheets, winners = view.scores(), winners_of(view)
    sprites = [*map_sprites(view), *desk_sprites(view), *_link_sprites(view), *_permit_sprites(view)]
    desks, table = _desks(view, sheets, winners), _scores(view, sheets, winners)
    return scene_of(view, prompt(view), desks, sprites, _counters(view), table, choices_of(view), warning(view))


def warning(view: HansaPosition) -> Message | None:
    """E1: return the reason why the game may end this round, or None if it cannot."""
    board, scores = view.board, view.desks[SCORE::DESK][: view.players]
    args: dict[str, Value] = {"seat": scores.index(max(scores)), "value": max(scores), "limit": board.prestige_limit}
    if not view.stack:
        return None
    if max(scores) >= board.prestige_limit - PRESTIGE_IN_A_ROUND:
        args["cause"] = "prestige"
    elif view.completed >= board.completed_cities_limit - 1:
        args |= {"cause": "cities", "value": view.completed, "limit": board.completed_cities_limit}
    elif view.bag == 0:
        args["cause"] = "markers"
    return Message("hansa-warning", args) if "cause" in args else None


def desks(view: HansaPosition) -> tuple[Desk, ...]:
    """Return the desks of all seats, without hidden information."""
    return _desks(view, view.scores(), winners_of(view))


def choices_of(view: HansaPosition) -> tuple[Choice, ...]:
    """Return every legal action with the places to click."""
    legal = view.legal()
    return tuple(_choice(view, number, len(legal)) for number in legal)


def _choice(view: HansaPosition, number: int, choices: int) -> Choice:
    choice = _plain_choice(view.board.actions, number, view.actor)
    if choice.kind in PLAIN and choice.kind not in NOT_ALIKE:
        return choice
    quiet = choices > 1 and (view.actions > 0 if choice.kind == "end" else choice.kind in PASSES)
    return choice._replace(label=label_of(view, number), ask=question_before(view, number, choices), quiet=quiet)


@lru_cache(maxsize=50_000)
def _plain_choice(actions: Actions, number: int, seat: int) -> Choice:
    """Return the part of a choice that does not depend on the position. Cached, because there may be two hundred
    choices, and most need nothing else.
    """
    face = actions.table.faces[number]
    label = plain_label(face) if face.kind in PLAIN else Message("", {})
    path = path_of(actions, number, seat)
    text = actions.table.text(number)
    return Choice(number, text, face.kind, group_of(face), label, path, button=face.kind in BUTTONS)


def prompt(view: HansaPosition) -> Message:
    """Return the prompt for the acting seat, or the winner once the game is over."""
    if not view.stack:
        return _outcome(view)
    top = view.stack[-1]
    args: dict[str, Value] = {"seat": view.actor, "actions": view.actions}
    if isinstance(top, Turn):
        args["can"] = _possible(view)
    if isinstance(top, Pay) and top.displaced == EMPTY:
        return Message("hansa-decision-toll", {**args, "price": cost_of(view, top)})
    if isinstance(top, Pay):
        args |= {"post": view.board.post_names[top.post], "piece": PIECES[kind_of(top.displaced)]}
        args |= {"owner": whose(view, top.displaced), "price": price(top.displaced)}
    elif isinstance(top, Answer):
        args |= {"post": view.board.post_names[top.post], "extras": top.extras}
        args["owner"] = "neutral" if top.owner == view.neutral else top.owner
        args["piece"] = PIECES[top.displaced] if top.displaced != NONE else None
        args["lifted"] = PIECES[top.lifted] if top.lifted != NONE else None
        args["source"] = SOURCE_OF_EXTRAS[extra_source(view, top.seat)]
    elif isinstance(top, Move):
        args |= {"traders": top.traders, "merchants": top.merchants, "lifts": top.lifts}
    elif isinstance(top, SeaMove | MarkerMove):
        args |= {"lifts": top.lifts, **_in_hand(view, hand_of(view, top))}
    elif isinstance(top, Remove | SeaPlace | Buying | Gift):
        args["left"] = top.left
    elif isinstance(top, Redeploy):
        args |= {"route": view.board.routes[top.route].name, "left": top.left}
    elif isinstance(top, Benefit | NeutralOffice):
        args["route"] = view.board.routes[top.route].name
    return Message(f"hansa-decision-{NAME[type(top)]}", args)


def _possible(view: HansaPosition) -> str:
    """Return the kind of prompt for the active player's turn, which depends on what is still possible."""
    if view.actions == 0:
        return "end" if len(view.legal()) == 1 else "use"
    desk = view.active * DESK
    supply, stock = (sum(view.desks[desk + at : desk + at + len(PIECES)]) for at in (SUPPLY, STOCK))
    if stock == 0:
        return "spend" if supply else "move"
    return "act" if supply else "refill"


def _outcome(view: HansaPosition) -> Message:
    """F8: return the winner and why the game ended or, if the winner is unknown, only that the game is over."""
    result = view.result()
    if result is None:
        return Message("game-over", {})
    args: dict[str, Value] = {"winners": ", ".join(map(str, result.winners)), "count": len(result.winners)}
    args |= {"points": max(result.scores), "reason": result.reason, "reached": prestige_reached(view)}
    return Message("hansa-outcome", args)


def _in_hand(view: HansaPosition, hand: tuple[int, ...]) -> dict[str, Value]:
    """X7a: return the piece to place now and the piece to place after it."""
    args: dict[str, Value] = {"piece": None, "owner": None, "then_piece": None, "then_owner": None}
    for when, piece in zip(("", "then_"), hand, strict=False):
        args |= {f"{when}piece": PIECES[kind_of(piece)], f"{when}owner": whose(view, piece)}
    return args


Sheets = list[dict[str, int]]
"""Every seat's points by source."""


def _desks(view: HansaPosition, sheets: Sheets, winners: list[int]) -> tuple[Desk, ...]:
    return tuple(
        desk_of(view, seat, sheet["prestige"], sum(sheet.values()), seat in winners, view.active)
        for seat, sheet in enumerate(sheets)
    )


def _counters(view: HansaPosition) -> tuple[Counter, ...]:
    most = max(view.desks[SCORE::DESK])
    values: tuple[tuple[str, int, int | None], ...] = (
        ("completed", view.completed, view.board.completed_cities_limit),
        ("prestige", most, view.board.prestige_limit),
        ("bag", view.bag, None),
    )
    return tuple(
        Counter(id, Message("hansa-scene-counter", {"meter": id, "value": value, "limit": limit}), value, limit)
        for id, value, limit in values
    )


def used_sources(view: HansaPosition) -> list[str]:
    """Return the sources of points at this table, with its mission cards and countries."""
    unused = {"mission": not view.setup.options["mission_cards"], "countries": not view.board.country_names}
    return [source for source in SOURCES if not unused.get(source)]


def _scores(view: HansaPosition, sheets: Sheets, winners: list[int]) -> Table:
    """F: return the points by source if the game ended now. Points for a card unknown to the viewer are left blank."""
    sources = used_sources(view)
    rows = []
    for seat, sheet in enumerate(sheets):
        unknown = view.desks[seat * DESK + MISSION] in (UNKNOWN, NONE)
        cells = [None if source == "mission" and unknown else sheet[source] for source in sources]
        name = Message("seat-name", {"seat": seat})
        details = tuple(_detail(view, seat, sheet, source) for source in [*sources, "sum"])
        rows.append(Row(name, seat, (*cells, sum(sheet.values())), (NEXT,) if seat in winners else (), details))
    if view.neutral != NONE:
        points = view.desks[view.neutral * DESK + SCORE]
        blank: list[int | None] = [points, *[0] * (len(sources) - 1), points]
        rows.append(Row(Message("hansa-owner-name", {"owner": "neutral"}), -1, tuple(blank)))
    columns = [Message("hansa-scene-column", {"source": source}) for source in [*sources, "sum"]]
    title = Message("hansa-label-final", {}) if view.ended else Message("hansa-label-score", {})
    return Table("panel:scores", title, tuple(columns), tuple(rows))


def _detail(view: HansaPosition, seat: int, sheet: dict[str, int], source: str) -> Message:
    """Return an explanation of how the points from a source are computed."""
    key = TRACK_VALUES[CLAVIS_URBIS][view.value(seat, CLAVIS_URBIS)]
    each = {"skills": finished_track(view, seat), "control": controlled_city(view, seat), "network": key}.get(source)
    count = markers_of(view, seat) if source == "markers" else sheet[source] // each if each else 0
    return _part(source, count, key, each)


@lru_cache(maxsize=CACHED)
def _part(source: str, count: int, key: int, each: int | None) -> Message:
    return Message("hansa-score-part", {"source": source, "count": count, "key": key, "each": each})


def _link_sprites(view: HansaPosition) -> list[Sprite]:
    """C10: return sprites for the seats that linked east and west in time to score points, in order."""
    found = []
    holders = range(view.players + (view.neutral != NONE))
    for rank, points in enumerate(view.board.link_points, start=1):
        for seat in holders:
            if view.desks[seat * DESK + LINK] == rank:
                whom: Value = "neutral" if seat == view.neutral else seat
                name = Message("hansa-scene-linked", {"owner": whom, "points": points})
                found.append(Sprite(f"link:{rank}", "disc", name, owner=-1 if seat == view.neutral else seat))
    return found


def _permit_sprites(view: HansaPosition) -> list[Sprite]:
    """B7, B8: return the holder of each permit, and whether it was used this turn."""
    found = []
    for number, permit in enumerate(view.board.permits):
        there = offices(view, permit.city)
        if there and owner(there[-1]) != view.neutral:
            seat, used = owner(there[-1]), view.permits[number]
            city = view.board.cities[permit.city].name
            name = Message("hansa-scene-permit-held", {"city": city, "seat": seat, "used": "yes" if used else "no"})
            found.append(Sprite(f"permit:{city}", "flag", name, owner=seat))
            found += [Sprite(f"permit:{city}", "sign", name, glyph="check")] if used else []
    return found
