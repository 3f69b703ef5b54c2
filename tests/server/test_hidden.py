"""The server never sends a seat anything hidden from it: a game with secret cards through the API."""

from __future__ import annotations

import json
import re

import pytest

from kontor.games.hansa.game import packaged_board
from tests.server.player import Live, Player, choices

CARDS = [mission.name for mission in packaged_board("standard_2_3").missions]


def cards_in(text: str) -> set[str]:
    """Return the cards mentioned in a text, by name or by cities."""
    return {card for card in CARDS if card in text or card.replace("+", ", ") in text or _cities(card, text)}


def _cities(card: str, text: str) -> bool:
    """Return the cities of a card, which may also be separate arguments."""
    cities = [re.escape(json.dumps(city, ensure_ascii=False)) for city in card.split("+")]
    return bool(re.search(r"[^{}]*".join(cities), text))


class Ears(Live):
    """A live connection that records every message."""

    def __init__(self, live: Live) -> None:
        super().__init__(live.socket)
        self.heard = ""

    def next(self) -> dict[str, object]:
        message = super().next()
        self.heard += json.dumps(message, ensure_ascii=False)
        return message


@pytest.fixture
def dealt(ann: Player, ben: Player) -> str:
    """Create a table where Ann and Ben have a secret card each."""
    options = {"edition": "italian", "mission_cards": True}
    table = ann.make_table("me", "open", board="standard_2_3", options=options)
    ben.join(table, 1)
    return table


def everything(player: Player, table: str, seat: int | None) -> str:
    """Return everything that can be requested about a table with this view."""
    asked = [player.get(f"/tables/{table}/{what}", seat=seat) for what in ("log", "scores", "record")]
    asked += [player.get(f"/tables/{table}"), player.get("/tables", which="mine"), player.get("/tables")]
    for other in range(2):
        asked.append(player.post(f"/tables/{table}/why", {"seat": seat, "path": [f"mission:{other}"]}))
    asked.append(player.get(f"/tables/{table}/backdrop"))
    return json.dumps(asked, ensure_ascii=False)


def test_a_card_is_told_only_to_its_holder(ann: Player, ben: Player, eve: Player, dealt: str) -> None:
    with ann.live(dealt, 0) as one, ben.live(dealt, 1) as other, eve.live(dealt) as third:
        ears = [Ears(one), Ears(other), Ears(third)]
        for number in range(6):
            actor = ann.table(dealt)["actor"]
            ears[actor].look(actor, -1)
            moment = ears[actor].decision(actor)
            place = next(text for text in choices(moment) if text.startswith(("place", "end", "income")))
            done = (ann, ben)[actor].act(dealt, actor, moment, "end" if number % 2 else place)
            for ear in ears:
                ear.moment(done)
        told = [
            everything(player, dealt, seat) + ear.heard
            for player, seat, ear in zip((ann, ben, eve), (0, 1, None), ears, strict=True)
        ]
    known = [cards_in(text) for text in told]
    assert len(known[0]) == len(known[1]) == 1 and known[0] != known[1]
    assert known[2] == set()


def test_nobody_looks_through_the_eyes_of_another(ann: Player, ben: Player, eve: Player, dealt: str) -> None:
    for player in (ben, eve):
        for what in ("log", "scores", "record"):
            status, problem = player.refused("GET", f"/tables/{dealt}/{what}", params={"seat": 0})
            assert (status, problem["code"]) == (403, "not-yours")
        assert player.refused("POST", f"/tables/{dealt}/why", {"seat": 0, "path": ["mission:0"]})[0] == 403


def test_a_spectator_of_his_own_table_sees_no_card(ann: Player, dealt: str) -> None:
    """In a hot-seat game, the screen between two players shows only what everybody may see."""
    with ann.live(dealt) as live:
        moment = live.moment()
    assert moment["secret"] is True
    assert not cards_in(json.dumps(moment, ensure_ascii=False))


def test_refusals_tell_nothing(ann: Player, ben: Player, eve: Player, dealt: str) -> None:
    sequence = ann.table(dealt)["sequence"]
    for player in (ann, ben, eve):
        for seat in range(2):
            click = {"seat": seat, "sequence": sequence, "action": f"deal {CARDS[0]}", "key": "somekey1"}
            _, problem = player.refused("POST", f"/tables/{dealt}/actions", click)
            assert cards_in(json.dumps(problem, ensure_ascii=False)) <= {CARDS[0]}
            assert problem["code"] in ("not-yours", "not-now", "illegal", "bad-request")
