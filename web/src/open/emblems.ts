// Which signs the seats of a game have, before anybody sits at its board.

import { COLOURS, EMBLEMS, type Emblem } from "../art/emblems";
import { emblems as menOfTheForest } from "../games/feurio/box";
import type { GameName } from "../lib/wire";

export function emblemsOf(game: GameName, seat: number, seats: number): Emblem[] {
  if (game !== "feurio") return [EMBLEMS[COLOURS[seat] ?? "ivory"]];
  return menOfTheForest(seat, { players: seats, mode: "competitive", firebreaks: false, cest_chaud: false, eldest: 0 });
}
