"""Firefox, driven through WebDriver BiDi. Playwright needs a patched Firefox, but this module uses Debian's.

    python -m tests.browser.firefox    find it and print its version; as root on Debian install it if it is missing

KONTOR_FIREFOX can select another Firefox.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

from tests.browser.chromium import may_install

NAMES = ("firefox-esr", "firefox")
APT = ("apt-get", "install", "--yes", "-qq", "--no-install-recommends", "firefox-esr")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
PATIENCE = 120.0
"""Seconds."""


class NoFirefox(Exception):
    """Firefox was not found. The message explains what to do."""


def find() -> str:
    names = [os.environ["KONTOR_FIREFOX"]] if os.environ.get("KONTOR_FIREFOX") else NAMES
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise NoFirefox(f"Install Firefox (Debian, as root: {' '.join(APT)}), or name one with KONTOR_FIREFOX.")
    return found


class Firefox:
    """A headless Firefox with one page."""

    def __init__(self, folder: Path) -> None:
        self._profile = folder / "profile"
        self._said = folder / "firefox.txt"
        self._ids = count(1)
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self._profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self._profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = [find(), "--headless", "--no-remote", "--profile", str(self._profile), "--remote-debugging-port=0"]
        with self._said.open("w", encoding="utf-8") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said)
        self._open.callback(self._end)
        address = f"{self._listening()}/session"
        self._socket = self._open.enter_context(connect(address, max_size=None, open_timeout=PATIENCE))
        self.ask("session.new", capabilities={})
        self._page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._open.close()

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _listening(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, self._said.read_text("utf-8")
            if found := LISTENING.search(self._said.read_text("utf-8")):
                return found[1]
            time.sleep(0.1)
        raise AssertionError(f"Firefox did not start: {self._said.read_text('utf-8')}")

    def ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self.ask("browsingContext.reload", context=self._page, wait="complete")

    def evaluate(self, script: str) -> Any:
        """Return the value of a JavaScript expression, which must be convertible to JSON. Promises are awaited."""
        wrapped = f"(async () => JSON.stringify(await ({script})))()"
        target = {"context": self._page}
        answer = self.ask("script.evaluate", expression=wrapped, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def wait(self, script: str) -> Any:
        """Wait until an expression is true, and return its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.evaluate(script):
                return found
            time.sleep(0.1)
        raise AssertionError(f"never true: {script}; the page: {self.evaluate('document.body.innerText')}")

    def see(self, selector: str) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")

    def fill(self, selector: str, text: str) -> None:
        self.see(selector)
        field = f"document.querySelector({json.dumps(selector)})"
        self.evaluate(
            f"void ({field}.value = {json.dumps(text)}, {field}.dispatchEvent(new Event('input', {{ bubbles: true }})))"
        )

    def click(self, selector: str) -> None:
        self.see(selector)
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")


def main() -> int:
    try:
        found = find()
    except NoFirefox as error:
        if os.environ.get("KONTOR_FIREFOX") or not may_install():
            print(error, file=sys.stderr)
            return 1
        print(f"There is no Firefox for its test. Installing it: {' '.join(APT)}", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(APT, check=True)
        found = find()
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"{found}: {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
