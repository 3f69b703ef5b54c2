"""Turn signals that can be seen, heard and read in other tabs, and the list of people present."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import PATIENCE, TABLE, Person
from tests.browser.serving import Serving

LISTEN = """
window.heard = []
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (at) {
  window.heard.push(Math.round(this.frequency.value))
  start.call(this, at)
}"""
"""JavaScript that records the pitch of every sound."""
KNOCK, BELL, LAST = 210, 587, 880
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""Simulate that another tab is in front, because a headless browser shows all tabs."""
TELL = """
window.told = []
const { showNotification } = ServiceWorkerRegistration.prototype
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  await showNotification.call(this, title, options)
  window.told.push({ title, ...options })
}"""
"""JavaScript that records every notification shown."""
TOLD = "() => window.told.length > 0"
NONE = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 0"
"""JavaScript that waits until all notifications are gone."""
WORKER = "async () => (await navigator.serviceWorker.ready).active !== null"
"""JavaScript that waits for the service worker, without which the page would show notifications itself."""


def two(server: Serving, meet: Meet, **options: str) -> tuple[Person, Person, str]:
    """Create two people who play against each other, each with a browser. The person to move comes first."""
    ann, ben = meet(server, "Ann"), meet(server, "Ben", **options)
    for person in (ann, ben):
        person.page.add_init_script(LISTEN + TELL)
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")
        person.speed("now")
    return ann, ben, table


def until_turn_of(ann: Person, ben: Person) -> None:
    """End the turns of Ann and the bot until it is Ben's turn."""
    while True:
        ann.wait("[data-ready=yes]", "[data-actor='1']")
        if ann.attribute("actor") == "1":
            break
        ann.do("end")
    ben.wait_for_turn()


def end_turn_of(ben: Person) -> None:
    ben.wait_for_turn()
    ben.do("end")


def heard(person: Person) -> list[int]:
    found: list[int] = person.page.evaluate("window.heard")
    return found


def settings(person: Person) -> None:
    person.press("open-settings")
    person.part("settings").wait_for()


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.part("settings").wait_for(state="detached")


def test_it_is_seen_in_the_tab_heard_and_muted(server: Serving, meet: Meet) -> None:
    ann, ben, _ = two(server, meet)
    until_turn_of(ann, ben)
    icon = ben.page.locator("link[rel=icon]")
    expect(ben.page).to_have_title("● Your turn · Hansa Teutonica · Kontor")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    end_turn_of(ben)  # a touch, after which a page may sound
    expect(ben.page).to_have_title("Hansa Teutonica · Kontor")
    expect(icon).to_have_attribute("href", "/icon.svg")
    until_turn_of(ann, ben)
    ben.page.wait_for_function(f"() => window.heard.includes({BELL})")
    assert KNOCK in heard(ben), "the others have moved before"
    settings(ben)
    ben.part("settings-sound").uncheck()
    close(ben)
    ben.page.evaluate("window.heard = []")
    end_turn_of(ben)
    until_turn_of(ann, ben)
    assert heard(ben) == []
    ben.page.reload()
    ben.wait_for_turn()
    settings(ben)
    expect(ben.part("settings-sound")).not_to_be_checked()
    ben.part("settings-sound").check()
    ben.press("settings-listen")
    ben.page.wait_for_function(f"() => window.heard.includes({BELL})")


def test_the_end_can_be_heard(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.page.add_init_script(LISTEN)
    ann.make_table("me", "bot", "bot", game="pfeffersaecke")  # the shortest game
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.open_panel("seats")
    ann.part("seat", seat=0).get_by_test_id("seat-bot").click()
    ann.press("confirm-yes")
    # On the static page, bots that play alone pause for half a second after each of their 170 decisions.
    ann.page.wait_for_selector(f"{TABLE}[data-state=over]", timeout=3 * PATIENCE)
    ann.page.wait_for_function(f"() => window.heard.includes({LAST})")


def test_a_notice_while_nobody_looks(server: Serving, meet: Meet) -> None:
    """A notification is in the user's language, is shown once, and disappears when the page is viewed."""
    ann, ben, table = two(server, meet, language="de")
    ben.context.grant_permissions(["notifications"])
    ben.wait_for_answer(WORKER)
    until_turn_of(ann, ben)
    settings(ben)
    ben.part("settings-notices").check()
    close(ben)
    end_turn_of(ben)
    ben.page.evaluate(HIDE, True)
    until_turn_of(ann, ben)
    ben.page.wait_for_function(TOLD)
    [notice] = ben.page.evaluate("window.told")
    assert notice["title"] == "Du bist dran: Hansa Teutonica" and notice["tag"] == f"/table/{table}"
    assert notice["body"].startswith("Du hast noch 2 Aktionen.")
    ben.page.evaluate(HIDE, False)
    ben.page.wait_for_function(NONE)


def test_nobody_is_told_unasked(server: Serving, meet: Meet) -> None:
    """Notifications are not shown without the person's consent, even if the browser allows them, and permission is only
    requested after a click. Without user interaction, a page is silent.
    """
    ann, ben, table = two(server, meet)
    ben.open_table(table)
    ben.page.evaluate("() => { Notification.requestPermission = () => { throw new Error('asked') } }")
    ben.context.grant_permissions(["notifications"])
    ben.wait_for_answer(WORKER)
    ben.page.evaluate(HIDE, True)
    until_turn_of(ann, ben)
    expect(ben.page).to_have_title("● Your turn · Hansa Teutonica · Kontor")
    assert ben.page.evaluate("window.told") == []
    assert heard(ben) == []


def test_a_browser_that_forbids_it_is_named(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/")
    ann.page.evaluate("() => { Object.defineProperty(Notification, 'permission', { get: () => 'denied' }) }")
    settings(ann)
    expect(ann.part("settings-notices-hint")).to_contain_text("Your browser blocks notifications")
    ann.part("settings-notices").click()
    expect(ann.part("settings-notices")).not_to_be_checked()


def test_who_is_here(server: Serving, meet: Meet) -> None:
    ann, ben, table = two(server, meet)
    expect(ann.part("presence")).to_have_attribute("data-here", "0 1")
    expect(ann.part("presence")).to_have_accessible_name("Here now: Ann and Ben.")
    desk = ann.page.locator("[data-zone='desk:1'] [data-here]")
    expect(desk).to_have_attribute("data-here", "true")
    cat = meet(server, "Cat")
    cat.open_table(table)
    expect(ann.part("presence")).to_have_attribute("data-watching", "1")
    expect(ann.part("presence")).to_have_attribute("title", "Here now: Ann and Ben. 1 other person is watching.")
    ben.page.close()
    cat.page.close()
    expect(ann.part("presence")).to_have_attribute("data-here", "0")
    expect(ann.part("presence")).to_have_attribute("data-watching", "0")
    expect(desk).to_have_attribute("data-here", "false")
    ann.press("presence")
    expect(ann.part("seat", seat=1)).to_contain_text("away")
