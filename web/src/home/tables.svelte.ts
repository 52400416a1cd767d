// The tables one can go to: asked for gently, and only while somebody looks.

import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { TableLine, TableList } from "../lib/wire";

const PAUSE = 30_000; // milliseconds between two looks

export class Tables {
  #list = $state.raw<TableList | null>(null);
  /** whether the last look failed: what is shown may be old */
  failed = $state(false);

  get known(): boolean {
    return this.#list !== null;
  }

  /** One's own that are not over: those that wait for oneself first, then the newest. */
  get running(): TableLine[] {
    return (this.#list?.mine ?? []).filter((line) => line.phase !== "over").sort(pressing);
  }

  get finished(): TableLine[] {
    return (this.#list?.mine ?? []).filter((line) => line.phase === "over").sort(pressing);
  }

  /** Open to everybody, where one has not been yet. */
  get others(): TableLine[] {
    return (this.#list?.public ?? []).filter((line) => !line.mine && line.phase !== "over").sort(pressing);
  }

  async look(): Promise<void> {
    try {
      await me.load();
      this.#list = await ask("GET /api/tables");
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Looks now and again; returns how to stop. */
  watch(): () => void {
    const lookIfSeen = (): void => {
      if (document.visibilityState === "visible") void this.look();
    };
    void this.look();
    const timer = setInterval(lookIfSeen, PAUSE);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }
}

function pressing(one: TableLine, other: TableLine): number {
  return Number(other.yours) - Number(one.yours) || other.updated - one.updated;
}
