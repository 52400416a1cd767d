import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../lib/settings.svelte";
import { ADVANCED, FAMILY, OPENING, STEPS } from "./fixtures/read";
import { FACES, speak } from "./fixtures/stage";
import { name } from "./names";
import { offer } from "./offers";
import { text } from "./text";
import { awaited, ending, subtitle, tell } from "./words";

const SILENT = ["roll", "turn", "end-turn", "blast"]; // may be told by what follows

describe.each<Language>(["en", "fr"])("words in %s", (language) => {
  beforeAll(() => speak(language));

  it("tells every event, or leaves it to the next one", () => {
    const kinds = new Set<string>();
    for (const { events, after } of [{ events: OPENING, after: ADVANCED[0]!.after }, ...STEPS]) {
      for (const event of events) {
        const line = tell(event, FACES, after);
        kinds.add(event.type);
        if (!line) expect(SILENT).toContain(event.type);
        else {
          expect(line.text).toMatch(/[.!?]$/);
          expect(line.text).not.toMatch(/\d,\d|undefined|web-/);
          expect(line.rule).toMatch(/^P\d+$/);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(40);
  });

  it("names every choice and its target", () => {
    const kinds = new Set<string>();
    for (const { choices, before } of STEPS) {
      for (const choice of choices) {
        kinds.add(choice.kind);
        const { verb, cost } = offer(choice, before, FACES);
        expect(verb).not.toMatch(/web-|^$/);
        expect(Boolean(cost)).toBe(choice.cost > 0);
        if (choice.target) expect(name(choice.target, before, FACES)).not.toMatch(/web-|^$/);
      }
    }
    expect(kinds.size).toBeGreaterThan(25);
  });

  it("says what is awaited in every phase", () => {
    for (const { before, seat } of STEPS) expect(awaited(before, seat ?? before.player)).not.toMatch(/web-|^$/);
  });

  it("says how it ended", () => {
    for (const [steps, reason] of [
      [FAMILY, "lost"],
      [ADVANCED, "collapsed"],
    ] as const) {
      const view = steps.at(-1)!.after;
      const told = ending({ reason, scores: [], winners: [], figures: {}, seed: null }, view);
      expect(told.figures).toHaveLength(4);
      expect(told.sentence).toContain(String(reason === "lost" ? view.lost : view.rescued));
    }
    for (const reason of ["rescued", "perfect", "rescued-collapsed"]) {
      const told = ending({ reason, scores: [], winners: [], figures: {}, seed: null }, FAMILY[0]!.after);
      expect(told.sentence).toMatch(/\.$/);
    }
  });

  it("names the house that is played in", () => {
    const { options } = FAMILY[0]!.before;
    expect(subtitle(options)).not.toBe(subtitle({ ...options, board: "|\n|" }));
    expect(subtitle({ ...options, mode: "advanced", level: "heroic", board: "back" })).not.toMatch(/web-/);
  });

  it("offers in the text view exactly what can be done", () => {
    for (const { before, choices, seat } of STEPS.filter((step) => step.choices.length)) {
      const parts = text(before, choices, FACES, seat);
      const offered = parts.flatMap((part) => part.lines).flatMap((line) => line.choices.map(({ action }) => action));
      expect(offered.toSorted()).toEqual(choices.map(({ action }) => action).toSorted());
    }
  });

  it("reads a space as a person would", () => {
    const lines = text(FAMILY[0]!.before, [], FACES, 0).flatMap((part) => part.lines.map((line) => line.text));
    expect(lines).toContain(
      language === "en"
        ? "Row 3, column 2. Fire. Closed door to the east."
        : "Rang 3, colonne 2. Feu. Porte fermée à l’est.",
    );
  });
});
