"""Reasons for actions in a manually played game."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.bots.levels import judge_of
from kontor.bots.reasons import reasons
from tests.hansa.scenes import on
from tests.kit import at

HANSA = kontor.game("hansa")


def told(position: Any, *texts: str) -> list[list[tuple[str, dict[str, Any]]]]:
    """Play actions, and return the reasons for each."""
    found = []
    for text in texts:
        seat = position.actor
        before = position.view(seat)
        position.play(position.number(text))
        found.append([(one.id, one.args) for one in HANSA.reasons(before, position.view(seat), seat)])
    return found


def started() -> Any:
    position = HANSA.start(HANSA.setup(players=3))
    for text in ("draw swap", "draw remove", "draw extra_office", "first 0"):
        position.play(position.number(text))
    return position


def test_pieces_on_a_route() -> None:
    position = started()
    route = {"route": "Göttingen-Quedlinburg"}
    begun = {"own": 1, "posts": 3} | route
    first = told(position, "place trader Göttingen-Quedlinburg 1", "place trader Göttingen-Quedlinburg 2", "end")
    assert first == [[("hansa-reason-begun", begun)], [("hansa-reason-nearly", route)], []]
    blocked = told(position, "place trader Göttingen-Quedlinburg 3", "end")
    assert blocked == [[("hansa-reason-blocks", {"rival": 0} | route), ("hansa-reason-begun", begun)], []]


def test_a_claim_with_its_benefit() -> None:
    """Göttingen increases Actiones, and the office would be in one of the two cities."""
    position = started()
    posts = [f"place trader Göttingen-Quedlinburg {number}" for number in (1, 2, 3)]
    told(position, *posts[:2], "end", "end", "end")
    assert told(position, posts[2]) == [[("hansa-reason-complete", {"route": "Göttingen-Quedlinburg"})]]
    view = position.view(0)
    claim = view.number("claim Göttingen-Quedlinburg")
    assert [one.id for one in reasons(HANSA, view, claim, judge_of(HANSA))] == [
        "hansa-reason-skill",
        "hansa-reason-supply",  # the trader of the track
    ]
    told(position, "claim Göttingen-Quedlinburg")
    learned = told(position.copy(), "skill actiones")
    assert learned[0][0] == ("hansa-reason-skill", {"track": "actiones", "value": "3"})
    office = told(position, "office Göttingen")[0]
    assert office[:2] == [
        ("hansa-reason-office", {"city": "Göttingen"}),
        ("hansa-reason-control", {"city": "Göttingen"}),
    ]
    assert {one[1]["source"] for one in office if one[0] == "hansa-reason-points"} == {"control", "network"}


def test_income() -> None:
    position = started()
    told(position, "end", "end")
    texts = [position.text(action) for action in position.legal()]
    income = max(text for text in texts if text.startswith("income"))
    found = told(position, income)[0]
    assert [one[0] for one in found] == ["hansa-reason-supply"] and found[0][1]["pieces"] >= 1


@pytest.mark.parametrize("marker", ["skill", "tribute"])
def test_a_marker_of_the_route(marker: str) -> None:
    position = at(
        posts=on("Duisburg-Dortmund", "t0 t0"),
        markers={"Duisburg-Dortmund": marker},
        promo_markers={"exchange": 0, "tribute": 1, "block": 0},
    )
    assert ("hansa-reason-marker", {}) in told(position, "claim Duisburg-Dortmund")[0]
