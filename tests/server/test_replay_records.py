"""Tables created from records: finished and unfinished games, player names, and a report of every fault."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kontor.core import Record, RecordError, parse, position_at, record_for
from kontor.core.record import HEADER, MOST_FAULTS
from kontor.server import continuing
from tests.server.player import Form, Player, choices
from tests.server.running import MANY, running, settings_for
from tests.table.logs import GAME, GOLDEN

FINISHED = "hansa-standard_2_3-3-prestige.kontor"
MISSIONS = "hansa-standard_2_3-3-missions-cities.kontor"


@pytest.fixture(scope="module")
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


@pytest.fixture(scope="module")
def eve(plain: str) -> Iterator[Player]:
    with Player(plain, "Eve") as player:
        yield player


def text_of(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


def cut(name: str, actions: int) -> Record:
    """Return a game truncated after a number of actions."""
    whole = parse(text_of(name))
    return replace(whole, actions=whole.actions[:actions], result=None)


def opened(player: Player, text: str) -> Form:
    form: Form = player.post("/records", {"record": text})
    return form


def faults(player: Player, text: str) -> list[str]:
    status, problem = player.refused("POST", "/records", {"record": text})
    assert status in (400, 404)
    return [said["id"] for said in problem["said"]]


def test_a_finished_game_can_be_looked_at_by_whoever_has_its_address(server: str) -> None:
    with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
        named = replace(parse(text_of(FINISHED)), seats=["Änne", "seat 1", "x" * 90])
        table = opened(ann, named.write())
        assert (table["state"], table["actor"], table["host"], table["public"]) == ("over", None, True, False)
        assert [seat["name"] for seat in table["seats"]] == ["Änne", None, "x" * 40]
        assert not any(seat["mine"] for seat in table["seats"])
        assert named.result is not None and table["winners"] == named.result["winners"]
        assert eve.get(f"/tables/{table['id']}/moments/7", seat=1)["viewer"] == 1
        read = parse(eve.get(f"/tables/{table['id']}/record"))
        assert (read.actions, read.result) == (named.actions, named.result)
        assert table["id"] in [one["id"] for one in ann.get("/tables", which="over")["tables"]]
        assert table["id"] not in [one["id"] for one in eve.get("/tables", which="over")["tables"]]


def test_each_decision_is_an_entry_of_the_log(ann: Player) -> None:
    record = parse(text_of(FINISHED))
    table = opened(ann, record.write())
    entries = ann.get(f"/tables/{table['id']}/log")["entries"]
    assert [entry["kind"] for entry in entries] == ["start"] + ["action"] * (len(entries) - 1)
    assert {entry["by"] for entry in entries} == {"table"}
    assert len(record.actions) // 2 < len(entries) < len(record.actions), "what leaves no choice is no decision"


def test_an_unfinished_game_goes_on_with_all_seats_at_this_browser(ann: Player, eve: Player) -> None:
    table = opened(ann, replace(cut(FINISHED, 60), seats=["Ann", "Ben", "Cat"]).write())
    assert table["state"] == "running" and all(seat["mine"] and seat["kind"] == "person" for seat in table["seats"])
    id, actor, sequence = table["id"], table["actor"], table["sequence"]
    with ann.live(id, actor) as live:
        decision = live.decision(actor)
    assert decision["undo"] == {"step": None, "turn": None}, "nobody takes back what was not decided here"
    assert eve.refused("GET", f"/tables/{id}/moments/1", params={"seat": 0})[0] == 403
    assert ann.act(id, actor, decision, choices(decision)[0]) == sequence + 1
    with ann.live(id, actor) as live:
        assert live.moment()["undo"]["step"] in (sequence, None)


def test_a_game_that_was_stopped_goes_on(ann: Player) -> None:
    stopped = cut(FINISHED, 60)
    scores = [sum(sheet.values()) for sheet in position_at(stopped, GAME).scores()]
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = {"reason": "abandoned", "scores": scores, "ranks": ranks, "winners": winners}
    assert opened(ann, replace(stopped, result=result).write())["state"] == "running"


@pytest.mark.parametrize("actions", [0, 1, 3])
def test_a_record_that_ends_before_chance_is_drawn_on(ann: Player, actions: int) -> None:
    table = opened(ann, cut(MISSIONS, actions).write())
    assert (table["state"], table["sequence"]) == ("running", 1) and table["actor"] is not None
    read = parse(ann.get(f"/tables/{table['id']}/record", seat=0))
    assert read.actions[:actions] == cut(MISSIONS, actions).actions[: min(actions, 3)]


def test_a_seat_that_holds_a_secret_sees_its_own_alone(ann: Player) -> None:
    """The person who loads a record could read the file, but at one screen each seat still has its own view."""
    table = opened(ann, cut(MISSIONS, 40).write())["id"]
    with ann.live(table) as live:
        assert live.moment()["secret"] is True


# Faults


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ["record-format"]),
        ("# A README", ["record-format"]),
        ("\0\0\0", ["record-format"]),
        ("kontor record 1\n", ["record-header-missing"] * 8),
        ('kontor record 1\ngame: "chess"\nrules: x\nnonsense\n\n', ["record-header-value", "record-header-line"]),
    ],
)
def test_what_is_no_record_is_refused(ann: Player, text: str, found: list[str]) -> None:
    assert faults(ann, text)[: len(found)] == found


def test_every_fault_of_a_header_is_named(ann: Player) -> None:
    lines = text_of(FINISHED).splitlines()
    broken = [line if not line.startswith(("players", "seats")) else "players: 3, 4" for line in lines]
    assert faults(ann, "\n".join(broken)) == ["record-header-value", "record-header-line", "record-header-missing"]


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("game", '"chess"', "game-unknown"),
        ("rules", "99", "record-rules"),
        ("rules", "1" + "0" * 40, "record-rules"),
        ("board", '"atlantis"', "setup-unknown-board"),
        ("digest", '"0"', "record-digest"),
        ("players", "1" + "0" * 40, "record-header-type"),
        ("options", '{"edition": "1066"}', "option-value"),
        ("options", '{"edition": 1' + "0" * 40 + "}", "option-value"),
        ("result", '{"reason": "length"}', "record-result-field"),
        ("viewer", "0", "server-record-view"),
        ("viewer", '"spectator"', "server-record-view"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(ann: Player, name: str, value: str, found: str) -> None:
    lines = [line for line in text_of(FINISHED).splitlines() if not line.startswith(f"{name}: ")]
    lines.insert(1, f"{name}: {value}")
    assert found in faults(ann, "\n".join(lines))


def test_a_line_that_is_not_allowed_is_named_with_its_rule(ann: Player) -> None:
    record = cut(FINISHED, 60)
    record.actions[40] = "first 0"
    record.actions[41:] = []
    status, problem = ann.refused("POST", "/records", {"record": record.write()})
    assert status == 400 and problem["said"][0]["id"] == "record-line-illegal" and problem["said"][0]["args"]["rule"]
    assert problem["said"][0]["args"]["line"] == len(record.write().splitlines()), "the last one"
    assert faults(ann, replace(record, actions=["dance"]).write()) == ["record-line", "action-unknown"]


def test_a_result_that_the_actions_do_not_lead_to_is_refused(ann: Player) -> None:
    record = parse(text_of(FINISHED))
    assert record.result is not None
    assert faults(ann, replace(record, result={**record.result, "scores": [0, 0, 0]}).write()) == ["record-result"]
    assert faults(ann, replace(record, result=None).write()) == ["record-result"]


def test_what_one_seat_knew_is_no_game_to_open(ann: Player) -> None:
    known = record_for(cut(MISSIONS, 40), GAME, 1)
    assert known.viewer == 1 and faults(ann, known.write()) == ["server-record-view"]


def test_a_record_longer_than_a_game_may_be_is_refused_at_once(ann: Player) -> None:
    assert faults(ann, replace(cut(FINISHED, 60), actions=["end"] * 20_001).write()) == ["server-record-long"]


def test_a_file_that_is_too_large_is_refused(ann: Player) -> None:
    status, problem = ann.refused("POST", "/records", {"record": "x" * MANY.record})
    assert (status, problem["code"]) == (413, "too-large")
    assert faults(ann, "x" * (MANY.record - 100)) == ["record-format"]


def test_a_text_full_of_faults_is_refused_without_naming_all() -> None:
    """The file has hundreds of thousands of faults, of which twenty are reported."""
    for text in ("kontor record 1\n" + "x\n" * 150_000, text_of(FINISHED) + "\n" * 150_000 + "end\n"):
        with pytest.raises(RecordError) as caught:
            parse(text)
        assert len(caught.value.messages) <= MOST_FAULTS + len(HEADER)


def test_a_record_is_read_beside_the_others(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def noted(text: str) -> Record:
        threads.append(threading.current_thread().name)
        return parse(text)

    monkeypatch.setattr(continuing, "parse", noted)
    opened(ann, cut(FINISHED, 60).write())
    assert threads and "server under test" not in threads


def test_whoever_opens_a_record_is_not_whom_it_names(plain: str) -> None:
    with Player(plain) as stranger:
        table = opened(stranger, replace(cut(FINISHED, 60), seats=["Ann", "Ben", "Cat"]).write())
        assert table["seats"][0]["name"] == "Ann" and table["seats"][0]["mine"]
        assert stranger.get("/me")["name"] is None


def test_a_long_record_counts_for_several_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(continuing, "USUAL_LENGTH", 50)
    with running(settings_for(database, limits=replace(MANY, tables_a_day=3))) as url, Player(url, "Ann") as ann:
        table = opened(ann, cut(FINISHED, 110).write())["id"]
        wanted = {"sequence": 2, "seat": 0, "name": "Ann", "bot": "apprentice"}
        status, problem = ann.refused("POST", f"/tables/{table}/continue", wanted)
        assert (status, problem["said"][0]["id"]) == (429, "server-budget")


def test_nothing_is_left_of_what_was_refused(database: str) -> None:
    limits = replace(MANY, tables_a_day=3)
    with running(settings_for(database, limits=limits)) as url, Player(url, "Ann") as ann:
        faults(ann, "nonsense")
        assert ann.cookie is None and ann.get("/tables", which="mine")["tables"] == []
        opened(ann, text_of(FINISHED))
        opened(ann, text_of(FINISHED))
        status, problem = ann.refused("POST", "/records", {"record": text_of(FINISHED)})
        assert (status, problem["said"][0]["id"]) == (429, "server-budget"), "each try counts"


def test_a_record_of_older_rules_opens_if_it_leads_to_the_same_end(ann: Player) -> None:
    older = replace(parse(text_of(FINISHED)), rules=0)
    assert opened(ann, older.write())["state"] == "over"
    assert older.result is not None
    assert faults(ann, replace(older, result={**older.result, "scores": [0, 0, 0]}).write())[:2] == [
        "record-older",
        "record-result",
    ]
