"""Metrics for Prometheus. They never identify a table or a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MEASURED = {
    "database_working": "1 if the database works, 0 if it is failing.",
    "database_failures": "Reads and writes since startup that failed because of the database.",
    "questions_waiting": "Questions to bots that are waiting for a free process.",
    "bots_at_work": "Tables where a bot is currently thinking.",
}


class Metrics:
    """Metrics of one application."""

    def __init__(self, measured: Callable[[], Mapping[str, Callable[[], float]]] = dict) -> None:
        """Create the metrics. `measured` maps the names of the gauges in MEASURED to functions that measure them."""
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # collects memory, CPU time and open files on Linux
        self._measured = measured
        self._gauges = {name: self._gauge(name, what) for name, what in MEASURED.items()}
        self.lag = Histogram(
            "kontor_loop_lag_seconds",
            "Delay of the event loop.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.requests = self._counter("requests", "Requests answered.", "method", "route", "status")
        self.actions = self._counter("actions", "Requested actions, by result.", "outcome")
        self.bot_actions = self._counter("bot_actions", "Actions of bots.")
        self.action_seconds = Histogram(
            "kontor_action_seconds",
            "Time from the request for an action to the response after its commit.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.sockets = Gauge("kontor_sockets", "Open live sockets.", registry=self._registry)
        self.live = Gauge("kontor_tables_live", "Tables in memory.", registry=self._registry)
        self.tables = Gauge("kontor_tables", "Stored tables, by state.", ["state"], registry=self._registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"kontor_{name}", what, labels, registry=self._registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"kontor_{name}", what, registry=self._registry)

    def text(self) -> bytes:
        for name, measure in self._measured().items():
            self._gauges[name].set(measure())
        return generate_latest(self._registry)
