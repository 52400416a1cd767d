// Which lessons have been taken in this browser.

import type { GameName } from "../lib/wire";

const KEY = "brasier-learned";

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return []; // no storage, or not ours
  }
}

class Progress {
  #taken = $state(kept());

  has(game: GameName, lesson: string): boolean {
    return this.#taken.includes(`${game} ${lesson}`);
  }

  take(game: GameName, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#taken.push(`${game} ${lesson}`);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#taken));
    } catch {
      // private windows keep nothing: it is known until the page is closed
    }
  }
}

export const progress = new Progress();
