"""The metrics of the service, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

DECISIONS = Counter("paddock_decisions", "Decisions stored, by who made them", ["actor"], registry=REGISTRY)
DECISION_SECONDS = Histogram(
    "paddock_decision_seconds", "From the arrival of a decision until it is stored", buckets=SECONDS, registry=REGISTRY
)
BOT_SECONDS = Histogram("paddock_bot_seconds", "How long bots thought", buckets=SECONDS, registry=REGISTRY)
BOT_FAILURES = Counter("paddock_bot_failures", "Bots that failed or took too long", registry=REGISTRY)
VIEWERS = Gauge("paddock_viewers", "Browsers at tables now", registry=REGISTRY)
CONNECTIONS = Gauge("paddock_connections", "Open connections", registry=REGISTRY)
TURNED_AWAY = Counter(
    "paddock_turned_away", "Connections refused for lack of room, or closed because they were slow", registry=REGISTRY
)
LIVE_TABLES = Gauge("paddock_live_tables", "Tables in memory now", registry=REGISTRY)
DAMAGED = Counter("paddock_damaged", "Tables found damaged and left out", registry=REGISTRY)
LETTERS = Counter("paddock_letters", "Messages to users, by what became of them", ["channel", "end"], registry=REGISTRY)
REFUSED = Counter("paddock_refused", "Orders and requests that were refused, by reason", ["reason"], registry=REGISTRY)
REQUESTS = Counter("paddock_requests", "HTTP requests, by method and status", ["method", "status"], registry=REGISTRY)


def report() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)
