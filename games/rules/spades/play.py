"""The play of the cards: thirteen tricks, spades trump, and no spade led before they are broken.

They are broken once a spade has been played: discarded, ruffed with, or led from a hand of nothing else. That the
last breaks them too is a decision, where rules/spades.md is silent: so the recorded matches are played.
"""

from __future__ import annotations

from games.engine.actions import Action, plays_of
from games.engine.cards import BIT, PACK, SPADES, SUIT_MASK, Card
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.following import follow, not_a_play, not_held
from games.engine.seats import Seat
from games.engine.text import Text, gettext_noop, text
from games.engine.trick import followers, legal_plays, winner
from games.rules.spades.state import Play, Quartet

_PLAIN_SUITS = PACK & ~SUIT_MASK[SPADES]
"""All cards but spades. Spades are the highest bits of a set, so that a set greater than it holds one."""

_NOT_BROKEN = gettext_noop("Spades are not broken: lead another suit.")


def held_by(play: Play, seat: Seat) -> int:
    """The cards `seat` has left."""
    return play.bidding.deal.hands[seat] & ~play.played


def are_spades_broken(play: Play) -> bool:
    """Whether a spade has been played."""
    return play.played > _PLAIN_SUITS


def leadable(held: int, played: int) -> int:
    """The cards of `held` that may be led after `played`: no spade before the first, unless there is nothing else."""
    return held if played > _PLAIN_SUITS else held & _PLAIN_SUITS or held


def legal_in_play(play: Play, seat: Seat) -> tuple[Action, ...]:
    """The cards that `seat` may play; nothing when it is not on turn."""
    cards = play.cards
    place = len(cards) & 3
    if seat != (play.leaders[-1] + place) & 3:
        return ()
    held = play.bidding.deal.hands[seat] & ~play.played
    return legal_plays(held, cards[-place]) if place else plays_of(leadable(held, play.played))


def refused_cards(play: Play) -> tuple[int, Text | None]:
    """The held cards that the seat on turn may not play, and why."""
    held, lead = held_by(play, play.turn), lead_of(play)
    playable = leadable(held, play.played) if lead is None else followers(held, lead)
    refused = held & ~playable
    return refused, _refusal(lead) if refused else None


def lead_of(play: Play) -> Card | None:
    """The card led to the trick under way, if there is one."""
    place = len(play.cards) & 3
    return play.cards[-place] if place else None


def _refusal(lead: Card | None) -> Text:
    return text(_NOT_BROKEN) if lead is None else follow(lead)


def play_card(play: Play, seat: Seat, action: Action) -> Play:
    """The play after `seat` has played a card; IllegalAction when it may not do that."""
    card, cards, leaders, played = action.card, play.cards, play.leaders, play.played
    place = len(cards) & 3
    if seat != (leaders[-1] + place) & 3:
        raise not_your_turn()
    if action.kind != "play":
        raise not_a_play()
    lead = cards[-place] if place else None
    bit = BIT[card]
    held = play.bidding.deal.hands[seat] & ~played
    if not bit & (leadable(held, played) if lead is None else followers(held, lead)):
        raise IllegalAction(_refusal(lead)) if bit & held else not_held(card)
    cards = cards + (card,)  # noqa: RUF005 - unpacking takes twice as long, and this is the busiest line
    if place == 3:
        leaders = (*leaders, winner(leaders[-1], cards[-4:], SPADES))
    return Play(play.bidding, leaders, cards, played | bit)


def is_play_over(play: Play) -> bool:
    """Whether all thirteen tricks are finished."""
    return len(play.cards) == 52


def tricks_by_seat(play: Play) -> Quartet:
    """The tricks each seat has won so far."""
    count = play.winners.count
    return count(0), count(1), count(2), count(3)
