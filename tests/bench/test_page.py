"""The benchmark page shows the stored figures."""

from __future__ import annotations

from typing import Any

from bench.forms import COMPILED, UNCOMPILED
from bench.page import page
from bench.report import COPIES, DECISIONS, OTHERS


def speed(part: str, name: str, form: str, per_second: float, times: float) -> dict[str, Any]:
    ratio = {"middle": times, "low": times, "high": times}
    return {"part": part, "name": name, "form": form, "per_second": per_second, "times": ratio}


def test_tables_hold_both_forms_and_other_libraries() -> None:
    rules = {
        "about": ["Python 3", "commit abc"],
        "speeds": [
            speed(DECISIONS, "Hansa, 4 players, random", UNCOMPILED, 1000, 2),
            speed(DECISIONS, "Hansa, 4 players, random", COMPILED, 3000, 6),
            speed(DECISIONS, "Hansa, 5 players, random", COMPILED, 4000, 8),
            speed(DECISIONS, "Catanatron, random", OTHERS, 500, 1),
            speed(COPIES, "Catanatron, copy", OTHERS, 20, 1),
        ],
        "goals": [
            {
                "load": "Hansa, 4 players, greedy",
                "words": "compiled × OpenSpiel chess",
                "reached": {"middle": 2.3, "low": 1.9, "high": 2.4},
                "by_instructions": 2.1,
            }
        ],
        "memory": [{"name": "Catanatron, copy", "form": OTHERS, "each": 18905.0}],
    }
    part = {"title": "clicks, ms", "columns": ["median", "p95"], "rows": [["30 clicks", [72.6, None]]]}
    table = {"python": "3", "cores": 2, "waiting": 4.5, "commit": "commit def", "parts": [part]}
    start = {"title": "start, s", "columns": ["median"], "rows": [["cold", [4.25]]]}
    browser = {**table, "waiting": 0.5, "parts": [start]}
    lines = page(rules, table, browser).splitlines()
    assert "| Hansa, 4 players, random | 3,000 | 1,000 | 6.00 (6.00–6.00) |" in lines
    assert "| Catanatron, random | 500 |  | 1.00 (1.00–1.00) |" in lines
    assert "| Catanatron, copy | 20 |  | 1.00 (1.00–1.00) | 18,905 |" in lines
    greedy, vector = "Hansa, 4 players, greedy", "Hansa, 4 players, vector of 256, packed"
    wanted = "2.2, lower quartile above 2"
    assert f"| {greedy} | compiled × OpenSpiel chess | {wanted} | 2.30 (1.90–2.40) | no | 2.10 |" in lines
    assert f"| {vector} | compiled × Catanatron | 10 |  | not measured |  |" in lines
    assert "| 30 clicks | 72.6 |  |" in lines
    assert "| cold | 4.25 |" in lines
    assert not [line for line in lines if "5 players" in line]
    assert "Measured with Python 3; commit abc." in lines
