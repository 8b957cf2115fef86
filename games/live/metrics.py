"""What a process counts about itself, for Prometheus (docs/OPERATIONS.md says what to watch).

Each process counts for itself and is asked by itself.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

SOCKETS = Gauge("ark_sockets", "Sockets open now, of tables and of the lobby")
TABLES = Gauge("ark_tables", "Tables with a socket here")
MATCHES = Gauge("ark_matches", "Matches in memory")
ACTIONS = Counter("ark_actions", "Entries this process appended to logs")
REFUSALS = Counter("ark_refusals", "Commands that were refused", ["code"])
LOST_RACES = Counter("ark_lost_races", "Appends that another writer was quicker with")
COMMIT_S = Histogram("ark_commit_seconds", "How long the commit of a batch took", buckets=_QUICK)
BATCH = Histogram(
    "ark_batch_entries", "How many entries went into a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 500)
)
OUTBOX_DROPS = Counter("ark_outbox_drops", "Sockets dropped because their client did not read")
BUS_GAPS = Counter("ark_bus_gaps", "News that a head check found and no hint had told")
BUS_FAILURES = Counter("ark_bus_failures", "Messages that could not be sent to the other processes")
BOT_S = Histogram("ark_bot_seconds", "How long a bot thought", buckets=_QUICK)
