"""Opens a new store again and again, killed at its first statement, its second one, and so on: `opener.py URL`.

Says how often it was killed, when a start came to its end.
"""

import asyncio
import itertools
import os
import signal
import sys

import alembic.command  # noqa: F401  # here, so that not every child has to
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from brasier.server.database import database_at
from brasier.server.schema import bring_up


async def start(url: str) -> None:
    database = database_at(url, 20)
    await bring_up(database)
    await database.close()


def killed_at(statement: int, url: str) -> bool:
    child = os.fork()
    if child == 0:
        counted = itertools.count(1)

        def count(*_: object) -> None:
            if next(counted) == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        sa.event.listen(Engine, "after_cursor_execute", count)
        asyncio.run(start(url))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


if __name__ == "__main__":
    kills = 0
    while killed_at(kills + 1, sys.argv[1]):
        kills += 1
    print(kills, flush=True)
