"""The rules of Lantern Quays. The ids in docstrings (T1, T2, …) refer to the handbook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kontor.core import CHANCE, NOBODY, ActionFace, Message, Reason, Result, face, rank, reason
from kontor.simple_game import HIDDEN, SimpleBoard, SimplePosition, field

DEAL, LANTERN, TURN, ANSWER, OVER = range(5)
RULE_OF = ("S2", "D1", "D2", "T3", "E1")
EXPECTED = (("deal",), ("light",), ("place", "displace", "rest"), ("shift", "home"), ())
TRADERS, BERTHS, ORDERS, COPIES = 5, 2, 2, 2
DAYS = {False: 6, True: 9}
SEATS, FILLED, LED, UNSEEN = 4, 3, 6, "?"


class Position(SimplePosition):
    """A position of Lantern Quays."""

    orders: list[list[int]] = field("quay", most=COPIES, of_seat=True, secret=True)
    stalls: list[list[int]] = field("quay", most=BERTHS, of_seat=True)
    coins: list[int] = field("seat")
    dealt: int = field(most=SEATS * ORDERS)
    day: int = field(most=DAYS[True])
    acted: int = field(most=SEATS - 1)
    phase: int = field(most=OVER)
    lamp: list[int] = field("quay", most=1)
    asked: int = field(is_seat=True)

    @classmethod
    def actions(cls, board: SimpleBoard) -> Iterator[ActionFace]:
        quays = board.names["quay"]
        yield from (face("deal", quay=quay) for quay in (*quays, UNSEEN))
        yield from (face(kind, quay=quay) for kind in ("light", "place", "shift") for quay in quays)
        yield from (face("displace", quay=quay, seat=seat) for quay in quays for seat in range(SEATS))
        yield from (face("rest"), face("home"))

    @property
    def quays(self) -> list[str]:
        return self.board.names["quay"]

    @property
    def active(self) -> int:
        return (self.day + self.acted) % self.players if self.phase in (TURN, ANSWER) else NOBODY

    @property
    def actor(self) -> int:
        return (CHANCE, CHANCE, self.active, self.asked - 1, NOBODY)[self.phase]

    def free(self, quay: int) -> int:
        return BERTHS - sum(own[quay] for own in self.stalls)

    def supply(self, seat: int) -> int:
        return TRADERS - sum(self.stalls[seat]) - (self.phase == ANSWER and self.asked == seat + 1)

    def order(self, seat: int, quay: int) -> int:
        """Return how many orders a seat has for a quay, or 0 if the viewer does not know."""
        held = self.orders[seat][quay]
        return 0 if held == HIDDEN else held

    def known_orders(self, seat: int) -> list[str]:
        return [name for quay, name in enumerate(self.quays) for _ in range(self.order(seat, quay))]

    def hand(self, seat: int) -> int:
        """Return the number of orders dealt to a seat."""
        return sum(number % self.players == seat for number in range(self.dealt))

    def owners(self, quay: int) -> list[int]:
        """Return the seat of each trader on a quay."""
        return [seat for seat, own in enumerate(self.stalls) for _ in range(own[quay])]

    def undealt(self, quay: int) -> int:
        """S2: return the number of orders for a quay that the viewer has not seen."""
        return COPIES - sum(self.order(seat, quay) for seat in range(self.players))

    def order_points(self, seat: int, quay: int) -> int:
        """E2: return the value that an order for this quay has for a seat."""
        own = self.stalls[seat][quay]
        best = max(self.stalls[other][quay] for other in range(self.players) if other != seat)
        return LED if own > best else FILLED if own else 0

    def parts(self, action: int) -> tuple[str, int, int]:
        """Return the kind, quay and seat of an action, with -1 for a missing quay or seat."""
        kind, values = self.action_table.faces[action]
        form = dict(values)
        quay = str(form.get("quay", UNSEEN))
        return kind, self.quays.index(quay) if quay != UNSEEN else -1, int(form.get("seat", -1))

    def refusal(self, action: int) -> Reason | None:
        kind, quay, seat = self.parts(action)
        if kind not in EXPECTED[self.phase]:
            return reason(RULE_OF[self.phase], "lantern-not-now", phase=self.phase)
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
            if seat == self.actor or seat >= self.players or not self.stalls[seat][quay]:
                return reason("T2", "lantern-nobody", quay=self.quays[quay], seat=seat)
            if not self.coins[self.actor]:
                return reason("T2", "lantern-no-coin")
        return None

    def weights(self) -> list[int]:
        if self.phase == DEAL:
            return [max(1, self.undealt(self.parts(action)[1])) for action in self.legal()]
        return super().weights()

    def apply(self, action: int) -> None:
        kind, quay, seat = self.parts(action)
        if kind == "deal":
            self._deal(quay)
        elif kind == "light":
            self._light(quay)
        elif kind == "displace":
            self._displace(quay, seat)
        elif kind in ("rest", "home"):  # T3, T4
            self.coins[self.actor] += 2
            self.tell(f"lantern-{kind}", self.actor, "T4" if kind == "rest" else "T3")
            self._end_turn()
        else:
            self._set(quay, 1, f"lantern-{kind}", "T1" if kind == "place" else "T3")
            self._end_turn()

    def _deal(self, quay: int) -> None:
        """S2: deal an order, which only its owner can see."""
        to = self.dealt % self.players
        if quay >= 0:
            self.orders[to][quay] += 1
        name, place = self.quays[quay] if quay >= 0 else None, f"order{self.dealt // self.players}:{to}"
        self.tell("lantern-dealt", to, "S2", quay=name, target=place, seen_by=(to,), secret=("quay",))
        self.dealt += 1
        if self.dealt == self.players * ORDERS:
            self.phase = LANTERN

    def _light(self, quay: int) -> None:
        """D1: hang the lantern at a quay."""
        before = f"lamp:{self.quays[self.lamp.index(1)]}" if any(self.lamp) else None
        here = f"lamp:{self.quays[quay]}"
        moves = {"source": before, "target": here} if before != here else {}
        self.lamp = [int(number == quay) for number in range(len(self.quays))]
        self.tell("lantern-lit", CHANCE, "D1", quay=self.quays[quay], day=self.day + 1, **moves)
        self.phase = TURN

    def _displace(self, quay: int, victim: int) -> None:
        """T2: displace a trader. Its owner then decides where it goes."""
        self.stalls[victim][quay] -= 1
        moves = ((f"stalls:{self.quays[quay]}", f"supply:{victim}"),)
        self._set(quay, -1, "lantern-displace", "T2", victim=victim, moves=moves)
        self.phase, self.asked = ANSWER, victim + 1

    def _set(self, quay: int, coins: int, what: str, rule: str, **more: Any) -> None:
        """T1: put a trader on a quay. Its owner earns 2 additional coins if the lantern hangs there."""
        seat, name = self.actor, self.quays[quay]
        self.stalls[seat][quay] += 1
        earned = coins + 2 * self.lamp[quay]
        self.coins[seat] += earned
        self.tell(what, seat, rule, quay=name, coins=earned, source=f"supply:{seat}", target=f"stalls:{name}", **more)

    def _end_turn(self) -> None:
        self.phase, self.asked = TURN, 0
        self.acted += 1
        if self.acted == self.players:
            self.acted, self.day = 0, self.day + 1
            self.phase = OVER if self.day == DAYS[self.setup.options["long"]] else LANTERN

    def scores(self) -> list[dict[str, int]]:
        def points(seat: int) -> int:
            return sum(self.order(seat, quay) * self.order_points(seat, quay) for quay in range(len(self.quays)))

        return [{"coins": self.coins[seat], "orders": points(seat)} for seat in range(self.players)]

    def result(self) -> Result | None:
        """E3: return the player with the most points. Coins break ties."""
        if self.phase != OVER or not self.complete():
            return None
        totals = [sum(sheet.values()) for sheet in self.scores()]
        return rank("dusk", totals, [(total, self.coins[seat]) for seat, total in enumerate(totals)])

    def text_for(self, action: int, seat: int) -> str:
        hidden = self.phase == DEAL and seat != self.dealt % self.players
        return f"deal {UNSEEN}" if hidden else self.text(action)

    def faults(self) -> list[Message]:
        """Check that no quay and no seat has too many traders, and that every dealt order belongs to a seat."""
        fits = all(self.free(quay) >= 0 for quay in range(len(self.quays)))
        fits &= all(self.supply(seat) >= 0 for seat in range(self.players))
        fits &= not self.complete() or sum(map(sum, self.orders)) == self.dealt
        fits &= self.phase != TURN or sum(self.lamp) == 1
        return [] if fits else [Message("lantern-faulty", {})]
