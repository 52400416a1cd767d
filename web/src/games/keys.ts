// Single keys that work wherever the focus is.

import { settings } from "../lib/settings.svelte";

/** Whether a key is not for the board: written somewhere, held with another, switched off, or a menu is open. */
export function typedElsewhere(event: KeyboardEvent, menu: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || menu) return true;
  if (!settings.chosen.letters || document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, textarea, select, [contenteditable], [role=menu]") != null;
}
