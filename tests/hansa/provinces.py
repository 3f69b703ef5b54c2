"""Provinces of the two-player game with the pawn (W1), by the value of the `rim` option. Each province has its
neighbours and the routes on its border.
"""

from __future__ import annotations

INNER = {
    "altmark_north": "Brunswiek-Stendal Lüneburg-Perleberg Perleberg-Stendal",
    "altmark_south": "Brunswiek-Stendal Goslar-Magdeburg Stendal-Magdeburg",
    "harz_west": "Hildesheim-Goslar Minden-Brunswiek Minden-Paderborn Paderborn-Hildesheim",
    "heath": "Bremen-Hamburg Bremen-Hannover Hamburg-Lüneburg Hannover-Lüneburg",
    "leine": "Hannover-Lüneburg Minden-Brunswiek Minden-Hannover",
    "rhine": "Arnheim-Duisburg Arnheim-Münster Duisburg-Dortmund",
    "weser_east": "Bremen-Hannover Bremen-Minden Minden-Hannover",
    "weser_west": "Bremen-Minden Münster-Minden Osnabrück-Bremen",
    "west": "Arnheim-Kampen Arnheim-Münster Kampen-Osnabrück",
    "westphalia": "Dortmund-Paderborn Minden-Paderborn Münster-Minden",
}
"""The ten provinces that are independent of the rim, with their routes."""

RIM = {
    "strict": {
        "rim": (
            "Arnheim-Duisburg Arnheim-Kampen Bremen-Hamburg Coellen-Warburg Dortmund-Paderborn Duisburg-Dortmund "
            "Emden-Osnabrück Goslar-Magdeburg Goslar-Quedlinburg Groningen-Emden Göttingen-Quedlinburg Hamburg-Lübeck "
            "Hamburg-Lüneburg Hildesheim-Goslar Kampen-Osnabrück Lüneburg-Perleberg Osnabrück-Bremen "
            "Paderborn-Hildesheim Paderborn-Warburg Perleberg-Stendal Quedlinburg-Halle Stade-Hamburg Stendal-Magdeburg"
        ),
    },
    "edge4": {
        "rim_ne": "Hamburg-Lübeck Hamburg-Lüneburg Lüneburg-Perleberg Perleberg-Stendal",
        "rim_nw": (
            "Arnheim-Kampen Bremen-Hamburg Emden-Osnabrück Groningen-Emden Kampen-Osnabrück Osnabrück-Bremen "
            "Stade-Hamburg"
        ),
        "rim_se": (
            "Goslar-Magdeburg Goslar-Quedlinburg Göttingen-Quedlinburg Hildesheim-Goslar Paderborn-Hildesheim "
            "Paderborn-Warburg Quedlinburg-Halle Stendal-Magdeburg"
        ),
        "rim_sw": "Arnheim-Duisburg Coellen-Warburg Dortmund-Paderborn Duisburg-Dortmund Paderborn-Warburg",
    },
    "edge10": {
        "rim_arnheim_coellen": (
            "Arnheim-Duisburg Coellen-Warburg Dortmund-Paderborn Duisburg-Dortmund Paderborn-Warburg"
        ),
        "rim_arnheim_groningen": "Arnheim-Kampen Emden-Osnabrück Groningen-Emden Kampen-Osnabrück",
        "rim_coellen_warburg": "Coellen-Warburg",
        "rim_goettingen_halle": "Göttingen-Quedlinburg Quedlinburg-Halle",
        "rim_goettingen_warburg": (
            "Goslar-Quedlinburg Göttingen-Quedlinburg Hildesheim-Goslar Paderborn-Hildesheim Paderborn-Warburg"
        ),
        "rim_groningen_stade": "Bremen-Hamburg Emden-Osnabrück Groningen-Emden Osnabrück-Bremen Stade-Hamburg",
        "rim_halle_stendal": "Goslar-Magdeburg Goslar-Quedlinburg Quedlinburg-Halle Stendal-Magdeburg",
        "rim_hamburg_luebeck": "Hamburg-Lübeck",
        "rim_hamburg_stade": "Stade-Hamburg",
        "rim_luebeck_stendal": "Hamburg-Lübeck Hamburg-Lüneburg Lüneburg-Perleberg Perleberg-Stendal",
    },
}
"""The provinces of the rim, with their routes."""

NEIGHBOURS = {
    "strict": {
        "altmark_north": "altmark_south leine rim",
        "altmark_south": "altmark_north harz_west rim",
        "harz_west": "altmark_south leine rim westphalia",
        "heath": "leine rim weser_east",
        "leine": "altmark_north harz_west heath weser_east",
        "rhine": "rim west westphalia",
        "weser_east": "heath leine weser_west",
        "weser_west": "rim weser_east west westphalia",
        "west": "rhine rim weser_west",
        "westphalia": "harz_west rhine rim weser_west",
        "rim": "altmark_north altmark_south harz_west heath rhine weser_west west westphalia",
    },
    "edge4": {
        "altmark_north": "altmark_south leine rim_ne",
        "altmark_south": "altmark_north harz_west rim_se",
        "harz_west": "altmark_south leine rim_se westphalia",
        "heath": "leine rim_ne rim_nw weser_east",
        "leine": "altmark_north harz_west heath weser_east",
        "rhine": "rim_sw west westphalia",
        "weser_east": "heath leine weser_west",
        "weser_west": "rim_nw weser_east west westphalia",
        "west": "rhine rim_nw weser_west",
        "westphalia": "harz_west rhine rim_sw weser_west",
        "rim_ne": "altmark_north heath",
        "rim_nw": "heath weser_west west",
        "rim_se": "altmark_south harz_west rim_sw",
        "rim_sw": "rhine rim_se westphalia",
    },
    "edge10": {
        "altmark_north": "altmark_south leine rim_luebeck_stendal",
        "altmark_south": "altmark_north harz_west rim_halle_stendal",
        "harz_west": "altmark_south leine rim_goettingen_warburg westphalia",
        "heath": "leine rim_groningen_stade rim_luebeck_stendal weser_east",
        "leine": "altmark_north harz_west heath weser_east",
        "rhine": "rim_arnheim_coellen west westphalia",
        "weser_east": "heath leine weser_west",
        "weser_west": "rim_groningen_stade weser_east west westphalia",
        "west": "rhine rim_arnheim_groningen weser_west",
        "westphalia": "harz_west rhine rim_arnheim_coellen weser_west",
        "rim_arnheim_coellen": "rhine rim_coellen_warburg rim_goettingen_warburg westphalia",
        "rim_arnheim_groningen": "rim_groningen_stade west",
        "rim_coellen_warburg": "rim_arnheim_coellen",
        "rim_goettingen_halle": "rim_goettingen_warburg rim_halle_stendal",
        "rim_goettingen_warburg": "harz_west rim_arnheim_coellen rim_goettingen_halle rim_halle_stendal",
        "rim_groningen_stade": "heath rim_arnheim_groningen rim_hamburg_stade weser_west",
        "rim_halle_stendal": "altmark_south rim_goettingen_halle rim_goettingen_warburg",
        "rim_hamburg_luebeck": "rim_luebeck_stendal",
        "rim_hamburg_stade": "rim_groningen_stade",
        "rim_luebeck_stendal": "altmark_north heath rim_hamburg_luebeck",
    },
}


def provinces(rim: str) -> list[str]:
    return [*INNER, *RIM[rim]]


def routes(rim: str, province: str) -> list[str]:
    """Return the routes on the border of a province."""
    return (INNER | RIM[rim])[province].split()


def neighbours(rim: str, province: str) -> set[str]:
    return set(NEIGHBOURS[rim][province].split())


def within_two_steps(rim: str, province: str) -> set[str]:
    """Return the other provinces that are one or two steps away."""
    near = neighbours(rim, province)
    return near.union(*(neighbours(rim, other) for other in near)) - {province}
