"""Scoring in the Felinia twin (E)."""

from __future__ import annotations

from tests.twin.felinia_twin_position import MOST_COINS, TwinPosition, total


class TwinScoring(TwinPosition):
    """E3-E6, as if the game ended now."""

    def scores(self) -> list[dict[str, int]]:
        return [self._score(seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """E6: rank by points, then by coins. Seats that are equal in both share a rank."""
        worth = [(sum(self._score(seat).values()), self._coins_for_a_tie(seat)) for seat in range(self.players)]
        return [1 + len([other for other in worth if other > own]) for own in worth]

    def _score(self, seat: int) -> dict[str, int]:
        holder = self.seats[seat]
        return {
            "tiles": sum(self._tile_points(seat, people) for people in self.board.most_each),
            "bonus": sum(self._bonus_points(seat, people) for people in self.board.most_each),
            "groups": self._group_points(seat),
            "gold": holder["gold"],
            "spice": holder["spice"] if self.holds_tile(seat, "spice_points") else holder["spice"] // 2,  # X3
            "goods": total(holder["goods"]),
            "provisions": 2 * holder["provisions"] if self.holds_tile(seat, "provision_points") else 0,  # X1
            "places": self._place_points(seat),
        }

    def _tiles(self, seat: int, people: str) -> int:
        return int(self.seats[seat]["tiles"].get(people, 0))

    def _bonus_tiles(self, seat: int, people: str, kind: str) -> int:
        tiles = zip(self.board.bonus, self.bonus, strict=True)
        return len([tile for tile, holder in tiles if holder == seat and tile == (people, kind)])

    def _tile_points(self, seat: int, people: str) -> int:
        """Rules E3a, E3b."""
        number = self._tiles(seat, people) + self._bonus_tiles(seat, people, "counts_as_tile")
        return number * min(number, self.board.most_each[people])

    def _bonus_points(self, seat: int, people: str) -> int:
        """E3c: return a point for every tile that counts for the people, even a bonus tile."""
        counting = self._tiles(seat, people) + self._bonus_tiles(seat, people, "counts_as_tile")
        return counting * self._bonus_tiles(seat, people, "plus_one")

    def _group_points(self, seat: int) -> int:
        """Rules E4, X4."""
        lone = 2 if self.holds_tile(seat, "lone_merchants") else 1
        each = {1: lone, 2: 2}
        return sum(len(group) * each.get(len(group), 3) for group in self._groups(seat))

    def _groups(self, seat: int) -> list[list[str]]:
        left = [province for province, owner in self.merchants.items() if owner == seat]
        groups: list[list[str]] = []
        while left:
            group = [left.pop()]
            for province in group:  # the list grows during the loop
                near = [other for other in self.board.borders[province] if other in left]
                group += near
                left = [other for other in left if other not in near]
            groups.append(group)
        return groups

    def _place_points(self, seat: int) -> int:
        """Rules E5b, X8."""
        places = len(self.seats[seat]["kept"])
        more = places if self.holds_tile(seat, "place_points") else 0
        return (1 if places == 1 else 2 * places) + more

    def _coins_for_a_tie(self, seat: int) -> int:
        """E6: a spice that scores nothing is sold first."""
        holder = self.seats[seat]
        idle = 0 if self.holds_tile(seat, "spice_points") else holder["spice"] % 2
        return min(MOST_COINS, int(holder["coins"]) + idle)
