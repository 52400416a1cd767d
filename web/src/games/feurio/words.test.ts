import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings, type Language } from "../../lib/settings.svelte";
import { texts } from "../../lib/texts.svelte";
import type { Ending } from "../../lib/wire";
import { game } from ".";
import { describeZone, formula } from "./count";
import { faces, MATCHES, recorded, serveTexts } from "./recorded";
import { describe as inWords } from "./words";

const zone = { colour: "red", cells: [], values: [6, 5, 4], total: 15, divisor: 3, points: 5 };

describe("a zone in figures", () => {
  it("is a quotient, an arrow where it was rounded, nothing without an access", () => {
    expect(formula(zone)).toBe("(6+5+4) ÷ 3 = 5");
    expect(formula({ ...zone, values: [5, 4, 2], total: 11, divisor: 2, points: 6 })).toBe("(5+4+2) ÷ 2 → 6");
    expect(formula({ ...zone, values: [4], total: 4, divisor: 4, points: 1 })).toBe("4 ÷ 4 = 1");
    expect(formula({ ...zone, divisor: 0, points: 0 })).toBe("(6+5+4) ÷ – → 0");
  });
});

describe.each(["en", "fr"] as Language[])("words (%s)", (language) => {
  const problems = vi.spyOn(console, "error");

  beforeAll(async () => {
    serveTexts();
    settings.choose({ language });
    await texts.need("feurio", "web-feurio");
    problems.mockClear();
  });

  it.each(MATCHES)("tell everything that happens, or leave it out on purpose (%s)", (match) => {
    for (const { events, view } of recorded(match))
      for (const event of events) {
        const line = game.tell(event, faces(view), view);
        if (line === null) expect(event.type).toBe("drawn");
        else {
          expect(line.text).toMatch(/^[A-ZÀ-Ý].*\.$/);
          expect(line.rule).toMatch(/^F\d+$/);
        }
      }
    expect(problems).not.toHaveBeenCalled();
  });

  it.each(MATCHES)("name every choice and its target (%s)", (match) => {
    for (const { choices, view } of recorded(match))
      for (const choice of choices) {
        const { verb, cost, grave } = game.offer(choice, view, faces(view));
        expect(verb).toMatch(/^[A-ZÀ-Ý].*[^.]$/);
        expect(grave).toBe(choice.kind === "firebreak");
        expect(cost !== "").toBe(choice.kind === "firebreak");
        if (choice.target) expect(game.name(choice.target, view, faces(view))).toMatch(/\S · \S/);
      }
    expect(problems).not.toHaveBeenCalled();
  });

  it.each(MATCHES)("say what is awaited, and tell the whole table with every choice once (%s)", (match) => {
    for (const { choices, view } of recorded(match)) {
      expect(game.awaited(view, view.player)).toMatch(/\S/);
      const parts = game.text(view, choices, faces(view), view.seat);
      const offered = parts.flatMap(({ lines }) => lines.flatMap((line) => line.choices));
      expect(offered.map(({ action }) => action).sort()).toEqual(choices.map(({ action }) => action).sort());
      expect(new Set(parts.map(({ heading }) => heading)).size).toBe(parts.length);
      for (const { lines } of parts) for (const { text } of lines) expect(text).toMatch(/\.$/);
    }
    expect(problems).not.toHaveBeenCalled();
  });

  it.each(MATCHES)("tell how it ended, with the figures behind it (%s)", (match) => {
    const { view } = recorded(match).at(-1)!;
    const ending: Ending = { ...view.end!, figures: {}, seed: null };
    const { sentence, figures } = game.ending(ending, view, faces(view));
    expect(sentence).toMatch(/\.$/);
    for (const standing of view.goal ? [] : view.standings) {
      const own = figures.filter(({ seat }) => seat === standing.seat);
      const zones = own.filter(({ rule }) => rule === "F18").reduce((sum, { value }) => sum + Number(value), 0);
      expect(own.find(({ rule }) => rule === "F19")?.value).toBe(String(standing.points));
      expect(zones).toBe(standing.points);
    }
    if (view.goal) expect(figures.filter(({ rule }) => rule === "F22")).toHaveLength(3);
    expect(problems).not.toHaveBeenCalled();
  });

  it("describe zones and cells in sentences, and cover what is only one's own", () => {
    const { view } = recorded("firebreaks").at(-1)!;
    for (const one of view.zones) expect(describeZone(one, view)).toMatch(/\.$/);
    const own = view.tiles.find((tile) => tile.firebreak_of === view.seat);
    for (const { cell } of view.tiles) expect(inWords(cell, view, faces(view))).toMatch(/\.\)?$/);
    if (own) {
      expect(inWords(own.cell, view, faces(view))).toContain(String(own.value));
      expect(inWords(own.cell, view, faces(view), true)).not.toContain(String(own.value));
    }
    expect(own).toBeDefined();
    expect(game.subtitle(view.options).split(" · ")).toHaveLength(3);
    expect(problems).not.toHaveBeenCalled();
  });
});

it("a zone is told as in the rulebook", async () => {
  serveTexts();
  settings.choose({ language: "en" });
  await texts.need("feurio", "web-feurio");
  const { view } = recorded("four").at(-1)!;
  const told = { ...zone, colour: "green", values: [5, 4, 3], total: 12, points: 4 };
  expect(describeZone(told, view)).toBe("Green, zone of 3 tiles: 5, 4, 3. 12 divided by 3: 4 points.");
  const rounded = { ...zone, values: [5, 4, 2], total: 11, divisor: 2, points: 6 };
  expect(describeZone(rounded, view)).toBe("Red, zone of 3 tiles: 5, 4, 2. 11 divided by 2, rounded up: 6 points.");
});
