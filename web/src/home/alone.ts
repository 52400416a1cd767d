// One click to a first move: a table for oneself and bots.

import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { GAMES, router } from "../lib/router.svelte";
import type { GameName, NewTable } from "../lib/wire";

const KEY = "brasier-last-game";

/** Whoever plays at once wants no set-up first: places and roles are given out by the house. */
const AT_ONCE: { [G in GameName]: NewTable<G>["options"] } = {
  flashpoint: { quick: true },
  feurio: {},
  tails: {},
};

/** The game one played last; Flash Point for somebody new. */
export function lastGame(): GameName {
  try {
    const kept = localStorage.getItem(KEY);
    return GAMES.find((game) => game === kept) ?? "flashpoint";
  } catch {
    return "flashpoint"; // no storage
  }
}

export function rememberGame(game: GameName): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // private windows keep nothing
  }
}

/** Opens the table and goes there. */
export async function playAlone(game: GameName): Promise<void> {
  await me.named();
  const { table } = await ask("POST /api/tables", {
    body: { game, options: AT_ONCE[game], seats: null },
  });
  rememberGame(game);
  router.go(`/tables/${table}`);
}
