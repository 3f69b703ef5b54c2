"""The checks on all pages detect errors, and browsers enforce the content security policy."""

from __future__ import annotations

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_what_the_watch_sees(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    assert ann.watch.faults == []
    ann.page.evaluate("fetch('http://example.invalid/').catch(() => null)")
    ann.page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.x = 1' }))"
    )
    ann.page.evaluate("setTimeout(() => { throw new Error('broken') })")
    with ann.page.expect_console_message(lambda message: message.text == "complaint"):
        ann.page.evaluate("setTimeout(() => console.error('complaint'))")
    said = "\n".join(ann.watch.faults)
    for fault in ("connect-src forbids http://example.invalid", "script-src", "broken", "complaint"):
        assert fault in said
    assert ann.page.evaluate("window.x") is None
    ann.watch.allow("")
