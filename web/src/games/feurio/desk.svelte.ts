// What the parts of one table of Feurio! share: what is looked at, and what is being made ready before it is done.

import type { Play } from "../../lib/play.svelte";
import type { Choice, FeurioCell, FeurioZone } from "../../lib/wire";
import { readAction } from "./actions";
import { coloursOf } from "./box";
import { inReadingOrder, keyOf } from "./geometry";

/** Zones to outline: those of a seat, of a colour, or one of them. */
export type Spotlight = { seat: number } | { colour: string } | { zone: string };

interface Placing {
  choice: Choice;
  cell: FeurioCell;
  colour: string;
  men: number;
}

interface Lit {
  choices: Choice[];
  filter: string | null;
  points: FeurioCell[];
  placings: Map<string, Placing[]>;
}

export class Desk {
  readonly play: Play<"feurio">;
  /** held by a press, or only as long as the pointer is there */
  kept = $state.raw<Spotlight | null>(null);
  passing = $state.raw<Spotlight | null>(null);
  /** the hottest point one looks at */
  #point = $state<string | null>(null);
  /** the tile men are made ready for, and how many of which colour */
  #tile = $state<string | null>(null);
  #chosenAt = $state("");
  #men = $state(1);
  #colour = $state<string | null>(null);
  /** which pair of start tiles is to lie in the middle */
  #pair = $state<string | null>(null);
  #known: Lit | null = null;

  constructor(play: Play<"feurio">) {
    this.play = play;
  }

  // ---- zones

  get spotlight(): Spotlight | null {
    return this.passing ?? this.kept;
  }

  keep(spotlight: Spotlight): void {
    this.kept = this.keeps(spotlight) ? null : spotlight;
    if (!this.kept) this.passing = null;
  }

  keeps(spotlight: Spotlight): boolean {
    return JSON.stringify(this.kept) === JSON.stringify(spotlight);
  }

  isLit(zone: FeurioZone): boolean {
    const light = this.spotlight;
    if (!light) return false;
    if ("zone" in light) return light.zone === nameOf(zone);
    if ("colour" in light) return light.colour === zone.colour;
    return coloursOf(light.seat, this.play.view.options).some((colour) => colour === zone.colour);
  }

  // ---- the tile

  /** What is lit, read once for all the cells that ask. */
  get #lit(): Lit {
    const { choices, filter } = this.play;
    if (this.#known?.choices !== choices || this.#known.filter !== filter)
      this.#known = { choices, filter, ...sorted(this.play.lit) };
    return this.#known;
  }

  /** The hottest points one may lay the tile on, as one reads; the first nine have a key. */
  get points(): FeurioCell[] {
    return this.#lit.points;
  }

  get point(): FeurioCell | null {
    return this.points.find((cell) => keyOf(cell) === this.#point) ?? this.points[0] ?? null;
  }

  /** From 1; 0 where the tile cannot go. */
  numberOf(cell: FeurioCell | null): number {
    return cell ? this.points.findIndex((point) => keyOf(point) === keyOf(cell)) + 1 : 0;
  }

  lookAt(cell: FeurioCell): void {
    this.#point = keyOf(cell);
  }

  /** What laying the tile on this point means: face up, unless a firebreak was asked for. */
  layingAt(cell: FeurioCell): Choice | null {
    const here = this.play.lit.filter((choice) => isAt(choice, cell));
    const laying = here.find(({ kind, action }) => {
      if (this.play.filter !== "firebreak") return kind === "tile";
      const firebreak = readAction(action);
      return firebreak.kind === "firebreak" && firebreak.colour === this.payer;
    });
    return laying ?? null;
  }

  /** The colours that may pay for a firebreak, and the one that will. */
  get payers(): string[] {
    const actions = this.play.choices.map(({ action }) => readAction(action));
    return [...new Set(actions.flatMap((action) => (action.kind === "firebreak" ? [action.colour] : [])))];
  }

  get payer(): string | null {
    return this.payers.find((colour) => colour === this.#colour) ?? this.payers[0] ?? null;
  }

  // ---- the men

  /** The tile chosen for men, as long as men can go there. */
  get tile(): FeurioCell | null {
    if (this.#tile === null || this.#chosenAt !== this.#moment) return null;
    return this.#lit.placings.get(this.#tile)?.[0]?.cell ?? null;
  }

  /** Tells one turn from another: what was chosen in one is forgotten in the next. */
  get #moment(): string {
    const { tiles, player, passes, standings } = this.play.truth;
    return JSON.stringify([tiles.length, player, passes, standings.map(({ men }) => men)]);
  }

  #placings(cell: FeurioCell): Placing[] {
    return this.#lit.placings.get(keyOf(cell)) ?? [];
  }

  get colours(): string[] {
    const { tile } = this;
    return tile ? [...new Set(this.#placings(tile).map(({ colour }) => colour))] : [];
  }

  get colour(): string | null {
    return this.colours.find((colour) => colour === this.#colour) ?? this.colours[0] ?? null;
  }

  /** How many men of the colour chosen may go there. */
  get counts(): number[] {
    const { tile, colour } = this;
    if (!tile) return [];
    return this.#placings(tile)
      .filter((placing) => placing.colour === colour)
      .map(({ men }) => men);
  }

  get men(): number {
    return Math.min(this.#men, Math.max(0, ...this.counts));
  }

  /** The choice made ready. */
  get placing(): Choice | null {
    const { tile, colour, men } = this;
    if (!tile) return null;
    return this.#placings(tile).find((one) => one.colour === colour && one.men === men)?.choice ?? null;
  }

  /** A press on a tile: choose it; on the chosen one: one man more, and after the last again one. */
  chooseTile(cell: FeurioCell): void {
    if (this.#tile === keyOf(cell) && this.tile) {
      this.#men = this.counts.includes(this.men + 1) ? this.men + 1 : 1;
      return;
    }
    this.#tile = keyOf(cell);
    this.#chosenAt = this.#moment;
    this.#men = 1;
  }

  take(men: number): void {
    if (this.counts.includes(men)) this.#men = men;
  }

  paint(colour: string): void {
    this.#colour = colour;
  }

  leaveTile(): void {
    this.#tile = null;
  }

  /** Back to nothing chosen and nothing lit. */
  clear(): void {
    this.leaveTile();
    this.kept = this.passing = null;
  }

  // ---- the start

  get pairs(): Choice[] {
    return this.play.lit.filter(({ kind }) => kind === "middle");
  }

  get pair(): Choice | null {
    return this.pairs.find(({ action }) => action === this.#pair) ?? this.pairs[0] ?? null;
  }

  choosePair(choice: Choice): void {
    this.#pair = choice.action;
  }

  // ---- what the primary button does

  get pass(): Choice | null {
    return this.play.lit.find(({ kind }) => kind === "pass") ?? null;
  }

  /** The one thing that is ready to be done. */
  get ready(): Choice | null {
    return this.pair ?? this.placing ?? (this.point ? this.layingAt(this.point) : null);
  }

  /** Do it; the tile of one turn is not the tile of the next. */
  doReady(): void {
    const { ready } = this;
    this.leaveTile();
    if (ready) void this.play.act(ready.action);
  }
}

export function nameOf(zone: FeurioZone): string {
  return `${zone.colour} ${zone.cells.map(keyOf).sort().join(" ")}`;
}

function sorted(lit: Choice[]): Pick<Lit, "points" | "placings"> {
  const points = new Map<string, FeurioCell>();
  const placings = new Map<string, Placing[]>();
  for (const choice of lit) {
    const action = readAction(choice.action);
    if (action.kind === "tile" || action.kind === "firebreak") points.set(keyOf(action.cell), action.cell);
    if (action.kind !== "men") continue;
    const { cell, colour, men } = action;
    placings.set(keyOf(cell), [...(placings.get(keyOf(cell)) ?? []), { choice, cell, colour, men }]);
  }
  return { points: [...points.values()].sort(inReadingOrder), placings };
}

function keyAt(target: Choice["target"]): string | null {
  return target?.type === "cell" ? keyOf(target.at) : null;
}

function isAt(choice: Choice, cell: FeurioCell): boolean {
  return keyAt(choice.target) === keyOf(cell);
}

const desks = new WeakMap<object, Desk>();

export function deskOf(play: Play<"feurio">): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk(play)));
  return desk;
}
