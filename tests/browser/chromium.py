"""Finds and starts the browser for the browser tests.

    python -m tests.browser.chromium    find it and say which; as root on Debian install it if there is none

The candidates, in this order, are the browser given by KONTOR_BROWSER, one on the PATH, and Playwright's own. A test
starts the browser like this, with one context for each person, because clicks in a background tab of the same context
are slow:

    browser = playwright.chromium.launch(executable_path=find(), args=FLAGS, ignore_default_args=UNWANTED)

If there is no browser, tests fail instead of being skipped.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = [
    "--no-sandbox",  # there is none to be had as root or in a container, and only our own pages are opened
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",  # load only what the page requests
    "--disable-component-update",
    "--disable-sync",
]

UNWANTED = ["--hide-scrollbars"]
"""Flags of Playwright to leave out. Scrollbars take room from the page, as in most desktop browsers."""

NAMES = ("chromium", "chromium-browser", "google-chrome")
APT = ("apt-get", "install", "--yes", "-qq", "--no-install-recommends", "chromium")
WAIT = ("-o", "DPkg::Lock::Timeout=300")
"""Another installation may be running."""
MISSING = f"""There is no browser for the browser tests. Either install Chromium (Debian, as root: {" ".join(APT)}),
or fetch Playwright's own ({Path(sys.executable).name} -m playwright install chromium, with the Python of .venv),
or name one that is there: KONTOR_BROWSER=/where/chromium make test"""

PLAYWRIGHTS_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


class NoBrowser(Exception):
    """No browser was found. The message explains what to do."""


def find() -> str:
    """Return the path of the browser."""
    found = named() or on_path() or playwrights_own()
    if found is None:
        raise NoBrowser(MISSING)
    return found


def named() -> str | None:
    """Return the browser given by KONTOR_BROWSER.

    A wrong name is an error instead of a reason to use another browser.
    """
    name = os.environ.get("KONTOR_BROWSER")
    if not name:
        return None
    found = shutil.which(name)
    if found is None:
        raise NoBrowser(f"KONTOR_BROWSER is {name!r}, and there is no such program.")
    return found


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def playwrights_own() -> str | None:
    """Return the browser installed by `playwright install`. The lookup runs in a separate process, because a test may
    already be using Playwright.
    """
    told = subprocess.run([sys.executable, "-c", PLAYWRIGHTS_OWN], stdout=subprocess.PIPE, text=True, check=True)
    path = told.stdout.strip()
    return path if Path(path).exists() else None


def may_install() -> bool:
    """Return whether this process runs as root on Debian and may install packages."""
    system = platform.freedesktop_os_release() if Path("/etc/os-release").exists() else {}
    return system.get("ID") == "debian" and os.geteuid() == 0


def install() -> None:
    print(f"There is no browser for the browser tests. Installing one: {' '.join(APT)}", flush=True)
    subprocess.run(["apt-get", "update", "-qq", *WAIT], check=True)
    subprocess.run([*APT, *WAIT], check=True)


def main() -> int:
    try:
        found = find()
    except NoBrowser as error:
        if os.environ.get("KONTOR_BROWSER") or not may_install():
            print(error, file=sys.stderr)
            return 1
        install()
        found = find()
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"{found}: {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
