"""Routes for the available games, their translations and their rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from kontor.core import AnyGame
from kontor.core.board_fields import BoardFormat
from kontor.registry import GAMES
from kontor.registry import game as game_of
from kontor.server import boards, ratings
from kontor.server.caching import FOR_EVER, cached, cached_json
from kontor.server.handbooks import handbook_form, picture_of
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import LessonClick, LessonInputs, WantedCheck, WantedSetup
from kontor.server.service import Service
from kontor.table.boards import board_format, packaged_form
from kontor.table.catalogue import form_of_game, setup_form
from kontor.table.game_messages import BoardCheckForm, GameForm, HandbookForm, SetupForm
from kontor.table.guide import tips_of
from kontor.table.lessons import after, lesson_infos
from kontor.table.messages import LessonForm, LessonInfo, PuzzleInfo, Refusals, TipForm
from kontor.table.puzzles import puzzle_infos, task_of
from kontor.words import languages
from kontor.words.language_codes import FIRST_LANGUAGE, SHARED

Asked = Request[Any, Any, Any]


@get("/games", responses=refusals())
async def list_games(request: Asked, service: NamedDependency[Service]) -> Response[list[GameForm]]:
    """List all games, with their boards and options."""
    forms = [form_of_game(one, service.settings.bots) for one in GAMES.values()]
    return cached_json(request, [replace(form, rated=ratings.possible()) for form in forms])


@post("/games/{game:str}/setup", status_code=200, responses=changing(404), tags=["games"])
async def complete_setup(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    game: FromPath[str],
    data: JSONBody[WantedSetup],
) -> SetupForm:
    """Complete a setup and report all its faults."""
    file = None if data.board_file is None else (data.board_file.name, data.board_file.text)
    complete = partial(setup_form, game_of(game), data.players, data.board, data.options, file)
    return complete() if file is None else await service.unfold(visitor, len(file[1]), complete)


@get("/games/{game:str}/board-format", responses=refusals(404))
async def read_board_format(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the tables and fields of a game's board files, with their types, limits and meanings."""
    return cached_json(request, format_of(game).to_json())


@get("/games/{game:str}/boards/{board:str}", responses=refusals(404))
async def read_board(request: Asked, game: FromPath[str], board: FromPath[str]) -> Response[BoardCheckForm]:
    """Return a packaged board, as data and as the text of a board file."""
    played = game_of(game)
    if board not in [one.id for one in played.declaration.boards]:
        raise NotFoundException
    return cached_json(request, packaged_form(played, format_of(game), board))


@post("/games/{game:str}/board-check", status_code=200, responses=changing(404), tags=["games"])
async def check_board(
    request: Asked,
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    game: FromPath[str],
    data: JSONBody[WantedCheck],
) -> BoardCheckForm:
    """Check a board and report all its faults.

    On request, the response includes a preview of a valid board, unless drawing takes too long.
    """
    size = len(await request.body())
    return await boards.check(service, visitor, size, game_of(game), format_of(game), data)


def format_of(game: str) -> BoardFormat:
    found = board_format(game_of(game))
    if found is None:
        raise NotFoundException
    return found


@get("/games/{game:str}/handbook/{language:str}", responses=refusals(404))
async def read_handbook(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[HandbookForm]:
    """Return the handbook in the given language, or in English if there is no translation."""
    return cached_json(request, handbook_form(game_of(game), language))


@get("/games/{game:str}/handbook/pictures/{name:str}", media_type="image/svg+xml", responses=refusals(404))
async def read_picture(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[str]:
    """Return a handbook picture as SVG. The handbook links to it with a digest, so browsers can cache it forever."""
    found = picture_of(game, name)
    if found is None:
        raise NotFoundException
    return cached(request, found, "image/svg+xml", FOR_EVER)


@get("/games/{game:str}/lessons", responses=refusals(404))
async def list_lessons(request: Asked, game: FromPath[str]) -> Response[list[LessonInfo]]:
    """List the lessons of a game in the recommended order."""
    return cached_json(request, lesson_infos(game_of(game)))


@get("/games/{game:str}/puzzles", responses=refusals(404))
async def list_puzzles(request: Asked, game: FromPath[str]) -> Response[list[PuzzleInfo]]:
    """List a game's puzzles, which are solved like lessons."""
    return cached_json(request, puzzle_infos(game_of(game)))


@get("/games/{game:str}/guide", responses=refusals(404))
async def list_tips(request: Asked, game: FromPath[str]) -> Response[list[TipForm]]:
    """List the cards of a guided first game."""
    return cached_json(request, tips_of(game_of(game)))


@get("/games/{game:str}/lessons/words/{language:str}", media_type="text/plain", responses=refusals(404))
async def lesson_words(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Return the texts of a game's lessons as a Fluent file, in English if there is no translation."""
    return cached(request, words_of(game_of(game), language, "lessons/words"))


@get("/games/{game:str}/lessons/{lesson:str}/backdrop", responses=refusals(404))
async def lesson_backdrop(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the backdrop of a lesson or puzzle."""
    return cached_json(request, task_of(game_of(game), lesson).begin().backdrop())


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200, responses=changing(404, 409))
async def take_lesson(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonInputs]) -> LessonForm:
    """Return a lesson's state after the learner's inputs and, if given, one more attempt.

    Runs in a thread, because the search for a reachable goal can take longer than several actions at tables.
    """
    task = task_of(game_of(game), lesson)
    return await asyncio.to_thread(lambda: after(task, data.inputs, data.attempt).form())


@post("/games/{game:str}/lessons/{lesson:str}/why", status_code=200, responses=changing(404, 409))
async def explain_in_lesson(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonClick]) -> Refusals:
    """Explain why a click in a lesson has no effect."""
    task = task_of(game_of(game), lesson)
    return await asyncio.to_thread(lambda: after(task, data.inputs).why_not(data.path))


@get("/languages", responses=refusals())
async def list_languages(request: Asked) -> Response[list[str]]:
    """List the codes of Kontor's languages."""
    return cached_json(request, languages())


@get("/words/{language:str}", media_type="text/plain", responses=refusals())
async def shared_words(request: Asked, language: FromPath[str]) -> Response[str]:
    """Return the shared texts as a Fluent file, in English if there is no translation."""
    return cached(request, words_of(None, language))


@get("/games/{game:str}/words/{language:str}", media_type="text/plain", responses=refusals(404))
async def game_words(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Return a game's texts as a Fluent file, in English if there is no translation."""
    return cached(request, words_of(game_of(game), language))


def words_of(game: AnyGame | None, language: str, part: str = "words") -> str:
    """Return the Fluent file of a game, or the shared one, in English if there is no translation."""
    folder = SHARED if game is None else game.folder() / part
    files = {file.stem: file for file in folder.glob("*.ftl")}  # never build a path from a request
    if not files:
        return ""
    return files.get(language, files[FIRST_LANGUAGE]).read_text(encoding="utf-8")


router = Router(
    "/",
    route_handlers=[
        list_games,
        read_board_format,
        read_board,
        read_handbook,
        read_picture,
        list_languages,
        shared_words,
        game_words,
        list_lessons,
        list_puzzles,
        list_tips,
        lesson_words,
        lesson_backdrop,
        take_lesson,
        explain_in_lesson,
    ],
    tags=["games"],
)
