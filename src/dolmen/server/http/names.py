"""By which names the server may be asked for.

A page of another site can have its own name point to this machine and then read what it likes ("DNS rebinding"), but it
cannot choose the name that the browser sends along. Numbers cannot be pointed anywhere, so they are always right.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache

SHAPE = re.compile(r"(\[[0-9a-f:.]+\]|[\w.*-]+)(?::[0-9]*)?")


def name_of(host: str) -> str:
    """The name in a Host header, without the port; nothing if there is none, or more than one."""
    found = SHAPE.fullmatch(host.lower())
    return found[1].rstrip(".") if found else ""


def is_loopback(host: str) -> bool:
    """Whether an address means "myself" on every machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom an address stands for: of the newer, long ones every house has a whole network, of which it takes any."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback or found.is_link_local:
        return address
    return str(ipaddress.IPv6Network((int(found), 64), strict=False).network_address)


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Names:
    """The names of a server: what it was given, and what the machine is called in its own network."""

    def __init__(self, given: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self.known = {name_of(name) for name in given} | {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}

    def fit(self, host: str) -> bool:
        name = name_of(host)
        return bool(name) and (name in self.known or is_loopback(name) or is_number(name) or "*" in self.known)
