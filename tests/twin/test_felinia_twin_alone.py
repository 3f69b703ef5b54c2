"""The Felinia twin on its own, with the examples of the rulebook."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import kontor
from tests.twin.felinia_twin import FeliniaTwin

BLUE, RED, GREEN = 0, 1, 2
SHIPS = ("jaguars_a", "lions_c", "panthers_d", "tigers_d")


def table() -> FeliniaTwin:
    """Return a table of three players on the classic side in the trade phase, with only a few ships."""
    game = kontor.game("felinia")
    setup = game.setup(players=3, board="classic")
    twin = FeliniaTwin(setup.board.data, setup.players, setup.options)
    twin.start = BLUE
    twin.phase = "trade"
    for berth, ship in zip(twin.berths, SHIPS, strict=True):
        berth["ship"] = ship
        twin.ships.remove(ship)
    return twin


def bidden(twin: FeliniaTwin, stack: str, *tokens: int) -> None:
    """Put tokens on a stack, from the bottom up, then begin trade."""
    twin.stacks[stack] = list(tokens)
    for token in tokens:
        twin.seats[token]["hand"] -= 1
    twin._next_token()


def test_a_bid_on_the_second_circle_brings_two_coins() -> None:
    twin = table()
    twin.stack = [{"decision": "bid"}]
    for seat in twin.seats:
        seat["hand"] = 2
    twin.seats[BLUE]["coins"] = 4
    twin.play("bid board")
    assert (twin.seats[BLUE]["coins"], twin.seats[BLUE]["circles"], twin.actor()) == (6, [2], RED)


def test_four_tokens_on_a_market() -> None:
    """Blue pays 4, red declines, green pays 2, red takes the last good for 1."""
    twin = table()
    for seat in twin.seats:
        seat["coins"] = 5
    twin.markets[0] = {"books": 1, "wine": 1, "glass": 1}
    bidden(twin, "1", RED, GREEN, RED, BLUE)
    for actor, text in ((BLUE, "buy books"), (RED, "decline"), (GREEN, "buy glass")):
        assert twin.actor() == actor
        twin.play(text)
    assert twin.legal() == ["buy wine", "decline"]
    twin.play("buy wine")
    assert [seat["coins"] for seat in twin.seats] == [1, 4, 3]
    assert [seat["hand"] for seat in twin.seats] == [3, 3, 3]


def test_two_tokens_at_the_guild() -> None:
    """Blue pays 2 and gets a bonus tile for gold and spice; red pays 1, exchanges a good and gets a spice."""
    twin = table()
    twin.seats[BLUE].update(gold=1, spice=1)
    twin.seats[RED]["goods"] = {"books": 1}
    bidden(twin, "guild", RED, BLUE)
    twin.play("bonus panthers plus_one")
    assert twin.bonus == [None, None, None, BLUE, None]
    twin.play("exchange books glass spice")
    assert (twin.seats[BLUE]["coins"], twin.seats[BLUE]["gold"], twin.seats[BLUE]["spice"]) == (0, 0, 0)
    assert (twin.seats[RED]["coins"], twin.seats[RED]["spice"], twin.seats[RED]["goods"]) == (1, 1, {"glass": 1})


def test_two_boardings_after_one_purchase() -> None:
    """Two clothes and a glass for the ship to the jaguars, two clocks and a coin for the one to the lions."""
    twin = table()
    twin.seats[BLUE]["goods"] = {"clothes": 2, "glass": 1, "clocks": 1}
    twin.markets[1] = {"clocks": 1}
    bidden(twin, "2", BLUE)
    twin.play("buy clocks")
    twin.play("board jaguars_a")
    assert [text for text in twin.legal() if text.startswith("board")] == ["board lions_c"]
    bag = sum(twin.bag.values())
    twin.play("board lions_c")
    assert (sum(twin.bag.values()) - bag, twin.seats[BLUE]["coins"], twin.seats[BLUE]["goods"]) == (2, 0, {})
    assert twin.berths[0] == {"ship": "jaguars_a", "aboard": [BLUE, None]}, "it is not full and stays"
    assert (twin.phase, twin.sailing, twin.actor()) == ("exploration", [2], BLUE)


def test_nobody_boards_who_bought_nothing() -> None:
    twin = table()
    twin.seats[GREEN]["goods"] = {"clothes": 2, "glass": 1}
    twin.markets[0] = {"books": 1}
    bidden(twin, "1", GREEN)
    twin.play("decline")
    assert twin.phase == "storage"


def test_a_walk_among_the_tigers() -> None:
    """Two tiles are turned, a coin is found on the way, and the merchant settles on a tile of the tigers."""
    twin = table()
    twin.berths[3]["aboard"][0] = GREEN
    twin.seats[GREEN]["merchants"] = 9
    twin._begin_exploration()
    for text in ("turn tigers_b0", "tile lions", "turn tigers_c0", "tile tigers", "step tigers_b1"):
        twin.play(text)
    assert sorted(twin.legal()) == ["step tigers_b0", "step tigers_b2", "step tigers_c0", "stop"]
    twin.play("step tigers_c0")
    assert (twin.seats[GREEN]["coins"], twin.seats[GREEN]["tiles"], twin.merchants) == (
        3,
        {"tigers": 1},
        {"tigers_c0": GREEN},
    )
    assert (twin.tiles["tigers_b0"], twin.berths[3]["ship"]) == ("lions", None)


def test_the_example_of_the_score() -> None:
    """Twenty points for tiles, two for the bonus tile, twenty for groups, five for the rest."""
    twin = table()
    twin.seats[BLUE].update(
        gold=2, spice=3, goods={"wine": 1, "glass": 1}, tiles={"jaguars": 5, "panthers": 2, "lions": 1}
    )
    twin.bonus[twin.board.bonus.index(("panthers", "plus_one"))] = BLUE
    groups = (
        ["lions_b0", "lions_c0", "lions_c1", "lions_c2"],
        ["cheetahs_b0", "cheetahs_c0"],
        ["jaguars_a0", "jaguars_b0"],
    )
    twin.merchants = {province: BLUE for group in groups for province in group}
    assert sorted(sorted(group) for group in twin._groups(BLUE)) == sorted(groups)
    sheet = twin.scores()[BLUE]
    assert (sheet["tiles"], sheet["bonus"], sheet["groups"]) == (20, 2, 20)
    assert sheet["gold"] + sheet["spice"] + sheet["goods"] == 5


def expert_table(**options: Any) -> FeliniaTwin:
    """Return a table of two players on the expert side. Red's merchant is about to land among the lions."""
    game = kontor.game("felinia")
    setup = game.setup(players=2, board="expert", options=options)
    twin = FeliniaTwin(setup.board.data, setup.players, setup.options)
    twin.start = BLUE
    twin.berths[0] = {"ship": "lions_a", "aboard": [RED, None]}
    twin.seats[RED].update(merchants=9, provisions=2)
    return twin


def test_plus_one_counts_every_tile_of_its_people() -> None:
    """E3c: two trade tiles and a bonus tile that counts as one give three points."""
    data = deepcopy(kontor.game("felinia").board("classic").data)
    for tile, kind in zip(data["bonus_tile"], ("counts_as_tile", "plus_one"), strict=False):
        tile.update(people="jaguars", kind=kind)
    twin = FeliniaTwin(data, 3, table().options)
    twin.seats[RED]["tiles"] = {"jaguars": 2}
    twin.bonus[:2] = [RED, RED]
    assert (twin.scores()[RED]["tiles"], twin.scores()[RED]["bonus"]) == (9, 3)
    twin.bonus[0] = GREEN
    assert (twin.scores()[RED]["bonus"], twin.scores()[GREEN]["bonus"]) == (2, 0)


def test_a_border_is_crossed_only_at_tables_that_chose_it() -> None:
    """O4: a border road is closed unless the table opened it, on the expert side too."""
    found = {}
    for crossing in (False, True):
        twin = expert_table(cross_border_movement=crossing)
        twin._begin_exploration()
        for text in ("step lions_b2", "step lions_b3"):
            twin.play(text)
            if twin.stack[-1]["decision"] == "look":
                twin.play(twin.legal()[0])
                twin.play(twin.legal()[0])
                twin.play("keep none")
        twin.play("step lions_c3")
        found[crossing] = {text for text in twin.legal() if text.startswith("step") and "lions" not in text}
    assert not found[False] and "step tigers_b0" in found[True]


def test_when_the_game_is_over_all_places_lie_open() -> None:
    """I2: the place that red kept is public after the last walk."""
    twin = expert_table()
    lose_one = next(iter(twin.board.places))
    twin.seats[RED]["kept"] = {lose_one: {RED}}
    twin.seats[RED]["costs"] = {"free": 1}
    twin.pile[0]["known_to"] = {RED}
    twin.closing = "ships"
    twin._begin_exploration()
    assert twin.to_json()["seats"][RED]["kept"] == {lose_one: [RED]}
    twin.play("stop")
    form = twin.to_json()
    assert form["ended"] == "ships"
    assert form["seats"][RED]["kept"] == {lose_one: ["public", BLUE, RED]}
    assert [part["known_to"] for part in form["places"]["pile"]] == [["public", BLUE, RED]]


def test_the_choice_to_keep_nothing_is_asked() -> None:
    """I2: a player who can keep neither card still has a decision."""
    twin = expert_table()
    twin.seats[RED]["kept"] = {place: {RED} for place in twin.board.places}
    twin.seats[RED]["costs"] = {"free": len(twin.board.places)}
    twin._begin_exploration()
    for text in ("step lions_b2", "step lions_b3"):
        twin.play(text)
    twin.play(twin.legal()[0])
    twin.play(twin.legal()[0])
    assert (twin.actor(), twin.legal()) == (RED, ["keep none"])


def test_ships_with_the_same_time_sail_by_berth() -> None:
    """R6: the order of the berths decides."""
    data = deepcopy(kontor.game("felinia").board("classic").data)
    for ship in data["ship"]:
        ship["time"] = "9:00"
    twin = FeliniaTwin(data, 3, table().options)
    twin.start = BLUE
    for berth, ship in zip(twin.berths, SHIPS, strict=True):
        berth["ship"] = ship
    twin.berths[0]["aboard"] = [GREEN, BLUE]
    twin.berths[3]["aboard"] = [RED, RED]
    assert [twin.board.ships[ship]["places"] for ship in (SHIPS[0], SHIPS[3])] == [2, 1]
    twin._begin_exploration()
    assert (twin.sailing[0], twin.actor()) == (1, GREEN)
