"""The rooms that a new site starts with."""

from __future__ import annotations

from games.models import Room
from games.rules.registry import GAMES

STANDARD = (("casual", "Casual room", "休闲室"), ("rated", "Rated room", "计分室"))
"""Kind, English and Chinese name of the rooms each game starts with."""


def set_up_standard_rooms() -> list[Room]:
    """Make the rooms that are missing; what an admin has made of the others stays. Returns the new ones."""
    made = []
    for game_place, key in enumerate(GAMES):
        for place, (kind, name, name_zh_hans) in enumerate(STANDARD):
            room, is_new = Room.objects.get_or_create(
                key=f"{key}-{kind}",
                defaults={
                    "game": key,
                    "kind": kind,
                    "name": name,
                    "name_zh_hans": name_zh_hans,
                    "place": 10 * game_place + place,
                },
            )
            if is_new:
                made.append(room)
    return made
