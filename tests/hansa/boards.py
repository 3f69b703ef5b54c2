"""The routes of the boards for two and three players and of the East board, with their lengths."""

from __future__ import annotations

from collections.abc import Iterable

from tests.kit import posts_of

STANDARD_2_3 = (
    "Groningen-Emden 3",
    "Emden-Osnabrück 4",
    "Kampen-Osnabrück 2",
    "Arnheim-Kampen 3",
    "Arnheim-Münster 3",
    "Arnheim-Duisburg 3",
    "Duisburg-Dortmund 2",
    "Dortmund-Paderborn 3",
    "Münster-Minden 3",
    "Osnabrück-Bremen 3",
    "Bremen-Minden 3",
    "Bremen-Hannover 3",
    "Bremen-Hamburg 4",
    "Minden-Hannover 3",
    "Minden-Brunswiek 4",
    "Minden-Paderborn 3",
    "Stade-Hamburg 3",
    "Hamburg-Lübeck 3",
    "Hamburg-Lüneburg 4",
    "Hannover-Lüneburg 3",
    "Lüneburg-Perleberg 3",
    "Perleberg-Stendal 3",
    "Brunswiek-Stendal 4",
    "Stendal-Magdeburg 3",
    "Goslar-Magdeburg 2",
    "Goslar-Quedlinburg 4",
    "Hildesheim-Goslar 3",
    "Paderborn-Hildesheim 3",
    "Paderborn-Warburg 3",
    "Coellen-Warburg 4",
    "Göttingen-Quedlinburg 3",
    "Quedlinburg-Halle 4",
)
EAST = (
    "Lübeck-Wismar 3",
    "Wismar-Stralsund 3",
    "Stralsund-Malmö 3",
    "Malmö-Visby 3",
    "Malmö-Danzig 4",
    "Danzig-Königsberg 4",
    "Danzig-Belgard 4",
    "Danzig-Braunsberg 4",
    "Belgard-Anklam 3",
    "Belgard-Kulm 3",
    "Anklam-Stettin 3",
    "Waren-Wismar 3",
    "Waren-Havelberg 3",
    "Waren-Stettin 4",
    "Perleberg-Havelberg 2",
    "Tangermünde-Brandenburg 2",
    "Brandenburg-Stettin 3",
    "Brandenburg-Berlin-Cölln 3",
    "Brandenburg-Halle 3",
    "Stettin-Kulm 3",
    "Stettin-Frankfurt 2",
    "Frankfurt-Breslau 3",
    "Kulm-Elbing 2",
    "Elbing-Braunsberg 3",
    "Allenstein-Braunsberg 3",
    "Allenstein-Thorn 3",
    "Thorn-Krakau 3",
    "Breslau-Krakau 3",
    "Dresden-Krakau 4",
    "Halle-Dresden 4",
    "Halle-Wittenberg 2",
    "Magdeburg-Halle 3",
)

SEA_ROUTES = ("Wismar-Stralsund", "Stralsund-Malmö", "Malmö-Visby", "Malmö-Danzig")

SHIP_POSTS = [
    "Wismar-Stralsund 2",
    "Wismar-Stralsund 3",
    "Stralsund-Malmö 2",
    "Stralsund-Malmö 3",
    "Malmö-Visby 2",
    "Malmö-Danzig 1",
]


def names(routes: Iterable[str]) -> list[str]:
    """Return the routes without their lengths."""
    return [route.rsplit(" ", 1)[0] for route in routes]


LENGTHS = {route.rsplit(" ", 1)[0]: route for route in (*STANDARD_2_3, *EAST)}
EAST_POSTS = posts_of(*EAST)
LAND_POSTS = [post for post in EAST_POSTS if post not in SHIP_POSTS]


def posts_on(*routes: str) -> list[str]:
    """Return every post of these routes, which are given without their lengths."""
    return posts_of(*(LENGTHS[route] for route in routes))
