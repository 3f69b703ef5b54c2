"""Records of games as text files, used as save files, exports, bug reports and test fixtures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kontor.core.contract import OUTSIDE_REASONS, SPECTATOR, Game, P, Result, Setup, stopped
from kontor.core.errors import IllegalAction, KontorError, RecordError
from kontor.core.messages import Event, Message
from kontor.core.options import Options
from kontor.core.reader import excerpt

FORMAT = "kontor record 1"
HEADER = (
    "game", "rules", "board", "digest", "players", "options", "seats", "result", "viewer", "board_data", "ended",
    "resigned", "clock",
)  # fmt: skip
OPTIONAL = ("viewer", "board_data", "ended", "resigned", "clock")
ABANDONED = "abandoned"
RESULT = ("reason", "scores", "ranks", "winners")

MOST_LETTERS = 5_000_000
MOST_LINES = 200_000
"""Maximum number of lines in a record. Anything longer is rejected immediately."""

MOST_FAULTS = 100
"""Number of faults of one kind after which reading stops, because the text is probably not a record at all."""

LONGEST_NAME = 100


@dataclass
class Record:
    """A record of a game: a header, then one action per line, including draws.

    `viewer` is None in a complete record. In a partial one of a game in progress, it is the seat (or `spectator`) whose
    knowledge the record contains. `ended` is `abandoned` if the players agreed to stop without a result. `resigned`
    lists the seats whose players gave up and were replaced by bots. `clock` contains the clock settings and the time
    left after each action. Readers may ignore the clock.
    """

    game: str
    rules: int
    board: str
    digest: str
    players: int
    options: Options
    seats: list[str]
    actions: list[str]
    result: dict[str, Any] | None = None
    viewer: int | str | None = None
    board_data: dict[str, Any] | None = None
    ended: str | None = None
    resigned: list[int] | None = None
    clock: dict[str, Any] | None = None
    first_line: int = field(default=1, compare=False)

    def write(self) -> str:
        lines = [FORMAT]
        for name in HEADER:
            value = getattr(self, name)
            if value is not None or name not in OPTIONAL:
                lines.append(f"{name}: {json.dumps(value, ensure_ascii=False)}")
        return "\n".join([*lines, "", *self.actions, ""])


def record_of(
    game: Game[P], position: P, actions: Sequence[int], result: Result | None, seats: Sequence[str] = ()
) -> Record:
    """Return a game's record. A custom board is embedded in the record."""
    setup = position.setup
    if not all(map(_is_name, seats)):
        raise _fault("record-header-type", field="seats")  # otherwise the record could not be read back
    return Record(
        game=setup.game,
        rules=game.declaration.rules_version,
        board=setup.board.id,
        digest=setup.board.digest,
        players=setup.players,
        options=setup.options,
        seats=list(seats) or [f"seat {seat}" for seat in range(setup.players)],
        actions=[position.text(action) for action in actions],
        result=result._asdict() if result is not None else None,
        board_data=own_board(game, setup),
    )


def own_board(game: Game[P], setup: Setup) -> dict[str, Any] | None:
    """Return the data of a custom board, or None for a board that comes with the game.

    Compares data rather than digests, so a redrawn board counts as custom, too.
    """
    data: dict[str, Any] = setup.board.data
    packaged = {one.id for one in game.declaration.boards}
    return None if setup.board.id in packaged and game.board(setup.board.id).data == data else data


def record_for(record: Record, game: Game[P], seat: int) -> Record:
    """Return the record of a game in progress, with the actions as the seat (or SPECTATOR) sees them."""
    if not (seat == SPECTATOR or 0 <= seat < record.players):
        raise ValueError(f"there is no seat {seat}")
    if record.viewer is not None:
        raise _fault("record-viewer", viewer=str(record.viewer))
    position = game.start(setup_of(record, game))
    texts = []
    for text in record.actions:
        action = position.number(text)
        texts.append(position.text_for(action, seat))
        position.play(action)
    if position.result() is not None:
        return record  # after the end, nothing is hidden
    viewer = "spectator" if seat == SPECTATOR else seat
    return replace(record, actions=texts, viewer=viewer, result=None)  # a view cannot check a result


def _fault(id: str, **args: str | int) -> RecordError:
    return RecordError([Message(id, dict(args))])


def parse(text: str) -> Record:
    """Parse a record's text. `replay` checks whether the actions are legal."""
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
        raise _fault("record-too-large", most=MOST_LETTERS, lines=MOST_LINES)
    lines = (
        text.lstrip("\ufeff").replace("\r\n", "\n").split("\n")
    )  # not splitlines, because names may contain other separators
    if lines[0].strip() != FORMAT:
        raise _fault("record-format", line=1, expected=FORMAT)
    header, body = _header(lines)
    actions = [line.strip() for line in lines[body:]]
    while actions and not actions[-1]:
        actions.pop()
    empty = [body + 1 + number for number, line in enumerate(actions) if not line]
    faults = [Message("record-empty-line", {"line": number}) for number in empty[:MOST_FAULTS]]
    if faults:
        raise RecordError(faults)
    return Record(actions=actions, first_line=body + 1, **header)


def _header(lines: list[str]) -> tuple[dict[str, Any], int]:
    """Return the header's fields and the number of lines before the first action. Reports every fault in the header."""
    header: dict[str, Any] = {}
    faults: list[Message] = []
    end = len(lines)
    possible = ", ".join(HEADER)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            end = number
            break
        if len(faults) >= MOST_FAULTS:
            break
        name, colon, value = line.partition(":")
        if not colon or name not in HEADER or name in header:
            faults.append(Message("record-header-line", {"line": number, "text": excerpt(line), "possible": possible}))
            continue
        try:
            header[name] = json.loads(value)
        except (ValueError, RecursionError):  # not JSON, or nested too deeply
            faults.append(Message("record-header-value", {"line": number, "field": name}))
            header[name] = None
    faults += [Message("record-header-missing", {"field": n}) for n in HEADER if n not in header and n not in OPTIONAL]
    if not faults:
        faults = _wrong_types(header)
    if faults:
        raise RecordError(faults)
    return header, end


def _wrong_types(header: dict[str, Any]) -> list[Message]:
    wanted = {"game": str, "rules": int, "board": str, "digest": str, "players": int, "options": dict, "seats": list}
    wrong = [name for name, kind in wanted.items() if type(header[name]) is not kind]
    wrong += [name for name in ("result", "board_data", "clock") if not isinstance(header.get(name), dict | None)]
    if header.get("ended") not in (None, ABANDONED) or (header.get("ended") and header["result"]):
        wrong.append("ended")
    if not _are_seats(header.get("resigned"), header["players"]):
        wrong.append("resigned")
    if "viewer" in header and not _is_viewer(header["viewer"], header["players"]):
        wrong.append("viewer")
    if "seats" not in wrong and not all(map(_is_name, header["seats"])):
        wrong.append("seats")
    if not wrong and len(header["seats"]) != header["players"]:
        wrong.append("seats")
    faults = [Message("record-header-type", {"field": name}) for name in wrong]
    if not wrong and header["result"] is not None:
        faults += [_result_field(name) for name in _wrong_in_result(header["result"], header["players"])]
    return faults


def _result_field(name: str) -> Message:
    return Message("record-result-field", {"field": f"result.{excerpt(name)}"})


def _wrong_in_result(result: dict[str, Any], players: int) -> list[str]:
    """Return the fields of a result that are missing, unknown or of the wrong type. The game checks the reason."""
    wrong = [name for name in result if name not in RESULT]
    if type(result.get("reason")) is not str:
        wrong.append("reason")
    for name in ("scores", "ranks"):
        numbers = result.get(name)
        if type(numbers) is not list or len(numbers) != players or any(type(one) is not int for one in numbers):
            wrong.append(name)
    winners = result.get("winners")
    if type(winners) is not list or any(type(one) is not int or not 0 <= one < players for one in winners):
        wrong.append("winners")
    return wrong


def _is_name(name: object) -> bool:
    """Return whether this is a valid player name: short and printable."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        return False
    return name.replace("\u200d", "").isprintable()  # joins the parts of an emoji


def _is_viewer(viewer: Any, players: Any) -> bool:
    return viewer == "spectator" or (type(viewer) is int and type(players) is int and 0 <= viewer < players)


def _are_seats(seats: Any, players: Any) -> bool:
    if seats is None:
        return True
    if type(seats) is not list or type(players) is not int or any(type(seat) is not int for seat in seats):
        return False
    return len(set(seats)) == len(seats) and all(0 <= seat < players for seat in seats)


def setup_of(record: Record, game: Game[P]) -> Setup:
    """Return a record's setup with its custom board, if any. `replay` also checks records from older rules versions."""
    if record.rules > game.declaration.rules_version:
        raise _fault("record-rules", rules=record.rules, expected=game.declaration.rules_version)
    if record.result is not None and record.result.get("reason") not in game.declaration.ends + OUTSIDE_REASONS:
        raise RecordError([_result_field("reason")])
    try:
        board = record.board if record.board_data is None else game.board_from_data(record.board_data)
        setup = game.setup(players=record.players, board=board, options=record.options)
    except KontorError as error:
        raise RecordError(error.messages) from error
    if setup.board.id != record.board:
        raise _fault("record-board", board=excerpt(record.board), expected=setup.board.id)
    if setup.board.digest != record.digest:
        raise _fault("record-digest", board=record.board)
    return setup


def replay(record: Record, game: Game[P]) -> Iterator[P]:
    """Yield the position (always the same object) before the first action and after each one.

    Raises RecordError, with the line and the rule, for an illegal action or a result that does not match the actions. A
    record from an older version of the rules is first replayed once: it is valid only if the result is the same.
    """
    expected = game.declaration.rules_version
    if record.rules < expected:
        try:
            for _ in _replay(record, game):
                pass
        except RecordError as error:
            older = Message("record-older", {"rules": record.rules, "expected": expected})
            raise RecordError([older, *error.messages]) from error
    yield from _replay(record, game)


def _replay(record: Record, game: Game[P]) -> Iterator[P]:
    position = game.start(setup_of(record, game))
    if record.viewer is not None:
        position = position.view(SPECTATOR if record.viewer == "spectator" else int(record.viewer))
    yield position
    for number, text in enumerate(record.actions):
        line = record.first_line + number
        try:
            position.play(position.number(text))
        except IllegalAction as error:
            said = [
                Message("record-line-illegal", {"line": line, "text": excerpt(text), "rule": error.reason.rule}),
                error.reason.message,
            ]
            raise RecordError(said) from error
        except KontorError as refused:  # a separate name, because mypyc allows each name only one type
            raise RecordError(
                [Message("record-line", {"line": line, "text": excerpt(text)}), *refused.messages]
            ) from refused
        yield position
    result = _result_of(record, position)
    expected = result._asdict() if result is not None else None
    if record.result != expected:
        if expected is None and record.viewer is None:
            raise _fault("record-unfinished")
        raise _fault("record-result", expected=json.dumps(expected))


def _result_of(record: Record, position: P) -> Result | None:
    """Return the result after the actions, even if the game was stopped for a reason outside the rules."""
    result = position.result()
    if result is not None or record.result is None or record.viewer is not None:
        return result
    reason = record.result["reason"]
    return stopped(position, reason) if reason in OUTSIDE_REASONS else None


def position_at(record: Record, game: Game[P], at: int | None = None, listener: list[Event] | None = None) -> P:
    """Return the position after the first `at` actions, or after all of them. `listener` receives the events."""
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise _fault("record-at", at=at, last=last)
    for number, position in enumerate(replay(record, game)):
        position.listener = listener
        if at is not None and number == at < last:  # at the end, replay also checks the result
            return position
    return position
