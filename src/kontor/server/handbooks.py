"""Handbooks as HTML: made from our own Markdown, in which no tag is allowed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kontor.core import Game
from kontor.registry import game as game_of
from kontor.server.forms import HandbookForm, RuleForm, SectionForm
from kontor.words import Handbook
from kontor.words.handbook import RULE, SECTION
from kontor.words.words import FIRST_LANGUAGE

HEADING = re.compile(r"^#+ .*\n?")
LETTERED = re.compile(r"\*\*([A-Z]\d+[a-z])\*\*")

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def handbook_form(game: Game[Any], language: str) -> HandbookForm:
    """The handbook in a language, in English where there is none."""
    known = {file.stem for file in (game.folder() / "handbook").glob("*.md")}
    return _form(game.declaration.id, language if language in known else FIRST_LANGUAGE)


@lru_cache(maxsize=16)
def _form(game: str, language: str) -> HandbookForm:
    handbook = Handbook.of(game_of(game).folder(), language)
    return HandbookForm(language, [_opening(game, handbook), *_sections(handbook)])


def _opening(game: str, handbook: Handbook) -> SectionForm:
    """What stands before the first section; it has no letter."""
    return SectionForm("", game_of(game).declaration.title, _html(_before(SECTION, handbook.text)), [])


def _sections(handbook: Handbook) -> list[SectionForm]:
    return [
        SectionForm(
            section.id,
            section.title,
            _html(_before(RULE, section.text)),
            [RuleForm(rule.id, rule.title, _html(rule.text)) for rule in handbook.rules if rule.id[0] == section.id],
        )
        for section in handbook.sections
    ]


def _before(heading: re.Pattern[str], text: str) -> str:
    """The lines up to the first heading of a kind."""
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if heading.match(line)), len(lines))
    return "\n".join(lines[:end])


def _html(text: str) -> str:
    """Without its heading, which the client sets. Lettered parts get their id, for links to them."""
    tokens = _markdown.parse(HEADING.sub("", text))
    for number, token in enumerate(tokens):
        token.attrs.pop("style", None)  # the alignment of a column; our content policy allows no inline style
        if token.type == "list_item_open" and (letter := _letter(tokens[number:])):
            token.attrSet("id", f"rule-{letter}")
    rendered: str = _markdown.renderer.render(tokens, _markdown.options, {})
    return rendered


def _letter(tokens: Sequence[Token]) -> str | None:
    """The id of a list item that is a lettered part of a rule."""
    first = next(token for token in tokens if token.type == "inline")
    found = LETTERED.match(first.content)
    return found[1] if found else None
