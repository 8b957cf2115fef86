"""The process's live half: what is held in memory so that four people see each action at once.

`ensure_started` brings it up on the running event loop (by ASGI lifespan, else with the first connection);
`current` is what the one door works with: this process's live half, or a plain one without memory for commands
and plain tests.
"""

from games.live.process import Process, booted_at, current, ensure_started, from_outside, stop

__all__ = ["Process", "booted_at", "current", "ensure_started", "from_outside", "stop"]
