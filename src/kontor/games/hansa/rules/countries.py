"""B. Boards with countries: permits to act abroad (B6–B9), and limits on moves between countries (B10–B12)."""

from __future__ import annotations

from kontor.games.hansa.board import masked
from kontor.games.hansa.pieces import IS_EMPTY, LIBER_SOPHIAE, MERCHANT, NONE, TRACK_VALUES, TRADER, owner
from kontor.games.hansa.rules.cities import offices
from kontor.games.hansa.rules.posts import free_posts, settable
from kontor.games.hansa.state import State

MOST_LIFTED = max(TRACK_VALUES[LIBER_SOPHIAE])
"""Number of cells in `lifted_in` for each kind of piece."""


def holds_permit(state: State, seat: int, permit: int) -> bool:
    """B7: return whether this seat owns the rightmost office of the permit city. The seat need not control the city."""
    there = offices(state, state.board.permits[permit].city)
    return bool(there) and owner(there[-1]) == seat


def open_permit(state: State, country: int) -> int:
    """B8, B9: return the permit that the active player's next action in this country will use up, or NONE."""
    for permit in state.board.permits_for[country]:
        if not state.permits[permit] and holds_permit(state, state.active, permit):
            return permit
    return NONE


def permitted(state: State, posts: bytes) -> bytes:
    """B6: keep only the posts (1 or 0 each) where the active player may place or displace."""
    board = state.board
    mask = 0
    for country, there in enumerate(board.country_posts):
        if country == board.home or open_permit(state, country) != NONE:
            mask |= there
    return masked(posts, mask)


def spend_permit(state: State, post: int) -> None:
    """B8, B9b: use up a permit for a placement or displacement abroad. The permit stays used for the rest of the
    turn.
    """
    board = state.board
    if board.post_country[post] != board.home:
        state.permits[open_permit(state, board.post_country[post])] = True


def note_lifted(state: State, kind: int, post: int) -> None:
    """B11: remember the country where a piece is lifted."""
    state.lifted_in[state.lifted_in.index(NONE, kind * MOST_LIFTED)] = state.board.post_country[post]


def note_set(state: State, kind: int) -> None:
    """Remove the country of the first lifted piece of this kind, which has now been placed."""
    start, end = kind * MOST_LIFTED, (kind + 1) * MOST_LIFTED
    state.lifted_in[start:end] = state.lifted_in[start + 1 : end] + bytes([NONE])


def first_origin(state: State, kind: int) -> int:
    """Return the country of the piece of this kind that was lifted first. Returns NONE on a board without countries."""
    return state.lifted_in[kind * MOST_LIFTED] if state.board.country_names else NONE


def may_go(state: State, origin: int, post: int) -> bool:
    """B11: return whether a piece lifted in the country `origin` may go to this post, in that country or at home."""
    return origin == NONE or state.board.post_country[post] in (origin, state.board.home)


def posts_to_set(state: State, kind: int, traders: int, stays: bool) -> bytes:
    """Return the mask of posts for the piece of this kind that was lifted first, with this number of traders in hand.

    B11: the posts are in the piece's own country or in the home country. B12, B17: if `stays` is set, all posts are in
    the piece's own country. A4d: enough posts must remain for the other pieces in hand.
    """
    board = state.board
    if not board.country_names:
        return settable(state, kind, traders)
    countries = range(len(board.country_names))
    origin = first_origin(state, kind)
    empty = bytes(state.posts).translate(IS_EMPTY)
    land = [masked(empty, there & board.land).count(1) for there in board.country_posts]
    ships = [masked(empty, there & ~board.land).count(1) for there in board.country_posts]
    hand = [[lifted(state, other).count(country) for country in countries] for other in (TRADER, MERCHANT)]
    hand[kind][origin] -= 1
    mask = 0
    for country in (origin,) if stays or origin == board.home else (origin, board.home):
        for free, where in ((land, board.land), (ships, ~board.land)):
            if free[country]:
                free[country] -= 1
                if _fits(hand, land, ships, NONE if stays else board.home):
                    mask |= board.country_posts[country] & where
                free[country] += 1
    return masked(free_posts(state, kind), mask)


def _fits(hand: list[list[int]], land: list[int], ships: list[int], home: int) -> bool:
    """A4d: return whether the traders and merchants of each country can be placed on the free posts of each country.

    Traders go to land routes first, and merchants to ship posts. Pieces that do not fit abroad go home, unless `home`
    is NONE.
    """
    traders = merchants = 0
    for country, (on_land, anywhere) in enumerate(zip(*hand)):
        if country != home:
            fit = min(on_land, land[country])
            on_land, anywhere = on_land - fit, max(0, anywhere - ships[country] - land[country] + fit)
        traders, merchants = traders + on_land, merchants + anywhere
    if home == NONE:
        return traders + merchants == 0
    return traders <= land[home] and merchants <= ships[home] + land[home] - traders


def lifted(state: State, kind: int) -> bytes:
    """Return the countries of the pieces of this kind in hand, first lifted first."""
    return bytes(state.lifted_in[kind * MOST_LIFTED : (kind + 1) * MOST_LIFTED]).rstrip(bytes([NONE]))
