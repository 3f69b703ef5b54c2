"""`kontor spec`: the spec sheet of a game for machine learning, from which pages in docs/ are generated."""

from __future__ import annotations

import kontor
from tests.cli.kit import Run


def test_programs_get_json(run: Run) -> None:
    form = run("spec", "hansa", "--players", "4", "--json").json()
    assert (form["game"], form["players"], form["board"]) == ("hansa", 4, "standard_4_5")
    assert form["rewards"]["rank"] == {"least": -1.0, "most": 1.0, "sum": 0.0}
    assert form["ends"] == list(kontor.game("hansa").declaration.ends)


def test_people_get_a_page(run: Run) -> None:
    said = run("spec", "hansa", "--players", "2").out
    assert "## Observation" in said and "| posts |" in said


def test_an_impossible_setup_is_refused(run: Run) -> None:
    assert run("spec", "hansa", "--players", "7").refused("2, 3, 4, 5")
    assert run("spec", "chess").refused("chess", "hansa")
