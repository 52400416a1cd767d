"""How many entries a second become durable, with many writing at once; on SQLite, and on PostgreSQL with its defaults.

PYTHONPATH=src:tests .venv/bin/python tests/server/store/speed.py [WRITERS] [ENTRIES OF EACH]
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from brasier.server.store import Store
from server.databases import KINDS, fresh_database, server_url, tell_server
from server.store.keeping import summary

BODY = b'{"it":"stepped","at":1763280000000,"by":"2f1c8a7e","steps":[[0,"middle 3 6"],[-1,"draw 4"]]}'
LINE = '{"id":"q7m2","game":"feurio","phase":"playing","seats":["Ada","Bob",null,null],"step":41}'


async def measure(url: str, writers: int, each: int) -> float:
    store = await Store.open(url)

    async def write(table: str) -> None:
        for number in range(1, each + 1):
            news = summary(
                LINE, public=True, updated=number, due=number, members=("ada", "bob") if number == 1 else None
            )
            assert await store.append(table, number, BODY, news)

    begun = time.perf_counter()
    await asyncio.gather(*(write(f"table{number}") for number in range(writers)))
    spent = time.perf_counter() - begun
    await store.close()
    return writers * each / spent


def main(writers: int = 64, each: int = 200) -> None:
    tell_server(server_url(), "ALTER SYSTEM RESET fsync", "SELECT pg_reload_conf()")
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder, fresh_database(kind, Path(folder)) as url:
            print(f"{kind}: {asyncio.run(measure(url, writers, each)):,.0f} entries/s with {writers} writers")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
