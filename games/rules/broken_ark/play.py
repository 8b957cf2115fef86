"""The play of the cards: thirteen tricks, no dummy, no claim."""

from __future__ import annotations

from games.engine.actions import Action
from games.engine.cards import BIT, SUIT_MASK_OF
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.following import follow, not_a_play, not_held
from games.engine.seats import Seat
from games.engine.text import Text
from games.engine.trick import followers, legal_plays, winner
from games.rules.broken_ark.state import Play, Quartet


def held_by(play: Play, seat: Seat) -> int:
    """The cards `seat` has left."""
    return play.auction.deal.hands[seat] & ~play.played


def legal_in_play(play: Play, seat: Seat) -> tuple[Action, ...]:
    """The cards that `seat` may play; nothing when it is not on turn."""
    cards = play.cards
    place = len(cards) & 3
    if seat != (play.leaders[-1] + place) & 3:
        return ()
    return legal_plays(play.auction.deal.hands[seat] & ~play.played, cards[-place] if place else None)


def refused_cards(play: Play) -> tuple[int, Text | None]:
    """The held cards that the seat on turn may not play, and why: they do not follow suit."""
    place = len(play.cards) & 3
    held = held_by(play, play.turn)
    if not place:
        return 0, None
    lead = play.cards[-place]
    refused = held & ~followers(held, lead)
    return refused, follow(lead) if refused else None


def play_card(play: Play, seat: Seat, action: Action) -> Play:
    """The play after `seat` has played a card; IllegalAction when it may not do that."""
    card, cards, leaders = action.card, play.cards, play.leaders
    place = len(cards) & 3
    if seat != (leaders[-1] + place) & 3:
        raise not_your_turn()
    if action.kind != "play":
        raise not_a_play()
    bit = BIT[card]
    held = play.auction.deal.hands[seat] & ~play.played
    same_suit = SUIT_MASK_OF[cards[-place]] & held if place else 0
    if not bit & (same_suit or held):
        raise IllegalAction(follow(cards[-place])) if bit & held else not_held(card)
    cards = cards + (card,)  # noqa: RUF005 - unpacking takes twice as long, and this is the busiest line
    if place == 3:
        leaders = (*leaders, winner(leaders[-1], cards[-4:], play.contract.denomination))
    return Play(play.auction, leaders, cards, play.played | bit)


def is_play_over(play: Play) -> bool:
    """Whether all thirteen tricks are finished."""
    return len(play.cards) == 52


def taken_by(play: Play) -> Quartet:
    """The cards of the tricks each seat has won, as hands by seat."""
    taken = [0, 0, 0, 0]
    cards = play.cards
    for number, won_by in enumerate(play.winners):
        first, second, third, fourth = cards[4 * number : 4 * number + 4]
        taken[won_by] |= BIT[first] | BIT[second] | BIT[third] | BIT[fourth]
    north, east, south, west = taken
    return north, east, south, west
