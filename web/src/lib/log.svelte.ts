// What happened, in stretches of steps; when the match goes back, stretches fall away.

import { ask, Refused } from "./api";
import { announcer } from "./announce.svelte";
import type { Events, GameName, Thought, Told, Update, Welcome } from "./wire";

type Event = Events[GameName];

export interface Stretch {
  from: number; // after this step …
  to: number; // … up to this one
  events: Event[];
  /** what the bot that began it says of it: told while one is there, and not again */
  why: Thought | null;
}

export class EventLog {
  #stretches = $state.raw<Stretch[]>([]);
  #reading = $state(false);
  #end = 0; // the last step told

  private readonly table: string;
  private readonly eyes: () => number | null;

  /** `eyes` is the seat one reads with; null: a spectator's, or several seats before one screen. */
  constructor(table: string, eyes: () => number | null) {
    this.table = table;
    this.eyes = eyes;
  }

  get events(): Event[] {
    return this.#stretches.flatMap((stretch) => stretch.events);
  }

  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  /** Whether something happened before what is known here. */
  get earlier(): boolean {
    return (this.#stretches[0]?.from ?? 0) > 0;
  }

  get reading(): boolean {
    return this.#reading;
  }

  take(telling: Welcome | Update): void {
    const from = telling.tell === "welcome" ? telling.since : (telling.back_to ?? this.#end);
    const kept = this.#stretches.filter((stretch) => stretch.to <= from);
    const cut = this.#stretches.some((stretch) => stretch.from < from && stretch.to > from);
    const why = telling.tell === "update" ? telling.why : null;
    if (telling.step > from) kept.push({ from, to: telling.step, events: shared(telling.told), why });
    this.#stretches = kept;
    this.#end = telling.step;
    if (cut) void this.readAll(); // the match went back into the middle of a stretch
  }

  /** Ask for everything that is not known yet; what was told stays, with what bots said of it. */
  async readAll(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      for (let from = 0; from < this.#end;) {
        const at = from;
        const known = this.#stretches.find((stretch) => stretch.from === at);
        if (known) {
          from = known.to;
          continue;
        }
        const until = this.#stretches.find((stretch) => stretch.from > at)?.from ?? null;
        const query = { since: at, until, seat: this.eyes() };
        const page = await ask("GET /api/tables/{table}/log", { table: this.table, query });
        if (page.until <= at) break;
        this.#put({ from: at, to: page.until, events: page.events, why: null });
        from = page.until;
      }
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      announcer.refused(problem.fault);
    } finally {
      this.#reading = false;
    }
  }

  /** Among the others, in the order of steps; not where the match went back meanwhile, or where more is known by now. */
  #put(stretch: Stretch): void {
    if (stretch.to > this.#end || this.#stretches.some(({ from, to }) => from < stretch.to && to > stretch.from))
      return;
    this.#stretches = [...this.#stretches, stretch].sort((one, other) => one.from - other.from);
  }
}

/** What several pairs of eyes of one person have in common: a shared screen shows no more than all of them may see. */
export function shared(told: Told[]): Event[] {
  const [first, ...others] = told.map((one) => one.events);
  if (!first) return [];
  return first.map((event, index) => {
    const common: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(event)) {
      const same = others.every((events) => sameField(events[index], field, value));
      common[field] = same ? value : null;
    }
    return common as unknown as Event;
  });
}

function sameField(event: Event | undefined, field: string, value: unknown): boolean {
  const other = (event as unknown as Record<string, unknown> | undefined)?.[field];
  return JSON.stringify(other) === JSON.stringify(value);
}
