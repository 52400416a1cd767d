// How things come and go; without motion they only fade.

import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const STILL = 120;

/** Grows out of the ground, or shrinks into it. */
export function grow(_node: Element, { duration = 260 }: { duration?: number } = {}): TransitionConfig {
  if (!settings.moving) return { duration: STILL, css: (t) => `opacity: ${t}` };
  return { duration, easing: out, css: (t) => `opacity: ${Math.min(1, t * 1.6)}; transform: scale(${0.3 + 0.7 * t})` };
}

/** Falls from a little above. */
export function drop(_node: Element, { duration = 320 }: { duration?: number } = {}): TransitionConfig {
  if (!settings.moving) return { duration: STILL, css: (t) => `opacity: ${t}` };
  const css = (t: number, u: number) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-34 * u}px)`;
  return { duration, easing: out, css };
}

/** Fades away, a little larger. */
export function vanish(_node: Element, { duration = 260 }: { duration?: number } = {}): TransitionConfig {
  if (!settings.moving) return { duration: STILL, css: (t) => `opacity: ${t}` };
  return { duration, css: (t, u) => `opacity: ${t}; transform: scale(${1 + 0.18 * u})` };
}

function out(t: number): number {
  return 1 - (1 - t) ** 3;
}
