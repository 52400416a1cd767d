// A table as somebody wishes it, while they fill in the form.

import type { Fault, GameInfo, GameName, NewTable } from "../lib/wire";
import { clockOf, type ClockName, type Then } from "./clocks";
import {
  controlOf,
  countName,
  defaults,
  isMeant,
  meant,
  optionRefused,
  seatsAllowed,
  type Control,
  type Values,
} from "./controls";
import { resized, seatsFor, wishes, type Preset, type Seat } from "./seats";

export class Wish {
  readonly game: GameName;
  readonly levels: string[];
  readonly #controls: Control[];
  values = $state.raw<Values>({});
  seats = $state.raw<Seat[]>([]);
  preset = $state<Preset | null>(null);
  clock = $state<ClockName>("none");
  then = $state<Then>("bot");
  public = $state(false);
  spectators = $state(true);
  dice = $state<"sealed" | "manual">("sealed");
  refusal = $state.raw<Fault | null>(null);

  constructor(info: GameInfo) {
    this.game = info.name;
    this.levels = info.levels;
    this.#controls = info.options.map((option) => controlOf(info.name, option));
    this.values = defaults(info);
    this.take("online");
  }

  get count(): number {
    return this.seats.length;
  }

  get allowed(): { least: number; most: number } {
    return seatsAllowed(this.game, this.values);
  }

  /** What is asked below the seats, as far as it means something now. */
  get controls(): Control[] {
    return this.#controls.filter(({ kind, name }) => kind !== "count" && isMeant(this.game, name, this.values));
  }

  take(preset: Preset): void {
    this.seats = seatsFor(preset, Number(this.values[countName(this.game)]), this.levels[0] ?? "easy");
    this.dice = preset === "box" ? "manual" : "sealed";
    this.clock = "none";
    this.public = false;
    this.spectators = true; // nobody comes without the link, and whoever has played may want to show it
    this.refusal = null;
    this.preset = preset;
  }

  sit(seats: Seat[]): void {
    this.seats = seats;
    this.preset = null;
    this.refusal = null;
  }

  resize(count: number): void {
    this.seats = resized(this.seats, count);
    const eldest = Number(this.values.eldest ?? 0);
    const { game } = this;
    this.values = { ...this.values, [countName(game)]: count, ...(eldest >= count ? { eldest: 0 } : {}) };
    this.refusal = null;
  }

  choose(option: string, value: unknown): void {
    this.values = { ...this.values, [option]: value };
    this.refusal = null;
    const { least, most } = this.allowed;
    if (this.count > most) this.resize(most);
    if (this.count < least) this.resize(Math.max(least, Math.min(most, 4)));
  }

  /** What the server had against an option, or against the seats. */
  refusedAt(place: string): Fault | null {
    return this.refusal && optionRefused(this.refusal.code) === place ? this.refusal : null;
  }

  /** What it had against the whole: nothing on the form is named by it. */
  get refusedElsewhere(): Fault | null {
    if (!this.refusal) return null;
    const place = optionRefused(this.refusal.code);
    const shown = place === "seats" || this.controls.some(({ name }) => name === place);
    return shown ? null : this.refusal;
  }

  body(nameOf: (seat: number) => string | null): NewTable {
    return {
      game: this.game,
      options: meant(this.game, this.values) as NewTable["options"],
      seats: wishes(this.seats, nameOf),
      clock: clockOf(this.clock, this.then),
      public: this.public,
      spectators: this.spectators,
      dice: this.dice,
    };
  }
}
