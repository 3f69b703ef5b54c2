"""Render the app's icons from SVG to PNG. The results are part of the repository. Run this script again whenever a
drawing changes.

python scripts/icons.py
"""

from __future__ import annotations

import sys
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import FLAGS, find  # noqa: E402

PUBLIC = ROOT / "web" / "public"
ROUND = PUBLIC / "icon.svg"
WHOLE = ROOT / "web" / "src" / "app" / "icon-maskable.svg"
"""Icons have no border but some margin around the ship, because operating systems crop icons to their own shape."""

MADE = {
    "icon-192.png": (ROUND, 192),
    "icon-512.png": (ROUND, 512),
    "icon-maskable-192.png": (WHOLE, 192),
    "icon-maskable-512.png": (WHOLE, 512),
    "icon-touch.png": (WHOLE, 180),
}
"""Source file and width of each icon."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_page()
        for name, (drawing, size) in MADE.items():
            page.set_viewport_size({"width": size, "height": size})
            address = f"data:image/svg+xml;base64,{b64encode(drawing.read_bytes()).decode()}"
            page.set_content(f"<style>* {{ margin: 0; display: block }}</style><img src='{address}' width='{size}'>")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
