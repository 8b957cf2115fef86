"""Remembering what was made of frozen objects, by which objects they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Subjects = ParamSpec("Subjects")
Made = TypeVar("Made")


def remember_by_identity(size: int) -> Callable[[Callable[Subjects, Made]], Callable[Subjects, Made]]:
    """Keep up to `size` results of a pure function, told apart by which objects its arguments are.

    For what is long to hash, such as a whole match, and as `functools.lru_cache` for all else: whoever asks again about
    the same objects gets the same object again. Arguments are given by position.
    """

    def decorate(function: Callable[Subjects, Made]) -> Callable[Subjects, Made]:
        # The arguments are kept with the result, so that nothing else can take the place of one in memory meanwhile.
        known: dict[tuple[int, ...], tuple[Made, object]] = {}

        @wraps(function)
        def remembering(*subjects: Subjects.args, **named: Subjects.kwargs) -> Made:
            assert not named, "arguments are given by position"
            key = tuple([id(subject) for subject in subjects])
            found = known.get(key)
            if found is not None:
                return found[0]
            made = function(*subjects, **named)
            if len(known) >= size:  # all at once: the one way of forgetting that threads cannot disturb
                known.clear()
            known[key] = (made, subjects)
            return made

        return remembering

    return decorate
