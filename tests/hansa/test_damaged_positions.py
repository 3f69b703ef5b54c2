"""Faulty JSON forms of a position (docs/hansa.md): each fault is refused and reported, and so are several at once."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import kontor
from kontor.core import PositionError
from kontor.games.hansa.game import packaged_board
from tests.kit import at, do, refusing

Form = dict[str, Any]
Damage = Callable[[Form], Any]

HERE = "Hamburg-Lüneburg 1"


def in_turn() -> Form:
    """Return a position in which seat 0 is to act, with pieces, offices, markers and a merchant on a slot."""
    return at(
        posts={HERE: "trader 0", "Hamburg-Lüneburg 2": "merchant 1"},
        cities={
            "Minden": {"houses": ["trader 1", "trader 2"], "extra": ["trader 0"]},
            "Duisburg": {"houses": ["trader 3"]},
        },
        markers={"Osnabrück-Bremen": "swap", "Hildesheim-Goslar": "extra_office"},
        special=[None, "merchant 2", None, None],
        seats={
            2: {"tracks": {"liber_sophiae": 1}},
            1: {"tracks": {"liber_sophiae": 1}, "unused": {"skill": 1}},
            3: {"prestige": 5, "used": {"plus3": 1}, "plate": {"hidden": 1}},
        },
    ).json()


def paying() -> Form:
    return do(at(posts={HERE: "merchant 1"}), f"displace trader {HERE}").json()


def answering() -> Form:
    return do(
        at(posts={HERE: "merchant 1"}), f"displace trader {HERE}", "pay 2 0", "add trader Hamburg-Lübeck 1"
    ).json()


def moving() -> Form:
    return do(at(posts={HERE: "trader 0", "Hamburg-Lüneburg 2": "trader 0"}), f"lift {HERE}").json()


def removing() -> Form:
    return do(at(posts={HERE: "trader 0"}, seats={0: {"unused": {"remove": 1}}}), f"use remove {HERE}").json()


def choosing() -> Form:
    posts = {f"Duisburg-Dortmund {number}": "trader 0" for number in (1, 2)}
    return do(at(posts=posts, markers={"Duisburg-Dortmund": "skill"}), "claim Duisburg-Dortmund").json()


def marker_left_on_the_route(form: Form) -> None:
    """C4a: the claimer takes the marker before choosing a benefit."""
    form["markers"]["Duisburg-Dortmund"] = "swap"
    form["unseen"]["swap"] -= 1
    form["bag"] -= 1


def replacement_left_in_the_bag(form: Form) -> None:
    """C4b: the marker that was taken has not been replaced."""
    form["seats"][0]["plate"] = {}
    form["bag"] += 1


def placing() -> Form:
    return do(at(seats={0: {"plate": {"swap": 1}}}), "end").json()


def drawing() -> Form:
    return do(at(seats={0: {"plate": {"hidden": 1}}}), "end").json()


def starting() -> Form:
    game = kontor.game("hansa")
    form: Form = game.start(game.setup(players=4)).json()
    return form


def with_cards() -> Form:
    return at(mission_cards=True).json()


def seen_by_0() -> Form:
    return at(mission_cards=True).view(0).json()


def with_plus3() -> Form:
    return at(seats={0: {"unused": {"plus3": 1}, "used": {"plus4": 1}}}, actions=6).json()


def at_sea() -> Form:
    """Return a position with a marker next to a land route of the East board."""
    return at(players=3, board="east", markers={"Lübeck-Wismar": "swap"}).json()


def three_markers() -> Form:
    """Return a position with two markers on routes, and a third one waiting on a plate (C4b)."""
    markers = {"Osnabrück-Bremen": "swap", "Hildesheim-Goslar": "remove"}
    return at(markers=markers, seats={1: {"plate": {"hidden": 1}}}).json()


def with_extra_office() -> Form:
    return at(cities={"Minden": {"houses": ["trader 1"], "extra": ["trader 0"]}}).json()


def with_round_house() -> Form:
    """Münster has a white round house, then an orange square one."""
    offices = {"Münster": {"houses": ["merchant 0", "trader 1"]}}
    return at(cities=offices, seats={0: {"tracks": {"liber_sophiae": 1}}, 1: {"tracks": {"liber_sophiae": 1}}}).json()


def swapped() -> Form:
    """The two offices in Münster have been swapped."""
    form = with_round_house()
    form["cities"]["Münster"]["houses"].reverse()
    form["unseen"]["swap"] -= 1
    form["bag"] -= 1
    form["seats"][2]["used"] = {"swap": 1}
    return form


def for_neutral_in_every_house() -> Form:
    """Neutral may occupy houses of every shape and colour (N3c)."""
    return at(players=2, cities={"Bremen": {"houses": [NEUTRAL]}, "Münster": {"houses": [NEUTRAL, NEUTRAL]}}).json()


LINKED = ("Arnheim", "Münster", "Minden", "Brunswiek", "Stendal")


def linked(players: int = 4, owner: str = "0", **more: Any) -> Form:
    cities = {city: {"houses": [f"trader {owner}"]} for city in LINKED if city != "Münster"}
    cities["Münster"] = {"houses": [f"merchant {owner}" if owner == "0" else NEUTRAL]}
    return at(players=players, cities=cities, **more).json()


def linked_by_0() -> Form:
    return linked(seats={0: {"link": 1}})


def linked_by_neutral() -> Form:
    return linked(2, "neutral", neutral={"link": 1})


def linked_by_neutral_it() -> Form:
    """In the Italian variant, neutral has no rank (N6c)."""
    return linked(2, "neutral", two_players="neutral_it")


def all_markers_used() -> Form:
    return at(seats={0: {"used": {"plus3": 2, "plus4": 2}, "tracks": {"actiones": 5}}}, actions=19).json()


def before_the_pawn() -> Form:
    game = kontor.game("hansa")
    position = game.start(game.setup(players=2, options={"edition": "2009"}))
    form: Form = do(position, "draw swap", "draw remove", "draw extra_office", "first 0").json()
    return form


NEUTRAL = "trader neutral"
RING = "Emden-Osnabrück"
FAR = "Groningen-Emden 1"


def for_neutral() -> Form:
    """Seat 1 answers for neutral, and one more neutral trader fills a route."""
    posts = {FAR: NEUTRAL, **{f"{RING} {number}": NEUTRAL for number in (1, 2, 3)}}
    return do(at(players=2, posts=posts), f"displace trader {FAR}", "pay 1 0").json()


def claiming_for_neutral() -> Form:
    form: Form = do(kontor.game("hansa").read(for_neutral()), f"return {RING} 4").json()
    return form


def sea_claims() -> Form:
    """X7a has filled two routes with neutral traders, and seat 0 chooses which one is claimed first."""
    routes = ("Perleberg-Havelberg", "Stettin-Frankfurt")
    posts = {f"{route} {number}": NEUTRAL for route in routes for number in (1, 2)}
    return at(players=2, board="east", posts=posts, stack=[{"decision": "turn"}, {"decision": "neutral_order"}]).json()


def put(path: str, value: Any) -> Damage:
    """Replace the value at a path such as `seats.0.link`."""

    def damage(form: Form) -> None:
        *way, last = path.split(".")
        held: Any = form
        for key in way:
            held = held[int(key)] if isinstance(held, list) else held[key]
        held[int(last) if isinstance(held, list) else last] = value

    return damage


def add(path: str, number: int) -> Damage:
    """Add this number to the value at a path."""

    def damage(form: Form) -> None:
        held: Any = form
        *way, last = path.split(".")
        for key in way:
            held = held[int(key)] if isinstance(held, list) else held[key]
        held[last] = held.get(last, 0) + number

    return damage


def both(*damages: Damage) -> Damage:
    def damage(form: Form) -> None:
        for one in damages:
            one(form)

    return damage


DAMAGES: list[tuple[Callable[[], Form], Damage, str]] = [
    # names
    (in_turn, put("game", "chess"), "position-head where=game"),
    (in_turn, put("rules", 99), "position-head where=rules"),
    (in_turn, put("rules", True), "position-head where=rules"),
    (in_turn, put("board", "atlantis"), "setup-unknown-board board=atlantis"),
    (in_turn, put("board", "standard_2_3"), "setup-board-players players=4 board=standard_2_3"),
    (in_turn, put("players", 9), "setup-players players=9"),
    (in_turn, put("options.edition", "1492"), "option-value option=edition"),
    (in_turn, put("options.weather", "fair"), "option-unknown option=weather"),
    (in_turn, put("options.marker_mix.swap", 0), "option-value option=marker_mix"),
    (in_turn, put("viewer", 4), "position-viewer"),
    (in_turn, put("viewer", "nobody"), "position-viewer"),
    (in_turn, put("weather", "fair"), "position-unknown-field where=weather"),
    (in_turn, put("posts.Hamburg-Rom 1", "trader 0"), "position-unknown-post where=posts.Hamburg-Rom 1"),
    (in_turn, put(f"posts.{'x' * 1000}", "trader 0"), f"unknown-post where=posts.{'x' * 93}… name={'x' * 99}…"),
    (in_turn, put("x" * 1000, 1), f"position-unknown-field where={'x' * 99}… possible"),
    (in_turn, put("game", [[9] * 100]), "position-head where=game value=[[9, 9, 9"),
    (in_turn, put("players", 10**5000), "setup-players players=int possible"),
    (in_turn, put("rules", 10**5000), "position-head where=rules value=int expected"),
    (in_turn, put("posts.Hamburg-Lüneburg 9", "trader 0"), "position-unknown-post where=posts.Hamburg-Lüneburg 9"),
    (in_turn, put(f"posts.{HERE}", "bishop 0"), f"position-piece where=posts.{HERE}"),
    (in_turn, put(f"posts.{HERE}", "trader 4"), f"position-piece where=posts.{HERE}"),
    (in_turn, put(f"posts.{HERE}", None), f"position-piece where=posts.{HERE}"),
    (in_turn, put("markers.Hamburg-Rom", "swap"), "position-unknown-route where=markers.Hamburg-Rom"),
    (in_turn, put("markers.Osnabrück-Bremen", "joker"), "position-unknown-name where=markers.Osnabrück-Bremen"),
    (in_turn, put("cities.Rom", {"houses": [], "extra": []}), "position-unknown-city where=cities.Rom"),
    (in_turn, put("cities.Minden.towers", []), "position-unknown-field where=cities.Minden.towers"),
    (in_turn, put("seats.0.unused.joker", 1), "position-unknown-field where=seats.0.unused.joker"),
    (in_turn, put("seats.0.tracks.speed", 1), "position-unknown-field where=seats.0.tracks.speed"),
    (in_turn, put("stack.0.decision", "nap"), "position-unknown-name where=stack.0.decision"),
    (in_turn, put("stack.0.decision", []), "position-unknown-name where=stack.0.decision"),
    (in_turn, put("stack.0.more", 1), "position-unknown-field where=stack.0.more"),
    (in_turn, put("ended", "boredom"), "position-unknown-name where=ended"),
    # types and ranges
    (in_turn, put("actions", "two"), "position-wrong-type where=actions"),
    (in_turn, put("actions", True), "position-wrong-type where=actions"),
    (in_turn, put("actions", -1), "position-out-of-range where=actions"),
    (in_turn, put("digest", "0" * 16), "position-digest board=standard_4_5"),
    (in_turn, put("digest", None), "position-digest board=standard_4_5"),
    (in_turn, put("actions", 20), "position-out-of-range where=actions value=20 low=0 high=19"),
    (in_turn, put("completed", 28), "position-out-of-range where=completed"),
    (in_turn, put("seats.0.prestige", 61), "position-out-of-range where=seats.0.prestige"),
    (in_turn, put("completed", 1.5), "position-wrong-type where=completed"),
    (in_turn, put("bag_ran_out", 0), "position-wrong-type where=bag_ran_out"),
    (in_turn, put("active", 4), "position-out-of-range where=active"),
    (in_turn, put("seats", []), "position-seats"),
    (in_turn, put("seats.0", None), "position-seats"),
    (in_turn, put("seats.0.tracks.bursa", 4), "position-out-of-range where=seats.0.tracks.bursa"),
    (in_turn, put("seats.0.prestige", 300), "position-out-of-range where=seats.0.prestige"),
    (in_turn, put("special", [None]), "position-slots where=special"),
    (in_turn, put("cities.Minden.houses", ["trader 1"]), "position-houses where=cities.Minden.houses"),
    (in_turn, put("stack", "turn"), "position-wrong-type where=stack"),
    # pieces
    (in_turn, add("seats.0.supply.trader", 1), "position-pieces seat=0 piece=trader counted=27 wanted=26"),
    (in_turn, add("seats.1.stock.merchant", 1), "position-pieces seat=1 piece=merchant counted=5 wanted=4"),
    (in_turn, add("seats.3.supply.trader", -1), "position-pieces seat=3 piece=trader counted=25 wanted=26"),
    (in_turn, put("posts.Hamburg-Lübeck 1", "trader 2"), "position-pieces seat=2 piece=trader counted=27"),
    (in_turn, put(f"posts.{HERE}", "trader 1"), "position-pieces seat=0 piece=trader counted=25"),
    (in_turn, put("seats.0.tracks.actiones", 1), "position-pieces seat=0 piece=trader counted=25"),
    (in_turn, put("special.0", "trader 0"), "position-special-merchant"),
    # markers
    (in_turn, add("unseen.swap", 1), "position-markers marker=swap"),
    (in_turn, add("bag", 1), "position-bag"),
    (in_turn, put("seats.3.plate", {}), "position-bag"),
    (in_turn, add("seats.1.used.remove", 2), "position-markers marker=remove"),
    (in_turn, put("markers.Hamburg-Lübeck", "plus4"), "position-markers marker=plus4"),
    (in_turn, put("markers.Hamburg-Lübeck", "hidden"), "position-bag"),
    # cities and link
    (in_turn, put("cities.Minden.houses", [None, "trader 1", "trader 2", None]), "position-house-skipped city=Minden"),
    (in_turn, put("cities.Minden.houses", [None] * 4), "position-extra-office-alone city=Minden"),
    (in_turn, put("completed", 0), "position-completed completed=0 full=1"),
    (in_turn, put("completed", 2), "position-completed completed=2 full=1"),
    (in_turn, put("seats.2.link", 3), "position-link-ranks"),
    (in_turn, put("seats.0.link", 2), "position-link-ranks"),
    # the open decisions
    (in_turn, put("stack", []), "position-ended"),
    (in_turn, put("stack", [{"decision": "turn"}, {"decision": "turn"}]), "position-stack"),
    (in_turn, put("stack", [{"decision": "placing"}]), "position-decision decision=placing"),
    (in_turn, put("stack", [{"decision": "taverns"}]), "position-first-player"),
    (in_turn, put("active", None), "position-first-player"),
    (in_turn, put("ended", "cities"), "position-ended"),
    (in_turn, put("bag_ran_out", True), "position-should-be-over"),
    (in_turn, put("seats.3.prestige", 20), "position-should-be-over"),
    (in_turn, put("cities.Minden.extra", ["trader 0"] * 61), "position-extra-offices counted=61"),
    (paying, put("seats.3.prestige", 20), "position-should-be-over"),
    (answering, put("seats.3.prestige", 20), "position-should-be-over"),
    (starting, put("seats.0.stock.trader", 0), "position-setup"),
    (starting, put("actions", 2), "position-setup"),
    (with_cards, put("missions.1", "hidden"), "position-mission-hidden"),
    (with_cards, put("viewer", 0), "position-mission-hidden"),
    (seen_by_0, put("viewer", "all"), "position-mission-hidden"),
    (seen_by_0, put("viewer", 1), "position-mission-hidden"),
    (with_cards, put("missions.3", None), "position-mission-dealt"),
    (paying, put("stack.1.displaced", "merchant 0"), "position-decision decision=pay"),
    (paying, put("stack.1.post", "Hamburg-Lübeck 1"), "position-decision decision=pay"),
    (paying, put("stack.1.displaced", None), "position-decision decision=pay"),
    (answering, put("stack.1.seat", 0), "position-decision decision=answer"),
    (answering, put("stack.1.extras", 2), "position-decision decision=answer"),
    (answering, put("stack.1.extras", 3), "position-out-of-range where=stack.1.extras"),
    (answering, put("stack.1.set", ["Hamburg-Lübeck 2"]), "position-decision decision=answer"),
    (answering, put("stack.1.set", "Hamburg-Lübeck 1"), "position-wrong-type where=stack.1.set"),
    (answering, put("stack.1.lifted", "trader"), "position-decision decision=answer"),
    (answering, put("stack.1.displaced", None), "position-pieces seat=1 piece=merchant counted=3"),
    (moving, put("stack.1.lifts", 5), "position-decision decision=move"),
    (moving, put("stack.1.hand", {"trader": 0, "merchant": 0}), "position-decision decision=move"),
    (moving, put("stack.1.hand.merchant", 1), "position-pieces seat=0 piece=merchant"),
    (removing, put("stack.1.left", 3), "position-out-of-range where=stack.1.left"),
    (removing, put("seats.0.used", {"swap": 1}), "position-decision decision=remove"),
    (choosing, put("stack.1.route", "Hamburg-Lübeck"), "position-decision decision=benefit"),
    (choosing, put("stack.1.route", "Hamburg-Rom"), "position-unknown-route"),
    (choosing, put("stack.1.taken", "joker"), "position-unknown-name where=stack.1.taken"),
    (choosing, put("stack.1.taken", "swap"), "position-decision decision=benefit"),
    (choosing, put("stack.1.taken", "hidden"), "position-decision decision=benefit"),
    (choosing, lambda form: form["stack"].append({"decision": "taken"}), "position-decision decision=taken"),
    (choosing, marker_left_on_the_route, "position-decision decision=benefit"),
    (choosing, replacement_left_in_the_bag, "position-decision decision=benefit"),
    (placing, put("seats.0.plate", {}), "position-decision decision=placing"),
    (drawing, put("stack", [{"decision": "draw"}]), "position-stack"),
    (before_the_pawn, put("seats.0.prestige", 20), "position-should-be-over"),
    (with_plus3, put("actions", 7), "position-actions actions=7 most=6"),
    (all_markers_used, put("seats.0.tracks.actiones", 4), "position-actions actions=19 most=18"),
    # what used markers must explain
    (at_sea, put("markers", {"Wismar-Stralsund": "swap"}), "position-sea-marker route=Wismar-Stralsund"),
    (three_markers, put("seats.1.plate.hidden", 2), "position-too-many-markers counted=4 most=3"),
    (three_markers, put("markers.Hamburg-Lübeck", "hidden"), "position-too-many-markers counted=4 most=3"),
    (with_extra_office, put("seats.0.used", {}), "position-extra-office-marker owner=0 counted=1 used=0"),
    (
        with_extra_office,
        put("cities.Minden.extra", ["trader 0", "merchant 0"]),
        "position-extra-office-marker owner=0 counted=2 used=1",
    ),
    (
        with_extra_office,
        put("cities.Minden.extra", ["trader 2"]),
        "position-extra-office-marker owner=2 counted=1 used=0",
    ),
    (with_round_house, put("cities.Münster.houses", ["trader 0", "trader 1"]), "position-house-piece city=Münster"),
    (with_round_house, put("cities.Münster.houses", ["trader 1", None]), "position-house-piece city=Münster"),
    (with_round_house, put("seats.1.tracks.privilegium", 0), "position-house-piece city=Münster"),
    (
        with_round_house,
        put("cities.Münster.houses", ["trader 1", "merchant 0"]),
        "position-swaps cities=Münster needed=1 used=0",
    ),
    (swapped, put("seats.2.used", {}), "position-swaps cities=Münster needed=1 used=0"),
    (
        for_neutral_in_every_house,
        put("cities.Bremen.houses", ["trader 0"]),
        "position-house-piece city=Bremen",
    ),
    (
        for_neutral_in_every_house,
        put("cities.Münster.extra", [NEUTRAL]),
        "position-extra-office-marker owner=neutral counted=1 used=0",
    ),
    (linked_by_0, put("seats.0.link", 0), "position-chain-without-link owner=0"),
    (linked_by_0, put("cities.Minden.houses.0", "trader 1"), "position-link-without-chain owner=0"),
    (linked_by_0, put("seats.1.link", 2), "position-link-without-chain owner=1"),
    (linked_by_neutral, put("neutral.link", 0), "position-chain-without-link owner=neutral"),
    (linked_by_neutral, put("cities.Brunswiek.houses.0", "trader 0"), "position-link-without-chain owner=neutral"),
    (linked_by_neutral_it, put("neutral.link", 1), "position-link-without-chain owner=neutral"),
    # neutral
    (for_neutral, put("stack.1.set", [f"{RING} 1"]), "position-decision decision=answer"),
    (for_neutral, put("stack.1.set", [f"{RING} 1"] * 300), "position-decision decision=answer"),
    (for_neutral, put("stack.1.extras", 0), "position-decision decision=answer"),
    (for_neutral, put("stack.1.displaced", None), "position-decision decision=answer"),
    (for_neutral, put(f"posts.{RING} 4", NEUTRAL), "position-neutral-routes"),
    (claiming_for_neutral, put("stack.1.set", []), "position-decision decision=neutral_office"),
    (claiming_for_neutral, put("stack.1.set", [f"{RING} 4"] * 300), "position-decision decision=neutral_office"),
    (claiming_for_neutral, put("stack.1.extras", 2), "position-decision decision=neutral_office"),
    (
        claiming_for_neutral,
        both(put("stack.1.owner", 1), put("stack.1.displaced", "merchant"), put("stack.1.set", [])),
        "position-decision decision=neutral_office",
    ),
    (
        claiming_for_neutral,
        both(put("stack.1.owner", 1), put("stack.1.displaced", "merchant"), put("stack.1.set", [])),
        "position-pieces seat=1 piece=merchant counted=5",
    ),
    (sea_claims, put("stack", [{"decision": "turn"}]), "position-neutral-routes"),
    (sea_claims, put("posts.Stettin-Frankfurt 2", "trader 0"), "position-neutral-routes"),
    (sea_claims, both(*(put(f"posts.Kulm-Elbing {n}", NEUTRAL) for n in (1, 2))), "position-neutral-routes"),
]


@pytest.mark.parametrize(("base", "damage", "said"), DAMAGES, ids=[said for _, _, said in DAMAGES])
def test_a_fault_is_refused_and_reported(base: Callable[[], Form], damage: Damage, said: str) -> None:
    form = base()
    kontor.game("hansa").read(copy.deepcopy(form))
    assert said in " ".join(refusal(form, damage).split())


def refusal(form: Form, damage: Damage) -> str:
    damage(form)
    with pytest.raises(PositionError) as error:
        kontor.game("hansa").read(form)
    return "; ".join(map(str, error.value.messages))


def test_several_faults_are_all_reported() -> None:
    wrong_form = both(
        put("actions", "two"),
        put("weather", 1),
        put("posts.Hamburg-Rom 1", "trader 0"),
        put("seats.1.link", -1),
        put("seats.2.unused.joker", 1),
        put("stack.0.decision", "nap"),
    )
    said = refusal(in_turn(), wrong_form)
    assert all(place in said for place in ("actions", "weather", "Hamburg-Rom", "seats.1.link", "joker", "stack.0"))
    wrong_facts = both(add("seats.0.supply.trader", 1), add("seats.1.stock.merchant", 1), add("bag", 1))
    said = refusal(in_turn(), wrong_facts)
    assert all(fault in said for fault in ("seat=0 piece=trader", "seat=1 piece=merchant", "position-bag"))
    wrong_head = both(put("game", "chess"), put("rules", 7), put("players", "four"))
    said = refusal(in_turn(), wrong_head)
    assert all(f"where={place}" in said for place in ("game", "rules", "players"))


def test_a_decision_without_a_possible_action_is_refused() -> None:
    """Every piece in hand needs a post: a Move on a full board could not end."""
    form = moving()
    posts = packaged_board("standard_4_5").post_names
    free = [post for post in posts if post not in form["posts"]]
    for seat in (1, 2, 3):
        for kind, most in (("trader", 26), ("merchant", 4)):
            held = form["seats"][seat]
            held["tracks"] = {"clavis_urbis": 4, "actiones": 5, "privilegium": 3, "liber_sophiae": 3, "bursa": 3}
            number = min(most, len(free))
            form["posts"] |= {free.pop(): f"{kind} {seat}" for _ in range(number)}
            held["supply"][kind], held["stock"][kind] = 0, most - number
    held = form["seats"][0]
    number = len(free)
    form["posts"] |= {free.pop(): "trader 0" for _ in range(number)}
    held["tracks"] = {"clavis_urbis": 4, "actiones": 5, "privilegium": 3, "liber_sophiae": 3, "bursa": 3}
    held["supply"], held["stock"] = {"trader": 0, "merchant": 0}, {"trader": 24 - number, "merchant": 4}
    form["stack"][1]["lifts"] = 0
    with refusing(PositionError, "position-decision decision=move"):
        kontor.game("hansa").read(form)


def test_ten_full_cities_are_the_end() -> None:
    """The number is derived from the full cities (E1c), so it cannot be wrong independently."""
    small = sorted(packaged_board("standard_4_5").cities, key=lambda city: len(city.houses))[:10]
    cities = {city.name: {"houses": [f"trader {number % 4}"] * len(city.houses)} for number, city in enumerate(small)}
    with refusing(PositionError, "position-should-be-over"):
        at(cities=cities)
