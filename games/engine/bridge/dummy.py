"""The play of the cards: after the opening lead dummy's hand lies open, and declarer plays it (Laws 2017, 41–45)."""

from __future__ import annotations

from games.engine.actions import CLAIMS, Action
from games.engine.bridge.state import Play
from games.engine.cards import BIT, SUIT_MASK_OF, Card
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.following import follow, not_a_play, not_held
from games.engine.seats import SEATS, Seat
from games.engine.stages import Turns
from games.engine.text import Text, gettext_noop, text
from games.engine.trick import followers, legal_plays, winner

DECIDES: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(declarer if hand == declarer ^ 2 else hand for hand in SEATS) for declarer in SEATS
)
"""Who plays from a hand: `DECIDES[declarer][hand]`."""
TURNS: tuple[tuple[Turns, ...], ...] = tuple(
    tuple(((DECIDES[declarer][hand], hand),) for hand in SEATS) for declarer in SEATS
)
"""Who decides, and with which hand: `TURNS[declarer][hand]`."""
CLAIMS_OF_LEFT: tuple[tuple[Action, ...], ...] = tuple(CLAIMS[: left + 1] for left in range(14))
"""The claims there are by the number of tricks not complete."""

_DECLARER_PLAYS = gettext_noop("Declarer plays dummy's cards.")
_FROM_DUMMY = gettext_noop("It is dummy's turn: play from dummy.")
_FROM_OWN_HAND = gettext_noop("It is your own hand's turn: play from it.")


def held_by(play: Play, seat: Seat) -> int:
    """The cards the hand of `seat` has left."""
    return play.auction.deal.hands[seat] & ~play.played


def is_dummy_down(play: Play) -> bool:
    """Whether dummy's cards lie open: from the opening lead on."""
    return bool(play.cards)


def lead_of(play: Play) -> Card | None:
    """The card led to the trick under way, if there is one."""
    place = len(play.cards) & 3
    return play.cards[-place] if place else None


def legal_in_play(play: Play, seat: Seat) -> tuple[Action, ...]:
    """The cards that `seat` may play, and for declarer the claims; nothing when it does not decide."""
    cards, contract = play.cards, play.contract
    place = len(cards) & 3
    hand = (play.leaders[-1] + place) & 3
    if seat != DECIDES[contract.declarer][hand]:
        return ()
    plays = legal_plays(play.auction.deal.hands[hand] & ~play.played, cards[-place] if place else None)
    if seat != contract.declarer or play.claim:
        return plays
    return plays + CLAIMS_OF_LEFT[play.tricks_left]


def play_card(play: Play, seat: Seat, action: Action) -> Play:
    """The play after `seat` has played a card from the hand on turn; IllegalAction when it may not do that."""
    card, cards, leaders, contract = action.card, play.cards, play.leaders, play.contract
    place = len(cards) & 3
    hand = (leaders[-1] + place) & 3
    if seat != DECIDES[contract.declarer][hand]:
        raise refuse_turn(play, seat)
    if action.kind != "play":
        raise not_a_play()
    bit = BIT[card]
    held = play.auction.deal.hands[hand] & ~play.played
    same_suit = SUIT_MASK_OF[cards[-place]] & held if place else 0
    if not bit & (same_suit or held):
        raise IllegalAction(follow(cards[-place])) if bit & held else _elsewhere(play, card)
    cards = cards + (card,)  # noqa: RUF005 - unpacking takes twice as long, and this is the busiest line
    if place == 3:
        leaders = (*leaders, winner(leaders[-1], cards[-4:], contract.denomination))
        return Play(play.auction, leaders, cards, play.played | bit)
    return Play(play.auction, leaders, cards, play.played | bit, play.claim)


def refuse_turn(play: Play, seat: Seat) -> IllegalAction:
    """What a seat is told that does not decide now."""
    dummy = play.dummy
    return IllegalAction(text(_DECLARER_PLAYS)) if seat == dummy == play.hand else not_your_turn()


def _elsewhere(play: Play, card: Card) -> IllegalAction:
    """What is said of a card that is not in the hand on turn."""
    declarer = play.contract.declarer
    if play.hand & 1 == declarer & 1 and BIT[card] & held_by(play, play.hand ^ 2):
        return IllegalAction(_other_hand(play, declarer))
    return not_held(card)


def _other_hand(play: Play, declarer: Seat) -> Text:
    return text(_FROM_OWN_HAND if play.hand == declarer else _FROM_DUMMY)


def refused_cards(play: Play) -> list[tuple[int, Text]]:
    """The cards that whoever decides may not play, and why: those that do not follow suit, and the other hand's.

    For declarer these are cards of both hands.
    """
    refused = _not_following(play, play.hand)
    declarer = play.contract.declarer
    if play.hand & 1 == declarer & 1:
        refused.append((held_by(play, play.hand ^ 2), _other_hand(play, declarer)))
    return refused


def _not_following(play: Play, hand: Seat) -> list[tuple[int, Text]]:
    lead = lead_of(play)
    if lead is None:
        return []
    held = held_by(play, hand)
    return [(held & ~followers(held, lead), follow(lead))]
