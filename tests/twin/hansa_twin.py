"""The twin of Hansa Teutonica: a second, plain implementation of the rules, for every board and variant.

It is written from the rules text alone for comparison with the first implementation, and is slow and simple on purpose.
Rule ids (S2, D6, ...) are those of the rules text.
"""

from __future__ import annotations

from typing import Any

from tests.twin.hansa_twin_claiming import TwinClaiming
from tests.twin.hansa_twin_displacing import TwinDisplacing
from tests.twin.hansa_twin_pawn import TwinPawn
from tests.twin.hansa_twin_position import (
    KINDS,
    MARKERS,
    NEUTRAL,
    PROMOS,
    TAVERN_MARKERS,
    TILES,
    TRACK_VALUES,
    gain,
    kind_of,
    lose,
    owner_of,
    total,
)

CHANCE = -1
OVER = -2
CHANCE_DECISIONS = ("taverns", "missions", "favours", "first", "taken", "draw")


class HansaTwin(TwinDisplacing, TwinClaiming, TwinPawn):
    """A game, with the seat to move, the legal actions, and their effects."""

    # ================================================================ the interface

    def actor(self) -> int:
        if not self.position.stack:
            return OVER
        decision = self._top()["decision"]
        if decision in CHANCE_DECISIONS:
            return CHANCE
        if decision == "pawn":
            return 1 - self._active()  # W2: the player who is not first
        if decision in ("answer", "gift"):
            return int(self._top()["seat"])  # D2
        return self._active()

    def legal(self) -> list[str]:
        if not self.position.stack:
            return []
        decision = self._top()["decision"]
        if decision in CHANCE_DECISIONS:
            return list(self.weights())
        if decision == "pawn":
            return self._legal_pawn_placing()
        if decision == "turn":
            return self._legal_turn()
        if decision == "pay":
            return self._legal_pay()
        if decision == "answer":
            return self._legal_answer()
        if decision == "move":
            return self._legal_move()
        if decision == "remove":
            return [f"remove {post}" for post in self._occupied_posts()] + ["done"]
        if decision == "benefit":
            return self._legal_benefit()
        if decision == "neutral_order":
            return [f"claim {route}" for route in self._neutral_routes()]
        if decision == "neutral_office":
            return self._legal_neutral_office()
        if decision == "redeploy":
            return self._redeploy_texts() + ["done"]
        if decision == "sea_move":
            return self._legal_sea_move()
        if decision == "sea_skill":
            return ["skill privilegium", "done"]
        if decision == "sea_office":
            return self._green_texts() + ["done"]
        if decision == "sea_place":
            return self._abroad_texts() + ["done"]
        if decision == "marker_move":
            return self._legal_marker_move()
        if decision == "closing":
            return self._legal_free_move() + ["done"]
        if decision == "placing":
            return self._legal_placing()
        if decision == "buying":
            return self._legal_buying()
        if decision == "gift":
            return self._legal_gift()
        raise AssertionError(decision)

    def weights(self) -> dict[str, int]:
        """Return chance outcomes with their weights, or nothing if no random draw is due."""
        position = self.position
        if not position.stack:
            return {}
        decision = self._top()["decision"]
        if decision == "taverns":  # S4: shuffled, each kind once
            lying = list(position.markers.values())
            return {f"draw {kind}": 1 for kind in TAVERN_MARKERS if kind not in lying}
        if decision == "missions" and position.missions is not None:  # X1a
            return {f"deal {card}": 1 for card in self.board.missions if card not in position.missions}
        if decision == "favours":  # L2
            return {f"tile {tile}": 1 for tile in TILES if tile not in position.tiles}
        if decision == "first":  # S5
            return {f"first {seat}": 1 for seat in range(position.players)}
        if decision in ("taken", "draw"):  # C4b, M3c
            return {f"draw {kind}": number for kind, number in position.unseen.items() if number > 0}
        return {}

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        decision = self._top()["decision"]
        kind, _, rest = text.partition(" ")
        if decision == "taverns":
            self._play_tavern(rest)
        elif decision == "missions":
            self._play_deal(rest)
        elif decision == "favours":
            self._play_tile(rest)
        elif decision == "buying":
            self._play_buying(rest)
        elif decision == "gift":
            self._play_gift(kind, rest)
            if self._top()["decision"] == "benefit":
                self._after_benefit()
            elif self._top()["decision"] == "turn":
                self._check_end()
        elif decision == "first":
            self._play_first(int(rest))
        elif decision == "pawn":
            self._play_pawn_placing(rest)
        elif decision == "taken":
            self._play_taken(rest)
        elif decision == "draw":
            self._play_draw(rest)
        elif decision == "turn":
            self._play_turn(kind, rest)
        elif decision == "pay":
            self._play_pay(rest)
        elif decision == "answer":
            self._play_answer(kind, rest)
        elif decision == "move":
            self._play_move(kind, rest)
        elif decision == "remove":
            self._play_remove(kind, rest)
        elif decision == "benefit":
            self._play_benefit(kind, rest)
        elif decision == "neutral_order":
            self._play_neutral_order(rest)
        elif decision == "neutral_office":
            self._play_neutral_office(kind, rest)
        elif decision == "redeploy":
            self._play_redeploy(kind, rest)
        elif decision == "sea_move":
            self._play_sea_move(kind, rest)
        elif decision == "sea_skill":
            self._play_sea_skill(kind)
        elif decision == "sea_office":
            self._play_sea_office(kind, rest)
        elif decision == "sea_place":
            self._play_sea_place(kind, rest)
        elif decision == "marker_move":
            self._play_marker_move(kind, rest)
        elif decision == "closing":
            self._play_closing(kind, rest)
        elif decision == "placing":
            self._play_put(rest)
        else:
            raise AssertionError(decision)

    def to_json(self) -> dict[str, Any]:
        return self.position.to_json()

    def scores(self) -> list[dict[str, int]]:
        return self.position.scores()

    def ranks(self) -> list[int]:
        """F8: rank by points. Ties share a rank. G10: fewer Actiones steps, then more points from F6, break ties."""
        merits: list[tuple[int, ...]] = []
        for seat, sheet in enumerate(self.scores()):
            merit: tuple[int, ...] = (sum(sheet.values()),)
            if self.position.options["tie_break"] == "bigbox":
                merit += (-self.position.seats[seat]["tracks"]["actiones"], sheet["network"])
            merits.append(merit)
        return [1 + len([other for other in merits if other > own]) for own in merits]

    # ================================================================ S. setup

    def _play_tavern(self, marker: str) -> None:
        """S4: put markers on the tavern routes face up, in board order."""
        bare = [route for route in self.board.taverns if route not in self.position.markers]
        self.position.markers[bare[0]] = marker
        if len(bare) == 1:
            self.position.stack = [{"decision": self._after_cards() if self.position.missions is None else "missions"}]

    def _after_cards(self) -> str:
        return "favours" if self.position.with_tiles else "first"

    def _play_tile(self, tile: str) -> None:
        """L2: draw one tile per player."""
        self.position.tiles[tile] = "table"
        if len(self.position.tiles) == self.position.players:
            self.position.stack = [{"decision": "first"}]

    def _play_deal(self, card: str) -> None:
        """X1a: deal one card to each seat in order."""
        missions = self.position.missions
        if missions is None:
            raise AssertionError("no mission cards in this game")
        missions[missions.index(None)] = card
        if None not in missions:
            self.position.stack = [{"decision": self._after_cards()}]

    def _play_first(self, first: int) -> None:
        """S5, S2: set the first player and the starting pieces of every seat."""
        position = self.position
        position.first = first
        for seat in range(position.players):
            k = (seat - first) % position.players + 1
            position.seats[seat]["supply"] = {"trader": 4 + k, "merchant": 1}
            position.seats[seat]["stock"] = {"trader": 7 - k, "merchant": 0}
        if position.with_pawn:  # W2
            position.active = first
            position.stack = [{"decision": "pawn"}]
        else:
            self._begin_turn(first)

    def _play_pawn_placing(self, province: str) -> None:
        """Rule W2."""
        self._pawn()["province"] = province
        self._begin_turn(self._active())

    # ================================================================ T. turn

    def _begin_turn(self, seat: int) -> None:
        """Rule T1."""
        self.position.active = seat
        self.position.actions = self.position.value(seat, "actiones")
        self.position.phase = None
        if self.position.tiles.get("action", NEUTRAL) == seat:
            self.position.actions += 1  # L6
        self.position.stack = [{"decision": "turn"}]
        self.position.permits_used = []  # B8
        if self.position.pawn is not None:
            self.position.pawn["moved"] = False
            self.position.pawn["acted"] = False

    def _next_turn(self) -> None:
        self._begin_turn((self._active() + 1) % self.position.players)

    def _legal_turn(self) -> list[str]:
        texts: list[str] = []
        if self.position.actions > 0:
            texts += self._legal_income()
            texts += self._legal_place()
            texts += self._legal_displace()
            texts += [f"lift {post}" for post in self.position.own_posts(self._active())]  # A4a
            texts += [f"claim {route}" for route in self.board.routes if self._may_claim(route)]
            if self.position.pawn is not None:
                texts += self._legal_ride()  # W4
        if self.position.pawn is not None and not self.position.pawn["moved"] and not self.position.pawn["acted"]:
            texts += self._legal_free_move()  # W3: before the first action
        texts += self._legal_use()  # T3
        texts += self._legal_promos() + self._legal_favours()
        texts.append("end")  # T4
        return texts

    def _play_turn(self, kind: str, rest: str) -> None:
        if self.position.with_tiles and kind != "pawn" and self.position.phase is None:
            self.position.phase = "begun"  # L4a
        if kind in ("income", "place", "displace", "lift", "claim", "ride"):
            self.position.actions -= 1
            if self.position.pawn is not None:
                self.position.pawn["acted"] = True
        if kind == "income":
            self._play_income(int(rest))
        elif kind == "place":
            self._play_place(rest)
        elif kind == "displace":
            self._play_displace(rest)
        elif kind == "lift":
            self._play_first_lift(rest)
        elif kind == "claim":
            self._play_claim(rest)
        elif kind == "ride":
            self._play_ride(rest)
        elif kind == "pawn":
            self._play_free_move(rest)
        elif kind == "use":
            self._play_use(rest)
        elif kind == "favour":
            self._play_favour(rest)
        elif kind == "end":
            self._play_end()
        else:
            raise AssertionError(kind)

    def _play_end(self) -> None:
        """T4: after actions and markers, offer the closing pawn move (W3) if it is still available."""
        if self.position.pawn is not None and not self.position.pawn["moved"]:
            self.position.stack = [{"decision": "closing"}]
        else:
            self._begin_placing()

    def _play_closing(self, kind: str, province: str) -> None:
        """W3: the free move after the actions, or `done`."""
        if kind == "pawn":
            self._play_free_move(province)
        self._begin_placing()

    def _begin_placing(self) -> None:
        """T4: placing the markers (M3) comes last."""
        if not self._placing_possible():
            self._next_turn()  # M4: markers on the plate stay there, undrawn
            return
        self.position.stack = [{"decision": "placing"}]
        hidden = self._me()["plate"].get("hidden", 0)
        if hidden > 0 and self.position.options["new_markers"] == "face_up":  # M3c
            self.position.stack.append({"decision": "draw"})

    # ================================================================ A1 income, A2 place

    def _legal_income(self) -> list[str]:
        """Rule A1."""
        stock: dict[str, int] = self._me()["stock"]
        if total(stock) == 0:
            return []
        pieces = min(self.position.value(self._active(), "bursa"), total(stock))
        texts: list[str] = []
        for merchants in range(pieces + 1):
            if merchants <= stock["merchant"] and pieces - merchants <= stock["trader"]:
                texts.append(f"income {merchants}")
        return texts

    def _play_income(self, merchants: int) -> None:
        me = self._me()
        pieces = min(self.position.value(self._active(), "bursa"), total(me["stock"]))
        for number in range(pieces):
            kind = "merchant" if number < merchants else "trader"
            lose(me["stock"], kind)
            gain(me["supply"], kind)
        self._someone_took_income()

    def _legal_place(self) -> list[str]:
        """Rule A2."""
        texts: list[str] = []
        for kind in KINDS:
            if self._me()["supply"][kind] > 0:
                for post in self.position.empty_posts():
                    if self._permit_for(post) is None:  # B6
                        continue
                    if total(self._me()["supply"]) - 1 < self._toll(self.board.route_of[post]):  # Q6
                        continue
                    if self.board.may_stand(kind, post) and self._may_act_on(self.board.route_of[post]):
                        texts.append(f"place {kind} {post}")
        return texts

    def _play_place(self, rest: str) -> None:
        kind, post = rest.split(" ", 1)
        self._use_permit(post)
        lose(self._me()["supply"], kind)
        self.position.posts[post] = f"{kind} {self._active()}"
        if self._toll(self.board.route_of[post]) > 0:  # Q6
            self.position.stack.append({"decision": "pay", "post": post, "displaced": None})

    # ================================================================ A4 move

    def _play_first_lift(self, post: str) -> None:
        """A4a: lift the first piece, which starts the Move action."""
        hand = {"trader": 0, "merchant": 0}
        gain(hand, kind_of(self._pick_up(post)))
        lifts = self.position.value(self._active(), "liber_sophiae") - 1
        self.position.stack.append({"decision": "move", "lifts": lifts, "hand": hand})

    def _legal_move(self) -> list[str]:
        move = self._top()
        texts: list[str] = []
        if move["lifts"] > 0:
            texts += [f"lift {post}" for post in self.position.own_posts(self._active())]
        empty = self.position.empty_posts()
        land = len([post for post in empty if post not in self.board.ship_posts])
        for post in empty:
            if (
                move["hand"]["trader"] > 0
                and self.board.may_stand("trader", post)
                and self._may_be_set("trader", post, stay=False)
            ):
                texts.append(f"set trader {post}")
            # A4: every lifted trader must have a post left to stand on.
            land_left = land if post in self.board.ship_posts else land - 1
            may_go = move["hand"]["merchant"] > 0 and self._may_be_set("merchant", post, stay=False)
            if may_go and move["hand"]["trader"] <= land_left:
                texts.append(f"set merchant {post}")
        return texts

    def _play_move(self, kind: str, rest: str) -> None:
        move = self._top()
        if kind == "lift":
            gain(move["hand"], kind_of(self._pick_up(rest)))
            move["lifts"] -= 1
            return
        piece, post = rest.split(" ", 1)
        lose(move["hand"], piece)
        move["lifts"] = 0
        self._put_down(f"{piece} {self._active()}", post)
        if total(move["hand"]) == 0:
            self.position.stack.pop()

    # ================================================================ M. using markers

    def _legal_use(self) -> list[str]:
        """Rules M6-M10."""
        unused: dict[str, int] = self._me()["unused"]
        texts: list[str] = []
        if unused.get("swap", 0) > 0:
            for city in self.board.cities:
                for index in range(len(self.position.houses[city]) - 1):
                    if self._may_swap(city, index):
                        texts.append(f"use swap {city} {index + 1}")
        for marker in ("plus3", "plus4"):
            if unused.get(marker, 0) > 0 and self.position.phase != "bought":  # L4b
                texts.append(f"use {marker}")
        if unused.get("skill", 0) > 0:
            for track in TRACK_VALUES:
                if not self.position.finished(self._active(), track):
                    texts.append(f"use skill {track}")
        if unused.get("remove", 0) > 0:
            there = self._posts_of_opponents() if self.position.move_marker else self._occupied_posts()
            texts += [f"use remove {post}" for post in there]
        return texts

    def _may_swap(self, city: str, index: int) -> bool:
        """M6: return whether the neighbours differ in owner or kind."""
        left = self.position.houses[city][index]
        right = self.position.houses[city][index + 1]
        if left is None or right is None or left == right:
            return False
        if self.position.options["swap_must_own_one"]:
            return self._active() in (owner_of(left), owner_of(right))
        return True

    def _play_use(self, rest: str) -> None:
        marker, _, what = rest.partition(" ")
        if marker == "exchange":
            self._play_exchange(what)
            return
        if marker in ("tribute", "block"):
            self._play_beside(marker, what)
            return
        self._turn_over(marker)
        if marker == "swap":
            city, number = what.rsplit(" ", 1)
            houses = self.position.houses[city]
            index = int(number) - 1
            houses[index], houses[index + 1] = houses[index + 1], houses[index]
        elif marker == "plus3":
            self.position.actions += 3  # M7
        elif marker == "plus4":
            self.position.actions += 4  # M7
        elif marker == "skill":
            self._advance(self._active(), what)  # M8
        elif marker == "remove" and self.position.move_marker:  # G4
            self.position.hand.append(self._pick_up(what))
            self.position.stack.append({"decision": "marker_move", "lifts": 2})
        elif marker == "remove":
            self._remove_piece(what)
            self.position.stack.append({"decision": "remove", "left": 2})
        else:
            raise AssertionError(marker)

    def _remove_piece(self, post: str) -> None:
        """M9: return the piece to its owner's supply. N7: a neutral trader leaves the board."""
        piece = self.position.posts.pop(post)
        if owner_of(piece) != NEUTRAL:
            gain(self.position.seats[owner_of(piece)]["supply"], kind_of(piece))

    def _play_remove(self, kind: str, post: str) -> None:
        """M9: remove the second or third piece, or stop."""
        if kind == "remove":
            self._remove_piece(post)
            self._top()["left"] -= 1
        if kind == "done" or self._top()["left"] == 0:
            self.position.stack.pop()

    # ================================================================ G4 the Move marker

    def _posts_of_opponents(self) -> list[str]:
        """G4a, G4b: return the pieces of opponents, including neutral ones (N7, B23), but never the player's own."""
        return [p for p in self._occupied_posts() if owner_of(self.position.posts[p]) != self._active()]

    def _legal_marker_move(self) -> list[str]:
        texts: list[str] = []
        if self._top()["lifts"] > 0:
            texts += [f"lift {post}" for post in self._posts_of_opponents()]
        return texts + self._set_first_of(self.position.hand)

    def _play_marker_move(self, kind: str, rest: str) -> None:
        """G4c: all pieces are lifted before the first is set. G4d: neutral claims wait for the last piece."""
        if kind == "lift":
            self.position.hand.append(self._pick_up(rest))
            self._top()["lifts"] -= 1
            return
        self._put_down(self.position.hand.pop(0), rest.split(" ", 1)[1])
        self._top()["lifts"] = 0
        if not self.position.hand:
            self.position.stack.pop()
            self._start_neutral_claims()

    # ================================================================ M3, M4 placing

    def _placing_possible(self) -> bool:
        return total(self._me()["plate"]) > 0 and len(self._open_routes()) > 0

    def _play_draw(self, marker: str) -> None:
        """M3c: draw all new markers before the first is placed."""
        plate: dict[str, int] = self._me()["plate"]
        lose(self.position.unseen, marker)
        lose(plate, "hidden")
        gain(plate, marker)
        if plate["hidden"] == 0:
            self.position.stack.pop()

    def _legal_placing(self) -> list[str]:
        plate: dict[str, int] = self._me()["plate"]
        kinds = [kind for kind in MARKERS + PROMOS + ["hidden"] if plate.get(kind, 0) > 0]
        return [f"put {kind} {route}" for kind in kinds for route in self._open_routes()]

    def _play_put(self, rest: str) -> None:
        """M3b: placing is compulsory if possible. M4: a marker that no route can take stays."""
        marker, route = rest.split(" ", 1)
        lose(self._me()["plate"], marker)
        self.position.markers[route] = marker
        self._neutral_with_marker(route)
        if not self._placing_possible():
            self._next_turn()
