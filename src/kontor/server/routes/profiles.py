"""Routes for profiles and ratings."""

from __future__ import annotations

from litestar import Router, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import profiles
from kontor.server.people import Visitor
from kontor.server.person_forms import MyProfile, PersonAtTable, ProfileForm, ProfileWish
from kontor.server.problems import changing, refusals
from kontor.server.service import Service


@get("/people/{person:str}", responses=refusals(404))
async def see_profile(service: NamedDependency[Service], person: FromPath[str]) -> ProfileForm:
    """Return a public profile."""
    return await profiles.read(service, person)


@get("/me/profile", responses=refusals())
async def see_my_profile(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> MyProfile:
    """Return the games and ratings of the person using this browser, even if the profile is private."""
    return await profiles.mine(service, visitor)


@put("/me/profile", responses=changing(409))
async def choose_profile(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[ProfileWish]
) -> MyProfile:
    """Make your own profile public or private. A profile gets a new address each time it becomes public."""
    return await profiles.choose(service, visitor, data.public)


@get("/tables/{table:str}/people", responses=refusals(404))
async def see_people(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> list[PersonAtTable]:
    """Return public profiles and ratings of the people at a table, and those of the person using this browser."""
    return await profiles.at_table(service, visitor, table)


router = Router("/", route_handlers=[see_profile, see_my_profile, choose_profile, see_people], tags=["people"])
