"""Toy Whist, a game that lives in the tests: no auction, hearts are trumps, a point for each trick above six.

What a fifth game would be: a module of rules, a bot, a line in each registry, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from games.bots.base import Generator, offered
from games.engine.absence import default_of
from games.engine.actions import Action, plays_of
from games.engine.board import Deal, deal_board
from games.engine.cards import HEARTS, Card, card_texts
from games.engine.errors import IllegalAction, not_your_turn
from games.engine.events import Acted, Dealt, Ended, Event, SeatChanged
from games.engine.following import follow, not_a_play, not_held
from games.engine.game import GameInfo, Json, NextBoard, Option, Outcome, Viewer, chosen_options, is_count
from games.engine.scores import Pair, added, leader
from games.engine.seats import LHO, SEAT_LETTERS, SEATS, Seat
from games.engine.stages import (
    ALL_CONFIRMED,
    NOBODY,
    TURN_OF,
    UNCONFIRMED,
    Turns,
    confirm,
    confirmation,
    match_over,
    not_awaited,
    refuse_undealt,
    started_already,
)
from games.engine.text import text
from games.engine.trick import followers, legal_plays, winner
from games.engine.views import (
    action_json,
    by_seat,
    by_side,
    commitment_json,
    finished_tricks,
    hands_json,
    open_trick,
)

KEY = "toy-whist"


@dataclass(frozen=True, slots=True)
class Match:
    """`scores`: of each finished board."""

    boards: int
    scores: tuple[Pair, ...] = ()

    @property
    def total(self) -> Pair:
        total = (0, 0)
        for score in self.scores:
            total = added(total, score)
        return total


@dataclass(frozen=True, slots=True)
class Awaiting:
    match: Match


@dataclass(frozen=True, slots=True)
class Play:
    deal: Deal[Match]
    leaders: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    confirmed: int | None = None
    """Who has closed the scoreboard, once it is there."""

    @property
    def turn(self) -> Seat:
        return (self.leaders[-1] + len(self.cards)) & 3

    @property
    def lead(self) -> Card | None:
        place = len(self.cards) & 3
        return self.cards[-place] if place else None

    def held(self, seat: Seat) -> int:
        played = 0
        for card in self.cards:
            played |= 1 << card
        return self.deal.hands[seat] & ~played

    def tricks(self) -> list[int]:
        return [self.leaders[1:].count(seat) for seat in SEATS]


@dataclass(frozen=True, slots=True)
class Over:
    match: Match
    play: Play | None
    ended: bool = False


State: TypeAlias = Awaiting | Play | Over


def match_of(state: State) -> Match:
    return state.deal.match if isinstance(state, Play) else state.match


def score_of(play: Play) -> Pair:
    north, east, south, west = play.tricks()
    return max(0, north + south - 6), max(0, east + west - 6)


class Whist:
    """`games.engine.game.Game` says what each question means."""

    info = GameInfo(
        key=KEY,
        name=text("Toy Whist"),
        options=(Option("boards", text("Boards"), 1, ((1, text("one board")),), is_count),),
        rules=1,
    )

    def start(self, options: Mapping[str, Any]) -> State:
        return Awaiting(Match(chosen_options(self.info, options)["boards"]))

    def next_board(self, state: State, number: int | None = None) -> NextBoard | None:
        if not isinstance(state, Awaiting):
            return None
        finished = len(state.match.scores)
        return NextBoard(number or finished + 1, SEATS[finished & 3], "None")

    def to_act(self, state: State) -> Turns:
        if not isinstance(state, Play):
            return NOBODY
        return TURN_OF[state.turn] if state.confirmed is None else UNCONFIRMED[state.confirmed]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if (seat, seat) not in self.to_act(state):
            return ()
        assert isinstance(state, Play)
        if state.confirmed is not None:
            return confirmation(state.confirmed, seat)
        held = state.held(seat)
        return plays_of(held) if state.lead is None else legal_plays(held, state.lead)

    def apply(self, state: State, event: Event) -> State:
        if isinstance(event, Acted):
            return self._act(state, event.seat, event.action)
        if isinstance(event, Dealt):
            if not isinstance(state, Awaiting):
                raise not_awaited()
            return Play(deal_board(state.match, event), (LHO[event.dealer],))
        if isinstance(event, SeatChanged):
            return state
        if isinstance(event, Ended):
            if isinstance(state, Over):
                raise match_over()
            return Over(match_of(state), state if isinstance(state, Play) else None, ended=True)
        raise started_already()

    def _act(self, state: State, seat: Seat, action: Action) -> State:
        if isinstance(state, Over):
            raise match_over()
        if isinstance(state, Awaiting):
            return refuse_undealt(state, seat, action)
        if state.confirmed is not None:
            confirmed = confirm(state.confirmed, seat, action)
            return (
                Awaiting(match_of(state))
                if confirmed == ALL_CONFIRMED
                else replace(state, confirmed=confirmed)
            )
        if seat != state.turn:
            raise not_your_turn()
        if action not in self.legal_actions(state, seat):
            raise self._refusal(state, seat, action)
        return self._played(state, action.card)

    def _refusal(self, play: Play, seat: Seat, action: Action) -> IllegalAction:
        if action.kind != "play":
            return not_a_play()
        if not play.held(seat) >> action.card & 1:
            return not_held(action.card)
        assert play.lead is not None
        return IllegalAction(follow(play.lead))

    def _played(self, play: Play, card: Card) -> State:
        cards, leaders = (*play.cards, card), play.leaders
        if len(cards) % 4 == 0:
            leaders = (*leaders, winner(leaders[-1], cards[-4:], HEARTS))
        play = replace(play, cards=cards, leaders=leaders)
        if len(cards) < 52:
            return play
        before = play.deal.match
        match = replace(before, scores=(*before.scores, score_of(play)))
        play = replace(play, deal=replace(play.deal, match=match), confirmed=0)
        over = len(match.scores) >= match.boards and match.total[0] != match.total[1]
        return Over(match, play) if over else play

    def outcome(self, state: State) -> Outcome:
        match = match_of(state)
        won = leader(match.total) if isinstance(state, Over) and not state.ended else None
        return Outcome(isinstance(state, Over), won, by_side(match.total), len(match.scores))

    def default_action(self, state: State, seat: Seat) -> Action:
        return default_of(self.legal_actions(state, seat))

    def tables(self) -> Json:
        return {}

    def scoresheet(self, state: State) -> Sequence[Json]:
        total, lines = (0, 0), []
        for number, score in enumerate(match_of(state).scores, start=1):
            total = added(total, score)
            lines.append({"board": number, "score": by_side(score), "total": by_side(total)})
        return lines

    def public_view(self, state: State) -> Json:
        play = state.play if isinstance(state, Over) else state if isinstance(state, Play) else None
        is_over = isinstance(state, Over) or (play is not None and play.confirmed is not None)
        history = finished_tricks(play.leaders, play.cards) if play else []
        tricks = play.tricks() if play else [0] * 4
        outcome = self.outcome(state)
        return {
            "game": KEY,
            "phase": "over" if isinstance(state, Over) else "scoreboard" if is_over else "play",
            "board": play.deal.number if play else 1,
            "dealer": SEAT_LETTERS[play.deal.dealer if play else 0],
            "vulnerable": "None",
            "turns": [SEAT_LETTERS[seat] for seat, _ in self.to_act(state)],
            "seats": by_seat([self._seat(play, seat, tricks[seat]) for seat in SEATS]),
            "hands": hands_json(play.deal.hands) if play and is_over else {},
            "marks": by_seat([[] for _ in SEATS]),
            "calls": [],
            "contract": None,
            "trump": "H",
            "trick": self._trick(play) if play and not is_over else None,
            "last": history[-1] if history else None,
            "tricks": by_side((tricks[0] + tricks[2], tricks[1] + tricks[3])),
            "totals": by_side(match_of(state).total),
            "sheet": {"boards": self.scoresheet(state), "current": []},
            "claim": None,
            **(commitment_json(play.deal.nonce, play.deal.hands, is_over) if play else {"commitment": None}),
            "outcome": {"over": outcome.over, "winner": outcome.winner},
            "facts": {"history": history, "tests": True},
        }

    def _seat(self, play: Play | None, seat: Seat, tricks: int) -> Json:
        return {"cards": play.held(seat).bit_count() if play else 0, "tricks": tricks, "role": None}

    def _trick(self, play: Play) -> Json:
        number = len(play.leaders)
        return open_trick(number, play.leaders[-1], play.cards[4 * number - 4 :], HEARTS, {})

    def private_view(self, state: State, viewer: Viewer) -> Json | None:
        seen = [seat for seat in SEATS if seat == viewer.seat or seat in viewer.sees]
        if not seen:
            return None
        play = state.play if isinstance(state, Over) else state if isinstance(state, Play) else None
        seat = viewer.seat
        actions = () if seat is None else self.legal_actions(state, seat)
        return {
            "seat": None if seat is None else SEAT_LETTERS[seat],
            "hands": hands_json({each: play.held(each) for each in seen}) if play else {},
            "marks": {SEAT_LETTERS[each]: [] for each in seen},
            "actions": [action_json(action) for action in actions],
            "refused": self._refused(state, seat),
        }

    def _refused(self, state: State, seat: Seat | None) -> Json:
        if (
            not isinstance(state, Play)
            or state.confirmed is not None
            or seat != state.turn
            or state.lead is None
        ):
            return {}
        refused = state.held(seat) & ~followers(state.held(seat), state.lead)
        return dict.fromkeys(card_texts(refused), follow(state.lead).as_json())


class HighCard:
    """A bot that always plays its highest legal card."""

    def choose(self, view: Json, rng: Generator) -> str:
        plays = offered(view, "play")
        return max(plays, key=lambda card: "23456789TJQKA".index(card[1])) if plays else offered(view)[0]


WHIST, HIGH_CARD = Whist(), HighCard()
