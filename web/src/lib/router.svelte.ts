// Which screen is shown: the address says it.

import type { GameName } from "./wire";

export const GAMES: GameName[] = ["flashpoint", "feurio", "tails"];

export type Screen =
  | { name: "home" }
  | { name: "new"; game: GameName }
  | { name: "table"; table: string }
  | { name: "join"; code: string }
  | { name: "replay"; table: string; step: number | null; seat: number | null; code: string | null }
  | { name: "learn"; game: GameName | null; lesson: string | null }
  | { name: "rules"; game: GameName; rule: string | null }
  | { name: "reviews" }
  | { name: "robots" }
  | { name: "settings" }
  | { name: "missing" };

function isGame(word: string | undefined): word is GameName {
  return GAMES.includes(word as GameName);
}

function number(word: string | null): number | null {
  return word !== null && /^\d{1,7}$/.test(word) ? Number(word) : null;
}

/** The words of a path; null where somebody wrote what no address has. */
function readable(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function screenAt(address: URL): Screen {
  const words = readable(address.pathname);
  if (!words) return { name: "missing" };
  const [first = "", second, ...rest] = words;
  if (rest.length) return { name: "missing" };
  if (!first) return { name: "home" };
  if (first === "new" && isGame(second)) return { name: "new", game: second };
  if (first === "tables" && second) return { name: "table", table: second };
  if (first === "join" && second) return { name: "join", code: second };
  if (first === "replay" && second) {
    const asked = address.searchParams;
    const [step, seat] = [number(asked.get("step")), number(asked.get("seat"))];
    return { name: "replay", table: second, step, seat, code: asked.get("code") };
  }
  if (first === "learn" && (second === undefined || isGame(second)))
    return { name: "learn", game: second ?? null, lesson: address.searchParams.get("lesson") };
  if (first === "rules" && isGame(second)) return { name: "rules", game: second, rule: address.hash.slice(1) || null };
  if (first === "reviews" && !second) return { name: "reviews" };
  if (first === "robots" && !second) return { name: "robots" };
  if (first === "settings" && !second) return { name: "settings" };
  return { name: "missing" };
}

class Router {
  #screen = $state.raw<Screen>(screenAt(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (click) => this.#follow(click));
  }

  get screen(): Screen {
    return this.#screen;
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.#screen = screenAt(new URL(location.href));
  }

  // Plain clicks on our own links change the screen without loading the page anew.
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    if (link.href !== location.href) this.go(link.href);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  }
}

export const router = new Router();
