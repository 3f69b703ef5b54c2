"""One person at two browsers, with a device link, a key and a passkey, and a push message; export and deletion."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import expect

from kontor.server.hooks import Notice
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_app import with_worker
from tests.browser.test_axe import violations

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => ({ title, body, tag }))"""
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def see_page(person: Person) -> None:
    """On the page of the person, no element is too wide, and axe finds no problems."""
    person.go("/me")
    person.part("devices").wait_for()
    assert violations(person) == []
    assert person.page.evaluate(WIDTH) <= 0


def test_one_person_at_two_browsers(server: Serving, meet: Meet) -> None:
    url = server.url.replace("127.0.0.1", "localhost")  # passkeys need a name
    here: Any = SimpleNamespace(url=url, address=lambda path: url + path)
    ann, phone = meet(here, "Ann"), meet(here, "Phone", phone=True, dark=True, language="de")
    table = ann.make_table("me", "bot")
    see_page(ann)
    ann.press("make-key")
    key = ann.part("key").input_value()
    ann.press("make-link")
    link = ann.part("device-link").input_value()
    assert link.startswith(f"{url}/device#")

    phone.go(link)
    phone.part("use-link").wait_for()
    assert violations(phone) == []
    phone.press("use-link")
    phone.part("lobby", loaded="yes").wait_for()
    expect(phone.part("table-card", table=table)).to_be_visible()
    see_page(phone)
    expect(phone.part("device")).to_have_count(2)

    _use_a_passkey(phone)
    ann.go("/me")
    ann.press("out-others")
    expect(ann.part("device")).to_have_count(1)
    phone.go("/me")
    phone.part("nobody").wait_for()
    phone.part("enter-key").fill(key.lower())
    phone.press("use-key")
    expect(phone.part("device")).to_have_count(2)
    _receive_a_push(ann, table)


def test_a_person_takes_their_data_and_leaves(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann", phone=True), meet(server, "Ben")
    table = ann.make_table("me", "open")
    ben.open_table(table)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")
    ann.go("/me")
    with ann.page.expect_download() as download:
        ann.press("export")
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (data["name"], [game["table"] for game in data["games"]]) == ("Ann", [table])
    assert "Ben" not in json.dumps(data)
    ann.press("delete-me")
    assert violations(ann) == []
    ann.press("confirm-yes")
    ann.part("nobody").wait_for()
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    expect(ann.part("table-card", table=table)).to_have_count(0)
    seats = ben.ask("GET", f"/tables/{table}", None)["seats"]
    assert [seat["name"] for seat in seats] == [None, "Ben"]
    expect(ben.part("table-page").get_by_text("Ann", exact=True)).to_have_count(0)


def _use_a_passkey(person: Person) -> None:
    """Create a passkey, sign out, and sign in with the passkey."""
    chromium = person.context.new_cdp_session(person.page)
    chromium.send("WebAuthn.enable")
    chromium.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    person.press("make-passkey")
    expect(person.part("passkey")).to_have_count(1)
    person.touch(person.part("device").nth(1).get_by_role("button"))
    person.press("confirm-yes")
    person.part("nobody").wait_for()
    person.press("use-passkey")
    expect(person.part("passkey")).to_have_count(1)
    expect(person.part("device")).to_have_count(2)


def _receive_a_push(person: Person, table: str) -> None:
    """The notification from the server is shown, and opens the right table."""
    person.context.grant_permissions(["notifications"])
    with_worker(person)
    chromium = person.context.new_cdp_session(person.page)
    found: list[str] = []
    chromium.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    chromium.send("ServiceWorker.enable")
    person.wait_until(lambda: found)
    origin = person.page.evaluate("() => location.origin")
    message = Notice("turn", "Hansa Teutonica", table, "Ann", ["Ben"]).message("en")
    chromium.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(message)},
    )
    assert person.wait_for_answer(SHOWN) == [
        {"title": message["title"], "body": message["body"], "tag": message["path"]}
    ]
