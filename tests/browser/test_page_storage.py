"""Storage of the static page in a real browser: several tabs, a crash, no space, damaged data, and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.hosting import Hosting, stored_log
from tests.browser.people import TABLE, Person
from tests.browser.serving import Serving

ONE, TWO = "Groningen-Emden 1", "Groningen-Emden 2"

IN_STORES = """async ([stores, change, version]) => {
  const asked = (request) => new Promise((got, failed) => {
    request.onsuccess = () => got(request.result)
    request.onerror = () => failed(request.error)
  })
  const database = await asked(indexedDB.open('kontor', version ?? undefined))
  const transaction = database.transaction(stores, 'readwrite')
  await eval(change)(...stores.map((name) => transaction.objectStore(name)), asked)
  database.close()
}"""
"""JavaScript that changes the stored data."""

PICTURE = "() => localStorage.getItem('kontor.picture')"
BROKEN_LOG = "async (log, asked) => { const [key] = (await asked(log.getAllKeys())).slice(-1); log.put({}, key) }"
BROKEN_TABLE = (
    "async (tables, asked) => { const [table] = await asked(tables.getAll()); tables.put({...table, row: {}}) }"
)


@pytest.fixture(scope="module")
def host(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    with Hosting(tmp_path_factory.mktemp("host"), client) as hosting:
        yield hosting


@pytest.fixture
def ann(host: Hosting, meet: Meet) -> Person:
    return meet(host, "Ann")


def begun(ann: Person) -> str:
    """Create a table for three people at this screen, and make one decision."""
    table = ann.make_table("me", "me:Ben", "me:Cid")
    ann.wait_for_turn()
    ann.pick(f"post:{ONE}", f"place trader {ONE}")
    ann.wait_for_turn()
    return table


def change(ann: Person, code: str, *stores: str, version: int | None = None) -> None:
    """Change the stored data from another page of the same origin. That page does not keep the database open."""
    ann.watch.allow("favicon.ico")  # of a page that is only a picture
    other = ann.context.new_page()
    other.goto(f"{ann.url}/icon.svg")
    other.evaluate(IN_STORES, [stores, code, version])
    other.close()


@pytest.mark.full
def test_a_second_tab_follows(ann: Person) -> None:
    table = begun(ann)
    second = ann.context.new_page()
    second.goto(ann.page.url)
    second.wait_for_selector(f'{TABLE}[data-sequence="{ann.sequence}"]')
    ann.page.bring_to_front()
    ann.pick(f"post:{TWO}", f"place trader {TWO}")
    ann.wait_for_turn()
    second.wait_for_selector(f'{TABLE}[data-sequence="{ann.sequence}"]')
    assert [entry.sequence for entry in stored_log(ann, table)] == list(range(1, ann.sequence + 1))


def test_a_crash_no_space_and_a_newer_version(ann: Person, own_server: Serving, meet: Meet, tmp_path: Path) -> None:
    """A crash loses no decision, and a record moves the game to a server.

    If there is no space, no action is played. A tab with an older version stores nothing more. Both problems are
    reported.
    """
    table = begun(ann)
    address, sequence = ann.page.url, ann.sequence
    crashed, ann.page = ann.page, ann.context.new_page()
    crashed.close(run_before_unload=False)
    ann.page.goto(address)
    ann.wait_for_turn()
    assert ann.sequence == sequence == len(stored_log(ann, table))
    assert ann.lies_at(f"post:{ONE}")
    ann.open_panel("seats")
    with ann.page.expect_download() as download:
        ann.press("record")
    file = tmp_path / "game.kontor"
    download.value.save_as(file)

    for worker in ann.page.workers:
        worker.evaluate(NO_SPACE)
    attempt(ann, f"post:{TWO}", f"place trader {TWO}")
    ann.page.get_by_text("Your browser has no storage left").first.wait_for()
    assert len(stored_log(ann, table)) == ann.sequence == sequence
    ann.page.reload()
    ann.wait_for_turn()
    change(ann, "async () => {}", "tables", version=2)
    attempt(ann, f"post:{TWO}", f"place trader {TWO}")
    ann.page.get_by_text("A newer version of Kontor").first.wait_for()

    ben = meet(own_server, "Ben")
    ben.load_record(file)
    ben.wait_for_turn()
    assert ben.lies_at(f"post:{ONE}")


NO_SPACE = """() => {
  if (self.name !== 'office') return
  IDBObjectStore.prototype.add = () => { throw new DOMException('no space', 'QuotaExceededError') }
}"""
"""JavaScript that makes the storage of a worker full from now on."""


def attempt(ann: Person, place: str, action: str) -> None:
    """Try an action that will be refused."""
    ann.click_place(place)
    ann.touch(ann.part("chooser-item", action=action))


@pytest.mark.full
def test_a_damaged_game_is_shown_as_far_as_it_goes_and_can_be_saved(ann: Person) -> None:
    ann.watch.allow("pyodide.asm.mjs")  # the traceback for the log
    begun(ann)
    change(ann, BROKEN_LOG, "log")
    ann.page.reload()
    ann.wait("[data-state=frozen]")
    ann.go("/")
    assert len(saved_games(ann)["tables"]) == 1


@pytest.mark.full
def test_an_unreadable_game_is_reported_and_can_be_saved(ann: Person) -> None:
    begun(ann)
    change(ann, BROKEN_TABLE, "tables")
    ann.go("/")
    assert "One stored game is damaged" in ann.part("games-damaged").inner_text()
    assert len(saved_games(ann)["tables"]) == 1


def saved_games(ann: Person) -> Any:
    with ann.page.expect_download() as download:
        ann.press("save-games")
    return json.loads(download.value.path().read_text("utf-8"))


@pytest.mark.full
def test_all_games_move_to_another_browser(host: Hosting, ann: Person, meet: Meet, tmp_path: Path) -> None:
    table, sequence = begun(ann), ann.sequence
    ann.go("/")
    file = tmp_path / "kontor-games.json"
    file.write_text(json.dumps(saved_games(ann)), "utf-8")
    elsewhere = meet(host, "Ann")
    elsewhere.go("/")
    elsewhere.part("record-file").set_input_files(file)
    elsewhere.page.get_by_text("Loaded one game.").wait_for()
    elsewhere.open_table(table)
    elsewhere.wait_for_turn()
    assert elsewhere.sequence == sequence


@pytest.mark.full
def test_forgetting_deletes_all_games(ann: Person) -> None:
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    ann.page.wait_for_function(PICTURE)
    ann.go("/")
    ann.press("me")
    ann.press("forget-me")
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    ann.page.get_by_text("Your games and your name have been deleted.").wait_for()
    expect(ann.part("lobby", loaded="yes")).to_be_visible()
    expect(ann.part("mine")).to_have_count(0)
    assert ann.page.evaluate(PICTURE) is None
