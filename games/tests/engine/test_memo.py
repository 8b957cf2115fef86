"""What `remember_by_identity` promises: the same objects, the same answer; never another object's."""

from __future__ import annotations

from games.engine.memo import remember_by_identity


def test_the_same_objects_get_the_same_answer_without_being_asked_again() -> None:
    asked = []

    @remember_by_identity(8)
    def joined(left: list[int], right: list[int]) -> list[int]:
        asked.append((left, right))
        return left + right

    left, right = [1], [2]
    assert joined(left, right) is joined(left, right)
    assert joined(right, left) == [2, 1]
    assert joined([1], right) == [1, 2]
    assert len(asked) == 3


def test_an_object_in_the_place_of_a_forgotten_one_is_not_taken_for_it() -> None:
    @remember_by_identity(2)
    def first(numbers: list[int]) -> int:
        return numbers[0]

    # Each list is gone before the next is made, so that most stand where another stood.
    assert [first([number]) for number in range(1000)] == list(range(1000))
