"""Link previews: tags in the client's page from which chat apps and social networks make a card. They contain only what
everyone with the link can see. If a table does not exist, or the operator has closed it, the page has only the default
tags. Nothing is stored about the visitor.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final, NamedTuple

from babel.lists import format_list
from litestar import Request

from kontor.paint import png
from kontor.paint.card import HEIGHT, WIDTH
from kontor.paint.xml import el
from kontor.registry import GAMES
from kontor.server.hooks import words_in
from kontor.server.pictures import ICON, names_of
from kontor.server.rooms import TABLE_ID
from kontor.server.service import Service
from kontor.server.settings import Settings
from kontor.server.storage import queries
from kontor.server.storage.faults import Unavailable
from kontor.table.rows import OPEN, OVER, PERSON, RUNNING, WAITING, SeatRow, TableRow
from kontor.words import Words, languages
from kontor.words.language_codes import FIRST_LANGUAGE

ICON_SIZE: Final = 512
AT: Final = re.compile(r"[0-9]{1,9}")
HOST: Final = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")

Asked = Request[Any, Any, Any]


class Card(NamedTuple):
    """Contents of a link preview."""

    title: str
    description: str
    picture: str
    """Path of the preview picture."""
    width: int = ICON_SIZE
    height: int = ICON_SIZE


async def preview(service: Service, request: Asked) -> str:
    """Return the tags for the requested page."""
    words = words_in(_language(request.headers.get("accept-language", "")))
    card = Card("Kontor", words.say("share-about"), ICON)
    match request.scope["path"].strip("/").split("/"):
        case ["table", id] if TABLE_ID.fullmatch(id):
            with suppress(Unavailable):  # the page works without a preview, and the database logs its own failures
                card = await _card_of_table(service, id, request.query_params.get("at", ""), words) or card
    return _tags(card, _site(service.settings, request))


async def _card_of_table(service: Service, id: str, at: str, words: Words) -> Card | None:
    """Return the card of a table or of a position in its replay, or None if the page gets the default tags."""
    async with service.database.reading() as db:
        row = await queries.table(db, id)
        if row is None or row.closed or row.game not in GAMES:
            return None
        seats = (await queries.seats_of(db, [id]))[id]
    if not seats:  # the table was deleted in the meantime
        return None
    past = AT.fullmatch(at) is not None and 0 < int(at) <= row.sequence
    names = names_of(seats, words)
    people = format_list([seat.name for seat in seats if seat.kind == PERSON and seat.name], locale=words.language)
    title = " · ".join(filter(None, [GAMES[row.game].declaration.title, people]))
    description = words.say("share-replay") if past else _status(row, seats, names, words)
    if not png.possible():
        return Card(title, description, ICON)
    moment = f"?at={int(at)}" if past else ""
    return Card(title, description, f"/api/tables/{id}/picture.png{moment}", WIDTH, HEIGHT)


def _status(row: TableRow, seats: list[SeatRow], names: list[str], words: Words) -> str:
    if row.state == WAITING:
        return words.say("share-waiting", open=sum(seat.kind == OPEN for seat in seats))
    if row.state == RUNNING and row.actor is not None:
        return words.say("share-turn", name=names[row.actor])
    if row.state == OVER and row.winners:
        winners = format_list([names[seat] for seat in row.winners], locale=words.language)
        return words.say("share-won", count=len(row.winners), names=winners)
    return words.say("share-over" if row.state == OVER else "share-about")


def _tags(card: Card, site: str) -> str:
    """Return the Open Graph tags, which most services read, and the type of card for Twitter."""
    values = {
        "og:site_name": "Kontor",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.description,
        "og:image": site + card.picture,
        "og:image:type": "image/png",
        "og:image:width": card.width,
        "og:image:height": card.height,
        "og:image:alt": card.title,
    }
    kind = "summary" if card.picture == ICON else "summary_large_image"
    tags = [el("meta", property=name, content=str(value)) for name, value in values.items()]
    tags += [el("meta", name_="description", content=card.description), el("meta", name_="twitter:card", content=kind)]
    return "\n".join([*tags, ""])


def _site(settings: Settings, request: Asked) -> str:
    """Return the address of this server, for links that must not be relative. Returns an empty string if the request
    has no `Host` header.
    """
    if settings.origin is not None:
        return settings.origin
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if HOST.fullmatch(host) else ""


def _language(header: str) -> str:
    """Return the first supported language in an `Accept-Language` header, or English."""
    wanted = (one.strip()[:2].lower() for one in header.split(","))
    return next((one for one in wanted if one in languages()), FIRST_LANGUAGE)
