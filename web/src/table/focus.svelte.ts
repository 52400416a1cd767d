// Where the keyboard is. A button that is not ready for a while, or a card that moves, must not lose the person who
// presses keys: when the board is ready again, the focus goes back to where it was, or to the board.

import type { Play } from "../lib/play.svelte";
import type { GameName } from "../lib/wire";

/** Keep the focus inside `root`; call in a component, while it is made. */
export function keepFocus(play: Play<GameName>, root: () => HTMLElement | undefined): void {
  let last: Element | null = null;
  let byKey = false;

  $effect(() => {
    const frame = root();
    if (!frame) return;
    const focused = (event: FocusEvent) => (last = event.target as Element);
    const key = () => (byKey = true);
    const pointer = () => (byKey = false);
    frame.addEventListener("focusin", focused);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      frame.removeEventListener("focusin", focused);
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  });

  $effect(() => {
    if (!play.ready || !byKey || document.activeElement !== document.body) return;
    focusOn(root(), last);
  });
}

export function focusOn(frame: HTMLElement | undefined, wished: Element | null): void {
  const there = wished?.isConnected && !wished.matches(":disabled") ? wished : null;
  const found = there ?? frame?.querySelector(".board [tabindex='0'], .board button:not(:disabled)") ?? null;
  if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
}
