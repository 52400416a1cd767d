import { describe, expect, it } from "vitest";
import { MATCHES, recorded } from "./recorded";
import { story, type Effect } from "./story";

describe.each(MATCHES)("the story of a match (%s)", (match) => {
  const steps = recorded(match);
  const told = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return step.follows && before
      ? [{ before: before.view, ...step, beats: story(step.events, before.view, step.view) }]
      : [];
  });

  it("ends with exactly what was told", () => {
    expect(told.length).toBeGreaterThan(1);
    for (const { beats, view } of told) expect(beats.at(-1)?.view).toBe(view);
  });

  it("changes nothing it was given", () => {
    for (const [index, { view }] of steps.entries()) expect(view).toEqual(recorded(match)[index]?.view);
  });

  it("shows each event for a moment, and a count zone by zone", () => {
    for (const { beats, events, view } of told) {
      const shown = beats.map(({ effect }) => (effect as Effect | null)?.kind);
      for (const { type } of events) {
        if (type === "drawn") expect(shown).toContain("draw");
        if (type === "tile" || type === "firebreak") expect(shown).toContain("lay");
        if (type === "men") expect(shown).toContain("men");
        if (type === "pass") expect(shown).toContain("pass");
      }
      if (events.some(({ type }) => type === "end") && !view.goal)
        expect(shown.filter((kind) => kind === "count")).toHaveLength(view.zones.length);
      for (const { ms, effect } of beats) expect(ms > 0 || effect === null).toBe(true);
    }
  });

  it("never shows a man, a tile or a value before its time", () => {
    for (const { before, beats, events } of told) {
      let tiles = before.tiles.length;
      for (const { view } of beats.slice(0, events.length)) {
        expect(view.tiles.length).toBeGreaterThanOrEqual(tiles);
        tiles = view.tiles.length;
      }
      const secrets = beats.flatMap(({ view }) => view.tiles).filter((tile) => tile.firebreak_of === 1);
      expect(secrets.every(({ value }) => value === null)).toBe(true);
    }
  });
});

it("a story without events goes straight to what was told", () => {
  const [first, second] = recorded("four");
  expect(story([], first!.view, second!.view)).toEqual([{ view: second!.view, effect: null, ms: 0, sound: null }]);
});
