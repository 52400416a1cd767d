// What follows the end of a match. Both are called in a component, while it is made.

import type { Play } from "../lib/play.svelte";
import { router } from "../lib/router.svelte";
import { play as sound } from "../lib/sound";
import type { GameName, TableInfo } from "../lib/wire";

/** The end is shown once, when its story is told. */
export function showEnding(table: () => TableInfo, play: Play<GameName>, show: () => void): void {
  let shown = false;
  $effect(() => {
    if (!table().ending || play.telling || shown) return;
    shown = true;
    show();
    sound("end");
  });
}

/** Whoever wished the rematch goes there at once with everybody; a table one comes back to leads nowhere by itself. */
export function followRematch(table: () => TableInfo): void {
  const known = table().next !== null;
  $effect(() => {
    const { next } = table();
    if (next && !known) router.go(`/tables/${next}`);
  });
}
