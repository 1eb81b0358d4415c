"""When the lobby's first content is painted, by the browser's own Performance API; prints JSON.

    python bench/paint.py [--times 5]

A server of its own, a fresh browser profile (so an empty cache) each time. The bar: a median of at most 1.5 s.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import FLAGS, Server, find_chromium

BAR = 1500.0
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
SIZE = "() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    result: dict[str, object] = {"bar_ms": BAR}
    passed = True
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as api:
        browser = api.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, (width, height) in SIZES.items():
            times: list[float] = []
            for _ in range(options.times):
                context = browser.new_context(viewport={"width": width, "height": height})
                page = context.new_page()
                page.goto(server.url)
                page.wait_for_selector(".cover")
                times.append(page.evaluate(PAINT))
                kilobytes = round(page.evaluate(SIZE) / 1000)
                context.close()
            median = statistics.median(times)
            passed = passed and median <= BAR
            result[name] = {"median_ms": round(median), "all_ms": [round(time) for time in times], "kB": kilobytes}
        browser.close()
    print(json.dumps({**result, "passed": passed}, indent=2))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
