"""Converts handbooks from Markdown to HTML. HTML tags in the source are not allowed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kontor.core import AnyGame
from kontor.registry import game as game_of
from kontor.table.catalogue import picture_address
from kontor.table.game_messages import HandbookForm, RuleForm, SectionForm
from kontor.words import Handbook
from kontor.words.handbook import RULE, before
from kontor.words.language_codes import FIRST_LANGUAGE

FIRST_CHAPTER = re.compile(r"## ")
HEADING = re.compile(r"^#+ .*\n?")
SIZE = re.compile(r'<svg [^>]*width="(\d+)" height="(\d+)"')
LETTERED = re.compile(r"\*\*([A-Z]\d+[a-z])\*\*")

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def handbook_form(game: AnyGame, language: str) -> HandbookForm:
    """Return the handbook in the given language, or in English if there is no translation."""
    known = {file.stem for file in (game.folder() / "handbook").glob("*.md")}
    return _form(game.declaration.id, language if language in known else FIRST_LANGUAGE)


@lru_cache(maxsize=16)
def _form(game: str, language: str) -> HandbookForm:
    found = game_of(game)
    handbook = Handbook.of(found.folder(), language)
    return HandbookForm(language, [_introduction(found, handbook), *_sections(found, handbook)])


@lru_cache(maxsize=64)
def picture_of(game: str, name: str) -> bytes | None:
    """Return a picture of a game's handbook by name, or None."""
    files = {file.name: file for file in (game_of(game).folder() / "handbook" / "pictures").glob("*.svg")}
    return files[name].read_bytes() if name in files else None


def _introduction(game: AnyGame, handbook: Handbook) -> SectionForm:
    """Return the text below the game's title, as a section without an id."""
    return SectionForm("", game.declaration.title, _html(game, before(FIRST_CHAPTER, handbook.text)), [])


def _sections(game: AnyGame, handbook: Handbook) -> list[SectionForm]:
    return [
        SectionForm(
            section.id,
            section.title,
            _html(game, before(RULE, section.text)),
            [
                RuleForm(rule.id, rule.title, _html(game, rule.text))
                for rule in handbook.rules
                if rule.id[0] == section.id
            ],
        )
        for section in [*handbook.chapters, *handbook.sections]
    ]


def _html(game: AnyGame, text: str) -> str:
    """Return the text without the heading, which the client adds. Lettered parts get ids for links."""
    tokens = _markdown.parse(HEADING.sub("", text))
    for number, token in enumerate(tokens):
        for child in token.children or ():
            if child.type == "image":
                _show(game, child)
        token.attrs.pop("style", None)  # the content security policy forbids inline styles
        if token.type == "list_item_open" and (letter := _letter(tokens[number:])):
            token.attrSet("id", f"rule-{letter}")
    rendered: str = _markdown.renderer.render(tokens, _markdown.options, {})
    return rendered


def _show(game: AnyGame, image: Token) -> None:
    name = str(image.attrs["src"]).removeprefix("pictures/")
    picture = picture_of(game.declaration.id, name)
    if picture is None:
        raise FileNotFoundError(f"the handbook of {game.declaration.id} shows {name}, which does not exist")
    image.attrs["src"] = picture_address(game, name, picture)
    width, height = SIZE.findall(picture.decode())[0]
    image.attrs |= {"width": width, "height": height, "loading": "lazy"}


def _letter(tokens: Sequence[Token]) -> str | None:
    """Return the id of a list item that is a lettered part of a rule."""
    first = next(token for token in tokens if token.type == "inline")
    found = LETTERED.match(first.content)
    return found[1] if found else None
