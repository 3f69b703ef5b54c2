"""With many spectators at one table, everything is built once for all of them, and sent in batches."""

from __future__ import annotations

from collections import Counter

import msgspec

from kontor.server import lobby
from kontor.server.people import Visitor
from kontor.server.rooms import SLICE
from kontor.table.watching import Watching
from tests.server.test_rooms import Listening, end_turn, make, run, service

CROWD = 100


def test_a_message_to_spectators_is_built_once(database: str) -> None:
    built: Counter[str] = Counter()

    def encode(message: object) -> bytes:
        built[type(message).__name__] += 1
        return msgspec.json.encode(message)

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.reading(table) as room:
                crowd = [Watching(room, None, encode) for _ in range(CROWD)]
                for number in range(2):
                    told = set()
                    for watcher in crowd:
                        watcher.look(None, -1)
                        told.add((watcher.due(), watcher.due(), watcher.due()))
                    assert len(told) == 1 and built == {"TableChanged": number + 1, "Moment": number + 1}
                    await end_turn(one, ann, table, f"key-number-{number}")

    run(test)


def test_a_crowd_is_woken_in_slices_and_players_first(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann, player = Visitor("here"), Listening()
            table = await make(one, ann)
            async with one.reading(table) as room:
                room.listeners += [Listening() for _ in range(CROWD)]
                player.session = ann.session
                room.listeners.append(player)
                room.wake()
                woken = [one.woken for one in room.listeners if isinstance(one, Listening)]
                assert sum(woken) == SLICE and player.woken == 1
                room.come_or_go(None)
                assert sum(one.woken for one in room.listeners if isinstance(one, Listening)) == SLICE, "later"
                assert (await lobby.see(one, ann, table)).watching == CROWD

    run(test)
