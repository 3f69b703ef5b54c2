"""A cup of five people, from the lobby to the final standings."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_axe import violations
from tests.browser.test_person import WIDTH
from tests.server.player import Player, choices, new_key

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


def as_player(person: Person) -> Player:
    """Return a person who plays with direct requests, which are faster than clicks."""
    player = Player(person.url, person.name)
    cookie = next(one for one in person.context.cookies() if one["name"] == "kontor")
    player.http.cookies.set("kontor", cookie["value"])
    return player


def play_out(players: dict[str, Player], table: str) -> None:
    """Play the first choice until the game is over. The clocks may add entries to the log at any time."""
    with ExitStack() as stack:
        names = [seat["name"] for seat in players["Ann"].table(table)["seats"]]
        seated = {seat: players[name] for seat, name in enumerate(names) if name in players}
        lives = {seat: stack.enter_context(player.live(table, seat)) for seat, player in seated.items()}
        while (form := players["Ann"].table(table))["state"] == "running":
            seat = form["actor"]
            if seat not in seated:  # a bot plays
                time.sleep(0.05)
                continue
            now = lives[seat].until(lambda one: one["type"] == "moment" and one["sequence"] >= form["sequence"])
            if not (texts := choices(now)):
                continue
            action = {"seat": seat, "sequence": now["sequence"], "action": texts[0], "key": new_key()}
            answer = seated[seat].http.post(f"/api/tables/{table}/actions", json=action)
            assert answer.is_success or answer.json()["code"] == "stale", answer.text


def check(person: Person) -> None:
    assert violations(person) == []
    assert person.page.evaluate(WIDTH) <= 0


@pytest.mark.full
@pytest.mark.slow
def test_a_cup_of_five(server: Serving, meet: Meet) -> None:
    looks: list[dict[str, Any]] = [
        {},
        {"phone": True, "dark": True, "language": "de"},
        {"language": "fr"},
        {"language": "it"},
        {"phone": True},
    ]
    people = dict(
        zip(NAMES, (meet(server, name, **look) for name, look in zip(NAMES, looks, strict=True)), strict=True)
    )
    ann, ben = people["Ann"], people["Ben"]

    ann.go("/")
    ann.part("cups").wait_for()
    ann.press("new-cup")
    ann.part("games").locator("input[value=pfeffersaecke]").check()
    ann.part("cup-seats").locator("input[value='4']").check()
    ann.part("cup-size").locator("input[value='5']").check()
    ann.part("clock").select_option("60")
    check(ann)
    ann.press("make-cup")
    ann.part("cup-page", state="open").wait_for()
    address, id = ann.page.url, ann.page.url.rpartition("/")[2]

    for number, (name, person) in enumerate(people.items()):
        person.go("/")
        person.touch(person.part("cup-row", cup=id).locator("a"))
        person.part("name").fill(name)
        check(person)
        person.press("cup-join")
        expect(person.part("cup-join")).to_have_count(0)
        if number == 1:
            expect(ben.part("cup-players").locator("li")).to_have_count(2)
            person.press("cup-leave")
            person.press("cup-join")
            expect(ben.part("cup-leave")).to_be_visible()
            ann.press("cup-remove")
            expect(ann.part("cup-players").locator("li")).to_have_count(1)
            person.press("cup-join")
    for person in people.values():
        person.part("cup-page", state="running").wait_for()
        check(person)

    with ExitStack() as stack:
        players = {name: stack.enter_context(as_player(person)) for name, person in people.items()}
        for game in range(5):
            ann.press("cup-start")
            playing = ann.part("cup-game", state="running").locator("a")
            table = str(playing.get_attribute("href")).rpartition("/")[2]
            if game == 3:  # Ben gives up, so a bot plays for him, and he counts as last
                ben.press("cup-withdraw")
                ben.press("confirm-yes")
                expect(ben.part("cup-withdraw")).to_have_count(0)
                del players["Ben"]
            play_out(players, table)
            expect(ann.part("cup-game", state="over")).to_have_count(game + 1)

    for person in people.values():
        person.go(address)
        person.part("cup-page", state="over").wait_for()
        expect(person.part("rank")).to_have_count(5)
        person.part("how").locator("summary").click()
        check(person)
    form = ann.ask("GET", f"/cups/{id}", None)
    assert [rank["games"] for rank in form["standings"]] == [4] * 5
    winner = next(one["name"] for one in form["players"] if one["number"] == form["standings"][0]["player"])
    expect(ann.part("cup-next")).to_contain_text(f"{winner} won the cup.")
    ann.go(f"/table/{form['games'][4]['table']}")
    ann.part("result").wait_for()
    ann.press("result-cup")
    ann.part("cup-page", state="over").wait_for()
