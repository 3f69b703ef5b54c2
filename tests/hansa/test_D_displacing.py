"""D: displacing, and the victim's answer.

Most positions use the board for three players, on which Groningen-Emden is at the end of a chain of routes. This keeps
the rings of D6 small: Emden-Osnabrück, then Kampen-Osnabrück and Osnabrück-Bremen, then the routes from Kampen and
Bremen.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from kontor.games.hansa.position import HansaPosition
from tests.hansa.harbour import EVERY_TRACK_FINISHED, HARBOUR, SHIP_POSTS, full_but
from tests.hansa.scenes import MANY_EXTRA_OFFICES, TURN, answer_to
from tests.kit import at, changed, do, each, legal, posts_of, refused, rule, seat

POST = "Groningen-Emden 1"
RING_1 = posts_of("Emden-Osnabrück 4")
RING_2 = posts_of("Kampen-Osnabrück 2", "Osnabrück-Bremen 3")
RING_3 = posts_of("Arnheim-Kampen 3", "Bremen-Minden 3", "Bremen-Hannover 3", "Bremen-Hamburg 4")


def answering(
    piece: str = "trader",
    post: str = POST,
    *,
    posts: Mapping[str, str] | None = None,
    cities: Mapping[str, Mapping[str, Any]] | None = None,
    victim: Mapping[str, Any] | None = None,
    players: int = 3,
    board: str | Path | None = None,
    **options: Any,
) -> HansaPosition:
    """Return a position in which seat 0 has displaced a piece of seat 1 from `post` with a merchant, paying with
    traders, and seat 1 must answer.
    """
    position = at(
        players=players,
        board=board,
        posts={**(posts or {}), post: f"{piece} 1"},
        cities=cities,
        seats={1: victim or {}, 2: {"tracks": EVERY_TRACK_FINISHED}},
        **options,
    )
    return do(position, f"displace merchant {post}", "pay 1 0" if piece == "trader" else "pay 2 0")


def answer(
    displaced: str | None, extras: int, *posts: str, lifted: str | None = None, post: str = POST
) -> list[dict[str, Any]]:
    """Return the decision stack while seat 1 answers, with pieces already placed on these posts."""
    return [TURN, answer_to(post, displaced, extras, *posts, lifted=lifted)]


# D1: taking the post and paying


@rule("D1", "D1a", "D1d")
def test_a_piece_takes_the_post_of_a_trader_and_one_piece_is_paid() -> None:
    """The player chooses the post and the kind, and then the payment, which is in stock before the victim acts."""
    position = at(posts={"Hamburg-Lüneburg 1": "trader 2"})
    assert changed(position, "displace trader Hamburg-Lüneburg 1") == {
        "actions": (2, 1),
        "posts.Hamburg-Lüneburg 1": ("trader 2", "trader 0"),
        "seats.0.supply.trader": (5, 4),
        "stack": ([TURN], [TURN, {"decision": "pay", "post": "Hamburg-Lüneburg 1", "displaced": "trader 2"}]),
    }
    assert position.actor == 0
    assert legal(position) == {"pay 1 0", "pay 0 1"}
    before = position.json()["stack"]
    assert changed(position, "pay 1 0") == {
        "seats.0.supply.trader": (4, 3),
        "seats.0.stock.trader": (6, 7),
        "stack": (before, [TURN, answer_to("Hamburg-Lüneburg 1", "trader", 1, seat=2)]),
    }
    assert position.actor == 2


@rule("D1a", "D1d")
def test_two_pieces_are_paid_for_a_merchant() -> None:
    position = at(posts={"Hamburg-Lüneburg 1": "merchant 2"})
    assert changed(position, "displace trader Hamburg-Lüneburg 1") == {
        "actions": (2, 1),
        "posts.Hamburg-Lüneburg 1": ("merchant 2", "trader 0"),
        "seats.0.supply.trader": (5, 4),
        "stack": ([TURN], [TURN, {"decision": "pay", "post": "Hamburg-Lüneburg 1", "displaced": "merchant 2"}]),
    }
    before = position.json()["stack"]
    assert changed(position, "pay 1 1") == {
        "seats.0.supply.trader": (4, 3),
        "seats.0.stock.trader": (6, 7),
        "seats.0.supply.merchant": (1, 0),
        "seats.0.stock.merchant": (0, 1),
        "stack": (before, [TURN, answer_to("Hamburg-Lüneburg 1", "merchant", 2, seat=2)]),
    }


@rule("D1a")
@pytest.mark.parametrize(
    ("victim", "kind", "supply", "mixes"),
    [
        ("trader", "trader", (2, 0), {"pay 1 0"}),
        ("trader", "trader", (1, 1), {"pay 0 1"}),
        ("trader", "merchant", (1, 1), {"pay 1 0"}),
        ("trader", "merchant", (0, 2), {"pay 0 1"}),
        ("trader", "merchant", (1, 2), {"pay 1 0", "pay 0 1"}),
        ("merchant", "trader", (3, 0), {"pay 2 0"}),
        ("merchant", "trader", (2, 1), {"pay 1 1"}),
        ("merchant", "trader", (1, 2), {"pay 0 2"}),
        ("merchant", "merchant", (2, 1), {"pay 2 0"}),
        ("merchant", "merchant", (0, 3), {"pay 0 2"}),
        ("merchant", "trader", (3, 2), {"pay 2 0", "pay 1 1", "pay 0 2"}),
    ],
)
def test_the_price_is_paid_in_any_mix_that_is_in_supply(
    victim: str, kind: str, supply: tuple[int, int], mixes: set[str]
) -> None:
    position = at(posts={POST: f"{victim} 1"}, seats={0: {"supply": supply, "tracks": {"liber_sophiae": 3}}})
    do(position, f"displace {kind} {POST}")
    assert legal(position) == mixes
    for mix in {"pay 1 0", "pay 0 1", "pay 2 0", "pay 1 1", "pay 0 2"} - mixes:
        assert refused(position, mix) in ("D1a", "D1b")


@rule("D1a")
def test_only_posts_held_by_others_can_be_displaced() -> None:
    position = at(posts={POST: "trader 0", "Groningen-Emden 2": "trader 1"})
    assert legal(position, "displace") == {"displace trader Groningen-Emden 2", "displace merchant Groningen-Emden 2"}
    assert refused(position, f"displace trader {POST}") == "D1a"
    assert refused(position, "displace trader Groningen-Emden 3") == "D1a"


@rule("D1b")
@pytest.mark.parametrize(
    ("victim", "supply", "kinds"),
    [
        ("trader", (0, 0), set()),
        ("trader", (1, 0), set()),
        ("trader", (0, 1), set()),
        ("trader", (2, 0), {"trader"}),
        ("trader", (0, 2), {"merchant"}),
        ("trader", (1, 1), {"trader", "merchant"}),
        ("merchant", (2, 0), set()),
        ("merchant", (1, 1), set()),
        ("merchant", (0, 2), set()),
        ("merchant", (3, 0), {"trader"}),
        ("merchant", (2, 1), {"trader", "merchant"}),
        ("merchant", (0, 3), {"merchant"}),
    ],
)
def test_displacing_needs_the_whole_price(victim: str, supply: tuple[int, int], kinds: set[str]) -> None:
    """You need the piece that takes the post, and 1 more piece against a trader or 2 more against a merchant."""
    position = at(posts={POST: f"{victim} 1"}, seats={0: {"supply": supply, "tracks": {"liber_sophiae": 3}}})
    assert legal(position, "displace") == {f"displace {kind} {POST}" for kind in kinds}
    for number, kind in enumerate(("trader", "merchant")):
        if kind not in kinds:
            assert refused(position, f"displace {kind} {POST}") in (("D1b",) if supply[number] else ("D1a", "D1b"))


@rule("D1c")
@pytest.mark.parametrize("kind", ["trader", "merchant"])
@pytest.mark.parametrize("victim", ["trader", "merchant"])
def test_either_kind_displaces_either_kind(kind: str, victim: str) -> None:
    position = do(at(posts={POST: f"{victim} 1"}), f"displace {kind} {POST}")
    assert position.json()["posts"] == {POST: f"{kind} 0"}


@rule("D1c")
def test_on_a_ship_post_only_a_merchant_displaces() -> None:
    position = at(players=3, board=HARBOUR, posts={"Wismar-Visby 1": "merchant 1", "Wismar-Visby 2": "merchant 2"})
    assert legal(position, "displace") == {
        "displace trader Wismar-Visby 1",
        "displace merchant Wismar-Visby 1",
        "displace merchant Wismar-Visby 2",
    }
    assert refused(position, "displace trader Wismar-Visby 2") == "D1c"


# D2 to D4: the answer


@rule("D2")
def test_the_victim_answers_at_once() -> None:
    """No other action is possible until the answer is complete. Then the turn continues."""
    position = at(players=3, posts={POST: "trader 2"}, seats={0: {"unused": {"plus3": 1}}})
    do(position, f"displace trader {POST}", "pay 1 0")
    assert position.actor == 2
    assert {text.split(" ")[0] for text in legal(position)} == {"return", "add"}
    do(position, "return Emden-Osnabrück 1")
    assert position.actor == 2
    do(position, "done")
    assert position.actor == 0
    assert position.json()["stack"] == [TURN]
    assert {"use plus3", "end", "income 0"} <= legal(position)


@rule("D2")
def test_the_victim_answers_even_after_the_last_action() -> None:
    position = do(at(players=3, actions=1, posts={POST: "trader 2"}), f"displace trader {POST}", "pay 1 0")
    assert position.actor == 2
    do(position, "return Emden-Osnabrück 1", "done")
    assert position.actor == 0
    assert legal(position) == {"end"}


@rule("D3")
@pytest.mark.parametrize("piece", ["trader", "merchant"])
def test_the_displaced_piece_goes_back_to_a_post(piece: str) -> None:
    position = answering(piece)
    extras = 1 if piece == "trader" else 2
    assert legal(position, "return", "done") == each("return", RING_1)
    assert refused(position, "return stock") in ("D3", "D6d")
    assert refused(position, "done") == "D7a"
    assert changed(position, "return Emden-Osnabrück 3") == {
        "posts.Emden-Osnabrück 3": (None, f"{piece} 1"),
        "stack": (answer(piece, extras), answer(None, extras, "Emden-Osnabrück 3")),
    }
    assert legal(position, "return") == set()
    assert refused(position, "return Emden-Osnabrück 1") == "D3"


@rule("D4")
@pytest.mark.parametrize(("piece", "most"), [("trader", 1), ("merchant", 2)])
def test_one_extra_for_a_trader_two_for_a_merchant_or_fewer(piece: str, most: int) -> None:
    for extras in range(most + 1):
        position = do(answering(piece), "return Emden-Osnabrück 1")
        for number in range(extras):
            assert legal(position) == {"done"} | each("add trader", RING_1[number + 1 :])
            left = most - number
            placed = RING_1[: number + 2]
            assert changed(position, f"add trader {placed[-1]}") == {
                f"posts.{placed[-1]}": (None, "trader 1"),
                "seats.1.stock.trader": (5 - number, 4 - number) if piece == "trader" else (6 - number, 5 - number),
                "stack": (answer(None, left, *placed[:-1]), answer(None, left - 1, *placed)),
            }
        if extras == most:
            assert legal(position) == {"done"}
            assert refused(position, f"add trader {RING_1[-1]}") == "D4"
        stack = answer(None, most - extras, *RING_1[: extras + 1])
        assert changed(position, "done") == {"stack": (stack, [TURN])}


# D5: the source of the extra pieces


@rule("D5a", "D5")
def test_extras_come_from_stock_while_it_has_any_piece() -> None:
    """There is one trader in stock, and the merchants in supply must wait until it is placed."""
    position = answering("merchant", victim={"supply": (10, 2), "tracks": {"liber_sophiae": 2}})
    assert seat(position, 1)["stock"] == {"trader": 1, "merchant": 0}
    assert legal(position, "add", "take") == each("add trader", RING_1)
    assert refused(position, f"add merchant {RING_1[0]}") == "D5a"
    assert changed(position, f"add trader {RING_1[0]}") == {
        f"posts.{RING_1[0]}": (None, "trader 1"),
        "seats.1.stock.trader": (1, 0),
        "stack": (answer("merchant", 2), answer("merchant", 1, RING_1[0])),
    }
    assert legal(position, "add", "take") == each("add trader", RING_1[1:]) | each("add merchant", RING_1[1:])
    assert changed(position, f"add merchant {RING_1[1]}") == {
        f"posts.{RING_1[1]}": (None, "merchant 1"),
        "seats.1.supply.merchant": (2, 1),
        "stack": (answer("merchant", 1, RING_1[0]), answer("merchant", 0, *RING_1[:2])),
    }


@rule("D5a", "D5")
@pytest.mark.parametrize(
    ("supply", "source", "kinds"),
    [
        ((5, 0), "stock", {"trader", "merchant"}),
        ((10, 0), "stock", {"merchant"}),
        ((5, 1), "stock", {"trader"}),
        ((10, 1), "supply", {"trader", "merchant"}),
    ],
)
def test_if_both_kinds_are_available_the_victim_chooses(supply: tuple[int, int], source: str, kinds: set[str]) -> None:
    """The victim has 10 traders and 1 merchant. Those not in supply are in stock."""
    for kind in ("trader", "merchant"):
        position = answering(victim={"supply": supply})
        if kind not in kinds:
            assert legal(position, f"add {kind}") == set()
            assert refused(position, f"add {kind} {RING_1[0]}") == "D5a"
            continue
        assert legal(position, f"add {kind}") == each(f"add {kind}", RING_1)
        had = seat(position, 1)[source][kind]
        assert changed(position, f"add {kind} {RING_1[0]}") == {
            f"posts.{RING_1[0]}": (None, f"{kind} 1"),
            f"seats.1.{source}.{kind}": (had, had - 1),
            "stack": (answer("trader", 1), answer("trader", 0, RING_1[0])),
        }


@rule("D5a", "D5")
@pytest.mark.parametrize("supply", [(0, 0), (10, 0)], ids=["stock only", "supply only"])
def test_nothing_is_taken_from_posts_while_stock_or_supply_has_a_piece(supply: tuple[int, int]) -> None:
    position = answering("merchant", posts={"Hamburg-Lübeck 1": "trader 1"}, victim={"supply": supply})
    assert legal(position, "take") == set()
    assert refused(position, "take Hamburg-Lübeck 1") == "D5a"


def poor(piece: str, *own: str, posts: Mapping[str, str] | None = None) -> HansaPosition:
    """Return a position in which the victim has traders on its `own` posts, all other pieces in Minden, and nothing in
    stock or supply.
    """
    traders, merchant = (10, ["merchant 1"]) if piece == "trader" else (11, [])
    extra = ["trader 1"] * (traders - len(own) - 1) + merchant
    return answering(
        piece,
        posts={**(posts or {}), **dict.fromkeys(own, "trader 1")},
        cities={"Minden": {"houses": ["trader 1"], "extra": extra}},
        marker_mix=MANY_EXTRA_OFFICES,
    )


@rule("D5a", "D5", "D7a")
def test_with_stock_and_supply_empty_extras_come_from_own_posts() -> None:
    """One piece at a time (D7): the lifted piece must be placed before anything else."""
    own = posts_of("Hamburg-Lübeck 2")
    position = poor("trader", *own, posts={"Hamburg-Lübeck 3": "trader 2"})
    assert legal(position) == each("return", RING_1) | each("take", own)
    assert refused(position, f"add trader {RING_1[0]}") == "D5a"
    assert refused(position, "take Hamburg-Lübeck 3") == "D5a"
    assert changed(position, f"take {own[0]}") == {
        f"posts.{own[0]}": ("trader 1", None),
        "stack": (answer("trader", 1), answer("trader", 1, lifted="trader")),
    }
    assert legal(position) == each("add trader", RING_1)
    assert changed(position, f"add trader {RING_1[2]}") == {
        f"posts.{RING_1[2]}": (None, "trader 1"),
        "stack": (answer("trader", 1, lifted="trader"), answer("trader", 0, RING_1[2])),
    }
    assert legal(position, "add", "take") == set()


@rule("D5a", "D5")
def test_a_piece_set_in_this_answer_is_not_taken_again() -> None:
    position = poor("merchant", "Hamburg-Lübeck 1", "Hamburg-Lübeck 2")
    do(position, f"return {RING_1[0]}")
    assert legal(position) == {"done", "take Hamburg-Lübeck 1", "take Hamburg-Lübeck 2"}
    assert refused(position, f"take {RING_1[0]}") == "D5a"
    do(position, "take Hamburg-Lübeck 2", f"add trader {RING_1[1]}")
    assert legal(position) == {"done", "take Hamburg-Lübeck 1"}
    assert refused(position, f"take {RING_1[1]}") == "D5a"
    do(position, "take Hamburg-Lübeck 1", f"add trader {RING_1[2]}")
    assert legal(position) == {"done"}


@rule("D5a", "D5")
def test_the_post_of_a_lifted_piece_is_free_when_the_ring_is_determined() -> None:
    """The nearest ring is full, and one piece there belongs to the victim.

    Lifting it frees the only post in the ring.
    """
    held = dict.fromkeys(RING_1[:3], "trader 2")
    position = poor("trader", RING_1[3], posts=held)
    assert legal(position) == each("return", RING_2) | {f"take {RING_1[3]}"}
    do(position, f"take {RING_1[3]}")
    assert legal(position, "add") == {f"add trader {RING_1[3]}"}
    do(position, f"add trader {RING_1[3]}")
    assert legal(position) == each("return", RING_2)


@rule("D5b")
def test_a_piece_taken_from_an_own_post_must_be_set_in_the_same_answer() -> None:
    position = poor("merchant", "Hamburg-Lübeck 1", "Hamburg-Lübeck 2")
    do(position, f"return {RING_1[0]}", "take Hamburg-Lübeck 1")
    assert legal(position) == each("add trader", RING_1[1:])
    assert refused(position, "done") == "D5b"
    assert refused(position, "take Hamburg-Lübeck 2") == "D5b"
    assert refused(position, f"add merchant {RING_1[1]}") == "D5b"
    do(position, f"add trader {RING_1[1]}")
    assert legal(position) == {"done", "take Hamburg-Lübeck 2"}


@rule("D5c")
def test_a_piece_may_be_lifted_even_if_it_can_only_return() -> None:
    """Every other post of the small board is taken."""
    position = answering(
        "trader",
        KIEL,
        board=HARBOUR,
        posts={**full_but(), "Danzig-Thorn 4": "trader 1"},
        cities={"Danzig": {"houses": ["trader 1"], "extra": ["trader 1"] * 8 + ["merchant 1"]}},
        marker_mix=MANY_EXTRA_OFFICES,
    )
    assert legal(position) == {"return stock", "take Danzig-Thorn 4"}
    do(position, "take Danzig-Thorn 4")
    assert legal(position) == {"add trader Danzig-Thorn 4"}


# D6: where pieces go


@rule("D6", "D6a")
@pytest.mark.parametrize(
    ("players", "post", "ring"),
    [
        (3, "Groningen-Emden 2", ["Emden-Osnabrück 4"]),
        (4, "Groningen-Emden 2", ["Emden-Osnabrück 4", "Emden-Stade 3"]),
        (3, "Coellen-Warburg 4", ["Paderborn-Warburg 3"]),
        (5, "Coellen-Warburg 1", ["Paderborn-Warburg 3", "Warburg-Göttingen 3"]),
        (3, "Kampen-Osnabrück 1", ["Arnheim-Kampen 3", "Emden-Osnabrück 4", "Osnabrück-Bremen 3"]),
        (
            4,
            "Hannover-Lüneburg 2",
            ["Bremen-Hannover 3", "Minden-Hannover 3", "Hamburg-Lüneburg 4", "Lüneburg-Perleberg 3"],
        ),
        (
            4,
            "Münster-Minden 3",
            [
                "Arnheim-Münster 3",
                "Bremen-Minden 3",
                "Minden-Hannover 3",
                "Minden-Brunswiek 4",
                "Minden-Paderborn 3",
            ],
        ),
    ],
)
def test_the_first_ring_is_the_routes_that_share_an_end_city(players: int, post: str, ring: list[str]) -> None:
    """It does not matter which post of the route the piece was on."""
    position = answering(post=post, players=players)
    assert legal(position) == each("return", posts_of(*ring)) | each("add trader", posts_of(*ring))


@rule("D6a")
def test_the_nearest_ring_with_a_free_post_is_the_only_target() -> None:
    """One free post in a ring is enough to exclude the next ring."""
    held: dict[str, str] = {}
    for ring, beyond in ((RING_1, RING_2), (RING_2, RING_3)):
        for post in ring:
            free = set(ring) - set(held)
            position = answering(posts=held)
            assert legal(position) == each("return", free) | each("add trader", free)
            assert refused(position, f"return {beyond[0]}") == "D6a"
            assert refused(position, f"add trader {beyond[0]}") == "D6a"
            held[post] = "trader 2"
    position = answering(posts=held)
    assert legal(position) == each("return", RING_3) | each("add trader", RING_3)


@rule("D6a")
def test_a_ring_reaches_out_from_both_end_cities() -> None:
    """The neighbours of Goslar-Magdeburg are full. Routes of Quedlinburg, Hildesheim and Stendal are next."""
    around = posts_of("Goslar-Quedlinburg 4", "Hildesheim-Goslar 3", "Stendal-Magdeburg 3")
    position = answering(post="Goslar-Magdeburg 1", posts=dict.fromkeys(around, "trader 2"))
    ring = posts_of(
        "Göttingen-Quedlinburg 3",
        "Quedlinburg-Halle 4",
        "Paderborn-Hildesheim 3",
        "Perleberg-Stendal 3",
        "Brunswiek-Stendal 4",
    )
    assert legal(position, "return") == each("return", ring)


@rule("D6a")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_post_held_by_anybody_is_not_free(owner: int) -> None:
    position = answering(posts={RING_1[0]: f"trader {owner}"})
    assert legal(position, "return") == each("return", RING_1[1:])
    refused(position, f"return {RING_1[0]}")


# On the harbour board, the first ring around Kiel-Wismar is Wismar-Visby (with ship posts 2 and 3), Wismar-Schwerin and
# Kiel-Schwerin. The second ring is Visby-Danzig (ship post 1) and Schwerin-Stettin; then come Stettin-Danzig and
# Danzig-Thorn.
KIEL = "Kiel-Wismar 1"
KIEL_RING_2 = ["Visby-Danzig 1", "Visby-Danzig 2", *posts_of("Schwerin-Stettin 3")]


@rule("D6b")
@pytest.mark.parametrize("piece", ["trader", "merchant"])
def test_a_ring_with_only_a_ship_post_free_is_open_to_a_merchant_and_closed_to_a_trader(piece: str) -> None:
    """The victim has both kinds in stock. It chooses the kind first, and the ring depends on the kind."""
    position = answering(
        piece,
        KIEL,
        board=HARBOUR,
        posts=full_but("Wismar-Visby 2", *KIEL_RING_2),
        victim={"supply": (0, 0), "tracks": {"liber_sophiae": 1}},
    )
    ship, land = ["Wismar-Visby 2"], KIEL_RING_2[1:]
    assert legal(position, "return") == each("return", ship if piece == "merchant" else land)
    assert legal(position, "add") == each("add merchant", ship) | each("add trader", land)
    assert refused(position, "add trader Wismar-Visby 2") == "D6b"
    assert refused(position, "add trader Visby-Danzig 1") == "D6b"
    assert refused(position, "add merchant Visby-Danzig 2") == "D6a"
    do(position, "add merchant Wismar-Visby 2")
    assert legal(position, "return") == each("return", KIEL_RING_2 if piece == "merchant" else land)


@rule("D6c")
def test_the_ring_is_determined_again_for_every_piece() -> None:
    """The nearest ring has one free post, which the first piece takes. The other pieces go one city further."""
    position = answering("merchant", posts=dict.fromkeys(RING_1[:3], "trader 2"))
    assert legal(position) == {f"return {RING_1[3]}", f"add trader {RING_1[3]}"}
    do(position, f"return {RING_1[3]}")
    assert legal(position) == {"done"} | each("add trader", RING_2)
    do(position, f"add trader {RING_2[0]}")
    assert legal(position) == {"done"} | each("add trader", RING_2[1:])


@rule("D6c")
def test_pieces_may_go_to_different_sides() -> None:
    """A piece displaced from Hannover-Lüneburg goes beyond Lüneburg. The extra pieces go to two routes of Hannover."""
    post = "Hannover-Lüneburg 3"
    position = answering("merchant", post)
    set_posts = ("Lüneburg-Perleberg 2", "Bremen-Hannover 3", "Minden-Hannover 1")
    moves = (f"return {set_posts[0]}", f"add trader {set_posts[1]}", f"add trader {set_posts[2]}")
    assert changed(position, *moves) == {
        f"posts.{set_posts[0]}": (None, "merchant 1"),
        f"posts.{set_posts[1]}": (None, "trader 1"),
        f"posts.{set_posts[2]}": (None, "trader 1"),
        "seats.1.stock.trader": (6, 4),
        "stack": (answer("merchant", 2, post=post), answer(None, 0, *set_posts, post=post)),
    }


@rule("D6d")
def test_the_route_of_the_displacement_is_no_target_while_any_other_post_is_free() -> None:
    """It does not matter how far away the free post is."""
    position = answering(post=KIEL, board=HARBOUR, posts=full_but("Kiel-Wismar 2", "Kiel-Wismar 3", "Danzig-Thorn 4"))
    assert legal(position) == {"return Danzig-Thorn 4", "add trader Danzig-Thorn 4"}
    assert refused(position, "return Kiel-Wismar 2") == "D6d"
    assert refused(position, "add trader Kiel-Wismar 3") == "D6d"
    do(position, "return Danzig-Thorn 4")
    assert legal(position) == {"done", "add trader Kiel-Wismar 2", "add trader Kiel-Wismar 3"}


@rule("D6d")
@pytest.mark.parametrize("ship_posts", [[], SHIP_POSTS], ids=["all full", "ship posts empty"])
def test_the_route_of_the_displacement_takes_a_trader_when_nothing_else_is_free(ship_posts: list[str]) -> None:
    """Empty ship posts do not count as free for a trader (D6b)."""
    position = answering(post=KIEL, board=HARBOUR, posts=full_but("Kiel-Wismar 2", "Kiel-Wismar 3", *ship_posts))
    own_route = ("Kiel-Wismar 2", "Kiel-Wismar 3")
    assert legal(position, "return", "add trader") == each("return", own_route) | each("add trader", own_route)


@rule("D6d")
@pytest.mark.parametrize("ship_posts", [[], SHIP_POSTS], ids=["all full", "ship posts empty"])
def test_with_no_free_post_at_all_the_displaced_trader_goes_to_stock_and_no_extra_is_taken(
    ship_posts: list[str],
) -> None:
    """The victim's merchant is in supply, and its stock contains only traders."""
    position = answering(post=KIEL, board=HARBOUR, posts=full_but(*ship_posts))
    assert legal(position) == {"return stock"}
    assert changed(position, "return stock") == {
        "seats.1.stock.trader": (5, 6),
        "stack": (answer("trader", 1, post=KIEL), answer(None, 1, post=KIEL)),
    }
    assert legal(position) == {"done"}
    assert changed(position, "done") == {"stack": (answer(None, 1, post=KIEL), [TURN])}


@rule("D6d")
def test_with_no_free_post_at_all_the_displaced_merchant_goes_to_stock() -> None:
    position = answering("merchant", KIEL, board=HARBOUR, posts=full_but())
    assert legal(position) == {"return stock"}
    assert changed(position, "return stock", "done") == {
        "seats.1.stock.merchant": (0, 1),
        "stack": (answer("merchant", 2, post=KIEL), [TURN]),
    }


@rule("D6d")
def test_an_extra_without_a_free_post_is_not_taken() -> None:
    position = answering("merchant", KIEL, board=HARBOUR, posts=full_but("Danzig-Thorn 4"))
    assert legal(position, "return") == {"return Danzig-Thorn 4"}
    do(position, "return Danzig-Thorn 4")
    assert legal(position) == {"done"}
    assert changed(position, "done") == {"stack": (answer(None, 2, "Danzig-Thorn 4", post=KIEL), [TURN])}


# D7: the order


@rule("D7a")
def test_the_victim_chooses_the_order() -> None:
    """Extra pieces may be placed before, between and after the others.

    In all cases, a merchant and two traders end up on the same posts.
    """
    moves = ["return Emden-Osnabrück 1", "add trader Emden-Osnabrück 2", "add trader Emden-Osnabrück 4"]
    for first, second, third in ((0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 1, 0)):
        position = answering("merchant")
        do(position, moves[first], moves[second], moves[third], "done")
        assert position.json()["posts"] == {
            POST: "merchant 0",
            "Emden-Osnabrück 1": "merchant 1",
            "Emden-Osnabrück 2": "trader 1",
            "Emden-Osnabrück 4": "trader 1",
        }


@rule("D7a")
def test_done_is_possible_once_the_displaced_piece_is_placed() -> None:
    position = answering("merchant")
    for move in ("add trader Emden-Osnabrück 1", "add trader Emden-Osnabrück 2"):
        assert "done" not in legal(position)
        assert refused(position, "done") == "D7a"
        do(position, move)
    assert legal(position) == each("return", RING_1[2:])
    do(position, "return Emden-Osnabrück 3")
    assert legal(position) == {"done"}


@rule("D7b")
def test_extras_that_take_the_last_free_post_send_the_displaced_piece_to_stock() -> None:
    position = answering("merchant", KIEL, board=HARBOUR, posts=full_but("Danzig-Thorn 4"))
    assert "add trader Danzig-Thorn 4" in legal(position)
    do(position, "add trader Danzig-Thorn 4")
    assert legal(position) == {"return stock"}
