"""Display names: which are allowed, and which look alike."""

import pytest
from django.core.exceptions import ValidationError

from accounts import names


def share_a_skeleton(one: str, other: str) -> bool:
    one, other = names.normalize(one), names.normalize(other)
    written = names.skeleton(one) == names.skeleton(other)
    return written or names.folded_skeleton(one) == names.folded_skeleton(other)


@pytest.mark.parametrize(
    "name",
    [
        "Al",
        "Anna",
        "断拱玩家",
        "Łukasz",
        "Zoë-Ann",
        "J. R. Smith",
        "x_X",
        "Ελένη",
        "नमस्ते",
        "محمد",
        "Nguyễn",
        "7of9",
        "a" * 20,
    ],
)
def test_a_usual_name_in_any_script_is_allowed(name: str) -> None:
    names.validate(names.normalize(name))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_length"),
        ("a", "name_length"),
        ("a" * 21, "name_length"),
        ("a\u200bb", "name_characters"),  # zero width space
        ("a\u202eb", "name_characters"),  # right-to-left override
        ("a\u2066b", "name_characters"),  # isolate
        ("a\u00adb", "name_characters"),  # soft hyphen
        ("a\u0000b", "name_characters"),
        ("a\ufe0fb", "name_characters"),  # variation selector, a mark
        ("a\u034fb", "name_characters"),  # combining grapheme joiner, a mark
        ("\u115f\u1160", "name_characters"),  # Hangul fillers, letters that show nothing
        ("\u3164\u3164", "name_characters"),
        ("a\ue000b", "name_characters"),  # private use
        ("a<b>", "name_characters"),
        ("♠♥", "name_characters"),
        ("😀😀", "name_characters"),
        ("-anna", "name_ends"),
        ("anna.", "name_ends"),
        ("\u0301anna", "name_ends"),
        ("a\u0316\u0317\u0318b", "name_marks"),
        ("a" + "\u0489" * 3, "name_characters"),  # an enclosing mark
        ("Admin", "name_reserved"),
        ("аdmin", "name_reserved"),  # with a Cyrillic a
        ("broken-ark", "name_reserved"),
        ("Deleted player 7", "name_reserved"),
        ("deleted_pIayer 7", "name_reserved"),  # with a capital I for the l
    ],
)
def test_a_name_that_may_not_be_borne_says_why(name: str, code: str) -> None:
    with pytest.raises(ValidationError) as refused:
        names.validate(names.normalize(name))
    assert refused.value.code == code


def test_a_name_is_trimmed_and_its_white_space_made_single() -> None:
    assert names.normalize(" \tAnna \u3000 Maria\u00a0") == "Anna Maria"


def test_full_width_letters_are_the_same_name_as_plain_ones() -> None:
    assert names.normalize("Ａｎｎａ") == "Anna"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "раураl"),  # Cyrillic р, а, у
        ("Anna", "ANNA"),
        ("Ivan", "lvan"),  # capital I, small l
        ("Ivan", "ivan"),
        ("Ivan", "1van"),
        ("O0o", "ooO"),
        ("modern", "modem"),
        ("Ελένη", "ΕΛΈΝΗ"),
        ("Виктор", "ВИКТОР"),
        ("ВОР", "BOP"),  # Cyrillic, Latin
        ("scope", "ѕсоре"),
        ("e\u0301a", "\u00e9a"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    assert share_a_skeleton(one, other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Zoe", "Zoë"), ("王芳", "王方"), ("Al", "Bo")])
def test_names_that_differ_to_a_reader_share_none(one: str, other: str) -> None:
    assert not share_a_skeleton(one, other)


def test_both_skeletons_fit_their_columns_whatever_the_name() -> None:
    letters = [letter for letter in map(chr, range(0x20000)) if names.normalize(letter) == letter]
    letters = list(filter(names.is_allowed, letters))
    grown = max(max(len(names.skeleton(letter)), len(names.folded_skeleton(letter))) for letter in letters)
    assert grown * names.MAX_LENGTH <= 255
