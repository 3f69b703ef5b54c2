"""A game from another package in the browser: Lantern Quays, installed from its wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import Serving
from tests.examples.installing import environment, installed

MOVES = 3


def test_a_game_from_another_package(client: Path, meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", environment(installed(tmp_path))["PYTHONPATH"])
    with Serving(tmp_path, client) as serving:
        ann = meet(serving, "Ann")
        ann.fill_in("me", "bot", game="lantern")
        ann.wait("[data-state=running]")
        for _ in range(MOVES):
            ann.wait_for_turn()
            before = ann.sequence
            lit = [place for place in ann.sight().lit if place.startswith("quay:")]
            assert len(lit) >= 2
            ann.click_place(lit[0])
            if ann.sequence == before and ann.sight().lit:
                victim = [place for place in ann.sight().lit if place.startswith("supply:")]
                if victim:
                    ann.click_place(victim[0])
            ann.wait_past(before)
        assert any("places a trader on" in line for line in ann.log())
        picture = ann.page.screenshot(path=tmp_path / "lantern.png")
        assert len(picture) > 20_000
    assert serving.complaints == ""
