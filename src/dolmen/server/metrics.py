"""Counters and gauges in Prometheus' text format."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What the server counts about itself."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], float] = defaultdict(float)
        self.gauges: dict[str, Callable[[], float]] = {}
        self.times: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self.sums: dict[str, float] = defaultdict(float)
        self.last: dict[str, float] = {}
        self.started = started = time.time()
        self.gauges["process_start_time_seconds"] = lambda: started

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        self.counts[name, label] += by

    def time(self, name: str, seconds: float) -> None:
        place = next((k for k, top in enumerate(BUCKETS) if seconds <= top), len(BUCKETS))
        self.times[name][place] += 1
        self.sums[name] += seconds
        self.last[name] = seconds

    def recent(self, name: str) -> float:
        """How long it took last."""
        return self.last.get(name, 0.0)

    def within(self, name: str, share: float) -> float:
        """The seconds within which that share of all was done: the top of its bucket."""
        places = self.times[name]
        wanted, total = share * sum(places), 0
        for top, number in zip(BUCKETS, places, strict=False):
            total += number
            if total >= wanted:
                return top
        return float(BUCKETS[-1])

    def text(self) -> str:
        lines: list[str] = []
        named = ""
        for (name, label), value in sorted(self.counts.items()):
            if name != named:
                lines.append(f"# TYPE dolmen_{name}_total counter")
                named = name
            kind = f'{{kind="{label}"}}' if label else ""
            lines.append(f"dolmen_{name}_total{kind} {value:.10g}")
        for name, gauge in sorted(self.gauges.items()):
            full = name if name.startswith("process_") else f"dolmen_{name}"
            lines += [f"# TYPE {full} gauge", f"{full} {gauge():.10g}"]
        for name, places in sorted(self.times.items()):
            lines.append(f"# TYPE dolmen_{name}_seconds histogram")
            total = 0
            for top, number in zip([*map(str, BUCKETS), "+Inf"], places, strict=True):
                total += number
                lines.append(f'dolmen_{name}_seconds_bucket{{le="{top}"}} {total}')
            lines += [f"dolmen_{name}_seconds_sum {self.sums[name]:g}", f"dolmen_{name}_seconds_count {total}"]
        return "\n".join(lines) + "\n"
