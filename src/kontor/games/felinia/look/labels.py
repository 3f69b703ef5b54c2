"""Short labels for all actions, used by buttons, choosers and lists, and the questions asked before some actions."""

from __future__ import annotations

from kontor.core.actions import ActionFace
from kontor.core.messages import Message, Value
from kontor.games.felinia.decisions import NAME, Boarding
from kontor.games.felinia.look.listing import listed, named, spot_of
from kontor.games.felinia.notation import STORED
from kontor.games.felinia.pieces import GOODS, GUILD, MOST_COINS, NONE, SALE_PRICE
from kontor.games.felinia.rules.boarding import boardings
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK


def label_of(view: State, number: int) -> Message:
    """Return the label of an action. Actions offered at the same time always have different labels."""
    actions = view.board.actions
    face = actions.table.faces[number]
    args: dict[str, Value] = dict(face.values)
    kind = face.kind
    if kind == "sell":
        worth = SALE_PRICE[actions.first[number]] * actions.second[number]
        return Message("felinia-do-sell", {"what": args["what"], "number": args["number"], "coins": worth})
    if kind == "bid":
        return _bid(view, args)
    if kind == "look":
        return Message("felinia-do-look", {"place": None if args["place"] == "?" else args["place"]})
    if kind == "keep":
        return _keep(view, number, args)
    if kind == "done":
        return Message("felinia-do-done", {"decision": NAME[type(view.stack[-1])]})
    if kind == "store":
        goods = STORED[actions.first[number]]
        counts = [goods.count(good) for good in range(GOODS)]
        return Message("felinia-do-store", {"number": len(goods), **listed(view.board, counts)})
    if kind in ("step", "turn"):
        args = spot_of(view.board, str(args["province"]))
    elif kind in ("ship", "board"):
        args = named(view, actions.first[number])
    return PLAIN[kind]._replace(args=args)


PLAIN: dict[str, Message] = {
    "first": Message("felinia-do-first", {"seat": None}),
    "good": Message("felinia-do-good", {"good": None}),
    "ship": Message("felinia-do-ship", {"country": None, "time": None}),
    "tile": Message("felinia-do-tile", {"tile": None}),
    "buy": Message("felinia-do-buy", {"good": None}),
    "exchange": Message("felinia-do-exchange", {"give": None, "take": None, "extra": None}),
    "bonus": Message("felinia-do-bonus", {"people": None, "tile": None}),
    "decline": Message("felinia-do-decline", {}),
    "board": Message("felinia-do-board", {"country": None, "time": None}),
    "turn": Message("felinia-do-turn", {"country": None, "spot": None}),
    "step": Message("felinia-do-step", {"country": None, "spot": None}),
    "stop": Message("felinia-do-stop", {}),
}
"""Labels whose placeholders need only the action's values."""


def _bid(view: State, args: dict[str, Value]) -> Message:
    where = str(args["where"])
    if where == "board":
        room = MOST_COINS - view.desks[view.bidder() * DESK + COINS]
        return Message("felinia-do-bid-board", {"coins": min(view.placed() // view.players + 1, room)})
    stack = GUILD if where == "guild" else int(str(args["number"])) - 1
    return Message("felinia-do-bid", {"stack": stack_name(stack), "price": view.heights[stack] + 1})


def _keep(view: State, number: int, args: dict[str, Value]) -> Message:
    if args["place"] == "none":
        return Message("felinia-do-keep-none", {})
    if args["place"] == "?":
        return Message("felinia-do-keep", {"place": None, "cost": args.get("cost")})
    cost = view.board.places[view.board.actions.first[number]].cost
    return Message(
        "felinia-do-keep", {"place": args["place"], "cost": None if cost == NONE else view.board.goods[cost]}
    )


def question_before(view: State, number: int) -> Message | None:
    """Return the question to ask before an action that is easily chosen by mistake."""
    kind = view.board.actions.table.faces[number].kind
    top = view.stack[-1]
    if kind == "done" and isinstance(top, Boarding) and boardings(view, top.seat):
        return Message("felinia-ask-done", {})
    if kind == "stop":
        return Message("felinia-ask-stop", {})
    return None


def group_of(face: ActionFace) -> str:
    """Return the name of an action's group, such as `sell gold`, `exchange books` or `bid`."""
    values = dict(face.values)
    part = values.get("what") or values.get("give")
    return f"{face.kind} {part}" if part else face.kind
