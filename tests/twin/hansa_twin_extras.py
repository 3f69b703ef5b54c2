"""Emperor's Favour and the promo markers in the twin (rules L and Q)."""

from __future__ import annotations

from tests.twin.hansa_twin_position import TILES, gain, lose, total
from tests.twin.hansa_twin_table import TwinTable


class TwinExtras(TwinTable):
    """Rules L and Q, except scoring (in hansa_twin_position.py)."""

    # ---- L: buying

    def _legal_favours(self) -> list[str]:
        """L3, L4: offer a tile on the table if the player has two unused markers and has done nothing in this turn."""
        if self.position.phase is not None or total(self._me()["unused"]) < 2:
            return []
        return [f"favour {tile}" for tile in TILES if self.position.tiles.get(tile) == "table"]

    def _play_favour(self, tile: str) -> None:
        self.position.tiles[tile] = self._active()
        self.position.phase = "bought"
        self.position.actions = 0
        self.position.stack.append({"decision": "buying", "left": 2})

    def _legal_buying(self) -> list[str]:
        return [f"turn {kind}" for kind, number in self._me()["unused"].items() if number > 0]

    def _play_buying(self, kind: str) -> None:
        self._turn_over(kind)
        self._top()["left"] -= 1
        if self._top()["left"] == 0:
            self.position.stack.pop()

    # ---- L7, Q5: pieces from stock to supply

    def _stock_of(self, seat: int) -> dict[str, int]:
        stock: dict[str, int] = self.position.seats[seat]["stock"]
        return stock

    def _someone_took_income(self) -> None:
        """L7: offer a piece to the tile's owner after another player's income."""
        owner = self.position.tiles.get("income")
        if isinstance(owner, int) and owner != self._active() and total(self._stock_of(owner)) > 0:
            self.position.stack.append({"decision": "gift", "seat": owner, "then": None, "left": 1})

    def _office_made(self, city: str) -> bool:
        """Q5, Q8: return whether tributes are paid now, clockwise from the active player."""
        due: list[int] = []
        for step in range(self.position.players):
            seat = (self._active() + step) % self.position.players
            for kind, route, owner in self.position.beside:
                if kind == "tribute" and owner == seat and city in self.board.ends[route]:
                    due.append(seat)
        due = [seat for seat in due if total(self._stock_of(seat)) > 0]
        if not due:
            return False
        then = due[1] if len(due) == 2 else None
        self.position.stack.append({"decision": "gift", "seat": due[0], "then": then, "left": 2})
        return True

    def _legal_gift(self) -> list[str]:
        stock, wanted = self._stock_of(self._top()["seat"]), self._top()["left"]
        pieces = min(wanted, total(stock))
        texts = ["done"] if wanted == 1 else []  # L7: may
        for merchants in range(pieces + 1):
            if merchants <= stock["merchant"] and pieces - merchants <= stock["trader"]:
                texts.append(f"income {merchants}")
        return texts

    def _play_gift(self, kind: str, rest: str) -> None:
        """If no other gift is open, the caller continues with the interrupted decision."""
        gift = self.position.stack.pop()
        seat = self.position.seats[gift["seat"]]
        if kind == "income":
            pieces = min(gift["left"], total(seat["stock"]))
            for number in range(pieces):
                piece = "merchant" if number < int(rest) else "trader"
                lose(seat["stock"], piece)
                gain(seat["supply"], piece)
        if gift["then"] is not None and total(self._stock_of(gift["then"])) > 0:
            self.position.stack.append({"decision": "gift", "seat": gift["then"], "then": None, "left": 2})

    # ---- Q: using promo markers

    def _toll(self, route: str) -> int:
        """Q6: return one piece for each block."""
        return len([kind for kind, place, _ in self.position.beside if kind == "block" and place == route])

    def _legal_promos(self) -> list[str]:
        texts: list[str] = []
        unused = self._me()["unused"]
        if unused.get("exchange", 0) > 0:  # Q4; M10: an exchange marker for another would change nothing
            for seat, other in enumerate(self.position.seats):
                if seat != self._active():
                    there = [kind for kind, number in other["used"].items() if number > 0 and kind != "exchange"]
                    texts += [f"use exchange {seat} {kind}" for kind in there]
        for kind in ("tribute", "block"):
            if unused.get(kind, 0) > 0 and self._me()["supply"]["trader"] > 0:  # Q7
                texts += [f"use {kind} {route}" for route in self.board.routes]
        return texts

    def _play_exchange(self, what: str) -> None:
        seat, kind = what.split(" ")
        other = self.position.seats[int(seat)]
        lose(self._me()["unused"], "exchange")
        gain(other["used"], "exchange")
        lose(other["used"], kind)
        gain(self._me()["unused"], kind)

    def _play_beside(self, kind: str, route: str) -> None:
        lose(self._me()["unused"], kind)
        lose(self._me()["supply"], "trader")
        self.position.beside.append((kind, route, self._active()))
