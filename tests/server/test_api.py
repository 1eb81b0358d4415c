"""Whatever is sent to the HTTP side, the server answers and never fails."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from server.client import Person, Server

from conftest import Numbers


def test_no_request_makes_the_server_fail(server: Server, numbers: Numbers) -> None:
    somebody = Person(server, "Peak")
    headers = {"X-CSRF-Token": somebody.me["csrf"], "Cookie": f"dolmen={somebody.http.cookies['dolmen']}"}
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        if operation.path.startswith("/api/admin"):
            continue  # who is at the machine is the host: whatever is asked is done, to the server of all tests

        @given(case=operation.as_strategy())
        @settings(
            max_examples=numbers(3, 8, 200),
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def check(case: Any) -> None:
            case.call_and_validate(headers=headers, checks=[not_a_server_error], timeout=90)

        check()
