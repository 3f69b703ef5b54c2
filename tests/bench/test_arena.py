"""The benchmark of arena workers runs and reports plausible figures."""

from __future__ import annotations

import pytest

from bench.arena import Round, main, verdict


def test_the_figure_is_the_median_of_the_ratios() -> None:
    told = verdict([Round(1000, 950), Round(2000, 1000), Round(1000, 990)])
    assert told.split() == ["median", "0.95", "to", "reach", "0.9"]


@pytest.mark.slow
def test_it_measures_real_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--rounds", "1", "--bots", "apprentice,apprentice"]) == 0
    told = capsys.readouterr().out
    assert "Kontor uncompiled" in told and "round 1" in told
