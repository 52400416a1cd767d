"""Writes entries until it is killed, and says of each that it is stored once it is: `writer.py URL TABLES`."""

import asyncio
import sys

from brasier.server.store import Store
from server.store.keeping import summary


async def write(store: Store, table: str) -> None:
    number = len(await store.read(table))
    while True:
        number += 1
        body = f"{table} {number} " + "x" * (number * 37 % 3000)
        assert await store.append(table, number, body.encode(), summary(f"{table} {number}", due=number))
        print(table, number, flush=True)


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, f"table{i}") for i in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
