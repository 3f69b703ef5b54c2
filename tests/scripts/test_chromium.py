"""The browser that the browser tests choose, and the message if there is none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import chromium


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Put a program with this name on a PATH that contains nothing else."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("KONTOR_BROWSER", raising=False)
    monkeypatch.setattr(chromium, "playwrights_own", lambda: None)

    def there(name: str) -> str:
        file = tmp_path / name
        file.write_text("#!/bin/sh\necho Browser 1\n")
        file.chmod(0o755)
        return str(file)

    return there


def test_the_named_one_comes_first(browser: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    browser("chromium")
    mine = browser("mine")
    monkeypatch.setenv("KONTOR_BROWSER", mine)
    assert chromium.find() == mine


def test_a_wrong_path_is_an_error(
    browser: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser("chromium")
    monkeypatch.setenv("KONTOR_BROWSER", "/nowhere/chromium")
    assert chromium.main() == 1
    assert "/nowhere/chromium" in capsys.readouterr().err


def test_then_the_path_in_this_order(browser: Callable[[str], str]) -> None:
    chrome = browser("google-chrome")
    assert chromium.find() == chrome
    first = browser("chromium")
    assert chromium.find() == first


def test_then_playwrights_own(browser: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "playwrights_own", lambda: "/own/chrome")
    assert chromium.find() == "/own/chrome"


def test_without_any_the_message_explains_what_to_do(
    browser: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: False)
    assert chromium.main() == 1
    said = capsys.readouterr().err
    assert "apt-get install" in said and "playwright install chromium" in said and "KONTOR_BROWSER=" in said


def test_as_root_on_debian_it_is_installed(
    browser: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: True)
    monkeypatch.setattr(chromium, "install", lambda: browser("chromium"))
    assert chromium.main() == 0
    assert "Browser 1" in capsys.readouterr().out
