"""Lantern Quays as a Kontor game: its declaration, features for bots, and the scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from kontor.core import ALL, ActionKind, BoardInfo, Declaration, Flag, Message, RandomBits, Setup, below
from kontor.core.scene import DESK, MAP, NEXT, PANEL, Area, Backdrop, Decoration, Place, Sprite, Zone
from kontor.core.text_picture import Cell, Span
from kontor.simple_game import HIDDEN, SimpleGame
from lantern_quays.rules import ANSWER, BERTHS, DAYS, OVER, TRADERS, Position

PLAYERS = (2, 3, 4)
WIDTH, HEIGHT, DESK_WIDTH, DESK_HEIGHT = 900, 560, 460, 132
ON_DESK = (("supply", 46, 28), ("purse", 116, 56), ("order0", 226, 116), ("order1", 354, 116))
LEAD = 15  # how much more urgent an action is for each order that it may help
PHASES = ("deal", "light", "turn", "answer", "over")


def say(id: str, **args: Any) -> Message:
    return Message(f"lantern-{id}", args)


class LanternQuays(SimpleGame):
    """The game Lantern Quays. Get the single instance with `kontor.game("lantern")`."""

    home = Path(__file__).parent
    position = Position
    declaration = Declaration(
        id="lantern",
        title="Lantern Quays",
        rules_version=Position.RULES_VERSION,
        players=PLAYERS,
        boards=(BoardInfo("lagoon", PLAYERS, False),),
        options=(Flag("long", False),),
        kinds=tuple(ActionKind(kind) for kind in ("deal", "light", "place", "displace", "rest", "shift", "home")),
        ends=("dusk",),
        score_sources=("coins", "orders"),
        hidden=("orders",),
        max_actions=500,
        features=("progress", "coins", "orders", "supply", "led", "active"),
    )

    def priorities(self, view: Position, actions: Sequence[int]) -> list[int]:
        """The priority of each action for the acting seat, as used by the Apprentice."""
        return [self._priority(view, action) for action in actions]

    def _priority(self, view: Position, action: int) -> int:
        kind, quay, _ = view.parts(action)
        seat = view.actor
        if quay < 0 or seat < 0:
            return {"rest": 20, "home": 25}.get(kind, 0)
        wanted = view.order(seat, quay) * (LEAD if view.order_points(seat, quay) < 6 else 0)
        return {"place": 12, "displace": 2, "shift": 14}.get(kind, 0) + 20 * view.lamp[quay] + wanted

    def features(self, view: Position) -> list[list[float]]:
        """The evaluation features of each seat: numbers from about 0 to 1, computed from the viewer's knowledge."""
        days, quays = DAYS[view.setup.options["long"]], range(len(view.quays))
        rows = []
        for seat, sheet in enumerate(view.scores()):
            led = sum(view.order_points(seat, quay) == 6 for quay in quays)
            row = (sheet["coins"] / 20, sheet["orders"] / 12, view.supply(seat) / TRADERS, led / 3, seat == view.active)
            rows.append([view.day / days, *map(float, row)])
        return rows

    def sample(self, view: Position, bits: RandomBits) -> Position:
        """A full position consistent with a view: unseen orders are dealt at random."""
        full = view.copy()
        full.viewer = ALL
        size = len(view.quays)
        pool = [quay for quay in range(size) for _ in range(view.undealt(quay))]
        for seat in range(view.players):
            if view.orders[seat * size] == HIDDEN:
                own = [0] * size
                for _ in range(sum(number % view.players == seat for number in range(view.dealt))):
                    own[pool.pop(below(len(pool), bits))] += 1
                full.orders[seat * size : (seat + 1) * size] = own
        return full

    def prompt(self, view: Position) -> Message:
        result = view.result()
        if result is not None:
            return say("outcome", winners=", ".join(map(str, result.winners)), points=max(result.scores))
        return say(f"prompt-{PHASES[view.phase]}", seat=view.actor)

    def label(self, view: Position, action: int) -> Message:
        kind, quay, seat = view.parts(action)
        return say(f"do-{kind}", quay=view.quays[quay] if quay >= 0 else None, seat=seat if seat >= 0 else None)

    def path(self, view: Position, action: int) -> tuple[str, ...]:
        kind, quay, seat = view.parts(action)
        if kind in ("place", "shift"):
            return (f"quay:{view.quays[quay]}",)
        return (f"quay:{view.quays[quay]}", f"supply:{seat}") if kind == "displace" else ()

    def backdrop(self, setup: Setup) -> Backdrop:
        quays = setup.board.data["quay"]
        places = [place for quay in quays for place in _quay(quay)]
        for seat in range(setup.players):
            for what, x, width in ON_DESK:
                name, shape = say(f"place-{what}", seat=seat), "pile" if what == "supply" else "none"
                places.append(Place(f"{what}:{seat}", f"desk:{seat}", x, 84, width, 44, shape, name))
        desks = [
            Zone(f"desk:{seat}", DESK, say("desk", seat=seat), seat, DESK_WIDTH, DESK_HEIGHT)
            for seat in range(setup.players)
        ]
        lagoon = ((150, 120), (450, 60), (760, 130), (800, 400), (460, 500), (120, 420))
        ground = Area("", "map", ((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), "land")
        title = Decoration("map", WIDTH // 2, HEIGHT // 2, 26, text=say("title"), style="title", anchor="middle")
        zones = (Zone("map", MAP, say("map"), None, WIDTH, HEIGHT), *desks)
        scores = Zone("panel:scores", PANEL, say("scores"), None, 460, 170)
        areas = (ground, Area("", "map", lagoon, "sea", smooth=True))
        return Backdrop(say("title"), (*zones, scores), areas, (), (title,), tuple(places))

    def sprites(self, view: Position) -> Iterator[Sprite]:
        for number, quay in enumerate(view.quays):
            owners = [seat for seat in range(view.players) for _ in range(view.at(seat, number))]
            for order, owner in enumerate(owners):
                yield Sprite(f"stalls:{quay}", "cube", say("trader", seat=owner, quay=quay), owner=owner, order=order)
            if view.lamp[number]:
                yield Sprite(f"lamp:{quay}", "token", say("lamp", quay=quay), glyph="star", emphasis=(NEXT,))
        for seat in range(view.players):
            count = view.supply(seat) + (view.phase == ANSWER and view.asked == seat + 1)
            yield Sprite(f"supply:{seat}", "cube", say("supply", seat=seat, count=count), owner=seat, amount=count)
            coins = view.coins[seat]
            yield Sprite(f"purse:{seat}", "coin", say("purse", seat=seat, coins=coins), mark=str(coins))
            held = [quay for at, quay in enumerate(view.quays) for _ in range(view.order(seat, at))]
            dealt = sum(number % view.players == seat for number in range(view.dealt))
            for slot, quay in enumerate(held if view.knows(seat) else [""] * dealt):
                name = say("order", seat=seat, quay=quay)
                yield Sprite(f"order{slot}:{seat}", "card" if quay else "card-back", name, mark=quay)

    def lines(self, view: Position) -> Iterator[Cell]:
        for number, quay in enumerate(view.quays):
            owners = [seat for seat in range(view.players) for _ in range(view.at(seat, number))]
            traders = [Span(f" ■{seat}", seat=seat) for seat in owners] + [Span(" □", "dim")] * (BERTHS - len(owners))
            yield (Span(f"{quay:<12}"), *traders, Span("  ☼" if view.lamp[number] else "", "bold"))
        if view.viewer >= 0 and view.phase != OVER:
            own = [quay for at, quay in enumerate(view.quays) for _ in range(view.order(view.viewer, at))]
            yield (Span(say("own-orders", quays=", ".join(own))),)


def _quay(quay: Mapping[str, Any]) -> Iterator[Place]:
    """A quay with its berths and the hook for the lantern."""
    name, x, y, label = quay["name"], quay["x"], quay["y"], say("print", text=quay["name"])
    yield Place(f"quay:{name}", "map", x, y, 150, 40, "banner", say("place-quay", quay=name), label=label)
    stalls = say("place-stalls", quay=name)
    yield Place(f"stalls:{name}", "map", x, y + 40, 68, 30, "row", stalls, part_of=f"quay:{name}")
    yield Place(f"lamp:{name}", "map", x, y - 38, 30, 30, "none", say("place-lamp", quay=name))


GAME = LanternQuays()
