// How cards come from where they lay to where they lie.

import { settings } from "../../lib/settings.svelte";

const FADE = 120;

/** What carries this name on the board: a seat, a pile, the tray, the iguana card, the row, the box. */
export function placeIn(board: Element | null, name: string): Element | null {
  return board?.querySelector(`[data-place="${name}"]`) ?? null;
}

export function seatPlace(who: number | null): string {
  return who === null ? "seat-thief" : `seat-${who}`;
}

function fade(time: number): string {
  return `opacity: ${time}`;
}

function easeOut(time: number): number {
  return 1 - (1 - time) ** 3;
}

/** A Svelte transition: in from the named place on the same board, or a short fade. */
export function arrive(node: Element, { from, ms = 320 }: { from: string | null; ms?: number }) {
  const source = from === null ? null : placeIn(node.closest("[data-board]"), from);
  if (!settings.moving || !source) return { duration: from === null ? 0 : FADE, css: fade };
  const here = node.getBoundingClientRect();
  const there = source.getBoundingClientRect();
  const across = there.x + there.width / 2 - (here.x + here.width / 2);
  const down = there.y + there.height / 2 - (here.y + here.height / 2);
  return {
    duration: ms / settings.chosen.speed,
    easing: easeOut,
    css: (time: number, left: number) =>
      `transform: translate(${across * left}px, ${down * left}px) scale(${0.6 + 0.4 * time}); ` +
      `opacity: ${Math.min(1, 0.3 + time)}`,
  };
}
