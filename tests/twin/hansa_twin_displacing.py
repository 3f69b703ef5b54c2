"""Displacing in the twin: price, payment and the victim's answer (rules D)."""

from __future__ import annotations

from tests.twin.hansa_twin_neutral import TwinNeutral
from tests.twin.hansa_twin_position import KINDS, NEUTRAL, gain, kind_of, lose, owner_of, total


class TwinDisplacing(TwinNeutral):
    """Rules D."""

    def _price(self, piece: str) -> int:
        """D1a: return the price. D4: it is also the number of extra pieces."""
        return 2 if kind_of(piece) == "merchant" else 1

    def _legal_displace(self) -> list[str]:
        """Rule D1."""
        texts: list[str] = []
        supply: dict[str, int] = self._me()["supply"]
        for post in self._occupied_posts():
            piece = self.position.posts[post]
            if owner_of(piece) == self._active() or not self._may_act_on(self.board.route_of[post]):
                continue
            if self._permit_for(post) is None:  # B6
                continue
            for kind in KINDS:
                if supply[kind] == 0 or not self.board.may_stand(kind, post):  # D1c
                    continue
                if total(supply) - 1 >= self._price(piece):  # D1b
                    texts.append(f"displace {kind} {post}")
        return texts

    def _play_displace(self, rest: str) -> None:
        kind, post = rest.split(" ", 1)
        displaced = self.position.posts[post]
        self._use_permit(post)
        lose(self._me()["supply"], kind)
        self.position.posts[post] = f"{kind} {self._active()}"
        self.position.stack.append({"decision": "pay", "post": post, "displaced": displaced})

    def _legal_pay(self) -> list[str]:
        """D1a: return every mix of pieces that pays the price."""
        displaced = self._top()["displaced"]
        price = self._price(displaced) if displaced else self._toll(self.board.route_of[self._top()["post"]])  # Q6
        supply: dict[str, int] = self._me()["supply"]
        texts: list[str] = []
        for traders in range(price + 1):
            merchants = price - traders
            if traders <= supply["trader"] and merchants <= supply["merchant"]:
                texts.append(f"pay {traders} {merchants}")
        return texts

    def _play_pay(self, rest: str) -> None:
        traders, merchants = rest.split(" ")
        for kind in ["trader"] * int(traders) + ["merchant"] * int(merchants):
            lose(self._me()["supply"], kind)
            gain(self._me()["stock"], kind)
        paid = self.position.stack.pop()
        if paid["displaced"] is None:
            return
        displaced: str = paid["displaced"]
        owner = owner_of(displaced)
        self.position.stack.append(
            {
                "decision": "answer",
                "post": paid["post"],
                "seat": 1 - self._active() if owner == NEUTRAL else owner,  # D2, N2: the other player
                "owner": "neutral" if owner == NEUTRAL else owner,
                "displaced": kind_of(displaced),
                "extras": 2 if self.position.tiles.get("escort", -1) == owner else self._price(displaced),  # D4, L10
                "set": [],
                "lifted": None,
            }
        )

    def _targets(self, kind: str, lifted_in: str = "") -> list[str]:
        """D6: return the posts to which a piece of this kind may go in this answer. Empty if no post is free.

        B10c: a piece lifted in this country may go only there or home.
        """
        start = self.board.route_of[self._top()["post"]]
        rings = self.board.rings(start) + [[start]]  # D6d: the route itself comes last
        if self.position.tiles.get("anywhere", -1) == self._top()["owner"]:  # L5, B10a
            home, there = self.board.home, self.board.country(self._top()["post"])
            rings = [
                [r for r in self.board.routes if self.board.country(self.board.route_posts[r][0]) in (home, there)]
            ]
        for ring in rings:
            free = [
                post
                for route in ring
                for post in self.board.route_posts[route]
                if self.position.is_empty(post)
                and self.board.may_stand(kind, post)  # D6b
                and (not lifted_in or self.board.country(post) in self._goals(lifted_in, False))
            ]
            if free:
                return free
        return []

    def _extra_source(self) -> dict[str, int] | None:
        """D5: return the source of extra pieces (the stock, then the supply, then None for the posts of the player)."""
        seat = self.position.seats[self._top()["seat"]]
        stock: dict[str, int] = seat["stock"]
        supply: dict[str, int] = seat["supply"]
        if total(stock) > 0:
            return stock
        if total(supply) > 0:
            return supply
        return None

    def _legal_answer(self) -> list[str]:
        answer = self._top()
        if answer["owner"] == "neutral":
            return self._legal_neutral_answer()
        if answer["lifted"] is not None:  # D7: one piece at a time
            lifted: str = answer["lifted"]
            return [f"add {lifted} {post}" for post in self._targets(lifted, self._country_in_hand(lifted))]
        texts: list[str] = []
        if answer["displaced"] is not None:
            targets = self._targets(answer["displaced"])
            texts += [f"return {post}" for post in targets]  # D3
            if not targets:
                texts.append("return stock")  # D6d
        else:
            texts.append("done")  # D7
        if answer["extras"] > 0:
            texts += self._legal_extras()
        return texts

    def _legal_neutral_answer(self) -> list[str]:
        """N2: place the displaced neutral trader, then an additional one, each only if there is room."""
        answer = self._top()
        targets = self._targets("trader")
        if answer["displaced"] is not None:
            return [f"return {post}" for post in targets] or ["return stock"]  # D6d
        if answer["extras"] > 0 and targets:
            return [f"add trader {post}" for post in targets]
        return ["done"]

    def _legal_extras(self) -> list[str]:
        """Rules D4, D5."""
        source = self._extra_source()
        if source is None:
            own = self.position.own_posts(self._top()["seat"])
            return [f"take {post}" for post in own if post not in self._top()["set"] and self._finds_a_post(post)]
        texts: list[str] = []
        for kind in KINDS:
            if source[kind] > 0:
                texts += [f"add {kind} {post}" for post in self._targets(kind)]
        return texts

    def _finds_a_post(self, post: str) -> bool:
        """B10c: return whether there is a post for this piece once it is lifted."""
        if not self.board.countries:
            return True
        piece = self.position.posts.pop(post)
        found = self._targets(kind_of(piece), self.board.country(post))
        self.position.posts[post] = piece
        return len(found) > 0

    def _play_answer(self, kind: str, rest: str) -> None:
        answer = self._top()
        seat: int = answer["seat"]
        if kind == "done":
            self.position.stack.pop()
            self._check_end()  # E2: a neutral claim may have ended the game
        elif kind == "return" and rest == "stock":  # D6d
            if answer["owner"] != "neutral":  # a neutral trader leaves the board
                gain(self.position.seats[seat]["stock"], answer["displaced"])
            answer["displaced"] = None
        elif kind == "return":
            displaced: str = answer["displaced"]
            answer["displaced"] = None
            self._set_in_answer(displaced, rest)
        elif kind == "take":
            answer["lifted"] = kind_of(self._pick_up(rest))
        elif kind == "add":
            piece, post = rest.split(" ", 1)
            if answer["lifted"] is None and answer["owner"] != "neutral":  # N6a: neutral cubes never run out
                source = self._extra_source()
                if source is None:
                    raise AssertionError("D5: nothing to add")
                lose(source, piece)
            elif self.board.countries and answer["lifted"] is not None:
                self.position.lifted.pop()
            answer["lifted"] = None
            answer["extras"] -= 1
            self._set_in_answer(piece, post)
        else:
            raise AssertionError(kind)

    def _set_in_answer(self, kind: str, post: str) -> None:
        answer = self._top()
        self.position.posts[post] = f"{kind} {answer['owner']}"
        answer["set"].append(post)
        self._start_neutral_claims()  # N3a
