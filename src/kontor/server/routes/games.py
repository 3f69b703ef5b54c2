"""Games: the available games, with words and rules."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from kontor.core import AnyGame
from kontor.registry import GAMES
from kontor.registry import game as game_of
from kontor.server.caching import FOR_EVER, cached, cached_json
from kontor.server.handbooks import handbook_form, picture_of
from kontor.server.problems import changing, refusals
from kontor.server.requests import WantedSetup
from kontor.server.service import Service
from kontor.table.catalogue import form_of_game, setup_form
from kontor.table.messages import GameForm, HandbookForm, SetupForm
from kontor.words import languages
from kontor.words.language_codes import FIRST_LANGUAGE, SHARED

Asked = Request[Any, Any, Any]


@get("/games", responses=refusals())
async def list_games(request: Asked, service: NamedDependency[Service]) -> Response[list[GameForm]]:
    """All games, with their boards and options."""
    return cached_json(request, [form_of_game(one, service.settings.bots) for one in GAMES.values()])


@post("/games/{game:str}/setup", status_code=200, responses=changing(404), tags=["games"])
async def complete_setup(
    service: NamedDependency[Service], game: FromPath[str], data: JSONBody[WantedSetup]
) -> SetupForm:
    """Complete a setup and report all its faults."""
    file = None if data.board_file is None else (data.board_file.name, data.board_file.text)
    complete = partial(setup_form, game_of(game), data.players, data.board, data.options, file)
    return complete() if file is None else await service.unfold(complete)


@get("/games/{game:str}/handbook/{language:str}", responses=refusals(404))
async def read_handbook(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[HandbookForm]:
    """The handbook in a language, or in English."""
    return cached_json(request, handbook_form(game_of(game), language))


@get("/games/{game:str}/handbook/pictures/{name:str}", media_type="image/svg+xml", responses=refusals(404))
async def read_picture(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A picture of the handbook, as SVG. The handbook links to it with a digest, so browsers can cache it forever."""
    found = picture_of(game, name)
    if found is None:
        raise NotFoundException
    return cached(request, found, "image/svg+xml", FOR_EVER)


@get("/languages", responses=refusals())
async def list_languages(request: Asked) -> Response[list[str]]:
    """The codes of Kontor's languages."""
    return cached_json(request, languages())


@get("/words/{language:str}", media_type="text/plain", responses=refusals())
async def shared_words(request: Asked, language: FromPath[str]) -> Response[str]:
    """The shared words as a Fluent file, in English if there is no translation."""
    return cached(request, words_of(None, language))


@get("/games/{game:str}/words/{language:str}", media_type="text/plain", responses=refusals(404))
async def game_words(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of a game as a Fluent file, in English if there is no translation."""
    return cached(request, words_of(game_of(game), language))


def words_of(game: AnyGame | None, language: str) -> str:
    """The Fluent file of a game, or the shared one. English if there is no translation."""
    folder = SHARED if game is None else game.folder() / "words"
    files = {file.stem: file for file in folder.glob("*.ftl")}  # a path is never built from a request
    return files.get(language, files[FIRST_LANGUAGE]).read_text(encoding="utf-8")


router = Router(
    "/",
    route_handlers=[list_games, read_handbook, read_picture, list_languages, shared_words, game_words],
    tags=["games"],
)
