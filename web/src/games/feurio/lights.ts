// What a button does that outlines zones on the board: while one is on it, and for good once it was pressed.

import type { HTMLButtonAttributes } from "svelte/elements";
import type { Desk, Spotlight } from "./desk.svelte";

export function lighting(desk: Desk, light: Spotlight): HTMLButtonAttributes {
  const pass = () => (desk.passing = light);
  const leave = () => (desk.passing = null);
  return {
    "aria-pressed": desk.keeps(light),
    onclick: () => desk.keep(light),
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && pass(),
    onpointerleave: leave,
    onfocus: pass,
    onblur: leave,
  };
}
