// Who sits where, as boards show them.

import type { Face, GameModule } from "../games/contract";
import { say } from "../lib/texts.svelte";
import type { TableInfo, You } from "../lib/wire";

export function facesOf(table: TableInfo, you: You | null, module: GameModule): Face[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name || say("web-seat", { seat: seat.seat + 1 }),
    emblems: module.emblems(seat.seat, table.options),
    bot: seat.holder === "bot" || seat.away,
    you: you?.seats.includes(seat.seat) ?? false,
  }));
}
