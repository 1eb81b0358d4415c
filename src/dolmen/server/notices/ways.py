"""The two ways out: Web Push and SMTP. Each says how a message fared; neither ever raises."""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import json
import os
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from dolmen.core.errors import DolmenError

from .wishes import Device

SECONDS = 15.0  # a server that takes longer is not waited for
# Where browsers have their messages sent; any other address would let strangers make this server call it.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
# Nothing that two programs might read in two ways: who sends the message reads the address again.
ENDPOINT = re.compile(r"(https?)://([a-z0-9.-]+)(:[0-9]{1,5})?/[!-\[\]-~]*")
WELL, FAILED, GONE = "well", "failed", "gone"


class BadAddress(DolmenError):
    """DOLMEN_SMTP cannot be read."""


class Fare(msgspec.Struct, frozen=True):
    """How a message fared: well, failed (to be tried again), or gone (nobody is there any more)."""

    how: str
    why: str = ""


# Web Push.


class Push:
    """Sends sealed messages to browsers, signed with the server's own key."""

    def __init__(self, key: Path, hosts: tuple[str, ...] = ()) -> None:
        from py_vapid import Vapid02

        if not key.exists():  # the first start
            vapid = Vapid02()
            vapid.generate_keys()
            with contextlib.suppress(FileExistsError):  # another process was faster
                handle = os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(handle, "wb") as file:
                    file.write(vapid.private_pem())
        self.key = key
        self.hosts = hosts
        self.public = public_key(Vapid02.from_file(str(key)))

    def allows(self, endpoint: str) -> bool:
        """Whether messages may be sent to an address: to the services of browsers, and to hosts named by the host."""
        found = ENDPOINT.fullmatch(endpoint)
        if found is None:
            return False
        scheme, host, port = found.groups()
        if host in self.hosts:
            return True
        return (scheme, port) == ("https", None) and any(
            host.endswith(service) if service.startswith(".") else host == service for service in SERVICES
        )

    async def send(self, device: Device, notice: dict[str, str]) -> Fare:
        try:
            async with asyncio.timeout(SECONDS + 5):
                return await asyncio.to_thread(self._send, device, notice)
        except TimeoutError:
            return Fare(FAILED, "no answer")

    def _send(self, device: Device, notice: dict[str, str]) -> Fare:
        from pywebpush import WebPushException, webpush

        about = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        try:
            webpush(
                about,
                json.dumps(notice),
                vapid_private_key=str(self.key),
                vapid_claims={"sub": "mailto:dolmen@localhost"},
                ttl=86_400,
                timeout=SECONDS,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", None)
            return Fare(GONE if status in (404, 410) else FAILED, f"status {status}" if status else str(error)[:200])
        except Exception as error:  # noqa: BLE001 - keys of strangers and their servers fail in many ways
            return Fare(FAILED, f"{type(error).__name__}: {error}"[:200])
        return Fare(WELL)


def public_key(vapid: Any) -> str:
    """The key that browsers want to know the server by."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are keys that a message can be sealed with: a point of the curve, and 16 bytes."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), plain(p256dh))
        return len(plain(auth)) == 16
    except (ValueError, binascii.Error, UnsupportedAlgorithm):
        return False


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Mail.


class Mail:
    """Sends letters through a mail server: smtp://user:password@host:587?from=table@example.org."""

    def __init__(self, address: str) -> None:
        try:
            url = urlsplit(address)
            port = url.port
        except ValueError:
            raise BadAddress(f"DOLMEN_SMTP is no address: {address!r}") from None
        query = parse_qs(url.query)
        if url.scheme not in ("smtp", "smtps") or not url.hostname or "from" not in query:
            raise BadAddress("DOLMEN_SMTP: write smtp://user:password@host:587?from=table@example.org")
        self.host = url.hostname
        self.secure = url.scheme == "smtps"
        self.port = port or (465 if self.secure else 587)
        self.user = unquote(url.username) if url.username else None
        self.password = unquote(url.password) if url.password else None
        self.sender = query["from"][0]

    async def send(self, to: str, subject: str, body: str, stop: str) -> Fare:
        """One letter, with the way to stop all further ones in its head."""
        import aiosmtplib

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = f"Dolmen <{self.sender}>", to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(body)
        try:
            await aiosmtplib.send(
                letter,
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.secure,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = error.recipients[0]
            return Fare(GONE if refused.code >= 550 else FAILED, f"{refused.code} {refused.message}"[:200])
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            return Fare(FAILED, f"{type(error).__name__}: {error}"[:200])
        return Fare(WELL)
