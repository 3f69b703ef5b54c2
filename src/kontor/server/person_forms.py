"""Requests and responses about a person's devices, keys, passkeys, notifications, profile and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.server.storage.notice_queries import HookKind, NoticeKind

BASE64 = r"^[A-Za-z0-9_=-]+$"
Words = Annotated[str, Meta(min_length=16, max_length=80, pattern=r"^[A-Za-z0-9 -]+$")]


class Device(Struct):
    """A browser where the person is signed in."""

    id: str
    label: str
    """Browser and operating system, for example `Firefox, Android`. Empty if the browser is unknown."""
    made: str
    seen: str
    """Day of the browser's last visit."""
    here: bool
    """True if the request came from this browser."""


class Passkey(Struct):
    """A passkey of the person."""

    id: str
    label: str
    made: str
    used: str | None


class Identity(Struct):
    """The person using this browser, with their devices and means of signing in."""

    name: str | None
    tables: int
    """Number of tables that the person has created or has a seat at."""
    key: str | None
    """Creation time of the key, or None if there is no key."""
    devices: list[Device]
    passkeys: list[Passkey]
    passkeys_possible: bool
    """True if passkeys are supported at the address that the browser uses."""


class PersonKey(Struct):
    """A key or a device link, which is shown only once. The client turns a link into the address `/device#<secret>`."""

    secret: str


class Entering(Struct):
    """A request to sign in with a key or a device link."""

    secret: Words
    merge: bool = False
    """True to move this browser's tables to that person, which is required if there are any."""


class Credential(Struct):
    """A browser's response to passkey options, as returned by `toJSON`."""

    credential: dict[str, Any]
    merge: bool = False
    """True if the tables may be merged, as in `Entering`."""


class PasskeyOptions(Struct):
    """Passkey options for the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


# Notifications

Url = Annotated[str, Meta(min_length=10, max_length=500)]


class Webhook(Struct):
    """A webhook that receives notifications."""

    id: str
    kind: HookKind
    address: str
    """Host name and last few characters of the address. The complete address is a secret and is not shown again."""
    table: str | None
    """Id of the table whose players are notified, or None for the person's own notifications, about all tables."""
    off: bool
    """True if the webhook was disabled after too many failures."""
    error: str | None
    """Reason for the last failure: `address`, `timeout`, `unreachable`, `tls`, or `status-` followed by a number."""


class Push(Struct):
    """State of Web Push in this browser."""

    key: str | None
    """The `applicationServerKey`, or None if the server does not support Web Push."""
    here: bool
    """True if this browser has a subscription."""
    off: bool
    error: str | None


class Notifications(Struct):
    """The person's notification settings: kinds and channels."""

    language: str
    kinds: list[NoticeKind]
    push: Push
    webhooks: list[Webhook]


class NoticeWishes(Struct):
    """The kinds of notifications that the person wants, and the language to use."""

    language: Literal["de", "en", "fr", "it"]
    kinds: Annotated[list[NoticeKind], Meta(max_length=4)]


class PushKeys(Struct):
    """Keys of a push subscription."""

    p256dh: Annotated[str, Meta(max_length=200, pattern=BASE64)]
    auth: Annotated[str, Meta(max_length=100, pattern=BASE64)]


class PushSubscription(Struct):
    """A push subscription of this browser, as returned by `PushSubscription.toJSON`."""

    endpoint: Url
    keys: PushKeys


class NewWebhook(Struct):
    """A webhook to create."""

    kind: HookKind
    url: Url
    table: Annotated[str, Meta(max_length=64)] | None = None
    """Id of a table whose players are all notified of their turns. Only the host of the table may set this."""


class Tested(Struct):
    """Result of a test notification."""

    error: str | None


# Profiles and ratings


class RatingForm(Struct):
    """A rating in points. The true value is within points ± range with a probability of 95%."""

    points: int
    range: int


class GameCount(Struct):
    """A person's record in one game."""

    game: str
    title: str
    played: int
    """Number of finished games against other people."""
    won: int
    rated: int
    """Number of rated games, including games at deleted tables."""
    rating: RatingForm | None


class PlayedGame(Struct):
    """A finished game in a profile."""

    game: str
    title: str
    players: int
    won: bool
    at: str
    table: str | None
    """Id of the table, if the table is public."""


class ProfileForm(Struct):
    """Games and ratings of a person."""

    name: str | None
    games: list[GameCount]
    recent: list[PlayedGame]
    """Most recent games, newest first."""


class MyProfile(Struct):
    """Profile of the person using this browser."""

    id: str | None
    """Id in the profile's public address, `/people/<id>`, or None if the profile is private."""
    profile: ProfileForm


class ProfileWish(Struct):
    """True to make the profile of the person using this browser public."""

    public: bool


class PersonAtTable(Struct):
    """A person at a table who has a public profile or uses this browser."""

    seat: int
    profile: str | None
    """Id of the public profile."""
    rating: RatingForm | None
    """Rating in this game. If the table's game was rated and is finished, this is the rating after the game."""
    before: RatingForm | None
    """Rating before the rated game at this table, or None until the game is finished."""
