"""The one strict schema of every frame that the server can send (docs/PROTOCOL.md)."""

from __future__ import annotations

from typing import Any

from jsonschema_rs import validator_for

Json = dict[str, Any]

SEAT = {"enum": ["N", "E", "S", "W"]}
SIDE = {"enum": ["NS", "EW"]}
CARD = {"type": "string", "pattern": "^[SHDC][2-9TJQKA]$"}
COUNT = {"type": "integer", "minimum": 0}
INTEGER = {"type": "integer"}
STRING = {"type": "string"}
TIME = {"type": "integer", "minimum": 1_000_000_000_000}
HEX = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


def obj(required: Json, **optional: Any) -> Json:
    """An object with exactly these keys."""
    return {
        "type": "object",
        "properties": {**required, **optional},
        "required": list(required),
        "additionalProperties": False,
    }


def null_or(schema: Json) -> Json:
    """`schema`, or null."""
    return {"oneOf": [{"type": "null"}, schema]}


def array(items: Json) -> Json:
    """A list of `items`."""
    return {"type": "array", "items": items}


def by_seat(schema: Json) -> Json:
    """Something for each of the four seats."""
    return obj(dict.fromkeys("NESW", schema))


def some_seats(schema: Json) -> Json:
    """Something for some of the seats."""
    return obj({}, **dict.fromkeys("NESW", schema))


BY_SIDE = obj({"NS": INTEGER, "EW": INTEGER})
TEXT = {"$ref": "#/$defs/text"}
ARG = {"$ref": "#/$defs/arg"}
DEFS = {
    "text": obj(
        {"key": {"type": "string", "minLength": 1}, "args": {"type": "object", "additionalProperties": ARG}}
    ),
    "arg": {
        "oneOf": [
            STRING,
            INTEGER,
            {"$ref": "#/$defs/text"},
            obj({"card": CARD}),
            obj({"seat": SEAT}),
            obj({"side": SIDE}),
            obj({"call": STRING}),
        ]
    },
}

MARK = {"oneOf": [obj({"how": {"const": "up"}, "card": CARD}), obj({"how": {"const": "down"}}, card=CARD)]}
OWN_MARK = obj({"how": {"enum": ["up", "down"]}, "card": CARD})
CALL_TEXT = {
    "type": "string",
    "pattern": "^(P|X|XX|[1-7](C|D|H|S|NT)|down|(up|flip) [SHDC][2-9TJQKA]|nil|blind|bid ([1-9]|1[0-3]))$",
}
CALL = obj({"seat": SEAT, "call": CALL_TEXT})
CONTRACT = obj(
    {
        "text": STRING,
        "level": {"type": "integer", "minimum": 1, "maximum": 7},
        "denomination": {"enum": ["C", "D", "H", "S", "NT"]},
        "doubled": {"enum": ["", "X", "XX"]},
        "declarer": SEAT,
    }
)
PLAYED = obj({"seat": SEAT, "card": CARD}, was={"enum": ["up", "down"]})
NUMBER = {"type": "integer", "minimum": 1, "maximum": 13}
TRICK = obj(
    {"number": NUMBER, "leader": SEAT, "cards": {**array(PLAYED), "maxItems": 4}, "winning": null_or(SEAT)}
)
FOUR_CARDS = {**array(PLAYED), "minItems": 4, "maxItems": 4}
FINISHED = obj({"number": NUMBER, "leader": SEAT, "cards": FOUR_CARDS, "winner": SEAT})
SPADES_BID = {"type": "string", "pattern": "^(nil|blind|[1-9]|1[0-3])$"}
SPADES_LINE = obj(
    {
        "board": COUNT,
        "bids": by_seat(SPADES_BID),
        "tricks": by_seat(COUNT),
        "score": BY_SIDE,
        "bags": BY_SIDE,
        "total": BY_SIDE,
    }
)
ARK_LINE = obj(
    {"board": COUNT, "contract": STRING, "score": BY_SIDE, "total": BY_SIDE},
    declarer=SEAT,
    tricks=COUNT,
    trick=BY_SIDE,
    card=by_seat(INTEGER),
    sequence=BY_SIDE,
)
IMP_LINE = obj(
    {"board": COUNT, "contract": STRING, "score": BY_SIDE, "imps": BY_SIDE, "total": BY_SIDE},
    declarer=SEAT,
    tricks=COUNT,
)
RUBBER_LINE = obj(
    {"board": COUNT, "contract": STRING, "score": BY_SIDE, "total": BY_SIDE, "games": BY_SIDE},
    declarer=SEAT,
    tricks=COUNT,
    below=BY_SIDE,
    above=BY_SIDE,
)
WHIST_LINE = obj({"board": COUNT, "score": BY_SIDE, "total": BY_SIDE})
BOARD_LINE = {"oneOf": [ARK_LINE, IMP_LINE, RUBBER_LINE, SPADES_LINE, WHIST_LINE]}
LINE = obj(
    {
        "part": {
            "enum": [
                "trick",
                "card",
                "sequence",
                "negation",
                "reversal",
                "contract",
                "imps",
                "below",
                "above",
                "nil",
                "bags",
            ]
        },
        "side": SIDE,
        "seat": null_or(SEAT),
        "text": TEXT,
        "points": INTEGER,
    }
)
ARK_FACTS = obj(
    {
        "history": array(FINISHED),
        "detains": {"const": True},
        "limit": null_or(INTEGER),
        "boards": COUNT,
        "chooser": null_or(SEAT),
    }
)
SPADES_FACTS = obj(
    {
        "history": array(FINISHED),
        "rules": {"enum": ["race-500", "race-300"]},
        "bags": BY_SIDE,
        "seen": array(SEAT),
        "bids": by_seat(null_or(SPADES_BID)),
        "contracts": BY_SIDE,
        "counting": BY_SIDE,
        "broken": {"type": "boolean"},
    }
)
IMP_FACTS = obj({"hand": null_or(SEAT), "boards": COUNT, "counted": COUNT})
RUBBER_FACTS = obj(
    {
        "hand": null_or(SEAT),
        "scoring": {"enum": ["simple", "laws"]},
        "rubbers": null_or(COUNT),
        "won": BY_SIDE,
        "games": BY_SIDE,
    },
    below=BY_SIDE,
    above=BY_SIDE,
    part=BY_SIDE,
)
WHIST_FACTS = obj({"history": array(FINISHED), "tests": {"const": True}})
"""Of the game that lives in the tests alone (tests/whist.py)."""
CLAIM = obj(
    {
        "seat": SEAT,
        "tricks": {**COUNT, "maximum": 13},
        "answers": some_seats({"enum": ["accept", "reject"]}),
        "open": {"type": "boolean"},
    }
)
PUBLIC = obj(
    {
        "game": STRING,
        "phase": {"enum": ["auction", "play", "claim", "negation", "reversal", "scoreboard", "over"]},
        "board": COUNT,
        "dealer": SEAT,
        "vulnerable": {"enum": ["None", "NS", "EW", "All"]},
        "turns": array(SEAT),
        "seats": by_seat(
            obj({"cards": COUNT, "tricks": COUNT, "role": null_or({"enum": ["declarer", "dummy"]})})
        ),
        "hands": some_seats(array(CARD)),
        "marks": by_seat(array(MARK)),
        "calls": array(CALL),
        "contract": null_or(CONTRACT),
        "trump": null_or({"enum": ["C", "D", "H", "S", "NT"]}),
        "trick": null_or(TRICK),
        "last": null_or(FINISHED),
        "tricks": BY_SIDE,
        "totals": BY_SIDE,
        "sheet": obj({"boards": array(BOARD_LINE), "current": array(LINE)}),
        "claim": null_or(CLAIM),
        "commitment": HEX,
        "outcome": obj({"over": {"type": "boolean"}, "winner": null_or({"enum": ["NS", "EW", "draw"]})}),
        "facts": {"oneOf": [ARK_FACTS, IMP_FACTS, RUBBER_FACTS, SPADES_FACTS, WHIST_FACTS]},
    },
    nonce=HEX,
)
ACTION = obj(
    {
        "action": STRING,
        "group": {
            "enum": [
                "bid",
                "pass",
                "double",
                "redouble",
                "up",
                "down",
                "flip",
                "play",
                "claim",
                "accept",
                "reject",
                "look",
                "blind",
                "nil",
                "tricks",
                "negate",
                "reverse",
                "ok",
            ]
        },
        "label": TEXT,
    },
    card=CARD,
    preview=obj({"score": BY_SIDE, "total": BY_SIDE}),
)
PRIVATE = obj(
    {
        "seat": null_or(SEAT),
        "hands": some_seats(array(CARD)),
        "marks": some_seats(array(OWN_MARK)),
        "actions": array(ACTION),
        "refused": {"type": "object", "additionalProperties": TEXT, "propertyNames": CARD},
    }
)
BOOLEAN = {"type": "boolean"}
NAME = {"type": "string", "minLength": 1}
BADGE = obj(
    {
        "tier": {"enum": ["master", "spades", "hearts", "diamonds", "clubs"]},
        "stars": {"type": "integer", "minimum": 1, "maximum": 5},
    }
)
SITTER = obj(
    {
        "name": null_or(NAME),
        "present": BOOLEAN,
        "ready": BOOLEAN,
        "bot": BOOLEAN,
        "badge": null_or(BADGE),
        "watched": BOOLEAN,
    }
)
NAMES = obj({"en": NAME, "zh-hans": NAME})
ROOM = obj({"key": NAME, "game": NAME, "kind": {"enum": ["casual", "rated"]}, "names": NAMES})
CLOCK = {"clock": null_or(COUNT)}
OPTIONS = {
    "oneOf": [
        obj({"boards": COUNT, "limit": null_or(COUNT), **CLOCK}),
        obj({"boards": COUNT, **CLOCK}),
        obj({"scoring": STRING, "rubbers": null_or(COUNT), **CLOCK}),
        obj({"rules": STRING, **CLOCK}),
    ]
}
STATE = {"enum": ["waiting", "playing", "over", "closed"]}
LISTED = obj(
    {
        "id": COUNT,
        "room": NAME,
        "state": STATE,
        "options": OPTIONS,
        "option_texts": array(TEXT),
        "seats": by_seat(null_or(obj({"name": null_or(NAME), "bot": BOOLEAN}))),
        "quiet": BOOLEAN,
        "bots": BOOLEAN,
        "watchers": COUNT,
    }
)
MESSAGE = obj({"id": COUNT, "by": NAME, "text": NAME, "at": TIME})

FRAMES: dict[str, Json] = {
    "table": obj(
        {
            "type": {"const": "table"},
            "rev": COUNT,
            "table": COUNT,
            "room": ROOM,
            "game": STRING,
            "state": STATE,
            "match": null_or(COUNT),
            "options": OPTIONS,
            "option_texts": array(TEXT),
            "seats": by_seat(null_or(SITTER)),
            "owner": null_or(SEAT),
            "you": null_or(SEAT),
            "left": null_or(SEAT),
            "host": BOOLEAN,
            "private": BOOLEAN,
            "quiet": BOOLEAN,
            "bots": BOOLEAN,
            "invite": null_or(STRING),
            "watchers": COUNT,
            "earlier": null_or(BY_SIDE),
            "end": null_or(NAME),
            "closed": null_or(STRING),
        }
    ),
    "lobby": obj(
        {
            "type": {"const": "lobby"},
            "rooms": array(obj({**ROOM["properties"], "open": BOOLEAN, "bots": BOOLEAN})),
            "tables": array(LISTED),
        }
    ),
    "tables": obj({"type": {"const": "tables"}, "changed": array(LISTED), "gone": array(COUNT)}),
    "chat": obj({"type": {"const": "chat"}, "messages": {**array(MESSAGE), "minItems": 1}}),
    "view": obj(
        {
            "type": {"const": "view"},
            "match": COUNT,
            "version": COUNT,
            "now": TIME,
            "deadline": null_or(TIME),
            "public": PUBLIC,
            "you": null_or(PRIVATE),
        }
    ),
    "ok": obj({"type": {"const": "ok"}, "id": STRING, "version": COUNT}),
    "error": obj(
        {
            "type": {"const": "error"},
            "code": {"enum": ["stale", "illegal", "turn", "rate", "closed", "form"]},
            "version": COUNT,
            "text": TEXT,
        },
        id=STRING,
    ),
    "pong": obj({"type": {"const": "pong"}, "now": TIME, "version": COUNT, "rev": COUNT}),
    "trips": obj({"type": {"const": "trips"}, "trips": some_seats(COUNT)}),
    "closed": obj({"type": {"const": "closed"}, "text": TEXT}),
}

VALIDATORS = {kind: validator_for({**schema, "$defs": DEFS}) for kind, schema in FRAMES.items()}


def check_frame(frame: Json) -> Json:
    """The frame itself when it is one that the server may send; AssertionError says where it is not."""
    assert isinstance(frame, dict), frame
    assert frame.get("type") in VALIDATORS, frame
    errors = [str(error) for error in VALIDATORS[frame["type"]].iter_errors(frame)]
    assert not errors, errors
    return frame
