"""For pairs of tables that differ only in information hidden from a viewer, HTTP and the socket must give the same
responses.

A pair is found by changing one hidden draw in the log of a real game. The rest of the log must still replay, and the
viewer's view must be the same throughout. The changed log replaces the original one in the database.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import pytest

from kontor.core import (
    CHANCE,
    SPECTATOR,
    AnyGame,
    IllegalAction,
    KontorError,
    Match,
    Position,
    Record,
    parse,
    position_at,
)
from kontor.registry import game as game_of
from kontor.table.log import Table
from tests.attack.size import more
from tests.server.player import Player
from tests.server.running import running, settings_for
from tests.table.logs import GOLDEN

GAMES = {"hansa": ("hansa-standard_4_5-4-missions-prestige", 40), "felinia": ("felinia-expert-3-ships", 400)}
"""A golden record of each game, and the number of its actions to use."""


class Pair(NamedTuple):
    """A pair of logs that one viewer cannot distinguish."""

    viewer: int
    one: Record
    other: Record


def pairs(name: str) -> Iterator[Pair]:
    record, length = GAMES[name]
    whole = parse((GOLDEN / f"{record}.kontor").read_text("utf-8"))
    one = replace(whole, actions=whole.actions[:length], result=None)
    game = game_of(name)
    before = positions(one, game)
    for number, position in enumerate(before[:-1]):
        if position.actor != CHANCE:
            continue
        for action in position.legal()[:40]:
            text = position.text(action)
            other = replace(one, actions=[*one.actions[:number], text, *one.actions[number + 1 :]])
            after = positions(other, game) if text != one.actions[number] else []
            if len(after) < len(before):
                continue
            if before[-1].to_bytes() == after[-1].to_bytes():
                continue
            for viewer in (SPECTATOR, *range(len(one.seats))):
                later = zip(before[number:], after[number:], strict=True)
                if all(a.view(viewer).to_bytes() == b.view(viewer).to_bytes() for a, b in later):
                    yield Pair(viewer, one, other)


def positions(record: Record, game: AnyGame) -> list[Position]:
    """Return the positions before each action and after the last, as far as the record can be replayed."""
    position = position_at(replace(record, actions=[]), game)
    found = [position.copy()]
    try:
        for text in record.actions:
            position.play(position.number(text))
            found.append(position.copy())
    except (IllegalAction, KontorError):
        pass
    return found


def stored(database: str, table: str, record: Record) -> int:
    """Replace the log of a table. Returns the number of new entries."""
    game = game_of(record.game)
    position = position_at(replace(record, actions=[]), game)
    actions = [position.number(text) for text in record.actions]
    played = Table.played(
        Match(game, position.setup, random.Random(1), actions=actions, keep_steps=True), "2026-01-01T00:00:00.000Z"
    )
    with closing(sqlite3.connect(database)) as db, db:
        db.execute('DELETE FROM log WHERE "table" = ?', (table,))
        for state in played.states[1:]:
            values = {**state.entry._asdict(), "table": table}
            values |= {name: json.dumps(values[name]) for name in ("actions", "undone")}
            columns = ", ".join(f'"{name}"' for name in values)
            db.execute(f"INSERT INTO log ({columns}) VALUES ({', '.join('?' * len(values))})", tuple(values.values()))
        db.execute(
            "UPDATE tables SET state = 'running', sequence = ?, actor = ?, version = 99 WHERE id = ?",
            (played.sequence, played.actor, table),
        )
    return played.sequence


def everything(player: Player, table: str, seat: int | None, last: int) -> list[str]:
    """Return everything that the server sends to a viewer about a table."""
    found = [player.http.get(f"/api/tables/{table}").text]
    params = {} if seat is None else {"seat": seat}
    paths = ["log", "scores", "record", *(f"moments/{number}" for number in {1, last // 2, last - 1, last})]
    found += [player.http.get(f"/api/tables/{table}/{path}", params=params).text for path in paths]
    picture = player.http.get(f"/api/tables/{table}/picture.png", params={"at": last})
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    found.append(picture.content.hex())
    for number in range(4):
        why = {"seat": seat, "path": [f"mission:{number}"]}
        found.append(player.http.post(f"/api/tables/{table}/why", json=why).text)
        act = {"seat": number, "sequence": last, "action": "deal ?", "key": f"some-key-{number}"}
        found.append(player.http.post(f"/api/tables/{table}/actions", json=act).text)
    with player.live(table, seat, after=max(0, last - 20)) as live:
        found.append(json.dumps(live.next()))
        found += [json.dumps(live.moment(number)) for number in range(max(1, last - 19), last + 1)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_two_games_that_a_viewer_cannot_tell_apart_are_answered_alike(name: str, database: str) -> None:
    chosen = list(islice(pairs(name), more(1, 40)))
    assert chosen, "no hidden draw was found"
    setup = position_at(replace(chosen[0].one, actions=[]), game_of(name)).setup
    players = setup.players
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        form = {"game": name, "board": setup.board.id, "options": setup.options}
        tables = {}
        for viewer in {pair.viewer for pair in chosen}:
            seats = ["me" if seat == viewer else "open" for seat in range(players)]
            seats[0 if viewer != 0 else 1] = "open"
            tables[viewer] = ann.make_table(*seats, **form)
        cookie = ann.cookie
    for pair in chosen:
        table, seat = tables[pair.viewer], None if pair.viewer == SPECTATOR else pair.viewer
        told = []
        for record in (pair.one, pair.other):
            last = stored(database, table, record)
            with running(settings_for(database)) as url, Player(url, "Ann") as ann:
                if cookie is not None:
                    ann.http.cookies.set("kontor", cookie)
                told.append(everything(ann, table, seat, last))
        assert told[0] == told[1]
        assert json.loads(told[0][0])["state"] == "running", "nothing is compared at a frozen table"
