"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

logger = logging.getLogger("dolmen")


class JsonLines(logging.Formatter):
    """Writes time, level, what happened, and whatever else the caller gave."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("dolmen", "uvicorn", "uvicorn.error", "litestar"):
        target = logging.getLogger(name)
        target.handlers = [handler]
        target.propagate = False
        # Others tell every socket with its address, in which an invitation may stand, and whatever strangers send that
        # makes no sense, as often as they like.
        loud = name == "dolmen" or (name != "litestar" and level.upper() == "DEBUG")
        target.setLevel(level.upper() if loud else "ERROR")


def tell(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    """Log something that happened, with its facts."""
    if logger.isEnabledFor(level):
        logger.log(level, what, extra={"facts": facts}, exc_info=error)
