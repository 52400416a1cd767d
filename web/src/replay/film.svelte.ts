// A finished match, step by step: loaded page by page, from the eyes of one seat or with everything open.

import { ask, Refused } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { GameName, ReplayStep, Views } from "../lib/wire";

const PAGE = 60; // steps asked for at once

export class Film {
  game = $state.raw<GameName | null>(null);
  seats = $state.raw<string[]>([]);
  /** of the whole match */
  steps = $state(0);
  first = $state.raw<Views[GameName] | null>(null);
  loaded = $state.raw<ReplayStep[]>([]);
  #stopped = false;

  readonly table: string;
  readonly seat: number | null;
  private readonly code: string | null;

  /** `code` lets in whoever was not at the table; null: only they may look. */
  constructor(table: string, seat: number | null, code: string | null) {
    this.table = table;
    this.seat = seat;
    this.code = code;
  }

  /** Load everything; what has come can be looked at meanwhile. */
  async load(): Promise<void> {
    try {
      await this.#load();
    } catch (problem) {
      const stranger = problem instanceof Refused && problem.fault.code === "no-such-table" && this.code !== null;
      if (!stranger) throw problem;
      await me.named();
      await ask("POST /api/join", { body: { code: this.code } });
      await this.#load();
    }
  }

  async #load(): Promise<void> {
    do {
      const query = { from: this.loaded.length, count: PAGE, seat: this.seat };
      const page = await ask("GET /api/tables/{table}/replay", { table: this.table, query });
      if (this.#stopped) return;
      this.first ??= page.first;
      this.game = page.game;
      this.seats = page.seats;
      this.steps = page.steps;
      this.loaded = [...this.loaded, ...page.page];
      if (!page.page.length) return;
    } while (this.loaded.length < this.steps);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** The board after that step; 0: before the first. */
  view(step: number): Views[GameName] | null {
    return step === 0 ? this.first : (this.loaded[step - 1]?.view ?? null);
  }
}
