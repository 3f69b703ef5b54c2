"""Common parts of the twin: the board, the position, and small helpers."""

from __future__ import annotations

from typing import Any

from tests.twin.hansa_twin_board import TwinBoard
from tests.twin.hansa_twin_position import NEUTRAL, TRACK_PIECE, TwinPosition, gain, kind_of, lose


def refuse_impossible_table(board: dict[str, Any], players: int, options: dict[str, Any]) -> None:
    """Rules V1-V5."""
    name: str = board["board"]["id"]
    if players not in board["board"]["players"]:
        raise ValueError(f"V5: {name} is not for {players} players")
    if players == 2 and options["two_players"] == "pawn" and name != "standard_2_3":
        raise ValueError(f"V1, V4: {name} with 2 players needs neutral_14 or neutral_it")
    if players == 2 and options["two_players"] == "none":
        raise ValueError("G1: no form for two players")
    if players == 2 and options["two_players"] not in ("pawn", "neutral_14", "neutral_it"):
        raise ValueError(f"V1, V2: no form for two players: {options['two_players']}")
    if options.get("mission_cards", False) and name not in ("standard_2_3", "standard_4_5"):
        raise ValueError("V3: mission cards on the base boards only")


class TwinTable:
    """A board and a position."""

    def __init__(self, board: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        refuse_impossible_table(board, players, options)
        self.board = TwinBoard(board)
        self.position = TwinPosition(self.board, players, options)

    def _top(self) -> dict[str, Any]:
        return self.position.stack[-1]

    def _active(self) -> int:
        if self.position.active is None:
            raise AssertionError("no active seat yet")
        return self.position.active

    def _me(self) -> dict[str, Any]:
        return self.position.seats[self._active()]

    def _occupied_posts(self) -> list[str]:
        return [post for post in self.board.posts if not self.position.is_empty(post)]

    def _advance(self, seat: int, track: str) -> None:
        """C9, M8: move the leftmost piece of the track to supply. T2: a larger Actiones value counts at once."""
        before = self.position.value(seat, track)
        self.position.seats[seat]["tracks"][track] += 1
        gain(self.position.seats[seat]["supply"], TRACK_PIECE[track])
        if track == "actiones" and self.position.phase != "bought":  # L4b
            self.position.actions += self.position.value(seat, track) - before

    def _may_act_on(self, route: str) -> bool:
        """W5a: place, displace and claim only on routes bordering the pawn's province."""
        if self.position.pawn is None:
            return True
        provinces = self.board.province_routes[self.position.options["rim"]]
        return route in provinces[self.position.pawn["province"]]

    # ---- B. countries

    def _permit_for(self, post: str) -> str | None:
        """B7-B9: return the permit city that an action on this post uses, an empty text at home, or None."""
        country = self.board.country(post)
        if country == self.board.home:
            return ""
        fitting = [
            city
            for city, countries in self.board.permits.items()
            if country in countries
            and city not in self.position.permits_used
            and self.position.has_permit(self._active(), city)
        ]
        # B9c: London, a city at home, comes last
        abroad = [city for city in fitting if self.board.home not in self.board.city_countries[city]]
        return (abroad + fitting)[0] if fitting else None

    def _use_permit(self, post: str) -> None:
        city = self._permit_for(post)
        if city:
            self.position.permits_used.append(city)

    def _pick_up(self, post: str) -> str:
        """Lift a piece, and remember its country."""
        piece = self.position.posts.pop(post)
        if self.board.countries:
            self.position.lifted.append((kind_of(piece), self.board.country(post)))
        return piece

    def _put_down(self, piece: str, post: str) -> None:
        """Set a piece from the hand."""
        self.position.posts[post] = piece
        if self.board.countries:
            self.position.lifted.remove((kind_of(piece), self._country_in_hand(kind_of(piece))))

    def _country_in_hand(self, kind: str) -> str:
        """Return the country of the piece of this kind that was lifted first."""
        return next((country for one, country in self.position.lifted if one == kind), self.board.home)

    def _may_be_set(self, kind: str, post: str, stay: bool) -> bool:
        """B11, B12, B17: return whether the first lifted piece may go there. A4: a post must remain for each other
        piece.
        """
        if not self.board.countries:
            return True
        if self.board.country(post) not in self._goals(self._country_in_hand(kind), stay):
            return False
        rest = list(self.position.lifted)
        rest.remove((kind, self._country_in_hand(kind)))
        room: dict[tuple[str, bool], int] = {}
        for free in self.position.empty_posts():
            if free != post:
                spot = (self.board.country(free), free in self.board.ship_posts)
                room[spot] = room.get(spot, 0) + 1
        return self._room_for(rest, room, stay)

    def _goals(self, country: str, stay: bool) -> list[str]:
        return [country] if stay or country == self.board.home else [country, self.board.home]

    def _room_for(self, pieces: list[tuple[str, str]], room: dict[tuple[str, bool], int], stay: bool) -> bool:
        """Return whether all these pieces can be placed, determined by trying all possibilities."""
        if not pieces:
            return True
        (kind, country), rest = pieces[0], pieces[1:]
        for goal in self._goals(country, stay):
            for ship in (False, True):
                if room.get((goal, ship), 0) > 0 and (kind == "merchant" or not ship):
                    left = {**room, (goal, ship): room[goal, ship] - 1}
                    if self._room_for(rest, left, stay):
                        return True
        return False

    def _give_prestige(self, owner: int, points: int) -> None:
        """C3, C7, C10: score prestige. N6b, N6c: neutral scores, but not in neutral_it."""
        if owner != NEUTRAL:
            self.position.seats[owner]["prestige"] += points
        elif self.position.neutral is not None and self.position.options["two_players"] == "neutral_14":
            self.position.neutral["prestige"] += points

    def _control_prestige(self, route: str) -> None:
        """C3, N3b: give 1 prestige to the controller of each end city."""
        for city in self.board.ends[route]:
            controller = self.position.controller(city)
            if controller is not None:
                self._give_prestige(controller, 1)

    def _take_replacement(self) -> None:
        """C4b, C4c, N4: move a marker from the bag to the active player's plate, undrawn."""
        if self.position.bag == 0:
            self.position.bag_ran_out = True  # E1b
        else:
            self.position.bag -= 1
            gain(self._me()["plate"], "hidden")

    def _office_in_house(self, city: str, index: int, piece: str, owner: int) -> None:
        """C6, N3c: open the office, then resolve C7, C8 and C10."""
        self.position.houses[city][index] = piece
        if self.board.houses[city][index]["coin"]:
            self._give_prestige(owner, self.board.coin_points)  # C7, B3b
        if self.position.free_house(city) is None:
            self.position.completed += 1  # C8
        self._check_link(owner)

    def _green_office_stands(self, city: str) -> None:
        """X5: the first office in a green city counts as a completed city."""
        if city in self.board.green_cities and len(self.position.offices(city)) == 1:
            self.position.completed += 1

    def _check_link(self, owner: int) -> None:
        """Rule C10."""
        holders: list[dict[str, Any]] = list(self.position.seats)
        if self.position.neutral is not None:
            holders.append(self.position.neutral)
        if owner == NEUTRAL:
            if self.position.options["two_players"] == "neutral_it":
                return  # N6c: takes no link rank
            mine = holders[-1]
        else:
            mine = holders[owner]
        if mine["link"] > 0 or not self.position.has_link(owner):
            return
        rank = len([holder for holder in holders if holder["link"] > 0]) + 1
        mine["link"] = rank
        if rank <= len(self.board.link_points):
            self._give_prestige(owner, self.board.link_points[rank - 1])

    def _check_end(self) -> None:
        """E1: check for the end after the action has been carried out (E2)."""
        prestige = [seat["prestige"] for seat in self.position.seats]
        if self.position.neutral is not None:
            prestige.append(self.position.neutral["prestige"])  # N6b
        if max(prestige) >= self.board.prestige_limit:
            self.position.ended = "prestige"
        elif self.position.bag_ran_out:
            self.position.ended = "markers"
        elif self.position.completed >= self.board.completed_limit:
            self.position.ended = "cities"
        if self.position.ended is not None:
            self.position.stack = []

    def _turn_over(self, marker: str) -> None:
        """M1: turn the marker over and keep it."""
        lose(self._me()["unused"], marker)
        gain(self._me()["used"], marker)
