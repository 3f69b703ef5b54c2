"""Private notes: only their author can read them, and they are deleted with their author."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.player import Player

pytestmark = pytest.mark.slow


def write(player: Player, table: str, text: str) -> Any:
    answer = player.http.put(f"/api/tables/{table}/notes", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()["text"]


def test_notes_are_kept_after_the_game(ann: Player) -> None:
    table = ann.make_table("me", "me", "bot")
    assert ann.get(f"/tables/{table}/notes") == {"text": ""}
    assert write(ann, table, "Watch Göttingen.\r\nBen wants\tStade 👩\u200d🚀\0\x07 \n") == (
        "Watch Göttingen.\nBen wants Stade 👩\u200d🚀"
    )
    for seat in (0, 1):
        ann.post(f"/tables/{table}/seats/{seat}/resign")
    assert ann.get(f"/tables/{table}/notes")["text"].startswith("Watch Göttingen.")
    assert write(ann, table, "new") == "new"
    assert write(ann, table, "") == "" and ann.get(f"/tables/{table}/notes") == {"text": ""}


def test_notes_have_a_limit(ann: Player) -> None:
    table = ann.make_table("me", "bot", "bot")
    assert write(ann, table, "x" * 2_000) == "x" * 2_000
    assert ann.refused("PUT", f"/tables/{table}/notes", {"text": "x" * 2_001})[0] == 400


def test_nobody_else_reads_or_notices_notes(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    before = ben.join(table, 1)
    write(ann, table, "Ben bluffs")
    assert ben.table(table) == before, "nothing at the table has changed"
    for other in (ben, eve):
        assert other.get(f"/tables/{table}/notes") == {"text": ""}
        for path in ("", "/log", "/moments/1", "/record"):
            assert "bluffs" not in str(other.get(f"/tables/{table}{path}"))
    assert eve.refused("PUT", f"/tables/{table}/notes", {"text": "x"})[0] == 403, "spectators write none"


def test_notes_belong_to_the_export_and_the_deletion(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "bot")
    ben.join(table, 1)
    write(ann, table, "from Ann")
    write(ben, table, "from Ben")
    assert [one["text"] for one in ann.get("/me/export")["stored"]["notes"]] == ["from Ann"]
    assert ann.http.delete("/api/me").status_code == 204
    assert ann.get(f"/tables/{table}/notes") == {"text": ""}
    assert ben.get(f"/tables/{table}/notes") == {"text": "from Ben"}


def test_merged_people_keep_the_notes_of_both(ann: Player, ben: Player) -> None:
    shared, own = ann.make_table("me", "open"), ben.make_table("me", "bot")
    ben.join(shared, 1)
    write(ann, shared, "from Ann")
    write(ben, shared, "x" * 1_995)
    write(ben, own, "only Ben's")
    key = ann.post("/me/key")["secret"]
    ben.post("/me/enter", {"secret": key, "merge": True})
    for player in (ann, ben):
        assert player.get(f"/tables/{shared}/notes")["text"] == ("from Ann\n" + "x" * 1_995)[:2_000]
        assert player.get(f"/tables/{own}/notes") == {"text": "only Ben's"}


def test_notes_are_deleted_with_their_table(ann: Player) -> None:
    table = ann.make_table("me", "bot", "bot")
    write(ann, table, "gone soon")
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert ann.refused("GET", f"/tables/{table}/notes")[0] == 404
    assert "notes" not in ann.get("/me/export")["stored"]
