"""Logs for the host: a line for a person at a terminal, or one JSON object a line for a machine."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def set_up(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for chatty in ("alembic", "distributed", "uvicorn.error", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """uvicorn takes bytes that are no text for an error of the server, with a traceback; the sender is told (1007)."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was said beside the sentence: `extra={...}`."""
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        beside = " ".join(f"{name}={value}" for name, value in extras(record).items())
        line = f"{when} {level}{record.getMessage()}" + (f" ({beside})" if beside else "")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
