"""Figures for the host, in Prometheus' text form. One registry for each server, so that tests may run several."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "brasier_commands", "Commands over sockets, by kind and result.", ["do", "result"], registry=self.registry
        )
        self.entries = Counter("brasier_entries", "Entries stored.", registry=self.registry)
        self.conflicts = Counter(
            "brasier_conflicts", "Entries another process was faster with.", registry=self.registry
        )
        self.storing = Histogram(
            "brasier_storing_seconds", "Until an entry was durable.", buckets=_FAST, registry=self.registry
        )
        self.answering = Histogram(
            "brasier_answering_seconds", "From a command to its answer.", buckets=_FAST, registry=self.registry
        )
        self.thinking = Histogram(
            "brasier_thinking_seconds", "Until a bot had chosen.", buckets=_FAST, registry=self.registry
        )
        self.requests = Counter("brasier_requests", "HTTP requests.", ["route", "status"], registry=self.registry)
        self.dropped = Counter(
            "brasier_dropped_sockets", "Sockets the server closed, by close code.", ["code"], registry=self.registry
        )
        self.faults = Counter("brasier_faults", "Errors of ours.", registry=self.registry)

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        Gauge(name, meaning, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
