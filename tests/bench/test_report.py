"""The tables of the benchmark show the measured figures."""

from __future__ import annotations

import pytest

from bench import compare, run
from bench.compare import Change
from bench.forms import COMPILED, UNCOMPILED
from bench.games import INSIDE, TABLES
from bench.processes import SOURCE
from bench.report import (
    CATAN,
    COPIES,
    DECISIONS,
    GOALS,
    OPENSPIEL,
    OTHERS,
    OURS,
    SHARED,
    TWO_PROCESSES,
    VECTOR,
    Counted,
    Goal,
    Key,
    Row,
    counts,
    goals,
    reached,
    rows,
    speeds,
)
from bench.rounds import Ratio
from bench.run import Report, plain

RATES = {
    Key(f"{OURS}, greedy", UNCOMPILED): [60.0, 60, 90],
    Key(f"{OURS}, greedy", COMPILED): [240.0, 300, 330],
    Key(CATAN[DECISIONS], OTHERS): [20.0, 25, 30],
    Key(OPENSPIEL, OTHERS): [200.0, 200, 200],
}


def words(line: str) -> str:
    """Split a text into words, regardless of the spaces between them."""
    return " ".join(line.split())


def test_rows_hold_the_median_and_the_ratio_to_catanatron() -> None:
    table = rows(DECISIONS, RATES)
    assert [row.per_second for row in table] == [60, 300, 25, 200]
    assert table[1].times == Ratio(12, 11.5, 12)
    assert table[2].times == Ratio(1, 1, 1)


def test_without_catanatron_there_is_no_ratio() -> None:
    (row,) = rows(COPIES, {Key("chess, clone", OTHERS): [2.0, 4.0]})
    assert row == Row(COPIES, "chess, clone", OTHERS, 3, None)


def test_the_list_of_goals() -> None:
    assert OURS in TABLES
    wanted = {(goal.load, goal.form, goal.against): goal.wanted for goal in GOALS}
    assert wanted == {
        (f"{OURS}, greedy", COMPILED, CATAN[DECISIONS]): 12,
        (f"{OURS}, random", COMPILED, CATAN[DECISIONS]): 12,
        (f"{OURS}, greedy", COMPILED, OPENSPIEL): 2.2,
        (f"{OURS}, random", COMPILED, OPENSPIEL): 2,
        (f"{OURS}, greedy", UNCOMPILED, CATAN[DECISIONS]): 2,
        (f"{OURS}, random", UNCOMPILED, CATAN[DECISIONS]): 2,
        (f"{OURS}, {INSIDE}", COMPILED, CATAN[DECISIONS]): 25,
        (f"{OURS}, copy", COMPILED, CATAN[COPIES]): 40,
        (f"{OURS}, PettingZoo, random", COMPILED, CATAN[DECISIONS]): 3,
        (f"{OURS}, vector of 256, packed", COMPILED, CATAN[DECISIONS]): 10,
        (f"{OURS}, OpenSpiel, random", COMPILED, CATAN[DECISIONS]): 6,
        (f"{OURS}, vector of 1, packed", COMPILED, f"{OURS}, PettingZoo, random"): 1,
        (TWO_PROCESSES, COMPILED, VECTOR): 1.8,
    }


def test_a_goal_may_need_a_lower_quartile_and_another_form() -> None:
    ahead = {Key(f"{OURS}, greedy", COMPILED): [440.0, 440, 600], Key(OPENSPIEL, OTHERS): [200.0, 200, 200]}
    behind = {**ahead, Key(f"{OURS}, greedy", COMPILED): [400.0, 400, 440, 440, 440]}
    behind[Key(OPENSPIEL, OTHERS)] = [200.0] * 5
    assert [(goal.text, goal.verdict) for goal in reached(DECISIONS, ahead, [])] == [
        ("2.2, lower quartile above 2", "yes")
    ]
    assert [goal.verdict for goal in reached(DECISIONS, behind, [])] == ["no"]
    processes = {Key(VECTOR, COMPILED): [10.0, 10], Key(TWO_PROCESSES, COMPILED): [18.0, 18]}
    assert [(goal.words, goal.verdict) for goal in reached(SHARED, processes, [])] == [
        ("compiled × one process", "yes")
    ]


def test_a_goal_is_shown_with_its_result_in_time_and_instructions() -> None:
    counted = [Counted(f"{OURS}, greedy", COMPILED, 500), Counted(CATAN[DECISIONS], OTHERS, 7000)]
    found = reached(DECISIONS, RATES, counted)
    assert [(goal.against, goal.wanted, goal.by_instructions) for goal in found] == [
        (CATAN[DECISIONS], 12, 14),
        (OPENSPIEL, 2.2, None),
        (CATAN[DECISIONS], 2, None),
    ]
    told = goals(found)
    assert words(told[1]) == "Hansa, 4 players, greedy compiled × Catanatron 12 12.00 (11.50 – 12.00) yes 14.00"
    assert words(told[2]).endswith(" 2.2, lower quartile above 2 1.50 (1.35 – 1.57) no")
    assert reached(COPIES, RATES, counted) == []


def test_both_builds_of_a_load_share_one_row() -> None:
    told = speeds(DECISIONS, rows(DECISIONS, RATES))
    assert words(told[0]) == "decisions per second, one core uncompiled × Catanatron compiled × Catanatron"
    assert words(told[1]) == "Hansa, 4 players, greedy 60 3.00 (2.70 – 3.00) 300 12.00 (11.50 – 12.00)"
    assert words(told[2]) == "Catanatron, random 25 1.00 (1.00 – 1.00)"
    assert len(told) == 4


def test_a_load_with_only_a_compiled_build_is_in_that_column() -> None:
    table = [Row(DECISIONS, "inside", COMPILED, 7, None), Row(DECISIONS, "inside too", UNCOMPILED, 8, None)]
    head, compiled, uncompiled = speeds(DECISIONS, table)
    assert compiled.index("7") == head.index(" compiled") + len(" compiled") - 1
    assert uncompiled.index("8") == head.index("uncompiled") + len("uncompiled") - 1


def test_counts_are_compared_between_the_builds() -> None:
    table = [Counted("a", UNCOMPILED, 3000), Counted("a", COMPILED, 1500), Counted("b", OTHERS, 7)]
    assert [line.split() for line in counts("bytes", table)] == [
        ["bytes", "uncompiled", "compiled", "times"],
        ["a", "3,000", "1,500", "2.00"],
        ["b", "7"],
    ]


def test_a_change_is_shown_in_percent() -> None:
    told = compare.show([Change(UNCOMPILED, "x", 2000, 1500), Change(COMPILED, "x", 100, 101)]).splitlines()
    assert [words(line) for line in told if line] == [
        "instructions, uncompiled before after change",
        "x 2,000 1,500 -25.0%",
        "instructions, compiled before after change",
        "x 100 101 +1.0%",
    ]


def test_a_report_is_shown_part_by_part_and_as_json() -> None:
    row, each = Row(DECISIONS, "x", UNCOMPILED, 7, Ratio(2, 1, 3)), Counted("x", UNCOMPILED, 8)
    goal = Goal("more", "x", UNCOMPILED, DECISIONS, "y", 2, reached=Ratio(2, 1, 3))
    report = Report(["Python"], [row], [goal], [each], [each])
    told = run.show(report)
    assert [line.split()[0] for line in told.split("\n") if line and line[0] != " "] == [
        "Python",
        "decisions",
        "bytes",
        "instructions",
        "to",
    ]
    assert plain(report)["speeds"] == [
        {
            "part": DECISIONS,
            "name": "x",
            "form": UNCOMPILED,
            "per_second": 7,
            "times": {"middle": 2, "low": 1, "high": 3},
        }
    ]
    assert run.show(Report(["Python"], [], [], [], [])) == "Python"


def test_the_builds_of_a_load_are_measured_right_after_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    class Standing:
        decisions = ("a", "b")
        copies = ("c",)

        def time(self, name: str, seconds: float) -> None: ...

    workers = [(run.Entry("games", form, SOURCE), Standing()) for form in (UNCOMPILED, COMPILED)]
    assert list(run.turns(workers, DECISIONS)) == [  # type: ignore[arg-type]
        ("a", UNCOMPILED),
        ("a", COMPILED),
        ("b", UNCOMPILED),
        ("b", COMPILED),
    ]
    assert list(run.turns(workers, COPIES)) == [("c", UNCOMPILED), ("c", COMPILED)]  # type: ignore[arg-type]
