// Where the games are found. Each is loaded when somebody sits down to it.

import { texts } from "../lib/texts.svelte";
import type { GameName } from "../lib/wire";
import type { GameModule } from "./contract";

const LOADERS = {
  flashpoint: () => import("./flashpoint"),
  feurio: () => import("./feurio"),
  tails: () => import("./tails"),
};

export async function loadGame(name: GameName): Promise<GameModule> {
  const [loaded] = await Promise.all([LOADERS[name](), texts.need(name, `web-${name}`, `reasons-${name}`)]);
  return loaded.game as unknown as GameModule; // whoever holds a view of this game passes it to this module only
}
