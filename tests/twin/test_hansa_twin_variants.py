"""Self-check of the twin, second part: hand-made positions for East, mission cards, neutral traders and the pawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.twin.hansa_twin import HansaTwin
from tests.twin.test_hansa_twin_alone import board_file, options, started


def fill(game: HansaTwin, route: str, piece: str) -> None:
    """Put the piece on every post of the route, or its owner's merchant on ship posts."""
    for post in game.board.route_posts[route]:
        ship = post in game.board.ship_posts
        game.position.posts[post] = piece.replace("trader", "merchant") if ship else piece


def decisions(game: HansaTwin) -> list[str]:
    return [open_decision["decision"] for open_decision in game.to_json()["stack"]]


@pytest.mark.parametrize(
    ("name", "players", "switches"),
    [
        ("standard_4_5", 2, {"two_players": "neutral_14"}),  # V2, V5
        ("standard_4_5", 3, {}),
        ("standard_2_3", 4, {}),
        ("east", 2, {"two_players": "pawn"}),  # V1, V4
        ("east", 3, {"mission_cards": True}),  # V3
        ("east", 6, {}),
    ],
)
def test_impossible_tables_are_refused(name: str, players: int, switches: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"V[1-5]"):
        HansaTwin(board_file(name), players, options("2009", **switches))


# ---- East


def test_green_cities_both_ways_and_the_swap() -> None:
    """Rules X4, X5, X8, X10, K1."""
    game = started(board_file("east"))
    game.position.seats[0]["unused"] = {"extra_office": 1, "swap": 1}
    fill(game, "Belgard-Anklam", "trader 0")
    game.play("claim Belgard-Anklam")
    assert set(game.legal()) == {"nothing", "office Anklam", "extra trader Belgard"}
    game.play("extra trader Belgard")
    assert game.position.completed == 1
    for piece in ("trader", "merchant"):
        fill(game, "Malmö-Visby", "trader 0")
        game.position.actions = 1
        game.play("claim Malmö-Visby")
        game.play("nothing")
        assert decisions(game) == ["turn", "sea_office"] and "done" in game.legal()
        game.play(f"green {piece} Belgard")
    assert game.position.completed == 1
    assert game.to_json()["cities"]["Belgard"] == {"houses": ["trader 0", "merchant 0"], "extra": ["trader 0"]}
    assert [text for text in game.legal() if text.startswith("use swap")] == ["use swap Belgard 1"]
    game.play("use swap Belgard 1")
    assert game.position.houses["Belgard"] == ["merchant 0", "trader 0"]
    game.position.extra["Belgard"] += ["trader 1", "trader 1", "trader 1"]
    assert game.position.controller("Belgard") == 0


def test_no_sea_office_from_an_empty_supply_or_into_full_cities() -> None:
    """Rules X6c, X8."""
    game = started(board_file("east"))
    for city in game.board.green_cities:
        game.position.houses[city] = ["trader 1"] * 30
    fill(game, "Malmö-Visby", "trader 0")
    game.play("claim Malmö-Visby")
    game.play("nothing")
    assert decisions(game) == ["turn"]
    game.position.houses["Waren"].pop()
    game.position.seats[0]["supply"] = {"trader": 0, "merchant": 0}
    fill(game, "Malmö-Visby", "trader 0")
    game.play("claim Malmö-Visby")
    game.play("nothing")
    assert decisions(game) == ["turn"]


def test_redeploying_two_of_the_route() -> None:
    """X9: no traders on ship posts, nothing to the route itself, the rest to stock."""
    game = started(board_file("east"))
    fill(game, "Malmö-Danzig", "trader 0")
    game.play("claim Malmö-Danzig")
    game.play("office Danzig")
    assert decisions(game) == ["turn", "redeploy"]
    assert "redeploy merchant Wismar-Stralsund 2" in game.legal()
    assert "redeploy trader Wismar-Stralsund 2" not in game.legal()
    assert not [text for text in game.legal() if "Malmö-Danzig" in text]
    game.play("redeploy merchant Wismar-Stralsund 2")
    assert len([post for post in game.position.posts if post.startswith("Malmö-Danzig")]) == 2
    stock = dict(game.position.seats[0]["stock"])
    game.play("redeploy trader Lübeck-Wismar 1")
    assert decisions(game) == ["turn"]
    assert game.position.posts == {"Wismar-Stralsund 2": "merchant 0", "Lübeck-Wismar 1": "trader 0"}
    assert game.position.seats[0]["stock"] == {"trader": stock["trader"] + 1, "merchant": 0}


def test_privilegium_at_sea_and_the_link() -> None:
    """X7b, X2, C10, E2: the bonus comes before the end of the game."""
    game = started(board_file("east"))
    for city in ("Lübeck", "Wismar", "Malmö", "Danzig"):
        game.position.houses[city][0] = "trader 0"
    game.position.seats[0]["tracks"]["privilegium"] = 1
    game.position.seats[0]["prestige"] = 12
    fill(game, "Stralsund-Malmö", "trader 0")
    game.play("claim Stralsund-Malmö")  # someone controls Malmö
    game.play("office Stralsund")
    assert game.position.seats[0]["link"] == 1 and game.position.seats[0]["prestige"] == 20
    assert game.legal() == ["skill privilegium", "done"]
    game.play("skill privilegium")
    assert game.position.seats[0]["tracks"]["privilegium"] == 2
    assert game.actor() == -2 and game.position.ended == "prestige"


def test_moving_two_at_sea_leaves_no_trader_without_a_post() -> None:
    """Rules X7a, A4, X6a."""
    game = started(board_file("east"))
    for post in game.board.posts:
        game.position.posts[post] = "merchant 1" if post in game.board.ship_posts else "trader 2"
    fill(game, "Wismar-Stralsund", "trader 0")
    game.play("claim Wismar-Stralsund")
    game.play("nothing")
    assert decisions(game) == ["turn", "sea_move"] and "done" in game.legal()
    game.play("lift Stralsund-Malmö 2")
    assert "done" not in game.legal() and "set merchant Wismar-Stralsund 1" in game.legal()
    game.position.posts["Wismar-Stralsund 1"] = "trader 2"
    game.play("lift Wismar-Stralsund 1")
    assert game.to_json()["stack"][-1] == {"decision": "sea_move", "lifts": 0, "hand": ["merchant 1", "trader 2"]}
    assert "set merchant Wismar-Stralsund 1" not in game.legal()
    game.play("set merchant Wismar-Stralsund 3")
    assert game.legal() == ["set trader Wismar-Stralsund 1"]
    game.play("set trader Wismar-Stralsund 1")
    assert decisions(game) == ["turn"]


# ---- mission cards


def test_mission_cards() -> None:
    """Rules X1, F7."""
    game = HansaTwin(board_file("standard_2_3"), 3, options("2009", mission_cards=True))
    for text in ("draw swap", "draw remove", "draw extra_office"):
        game.play(text)
    assert decisions(game) == ["missions"] and len(game.legal()) == 9
    game.play("deal Dortmund+Minden+Lüneburg")
    assert "deal Dortmund+Minden+Lüneburg" not in game.legal()
    game.play("deal Osnabrück+Stendal+Paderborn")
    assert game.to_json()["missions"] == ["Dortmund+Minden+Lüneburg", "Osnabrück+Stendal+Paderborn", None]
    game.play("deal Minden+Perleberg+Goslar")
    game.play("first 1")
    for city in ("Dortmund", "Minden", "Lüneburg"):
        game.position.houses[city][0] = "trader 0"
    game.position.houses["Minden"][1] = "trader 2"
    assert [score["mission"] for score in game.scores()] == [2 + 1, 0, 1]
    game.position.extra["Minden"] = ["trader 0"]
    assert [score["mission"] for score in game.scores()] == [3 + 5, 0, 1]


# ---- neutral traders


def test_neutral_traders_stand_from_the_first_position_on() -> None:
    """Rule N1."""
    game = HansaTwin(board_file("east"), 2, options("2014"))
    position = game.to_json()
    assert list(position["posts"].values()) == ["trader neutral"] * 12
    assert position["neutral"] == {"prestige": 0, "link": 0} and position["pawn"] is None


@pytest.mark.parametrize("form", ["neutral_14", "neutral_it"])
def test_displaced_neutral_trader_completes_a_route(form: str) -> None:
    """Rules N2, N3, N4, N6c, E2."""
    game = started(board_file("standard_2_3"), 2, two_players=form)
    posts = game.position.posts
    posts.clear()
    posts["Stade-Hamburg 1"] = "trader neutral"
    for route in ("Bremen-Hamburg", "Hamburg-Lüneburg"):
        fill(game, route, "trader 1")
    for post in game.board.route_posts["Hamburg-Lübeck"][:-1]:
        posts[post] = "trader neutral"
    last = game.board.route_posts["Hamburg-Lübeck"][-1]
    game.position.markers["Hamburg-Lübeck"] = "hidden"
    game.position.extra["Hamburg"] = ["trader neutral"]
    game.position.bag = 0
    game.play("displace trader Stade-Hamburg 1")
    game.play("pay 1 0")
    assert game.actor() == 1 and game.to_json()["stack"][-1]["owner"] == "neutral"
    assert game.legal() == [f"return {last}"]
    game.play(f"return {last}")
    assert decisions(game) == ["turn", "answer", "neutral_office"] and game.actor() == 0
    assert game.to_json()["gone"] == {"hidden": 1} and game.position.bag_ran_out
    assert game.legal() == ["office Hamburg", "office Lübeck"]
    game.play("office Lübeck")  # a coin; with neutral_14, one neutral cube stays
    stays = form == "neutral_14"
    assert game.to_json()["neutral"] == {"prestige": 2 if stays else 0, "link": 0}
    assert posts.get("Hamburg-Lübeck 1") == ("trader neutral" if stays else None)
    assert decisions(game) == ["turn", "answer"] and game.actor() == 1
    assert {text.split(" ")[2] for text in game.legal()} == {"Hamburg-Lübeck"}
    game.play("add trader Hamburg-Lübeck 2")
    assert game.legal() == ["done"] and game.to_json()["ended"] is None
    game.play("done")
    assert game.to_json()["ended"] == "markers" and game.to_json()["seats"][0]["plate"] == {}


def test_neutral_trader_without_room_leaves_the_board() -> None:
    """N2, D6d: a neutral trader cannot go to ship posts."""
    game = started(board_file("east"), 2, "2014")
    for post in game.board.posts:
        if post not in game.board.ship_posts:
            game.position.posts[post] = "trader 1"
    game.position.posts["Lübeck-Wismar 1"] = "trader neutral"
    game.play("displace trader Lübeck-Wismar 1")
    game.play("pay 1 0")
    assert game.legal() == ["return stock"]
    game.play("return stock")
    assert game.legal() == ["done"]
    game.play("done")
    assert "trader neutral" not in game.position.posts.values() and decisions(game) == ["turn"]


def test_two_neutral_routes_at_once() -> None:
    """N3a: with X7, after both pieces are set, in the order the active player chooses."""
    game = started(board_file("east"), 2, "2014")
    game.position.posts.clear()
    for route in ("Kulm-Elbing", "Stettin-Frankfurt"):
        game.position.posts[f"{route} 1"] = "trader neutral"
    game.position.posts["Thorn-Krakau 1"] = "trader neutral"
    game.position.posts["Thorn-Krakau 2"] = "trader neutral"
    fill(game, "Wismar-Stralsund", "trader 0")
    game.play("claim Wismar-Stralsund")
    game.play("nothing")
    for text in ("lift Thorn-Krakau 1", "lift Thorn-Krakau 2", "set trader Kulm-Elbing 2"):
        game.play(text)
        assert decisions(game) == ["turn", "sea_move"]
    game.play("set trader Stettin-Frankfurt 2")
    assert decisions(game) == ["turn", "neutral_order"]
    assert game.legal() == ["claim Stettin-Frankfurt", "claim Kulm-Elbing"]
    game.play("claim Kulm-Elbing")
    assert game.to_json()["stack"][-1] == {"decision": "neutral_office", "route": "Kulm-Elbing"}
    game.play("office Elbing")
    assert game.to_json()["stack"] == [
        {"decision": "turn"},
        {"decision": "neutral_office", "route": "Stettin-Frankfurt"},
    ]
    game.play("office Stettin")
    assert decisions(game) == ["turn"] and game.position.posts == {}
    assert game.position.houses["Stettin"][0] == "trader neutral"


def test_markers_bring_neutral_traders() -> None:
    """Rules N5, N7."""
    game = started(board_file("standard_2_3"), 2, "2014")
    game.position.seats[0]["plate"] = {"hidden": 3}
    game.position.seats[0]["unused"] = {"remove": 1}
    for route in game.board.routes:
        fill(game, route, "trader 1")
    for route in ("Groningen-Emden", "Emden-Osnabrück"):
        for post in game.board.route_posts[route]:
            del game.position.posts[post]
    game.position.posts["Emden-Osnabrück 3"] = "trader neutral"
    game.position.posts["Arnheim-Kampen 1"] = "trader neutral"
    game.play("use remove Arnheim-Kampen 1")
    game.play("done")
    assert "Arnheim-Kampen 1" not in game.position.posts
    game.play("end")
    assert game.legal() == ["put hidden Groningen-Emden"]
    game.play("put hidden Groningen-Emden")
    assert game.position.posts["Groningen-Emden 1"] == "trader neutral"
    assert game.legal() == ["put hidden Emden-Osnabrück"]  # N5b
    game.play("put hidden Emden-Osnabrück")
    assert [p for p in game.position.posts if p.startswith("Emden-Osnabrück")] == ["Emden-Osnabrück 3"]
    assert game.actor() == 1 and game.to_json()["seats"][0]["plate"] == {"hidden": 1}  # M4


# ---- the pawn


def test_the_pawn() -> None:
    """Rules W2-W5, T4."""
    game = started(board_file("standard_2_3"), 2)
    assert decisions(game) == ["pawn"] and game.actor() == 1 and len(game.legal()) == 14
    assert game.position.active == 0 and game.position.seats[0]["supply"]["trader"] == 5
    game.play("pawn rhine")
    assert game.actor() == 0
    near = {"rim_sw", "west", "westphalia", "rim_se", "rim_nw", "weser_west", "harz_west"}
    assert {text.split(" ")[1] for text in game.legal() if text.startswith("pawn")} == near
    reach = {text.split(" ")[2] for text in game.legal() if text.startswith("place")}
    assert reach == {"Arnheim-Duisburg", "Arnheim-Münster", "Duisburg-Dortmund"}
    game.play("ride leine")
    assert game.position.actions == 1 and not any(text.startswith("pawn") for text in game.legal())
    assert len([text for text in game.legal() if text.startswith("ride")]) == 13
    game.play("end")
    assert decisions(game) == ["closing"]
    game.play("pawn heath")
    assert game.actor() == 1 and game.to_json()["pawn"] == {"province": "heath", "moved": False, "acted": False}
    game.position.seats[1]["unused"] = {"plus3": 1}
    game.play("use plus3")
    game.play("pawn leine")
    assert not any(text.startswith("pawn") for text in game.legal())
    game.play("end")
    assert game.actor() == 0 and decisions(game) == ["turn"]
    game.play("end")
    game.play("done")
    assert game.actor() == 1 and game.position.pawn == {"province": "leine", "moved": False, "acted": False}
