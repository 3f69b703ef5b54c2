"""The declaration of Lantern Quays, its features for bots, and its scene."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kontor.core import ALL, ActionKind, BoardInfo, Declaration, Flag, Message, RandomBits, Setup, below
from kontor.core.scene import NEXT, Area, Place, Sprite
from kontor.core.text_picture import Cell, Span
from kontor.simple_game import HIDDEN, SimpleGame
from lantern_quays.rules import BERTHS, DAYS, OVER, TRADERS, Position

PLAYERS = (2, 3, 4)
ON_DESK = (("supply", 46, 28), ("purse", 116, 56), ("order0", 226, 116), ("order1", 354, 116))
LEAD = 15  # additional priority of an action for each order that it could make more valuable
PHASES = ("deal", "light", "turn", "answer", "over")


class LanternQuays(SimpleGame):
    """The game Lantern Quays. Use `kontor.game("lantern")` to get the single instance."""

    home = Path(__file__).parent
    map_size = (900, 560)
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

    def priority(self, view: Position, action: int) -> int:
        kind, quay, _ = view.parts(action)
        seat = view.actor
        if quay < 0 or seat < 0:
            return {"rest": 20, "home": 25}.get(kind, 0)
        wanted = view.order(seat, quay) * (LEAD if view.order_points(seat, quay) < 6 else 0)
        return {"place": 12, "displace": 2, "shift": 14}.get(kind, 0) + 20 * view.lamp[quay] + wanted

    def features(self, view: Position) -> list[list[float]]:
        """Return the evaluation features of each seat, roughly between 0 and 1, as far as the viewer knows them."""
        days, quays = DAYS[view.setup.options["long"]], range(len(view.quays))
        rows = []
        for seat, sheet in enumerate(view.scores()):
            led = sum(view.order_points(seat, quay) == 6 for quay in quays)
            row = (sheet["coins"] / 20, sheet["orders"] / 12, view.supply(seat) / TRADERS, led / 3, seat == view.active)
            rows.append([view.day / days, *map(float, row)])
        return rows

    def sample(self, view: Position, bits: RandomBits) -> Position:
        """Return a full position consistent with a view, with unseen orders dealt at random."""
        full = view.copy()
        full.viewer = ALL
        pool = [quay for quay in range(len(view.quays)) for _ in range(view.undealt(quay))]
        for seat in range(view.players):
            if HIDDEN in view.orders[seat]:
                full.orders[seat] = [0] * len(view.quays)
                for _ in range(view.hand(seat)):
                    full.orders[seat][pool.pop(below(len(pool), bits))] += 1
        return full

    def instruction(self, view: Position) -> Message:
        return self.message(f"prompt-{PHASES[view.phase]}")

    def path(self, view: Position, action: int) -> tuple[str, ...]:
        kind, quay, seat = view.parts(action)
        if kind in ("place", "shift"):
            return (f"quay:{view.quays[quay]}",)
        return (f"quay:{view.quays[quay]}", f"supply:{seat}") if kind == "displace" else ()

    def areas(self, setup: Setup) -> tuple[Area, ...]:
        lagoon = ((150, 120), (450, 60), (760, 130), (800, 400), (460, 500), (120, 420))
        return (*super().areas(setup), Area("", "map", lagoon, "sea", smooth=True))

    def places(self, setup: Setup) -> Iterator[Place]:
        for quay in setup.board.data["quay"]:
            id, x, y, name = f"quay:{quay['name']}", quay["x"], quay["y"], self.message("quay", quay=quay["name"])
            yield Place(id, "map", x, y, 150, 40, "banner", name, label=name)
            yield Place(f"stalls:{quay['name']}", "map", x, y + 40, 68, 30, "row", name, part_of=id)
            yield Place(f"lamp:{quay['name']}", "map", x, y - 38, 30, 30, "none", name)
        for seat in range(setup.players):
            for what, x, width in ON_DESK:
                name, shape = self.message(f"place-{what}", seat=seat), "pile" if what == "supply" else "none"
                yield Place(f"{what}:{seat}", f"desk:{seat}", x, 84, width, 44, shape, name)

    def sprites(self, view: Position) -> Iterator[Sprite]:
        for number, quay in enumerate(view.quays):
            for order, owner in enumerate(view.owners(number)):
                name = self.message("trader", seat=owner, quay=quay)
                yield Sprite(f"stalls:{quay}", "cube", name, owner=owner, order=order)
            if view.lamp[number]:
                yield Sprite(f"lamp:{quay}", "token", self.message("lamp", quay=quay), glyph="star", emphasis=(NEXT,))
        for seat in range(view.players):
            count, coins = TRADERS - sum(view.stalls[seat]), view.coins[seat]
            name = self.message("supply", seat=seat, count=count)
            yield Sprite(f"supply:{seat}", "cube", name, owner=seat, amount=count)
            yield Sprite(f"purse:{seat}", "coin", self.message("purse", seat=seat, coins=coins), mark=str(coins))
            for slot, quay in enumerate(view.known_orders(seat)):
                yield Sprite(f"order{slot}:{seat}", "card", self.message("order", quay=quay), mark=quay)
            for slot in range(0 if view.knows(seat) else view.hand(seat)):
                yield Sprite(f"order{slot}:{seat}", "card-back", self.message("hidden-order", seat=seat))

    def lines(self, view: Position) -> Iterator[Cell]:
        for number, quay in enumerate(view.quays):
            owners = view.owners(number)
            traders = [Span(f" ■{seat}", seat=seat) for seat in owners] + [Span(" □", "dim")] * (BERTHS - len(owners))
            yield (Span(f"{quay:<12}"), *traders, Span("  ☼" if view.lamp[number] else "", "bold"))
        if view.viewer >= 0 and view.phase != OVER:
            yield (Span(self.message("own-orders", quays=", ".join(view.known_orders(view.viewer)))),)


GAME = LanternQuays()
