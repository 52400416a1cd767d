// The picture on the box of each game: every game draws its own.

import type { Component } from "svelte";
import type { GameName } from "../lib/wire";

const FOUND = import.meta.glob<Component>("../games/*/art/Cover.svelte", { eager: true, import: "default" });

export function coverOf(game: GameName): Component | undefined {
  return FOUND[`../games/${game}/art/Cover.svelte`];
}
