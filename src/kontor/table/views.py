"""The parts of a table that a viewer may see: states, log, scores, reasons and record. All are built from the viewer's
view of the position. Because scenes are expensive, viewers with the same view share them, and the latest scenes are
cached while anyone is watching.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import ne
from typing import Any, Literal

from kontor.core import ALL, NOBODY, SPECTATOR, AnyGame, KontorError, Position, Record, record_for, record_of
from kontor.core.record import ABANDONED
from kontor.core.scene import KeptForms
from kontor.table.log import ACTION, TAKEOVER, TIMEOUT, Table, TableState
from kontor.table.messages import (
    EntryForm,
    LogForm,
    Moment,
    Refusal,
    Refusals,
    ScoreHistory,
    ScoreMoment,
    Undo,
    event_form,
    said_of,
)

MOST_SCENES = 8
"""Number of scenes cached per table, enough for every player."""
MOST_REFUSALS = 8


class Views:
    """The views of a table, with caches for the expensive parts."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._scenes: dict[tuple[int, int, bool], dict[str, Any]] = {}
        self._forms = KeptForms()
        self._secret = 0, False
        """The last requested entry, and whether the state after it contained a secret."""
        self._scores: dict[tuple[int, int], ScoreMoment] = {}

    # States

    def moment(self, viewer: int, held: frozenset[int], takebacks: str, at: int | None = None) -> Moment:
        """Return the table now or after an earlier entry, as seen by a spectator or from one of the client's seats.

        Only the current state includes choices, and only for the seat to move, unless a bot has taken it over.
        """
        table = self._table
        sequence = table.sequence if at is None else at
        if viewer != SPECTATOR and viewer not in held:
            raise ValueError(f"this client is not playing seat {viewer}")
        if sequence != table.sequence:
            return self.past(viewer, held, sequence)
        decides = viewer == table.actor and viewer not in table.stand_ins
        return self._moment(sequence, viewer, held, decides, Undo(*table.undo_offer(held, takebacks)))

    def past(self, viewer: int, held: frozenset[int], at: int) -> Moment:
        """Return the viewer's view of the table after an entry, without choices."""
        if not self._table.may_look(viewer, held):
            raise ValueError(f"this client is not playing seat {viewer}")
        return self._moment(at, viewer, held, False, Undo(None, None))

    def _moment(self, sequence: int, viewer: int, held: frozenset[int], decides: bool, undo: Undo) -> Moment:
        table = self._table
        if not 0 < sequence <= table.sequence:
            raise ValueError(f"there is no entry {sequence}")
        state = table.states[sequence]
        return Moment(
            type="moment",
            sequence=sequence,
            viewer=viewer,
            entry=self._entry(state, viewer),
            scene=self._scene(state, viewer, decides),
            secret=self._has_secret(state),
            undo=undo,
            over=table.over_after(state),
            ranks=self._ranks(state),
            opened=table.finished,
            known=table.knows_all(held, state),
        )

    def rest(self) -> None:
        """Free the memory used by scenes when nobody is watching."""
        self._scenes.clear()
        self._forms = KeptForms()

    def _ranks(self, state: TableState) -> list[int]:
        result = self._table.result() if self._table.over_after(state) else None
        return result.ranks if result is not None else []

    def _scene(self, state: TableState, viewer: int, decides: bool) -> dict[str, Any]:
        key = state.entry.sequence, viewer, decides
        kept = self._scenes.pop(key, None)
        if kept is not None:
            self._scenes[key] = kept  # mark as the most recently used
            return kept
        scene = self._table.game.scene(state.position.view(viewer))
        form = (scene if decides else scene.to_look_at()).to_json(self._forms)
        self._scenes[key] = form
        if len(self._scenes) > MOST_SCENES:
            del self._scenes[next(iter(self._scenes))]
        return form

    def _has_secret(self, state: TableState) -> bool:
        if self._secret[0] != state.entry.sequence:
            self._secret = state.entry.sequence, has_secret(state)
        return self._secret[1]

    def _entry(self, state: TableState, viewer: int) -> EntryForm:
        entry = state.entry
        told = state.events if self._table.finished else [event.shown_to(viewer) for event in state.events]
        events = [event_form(event) for event in told]
        undone, ends = list(entry.undone), self._ends(state)
        clock = entry.level, entry.left, entry.gain
        return EntryForm(entry.sequence, entry.kind, entry.seat, entry.by, events, entry.at, undone, ends, *clock)

    def _ends(self, state: TableState) -> Literal["", "turn", "round"]:
        """Return whether an entry completed a turn or a round. If the game does not declare its `round`, a round ends
        when the first seat is to move again, or when the game ends.
        """
        table, step = self._table, state.step
        if step is None or state.entry.kind != ACTION or state.last != state.entry.sequence:
            return ""
        before, after = (getattr(table.states[at].position, "round", None) for at in (state.previous, state.last))
        first = table.match.steps[0].position.active
        around = step.ends_turn and (state.position.actor == NOBODY or state.position.active == first)
        if before != after if after is not None else around:
            return "round"
        return "turn" if step.ends_turn else ""

    # History

    def log(self, viewer: int) -> LogForm:
        """Return all entries, including undone ones, limited to what the viewer may know."""
        return LogForm([self._entry(state, viewer) for state in self._table.states[1:]])

    def scores(self, viewer: int) -> ScoreHistory:
        """Return the scores after each entry in effect, including hidden points after the end of the game."""
        seen_by = ALL if self._table.finished else viewer
        return ScoreHistory([self._score(state, seen_by) for state in reversed([*self._table.counting()])])

    def _score(self, state: TableState, viewer: int) -> ScoreMoment:
        key = state.entry.sequence, viewer
        if key not in self._scores:
            desks = self._table.game.desks(state.position if viewer == ALL else state.position.view(viewer))
            points, projection = [desk.points for desk in desks], [desk.projection for desk in desks]
            self._scores[key] = ScoreMoment(state.entry.sequence, points, projection)
        return self._scores[key]

    def record(self, viewer: int, names: Sequence[str] = ()) -> Record:
        """Return the complete record, or only the part that the viewer knows if something is hidden."""
        table = self._table
        whole = whole_record(table, names)
        return whole if table.knows_all(frozenset([viewer]), table.now) else record_for(whole, table.game, viewer)

    # Reasons why clicks have no effect

    def why_not(self, viewer: int, path: Sequence[str]) -> Refusals:
        """Return the reasons why a click on these places has no effect, starting with the most likely action. If it is
        not the viewer's turn, the viewer is asked to wait.
        """
        try:
            view = self._table.view_of_actor(viewer)
        except KontorError as error:
            return Refusals([Refusal(None, None, said_of(message)) for message in error.messages])
        return refusals_of(self._table.game, view, path)


def refusals_of(game: AnyGame, view: Position, path: Sequence[str]) -> Refusals:
    """Return the reasons why a click on these places has no effect, for the seat to move."""
    found = []
    for action in game.meant(view, path):
        reason = view.why_not(action)
        if reason is not None:
            found.append(Refusal(said_of(game.label(view, action)), reason.rule, said_of(reason.message)))
        if len(found) == MOST_REFUSALS:
            break
    return Refusals(found)


def whole_record(table: Table, names: Sequence[str] = (), until: int | None = None) -> Record:
    """Return the record, optionally only up to an entry. Check `Table.knows_all` before you show it to a viewer."""
    steps = [state.step for state in reversed([*table.counting(until)])]
    actions = [action for step in steps if step is not None for action in step.actions]
    if until is not None:
        return record_of(table.game, table.position, actions, None, names)
    record = record_of(table.game, table.position, actions, table.result(), names)
    record.ended = ABANDONED if table.now.abandoned else None
    record.resigned = sorted(table.now.resigned) or None
    return record


def with_clock(record: Record, table: Table, clock: dict[str, Any] | None) -> Record:
    """Add the clock settings, `left` and `left_by` to a record. `left` contains the milliseconds left after each
    action, or null for draws, forced actions and bots. `left_by` lists the seats that a bot played at the end, and
    whether the player ran out of time or left voluntarily.
    """
    if clock is None:
        return record
    left: list[int | None] = []
    for state in reversed([*table.counting()]):
        left += [state.entry.left, *[None] * len(state.entry.actions)][: len(state.entry.actions)]
    by: dict[int | None, str] = {}
    for before, after in zip(table.states, table.states[1:], strict=False):
        if after.entry.kind == TAKEOVER:
            by[after.entry.seat] = "clock" if before.entry.kind == TIMEOUT else "choice"
    left_by = {str(seat): how for seat, how in by.items() if seat in table.stand_ins}
    return replace(record, clock={**clock, "left": left, "left_by": left_by})


def has_secret(state: TableState) -> bool:
    """Return whether the seat to move sees more than a spectator."""
    actor = state.position.actor
    if actor < 0:
        return False
    views = [state.position.view(viewer) for viewer in (actor, SPECTATOR)]
    if sum(map(ne, *(view.to_bytes() for view in views))) == 1:  # identical except for the viewer
        return False
    own, public = (view.json() for view in views)
    return {**own, "viewer": None} != {**public, "viewer": None}
