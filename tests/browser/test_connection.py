"""If the server stops in the middle of a turn and restarts, no action is lost or executed twice."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

ONE, TWO = "Hamburg-Lüneburg 1", "Hamburg-Lüneburg 2"
AWAY = "net::ERR_", "WebSocket connection to"
"""Console messages of a browser when the server does not respond."""


def decided(server: Serving, table: str) -> list[str]:
    """Return the stored decisions of people at a table."""
    return [entry.actions[0] for entry in server.log(table) if entry.by == "person"]


def open_sockets(person: Person) -> int:
    return sum(not socket.is_closed() for socket in person.watch.sockets)


def test_killed_in_the_middle_of_a_turn(own_server: Serving, meet: Meet) -> None:
    ann = meet(own_server, "Ann")
    ann.watch.allow(*AWAY)
    table = ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    ann.pick(f"post:{ONE}", f"place trader {ONE}")
    ann.wait_for_turn()
    sequence = ann.sequence
    assert len(ann.watch.sockets) == 1

    own_server.kill()
    expect(ann.part("connection")).to_have_attribute("data-connection", "lost")
    expect(ann.part("connection")).to_contain_text("Connection lost")
    ann.open_panel("scores")  # its message is next to the names of the panels
    ann.open_panel("desks")
    assert ann.lies_at(f"post:{ONE}"), "the board is still there"
    ann.begin(f"place trader {TWO}")
    assert ann.sequence == sequence
    assert open_sockets(ann) <= 1

    own_server.start()
    expect(ann.part("connection")).to_have_attribute("data-connection", "open")
    ann.wait_past(sequence)
    ann.wait_for_turn()
    assert ann.lies_at(f"post:{ONE}") and ann.lies_at(f"post:{TWO}")
    assert decided(own_server, table) == [f"place trader {ONE}", f"place trader {TWO}"]
    assert open_sockets(ann) == 1

    ann.do("end")
    ann.wait_for_turn()
    stored = own_server.log(table)
    assert [entry.sequence for entry in stored] == list(range(1, len(stored) + 1))
    assert decided(own_server, table) == [f"place trader {ONE}", f"place trader {TWO}", "end"]
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.sequence == len(stored)


def test_an_answer_that_is_lost(server: Serving, meet: Meet) -> None:
    """The server has stored an action, but its response is lost. The page retries, and the action counts only once."""
    ann = meet(server, "Ann")
    ann.watch.allow(*AWAY)
    table = ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    asked: list[int] = []

    def lose(route: Route) -> None:
        answer = route.fetch()
        asked.append(answer.status)
        if len(asked) == 1:
            route.abort("connectionreset")
        else:
            route.fulfill(response=answer)

    ann.page.route("**/actions", lose)
    ann.pick(f"post:{ONE}", f"place trader {ONE}")
    ann.wait_for_turn()
    assert asked == [200, 200], "done, and the same answer again"
    assert decided(server, table) == [f"place trader {ONE}"]
    ann.do("end")
    assert decided(server, table) == [f"place trader {ONE}", "end"]


def test_one_page_opens_one_socket(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    table = ann.make_table("me", "me:Ben", "bot")
    ann.speed("now")
    for _ in range(6):
        ann.wait_for_turn()
        ann.do("end")
    ann.wait_for_turn()
    assert [socket.url for socket in ann.watch.sockets] == [
        f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?lines=true"
    ]
    assert open_sockets(ann) == 1
    ann.page.get_by_role("link", name="Back to lobby").click()
    ann.part("lobby", loaded="yes").wait_for()
    assert open_sockets(ann) == 0
    ann.part("mine").get_by_test_id("open").first.click()
    ann.wait_for_turn()
    assert len(ann.watch.sockets) == 2
    assert open_sockets(ann) == 1
