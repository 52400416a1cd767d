// The keys of the forest: those of the board, and those that work wherever one is at the table.

import type { Play } from "../../lib/play.svelte";
import { settings } from "../../lib/settings.svelte";
import type { FeurioCell } from "../../lib/wire";
import type { Camera } from "./camera.svelte";
import type { Desk } from "./desk.svelte";
import { keyOf, stepFrom, type Arrow } from "./geometry";

interface OnBoard {
  current: FeurioCell;
  cells: FeurioCell[];
  aim: number;
  go: (cell: FeurioCell, keepsAim?: boolean) => void;
  press: (cell: FeurioCell) => void;
  camera: Camera;
}

export function boardKey(event: KeyboardEvent, { current, cells, aim, go, press, camera }: OnBoard): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown": {
      const next = stepFrom(current, event.key as Arrow, cells, aim, event.shiftKey);
      if (next) go(next, !event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown"));
      break;
    }
    case "Home":
    case "End": {
      const end = cells.at(event.key === "Home" ? 0 : -1);
      if (end) go(end);
      break;
    }
    case "Enter":
    case " ":
      press(current);
      break;
    case "+":
      camera.nearer();
      break;
    case "-":
      camera.farther();
      break;
    default:
      return;
  }
  event.preventDefault();
  event.stopPropagation();
}

interface AtTable {
  play: Play<"feurio">;
  desk: Desk;
  lit: FeurioCell[];
  current: FeurioCell | null;
  go: (cell: FeurioCell) => void;
  press: (cell: FeurioCell) => void;
}

/** Esc, N, 1–9, 0, F; one can switch off all but the first, and they are ignored where one writes. */
export function tableKey(event: KeyboardEvent, { play, desk, lit, current, go, press }: AtTable): void {
  if (event.key === "Escape" && !play.menu && !isWriting(event.target)) desk.clear();
  if (!settings.chosen.letters || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (play.menu || !play.ready || isWriting(event.target)) return;
  const key = event.key.toLowerCase();
  if (key === "n" && lit.length) {
    const here = lit.findIndex((cell) => current !== null && keyOf(cell) === keyOf(current));
    const next = lit.at((here + (event.shiftKey ? (here < 0 ? 0 : -1) : 1)) % lit.length);
    if (next) go(next);
  } else if (key === "f" && play.allChoices.some(({ kind }) => kind === "firebreak")) {
    play.filter = play.filter === "firebreak" ? null : "firebreak";
  } else if (key === "0" && desk.pass) {
    void play.act(desk.pass.action);
  } else if (/^[1-9]$/.test(key)) {
    const point = desk.points[Number(key) - 1];
    if (desk.tile) desk.take(Number(key));
    else if (point) press(point);
    else return;
  } else return;
  event.preventDefault();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
