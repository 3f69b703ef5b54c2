"""Hansa Teutonica in the terminal: desks as a table, cities with offices, routes with pieces and markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.screen import seat_style, seat_text, side_by_side
from kontor.core import Message
from kontor.games.hansa.board import Board
from kontor.games.hansa.pieces import (
    ALL_OF_IT,
    BONUSES,
    BURSA,
    COLOURS,
    NONE,
    PIECES,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRACK_VALUES,
    TRACKS,
)
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.cities import controller
from kontor.games.hansa.rules.pawn import bordering
from kontor.games.hansa.state import UNPLACED
from kontor.words import Words

SYMBOL = {"trader": "■", "merchant": "●"}
FREE_HOUSE = {"trader": "□", "merchant": "○"}
HOUSE_STYLE = {"white": "", "orange": "dark_orange", "pink": "hot_pink", "black": "bright_black"}
FREE_POST = "· "
FREE_SHIP_POST = "≈ "
GREEN = "◇"
BORDERS = "*"
NEUTRAL = "neutral"
HIDDEN_CARD = "hidden"
LABEL = 19
NARROWEST = 11
WIDEST = 18


def prompt(position: HansaPosition) -> Message:
    """Who decides what; the arguments are those of whatever is open."""
    open_now: dict[str, Any] = position.json()["stack"][-1]
    held = open_now.get("hand", {})
    hand = held if isinstance(held, dict) else {}
    displaced = str(open_now.get("displaced")).split()  # with its owner in `pay`, without in `answer`
    args = {
        "seat": position.actor,
        "actions": position.actions,
        "post": open_now.get("post"),
        "route": open_now.get("route"),
        "piece": displaced[0],
        "owner": open_now.get("owner", displaced[-1]),
        "lifts": open_now.get("lifts"),
        "left": open_now.get("left"),
        "traders": hand.get("trader"),
        "merchants": hand.get("merchant"),
        "hand": " ".join(_piece(piece).plain for piece in held) if isinstance(held, list) else None,
    }
    return Message(f"hansa-decision-{open_now['decision']}", args)


def status(view: HansaPosition) -> Message:
    """What the acting seat has, in one line."""
    form = view.json()
    desk: dict[str, Any] = form["seats"][view.actor]
    args = {
        "supply": _amounts(desk["supply"]),
        "stock": _amounts(desk["stock"]),
        "prestige": desk["prestige"],
        "province": form["pawn"]["province"] if form["pawn"] else None,
        "card": form["missions"][view.actor] if form["missions"] else None,
    }
    return Message("hansa-status", args)


def draw(position: HansaPosition, names: Sequence[str], words: Words, width: int) -> list[RenderableType]:
    form = position.json()
    board = position.board
    pieces = words.say("hansa-legend-pieces", neutral=_yes(form["neutral"]), pawn=_yes(form["pawn"]))
    houses = words.say("hansa-legend-houses", green=_yes(any(city.green for city in board.cities)))
    return [
        _desks(position, form, names, words, width),
        _summary(position, form, words),
        _titled(words.say("hansa-label-routes"), pieces),
        side_by_side(_routes(position, form, words), width, gap=2),
        *_sea_routes(board, form, words),
        _titled(words.say("hansa-label-cities"), houses),
        side_by_side(_cities(position, form), width),
        _skills(board, words),
        _special(board, form, words),
    ]


def _yes(holds: object) -> str:
    return "yes" if holds else "no"


def _summary(position: HansaPosition, form: dict[str, Any], words: Words) -> Text:
    """What belongs to no seat: how near the end is, and how neutral and the pawn stand, where they play."""
    board = position.board
    text = Text(
        words.say(
            "hansa-summary",
            completed=form["completed"],
            cities=board.completed_cities_limit,
            prestige=board.prestige_limit,
            bag=form["bag"],
            gone=_markers(form["gone"], words) if form["gone"] else None,
        )
    )
    if form["neutral"]:
        controlled = sum(1 for city in range(len(board.cities)) if controller(position, city) == position.neutral)
        text.append(f"\n{words.say('hansa-label-neutral')}: ", style="bold")
        text.append(words.say("hansa-neutral", **form["neutral"], cities=controlled))
    if form["pawn"]:
        province = form["pawn"]["province"]
        text.append(f"\n{words.say('hansa-label-pawn')}: ", style="bold")
        text.append(words.say("hansa-pawn-place", province=province, moved=_yes(form["pawn"]["moved"])))
    return text


def _titled(title: str, legend: str) -> Text:
    return Text.assemble((title, "bold"), "  ", (legend, "dim"))


def _desks(position: HansaPosition, form: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Table:
    """A column per seat, all of the same width."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", min_width=LABEL)
    column = max(NARROWEST, min(WIDEST, (width - LABEL - 1) // position.players - 1))
    for seat in range(position.players):
        table.add_column(_heading(seat, names, seat == position.actor), width=column)
    seats = form["seats"]

    def row(label: str, cells: list[Text | str], style: str = "") -> None:
        table.add_row(Text(label), *cells, style=style)

    row(words.say("hansa-label-prestige"), [str(desk["prestige"]) for desk in seats])
    for place in ("supply", "stock"):
        row(words.say(f"hansa-label-{place}"), [_amounts(desk[place]) for desk in seats])
    for track, name in enumerate(TRACKS):
        steps = [desk["tracks"][name] for desk in seats]
        row(words.say("hansa-track", track=name), [_track(track, taken, words) for taken in steps])
    for place in ("unused", "used", "plate"):
        row(words.say(f"hansa-label-{place}"), [_markers(desk[place], words) for desk in seats])
    row(words.say("hansa-label-link"), [str(desk["link"]) if desk["link"] else "–" for desk in seats])
    cards = form["missions"] or [None] * len(seats)
    if form["missions"]:
        row(words.say("hansa-label-mission"), [_card(card, words) for card in cards])
    sheets = position.scores()
    over = form["ended"] is not None
    total = words.say("hansa-label-final" if over else "hansa-label-score")
    secret = ["+?" if card == HIDDEN_CARD else "" for card in cards]
    row(total, [Text(f"{sum(sheet.values())}{more}", style="bold") for sheet, more in zip(sheets, secret, strict=True)])
    for source in sheets[0]:
        points = [str(sheet[source]) for sheet in sheets]
        if source == "mission":
            if not form["missions"]:
                continue
            points = ["?" if more else known for known, more in zip(points, secret, strict=True)]
        row(f"  {words.say(f'hansa-source-{source}')}", list(points), "dim")
    return table


def _card(card: str | None, words: Words) -> str:
    """The cities of a mission card under each other: side by side they are wider than a column."""
    return words.say("hansa-mission", card=card).replace("+", "\n")


def _heading(seat: int, names: Sequence[str], acts: bool) -> Text:
    """The seat, marked if it is to act, with its name if somebody gave it one."""
    heading = seat_text(seat)
    if acts:
        heading = Text.assemble("▶ ", heading)
    if seat < len(names) and names[seat] != f"seat {seat}":
        heading.append(f"\n{names[seat]}", style="default")
    return heading


def _amounts(held: dict[str, int]) -> str:
    return " ".join(f"{held[kind]}{SYMBOL[kind]}" for kind in PIECES)


def _track(track: int, taken: int, words: Words) -> str:
    """The value that counts, and how many pieces are still on the track."""
    value = TRACK_VALUES[track][taken]
    if track == PRIVILEGIUM:
        shown = words.say("hansa-colour", colour=COLOURS[value])
    elif track == BURSA and value == ALL_OF_IT:
        shown = words.say("hansa-bursa-all")
    else:
        shown = str(value)
    return f"{shown} ({taken}/{TRACK_LENGTH[track]})"


def _markers(held: dict[str, int], words: Words) -> str:
    names = [words.say("hansa-marker", marker=marker) for marker in held]
    several = [f"{count} × {name}" if count > 1 else name for name, count in zip(names, held.values(), strict=True)]
    return ", ".join(several) or "–"


def _piece(piece: str | None) -> Text:
    """`■2` for `trader 2`; a piece that belongs to no seat has the first letter of its owner."""
    if piece is None:
        return Text(FREE_POST, style="dim")
    kind, owner = piece.split()
    return Text(f"{SYMBOL[kind]}{owner[0]}", style=seat_style(int(owner)) if owner.isdecimal() else "")


def _posts(board: Board, number: int, form: dict[str, Any]) -> Text:
    shown = []
    for post in board.routes[number].posts():
        piece = form["posts"].get(board.post_names[post])
        free_ship = piece is None and board.ships[post]
        shown.append(Text(FREE_SHIP_POST, style="dim") if free_ship else _piece(piece))
    return Text(" ").join(shown)


def _routes(position: HansaPosition, form: dict[str, Any], words: Words) -> list[list[Text]]:
    """The routes on land; with the pawn, those of its province are marked."""
    rows = []
    placed = position.pawn not in (NONE, UNPLACED)
    for number, route in enumerate(position.board.routes):
        if route.sea:
            continue
        marker = form["markers"].get(route.name)
        shown = Text(words.say("hansa-marker", marker=marker), style="italic") if marker else Text()
        near = placed and bordering(position, number)
        name = Text(f"{route.name}{BORDERS}", style="bold") if near else Text(route.name)
        rows.append([name, _posts(position.board, number, form), shown])
    return rows


def _sea_routes(board: Board, form: dict[str, Any], words: Words) -> list[RenderableType]:
    """With their permanent bonuses, which take more room than a marker."""
    grid = Table.grid(padding=(0, 1))
    for number, route in enumerate(board.routes):
        if route.sea:
            bonus = words.say("hansa-bonus", bonus=BONUSES[route.bonus]) if route.bonus != NONE else ""
            grid.add_row(Text(route.name), _posts(board, number, form), Text(bonus, style="italic"))
    if not grid.row_count:
        return []
    return [_titled(words.say("hansa-label-sea"), words.say("hansa-legend-sea")), grid]


def _cities(position: HansaPosition, form: dict[str, Any]) -> list[list[Text]]:
    rows = []
    for number, city in enumerate(position.board.cities):
        held = form["cities"].get(city.name, {"houses": [None] * len(city.houses), "extra": []})
        offices = [_piece(piece) for piece in held["extra"]]
        if offices:
            offices.append(Text("|"))
        if city.green:  # as many offices as came by way 2, and always room for more
            offices += [*map(_piece, held["houses"]), Text(GREEN, style="green")]
        else:
            for house, piece in zip(city.houses, held["houses"], strict=True):
                offices.append(_piece(piece) if piece else _free_house(COLOURS[house.colour], house.kind, house.coin))
        control = controller(position, number)
        rows.append([Text(city.name), Text(" ").join(offices), _controlled_by(position, control)])
    return rows


def _controlled_by(position: HansaPosition, control: int | None) -> Text:
    if control is None:
        return Text()
    if control == position.neutral:
        return Text(f"→ {NEUTRAL[0]}")
    return Text(f"→ {control}", style=seat_style(control))


def _free_house(colour: str, kind: int, coin: bool) -> Text:
    return Text(f"{FREE_HOUSE[PIECES[kind]]}{colour[0]}{'$' if coin else ''}", style=HOUSE_STYLE[colour])


def _skills(board: Board, words: Words) -> Text:
    """Which city improves what: it belongs to the board and is needed at every claim."""
    found = []
    for track, name in enumerate(TRACKS):
        cities = [city.name for city in board.cities if track in city.skills]
        if cities:
            found.append(f"{words.say('hansa-track', track=name)}: {', '.join(cities)}")
    return Text(" · ".join(found), style="dim")


def _special(board: Board, form: dict[str, Any], words: Words) -> Text:
    text = _titled(words.say("hansa-label-special"), board.routes[board.special_route].name)
    text.append("\n")
    for number, (slot, piece) in enumerate(zip(board.slots, form["special"], strict=True)):
        colour = COLOURS[slot.colour]
        text.append(f"{'   ' if number else ''}{slot.points} {words.say('hansa-colour', colour=colour)} ")
        text.append_text(_piece(piece) if piece else Text("○", style=HOUSE_STYLE[colour]))
    return text
