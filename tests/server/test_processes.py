"""Two server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.player import Player, choices, new_key
from tests.server.running import Postgres, running, settings_for
from tests.server.test_rooms import run, service, who_looks_is_told_that_it_is_removed


@pytest.fixture(scope="module")
def both(postgres: Postgres) -> Iterator[tuple[str, str]]:
    database = postgres.new_database()
    with running(settings_for(database)) as one, running(settings_for(database)) as other:
        yield one, other


@pytest.fixture
def ann(both: tuple[str, str]) -> Iterator[Player]:
    with Player(both[0], "Ann") as player:
        yield player


@pytest.fixture
def ben(both: tuple[str, str]) -> Iterator[Player]:
    with Player(both[1], "Ben") as player:
        yield player


def test_what_happens_in_one_is_seen_in_the_other(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    with ann.live(table, 0) as live:
        assert live.table()["state"] == "waiting"
        ben.join(table, 1)
        assert live.until(lambda one: one["type"] == "table" and one["table"]["seats"][1]["name"] == "Ben")
        with ben.live(table, 1) as far:
            for _ in range(4):
                actor = ann.table(table)["actor"]
                here, there, player = (live, far, ann) if actor == 0 else (far, live, ben)
                here.look(actor)
                moment = here.decision(actor)
                done = player.act(table, actor, moment, choices(moment)[-1])
                assert there.moment(done)["sequence"] == done


def test_the_same_session_is_known_to_both(both: tuple[str, str], ann: Player) -> None:
    table = ann.make_table("me", "me")
    with Player(both[1], "Ann") as again:
        again.http.cookies.set("kontor", str(ann.cookie))
        actor = again.table(table)["actor"]
        with again.live(table, actor) as live:
            moment = live.decision(actor)
            again.act(table, actor, moment, choices(moment)[-1])
    assert ann.table(table)["sequence"] == moment["sequence"] + 1


def test_of_clicks_in_both_at_once_one_counts(both: tuple[str, str], ann: Player) -> None:
    table = ann.make_table("me", "me")
    actor = ann.table(table)["actor"]
    with ann.live(table, actor) as live:
        moment = live.decision(actor)
    with Player(both[1]) as again:
        again.http.cookies.set("kontor", str(ann.cookie))
        forms = [
            {"seat": actor, "sequence": moment["sequence"], "action": choices(moment)[-1], "key": new_key()}
            for _ in range(6)
        ]
        path = f"/api/tables/{table}/actions"
        with ThreadPoolExecutor(6) as pool:
            answers = [
                pool.submit(player.http.post, path, json=form)
                for player, form in zip((ann, again) * 3, forms, strict=True)
            ]
            statuses = sorted(answer.result().status_code for answer in answers)
    assert statuses == [200] + [409] * 5
    assert ann.table(table)["sequence"] == moment["sequence"] + 1


def test_two_people_cannot_take_one_seat(ann: Player, ben: Player) -> None:
    table = ann.make_table("open", "open", "open")
    path = f"/api/tables/{table}/seats/0/join"
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda one: one.http.post(path, json={"name": one.name}), (ann, ben)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_bots_answer_whichever_process_is_asked(ann: Player, ben: Player) -> None:
    table = ben.make_table("me", "bot", "bot")
    with ann.live(table) as live:
        for _ in range(2):
            with ben.live(table, 0) as own:
                moment = own.decision(0)
                done = ben.act(table, 0, moment, choices(moment)[-1])
            assert live.moment(done)["entry"]["by"] == "person"
    entries = ann.get(f"/tables/{table}/log")["entries"]
    assert [entry["sequence"] for entry in entries] == list(range(1, len(entries) + 1))


def test_notices_are_heard_again_after_a_lost_connection(postgres: Postgres) -> None:
    database = postgres.new_database()
    servers = running(settings_for(database)), running(settings_for(database))
    with servers[0] as one, servers[1] as other, Player(one, "Ann") as ann, Player(other, "Ben") as ben:
        table = ann.make_table("me", "open", "open")
        with ann.live(table, 0) as live:
            live.table()
            postgres.cut_off(database)
            ben.http.put("/api/me", json={"name": "Ben"})  # the first request may be refused
            ben.join(table, 1)
            assert live.until(lambda one: one["type"] == "table" and one["table"]["seats"][1]["name"] == "Ben")


def test_a_deleted_table_is_gone_in_both(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    with ben.live(table) as live:
        live.table()
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        assert live.until(lambda one: one["type"] == "gone")
    assert ben.refused("GET", f"/tables/{table}")[0] == 404


def test_whoever_looks_at_a_game_that_the_other_removes_is_told(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            await who_looks_is_told_that_it_is_removed(one, other)

    run(test)
