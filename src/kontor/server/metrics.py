"""Metrics for Prometheus. They never name a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one application."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "Requests answered.", "method", "route", "status")
        self.actions = self._counter("actions", "Actions asked for, by what became of them.", "outcome")
        self.bot_actions = self._counter("bot_actions", "Actions of bots.")
        self.action_seconds = Histogram(
            "kontor_action_seconds",
            "From the request for an action to the answer after its commit.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.sockets = Gauge("kontor_sockets", "Live sockets that are open.", registry=self._registry)
        self.live = Gauge("kontor_tables_live", "Tables in memory.", registry=self._registry)
        self.tables = Gauge("kontor_tables", "Tables stored, by state.", ["state"], registry=self._registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"kontor_{name}", what, labels, registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
