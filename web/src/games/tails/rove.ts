// One stop of the board at a time is in the order of Tab; arrows go to the next one in that direction.

const STOP = "[data-stop]";
const SIDEWAYS = 3; // how much more a step aside counts than a step ahead

export function stopsIn(board: Element): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(STOP)];
}

/** Exactly one stop answers to Tab: the one given, or the first that is lit, or the first. */
export function letTabIn(board: Element, wished: Element | null): void {
  const stops = stopsIn(board);
  const chosen = stops.find((stop) => stop === wished) ?? stops.find((stop) => stop.dataset.lit) ?? stops[0];
  stops.forEach((stop) => (stop.tabIndex = stop === chosen ? 0 : -1));
}

/** Where a key leads from here; null: nowhere. */
export function nextStop(board: Element, from: HTMLElement, key: string): HTMLElement | null {
  const stops = stopsIn(board);
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  return nearest(stops, from, key);
}

/** The next stop where something can be done; from anywhere else, the first. */
export function nextLit(board: Element, from: Element | null, back: boolean): HTMLElement | null {
  const stops = stopsIn(board);
  const here = stops.findIndex((stop) => stop === from);
  const round = back ? [...stops.slice(0, Math.max(0, here)).toReversed(), ...stops.slice(here + 1).toReversed()]
    : [...stops.slice(here + 1), ...stops.slice(0, Math.max(0, here))]; // prettier-ignore
  return round.find((stop) => stop.dataset.lit) ?? null;
}

function nearest(stops: HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const there = middle(stop);
    const [ahead, aside] = along(key, there.x - here.x, there.y - here.y);
    const far = ahead + SIDEWAYS * Math.abs(aside);
    const sameLine = Math.abs(aside) < (from.offsetHeight + stop.offsetHeight) / 4;
    if ((key === "ArrowLeft" || key === "ArrowRight") && !sameLine) continue;
    if (ahead > 2 && far < least) [best, least] = [stop, far];
  }
  return best;
}

function along(key: string, across: number, down: number): [number, number] {
  if (key === "ArrowLeft") return [-across, down];
  if (key === "ArrowRight") return [across, down];
  if (key === "ArrowUp") return [-down, across];
  return key === "ArrowDown" ? [down, across] : [0, 0];
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
