"""Requests and responses about a person: devices, keys, passkeys, notifications, profiles and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.server.storage.notice_queries import HookKind, NoticeKind

Words = Annotated[str, Meta(min_length=16, max_length=80, pattern=r"^[A-Za-z0-9 -]+$")]


class Device(Struct):
    """A browser of the person."""

    id: str
    label: str
    """Browser and system, for example `Firefox, Android`. Empty if unknown."""
    made: str
    seen: str
    """The day of the browser's last visit."""
    here: bool
    """Whether this is the browser that sent the request."""


class Passkey(Struct):
    """A passkey of the person."""

    id: str
    label: str
    made: str
    used: str | None


class Identity(Struct):
    """The person at this browser, as known on several devices."""

    name: str | None
    tables: int
    """Number of tables that the person created or has a seat at."""
    key: str | None
    """The time when the key was created. None if there is no key."""
    devices: list[Device]
    passkeys: list[Passkey]
    passkeys_possible: bool
    """Whether this server and this address support passkeys."""


class PersonKey(Struct):
    """A key or a device link, shown only once. The client turns a link into an address, `/device#<secret>`."""

    secret: str


class Entering(Struct):
    """A key or a device link that signs the browser in as the person who created it."""

    secret: Words
    merge: bool = False
    """Whether this browser's tables may be moved to that person. Otherwise such a request is rejected."""


class Credential(Struct):
    """A browser's response to passkey options (`toJSON`)."""

    credential: dict[str, Any]
    merge: bool = False
    """Whether to merge the tables, as in `Entering`."""


class PasskeyOptions(Struct):
    """Options for the browser (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`)."""

    options: dict[str, Any]


# Notifications

Url = Annotated[str, Meta(min_length=10, max_length=500)]


class Webhook(Struct):
    """An address that receives notifications."""

    id: str
    kind: HookKind
    address: str
    """The host name and the last few characters. The whole address is a secret, so it is not shown again."""
    table: str | None
    """The table whose players the webhook notifies. None if it notifies only the person, of all tables."""
    off: bool
    """Whether it was turned off after too many failures."""
    error: str | None
    """The reason for the last failure: `address`, `timeout`, `unreachable`, `tls`, or `status-` and a number."""


class Push(Struct):
    """Web Push on this browser."""

    key: str | None
    """The `applicationServerKey`. None if the server cannot push."""
    here: bool
    """Whether this browser is subscribed."""
    off: bool
    error: str | None


class Notifications(Struct):
    """The person's notification settings: kinds and channels."""

    language: str
    kinds: list[NoticeKind]
    push: Push
    webhooks: list[Webhook]


class NoticeWishes(Struct):
    """The kinds of notifications that the person wants, and their language."""

    language: Literal["de", "en", "fr", "it"]
    kinds: Annotated[list[NoticeKind], Meta(max_length=4)]


class PushKeys(Struct):
    """The keys of a subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Struct):
    """A subscription of this browser (`PushSubscription.toJSON`)."""

    endpoint: Url
    keys: PushKeys


class NewWebhook(Struct):
    """An address to notify."""

    kind: HookKind
    url: Url
    table: Annotated[str, Meta(max_length=64)] | None = None
    """A table whose players' turns are reported. Only its host may set this."""


class Tested(Struct):
    """The result of a test."""

    error: str | None


# Profiles and ratings


class RatingForm(Struct):
    """A rating in points, and the range in which the true value lies with 95 % probability: points ± range."""

    points: int
    range: int


class GameCount(Struct):
    """A person's record in one game."""

    game: str
    title: str
    played: int
    """Number of finished games with other people."""
    won: int
    rated: int
    """Number of rated games, including those whose tables have been deleted."""
    rating: RatingForm | None


class PlayedGame(Struct):
    """A finished game of a person."""

    game: str
    title: str
    players: int
    won: bool
    at: str
    table: str | None
    """The table, if it is public."""


class ProfileForm(Struct):
    """A person's games and ratings."""

    name: str | None
    games: list[GameCount]
    recent: list[PlayedGame]
    """The last games, newest first."""


class MyProfile(Struct):
    """The profile of the person at this browser."""

    id: str | None
    """The last part of the profile's public address, `/people/<id>`. None if the profile is not public."""
    profile: ProfileForm


class ProfileWish(Struct):
    """Whether the profile of the person at this browser is public."""

    public: bool


class PersonAtTable(Struct):
    """A person at a table. Lists only people with a public profile, and the person at this browser."""

    seat: int
    profile: str | None
    """The id of the public profile."""
    rating: RatingForm | None
    """The rating in this game. If the table's game was rated and is finished, the rating after it."""
    before: RatingForm | None
    """The rating before the rated game of this table. None until it is finished."""
