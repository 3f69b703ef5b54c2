"""Records of an older version of the rules can be opened if they lead to the same result.

Otherwise, the error explains the reason.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

import kontor
from kontor.core import Message, Record, RecordError, position_at, replay
from kontor.words import languages
from tests.kit import refusing

GAME = kontor.game("hansa")
NOW = GAME.declaration.rules_version
OLDER = NOW - 1


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a finished game as if it had been recorded under the previous version."""
    return replace(kontor.play("hansa", ["apprentice"] * 3, seed=5).record, rules=OLDER)


def test_a_record_that_leads_to_the_same_end_opens(record: Record) -> None:
    positions = [position.json() for position in replay(record, GAME)]
    assert len(positions) == len(record.actions) + 1
    assert positions == [position.json() for position in replay(replace(record, rules=NOW), GAME)]
    assert position_at(record, GAME, 10).json() == positions[10]


def test_an_unfinished_record_opens_if_all_its_actions_are_legal(record: Record) -> None:
    cut = replace(record, actions=record.actions[:30], result=None)
    assert position_at(cut, GAME).result() is None


def test_another_end_is_refused_from_the_start(record: Record) -> None:
    assert record.result is not None
    other = replace(record, result={**record.result, "scores": [0, 0, 0]})
    for at in (None, 0, 10):
        with pytest.raises(RecordError) as error:
            position_at(other, GAME, at)
        first, second = error.value.messages
        assert first == Message("record-older", {"rules": OLDER, "expected": NOW})
        assert second.id == "record-result"


def test_an_action_that_is_no_longer_legal_is_named(record: Record) -> None:
    other = replace(record, actions=[*record.actions[:20], "first 0", *record.actions[20:]])
    with pytest.raises(RecordError) as error:
        next(replay(other, GAME))
    assert [message.id for message in error.value.messages][:2] == ["record-older", "record-line-illegal"]
    with refusing(RecordError, "record-line-illegal"):
        position_at(replace(other, rules=NOW), GAME)


def test_newer_rules_are_refused(record: Record) -> None:
    with refusing(RecordError, f"record-rules rules={NOW + 1} expected={NOW}"):
        position_at(replace(record, rules=NOW + 1), GAME)


@pytest.mark.parametrize("language", languages())
def test_both_refusals_name_both_versions_and_a_remedy(language: str) -> None:
    from kontor.words import Words

    for id in ("record-older", "record-rules"):
        said = Words(language, []).say(Message(id, {"rules": 41, "expected": 42}))
        assert "41" in said and "42" in said and said.count("Kontor") >= 1 and said.count(".") == 2
