"""The twin of Felinia: a second, plain implementation of the rules, for both sides and every option.

It is written from the rules text alone for comparison with the first implementation, and is slow and simple on purpose.
Rule ids (S2, R9, ...) are those of the rules text.
"""

from __future__ import annotations

from tests.twin.felinia_twin_island import TwinIsland
from tests.twin.felinia_twin_position import gain, lose, total

CHANCE = -1
OVER = -2
CHANCE_DECISIONS = ("first", "markets", "berths", "tiles", "turned", "found", "look")


class FeliniaTwin(TwinIsland):
    """A game, with the seat to move, the legal actions, and their effects."""

    # ================================================================ the interface

    def actor(self) -> int:
        if not self.stack:
            return OVER
        decision: str = self.stack[-1]["decision"]
        if decision in CHANCE_DECISIONS:
            return CHANCE
        if decision == "bid":
            return self._bidder()
        if decision == "trade":
            return self._token()[1]
        return int(self.stack[-1]["seat"])

    def legal(self) -> list[str]:
        if not self.stack:
            return []
        decision: str = self.stack[-1]["decision"]
        if decision in CHANCE_DECISIONS:
            return list(self.weights())
        if decision == "bid":
            return self._legal_bids()
        if decision == "trade":
            return self._legal_trade()
        if decision == "boarding":
            return self._legal_boarding()
        if decision == "walk":
            return self._legal_walk()
        if decision == "keep":
            return self._legal_keep()
        if decision == "storage":
            return self._legal_storage()
        raise AssertionError(decision)

    def weights(self) -> dict[str, int]:
        """Return chance outcomes with their weights, or nothing if no random draw is due."""
        decision = self.stack[-1]["decision"] if self.stack else ""
        if decision == "first":  # S5
            return {f"first {seat}": 1 for seat in range(self.players)}
        if decision in ("markets", "found"):
            return {f"good {good}": number for good, number in self.bag.items()}
        if decision == "berths":
            return {f"ship {ship}": 1 for ship in self._top_ships()}
        if decision == "tiles":  # S4b
            return {f"tile {tile}": n for tile, n in self.unseen[self.board.country[self._bare_post()]].items()}
        if decision == "turned":  # R8
            country = self.board.country[self.stack[-1]["province"]]
            return {f"tile {tile}": number for tile, number in self.unseen[country].items()}
        if decision == "look":  # R12a
            return {f"look {place}": number for place, number in self.pile[0]["cards"].items()}
        return {}

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        decision: str = self.stack[-1]["decision"]
        kind, _, rest = text.partition(" ")
        if decision == "first":
            self._play_first(int(rest))
        elif decision == "markets":
            self._play_market_good(rest)
        elif decision == "berths":
            self._play_ship(rest)
        elif decision == "tiles":
            self._play_tile(rest)
        elif decision == "bid":
            self._play_bid(rest)
        elif decision == "trade":
            self._play_trade(kind, rest)
        elif decision == "boarding":
            self._play_boarding(kind, rest)
        elif decision == "walk":
            self._play_walk(kind, rest)
        elif decision == "turned":
            self._play_turned(rest)
        elif decision == "found":
            self._play_found(rest)
        elif decision == "look":
            self._play_look(rest)
        elif decision == "keep":
            self._play_keep(rest)
        elif decision == "storage":
            self._play_storage(kind, rest)
        else:
            raise AssertionError(decision)

    # ================================================================ S. setup

    def _play_first(self, first: int) -> None:
        """Rules S5, S1b."""
        self.start = first
        for place, seat in enumerate(self._in_order(), start=1):
            for good in self.board.start_goods[self.players, place]:
                lose(self.bag, good)
                gain(self.seats[seat]["goods"], good)
        self._fill_markets(2)

    def _play_tile(self, tile: str) -> None:
        """Rule S4b."""
        post = self._bare_post()
        lose(self.unseen[self.board.country[post]], tile)
        self.tiles[post] = tile
        self._fill_posts()

    def _bare_post(self) -> str:
        return next(post for post in self.board.posts if post not in self.tiles)

    def _fill_posts(self) -> None:
        if len(self.tiles) < len(self.board.posts):
            self.stack = [{"decision": "tiles"}]
        else:
            self._begin_round()

    # ================================================================ markets (S2b, R14b)

    def _fill_markets(self, filling: int) -> None:
        self.stack = [{"decision": "markets", "filling": filling}]
        if self._market_to_fill(filling) is not None and self.bag:
            return
        if self.phase == "setup":
            self._fill_berths()
        else:
            self._next_round()

    def _market_to_fill(self, filling: int) -> int | None:
        """Return the topmost open market with too few goods."""
        for number in self.open_markets():
            if total(self.markets[number - 1]) < filling:
                return number
        return None

    def _play_market_good(self, good: str) -> None:
        filling: int = self.stack[-1]["filling"]
        number = self._market_to_fill(filling)
        if number is None:
            raise AssertionError("all markets are full")
        self.draw_good(good)
        gain(self.markets[number - 1], good)
        self._fill_markets(filling)

    # ================================================================ berths (S3, R14a, O2)

    def _begin_preparation(self) -> None:
        empty = len([berth for berth in self.berths if berth["ship"] is None])
        if empty > len(self.ships) + (self.next_ship is not None):  # E2
            self.closing = "ships"
            self._begin_exploration()
        else:
            self.phase = "preparation"
            self._fill_berths()

    def _fill_berths(self) -> None:
        self.stack = [{"decision": "berths"}]
        empty = [berth for berth in self.berths if berth["ship"] is None]
        if empty and self.next_ship is not None:
            empty.pop(0)["ship"] = self.next_ship
            self.next_ship = None
        if empty or (self._looks_ahead() and self.ships):
            return
        if self.phase != "setup":
            self._fill_markets(3)
        elif self.board.expert:
            self._fill_posts()
        else:
            self._begin_round()

    def _looks_ahead(self) -> bool:
        """O2: return whether the top tile must be revealed."""
        return bool(self.options["next_ship_open"]) and self.next_ship is None

    def _top_ships(self) -> list[str]:
        """S3: return the possible top tiles. Grey-backed tiles are above blue-backed ones."""
        grey = [ship for ship in self.ships if self.board.ships[ship]["back"] != "blue"]
        return grey or self.ships

    def _play_ship(self, ship: str) -> None:
        self.ships.remove(ship)
        for berth in self.berths:
            if berth["ship"] is None:
                berth["ship"] = ship
                break
        else:
            self.next_ship = ship
        self._fill_berths()

    # ================================================================ R14, E

    def _next_round(self) -> None:
        """Rule R14c."""
        for seat in self.seats:
            seat["hand"] = 3
            seat["circles"] = []
        self.start = self._in_order()[1]
        self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.phase = "bids"
        self.stack = [{"decision": "bid"}]

    def _end(self) -> None:
        self.ended = self.closing
        self.stack = []
        self._turn_places_up()

    def _turn_places_up(self) -> None:
        """I2: when the game is over, everyone sees the kept places and the pile."""
        everyone = {"public", *range(self.players)}
        for seat in self.seats:
            seat["kept"] = {place: set(everyone) for place in seat["kept"]}
        for part in self.pile:
            part["known_to"] = set(everyone)
