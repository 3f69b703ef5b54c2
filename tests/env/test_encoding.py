"""Observations: the meaning of each number, completeness, and relative seat numbers."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, Match, pick
from kontor.core.forms import Number
from kontor.env.decoding import Decoder
from kontor.env.encoding import Encoder
from tests.kit import MISSIONS, at

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in kontor.GAMES.items()])


def positions(game: Any, setup: Any, number: int = 60, every: int = 5) -> list[Any]:
    """Return the positions of a seeded game of random play."""
    bits = random.Random(5)
    position = game.start(setup)
    found = []
    for at_ in range(number * every):
        if at_ % every == 0:
            found.append(position.copy())
        legal = position.legal()
        if position.actor == NOBODY:
            break
        weights = position.weights() if position.actor == CHANCE else [1] * len(legal)
        position.apply(pick(legal, weights, bits))
    return found


@pytest.mark.slow
@every_game
def test_an_encoding_can_be_decoded(game: Any) -> None:
    for players in game.declaration.players:
        setup = game.setup(players)
        encoder = Encoder(game, setup)
        high = encoder.high()
        for position in positions(game, setup):
            for seat in range(players):
                row = encoder.encode(position, seat)
                assert row.shape == (encoder.length,) and row.dtype == np.float32
                assert encoder.decode(row, seat) == encoder.known(position, seat)
                looks, decides, *written = encoder.decode(row, seat)
                assert (looks, decides) == (seat, position.actor if position.actor >= 0 else players)
                assert bytes(written) == game.observation(position.view(seat))
                assert (row >= 0).all() and (row <= high).all()


@every_game
def test_every_index_is_explained_by_its_value(game: Any) -> None:
    """Compares the descriptions of the layout with the bytes of the game, one by one."""
    setup = game.setup()
    encoder = Encoder(game, setup)
    layout = encoder.layout
    assert [layout.explain(index) for index in (0, setup.players)] == ["seat: 0", "actor: own"]
    assert layout.stretches[-1].stop == layout.length
    with pytest.raises(IndexError, match="0 to"):
        layout.explain(layout.length)
    for position in positions(game, setup, 12, 25):
        seat = (position.actor + 1) % setup.players if position.actor >= 0 else 0
        row = encoder.encode(position, seat)
        written = encoder.known(position, seat)
        at_ = 0
        for part, stretch in zip(layout.parts, layout.stretches):
            whose = "" if part.seat == NOBODY else relative(part.seat, seat, setup.players)
            for number, thing in enumerate(part.things):
                size = 4 if part.large else 1
                code = int.from_bytes(written[at_ : at_ + size], "big")
                at_ += size
                if part.seat != NOBODY or thing.seat != NOBODY:
                    continue  # covered by the test with rotated seats
                assert stretch.name == part.name + whose
                start = stretch.start + number * stretch.width
                if not part.values:
                    assert row[start] == np.float32(code / part.unit)
                    continue
                assert row[start : start + stretch.width].sum() == 1
                value = next(value for value in part.values if value.code == code)
                said = layout.explain(start + int(row[start : start + stretch.width].argmax()))
                told = relative(value.seat, seat, setup.players)
                assert said.endswith(value.name if value.seat == NOBODY else told)


def relative(seat: int, viewer: int, players: int) -> str:
    if seat == NOBODY:
        return ""
    return "own" if seat == viewer else f"+{(seat - viewer) % players}"


def test_seats_are_counted_from_the_viewer() -> None:
    """If all seats are rotated by one, the table looks the same to the rotated viewer."""
    posts = ("Hamburg-Lüneburg 1", "Hamburg-Lüneburg 2", "Hamburg-Lüneburg 3")
    pieces = ("trader", "merchant", "trader")

    def turned_by(seats: int) -> Any:
        standing = {post: f"{piece} {seat + seats}" for seat, (post, piece) in enumerate(zip(posts, pieces))}
        desk = {"tracks": {"actiones": 2}, "prestige": 5}
        return at(players=4, active=seats, posts=standing, seats={1 + seats: desk})

    here, turned = turned_by(0), turned_by(1)
    here.first, turned.first = 0, 1
    encoder = Encoder(kontor.game("hansa"), here.setup)
    for seat in range(4):
        one, other = encoder.encode(here, seat), encoder.encode(turned, (seat + 1) % 4)
        names_of = [encoder.layout.explain(index) for index in np.flatnonzero(one != other).tolist()]
        assert all(name.startswith("seat: ") for name in names_of), names_of
    own = {encoder.layout.explain(index) for index in np.flatnonzero(encoder.encode(here, 1)).tolist()}
    assert "posts: Hamburg-Lüneburg 2: merchant own" in own
    assert "posts: Hamburg-Lüneburg 1: trader +3" in own
    assert "posts: Hamburg-Lüneburg 3: trader +1" in own


def test_a_hidden_card_is_not_in_the_observation() -> None:
    """If two tables differ only in the card of seat 2, only seat 2 sees a difference."""
    cards = [[*MISSIONS[:2], MISSIONS[2]], [*MISSIONS[:2], MISSIONS[3]]]
    tables = [at(players=3, mission_cards=True, missions=held) for held in cards]
    encoder = Encoder(kontor.game("hansa"), tables[0].setup)
    for seat in range(3):
        one, other = (encoder.encode(table, seat) for table in tables)
        assert np.array_equal(one, other) == (seat != 2)
    shown = {encoder.layout.explain(index) for index in np.flatnonzero(encoder.encode(tables[0], 0)).tolist()}
    assert f"mission own: {MISSIONS[0]}" in shown and "mission +2: hidden" in shown


@pytest.mark.parametrize("seed", range(2))
def test_hidden_information_is_not_in_the_observation(seed: int) -> None:
    """A seat's observation does not depend on the hidden places of Felinia during a game."""
    game = kontor.game("felinia")
    setup = game.setup(3, "expert")
    encoder = Encoder(game, setup)
    bits = random.Random(seed)
    bot = Greedy(game, bits)
    match = Match(game, setup, bits)
    differing = 0
    while match.result() is None:
        for seat in range(3):
            other = game.sample(match.position.view(seat), bits)
            assert np.array_equal(encoder.encode(match.position, seat), encoder.encode(other, seat))
            differing += other.to_bytes() != match.position.to_bytes()
        view = match.position.view(match.position.actor)
        match.play(bot.choose(view, view.legal()))
    assert differing > 50


def known(encoder: Encoder, positions: list[Any], seats: list[int]) -> Any:
    return np.array(list(map(encoder.packed, positions, seats)))


def test_a_byte_without_a_meaning_is_refused() -> None:
    position = at()
    position.posts[0] = 200
    encoder = Encoder(kontor.game("hansa"), position.setup)
    with pytest.raises(IndexError):
        encoder.encode(position, 0)
    rows = np.zeros((3, encoder.length), np.float32)
    with pytest.raises(IndexError):
        encoder.expand(known(encoder, [position, at(), at()], [0, 0, 0]), rows)


@every_game
def test_a_batch_is_encoded_like_single_positions(game: Any) -> None:
    """The batch is larger than one chunk of the encoder, and each position is seen by a different seat."""
    setup = game.setup()
    encoder = Encoder(game, setup)
    found = positions(game, setup, 130, 2)
    seats = [number % setup.players for number in range(len(found))]
    rows = np.zeros((len(found), encoder.length), np.float32)
    encoder.expand(known(encoder, found, seats), rows)
    assert len(found) > 2 * encoder._at_once
    assert np.array_equal(rows, [encoder.encode(position, seat) for position, seat in zip(found, seats)])


@pytest.mark.parametrize("part", [np.s_[:, 3:-2], np.s_[::2, :-5]], ids=["columns", "every second row"])
def test_rows_may_be_part_of_a_larger_array(part: Any) -> None:
    """In this case, the rows are not contiguous in memory. The rest of the array does not change."""
    encoder = Encoder(kontor.game("hansa"), at().setup)
    whole = np.zeros((4, encoder.length + 5), np.float32)
    rows = whole[part]
    seats = [number % 2 for number in range(len(rows))]
    encoder.expand(known(encoder, [at()] * len(rows), seats), rows)
    assert np.array_equal(rows, [encoder.encode(at(), seat) for seat in seats])
    assert whole.sum() == rows.sum()


def test_large_numbers_may_be_anywhere() -> None:
    """Uses an artificial game with a small number between two large ones."""
    money, cards, points = Number(10_000, 100), Number(9), Number(10_000)
    parts = (money.part("money", large=True), cards.part("cards"), points.part("points", large=True))
    written = (1234).to_bytes(4, "big") + bytes([7]) + (4321).to_bytes(4, "big")
    game: Any = SimpleNamespace(
        observation_parts=lambda _: parts, observation=lambda _: written, hides=lambda _: True,
        start=lambda _: SimpleNamespace(action_table=[]),
    )  # fmt: skip
    position: Any = SimpleNamespace(actor=1, view=lambda _: None)
    setup = kontor.game("hansa").setup(3)
    encoder = Encoder(game, setup)
    rows = np.zeros((2, encoder.length), np.float32)
    encoder.expand(known(encoder, [position] * 2, [0, 2]), rows)
    for row, seat in zip(rows, (0, 2)):
        assert np.array_equal(row, encoder.encode(position, seat))
        assert encoder.decode(row, seat)[2:] == written
        assert Decoder(game, setup).columns(encoder.packed(position, seat)) == pytest.approx(row)
