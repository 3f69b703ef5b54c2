"""S. Setup: starting pieces, start player, discs and first towns."""

from __future__ import annotations

import pytest

import kontor
from kontor.core import SPECTATOR, PositionError, SetupError
from tests.kit import changed, do, legal, refused, refusing, rule, seat
from tests.pfeffersaecke.kit import GAME, at, chances, dealt, each, start

TOWNS = [
    "Gent", "Amsterdam", "Groningen", "Soest", "Aachen", "Koblenz", "Lüneburg", "Wismar", "Stralsund", "Berlin",
    "Dresden", "Kassel", "Speyer", "Konstanz", "Würzburg", "München", "Passau", "Pilsen", "Budweis", "Linz",
]  # fmt: skip


@rule("S1a")
def test_two_to_six_play_with_44_branches_a_point_and_two_letters() -> None:
    for players in (2, 3, 4, 5, 6):
        for number in range(players):
            held = seat(start(players), number)
            assert (held["supply"], held["influence"], held["letters"]) == (44, 1, 2)
            assert (held["won"], held["worth"], held["discs"]) == (0, 0, {})
    for players in (1, 7):
        with pytest.raises(SetupError):
            GAME.setup(players=players)


@rule("S1b")
@pytest.mark.parametrize(("players", "money"), [(2, 15), (3, 20), (4, 25), (5, 30), (6, 35)])
def test_money_at_the_start(players: int, money: int) -> None:
    position = start(players)
    assert [seat(position, number)["money"] for number in range(players)] == [money] * players


@rule("S1b")
@pytest.mark.parametrize(("players", "rate", "basic"), [(2, 1, 2), (3, 2, 4), (4, 3, 6), (5, 4, 8), (6, 5, 10)])
def test_the_table_of_incomes_and_prices(players: int, rate: int, basic: int) -> None:
    extend = {"decision": "extend"}
    free = at(players=players, cities={"Köln": "open 0"}, towns={"Gent": 0}, decision=extend)
    assert changed(free, "income")["seats.0.money"] == (100, 100 + 7 * rate + basic)
    scored = at(players=players, cities={"Köln": "scored 0"}, towns={"Gent": 0}, decision=extend)
    assert changed(scored, "extend Köln", "income")["seats.0.money"] == (100, 100 - rate + basic)


@rule("S2")
def test_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    position = start(4)
    assert position.actor == kontor.CHANCE
    assert chances(position) == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}
    assert refused(position, "first 4") == "S2"
    assert refused(position, "found Gent") == "S2"
    after = dealt(first=2, players=4)
    actors = []
    for town in TOWNS[:4]:
        actors.append(after.actor)
        do(after, f"found {town}")
    assert actors == [2, 3, 0, 1]
    assert after.actor == 2 and after.json()["turn"] == 1


@rule("S2")
def test_nothing_can_be_played_before_the_start_player_is_drawn() -> None:
    """Branches in the centre belong to the active player. Without one there can be none, and no letter is spent."""
    second = {"decision": "second", "opened": "Gent"}
    in_town = at(towns={"Gent": 0, "Soest": 0}, cities={"Brügge": "open 0", "Antwerpen": "open"}, decision=second)
    in_city = at(towns={"Gent": 0}, cities={"Brügge": "open 0", "Antwerpen": "open"}, waiting={"Brügge": 1})
    for position in (in_town, in_city):
        with refusing(PositionError, "position-first-player"):
            GAME.read({**position.json(), "active": None})
    with refusing(PositionError, "letter-used"):
        GAME.read({**start().json(), "letter_used": True})


@rule("S3a")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_disc_lies_on_wittenberg_except_with_five(players: int) -> None:
    cities = start(players).json()["cities"]
    assert cities == ({} if players == 5 else {"Wittenberg": {"disc": "open", "spaces": [], "centre": 0}})


@rule("S3b")
def test_large_discs_are_dealt_first_and_the_weights_are_their_numbers() -> None:
    position = do(start(3), "first 0")
    assert chances(position) == {"deal 5": 5, "deal 6": 2, "deal 7": 2, "deal 8": 1}
    assert refused(position, "deal 4") == refused(position, "found Gent") == "S3b"
    do(position, "deal 8")
    assert chances(position) == {"deal 5": 5, "deal 6": 2, "deal 7": 2}
    assert refused(position, "deal 8") == "S3b"
    do(position, *["deal 5"] * 5, *["deal 6"] * 2, *["deal 7"] * 2)
    assert chances(position) == {"deal 2": 3, "deal 3": 3, "deal 4": 8}  # a disc of 2 is on Wittenberg
    assert chances(do(start(5), "first 0", *["deal 5"] * 5, "deal 6", "deal 6", "deal 7", "deal 7", "deal 8")) == {
        "deal 2": 4,
        "deal 3": 3,
        "deal 4": 8,
    }


@rule("S3b")
@pytest.mark.parametrize(("players", "each_gets"), [(2, 12), (3, 8), (4, 6), (5, 5), (6, 4)])
def test_everybody_gets_the_same_number(players: int, each_gets: int) -> None:
    position = dealt(first=1, players=players)
    hands = [sum(seat(position, number)["discs"].values()) for number in range(players)]
    assert hands == [each_gets] * players
    assert sum(seat(position, number)["discs"].get("8", 0) for number in range(players)) == 1


@rule("S3c", "S3b")
def test_the_first_disc_goes_to_the_start_player_and_the_rest_goes_on_with_the_next() -> None:
    position = do(start(3), "first 2")
    takers = []
    large = ["deal 5"] * 5 + ["deal 6"] * 2 + ["deal 7"] * 2 + ["deal 8"]
    for text in [*large, "deal 4"]:
        takers.append(next(iter(key for key in changed(position, text) if ".discs" in key)).split(".")[1])
    assert takers == ["2", "0", "1"] * 3 + ["2", "0"]  # the tenth and last large one went to seat 2, so seat 0 is next


@rule("S4a")
def test_each_in_turn_founds_in_a_free_town() -> None:
    position = dealt()
    assert position.actor == 0
    assert legal(position) == each("found", TOWNS)
    do(position, "found Gent")
    assert position.actor == 1
    assert legal(position) == each("found", TOWNS[1:])
    assert refused(position, "found Gent") == "S4a"
    assert refused(position, "open Köln") == refused(position, "branch Linz") == "S4a"


@rule("S4b")
@pytest.mark.parametrize(("players", "counter"), [(2, 16), (3, 20), (6, 20)])
def test_the_town_counter_falls_and_the_first_town_brings_no_further_point(players: int, counter: int) -> None:
    position = dealt(players=players)
    assert changed(position, "found Soest") == {
        "active": (0, 1),
        "counter": (counter, counter - 1),
        "towns.Soest": (None, 0),
        "seats.0.supply": (44, 43),
    }
    assert position.scores()[0]["towns"] == seat(position, 0)["influence"] == 1


@rule("S5")
def test_everything_is_public() -> None:
    position = dealt()
    for viewer in (0, 2, SPECTATOR):
        view = position.view(viewer)
        assert {**view.json(), "viewer": None} == {**position.json(), "viewer": None}
    assert GAME.declaration.hidden == ()


@rule("S5")
def test_what_you_cannot_pay_for_you_cannot_do() -> None:
    poor = at(
        towns={"Gent": 0}, seats={0: {"money": 5}}, cities={"Brügge": "open", "Antwerpen": "open", "Köln": "open"}
    )
    assert legal(poor) == {"branch Brügge", "branch Antwerpen", "pass"}
    rich = at(towns={"Gent": 0}, seats={0: {"money": 4}}, cities={"Brügge": "open", "Antwerpen": "open"})
    assert legal(rich) == {"branch Brügge", "pass"}
    assert refused(rich, "branch Antwerpen") == "S5"


@rule("S6", "O1")
@pytest.mark.parametrize(
    ("players", "towns"),
    [
        (2, ["Soest", "Würzburg"]),
        (3, ["Soest", "Würzburg", "Wismar"]),
        (4, ["Soest", "Würzburg", "Lüneburg", "Passau"]),
        (5, ["Soest", "Würzburg", "Lüneburg", "Passau", "Aachen"]),
        (6, ["Soest", "Würzburg", "Lüneburg", "Passau", "Aachen", "Berlin"]),
    ],
)
def test_with_intro_the_towns_are_given_from_the_start_player_on(players: int, towns: list[str]) -> None:
    position = dealt(first=1, players=players, intro=True)
    owners = {town: (1 + place) % players for place, town in enumerate(towns)}
    form = position.json()
    assert form["towns"] == owners
    assert form["counter"] == (16 if players == 2 else 20) - players
    assert form["stack"] == [{"decision": "open"}] and position.actor == 1
    assert [held["supply"] for held in form["seats"]] == [43] * players
    assert [held["influence"] for held in form["seats"]] == [1] * players


@rule("S6")
def test_the_tip_is_shown_in_the_first_turn_and_is_not_a_rule() -> None:
    position = dealt(first=0, players=2, intro=True)
    assert GAME.prompt(position).args["hint"] == "Münster"
    assert len(legal(position, "open")) > 1
    plain = dealt(players=2)
    do(plain, "found Soest", "found Gent")
    assert GAME.prompt(plain).args["hint"] is None


@rule("S4b", "O3")
def test_two_players_may_begin_the_town_counter_at_20() -> None:
    for value, counter in (("16", 16), ("20", 20)):
        position = dealt(players=2, town_counter=value)
        assert changed(position, "found Soest")["counter"] == (counter, counter - 1)
        assert GAME.from_bytes(position.setup, position.to_bytes()) == position
    assert dealt(players=2).json()["counter"] == 16
    for players in (3, 4, 5, 6):  # only for two
        assert dealt(players=players, town_counter="16").json()["counter"] == 20
    with pytest.raises(SetupError):
        GAME.setup(players=2, options={"town_counter": "18"})


@rule("O3", "B10")
def test_a_counter_of_20_needs_20_towns() -> None:
    data = GAME.board("central_europe").data
    gone = {"linz", "budweis"}
    fewer = GAME.board_from_data(
        {
            **data,
            "board": {**data["board"], "players": [2]},
            "town": [town for town in data["town"] if town["id"] not in gone],
            "route": [route for route in data["route"] if not {route["a"], route["b"]} & gone],
            "intro_setup": [],
        }
    )
    assert GAME.setup(players=2, board=fewer).options["town_counter"] == "16"
    with refusing(SetupError, "setup-counter"):
        GAME.setup(players=2, board=fewer, options={"town_counter": "20"})


@rule("O1")
def test_intro_is_off_by_default_and_needs_towns_on_the_board() -> None:
    assert GAME.setup(players=4).options == {"intro": False, "end_at_once": False, "town_counter": "16"}
    data = GAME.board("central_europe").data
    without = GAME.board_from_data({key: held for key, held in data.items() if key != "intro_setup"})
    with refusing(SetupError, "setup-intro"):
        GAME.setup(players=4, board=without, options={"intro": True})
