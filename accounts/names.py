"""Display names: their normal form, which are allowed, and the skeletons that no two names may share.

A skeleton is that of Unicode Technical Standard 39 (section 4, confusable detection), computed by ICU. Case cuts across
it: Greek Η looks like Latin H, and η not like h. So a name has two, and names are alike if they share either.
"""

import threading
import unicodedata

import icu
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

NAME_TAKEN = _("Another player has this name, or one that looks like it.")

MIN_LENGTH = 2
MAX_LENGTH = 20
SEPARATORS = " ._-"
MAX_MARKS_IN_A_ROW = 2

# What a deleted account is called. Longer than a name may be, and refused below, so that nobody can bear it.
DELETED_NAME = "Deleted player {number}"
# What a guest is called until it takes a name of its own.
GUEST_NAME = "Guest {number}"
RESERVED = (
    "admin",
    "administrator",
    "moderator",
    "staff",
    "system",
    "support",
    "broken ark",
    "断拱",
    "管理员",
)

_checkers = threading.local()


def normalize(name: str) -> str:
    """`name` in NFKC, trimmed, each run of white space one space."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def skeleton(name: str) -> str:
    """What is left of `name` as it is written when all that a reader may confuse is made one; never shown."""
    folded = _confusable_skeleton(_confusable_skeleton(name).casefold())
    # Capital I is like small l, and is small i's capital: only one skeleton for all three guards each.
    return folded.replace("i", "l")


def folded_skeleton(name: str) -> str:
    """The same of `name` in small letters, so that no script's capitals make another name."""
    return _confusable_skeleton(unicodedata.normalize("NFKC", name.casefold()))


def validate(name: str) -> None:
    """Raise ValidationError, saying why, unless the normalised `name` may be borne."""
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise ValidationError(
            _("A name has %(min)d to %(max)d characters."),
            code="name_length",
            params={"min": MIN_LENGTH, "max": MAX_LENGTH},
        )
    if not all(map(is_allowed, name)):
        raise ValidationError(_("A name has letters, digits, spaces and . _ - only."), code="name_characters")
    if not (_is_word_character(name[0]) and unicodedata.category(name[-1])[0] in "LMN"):
        raise ValidationError(_("A name begins and ends with a letter or a digit."), code="name_ends")
    if _has_stacked_marks(name):
        raise ValidationError(_("A name has at most two marks on a letter."), code="name_marks")
    if is_reserved(name):
        raise ValidationError(_("This name is kept back."), code="name_reserved")


def is_reserved(name: str) -> bool:
    """Whether `name` looks like one of the site's own, or like that of a deleted account."""
    bare = _without_separators(skeleton(name))
    deleted = _without_separators(skeleton(DELETED_NAME.format(number="")))
    return bare.startswith(deleted) or bare in {_without_separators(skeleton(word)) for word in RESERVED}


def is_made_up(name: str) -> bool:
    """Whether `name` is as the site gives it to a guest, rather than chosen by someone."""
    start = GUEST_NAME.format(number="")
    return name.startswith(start) and name.removeprefix(start).isdecimal()


def _confusable_skeleton(text: str) -> str:
    if not hasattr(_checkers, "checker"):
        _checkers.checker = icu.SpoofChecker()
    return str(_checkers.checker.getSkeleton(0, text))


def _is_word_character(character: str) -> bool:
    return unicodedata.category(character)[0] == "L" or unicodedata.category(character) == "Nd"


def is_allowed(character: str) -> bool:
    if icu.Char.hasBinaryProperty(character, icu.UProperty.DEFAULT_IGNORABLE_CODE_POINT):
        return False  # letters and marks that show nothing, such as the Hangul fillers
    return (
        character in SEPARATORS
        or _is_word_character(character)
        or unicodedata.category(character) in {"Mn", "Mc"}
    )


def _has_stacked_marks(name: str) -> bool:
    row = 0
    for character in unicodedata.normalize("NFD", name):
        row = row + 1 if unicodedata.category(character) == "Mn" else 0
        if row > MAX_MARKS_IN_A_ROW:
            return True
    return False


def _without_separators(text: str) -> str:
    return "".join(character for character in text if character not in SEPARATORS)
