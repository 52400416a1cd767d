import { describe, expect, it } from "vitest";
import type { FlashpointView } from "../../lib/wire";
import type { Effect } from "./effects";
import { ADVANCED, FAMILY, OPENING, SCENES, STEPS } from "./fixtures/read";
import { patch } from "./patch";
import { story } from "./story";

/** What the eye sees of a board, whatever the order it is told in. */
function seen(view: FlashpointView): unknown {
  const sorted = (things: unknown[]) => things.map((thing) => JSON.stringify(thing)).toSorted();
  return {
    men: view.firefighters.map(({ cell, specialist }) => [cell, specialist]),
    fire: sorted(view.fire),
    smoke: sorted(view.smoke),
    walls: sorted(view.walls),
    doors: sorted(view.doors),
    poi: sorted(view.poi),
    victims: sorted(view.victims),
    hazmats: sorted(view.hazmats),
    hot: sorted(view.hot_spots),
    vehicles: [view.ambulance?.side, view.engine?.side],
    counts: [view.rescued, view.lost, view.damage, view.reserve],
  };
}

describe("a story", () => {
  it.each([
    ["a family match", FAMILY],
    ["an advanced match", ADVANCED],
    ["rare moments", SCENES],
  ])("ends with the truth: %s", (_, steps) => {
    for (const { events, before, after } of steps) expect(story(events, before, after).at(-1)?.view).toBe(after);
  });

  it("is told by the events alone: patched one by one, they lead to the board as it is", () => {
    for (const { events, before, after } of STEPS) {
      if (events.some(({ type }) => type === "collapse")) continue; // whoever it buries is counted at the end
      expect(seen(events.reduce(patch, before))).toEqual(seen(after));
    }
  });

  it("never lasts without end, and never touches the view it began with", () => {
    for (const { events, before, after } of STEPS) {
      const kept = JSON.stringify(before);
      const beats = story(events, before, after);
      expect(beats.every(({ ms }) => ms >= 0 && ms <= 1000)).toBe(true);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it("lets the four arms of an explosion run out together, a space at a time", () => {
    const first = FAMILY[0]!.before;
    const beats = story(OPENING, first, first);
    const effects = beats.map(({ effect }) => effect as Effect | null);
    const burst = effects.findIndex((effect) => effect?.type === "burst");
    const blast = effects[burst + 1];
    expect(blast?.type === "blast" && blast.arms.map(({ direction }) => direction)).toEqual([
      "north",
      "east",
      "south",
      "west",
    ]);
    for (const effect of effects)
      if (effect?.type === "blast") for (const arm of effect.arms) expect(arm.lit && arm.hit).toBeFalsy();
  });

  it("jumps to the truth where nothing is worth a beat", () => {
    const { before, after } = FAMILY[0]!;
    expect(story([{ type: "turn", seat: 0, ap: 4, special: 0 }], before, after)).toEqual([
      { view: after, effect: null, ms: 0, sound: null },
    ]);
  });
});
