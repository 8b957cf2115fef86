"""Claims: declarer says how many more tricks the declaring side takes, and both defenders agree or play goes on.

The procedure is the site's own (rules/imp-bridge.md, "Claim").
"""

from __future__ import annotations

from games.engine.actions import ACCEPT, REJECT, Action
from games.engine.bridge.dummy import DECIDES, refuse_turn
from games.engine.bridge.state import Claim, Claimed, Play
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.seats import Seat
from games.engine.text import gettext_noop, text

ANSWERS = (ACCEPT, REJECT)

_ONLY_DECLARER = gettext_noop("Only declarer may claim.")
_ONE_A_TRICK = gettext_noop("The claim was rejected: play a card before you claim again.")
_TOO_MANY = gettext_noop("Tricks left to claim: %(count)s.")
_ANSWER = gettext_noop("Accept or reject the claim first.")


def make_claim(play: Play, seat: Seat, action: Action) -> Claimed:
    """The play while the defenders answer the claim of `seat`; IllegalAction when it may not claim so."""
    declarer = play.contract.declarer
    if seat != DECIDES[declarer][play.hand]:
        raise refuse_turn(play, seat)
    if seat != declarer:
        raise IllegalAction(text(_ONLY_DECLARER))
    if play.claim:
        raise IllegalAction(text(_ONE_A_TRICK))
    if action.number > play.tricks_left:
        raise IllegalAction(text(_TOO_MANY, count=play.tricks_left))
    return Claimed(play, Claim(action.number))


def answerer_of(state: Claimed) -> Seat:
    """The defender who answers now: the one on declarer's left, then the other."""
    return (state.play.contract.declarer + 1 + 2 * len(state.claim.answers)) & 3


def answer_claim(state: Claimed, seat: Seat, action: Action) -> Claimed | Play:
    """What an answer leads to: the next one's, the play after a rejection, or the finished board."""
    if seat != answerer_of(state):
        raise not_your_turn()
    if action not in ANSWERS:
        raise IllegalAction(text(_ANSWER))
    play, claim = state.play, Claim(state.claim.tricks, (*state.claim.answers, action))
    if claim.is_rejected or claim.is_accepted:
        return Play(play.auction, play.leaders, play.cards, play.played, claim)
    return Claimed(play, claim)


def is_play_over(play: Play) -> bool:
    """Whether all thirteen tricks are finished, or given away by a claim."""
    return len(play.cards) == 52 or (play.claim is not None and play.claim.is_accepted)
