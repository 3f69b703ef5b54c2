"""What there is to see of Hansa Teutonica, from a view alone: nothing that the viewer may not know can show here."""

from __future__ import annotations

from kontor.core.chance import CHANCE
from kontor.core.contract import ALL
from kontor.core.messages import Message, Value
from kontor.core.scene import MINE, NEXT, POSSIBLE, Choice, Counter, Desk, Row, Scene, Sprite, Table
from kontor.games.hansa.decisions import NAME, Answer, Benefit, Move, NeutralOffice, Pay, Redeploy, Remove, SeaMove
from kontor.games.hansa.desk_sprites import desk_sprites
from kontor.games.hansa.labels import group_of, label_of, question_before
from kontor.games.hansa.map_sprites import map_sprites
from kontor.games.hansa.paths import path_of
from kontor.games.hansa.pieces import NONE, PIECES, UNKNOWN, kind_of
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.posts import whose
from kontor.games.hansa.scoring import SOURCES
from kontor.games.hansa.state import DESK, ENDS, LINK, MISSION, SCORE


def scene(view: HansaPosition) -> Scene:
    """What the viewer sees now."""
    choices = choices_of(view)
    lit = _lit(view, choices)
    sprites = [*map_sprites(view), *desk_sprites(view), *_link_sprites(view)]
    return Scene(
        viewer=view.viewer,
        actor=view.actor,
        prompt=prompt(view),
        desks=tuple(_desk(view, seat) for seat in range(view.players)),
        sprites=tuple(_stressed(view, sprite, lit) for sprite in sprites),
        counters=_counters(view),
        tables=(_scores(view),),
        choices=choices,
        lit=lit,
    )


def choices_of(view: HansaPosition) -> tuple[Choice, ...]:
    """Every legal action with the places a person clicks."""
    legal = view.legal()
    actions = view.board.actions
    return tuple(
        Choice(
            number,
            view.text(number),
            actions.table.faces[number].kind,
            group_of(view, number),
            label_of(view, number),
            path_of(actions, number, view.actor),
            question_before(view, number, len(legal)),
        )
        for number in legal
    )


def _lit(view: HansaPosition, choices: tuple[Choice, ...]) -> tuple[str, ...]:
    """Only whoever decides can click."""
    if view.viewer not in (ALL, view.actor):
        return ()
    return tuple(dict.fromkeys(choice.path[0] for choice in choices if choice.path))


def _stressed(view: HansaPosition, sprite: Sprite, lit: tuple[str, ...]) -> Sprite:
    """Mine, possible and next are not the matter of each sprite's maker, except for next."""
    emphasis = list(sprite.emphasis)
    if sprite.owner is not None and 0 <= sprite.owner == view.viewer:
        emphasis.append(MINE)
    if sprite.place in lit:
        emphasis.append(POSSIBLE)
    return sprite._replace(emphasis=tuple(emphasis)) if emphasis else sprite


def prompt(view: HansaPosition) -> Message:
    """Who must do what."""
    if not view.stack:
        return Message("hansa-over", {"reason": ENDS[view.ended - 1]})
    top = view.stack[-1]
    args: dict[str, Value] = {"seat": view.actor, "actions": view.actions}
    if isinstance(top, Pay):
        args |= {"post": view.board.post_names[top.post], "piece": PIECES[kind_of(top.displaced)]}
        args["owner"] = whose(view, top.displaced)
    elif isinstance(top, Answer):
        args["post"] = view.board.post_names[top.post]
        args["owner"] = "neutral" if top.owner == view.neutral else top.owner
    elif isinstance(top, Move):
        args |= {"traders": top.traders, "merchants": top.merchants, "lifts": top.lifts}
    elif isinstance(top, SeaMove):
        args |= {"hand": ", ".join(_short(view, piece) for piece in top.hand) or None, "lifts": top.lifts}
    elif isinstance(top, Remove):
        args["left"] = top.left
    elif isinstance(top, Redeploy):
        args |= {"route": view.board.routes[top.route].name, "left": top.left}
    elif isinstance(top, Benefit | NeutralOffice):
        args["route"] = view.board.routes[top.route].name
    return Message(f"hansa-decision-{NAME[type(top)]}", args)


def _short(view: HansaPosition, piece: int) -> str:
    return f"{PIECES[kind_of(piece)]} {whose(view, piece)}"


def _desk(view: HansaPosition, seat: int) -> Desk:
    result = view.result()
    sheet = view.scores()[seat]
    points = sheet["prestige"]
    return Desk(
        zone=f"desk:{seat}",
        seat=seat,
        name=Message("seat-name", {"seat": seat}),
        points=points,
        projection=sum(sheet.values()),
        acting=seat == view.actor or (view.actor == CHANCE and seat == view.active),
        score=Message("hansa-scene-score", {"seat": seat, "points": points, "total": sum(sheet.values())}),
        emphasis=(MINE,) if seat == view.viewer else (),
        winner=result is not None and seat in result.winners,
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


def _scores(view: HansaPosition) -> Table:
    """F: the points by source, as if the game ended now; a card that the viewer may not know is left open."""
    sources = [source for source in SOURCES if source != "mission" or view.setup.options["mission_cards"]]
    rows = []
    result = view.result()
    for seat, sheet in enumerate(view.scores()):
        unknown = view.desks[seat * DESK + MISSION] in (UNKNOWN, NONE)
        cells = [None if source == "mission" and unknown else sheet[source] for source in sources]
        won = result is not None and seat in result.winners
        rows.append(
            Row(Message("seat-name", {"seat": seat}), seat, (*cells, sum(sheet.values())), (NEXT,) if won else ())
        )
    if view.neutral != NONE:
        points = view.desks[view.neutral * DESK + SCORE]
        blank: list[int | None] = [points, *[0] * (len(sources) - 1), points]
        rows.append(Row(Message("hansa-owner-name", {"owner": "neutral"}), -1, tuple(blank)))
    columns = [Message("hansa-scene-column", {"source": source}) for source in [*sources, "sum"]]
    title = Message("hansa-label-final", {}) if view.ended else Message("hansa-label-score", {})
    return Table("panel:scores", title, tuple(columns), tuple(rows))


def _link_sprites(view: HansaPosition) -> list[Sprite]:
    """C10: who has linked east and west, in this order; whoever came too late got nothing."""
    found = []
    holders = range(view.players + (view.neutral != NONE))
    for rank, points in enumerate(view.board.link_points, start=1):
        for seat in holders:
            if view.desks[seat * DESK + LINK] == rank:
                whom: Value = "neutral" if seat == view.neutral else seat
                name = Message("hansa-scene-linked", {"owner": whom, "points": points})
                found.append(Sprite(f"link:{rank}", "disc", name, owner=-1 if seat == view.neutral else seat))
    return found
