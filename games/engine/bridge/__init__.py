"""Contract bridge without its scoring, shared by the games that are bridge (rules/rubber-bridge.md, imp-bridge.md).

The auction that three passes end, declarer and dummy, the play of both hands, claims, and what each may see. How
boards follow one another, what they score and when a match is over is each game's own `BridgeMatch`.

`state` says what a match is made of; `auction`, `dummy` and `claim` are its transitions, `transitions` and `turns` put
them together; `view` is what a reader may see; `game` the whole as the platform sees it.
"""
