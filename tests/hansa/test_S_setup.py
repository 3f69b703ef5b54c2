"""Setup (section S) and hidden information (section H)."""

from __future__ import annotations

from itertools import permutations

import pytest

from kontor.core import CHANCE, SPECTATOR
from kontor.games.hansa.position import HansaPosition
from tests.hansa.harbour import EVERY_TRACK_FINISHED
from tests.hansa.scenes import chances, first_position, prestige, set_up
from tests.kit import TRACKS, at, changed, do, legal, posts_of, rule, seat

TAVERNS = ("Osnabrück-Bremen", "Lüneburg-Perleberg", "Hildesheim-Goslar")
ON_TAVERNS = ("extra_office", "remove", "swap")


def odds(position: HansaPosition) -> dict[str, int]:
    """Return the possible chance actions with their weights."""
    assert position.actor == CHANCE
    return chances(position)


@rule("H1")
def test_everything_is_public_but_the_kinds_of_markers_not_drawn() -> None:
    """Everybody sees the same position.

    Of the markers that are not drawn yet, only the number and the kinds are known.
    """
    position = at(
        new_markers="face_down",
        markers={"Osnabrück-Bremen": "hidden", "Hamburg-Lübeck": "swap"},
        posts={"Groningen-Emden 1": "merchant 2"},
        cities={"Hamburg": {"houses": ["trader 1"], "extra": ["trader 3"]}},
        seats={1: {"plate": {"hidden": 1}, "unused": {"plus3": 1}, "used": {"skill": 1}, "prestige": 4}},
    )
    shown = position.json()
    assert shown["markers"] == {"Osnabrück-Bremen": "hidden", "Hamburg-Lübeck": "swap"}
    assert shown["seats"][1]["plate"] == {"hidden": 1}
    assert shown["bag"] == 10
    assert shown["unseen"] == {"extra_office": 4, "swap": 1, "plus3": 1, "plus4": 2, "skill": 2, "remove": 2}
    for viewer, name in ((0, 0), (1, 1), (2, 2), (3, 3), (SPECTATOR, "spectator")):
        assert position.view(viewer).json() == shown | {"viewer": name}


@rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pieces_of_each_player(players: int) -> None:
    """There are 27 traders, minus the score marker and 15 on the desk, and 4 merchants, minus 3 on the desk."""
    for form in set_up(players=players).json()["seats"]:
        assert form["supply"]["trader"] + form["stock"]["trader"] == 27 - 1 - 15
        assert form["supply"]["merchant"] + form["stock"]["merchant"] == 4 - 3
        assert form["tracks"] == dict.fromkeys(TRACKS, 0)


@rule("S1", "S3")
def test_the_pieces_on_the_desk() -> None:
    """Emptying the tracks yields 15 traders and 3 merchants. Then no track is left."""
    mix = {"extra_office": 5, "swap": 2, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
    for track, covering in EVERY_TRACK_FINISHED.items():
        done = {other: pieces for other, pieces in EVERY_TRACK_FINISHED.items() if other != track}
        position = at(
            seats={0: {"supply": (0, 0), "tracks": done, "unused": {"skill": covering + 1}}},
            marker_mix=mix | {"skill": 6},
        )
        for taken in range(covering):
            assert legal(position, "use") == {f"use skill {track}"}
            do(position, f"use skill {track}")
            piece, other = ("merchant", "trader") if track == "liber_sophiae" else ("trader", "merchant")
            assert seat(position, 0)["supply"] == {piece: taken + 1, other: 0}
        assert seat(position, 0)["tracks"] == EVERY_TRACK_FINISHED
        assert legal(position, "use") == set()


@rule("S2")
def test_before_the_first_player_is_known_nobody_has_traders_in_supply() -> None:
    for form in first_position().json()["seats"]:
        assert form["supply"] == {"trader": 0, "merchant": 1}
        assert form["stock"] == {"trader": 11, "merchant": 0}


@rule("S2")
@pytest.mark.parametrize(
    ("players", "first", "supply", "stock"),
    [
        (2, 0, [5, 6], [6, 5]),
        (2, 1, [6, 5], [5, 6]),
        (3, 0, [5, 6, 7], [6, 5, 4]),
        (3, 2, [6, 7, 5], [5, 4, 6]),
        (4, 1, [8, 5, 6, 7], [3, 6, 5, 4]),
        (5, 0, [5, 6, 7, 8, 9], [6, 5, 4, 3, 2]),
        (5, 3, [7, 8, 9, 5, 6], [4, 3, 2, 6, 5]),
    ],
)
def test_later_players_have_more_in_supply(players: int, first: int, supply: list[int], stock: list[int]) -> None:
    seats = set_up(first, players).json()["seats"]
    assert [form["supply"] for form in seats] == [{"trader": traders, "merchant": 1} for traders in supply]
    assert [form["stock"] for form in seats] == [{"trader": traders, "merchant": 0} for traders in stock]


@rule("S3")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([2, 3, 3, 4, 4, 5])))
def test_actiones_values(taken: int, value: int) -> None:
    position = at(active=3, seats={0: {"tracks": {"actiones": taken}}})
    assert do(position, "end").json()["actions"] == value


@rule("S3")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([2, 3, 4, 5])))
def test_liber_sophiae_values(taken: int, value: int) -> None:
    own = posts_of("Stade-Hamburg 3", "Hamburg-Lübeck 3")
    position = at(posts=dict.fromkeys(own, "trader 0"), seats={0: {"tracks": {"liber_sophiae": taken}}})
    lifted = 0
    while lifts := sorted(legal(position, "lift")):
        do(position, lifts[0])
        lifted += 1
    assert lifted == value


@rule("S3")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([3, 5, 7, 11 + 3])))
def test_bursa_values(taken: int, value: int) -> None:
    """The last value is "all", which is 11 traders and the 3 that came off the track."""
    position = at(seats={0: {"supply": (0, 1), "tracks": {"bursa": taken}}})
    assert changed(position, "income 0")["seats.0.supply.trader"] == (0, value)


@rule("S3")
@pytest.mark.parametrize("taken", range(4))
def test_privilegium_values(taken: int) -> None:
    """The houses of Minden are white, orange, pink, black. With n pieces taken off, the first n + 1 are open."""
    for occupied in range(4):
        position = at(
            posts=dict.fromkeys(posts_of("Minden-Hannover 3"), "trader 0"),
            cities={"Minden": {"houses": ["trader 1"] * occupied}},
            seats={0: {"tracks": {"privilegium": taken}}},
        )
        do(position, "claim Minden-Hannover")
        assert ("office Minden" in legal(position)) == (occupied <= taken)


@rule("S3")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([1, 2, 2, 3, 4])))
def test_clavis_urbis_values(taken: int, value: int) -> None:
    """In the final scoring, one office scores the value (F6), and the controlled city scores 2 (F5)."""
    position = at(
        posts=dict.fromkeys(posts_of("Hamburg-Lübeck 3"), "trader 0"),
        cities={"Hamburg": {"houses": ["trader 0"]}},
        seats={0: {"prestige": 19, "tracks": {"clavis_urbis": taken}}},
    )
    result = do(position, "claim Hamburg-Lübeck", "nothing").result()
    assert result is not None
    assert result.scores == [20 + 2 + value, 0, 0, 0]


@rule("S4")
def test_three_markers_are_shuffled_over_the_tavern_routes() -> None:
    """Each of the six orders has the same weight. The draws are made one by one, in board order."""
    for order in permutations(ON_TAVERNS):
        position = first_position()
        assert position.json()["stack"] == [{"decision": "taverns"}]
        for drawn, marker in enumerate(order):
            assert odds(position) == {f"draw {rest}": 1 for rest in order[drawn:]}
            do(position, f"draw {marker}")
            markers = position.json()["markers"]
            assert markers == dict(zip(TAVERNS[: drawn + 1], order[: drawn + 1], strict=True))
        assert position.json()["stack"] == [{"decision": "first"}]


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "bag", "unseen"),
    [
        ("2009", 13, {"extra_office": 4, "swap": 1, "plus3": 2, "plus4": 2, "skill": 3, "remove": 1}),
        ("2014", 12, {"extra_office": 3, "swap": 2, "plus3": 2, "plus4": 2, "skill": 2, "remove": 1}),
        ("italian", 13, {"extra_office": 3, "swap": 2, "plus3": 2, "plus4": 2, "skill": 3, "remove": 1}),
    ],
)
def test_the_rest_of_the_markers_form_the_bag(edition: str, bag: int, unseen: dict[str, int]) -> None:
    """The three markers on the tavern routes are face up in every edition."""
    shown = set_up(edition=edition).json()
    assert shown["bag"] == bag
    assert shown["unseen"] == unseen
    assert shown["markers"] == dict(zip(TAVERNS, ("remove", "swap", "extra_office"), strict=True))


@rule("S5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    for first in range(players):
        position = do(first_position(players), "draw swap", "draw remove", "draw extra_office")
        assert (position.json()["first"], position.json()["active"]) == (None, None)
        assert odds(position) == {f"first {number}": 1 for number in range(players)}
        do(position, f"first {first}")
        assert position.actor == first
        assert position.json()["stack"] == [{"decision": "turn"}]
        assert (position.json()["first"], position.json()["active"], position.json()["actions"]) == (first, first, 2)


@rule("S5")
def test_nobody_has_prestige_and_no_city_is_completed() -> None:
    position = set_up()
    shown = position.json()
    assert prestige(position) == [0, 0, 0, 0]
    assert [form["link"] for form in shown["seats"]] == [0, 0, 0, 0]
    assert (shown["completed"], shown["cities"], shown["posts"], shown["special"]) == (0, {}, {}, [None] * 4)
    for form in shown["seats"]:
        assert (form["unused"], form["used"], form["plate"]) == ({}, {}, {})
