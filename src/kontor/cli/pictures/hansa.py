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
from kontor.games.hansa.pieces import ALL_OF_IT, BURSA, COLOURS, PIECES, PRIVILEGIUM, TRACK_LENGTH, TRACK_VALUES, TRACKS
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.cities import controller
from kontor.words import Words

SYMBOL = {"trader": "■", "merchant": "●"}
FREE_HOUSE = {"trader": "□", "merchant": "○"}
HOUSE_STYLE = {"white": "", "orange": "dark_orange", "pink": "hot_pink", "black": "bright_black"}
FREE_POST = "· "
LABEL = 19
NARROWEST = 11
WIDEST = 18


def prompt(position: HansaPosition) -> Message:
    """Who decides what; the arguments are those of whatever is open."""
    open_now: dict[str, Any] = position.json()["stack"][-1]
    hand = open_now.get("hand", {})
    args = {
        "seat": position.actor,
        "actions": position.actions,
        "post": open_now.get("post"),
        "route": open_now.get("route"),
        "piece": str(open_now.get("displaced")).split()[0],
        "lifts": open_now.get("lifts"),
        "left": open_now.get("left"),
        "traders": hand.get("trader"),
        "merchants": hand.get("merchant"),
    }
    return Message(f"hansa-decision-{open_now['decision']}", args)


def status(view: HansaPosition) -> Message:
    """What the acting seat has, in one line."""
    desk: dict[str, Any] = view.json()["seats"][view.actor]
    args = {"supply": _amounts(desk["supply"]), "stock": _amounts(desk["stock"]), "prestige": desk["prestige"]}
    return Message("hansa-status", args)


def draw(position: HansaPosition, names: Sequence[str], words: Words, width: int) -> list[RenderableType]:
    form = position.json()
    board = position.board
    summary = words.say(
        "hansa-summary",
        completed=form["completed"],
        cities=board.completed_cities_limit,
        prestige=board.prestige_limit,
        bag=form["bag"],
    )
    return [
        _desks(position, form, names, words, width),
        summary,
        _titled(words.say("hansa-label-routes"), words.say("hansa-legend-pieces")),
        side_by_side(_routes(board, form, words), width),
        _titled(words.say("hansa-label-cities"), words.say("hansa-legend-houses")),
        side_by_side(_cities(position, form), width),
        _skills(board, words),
        _special(board, form, words),
    ]


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
    sheets = position.scores()
    over = form["ended"] is not None
    total = words.say("hansa-label-final" if over else "hansa-label-score")
    row(total, [Text(str(sum(sheet.values())), style="bold") for sheet in sheets])
    for source in sheets[0]:
        row(f"  {words.say(f'hansa-source-{source}')}", [str(sheet[source]) for sheet in sheets], "dim")
    return table


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


def _routes(board: Board, form: dict[str, Any], words: Words) -> list[list[Text]]:
    rows = []
    for route in board.routes:
        posts = [_piece(form["posts"].get(board.post_names[post])) for post in route.posts()]
        marker = form["markers"].get(route.name)
        shown = Text(words.say("hansa-marker", marker=marker), style="italic") if marker else Text()
        rows.append([Text(route.name), Text(" ").join(posts), shown])
    return rows


def _cities(position: HansaPosition, form: dict[str, Any]) -> list[list[Text]]:
    rows = []
    for number, city in enumerate(position.board.cities):
        held = form["cities"].get(city.name, {"houses": [None] * len(city.houses), "extra": []})
        offices = [_piece(piece) for piece in held["extra"]]
        if offices:
            offices.append(Text("|"))
        for house, piece in zip(city.houses, held["houses"], strict=True):
            offices.append(_piece(piece) if piece else _free_house(COLOURS[house.colour], house.kind, house.coin))
        control = controller(position, number)
        shown = Text(f"→ {control}", style=seat_style(control)) if control is not None else Text()
        rows.append([Text(city.name), Text(" ").join(offices), shown])
    return rows


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
    text = Text.assemble((words.say("hansa-label-special"), "bold"), f" ({board.routes[board.special_route].name}) ")
    for slot, piece in zip(board.slots, form["special"], strict=True):
        colour = COLOURS[slot.colour]
        text.append(f"  {slot.points} {words.say('hansa-colour', colour=colour)} ")
        text.append_text(_piece(piece) if piece else Text("○", style=HOUSE_STYLE[colour]))
    return text
