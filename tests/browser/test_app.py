"""Kontor as an installed app: the files that a browser needs for installing it, and a clear message when offline."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from kontor.words import languages
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_connection import AWAY

READY = "async () => { await navigator.serviceWorker.ready }"
GONE = """async (name) => {
  while ((await caches.keys()).includes(name)) await new Promise((soon) => setTimeout(soon, 50))
}"""
"""JavaScript that waits until a cache no longer exists."""
KEPT = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)])))"""
"""JavaScript that returns the contents of each cache."""
WORDS = {
    "de": "Keine Verbindung",
    "en": "No connection",
    "fr": "Pas de connexion",
    "it": "Nessuna connessione",
}


def with_worker(person: Person) -> None:
    """Create a person in the lobby, with an active service worker."""
    person.go("/")
    person.part("lobby", loaded="yes").wait_for()
    person.page.evaluate(READY)
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def kept(person: Person) -> dict[str, list[str]]:
    found: dict[str, list[str]] = person.page.evaluate(KEPT)
    return found


def width_of(png: bytes) -> int:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    assert width == height
    return int(width)


def test_a_browser_can_install_it(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    with_worker(ann)
    chromium = ann.context.new_cdp_session(ann.page)
    told: dict[str, Any] = chromium.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Kontor", "standalone", "/")
    for icon in manifest["icons"]:
        answer = ann.context.request.get(server.url + icon["src"])
        assert answer.ok and answer.headers["content-type"].split(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{0}x{0}".format(width_of(answer.body()))
    drawn = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"), ("any", "any")} <= drawn
    faults = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


def test_without_a_connection_it_says_so_and_comes_back(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", language="fr-CA")
    ann.watch.allow(*AWAY)
    with_worker(ann)
    ann.context.set_offline(True)
    ann.go("/new")
    assert set(WORDS) == set(languages())
    says_so(ann, "fr")  # the browser's language, then others chosen by hand
    for language in WORDS:
        ann.page.evaluate("(language) => localStorage.setItem('kontor.language', language)", language)
        ann.page.reload()
        says_so(ann, language)
    assert ann.page.evaluate("getComputedStyle(document.querySelector('button')).color") == "rgb(255, 246, 226)"
    ann.context.set_offline(False)
    ann.part("seat-row").first.wait_for()  # without a click, and on the wanted page


def says_so(person: Person, language: str) -> None:
    expect(person.page.get_by_role("heading")).to_have_text(WORDS[language])
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.get_by_role("button")).to_have_count(1)


def test_a_server_that_is_away_is_told_from_nothing_at_all(own_server: Serving, meet: Meet) -> None:
    ann = meet(own_server, "Ann")
    ann.watch.allow(*AWAY)
    with_worker(ann)
    own_server.kill()
    ann.go("/")
    expect(ann.page.get_by_role("heading")).to_have_text(WORDS["en"])
    own_server.start()
    ann.part("lobby", loaded="yes").wait_for()


def test_nothing_is_kept_but_that_page(server: Serving, meet: Meet) -> None:
    """No response of the server is cached, so a person who finds the device cannot read names, secrets or moves."""
    ann = meet(server, "Ann")
    with_worker(ann)
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    [files] = kept(ann).values()
    assert sorted(files) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js", "/theme.js"]


def test_a_new_build_takes_the_place_of_the_old_one(client: Path, tmp_path: Path, meet: Meet) -> None:
    built = tmp_path / "client"
    shutil.copytree(client, built)
    with Serving(tmp_path, built) as server:
        ann = meet(server, "Ann")
        with_worker(ann)
        [before] = kept(ann)
        worker = built / "service-worker.js"
        text, changed = re.subn(r"(?<=VERSION = ')\w+", "another", worker.read_text("utf-8"))
        assert changed == 1
        worker.write_text(text, "utf-8")
        ann.page.reload()
        ann.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        ann.page.evaluate(GONE, before)
        assert list(kept(ann)) == ["kontor-another"]
