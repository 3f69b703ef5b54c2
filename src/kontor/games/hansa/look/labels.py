"""Short labels for all actions, used by buttons, choosers and lists, and the questions asked before some actions."""

from __future__ import annotations

from kontor.core.actions import ActionFace
from kontor.core.messages import Message, Value
from kontor.games.hansa.decisions import NAME, Benefit, Gift
from kontor.games.hansa.pieces import MARKERS, REMOVE_MARKER
from kontor.games.hansa.rules.actions import income_size
from kontor.games.hansa.rules.displacing import price
from kontor.games.hansa.rules.gifts import gift_size
from kontor.games.hansa.rules.posts import whose
from kontor.games.hansa.state import State


def label_of(view: State, number: int) -> Message:
    """Return the label of an action. Actions offered at the same time always have different labels."""
    face = view.board.actions.table.faces[number]
    args: dict[str, Value] = dict(face.values)
    kind = face.kind
    for name in ("marker", "taken"):
        if args.get(name) == MARKERS[REMOVE_MARKER]:
            args[name] = view.marker_name(REMOVE_MARKER)
    if kind == "use":
        return _use(args)
    if kind == "income":
        return _income(view, args)
    if kind == "displace":
        return _displace(view, args)
    if kind == "end":
        return Message("hansa-do-end", {"actions": view.actions})
    if kind == "done":
        return Message("hansa-do-done", {"decision": NAME[type(view.stack[-1])]})
    return PLAIN[kind]._replace(args=args)


def plain_label(face: ActionFace) -> Message:
    """Return the label of an action of a kind in `PLAIN`."""
    return PLAIN[face.kind]._replace(args=dict(face.values))


PLAIN: dict[str, Message] = {
    "draw": Message("hansa-do-draw", {"marker": None}),
    "first": Message("hansa-do-first", {"seat": None}),
    "deal": Message("hansa-do-deal", {"card": None}),
    "place": Message("hansa-do-place", {"piece": None, "post": None}),
    "lift": Message("hansa-do-lift", {"post": None}),
    "claim": Message("hansa-do-claim", {"route": None}),
    "pay": Message("hansa-do-pay", {"traders": None, "merchants": None}),
    "return": Message("hansa-do-return", {"post": None}),
    "add": Message("hansa-do-add", {"piece": None, "post": None}),
    "take": Message("hansa-do-take", {"post": None}),
    "set": Message("hansa-do-set", {"piece": None, "post": None}),
    "office": Message("hansa-do-office", {"city": None}),
    "extra": Message("hansa-do-extra", {"piece": None, "city": None}),
    "skill": Message("hansa-do-skill", {"track": None}),
    "prestige": Message("hansa-do-prestige", {"points": None}),
    "nothing": Message("hansa-do-nothing", {}),
    "remove": Message("hansa-do-remove", {"post": None}),
    "put": Message("hansa-do-put", {"marker": None, "route": None}),
    "pawn": Message("hansa-do-pawn", {"province": None}),
    "ride": Message("hansa-do-ride", {"province": None}),
    "redeploy": Message("hansa-do-redeploy", {"piece": None, "post": None}),
    "green": Message("hansa-do-green", {"piece": None, "city": None}),
    "tile": Message("hansa-do-tile", {"tile": None}),
    "favour": Message("hansa-do-favour", {"tile": None}),
    "turn": Message("hansa-do-turn", {"marker": None}),
}
"""Labels whose placeholders need only the action's values."""


def _use(args: dict[str, Value]) -> Message:
    if "city" in args:
        house = args["house"]
        further = house + 1 if isinstance(house, int) else None
        return Message("hansa-do-use-swap", {"city": args["city"], "house": house, "next": further})
    if "track" in args:
        return Message("hansa-do-use-skill", {"track": args["track"]})
    if "taken" in args:
        return Message("hansa-do-use-exchange", {"seat": args["seat"], "marker": args["taken"]})
    if "route" in args:
        return Message("hansa-do-use-beside", {"marker": args["marker"], "route": args["route"]})
    if "post" in args:
        if args["marker"] == "move":
            return Message("hansa-do-use-move", {"post": args["post"]})
        return Message("hansa-do-use-remove", {"post": args["post"]})
    return Message("hansa-do-use-plus", {"marker": args["marker"]})


def _income(view: State, args: dict[str, Value]) -> Message:
    merchants, top = args["merchants"], view.stack[-1]
    size = gift_size(view, top) if isinstance(top, Gift) else income_size(view, bytes(view.desks))
    args["traders"] = size - merchants if isinstance(merchants, int) else None
    if isinstance(top, Gift):
        return Message("hansa-do-gift", {"traders": args["traders"], "merchants": merchants})
    return Message("hansa-do-income", {"traders": args["traders"], "merchants": merchants})


def _displace(view: State, args: dict[str, Value]) -> Message:
    piece = view.posts[view.board.post_number[str(args["post"])]]
    owned = whose(view, piece) if piece else None
    cost = price(piece) if piece else None
    return Message("hansa-do-displace", {"piece": args["piece"], "post": args["post"], "owner": owned, "price": cost})


def question_before(view: State, number: int, choices: int) -> Message | None:
    """Return the question to ask before an action that is easily chosen by mistake."""
    kind = view.board.actions.table.faces[number].kind
    if kind == "end" and view.actions:
        return Message("hansa-ask-end", {"actions": view.actions})
    if kind == "nothing" and choices > 1 and type(view.stack[-1]) is Benefit:
        return Message("hansa-ask-nothing", {})
    return None


def group_of(face: ActionFace) -> str:
    """Return the name of an action's group, such as `place trader`, `use swap` or `claim`."""
    values = dict(face.values)
    part = values.get("piece") or values.get("marker")
    return f"{face.kind} {part}" if part else face.kind
