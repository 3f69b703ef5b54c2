"""Self-check of the twin: seeded games played by the twin alone, and a few hand-made positions."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import kontor
from tests.twin.hansa_twin import HansaTwin

KINDS = ("extra_office", "swap", "plus3", "plus4", "skill", "remove")
EDITIONS = {  # table V
    "2009": ((5, 2, 2, 2, 3, 2), "face_up"),
    "2014": ((4, 3, 2, 2, 2, 2), "face_down"),
    "italian": ((4, 3, 2, 2, 3, 2), "face_up"),
}
OFF_TRACKS = {"clavis_urbis": 4, "actiones": 5, "privilegium": 3, "bursa": 3}


def board_file(name: str) -> dict[str, Any]:
    return copy.deepcopy(kontor.game("hansa").board(name).data)  # some tests modify it


def options(edition: str, **switches: Any) -> dict[str, Any]:
    mix, new = EDITIONS[edition]
    preset: dict[str, Any] = {
        "edition": edition,
        "marker_mix": dict(zip(KINDS, mix)),
        "new_markers": new,
        "two_players": {"2009": "pawn", "2014": "neutral_14", "italian": "neutral_it"}[edition],
        "rim": "edge4",
        "mission_cards": False,
        "marker_in_same_action": False,
        "swap_must_own_one": False,
        "third_marker": "remove",
        "tie_break": "shared",
    }
    return {**preset, **switches}


def count_pieces(position: dict[str, Any], seat: int, kind: str) -> int:
    """Return the number of pieces of this kind that the seat owns, in all places."""
    piece = f"{kind} {seat}"
    mine = position["seats"][seat]
    found: int = mine["supply"][kind] + mine["stock"][kind]
    found += list(position["posts"].values()).count(piece) + position["special"].count(piece)
    for city in position["cities"].values():
        found += city["houses"].count(piece) + city["extra"].count(piece)
    if kind == "trader":
        found += 1 + sum(most - mine["tracks"][track] for track, most in OFF_TRACKS.items())
    else:
        found += 3 - mine["tracks"]["liber_sophiae"]
    for open_decision in position["stack"]:
        if open_decision["decision"] == "move" and position["active"] == seat:
            found += open_decision["hand"][kind]
        if open_decision["decision"] == "pay":
            found += open_decision["displaced"] == piece
        if open_decision["decision"] == "sea_move":
            found += open_decision["hand"].count(piece)
        if open_decision["decision"] == "answer" and open_decision["owner"] == seat:
            found += (open_decision["displaced"] == kind) + (open_decision["lifted"] == kind)
    return found


def check_markers(position: dict[str, Any]) -> None:
    top = position["stack"][-1]["decision"] if position["stack"] else ""
    lying = list(position["markers"].values())
    hidden = lying.count("hidden") + position["bag"] + (top == "taken") + position["gone"].get("hidden", 0)
    for seat in position["seats"]:
        hidden += seat["plate"].get("hidden", 0)
    assert sum(position["unseen"].values()) == hidden
    for kind in KINDS:
        found = position["unseen"][kind] + lying.count(kind) + position["gone"].get(kind, 0)
        for seat in position["seats"]:
            found += seat["unused"].get(kind, 0) + seat["used"].get(kind, 0) + seat["plate"].get(kind, 0)
        if top == "taverns" and kind in ("extra_office", "swap", "remove") and kind not in lying:
            found += 1
        assert found == position["options"]["marker_mix"][kind], kind


def check(game: HansaTwin, position: dict[str, Any], legal: list[str]) -> None:
    assert legal and len(legal) == len(set(legal))
    for seat in range(position["players"]):
        assert count_pieces(position, seat, "trader") == 27
        assert count_pieces(position, seat, "merchant") == 4
    check_markers(position)
    for post, piece in position["posts"].items():
        assert game.board.may_stand(piece.split(" ")[0], post)
        assert piece != "trader neutral" or (position["neutral"] is not None and post not in game.board.ship_posts)
        assert piece != "merchant neutral"
    check_neutral_routes(game, position)
    pawn = position["pawn"]
    if pawn is not None and pawn["province"] is not None:
        assert pawn["province"] in game.board.neighbours[position["options"]["rim"]]


def check_neutral_routes(game: HansaTwin, position: dict[str, Any]) -> None:
    """N3a, N6c: check that any route full of neutral traders is being claimed."""
    waiting = [d["decision"] for d in position["stack"]]
    for route in game.board.routes:
        pieces = [position["posts"].get(post) for post in game.board.route_posts[route]]
        if set(pieces) == {"trader neutral"}:
            assert "neutral_order" in waiting or "neutral_office" in waiting, route
    if position["options"]["two_players"] == "neutral_it" and position["neutral"] is not None:
        assert position["neutral"] == {"prestige": 0, "link": 0}


def choose(game: HansaTwin, posts: dict[str, str], legal: list[str], rng: random.Random) -> str:
    """Return a random action, with a preference for claims, benefits, and the route closest to completion."""
    weights = game.weights()
    if weights:
        return rng.choices(list(weights), list(weights.values()))[0]
    by_kind: dict[str, list[str]] = {}
    for text in legal:
        by_kind.setdefault(text.split(" ")[0], []).append(text)
    for kind in ("claim", "office", "extra", "skill", "prestige", "green"):
        if kind in by_kind and rng.random() < 0.8:
            return rng.choice(by_kind[kind])
    if rng.random() < 0.75:
        wanted = towards_route(game, posts, by_kind)
        if wanted:
            return rng.choice(wanted)
    for kind in ("end", "lift", "ride", "pawn"):
        if rng.random() < 0.8 and len(by_kind) > 1:
            by_kind.pop(kind, None)
    return rng.choice(by_kind[rng.choice(sorted(by_kind))])


def towards_route(game: HansaTwin, posts: dict[str, str], by_kind: dict[str, list[str]]) -> list[str]:
    """Return actions that help to fill the route with the fewest missing pieces."""
    me = f" {game.actor()}"
    missing: dict[str, int] = {}
    for route, its_posts in game.board.route_posts.items():
        own = len([post for post in its_posts if posts.get(post, "").endswith(me)])
        if own > 0:
            missing[route] = len(its_posts) - own
    if not missing:
        return []
    goal = min(missing, key=lambda route: missing[route])
    pawn = game.position.pawn
    if pawn is not None and pawn["province"] is not None:
        provinces = game.board.province_routes[game.position.options["rim"]]
        if goal not in provinces[pawn["province"]]:
            rides = by_kind.get("pawn", []) + by_kind.get("ride", [])
            return [text for text in rides if goal in provinces[text.split(" ")[1]]]
    kinds = ("place", "set", "displace", "return", "add")
    found = [text for kind in kinds for text in by_kind.get(kind, []) if goal in text.split(" ")]
    return found or by_kind.get("income", [])


def play_game(board: dict[str, Any], players: int, edition: str, seed: int, **switches: Any) -> set[str]:
    """Play to the end and return the kinds of actions and decisions that occurred."""
    rng = random.Random(seed)
    game = HansaTwin(board, players, options(edition, **switches))
    seen: set[str] = set()
    for _ in range(20000):
        if game.actor() == -2:
            break
        legal = game.legal()
        position = game.to_json()
        check(game, position, legal)
        text = choose(game, position["posts"], legal, rng)
        seen.add(text.split(" ")[0])
        seen.add(position["stack"][-1]["decision"])
        game.play(text)
    position = game.to_json()
    assert position["ended"] in ("prestige", "markers", "cities") and position["stack"] == []
    assert game.legal() == []
    assert len(game.scores()) == players
    seen.add(position["ended"])
    return seen


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize(("name", "players"), [("standard_2_3", 3), ("standard_4_5", 4), ("standard_4_5", 5)])
def test_games_end_and_keep_everything(name: str, players: int, edition: str) -> None:
    seen = play_game(board_file(name), players, edition, seed=players)
    assert {"claim", "displace", "return", "lift", "set", "put", "office", "income"} <= seen


@pytest.mark.parametrize(("players", "edition"), [(3, "2009"), (4, "2014"), (5, "italian")])
def test_games_on_the_east_board(players: int, edition: str) -> None:
    seen = play_game(board_file("east"), players, edition, seed=players)
    assert {"claim", "displace", "return", "put", "office", "income"} <= seen


def test_games_in_which_every_sea_bonus_comes_up() -> None:
    seen: set[str] = set()
    for seed in (4, 8):
        seen |= play_game(board_file("east"), 5, "italian", seed)
    assert {"redeploy", "sea_move", "sea_skill", "sea_office", "green"} <= seen


@pytest.mark.parametrize("edition", ["2009", "2014"])
@pytest.mark.parametrize("form", ["neutral_14", "neutral_it"])
@pytest.mark.parametrize(("name", "cards"), [("standard_2_3", False), ("standard_2_3", True), ("east", False)])
def test_games_with_neutral_traders(name: str, cards: bool, form: str, edition: str) -> None:
    seen = play_game(board_file(name), 2, edition, seed=1, two_players=form, mission_cards=cards)
    assert {"claim", "neutral_office", "return", "add", "put"} <= seen
    assert ("deal" in seen) is cards


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("rim", ["strict", "edge4", "edge10"])
def test_games_with_the_pawn(rim: str, cards: bool) -> None:
    seen = play_game(board_file("standard_2_3"), 2, "2009", seed=2, rim=rim, mission_cards=cards)
    assert {"pawn", "ride", "closing", "claim", "displace"} <= seen


@pytest.mark.parametrize(("name", "players"), [("standard_2_3", 3), ("standard_4_5", 4), ("standard_4_5", 5)])
def test_games_with_mission_cards(name: str, players: int) -> None:
    assert "deal" in play_game(board_file(name), players, "2014", seed=players, mission_cards=True)


def test_game_with_ship_posts() -> None:
    board = board_file("standard_2_3")
    for route in board["route"][::4]:
        route["posts"][0]["merchant_only"] = True
    play_game(board, 3, "2014", seed=1)


def started(board: dict[str, Any], players: int = 3, edition: str = "2009", **switches: Any) -> HansaTwin:
    game = HansaTwin(board, players, options(edition, **switches))
    for text in ("draw swap", "draw remove", "draw extra_office", "first 0"):
        game.play(text)
    return game


def test_illegal_is_refused_and_the_position_is_left_alone() -> None:
    game = started(board_file("standard_2_3"))
    before = game.to_json()
    with pytest.raises(ValueError, match="not legal"):
        game.play("claim Hamburg-Lübeck")
    assert game.to_json() == before


def test_rings_are_judged_anew_and_the_own_route_comes_last() -> None:
    """D6: Stade-Hamburg on the small board touches three routes at Hamburg."""
    game = started(board_file("standard_2_3"))
    posts = game.position.posts
    posts["Stade-Hamburg 1"] = "trader 1"
    near = ["Bremen-Hamburg", "Hamburg-Lübeck", "Hamburg-Lüneburg"]
    for route in near:
        for post in game.board.route_posts[route]:
            posts[post] = "trader 2"
    del posts["Hamburg-Lübeck 1"]
    game.play("displace trader Stade-Hamburg 1")
    assert set(game.legal()) == {"pay 1 0", "pay 0 1"}
    game.play("pay 1 0")
    assert game.actor() == 1
    assert [t for t in game.legal() if t.startswith("return")] == ["return Hamburg-Lübeck 1"]
    game.play("return Hamburg-Lübeck 1")
    second = {t.split(" ")[2] for t in game.legal() if t.startswith("add")}
    assert second == {"Osnabrück-Bremen", "Bremen-Minden", "Bremen-Hannover", "Hannover-Lüneburg", "Lüneburg-Perleberg"}
    for post in game.board.posts:
        if game.board.route_of[post] != "Stade-Hamburg":
            posts[post] = "trader 2"
    assert set(game.legal()) == {"done", "add trader Stade-Hamburg 2", "add trader Stade-Hamburg 3"}


def test_control_goes_to_the_rightmost_of_the_tied() -> None:
    """Rules K1, M5b."""
    game = started(board_file("standard_2_3"))
    game.position.houses["Hamburg"] = ["trader 1", "trader 2", None]
    game.position.extra["Hamburg"] = ["merchant 0"]
    assert game.position.controller("Hamburg") == 2
    game.position.extra["Hamburg"] = ["trader 1", "merchant 0", "merchant 0"]
    assert game.position.controller("Hamburg") == 1


def test_no_free_post_at_all() -> None:
    """D5, D6b, D6d: only a ship post is free; stock and supply are empty."""
    board = board_file("standard_2_3")
    board["route"][0]["posts"][0]["merchant_only"] = True
    game = started(board)
    for post in game.board.posts[1:]:
        game.position.posts[post] = "trader 2"
    game.position.posts["Stade-Hamburg 1"] = "trader 1"
    game.position.posts["Stade-Hamburg 2"] = "merchant 1"
    game.position.seats[1]["stock"] = {"trader": 0, "merchant": 0}
    game.position.seats[1]["supply"] = {"trader": 0, "merchant": 0}
    game.play("displace merchant Stade-Hamburg 1")
    game.play("pay 1 0")
    assert set(game.legal()) == {"return stock", "take Stade-Hamburg 2"}
    game.play("take Stade-Hamburg 2")
    assert game.legal() == ["add merchant Groningen-Emden 1"]
    game.play("add merchant Groningen-Emden 1")
    assert game.legal() == ["return Stade-Hamburg 2"]
    game.play("return Stade-Hamburg 2")
    assert game.legal() == ["done"]


def test_claim_order_extra_actions_and_fresh_extra_office() -> None:
    """C3 before the benefit, C4, M2, T2 (2 3 3 4 4 5)."""
    game = started(board_file("standard_2_3"))
    game.position.houses["Göttingen"][0] = "trader 1"
    game.position.houses["Quedlinburg"][0] = "merchant 1"
    game.position.markers["Göttingen-Quedlinburg"] = "extra_office"
    for gained in (1, 0, 1, 0, 1):
        for post in game.board.route_posts["Göttingen-Quedlinburg"]:
            game.position.posts[post] = "trader 0"
        game.position.actions = 1
        game.play("claim Göttingen-Quedlinburg")
        fresh = game.to_json()["stack"][-1]["taken"] is not None
        assert any(text.startswith("extra") for text in game.legal()) is not fresh
        game.play("skill actiones")
        assert game.position.actions == gained
    after = game.to_json()
    assert after["seats"][1]["prestige"] == 10 and after["seats"][0]["plate"] == {"hidden": 1}
    assert after["bag"] == 12 and game.scores()[0]["skills"] == 4


def test_link_and_network() -> None:
    """C10, F6: Arnheim ... Stendal through Münster, Minden, Brunswiek; the last office closes the chain."""
    game = started(board_file("standard_2_3"))
    game.position.seats[1]["link"] = 1
    for city in ("Arnheim", "Münster", "Minden", "Stendal"):
        game.position.houses[city][0] = "trader 0"
    game.position.extra["Minden"] = ["merchant 0"]
    game.position.seats[0]["tracks"]["privilegium"] = 1
    game.position.seats[0]["tracks"]["clavis_urbis"] = 3
    assert game.scores()[0]["network"] == 4 * 3
    for post in game.board.route_posts["Brunswiek-Stendal"]:
        game.position.posts[post] = "trader 0"
    game.play("claim Brunswiek-Stendal")
    game.play("office Brunswiek")
    assert game.to_json()["seats"][0]["link"] == 2 and game.to_json()["completed"] == 1
    assert game.to_json()["seats"][0]["prestige"] == 1 + 4  # Stendal was controlled, and this is the second link
    assert game.scores()[0]["network"] == 6 * 3 and game.scores()[0]["control"] == 2 * 5


def test_ends_after_the_benefit_and_draws_a_hidden_marker_first() -> None:
    """C4b, C4c, E1b, E2; and E1c."""
    game = started(board_file("standard_2_3"))
    game.position.markers["Goslar-Magdeburg"] = "hidden"
    game.position.bag = 0
    for post in game.board.route_posts["Goslar-Magdeburg"]:
        game.position.posts[post] = "trader 0"
    game.play("claim Goslar-Magdeburg")
    assert game.actor() == -1 and game.weights()["draw extra_office"] == 4
    game.play("draw extra_office")
    assert game.to_json()["stack"][-1]["taken"] == "extra_office" and game.to_json()["bag_ran_out"]
    game.position.completed = 9
    game.play("office Goslar")
    assert game.actor() == -2 and game.to_json()["ended"] == "markers" and game.to_json()["completed"] == 10
    assert game.to_json()["actions"] == 1 and game.scores()[0]["markers"] == 1


def test_a_marker_no_route_can_take_stays_undrawn() -> None:
    """Rules M3b, M3c, M4."""
    game = started(board_file("standard_2_3"))
    game.position.seats[0]["plate"] = {"hidden": 2, "plus3": 1}
    for route in game.board.routes[1:]:
        game.position.posts[game.board.route_posts[route][0]] = "trader 1"
    game.position.houses["Groningen"] = ["trader 1", "merchant 1"]
    game.play("end")
    assert [d["decision"] for d in game.to_json()["stack"]] == ["placing", "draw"]
    game.play("draw swap")
    game.play("draw plus4")
    assert set(game.legal()) == {f"put {kind} Groningen-Emden" for kind in ("swap", "plus3", "plus4")}
    game.play("put plus3 Groningen-Emden")
    assert game.actor() == 1 and game.to_json()["seats"][0]["plate"] == {"swap": 1, "plus4": 1}
    game.position.seats[1]["plate"] = {"hidden": 1}
    game.play("end")
    assert game.actor() == 2 and game.to_json()["seats"][1]["plate"] == {"hidden": 1}
