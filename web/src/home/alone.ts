// One click to a first move: a table for oneself and bots.

import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { GAMES, router } from "../lib/router.svelte";
import type { GameName, NewTable } from "../lib/wire";
import { countName, defaults } from "../open/controls";
import { seatsFor, wishes } from "../open/seats";

const GAME_KEY = "brasier-last-game";
const LEVEL_KEY = "brasier-last-level";
const FIRST_LEVEL = "easy"; // the house seats these bots where nobody wishes others

/** Whoever plays at once wants no set-up first: places and roles are given out by the house. */
const AT_ONCE: { [G in GameName]: NewTable<G>["options"] } = {
  flashpoint: { quick: true },
  feurio: {},
  tails: {},
};

/** The game one played last; Flash Point for somebody new. */
export function lastGame(): GameName {
  return GAMES.find((game) => game === kept(GAME_KEY)) ?? "flashpoint";
}

/** The bots one played with last. */
export function lastLevel(): string {
  return kept(LEVEL_KEY) ?? FIRST_LEVEL;
}

export function rememberGame(game: GameName): void {
  keep(GAME_KEY, game);
}

export function rememberLevel(level: string): void {
  keep(LEVEL_KEY, level);
}

/** Opens the table and goes there. */
export async function playAlone(game: GameName, level = lastLevel()): Promise<void> {
  await me.named();
  const seats = level === FIRST_LEVEL ? null : await companyOf(game, level);
  const { table } = await ask("POST /api/tables", { body: { game, options: AT_ONCE[game], seats } });
  rememberGame(game);
  router.go(`/tables/${table}`);
}

/** Oneself and as many bots as usual; null: whom the house seats, where it knows no such bots. */
async function companyOf(game: GameName, level: string): Promise<NewTable["seats"]> {
  const { games } = await ask("GET /api/games");
  const info = games.find(({ name }) => name === game);
  if (!info?.levels.includes(level)) return null;
  return wishes(seatsFor("solo", Number(defaults(info)[countName(game)]), level), () => null);
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // no storage
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private windows keep nothing
  }
}
