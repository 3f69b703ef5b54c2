"""The rules of Lantern Quays. The ids (T1, T2, …) are those of the handbook."""

from __future__ import annotations

from functools import cache
from typing import Any

from kontor.core import CHANCE, NOBODY, ActionTable, Message, Reason, Result, face, rank, reason
from kontor.simple_game import HIDDEN, Field, SimplePosition

DEAL, LANTERN, TURN, ANSWER, OVER = range(5)
RULE_OF = {DEAL: "S2", LANTERN: "D1", TURN: "D2", ANSWER: "T3", OVER: "E1"}
EXPECTED = {DEAL: ("deal",), LANTERN: ("light",), TURN: ("place", "displace", "rest"), ANSWER: ("shift", "home")}

TRADERS, BERTHS, ORDERS, COPIES = 5, 2, 2, 2
DAYS = {False: 6, True: 9}
SEATS, FILLED, LED, UNSEEN = 4, 3, 6, "?"


@cache
def actions_of(quays: tuple[str, ...]) -> ActionTable:
    """All actions of a board. Their numbers follow this order."""
    return ActionTable(
        [
            *(face("deal", quay=quay) for quay in (*quays, UNSEEN)),
            *(face("light", quay=quay) for quay in quays),
            *(face("place", quay=quay) for quay in quays),
            *(face("displace", quay=quay, seat=seat) for quay in quays for seat in range(SEATS)),
            face("rest"),
            *(face("shift", quay=quay) for quay in quays),
            face("home"),
        ]
    )


class Position(SimplePosition):
    """A position of Lantern Quays."""

    FIELDS = (
        Field("orders", "quay", most=COPIES, of_seat=True, secret=True),
        Field("stalls", "quay", most=BERTHS, of_seat=True),
        Field("coins", "seat"),
        Field("dealt", most=SEATS * ORDERS),
        Field("day", most=DAYS[True]),
        Field("acted", most=SEATS - 1),
        Field("phase", most=OVER),
        Field("lamp", "quay", most=1),
        Field("asked", is_seat=True),
    )
    orders: list[int]
    stalls: list[int]
    coins: list[int]
    lamp: list[int]
    dealt: int
    day: int
    acted: int
    phase: int
    asked: int

    @property
    def quays(self) -> list[str]:
        names: list[str] = self.board.names["quay"]
        return names

    @property
    def action_table(self) -> ActionTable:
        return actions_of(tuple(self.quays))

    @property
    def active(self) -> int:
        return (self.day + self.acted) % self.players if self.phase in (TURN, ANSWER) else NOBODY

    @property
    def actor(self) -> int:
        if self.phase == TURN:
            return self.active
        return {DEAL: CHANCE, LANTERN: CHANCE, ANSWER: self.asked - 1}.get(self.phase, NOBODY)

    def at(self, seat: int, quay: int) -> int:
        """The number of traders that a seat has on a quay."""
        return self.stalls[seat * len(self.quays) + quay]

    def free(self, quay: int) -> int:
        return BERTHS - sum(self.at(seat, quay) for seat in range(self.players))

    def supply(self, seat: int) -> int:
        on_quays = sum(self.at(seat, quay) for quay in range(len(self.quays)))
        return TRADERS - on_quays - (self.phase == ANSWER and self.asked == seat + 1)

    def order(self, seat: int, quay: int) -> int:
        """The number of orders for a quay that a seat holds; 0 if the viewer does not know."""
        held = self.orders[seat * len(self.quays) + quay]
        return 0 if held == HIDDEN else held

    def order_points(self, seat: int, quay: int) -> int:
        """E2: the value of one order for a quay to a seat."""
        own = self.at(seat, quay)
        best = max(self.at(other, quay) for other in range(self.players) if other != seat)
        return LED if own > best else FILLED if own else 0

    def parts(self, action: int) -> tuple[str, int, int]:
        """Kind, quay and seat of an action; -1 where it has none."""
        form = self.action_table.form(action)
        quay = str(form.get("quay", UNSEEN))
        return str(form["kind"]), self.quays.index(quay) if quay != UNSEEN else -1, int(form.get("seat", -1))

    def legal(self) -> list[int]:
        expected = EXPECTED.get(self.phase, ())
        faces = self.action_table.faces
        return [number for number in range(len(faces)) if faces[number].kind in expected and not self.refusal(number)]

    def weights(self) -> list[int]:
        if self.phase == DEAL:
            return [max(1, self.undealt(self.parts(action)[1])) for action in self.legal()]
        return [1] * len(self.legal())

    def undealt(self, quay: int) -> int:
        """S2: orders for a quay that the viewer has not seen."""
        return COPIES - sum(self.order(seat, quay) for seat in range(self.players))

    def refusal(self, action: int) -> Reason | None:
        """The reason why an action of an expected kind is not legal; None if it is legal."""
        kind, quay, seat = self.parts(action)
        if kind == "deal":
            fits = (quay < 0) != self.knows(self.dealt % self.players) and (quay < 0 or self.undealt(quay) > 0)
            return None if fits else reason("S2", "lantern-not-now", phase=self.phase)
        if kind in ("place", "displace") and not self.supply(self.actor):
            return reason("T1", "lantern-no-trader")
        if kind in ("place", "shift") and not self.free(quay):
            return reason("T1" if kind == "place" else "T3", "lantern-full", quay=self.quays[quay])
        if kind == "displace":
            if self.free(quay):
                return reason("T2", "lantern-room", quay=self.quays[quay])
            if seat == self.actor or seat >= self.players or not self.at(seat, quay):
                return reason("T2", "lantern-nobody", quay=self.quays[quay], seat=seat)
            if not self.coins[self.actor]:
                return reason("T2", "lantern-no-coin")
        return None

    def explain(self, action: int) -> Reason:
        if self.parts(action)[0] not in EXPECTED.get(self.phase, ()):
            return reason(RULE_OF[self.phase], "lantern-not-now", phase=self.phase)
        refused = self.refusal(action)
        assert refused is not None
        return refused

    def apply(self, action: int) -> None:
        kind, quay, seat = self.parts(action)
        getattr(self, f"_{kind}")(quay, seat)

    def _deal(self, quay: int, _: int) -> None:
        """S2: deal an order that only its owner sees."""
        to = self.dealt % self.players
        if quay >= 0:
            self.orders[to * len(self.quays) + quay] += 1
        name, place = self.quays[quay] if quay >= 0 else None, f"order{self.dealt // self.players}:{to}"
        self.tell("lantern-dealt", to, "S2", quay=name, target=place, seen_by=(to,), secret=("quay",))
        self.dealt += 1
        if self.dealt == self.players * ORDERS:
            self.phase = LANTERN

    def _light(self, quay: int, _: int) -> None:
        """D1: hang the lantern at a quay."""
        before = f"lamp:{self.quays[self.lamp.index(1)]}" if any(self.lamp) else None
        here = f"lamp:{self.quays[quay]}"
        moves = {"source": before, "target": here} if before != here else {}
        self.lamp = [int(number == quay) for number in range(len(self.quays))]
        self.tell("lantern-lit", CHANCE, "D1", quay=self.quays[quay], day=self.day + 1, **moves)
        self.phase = TURN

    def _set(self, seat: int, quay: int, coins: int, what: str, rule: str, **more: Any) -> None:
        """T1: put a trader on a quay, which earns 2 more coins if the lantern hangs there."""
        self.stalls[seat * len(self.quays) + quay] += 1
        earned = coins + 2 * self.lamp[quay]
        self.coins[seat] += earned
        name = self.quays[quay]
        self.tell(what, seat, rule, quay=name, coins=earned, source=f"supply:{seat}", target=f"stalls:{name}", **more)

    def _place(self, quay: int, _: int) -> None:
        self._set(self.actor, quay, 1, "lantern-placed", "T1")
        self._end_turn()

    def _displace(self, quay: int, victim: int) -> None:
        """T2: displace a trader, which then waits for its owner's answer."""
        self.stalls[victim * len(self.quays) + quay] -= 1
        moves = ((f"stalls:{self.quays[quay]}", f"supply:{victim}"),)
        self._set(self.actor, quay, -1, "lantern-displaced", "T2", victim=victim, moves=moves)
        self.phase, self.asked = ANSWER, victim + 1

    def _shift(self, quay: int, _: int) -> None:
        """T3: answer a displacement during another player's turn."""
        self._set(self.actor, quay, 1, "lantern-shifted", "T3")
        self._end_turn()

    def _home(self, *_: int) -> None:
        self._gain("lantern-went-home", "T3")

    def _rest(self, *_: int) -> None:
        self._gain("lantern-rested", "T4")

    def _gain(self, what: str, rule: str) -> None:
        self.coins[self.actor] += 2
        self.tell(what, self.actor, rule)
        self._end_turn()

    def _end_turn(self) -> None:
        self.phase, self.asked = TURN, 0
        self.acted += 1
        if self.acted == self.players:
            self.acted, self.day = 0, self.day + 1
            self.phase = OVER if self.day == DAYS[self.setup.options["long"]] else LANTERN

    def scores(self) -> list[dict[str, int]]:
        quays = range(len(self.quays))
        return [
            {
                "coins": self.coins[seat],
                "orders": sum(self.order(seat, quay) * self.order_points(seat, quay) for quay in quays),
            }
            for seat in range(self.players)
        ]

    def result(self) -> Result | None:
        """E3: the player with the most points wins; ties are broken by coins."""
        if self.phase != OVER or HIDDEN in self.orders:
            return None
        totals = [sum(sheet.values()) for sheet in self.scores()]
        return rank("dusk", totals, [(total, self.coins[seat]) for seat, total in enumerate(totals)])

    def text_for(self, action: int, seat: int) -> str:
        hidden = self.phase == DEAL and seat != self.dealt % self.players
        return f"deal {UNSEEN}" if hidden else self.text(action)

    def faults(self) -> list[Message]:
        """Check that no quay is overfull, no seat has too many traders, and all dealt orders are held."""
        wrong: list[Any] = [quay for quay in range(len(self.quays)) if self.free(quay) < 0]
        wrong += [seat for seat in range(self.players) if self.supply(seat) < 0]
        wrong += [None] * (HIDDEN not in self.orders and sum(self.orders) != self.dealt)
        wrong += [None] * (self.phase == TURN and sum(self.lamp) != 1)
        return [Message("lantern-faulty", {})] if wrong else []
