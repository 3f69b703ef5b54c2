"""Private plans: computed from the player's view alone, and noticed by nobody."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import SPECTATOR
from kontor.registry import GAMES
from kontor.registry import game as game_of
from kontor.server import playing
from kontor.server.requests import PlanInputs
from kontor.server.service import Service
from kontor.table import Table
from kontor.table.planning import Plan
from tests.server.player import Form, Player, choices
from tests.server.test_consent import reason
from tests.server.test_ratings import begun, on_a_server, strangers

pytestmark = pytest.mark.slow


def plan(player: Player, table: str, seat: int, sequence: int, *inputs: str) -> Form:
    form: Form = player.post(f"/tables/{table}/plan", {"seat": seat, "sequence": sequence, "inputs": list(inputs)})
    return form


def test_a_player_tries_out_moves_while_another_decides(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "bot")
    form = ben.join(table, 1)
    with ann.live(table, 0) as live:
        moment = live.until(lambda one: one["type"] == "moment" and one["scene"]["actor"] in (0, 1))
    waiting, seat = (ben, 1) if moment["scene"]["actor"] == 0 else (ann, 0)
    sequence = moment["sequence"]
    first = plan(waiting, table, seat, sequence)
    assert first["mine"] and first["scene"]["actor"] == seat and not first["inputs"]
    action = choices({"scene": first["scene"]})[0]
    then = plan(waiting, table, seat, sequence, action)
    assert then["inputs"] == [action] and then["events"]
    assert then == plan(waiting, table, seat, sequence, action), "the same inputs give the same plan"
    after = ann.table(table)
    assert (after["sequence"], after["actor"]) == (sequence, moment["scene"]["actor"]), "nothing has happened"
    assert form["id"] == table


def test_what_cannot_be_planned(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open")
    wish = {"seat": 0, "sequence": 1, "inputs": []}
    assert ann.refused("POST", f"/tables/{table}/plan", wish)[0] == 404, "there is no game yet"
    ben.join(table, 1)
    eve.join(table, 2)
    for seat in (1, 2, 9):
        assert ann.refused("POST", f"/tables/{table}/plan", {**wish, "seat": seat})[0] == 403
    assert ann.refused("POST", f"/tables/{table}/plan", {**wish, "sequence": 99})[0] == 404
    status, problem = ann.refused("POST", f"/tables/{table}/plan", {**wish, "inputs": ["fly to the moon"]})
    assert (status, problem["said"][0]["id"]) == (400, "action-unknown")
    form = plan(ann, table, 0, 1, "claim Hamburg-Lübeck", "end")
    assert form["refused"]["id"] and form["inputs"] == [], "the plan ends before the first action that is not possible"
    assert plan(ann, table, 0, 1)["refused"] is None
    assert ann.refused("POST", f"/tables/{table}/plan", {**wish, "inputs": ["end"] * 41})[0] == 400
    why = ann.post(f"/tables/{table}/plan/why", {**wish, "path": ["city:Lübeck"]})
    assert why["refusals"]


def test_nobody_plans_in_a_rated_game(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", clock={"length": "60"}, rated=True)
    ben.join(table, 1)
    status, problem = ann.refused("POST", f"/tables/{table}/plan", {"seat": 0, "sequence": 1, "inputs": []})
    assert (status, problem["said"][0]["id"]) == (409, "server-rated-help")


def test_a_plan_is_made_by_a_bot_process_with_a_budget(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a slow plan does not block the server, and a network without thinking time cannot make plans."""
    monkeypatch.setattr(Plan, "__init__", None)  # not in this process

    async def test(one: Service) -> None:
        people = strangers(2)
        table, wanted = await begun(one, people, rated=False), PlanInputs(0, 1)
        assert (await playing.plan(one, people[0], table, wanted)).mine
        owners = one.budgets.owners(people[0].address)
        one.budgets.owe(owners, "thinking", 2 * one.settings.limits.thinking)  # so it is spent even after a pause
        assert await reason(playing.plan(one, people[0], table, wanted)) == "server-budget"
        assert await reason(playing.why_not_in_plan(one, people[0], table, wanted)) == "server-budget"

    on_a_server(database, test)


def secret_setups() -> list[tuple[str, dict[str, Any]]]:
    return [
        ("hansa", {"board": "standard_2_3", "options": {"edition": "italian", "mission_cards": True}}),
        *((id, {}) for id in GAMES if id != "hansa"),
    ]


@pytest.mark.parametrize(("id", "more"), secret_setups())
def test_a_plan_depends_on_the_view_alone(id: str, more: dict[str, Any]) -> None:
    """Two positions with the same view give the same plan, regardless of hidden information."""
    import random

    game = game_of(id)
    table = Table(game, game.setup(players=3, **more), random.Random(3))
    table.begin()
    for step in range(30):
        actor = table.position.actor
        if actor < 0:
            break
        for seat in range(3):
            view = table.position.view(seat)
            other = game.sample(view, random.Random(step))  # the same view, other secrets
            plans = [Plan(game, position.view(seat), seat, "seed") for position in (table.position, other)]
            assert plans[0].form() == plans[1].form()
            if plans[0].mine:
                texts = [view.text(action) for action in plans[0].view().legal()]
                for one in plans:
                    one.play(texts[step % len(texts)])
                assert plans[0].form() == plans[1].form()
        legal = table.position.legal()
        table.decide(actor, table.position.text(legal[step % len(legal)]))
    assert table.position.view(SPECTATOR) is not None


@pytest.mark.parametrize("id", list(GAMES))
def test_a_plan_reaches_the_players_next_turns(id: str) -> None:
    import random

    game = game_of(id)
    table = Table(game, game.setup(players=3), random.Random(5))
    table.begin()
    for seat in range(3):
        plan = Plan(game, table.position.view(seat), seat, "seed")
        for _ in range(12):
            assert plan.mine, "every game gives each player another turn"
            view = plan.view()
            plan.play(view.text(view.legal()[0]))
        assert len(plan.inputs) == 12
