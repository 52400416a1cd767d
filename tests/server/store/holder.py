"""Opens a store, keeps a table, says whether it does, and waits to be killed: `holder.py URL TABLE`."""

import asyncio
import sys

from brasier.server.store import Store


async def main(url: str, table: str) -> None:
    store = await Store.open(url)
    print("holds" if await store.hold(table) else "does not hold", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
