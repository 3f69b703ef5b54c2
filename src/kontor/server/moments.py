"""The table after an entry of its log, as one viewer sees it: whatever is sent is made from the viewer's view.

A scene is the dearest of it. It is made once for all who look through the same eyes; those last asked for are kept,
as long as somebody looks.
"""

from __future__ import annotations

from typing import Any

from kontor.core import SPECTATOR, Event
from kontor.server.forms import EntryForm, EventForm, LogForm, Moment, Undo
from kontor.table.log import Logged, Table

MOST_SCENES = 64
"""So many scenes of a table are kept: enough for everybody at it, and for those who catch up."""


class Moments:
    """What there is to send of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._scenes: dict[tuple[int, int, bool], dict[str, Any]] = {}
        self._secret = 0, False
        """The entry that was last asked about, and whether there is a secret after it."""

    def moment(self, viewer: int, held: frozenset[int], takebacks: str, at: int | None = None) -> Moment:
        """The newest moment, or that after an earlier entry, for a spectator or from one of the seats that are held.

        Only in the newest moment something can be done: by the seat that decides, unless a bot stands in for it.
        """
        table = self._table
        sequence = table.sequence if at is None else at
        if viewer != SPECTATOR and viewer not in held:
            raise ValueError(f"whoever looks does not hold seat {viewer}")
        if sequence != table.sequence:
            return self.past(viewer, held, sequence)
        decides = viewer == table.actor and viewer not in table.stand_ins
        return self._moment(sequence, viewer, held, decides, Undo(*table.undo_offer(held, takebacks)))

    def past(self, viewer: int, held: frozenset[int], at: int) -> Moment:
        """The moment after an entry as the viewer saw it then: to be looked at, nothing can be done in it."""
        if not self._table.may_look(viewer, held):
            raise ValueError(f"whoever looks does not hold seat {viewer}")
        return self._moment(at, viewer, held, False, Undo(None, None))

    def _moment(self, sequence: int, viewer: int, held: frozenset[int], decides: bool, undo: Undo) -> Moment:
        table = self._table
        if not 0 < sequence <= table.sequence:
            raise ValueError(f"there is no entry {sequence}")
        step = table.steps[sequence]
        return Moment(
            type="moment",
            sequence=sequence,
            viewer=viewer,
            entry=self._entry(step, viewer),
            scene=self._scene(step, viewer, decides),
            secret=self._has_secret(step),
            undo=undo,
            over=table.over_after(step),
            ranks=self._ranks(step),
            opened=table.finished,
            known=table.knows_all(held, step),
        )

    def _ranks(self, step: Logged) -> list[int]:
        result = self._table.result() if self._table.over_after(step) else None
        return result.ranks if result is not None else []

    def log(self, viewer: int) -> LogForm:
        """All entries, those that were taken back included, as a viewer may know them."""
        return LogForm([self._entry(step, viewer) for step in self._table.steps[1:]])

    def rest(self) -> None:
        """Nobody looks any more: give the memory back."""
        self._scenes.clear()

    def _scene(self, step: Logged, viewer: int, decides: bool) -> dict[str, Any]:
        key = step.entry.sequence, viewer, decides
        kept = self._scenes.pop(key, None)
        if kept is not None:
            self._scenes[key] = kept  # now the last to go
            return kept
        scene = self._table.game.scene(step.position.view(viewer))
        form = (scene if decides else scene.to_look_at()).to_json()
        self._scenes[key] = form
        if len(self._scenes) > MOST_SCENES:
            del self._scenes[next(iter(self._scenes))]
        return form

    def _has_secret(self, step: Logged) -> bool:
        if self._secret[0] != step.entry.sequence:
            self._secret = step.entry.sequence, has_secret(step)
        return self._secret[1]

    def _entry(self, step: Logged, viewer: int) -> EntryForm:
        """When the game is finished, everything that happened can be told."""
        entry = step.entry
        told = step.events if self._table.finished else [event.shown_to(viewer) for event in step.events]
        events = [event_form(event) for event in told]
        return EntryForm(entry.sequence, entry.kind, entry.seat, entry.by, events, entry.at, list(entry.undone))


def event_form(event: Event) -> EventForm:
    return EventForm(
        event.what, event.seat, event.rule, event.args, event.source, event.target, list(event.moves)
    )  # fmt: skip


def has_secret(step: Logged) -> bool:
    """Whether the seat that decides can see more than a spectator."""
    actor = step.position.actor
    if actor < 0:
        return False
    own, public = (step.position.view(viewer).json() for viewer in (actor, SPECTATOR))
    return {**own, "viewer": None} != {**public, "viewer": None}
