// Events as beats: what is shown, what moves above it, for how long.

import type { Sound } from "../../lib/sound";
import type { FlashpointBlast, FlashpointEvent, FlashpointView } from "../../lib/wire";
import type { Beat } from "../contract";
import type { Effect } from "./effects";
import { patch } from "./patch";

const DICE = 600;
const FIRE = 420;
const ARM = 120;
const STEP = 220;
const REVEAL = 320;
const SET_UP = 90; // whatever happens before the first turn goes by quickly

type FlashpointBeat = Beat<"flashpoint">;

interface Telling {
  beats: FlashpointBeat[];
  view: FlashpointView;
}

/** What a blast breaks is told right after it. */
interface Blow {
  blast: FlashpointBlast;
  broken: FlashpointEvent[];
}

export function story(events: FlashpointEvent[], before: FlashpointView, after: FlashpointView): FlashpointBeat[] {
  const telling: Telling = { beats: [], view: withPoints(before, after, events) };
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index]!;
    if (event.type !== "explosion") {
      tellOne(telling, event, flared(events, index));
      continue;
    }
    const blows: Blow[] = [];
    for (let next = events[index + 1]; next && isBlow(next); next = events[index + 1]) {
      if (next.type === "blast") blows.push({ blast: next, broken: [] });
      else blows.at(-1)?.broken.push(next);
      index += 1;
    }
    tellExplosion(telling, event, blows);
  }
  const last = telling.beats.at(-1);
  if (last) last.view = after;
  else telling.beats.push({ view: after, effect: null, ms: 0, sound: null });
  return telling.beats;
}

function isBlow(event: FlashpointEvent): boolean {
  return event.type === "blast" || event.type === "damage" || event.type === "door-gone";
}

/** Whether the roll at `index` is one of a flare-up. */
function flared(events: FlashpointEvent[], index: number): boolean {
  return events[index - 1]?.type === "flare-up";
}

/** Points are spent at once; those of a turn that ends or begins change when it does. */
function withPoints(before: FlashpointView, after: FlashpointView, events: FlashpointEvent[]): FlashpointView {
  const told = new Set<number>();
  for (const event of events) if (event.type === "turn" || event.type === "end-turn") told.add(event.seat);
  const firefighters = before.firefighters.map((man) => {
    const then = after.firefighters.find(({ seat }) => seat === man.seat);
    return then && !told.has(man.seat) ? { ...man, ap: then.ap, special: then.special } : man;
  });
  return { ...before, firefighters };
}

function add(telling: Telling, effect: Effect | null, ms: number, sound: Sound | null = null): void {
  telling.beats.push({ view: telling.view, effect, ms, sound });
}

function tellOne(telling: Telling, event: FlashpointEvent, again: boolean): void {
  telling.view = patch(telling.view, event);
  switch (event.type) {
    case "roll": {
      const effect: Effect = { type: "roll", red: event.red, black: event.black, again };
      const quick = event.purpose === "hazmat" || event.purpose === "hot-spot";
      return add(telling, effect, quick ? REVEAL : DICE, "dice");
    }
    case "move":
      return add(telling, { type: "walk", seat: event.seat, from: event.start, to: event.cell }, STEP, "step");
    case "ride":
    case "fall":
      return add(telling, null, FIRE, "step");
    case "drive":
      return add(telling, null, FIRE, "step");
    case "door":
      return add(telling, { type: "strike", edge: event.edge }, STEP, "door");
    case "chop":
      return add(telling, { type: "strike", edge: event.edge }, STEP, "chop");
    case "damage":
    case "door-gone":
      return add(telling, { type: "strike", edge: event.edge }, STEP);
    case "douse":
      return add(telling, { type: "water", cells: [event.cell], from: null }, STEP, "hiss");
    case "splash":
      return add(telling, { type: "water", cells: event.cells, from: event.target }, FIRE, "hiss");
    case "reveal":
      return add(telling, { type: "reveal", cell: event.cell, found: event.found }, REVEAL + FIRE, "card");
    case "rescue":
      return add(telling, { type: "saved", cell: event.cell }, FIRE, "saved");
    case "lose":
      return add(telling, { type: "lost", cell: event.cell }, FIRE, "lost");
    case "smoke":
      return add(telling, { type: "puff", cell: event.cell }, FIRE);
    case "fire":
      return add(telling, { type: "catch", cells: [event.cell], count: 0 }, FIRE);
    case "flashover":
      return add(telling, { type: "catch", cells: event.cells, count: event.cells.length }, FIRE, "flashover");
    case "flare-up":
    case "hot-spot":
      return add(telling, { type: "flare", cell: event.cell }, event.type === "flare-up" ? FIRE : STEP);
    case "knock-down":
      return add(telling, { type: "down", seat: event.seat, cell: event.cell }, FIRE, "lost");
    case "poi":
    case "hazmat":
      return add(telling, { type: "drop", cell: event.cell }, REVEAL);
    case "burn-out":
      return add(telling, { type: "water", cells: [], from: null }, STEP);
    case "collapse":
      return add(telling, { type: "collapse" }, FIRE * 2, "explosion");
    case "take":
    case "place":
    case "park":
    case "begin":
      return add(telling, null, SET_UP);
    case "end":
      return add(telling, null, STEP, "end");
    default: // told by what follows, or by the points beside a name
      return;
  }
}

/** The space swells; then four arms run out together, a space at a time. */
function tellExplosion(
  telling: Telling,
  explosion: Extract<FlashpointEvent, { type: "explosion" }>,
  blows: readonly Blow[],
): void {
  const { cell } = explosion;
  telling.view = patch(telling.view, explosion);
  add(telling, { type: "burst", cell }, FIRE, "explosion");
  const longest = Math.max(0, ...blows.map(({ blast }) => blast.path.length));
  for (let step = 0; step <= longest; step += 1) {
    for (const { blast, broken } of blows) {
      if (blast.path.length !== step) continue;
      telling.view = [blast, ...broken].reduce(patch, telling.view);
    }
    const arms = blows.map(({ blast }) => ({
      direction: blast.direction,
      through: blast.path.slice(0, step),
      lit: blast.path.length === step ? blast.lit : null,
      hit: blast.path.length === step ? blast.edge : null,
    }));
    add(telling, { type: "blast", cell, arms }, step === longest ? FIRE : ARM);
  }
}
