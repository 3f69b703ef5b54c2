"""Tests every lesson of every game: each branch can be played, and all places and rules that it mentions exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.core import AnyGame, IllegalAction
from kontor.table import lessons
from kontor.table.guide import tips_of
from kontor.table.lessons import (
    NEXT,
    Lesson,
    LessonFault,
    LessonInput,
    LessonRun,
    LessonUnknown,
    after,
    lesson_ids,
    lesson_infos,
    lesson_of,
)
from kontor.words import Handbook, Words, languages


def all_lessons() -> Iterator[Lesson]:
    for game in kontor.GAMES.values():
        yield from (lesson_of(game, id) for id in lesson_ids(game))


LESSONS = {f"{lesson.game.declaration.id}-{lesson.id}": lesson for lesson in all_lessons()}
lesson_by_name = pytest.mark.parametrize("name", LESSONS)


def finish_step(run: LessonRun) -> LessonRun:
    """Return the lesson after the current step, which is solved with the answer in the lesson file."""
    step, at = run.step, run.at
    assert step is not None
    for text in run.answer() or [NEXT]:
        assert run.at == at and run.right, "the answer goes on after the step is done"
        assert not run.lost, "the answer leads to a position that counts as lost"
        run = after(run.lesson, run.inputs, text)
    assert run.right and run.at == at + 1, "the answer does not finish the step"
    return run


def lesson_goes_on(run: LessonRun) -> None:
    """Play to the end after this answer. The rest of the lesson must work after every answer that a step accepts."""
    while run.step is not None and not run.step.start:
        assert run.step is not None
        run = finish_step(run)


def misleading(run: LessonRun) -> bool:
    """Whether all highlighted places that can be clicked start actions that the step refuses."""
    step, view = run.step, run.position.view(run.lesson.you)
    assert step is not None
    first: dict[str, bool] = {}
    for choice in run.lesson.game.scene(view).choices:
        if choice.path:
            first[choice.path[0]] = first.get(choice.path[0], False) or step.accepts(view, choice.number)
    accepted = [first[place] for place in step.look if place in first]
    return bool(accepted) and any(first.values()) and not any(accepted)


@lesson_by_name
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    """Each correct answer continues the lesson, each wrong answer gets feedback, and all highlighted places exist."""
    lesson = LESSONS[name]
    run = LessonRun(lesson)
    game = lesson.game
    while run.step is not None:
        step = run.step
        places = {place.id for place in game.backdrop(run.position.setup).places}
        assert set(step.look) <= places, f"{name}, step {run.at + 1}"
        view = run.position.view(lesson.you)
        legal = {view.text(action): view.action_table.faces[action].kind for action in view.legal()}
        for text in step.expect:
            assert text in legal, f"{name}, step {run.at + 1}: {text} is not legal"
            if not step.goal:
                assert after(lesson, run.inputs, text).at == run.at + 1
                lesson_goes_on(after(lesson, run.inputs, text))
        for kind in step.kinds:
            assert kind in legal.values(), f"{name}, step {run.at + 1}: no {kind} is possible"
        if step.asks:
            assert run.position.actor == lesson.you, f"{name}, step {run.at + 1}: another seat decides"
            assert not misleading(run), f"{name}, step {run.at + 1}: only wrong places are highlighted"
            wrong_kinds = {one.kind for one in step.wrong if one.kind}
            for kind in wrong_kinds:
                assert kind in legal.values(), f"{name}, step {run.at + 1}: no {kind} is possible"
            for text, kind in legal.items():
                if not step.accepts(view, view.number(text)) and kind in wrong_kinds:
                    refused = after(lesson, run.inputs, text)
                    assert not refused.right and refused.inputs == run.inputs and refused.feedback
                    wrong_kinds.discard(kind)
                elif step.accepts(view, view.number(text)) and step.within == 1:
                    tried = after(lesson, run.inputs, text)
                    assert tried.right or tried.feedback, f"{name}, step {run.at + 1}: no answer to {text}"
                    if tried.right:
                        lesson_goes_on(tried)
        run = finish_step(run)
    form = run.form()
    assert form.done and form.step == form.steps == len(lesson.steps)
    with pytest.raises(LessonInput):
        run.give(NEXT)


@lesson_by_name
def test_a_lesson_ends_with_something_to_solve(name: str) -> None:
    """The final step has its own position, a goal instead of a script, and feedback for learners who miss the goal."""
    last = LESSONS[name].steps[-1]
    assert last.goal and last.start is not None and last.wrong and not last.expect
    assert LESSONS[name].minutes <= 4


@lesson_by_name
@pytest.mark.parametrize("language", languages())
def test_a_lesson_has_its_words_in_every_language(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words = Words(language, [lesson.game.folder() / "words", lesson.game.folder() / "lessons" / "words"])
    own = (lesson.game.folder() / "lessons" / "words" / f"{language}.ftl").read_text("utf-8")
    for part in words_of(lesson):
        message = lesson.message(part)
        assert f"\n{message.id} =" in own, f"{message.id} is missing in {language}"
        assert words.say(message)


def words_of(lesson: Lesson) -> set[str]:
    """Return the names of all texts of a lesson."""
    texts = {"title", "about", "end"}
    for step in lesson.steps:
        texts |= {step.say, step.hint, step.well, *(one.say for one in step.wrong)}
    return texts - {""}


@pytest.mark.parametrize(
    "game", [game for game in kontor.GAMES.values() if lesson_ids(game)], ids=lambda game: game.declaration.id
)
def test_no_text_of_a_lesson_is_unused(game: AnyGame) -> None:
    used = {lesson.message(part).id for lesson in LESSONS.values() if lesson.game is game for part in words_of(lesson)}
    text = (game.folder() / "lessons" / "words" / "en.ftl").read_text("utf-8")
    written = [line.partition(" =")[0] for line in text.splitlines() if line.startswith(game.declaration.id)]
    assert Counter(written) == Counter([*used, *(tip.say.id for tip in tips_of(game))])


@lesson_by_name
def test_a_lesson_teaches_rules_that_there_are(name: str) -> None:
    lesson = LESSONS[name]
    handbook = Handbook.of(lesson.game.folder())
    assert lesson.teaches and all(handbook.has(id) for id in lesson.teaches)


def test_wrong_inputs_change_nothing() -> None:
    lesson = LESSONS["hansa-first-route"]
    begun = [NEXT, NEXT]
    with pytest.raises(LessonInput, match="only for reading"):
        after(lesson, [], "end")
    with pytest.raises(LessonInput, match="no action"):
        after(lesson, begun, "dance")
    with pytest.raises(IllegalAction):
        after(lesson, begun, "claim Kampen-Osnabrück")
    refused = after(lesson, begun, "income 0")
    assert (refused.right, refused.feedback, refused.inputs) == (False, "not-yet", begun)
    with pytest.raises(LessonInput, match="Please start again"):
        after(lesson, [*begun, "income 0"])
    with pytest.raises(LessonInput):
        after(lesson, [NEXT] * 201)


def test_a_goal_that_is_missed_begins_again() -> None:
    lesson = LESSONS["hansa-first-route"]
    run = LessonRun(lesson)
    while run.at < len(lesson.steps) - 1:
        run = finish_step(run)
    before = list(run.inputs)
    first = after(lesson, before, "place trader Hamburg-Lübeck 2")
    assert first.right and len(first.inputs) == len(before) + 1
    missed = after(lesson, first.inputs, "end")
    assert (missed.right, missed.feedback, missed.inputs) == (False, "puzzle-again", before)
    assert missed.position.to_bytes() == run.position.to_bytes()


def test_a_goal_out_of_reach_is_reported_at_once() -> None:
    lesson = LESSONS["hansa-first-route"]
    run = LessonRun(lesson)
    while run.at < len(lesson.steps) - 1:
        run = finish_step(run)
    astray = after(lesson, run.inputs, "place trader Arnheim-Kampen 1")
    form = astray.form()
    assert (form.right, form.lost, len(form.inputs)) == (True, True, len(run.inputs) + 1)
    assert form.feedback is not None and form.feedback.id == "lesson-lost"
    begun = after(lesson, run.inputs, "place trader Hamburg-Lübeck 2").form()
    assert not begun.lost and begun.feedback is not None and begun.feedback.id == "lesson-go-on"
    assert not after(lesson, run.inputs).form().lost


@pytest.mark.parametrize(
    ("name", "astray"),
    [
        ("hansa-tracks", "income 0"),
        ("hansa-first-route", "lift Hamburg-Lübeck 1"),
        ("felinia-expert", "step tigers_b1"),
    ],
)
def test_a_goal_is_out_of_reach_even_if_the_search_is_too_long(name: str, astray: str) -> None:
    """The search also continues after random draws, such as those of the Mysterious Places in Felinia."""
    lesson = LESSONS[name]
    run = LessonRun(lesson)
    while run.at < len(lesson.steps) - 1:
        run = finish_step(run)
    assert not run.lost and after(lesson, run.inputs, astray).lost
    assert not after(lesson, run.inputs, lesson.steps[-1].answer[0]).lost


def test_no_warning_disturbs_the_lesson_on_florins() -> None:
    """A warning about the end of the game alarms beginners unless it is explained."""
    run = LessonRun(LESSONS["pfeffersaecke-florins"])
    while run.step is not None:
        assert run.lesson.game.scene(run.position.view(run.lesson.you)).warning is None, f"step {run.at + 1}"
        run = finish_step(run)


def test_no_bid_for_coins_hits_the_limit_in_the_lesson_on_bids() -> None:
    """The sample answers earn what the lesson says. Only a third bid on the board would hit the limit of 6 coins."""
    run, earned = LessonRun(LESSONS["felinia-bidding"]), []
    while run.step is not None:
        for text in run.answer() or [NEXT]:
            run.give(text)
            earned += [(one.seat, one.args["coins"]) for one in run.events if one.what == "felinia-bid-board"]
    assert earned == [(0, 2), (1, 2)]


@pytest.mark.parametrize("path", [[], ["extend Prag"]])
def test_the_praise_for_the_letter_is_true_on_every_path(path: list[str]) -> None:
    run = LessonRun(LESSONS["pfeffersaecke-growing"])
    while run.at < len(run.lesson.steps) - 1:
        run = finish_step(run)
    before = run.position.json()["seats"][0]["money"]
    for text in [*path, "income letter"]:
        run.give(text)
    earned = run.position.json()["seats"][0]["money"] - before
    run.give("branch Wien")
    words = Words("en", [run.lesson.game.folder() / "lessons" / "words"])
    assert run.step is None and f"raised your income to {earned} florins" in words.say(run.lesson.message(run.feedback))


def test_clicks_that_do_nothing_are_explained() -> None:
    run = after(LESSONS["hansa-first-route"], [NEXT, NEXT])
    refusals = run.why_not(["city:Hamburg"])
    assert refusals.refusals


def test_lessons_are_listed_and_found() -> None:
    game = kontor.game("hansa")
    infos = lesson_infos(game)
    assert [info.id for info in infos] == lesson_ids(game)
    assert infos[0].title.id == "hansa-lesson-first-route-title"
    with pytest.raises(LessonUnknown, match="first-route"):
        lesson_of(game, "knitting")


def test_mistakes_in_a_file_are_named(tmp_path: Path) -> None:
    game = kontor.game("hansa")
    file = tmp_path / "1-bad.toml"
    for text, said in (
        ("minutes = 1\nteaches = []\nhouse = 3\nstep = []\n", "unknown keys house"),
        ("minutes = 1\nteaches = []\n[[step]]\nsay = 'a'\nexpect = ['end']\n", "needs a hint"),
        ("minutes = 1\nteaches = []\n[[step]]\nsay = 'a'\nplace = 'x'\n", "step 1: unknown keys place"),
    ):
        file.write_text(text, "utf-8")
        lessons._data.cache_clear()
        with pytest.raises(LessonFault, match=said):
            lessons._lesson(game, "bad", file)
    for id in ("puzzles", "puzzle-1"):
        with pytest.raises(LessonFault, match=f"{id} is reserved"):
            lessons._lesson(game, id, file)
