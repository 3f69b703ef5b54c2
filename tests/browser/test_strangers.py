"""Requests have no effect if they are unauthorized, for example because of a wrong link, an outdated number, another
person's seat or another site.
"""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

REFUSED = "status of 40[0-9]", "WebSocket connection to", "net::ERR_", "CORS"
"""Console messages of a browser about refused requests."""

SUBMIT = """([url, body]) => {
  const [before, after] = body.split('=')  // a form that is sent as plain text puts this sign between name and value
  const form = Object.assign(document.createElement('form'), { method: 'POST', action: url, enctype: 'text/plain' })
  form.append(Object.assign(document.createElement('input'), { name: before, value: after }))
  document.body.append(form)
  form.submit()
}"""
FETCH = """async ([url, body]) => {
  const options = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body }
  return fetch(url, options).then(() => 'answered', () => 'refused')
}"""
CALL = """(url) => new Promise((resolve) => {
  const socket = new WebSocket(url)
  socket.onopen = () => resolve('open')
  socket.onclose = () => resolve('refused')
})"""


class Page(BaseHTTPRequestHandler):
    """Serve the same page at every address."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<title>Elsewhere</title>")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Serve another site on the same machine.

    Browsers send Kontor's cookie to it too, because it differs only in the port.
    """
    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()
        thread.join()


def post(person: Person, table: str, **doing: Any) -> tuple[int, str]:
    """Send an action with the page's cookie, but without the page. Returns the status and the code of the response."""
    form = {"seat": 0, "sequence": 1, "action": "end", "key": "stranger-0001", **doing}
    answer = person.context.request.post(f"{person.url}/api/tables/{table}/actions", data=form)
    return answer.status, answer.json().get("code", "")


def test_a_wrong_seat_link(server: Serving, meet: Meet) -> None:
    eve = meet(server, "Eve")
    eve.watch.allow(*REFUSED)
    for secret in ("A" * 43, "short", ""):
        eve.go(f"/seat#{secret}")
        expect(eve.part("seat-unknown")).to_be_visible()
        eve.go("/")


def test_an_old_number_and_another_seat(server: Serving, meet: Meet) -> None:
    ann, ben, eve = meet(server, "Ann"), meet(server, "Ben"), meet(server, "Eve")
    table = ann.make_table("me", "open", "me:Cat")
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-state=running]")
    eve.open_table(table)
    actor = int(ann.attribute("actor") or 0)
    holder, other = (ben, ann) if actor == 1 else (ann, ben)
    stored = server.log(table)

    assert post(eve, table, seat=actor) == (403, "not-yours")
    assert post(other, table, seat=actor) == (403, "not-yours")
    assert post(holder, table, seat=actor, sequence=0) == (409, "stale")
    assert post(holder, table, seat=actor, sequence=2) == (409, "stale")
    assert post(holder, table, seat=actor, action="claim Hamburg-Lüneburg") == (409, "illegal")
    own = 1 if other is ben else 0
    assert post(other, table, seat=own) == (409, "not-now")
    assert server.log(table) == stored

    assert post(holder, table, seat=actor)[0] == 200, "it was not the question that was wrong"
    assert len(server.log(table)) == len(stored) + 1


def test_another_site(server: Serving, meet: Meet, elsewhere: str) -> None:
    ann = meet(server, "Ann")
    ann.watch.allow(*REFUSED, elsewhere)
    table = ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    stored = server.log(table)
    seat = int(ann.attribute("actor") or 0)
    actions = f"{server.url}/api/tables/{table}/actions"
    live = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    form = f'{{"seat": {seat}, "sequence": 1, "action": "end", "key": "stranger-0001", "more": "="}}'

    lure = ann.context.new_page()
    lure.goto(elsewhere)
    assert lure.evaluate(FETCH, [actions, form]) == "refused"
    assert lure.evaluate(CALL, live) == "refused"
    with lure.expect_response(actions) as answer:
        lure.evaluate(SUBMIT, [actions, form])
    assert "kontor=" in answer.value.request.all_headers()["cookie"], "it came with Ann's cookie"
    assert (answer.value.status, answer.value.json()["code"]) == (403, "wrong-origin")
    assert server.log(table) == stored

    assert ann.page.evaluate(CALL, live) == "open", "it was not the question that was wrong"
    assert post(ann, table, seat=seat)[0] == 200
