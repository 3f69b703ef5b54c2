"""Invariants of every position in every game. `check_game` and the battery check them in a few games, and the soak test
checks them in many.

Each function raises an AssertionError that describes the problem.
"""

from __future__ import annotations

import json
import pickle
import random
import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any

from kontor.core import (
    ALL,
    CHANCE,
    NOBODY,
    SPECTATOR,
    AnyGame,
    Event,
    IllegalAction,
    Position,
    PositionError,
    Reason,
    Result,
    Setup,
    parse,
    position_at,
    record_of,
    replay,
)
from kontor.core.observation import Part

FAR_OUT = 10
"""Maximum absolute value of a feature. A larger value is probably missing a scale factor."""


def someone_can_act(position: Position, legal: Sequence[int]) -> None:
    """Check that a game in progress has an actor and legal actions in ascending order, and that a finished game has a
    result."""
    over = position.actor == NOBODY
    assert bool(legal) != over, f"{len(legal)} legal actions while the actor is {position.actor}"
    assert all(first < second for first, second in pairwise(legal)), f"legal actions not in ascending order: {legal}"
    assert (position.result() is not None) == over, "there is a result although the game is not over"
    assert position.actor in (NOBODY, CHANCE) or 0 <= position.actor < position.setup.players


def nothing_is_lost(position: Position) -> None:
    """Check that no piece, coin or marker appears or disappears, and that the open decisions match the table."""
    faults = position.faults()
    assert not faults, "; ".join(map(str, faults))


def legal_is_stable(position: Position, legal: Sequence[int]) -> None:
    """Check that `legal` changes nothing and gives the same answer for a copy."""
    before = position.to_bytes()
    assert position.legal() == legal, "legal() returned a different list the second time"
    assert position.copy().legal() == legal, "a copy has different legal actions"
    assert position.to_bytes() == before, "legal() changed the position"


def chance_has_weights(position: Position, legal: Sequence[int]) -> None:
    """Check that every chance outcome has a positive integer weight."""
    if position.actor == CHANCE:
        weights = position.weights()
        assert len(weights) == len(legal), f"{len(weights)} weights for {len(legal)} outcomes"
        assert all(type(weight) is int and weight > 0 for weight in weights), f"weights {weights}"


def everything_else_is_refused(game: AnyGame, position: Position) -> None:
    """Check that every illegal action is rejected by a rule of the handbook without changing the position."""
    rules = _rules(game.folder())
    legal = set(position.legal())
    before = position.to_bytes()
    for action in range(len(position.action_table)):
        reason = position.why_not(action)
        text = position.text(action)
        if action in legal:
            assert reason is None, f"{text} is legal, but why_not gives {reason}"
            continue
        assert isinstance(reason, Reason), f"{text} is illegal, but why_not gives {reason!r}"
        assert reason.rule in rules, f"{text} breaks rule {reason.rule}, which is not in the handbook"
        json.dumps(reason.message.args)
        assert _refusal(position, action) == reason, f"{text}: why_not gives {reason}, but play gives another reason"
    assert position.to_bytes() == before, "a rejected action changed the position"


def _refusal(position: Position, action: int) -> Reason | None:
    """Return the reason that `play` gives for rejecting an action, or None if it accepts the action."""
    try:
        position.play(action)
    except IllegalAction as error:
        return error.reason
    return None


def play_and_apply_agree(position: Position, legal: Sequence[int]) -> None:
    """Check that `play` and `apply` agree, with or without a listener, and leave the original position unchanged."""
    before = position.to_bytes()
    for action in legal:
        played, applied, heard = position.copy(), position.copy(), position.copy()
        heard.listener = []
        played.play(action)
        applied.apply(action)
        heard.apply(action)
        text = position.text(action)
        assert played.to_bytes() == applied.to_bytes(), f"play and apply have different results for {text}"
        assert played.to_bytes() == heard.to_bytes(), f"{text} has a different result with a listener"
        assert position.to_bytes() == before, f"playing {text} on a copy changed the original"


def events_are_well_formed(game: AnyGame, position: Position, events: Sequence[Event]) -> None:
    """Check that each event has a seat (or chance or nobody), a handbook rule and JSON-compatible arguments."""
    rules = _rules(game.folder())
    seats = range(position.setup.players)
    for event in events:
        assert event.seat in (CHANCE, NOBODY) or event.seat in seats, f"{event} has no seat"
        assert event.rule in rules, f"{event} has a rule that is not in the handbook"
        assert json.loads(json.dumps(event.args)) == event.args, f"{event} has no text"
        assert event.what and all(place is None or place for place in (event.source, event.target)), f"{event}"
        assert all(source and target for source, target in event.moves), f"{event}"
        assert not event.moves or event.source or event.target, f"{event}"
        for seat in (*seats, SPECTATOR):
            shown = event.shown_to(seat)
            hidden = event.seen_by is not None and seat not in event.seen_by
            assert not hidden or all(shown.args[name] is None for name in event.secret), f"{event} tells {seat} all"


@cache
def _rules(folder: Path) -> frozenset[str]:
    text = (folder / "handbook" / "en.md").read_text("utf-8")
    return frozenset(re.findall(r"^(?:### |- \*\*)([A-Z]+\d+[a-z]?)\b", text, re.MULTILINE))


def stored_forms_come_back(game: AnyGame, position: Position) -> None:
    """Check that JSON and bytes restore the same position."""
    form = json.loads(json.dumps(position.json(), ensure_ascii=False))
    read = game.read(form, board=position.setup.board)
    assert read == position, f"JSON gives a different position: {_difference(read.json(), form)}"
    assert read.json() == form
    again = game.from_bytes(position.setup, position.to_bytes())
    assert again == position and again.to_bytes() == position.to_bytes(), "bytes give a different position"
    assert again.json() == form, f"bytes give a different position: {_difference(again.json(), form)}"
    assert position.viewer == again.viewer == read.viewer


def pickle_comes_back(position: Position) -> None:
    """Check that pickling restores the same position, but not its listener."""
    again = pickle.loads(pickle.dumps(position))
    assert again == position and again.viewer == position.viewer, "pickle gives a different position"
    assert again.listener is None


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(f"{key}: {one[key]} and {other[key]}" for key in one if one[key] != other[key]) or "same JSON"


def views_fit(game: AnyGame, position: Position, seed: int = 1) -> None:
    """Check that the view of a sampled position equals the original view, and that no seat gets another seat's view."""
    players = position.setup.players
    assert position.viewer == ALL
    legal = position.legal()
    for seat in (*range(players), SPECTATOR):
        view = position.view(seat)
        assert view.viewer == seat and view.actor == position.actor
        full = game.sample(view, random.Random(seed))
        assert full.viewer == ALL and not full.faults()
        assert full.view(seat) == view, f"a position sampled from the view of {seat} gives a different view"
        assert view.view(seat) == view
        _offers_fit(position, view, legal, seat)
        if not hides_something(view, position):
            assert view.scores() == position.scores()
            assert view.result() == position.result()
        stored_forms_come_back(game, view)
        _no_other_eyes(view, seat, players)


def _offers_fit(position: Position, view: Position, legal: Sequence[int], seat: int) -> None:
    """Check that a view offers the legal actions as its seat sees them: exactly these for the deciding seat; for
    others, also actions with `?` and possible draws.
    """
    offered = set(map(view.text, view.legal()))
    true = {position.text_for(action, seat) for action in legal}
    assert offered >= true, f"the view of {seat} lacks {sorted(true - offered)}"
    if seat == position.actor or not hides_something(view, position):
        assert offered == true, f"the view of {seat} offers {sorted(offered - true)}"
    elif position.actor != CHANCE:
        more = [text for text in sorted(offered - true) if "?" not in text]
        assert not more, f"the view of {seat} offers {more}"


def secrets_stay_secret(game: AnyGame, position: Position, legal: Sequence[int], seed: int = 1) -> None:
    """Check that positions that differ only in hidden information look the same to a seat, both before and after an
    action.

    Everything may be revealed only at the end of a game. Actions that are legal in only one of the positions are
    ignored.
    """
    for seat in (*range(position.setup.players), SPECTATOR):
        other = game.sample(position.view(seat), random.Random(seed))
        for action in [action for action in legal if action in other.legal()][:: max(1, len(legal) // 8)]:
            true, sampled = position.copy(), other.copy()
            true.listener, sampled.listener = [], []
            assert true.text_for(action, seat) == sampled.text_for(action, seat)
            true.apply(action)
            sampled.apply(action)
            if true.actor == NOBODY:
                continue
            text = position.text(action)
            assert true.view(seat) == sampled.view(seat), f"{text} reveals a secret to {seat}"
            told = [[event.shown_to(seat) for event in one.listener or []] for one in (true, sampled)]
            assert told[0] == told[1], f"the events of {text} reveal a secret to {seat}"


def features_fit(game: AnyGame, position: Position, seed: int = 1) -> None:
    """Check that there are as many features as declared and that they depend only on what the viewer may know."""
    names = game.declaration.features
    for seat in (ALL, *range(position.setup.players), SPECTATOR):
        view = position if seat == ALL else position.view(seat)
        before = view.to_bytes()
        rows = game.features(view)
        assert len(rows) == position.setup.players, f"{len(rows)} rows"
        for row in rows:
            assert len(row) == len(names) and all(type(value) is float for value in row), f"{row}"
            wrong = [name for name, value in zip(names, row) if not isfinite(value) or abs(value) > FAR_OUT]
            assert not wrong, f"features far outside -1 to 1: {wrong}"
        assert len({row[0] for row in rows}) == 1 and 0 <= rows[0][0] <= 1, f"progress: {[row[0] for row in rows]}"
        assert game.features(view.copy()) == rows, "features of the same view differ"
        assert view.to_bytes() == before, "reading the position changed it"
        if seat != ALL and position.actor != NOBODY:
            other = game.sample(view, random.Random(seed)).view(seat)
            assert game.features(other) == rows, f"a secret is revealed to {seat}"


def observations_fit(game: AnyGame, position: Position, seed: int = 1) -> None:
    """Check that observations have the declared length and the documented parts, and contain only what the viewer
    knows."""
    parts = game.observation_parts(position.setup)
    for seat in (ALL, *range(position.setup.players), SPECTATOR):
        view = position if seat == ALL else position.view(seat)
        before = view.to_bytes()
        seen = game.observation(view)
        assert len(seen) == sum(part.width() for part in parts), f"{len(seen)} bytes"
        at = 0
        for part in parts:
            meant(part, seen[at : at + part.width()])
            at += part.width()
        assert view.to_bytes() == before, "reading the position changed it"
        if seat != ALL and position.actor != NOBODY:
            other = game.sample(view, random.Random(seed)).view(seat)
            assert game.observation(other) == seen, f"a secret is revealed to {seat}"


def meant(part: Part, seen: bytes) -> None:
    """Check that each number is a known value or within the limits of its part."""
    codes = {value.code for value in part.values}
    size = 4 if part.large else 1
    numbers = [int.from_bytes(seen[at : at + size], "big") for at in range(0, len(seen), size)]
    wrong = [(thing, number) for thing, number in zip(part.things, numbers, strict=True) if number not in codes]
    assert not part.values or not wrong, f"{part.name}: {wrong}"
    assert part.values or max(numbers) <= part.most, f"{part.name}: {max(numbers)} of {part.most}"


def seats_are_told_alike(game: AnyGame, setup: Setup) -> None:
    """Check that no name occurs twice in an observation and that every seat has the same items."""
    parts = game.observation_parts(setup)
    told = [(part.name, part.seat, thing) for part in parts for thing in part.things]
    assert len(set(told)) == len(told), "two columns of an observation have the same name"
    everybody = set(range(setup.players))
    for name in {part.name for part in parts}:
        same = [part for part in parts if part.name == name]
        assert {part.seat for part in same} in ({NOBODY}, everybody), f"{name} does not cover every seat"
        assert len({part._replace(seat=NOBODY) for part in same}) == 1, f"{name} describes seats in different ways"
        for of in (same[0].things, same[0].values):
            for kind in {item.name for item in of if item.seat != NOBODY}:
                assert {item.seat for item in of if item.name == kind} == everybody, f"{name}: {kind}"


def nothing_is_missing(game: AnyGame, views: Sequence[Position]) -> int:
    """Check that views differing in a single byte have different observations. Returns the number of comparisons."""
    compared = 0
    known: dict[bytes, bytes] = {}
    for view in views:
        assert known.setdefault(game.observation(view), view.to_bytes()) == view.to_bytes(), "two views look the same"
    for one, other in zip(views, [*views[7:], *views[:7]]):
        mine, foreign = one.to_bytes(), other.to_bytes()
        for at in [at for at, (a, b) in enumerate(zip(mine, foreign)) if a != b]:
            changed = mine[:at] + foreign[at : at + 1] + mine[at + 1 :]
            try:
                made = game.from_bytes(one.setup, changed)
                seen = game.observation(made)
            except (LookupError, ValueError, PositionError):
                continue  # changing only this byte does not give a valid position
            assert seen != game.observation(one) or made == one, f"byte {at} of a view does not affect the observation"
            compared += 1
    return compared


def alike_is_alike(game: AnyGame, position: Position, legal: Sequence[int], before: Sequence[Position]) -> None:
    """Check that `without_equivalents` drops an action only if it keeps another action with the same evaluation or has
    already kept this one earlier in the turn.

    `before` contains the positions in which the same seat has just decided.
    """
    kept = game.without_equivalents(position, legal)
    declined = {action for one in before for action in game.without_equivalents(one, one.legal())}
    assert kept == [action for action in legal if action in set(kept)], "not a subsequence of the list"
    assert bool(kept) == bool(legal)
    judged = {repr(_features_after(game, position, action)) for action in kept}
    for action in [action for action in legal if action not in set(kept) | declined]:
        text = position.text(action)
        assert repr(_features_after(game, position, action)) in judged, f"{text} shares no feature with other actions"


def _features_after(game: AnyGame, position: Position, action: int) -> list[list[float]]:
    after = position.copy()
    after.apply(action)
    return game.features(after)


def hides_something(view: Position, position: Position) -> bool:
    """Return whether a view contains less information than the position."""
    return bool({**view.json(), "viewer": None} != {**position.json(), "viewer": None})


def _no_other_eyes(view: Position, seat: int, players: int) -> None:
    for other in (*range(players), SPECTATOR, players):
        if other == seat:
            continue
        try:
            view.view(other)
        except ValueError:
            continue
        raise AssertionError(f"the view of {seat} was converted into a view of {other}")


def scores_add_up(game: AnyGame, position: Position) -> None:
    """Check that score sheets use only declared sources and add up to the result, with matching ranks and winners."""
    sheets = position.scores()
    assert len(sheets) == position.setup.players
    assert all(tuple(sheet) == game.declaration.score_sources for sheet in sheets), f"{sheets}"
    assert all(type(points) is int for sheet in sheets for points in sheet.values())
    result = position.result()
    if result is not None:
        assert result.reason in game.declaration.ends, f"the end {result.reason} is not declared"
        assert result.scores == [sum(sheet.values()) for sheet in sheets]
        ranks_follow(result)


def ranks_follow(result: Result) -> None:
    """Check that ranks follow the points, start at 1 and skip numbers only after ties, and that winners have rank 1."""
    order = sorted(zip(result.ranks, (-score for score in result.scores)))
    assert [score for _, score in order] == sorted(score for _, score in order), f"{result}"
    assert all(rank == 1 + sum(1 for other in result.ranks if other < rank) for rank in result.ranks), f"{result}"
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1] != [], f"{result}"


def record_comes_back(game: AnyGame, position: Position, actions: Sequence[int]) -> None:
    """Check that writing and reading a record leads to the same position."""
    record = record_of(game, position, actions, position.result())
    read = parse(record.write())
    assert read == record, "a record changed when it was written and read again"
    assert position_at(read, game) == position, "replaying a record gives a different position"


def replay_meets(game: AnyGame, positions: Sequence[Position], actions: Sequence[int]) -> None:
    """Check that a replay of the record goes through every position of the game."""
    record = parse(record_of(game, positions[-1], actions, positions[-1].result()).write())
    for number, (met, kept) in enumerate(zip(replay(record, game), positions, strict=True)):
        assert met == kept, f"the replay differs after {number} actions"
