"""A rated table created with the form, and the public profile of the host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving
from tests.browser.test_axe import violations
from tests.browser.test_person import WIDTH


def test_a_rated_table_and_a_public_profile(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben", phone=True, dark=True, language="de")
    ann.go("/new?start=friends&game=pfeffersaecke")
    ann.part("seat-row", seat=0).get_by_test_id("seat-name").fill("Ann")
    expect(ann.part("rated")).to_have_count(0)
    ann.part("clock").select_option("60")
    ann.part("rated").check()
    assert violations(ann) == []
    ann.press("make-table")
    ann.part("waiting-room").wait_for()
    expect(ann.part("rated-tag")).to_have_text("Rated")
    table = ann.page.url

    ann.go("/me")
    ann.part("profile-public").check()
    link = ann.part("profile-address").input_value()

    ben.go(table)
    expect(ben.part("rated-tag")).to_have_text("Gewertet")
    ben.touch(ben.part("profile-link"))
    ben.part("profile-empty").wait_for()
    assert ben.page.url == link
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann")
    assert violations(ben) == []
    assert ben.page.evaluate(WIDTH) <= 0
