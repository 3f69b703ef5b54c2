"""The board editor in a real browser: mouse, keyboard, touch, files, and a game on the new board."""

from __future__ import annotations

import io
import re
import tomllib
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect

import kontor
from kontor.words import Words
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_axe import violations

GAME = "pfeffersaecke"
FOLDER = kontor.game(GAME).folder()
BOARD = (FOLDER / "boards" / "central_europe.toml").read_text("utf-8")


def picture(width: int = 400, height: int = 280) -> FilePayload:
    """Create a plain PNG as the photo of a board."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    rows = b"".join(b"\0" + bytes([200, 40, 40]) * width for _ in range(height))
    png = io.BytesIO()
    png.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return {"name": "photo.png", "mimeType": "image/png", "buffer": png.getvalue()}


def start(person: Person, board: str | None = "central_europe", game: str = GAME) -> None:
    """Open the editor with a packaged board, or with an empty board."""
    person.go(f"/boards/{game}")
    person.touch(person.part("editor-shipped", board=board) if board else person.part("editor-empty"))
    person.part("editor-map").wait_for()
    checked(person)


def checked(person: Person, state: str = "") -> None:
    """Wait until the server has checked the current board."""
    states = [state] if state else ["sound", "faulty"]
    person.wait_to_see(*(f"[data-testid=editor-faults][data-state={one}]" for one in states))


def place(person: Person, id: str) -> Locator:
    return person.part("place", id=id)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.locator(".dot").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, source: tuple[float, float], by: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*source)
    mouse.down()
    mouse.move(source[0] + by[0] / 2, source[1] + by[1] / 2)
    mouse.move(source[0] + by[0], source[1] + by[1])
    mouse.up()


def saved(person: Person, folder: Path) -> dict[str, Any]:
    """Return the board as a downloaded file."""
    with person.page.expect_download() as download:
        person.press("editor-save")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return tomllib.loads(path.read_text("utf-8"))


def row(board: dict[str, Any], table: str, id: str) -> dict[str, Any]:
    return next(one for one in board[table] if one["id"] == id)


def test_a_city_is_dragged_and_the_file_says_where(server: Serving, meet: Meet, tmp_path: Path) -> None:
    ann = meet(server, "Ann")
    start(ann)
    before = saved(ann, tmp_path)
    x, y = middle(place(ann, "koeln"))
    drag(ann, (x, y), (30, -25))  # between Münster and Soest
    now = middle(place(ann, "koeln"))
    assert now == pytest.approx((x + 30, y - 25), abs=2)
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(ann.part("editor-saved")).to_contain_text("Kept in this browser")

    after = saved(ann, tmp_path)
    old, new = (row(one, "city", "koeln") for one in (before, after))
    assert new["x"] > old["x"] + 20
    assert new["y"] < old["y"] - 20
    assert {key: new[key] for key in ("name", "size", "region")} == {
        key: old[key] for key in ("name", "size", "region")
    }
    assert [{**route, "via": None} for route in after["route"]] == [{**route, "via": None} for route in before["route"]]
    expect(ann.part("editor-saved")).to_have_text("No unsaved changes")

    ann.press("editor-undo")
    assert middle(place(ann, "koeln")) == pytest.approx((x, y), abs=2)
    ann.page.keyboard.press("Control+Shift+Z")
    assert middle(place(ann, "koeln")) == pytest.approx(now, abs=2)

    # A route is drawn and bent.
    ann.part("editor-tools").locator("input[value='join:route']").check()
    for city in ("koeln", "bremen"):
        ann.page.mouse.click(*middle(place(ann, city)))
    ann.page.keyboard.type("33")  # its cost has the focus
    ann.part("editor-tools").locator("input[value=move]").check()
    handle = ann.part("new-bend").last.bounding_box()
    assert handle is not None
    drag(ann, (handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2), (30, 30))
    checked(ann, "sound")
    route = saved(ann, tmp_path)["route"][-1]
    assert (route["a"], route["b"], route["cost"], len(route["via"])) == ("koeln", "bremen", 33, 1)


def test_a_board_from_nothing_by_keyboard(server: Serving, meet: Meet, tmp_path: Path) -> None:
    """Uses only the keyboard to add a region, two cities and a road between them, and to delete and restore a city."""
    ann = meet(server, "Ann")
    start(ann, None)
    keys = ann.page.keyboard

    ann.part("editor-tab-map").focus()
    keys.press("ArrowRight")  # board
    keys.press("ArrowRight")  # regions
    expect(ann.part("editor-tab-region")).to_have_attribute("aria-selected", "true")
    tab_to(ann, "add-row")
    keys.press("Enter")
    expect(ann.page.locator("td[data-field=name] input")).to_be_focused()
    keys.type("Nordmark")
    keys.press("Tab")
    ann.part("editor-tab-region").focus()
    keys.press("Home")

    tab_to(ann, "editor-tools")
    keys.press("ArrowRight")  # the first kind of place
    for name in ("Alta", "Berg"):
        ann.part("editor-map").focus()
        keys.press("Enter")
        expect(ann.part("inspector").locator("[data-field=name]")).to_be_focused()
        keys.type(name)
        keys.press("Enter")
        expect(ann.part("editor-map")).to_be_focused()
        x, y = middle(place(ann, name.lower()))
        keys.press("Shift+ArrowLeft")
        keys.press("ArrowDown")
        moved = middle(place(ann, name.lower()))
        assert moved[0] < x - 5
        assert moved[1] > y
    tab_to(ann, "join-target")
    keys.type("Alta")
    tab_to(ann, "join")
    keys.press("Enter")
    expect(ann.part("link")).to_have_count(1)
    expect(ann.part("inspector").locator("[data-field=cost]")).to_be_focused()
    keys.type("7")
    keys.press("Enter")

    tab_to(ann, "editor-select")
    keys.type("Berg")
    ann.part("editor-map").focus()
    keys.press("Delete")
    expect(ann.part("place")).to_have_count(1)
    expect(ann.part("link")).to_have_count(0)
    expect(ann.page.get_by_text("Berg deleted (Routes: 1)")).to_be_visible()
    keys.press("Control+z")
    expect(ann.part("place")).to_have_count(2)
    checked(ann, "faulty")
    expect(ann.part("editor-faults")).to_contain_text("to do")
    expect(ann.page.locator(".faulty")).to_have_count(0)

    board = saved(ann, tmp_path)
    assert [(city["id"], city["region"]) for city in board["city"]] == [("alta", "nordmark"), ("berg", "nordmark")]
    assert [(route["a"], route["b"], route["cost"]) for route in board["route"]] == [("berg", "alta", 7)]


def tab_to(person: Person, testid: str) -> None:
    """Press Tab until the element or one of its descendants has the focus."""
    inside = f"[data-testid={testid}]"
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(wanted) => document.activeElement?.closest(wanted) !== null", inside):
            return
    raise AssertionError(f"Tab never reached {testid}")


def test_a_fault_is_shown_where_it_is_and_fixed(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    start(ann)
    place(ann, "koeln").click()
    size = ann.part("inspector").locator("[data-field=size]")
    size.fill("11")
    size.press("Tab")
    checked(ann, "faulty")
    expect(place(ann, "koeln").locator(".bang")).to_have_count(1)
    expect(size).to_have_attribute("aria-invalid", "true")
    expect(ann.part("inspector").locator(".fault")).not_to_have_count(0)
    expect(ann.part("editor-tab-city")).to_contain_text("1")

    ann.press("editor-tab-route")
    ann.part("editor-faults").locator("summary").click()
    ann.part("fault").filter(has_text="Köln, Spaces: 11 is out of range").click()
    cell = ann.page.locator("td[data-field=size] input[aria-invalid=true]")
    expect(cell).to_be_focused()
    cell.fill("8")
    cell.press("Enter")
    checked(ann, "sound")
    expect(ann.part("editor-faults")).to_contain_text("The board is finished")


def test_files_drafts_and_the_photo(server: Serving, meet: Meet, tmp_path: Path) -> None:
    ann = meet(server, "Ann")
    start(ann)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(f"{request.method} {request.url} {request.post_data or ''}"))
    ann.part("photo-file").set_input_files(picture())
    canvas = ann.part("editor-map").locator("canvas")
    expect(canvas).to_be_visible()
    ann.press("fit-photo")
    before = canvas.bounding_box()
    assert before is not None
    drag(ann, (before["x"] + 30, before["y"] + 30), (25, 15))
    after = canvas.bounding_box()
    assert after is not None
    assert (after["x"], after["y"]) == pytest.approx((before["x"] + 25, before["y"] + 15), abs=2)
    ann.part("photo-panel").get_by_label("Size").fill("0.5")
    larger = canvas.bounding_box()
    assert larger is not None
    assert larger["width"] > after["width"] * 1.3
    ann.press("fit-photo")
    place(ann, "koeln").click()
    ann.part("inspector").locator("[data-field=name]").fill("Colonia")
    checked(ann, "sound")

    # A reload loses neither the work nor the photo, which was never sent.
    ann.page.wait_for_function("() => localStorage['kontor.board.pfeffersaecke'].includes('Colonia')")
    ann.page.reload()
    expect(place(ann, "colonia")).to_contain_text("Colonia")
    expect(canvas).to_be_visible()
    assert not any("PNG" in one or "photo" in one for one in asked)
    assert {one.split()[0] for one in asked if "/api/" in one} <= {"GET", "POST"}

    written = saved(ann, tmp_path)
    assert row(written, "city", "colonia")["name"] == "Colonia"
    ann.part("editor-file").set_input_files(
        {"name": "other.toml", "mimeType": "application/toml", "buffer": BOARD.replace("Wien", "Vienna").encode()}
    )
    expect(place(ann, "wien")).to_contain_text("Vienna")
    ann.part("editor-file").set_input_files({"name": "diary.txt", "mimeType": "text/plain", "buffer": b"Dear diary"})
    expect(ann.part("editor-unread")).to_contain_text("diary.txt: ")
    expect(place(ann, "wien")).to_contain_text("Vienna")
    expect(canvas).to_have_count(0)  # the photo belongs to the other board

    # A full storage is reported.
    ann.page.evaluate("""() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try { for (let n = 0; n < 9; n++) localStorage.setItem(`fill ${size} ${n}`, 'x'.repeat(size)) } catch {}
      }
    }""")
    place(ann, "wien").click()
    ann.part("inspector").locator("[data-field=name]").fill("Vindobona with a very much longer name")
    expect(ann.part("editor-unkept")).to_contain_text("no storage left")


def test_costs_are_read_off_the_photo(server: Serving, meet: Meet) -> None:
    """The photo remains visible while routes are drawn. Scrolling over the input for a cost does not change it."""
    ann = meet(server, "Ann")
    start(ann)
    ann.part("photo-file").set_input_files(picture())
    expect(ann.part("editor-map").locator("canvas")).to_be_visible()
    expect(place(ann, "bremen")).to_contain_text("Bremen")
    ann.part("editor-tools").locator("input[value='join:route']").check()
    expect(place(ann, "bremen")).not_to_contain_text("Bremen")
    for city in ("koeln", "bremen"):
        ann.page.mouse.click(*middle(place(ann, city)))
    cost = ann.part("inspector").locator("[data-field=cost]")
    expect(cost).to_be_focused()
    ann.page.keyboard.type("33")
    cost.hover()
    ann.page.mouse.wheel(0, 200)
    expect(cost).not_to_be_focused()
    expect(cost).to_have_value("33")
    expect(ann.part("parallel")).to_be_in_viewport()

    # Escape leads from any field back to the map.
    ann.part("inspector").locator("[data-field=a]").focus()
    ann.page.keyboard.press("Escape")
    expect(ann.part("editor-map")).to_be_focused()
    ann.part("editor-tools").locator("input[value=move]").check()
    expect(place(ann, "bremen")).to_contain_text("Bremen")


def test_a_board_of_another_game_is_shown_in_its_own_words(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    start(ann, "classic", "felinia")
    expect(ann.page.locator("[data-testid=link].faint")).not_to_have_count(0)  # borders without a road
    expect(ann.page.locator("[data-testid=link]:not(.faint)")).not_to_have_count(0)
    place(ann, "lions_a1").click()
    role = ann.part("inspector").locator("[data-field=role]")
    assert role.locator("option").all_text_contents() == ["Port", "Trading post", "Symbol", "Crossroads"]
    expect(place(ann, "lions_a1")).to_contain_text("Por")
    ann.press("editor-new")
    ann.press("editor-empty")
    steps = ann.page.get_by_role("navigation", name="Work in this order").get_by_role("button")
    for number, step in enumerate(["Goods", "Countries", "Provinces", "Borders"]):
        expect(steps.nth(number)).to_have_text(step)
    steps.first.press("Enter")
    expect(ann.part("editor-tab-good")).to_have_attribute("aria-selected", "true")
    tab_to(ann, "add-row")  # the focus is in the table


def test_a_faulty_file_is_opened_from_the_new_table_and_played_on(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/new")
    ann.part("games").locator(f"input[value={GAME}]").check()
    expect(ann.part("draw-board")).to_have_attribute("href", re.compile(f"/boards/{GAME}$"))
    text = BOARD.replace('name = "Gent"', 'name = "Soest"', 1)
    ann.part("board-file").set_input_files(
        {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
    )
    ann.press("open-in-editor")
    checked(ann, "faulty")
    ann.part("editor-faults").locator("summary").click()
    ann.part("fault").first.click()
    name = ann.part("inspector").locator("[data-field=name]")
    expect(name).to_be_focused()
    name.fill("Atlantis")
    name.press("Enter")
    checked(ann, "sound")

    ann.press("editor-try")
    ann.part("try-dialog").get_by_test_id("name").fill("Ann")
    ann.part("try-players").locator("input[value='2']").check()
    ann.press("try-start")
    ann.part("table-page").wait_for()
    ann.wait_for_turn()
    ann.pick("town:Atlantis")
    ann.go(f"/boards/{GAME}")
    expect(ann.part("place").filter(has_text="Atlantis")).to_be_attached()


def test_on_a_phone_places_are_dragged_with_a_finger(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    start(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    x, y = middle(place(ann, "wien"))
    session = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]},
        )

    touch("touchStart", (x, y))
    for step in (10, 20, 30):
        touch("touchMove", (x - step, y - step))
    touch("touchEnd")
    assert middle(place(ann, "wien")) == pytest.approx((x - 30, y - 30), abs=3)
    expect(ann.part("inspector")).to_contain_text("Wien")

    # Two fingers zoom the map and move no place.
    unit = ann.page.locator("[data-testid=editor-map] .paper").bounding_box()
    box = ann.part("editor-map").bounding_box()
    assert unit is not None
    assert box is not None
    left, right = (box["x"] + 40, box["y"] + 30), (box["x"] + 90, box["y"] + 30)
    touch("touchStart", left)
    touch("touchStart", left, right)
    touch("touchMove", left, (right[0] + 60, right[1]))
    touch("touchMove", left, (right[0] + 120, right[1]))
    touch("touchEnd")
    zoomed = ann.page.locator("[data-testid=editor-map] .paper").bounding_box()
    assert zoomed is not None
    assert zoomed["width"] > unit["width"] * 1.5

    ann.page.get_by_label("Show the whole map").tap()
    ann.part("editor-tools").locator("input[value='add:town']").check()
    # Relative to the map, because the page may scroll. While the map is still zoomed, its upper edge is out of sight.
    down = ann.page.wait_for_function("""() => {
      const map = document.querySelector('[data-testid=editor-map]')
      const down = map.querySelector('.paper').getBoundingClientRect().y - map.getBoundingClientRect().y
      return down > 0 && down
    }""").json_value()
    ann.part("editor-map").tap(position={"x": 30, "y": down + 12})
    expect(ann.part("inspector")).to_contain_text("Town 21")
    ann.press("editor-undo")
    expect(ann.part("place").filter(has_text="Town 21")).to_have_count(0)


def test_in_every_language_and_on_a_phone(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    start(ann)
    ann.page.evaluate("window.stays = true")
    for language in ("de", "fr", "it", "en"):
        ann.part("language").select_option(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        label = Words(language, [FOLDER / "words"], ()).say(f"{GAME}-table-city")
        expect(ann.part("editor-tab-city")).to_have_text(label)
        for tab in ("map", "city", "board", "preview"):
            ann.press(f"editor-tab-{tab}")
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390, (language, tab)
            assert "editor-" not in ann.part("editor-page").inner_text()
    assert ann.page.evaluate("window.stays")


@pytest.mark.parametrize(
    ("phone", "dark"),
    [pytest.param(False, False, id="desktop-light", marks=pytest.mark.full), pytest.param(True, True, id="phone-dark")],
)
def test_axe_finds_nothing(server: Serving, meet: Meet, phone: bool, dark: bool) -> None:
    ann = meet(server, "Ann", phone=phone, dark=dark)
    ann.go(f"/boards/{GAME}")
    ann.part("editor-empty").wait_for()
    found = violations(ann)
    start(ann)
    found += violations(ann)
    ann.press("editor-try")
    ann.part("try-dialog").wait_for()
    found += violations(ann)
    ann.page.keyboard.press("Escape")
    ann.touch(place(ann, "koeln"))
    ann.part("photo-file").set_input_files(picture())
    ann.press("fit-photo")
    found += violations(ann)
    size = ann.part("inspector").locator("[data-field=size]")
    size.fill("11")
    size.press("Tab")
    checked(ann, "faulty")
    ann.touch(ann.part("editor-faults").locator("summary"))
    for table in ("city", "board", "region", "intro_setup"):
        ann.press(f"editor-tab-{table}")
        found += violations(ann)
    ann.touch(ann.page.locator("td[data-field=start_towns] button").first)
    ann.part("cell-form").wait_for()
    found += violations(ann)
    assert found == []


@pytest.mark.parametrize("game", [pytest.param("hansa", marks=pytest.mark.full), "felinia"])
def test_every_board_of_the_other_games_opens_without_faults(server: Serving, meet: Meet, game: str) -> None:
    ann = meet(server, "Ann")
    for board in kontor.game(game).declaration.boards:
        ann.go(f"/boards/{game}")
        ann.part("editor-new").or_(ann.part("editor-empty")).wait_for()
        if ann.part("editor-new").is_visible():
            ann.press("editor-new")
        ann.press("editor-shipped", board=board.id)
        ann.part("editor-map").wait_for()
        checked(ann, "sound")
        for tab in ann.page.get_by_role("tab").all():
            tab.click()
        ann.part("editor-preview").wait_for()
