import { beforeEach, describe, expect, it } from "vitest";
import type { Face } from "../games/contract";
import { speak } from "./fixtures/speak";
import { expectation, harmsNobody, reasonsOf, reasonWords, whyWords } from "./thoughts";
import type { Candidate, TableInfo, Thought } from "./wire";

const REASONS = `
reason-feurio-deny = Denies { $name } the { $value }.
reason-feurio-water = Keeps { $places } places by the water.
reason-feurio-late = Comes too late.
`;
const FACES = ["Dov", "Ada"].map((name, seat) => ({ seat, name, emblems: [], bot: seat > 0, you: seat === 0 }) as Face);
const deny = { code: "deny", facts: { seat: 1, value: 5 } };
const water = { code: "water", facts: { places: 2 } };
const late = { code: "late", facts: {} };
const candidate = (value: number, ...reasons: Candidate["reasons"]): Candidate => ({ action: "pass", value, reasons });
const thought = (measure: Thought["measure"], ...candidates: Candidate[]): Thought => ({
  measure,
  candidates,
  nodes: 1,
});

beforeEach(() => speak("en", ["reasons-feurio"], { "reasons-feurio": REASONS }));

describe("a reason", () => {
  it("names whoever sits on the seat it speaks of", () => {
    expect(reasonWords(deny, "feurio", FACES)).toBe("Denies Ada the 5.");
    expect(reasonWords(water, "feurio", FACES)).toBe("Keeps 2 places by the water.");
  });

  it("is left out where nobody has words for it", () => {
    expect(reasonsOf(candidate(0, water, { code: "unheard", facts: {} }), "feurio", FACES)).toEqual([
      "Keeps 2 places by the water.",
    ]);
  });

  it("is told for what was chosen, and two are enough in the log", () => {
    const told = thought("worth", candidate(3, deny, water, late), candidate(1, late));
    expect(whyWords(told, "feurio", FACES)).toBe("Denies Ada the 5. Keeps 2 places by the water.");
    expect(whyWords(thought("worth", candidate(0)), "feurio", FACES)).toBe("");
  });
});

describe("what is expected", () => {
  it("is a chance to win, points, or nothing that people could read", () => {
    expect(expectation(thought("win"), candidate(0.577))).toBe("58 % to win");
    expect(expectation(thought("points"), candidate(12.46))).toBe("about 12.5 points");
    expect(expectation(thought("points"), candidate(1))).toBe("about 1 point");
    expect(expectation(thought("worth"), candidate(9.3))).toBe("");
  });

  it("is certain only where it is", () => {
    const told = [0, 0.001, 0.4, 0.9951, 1].map((value) => expectation(thought("win"), candidate(value)));
    expect(told).toEqual(["0 % to win", "1 % to win", "40 % to win", "99 % to win", "100 % to win"]);
  });

  it("is told in French with a comma", async () => {
    await speak("fr", ["reasons-feurio"], { "reasons-feurio": REASONS });
    expect(expectation(thought("win"), candidate(0.5))).toBe("50\u202f% de chances de gagner");
    expect(expectation(thought("points"), candidate(12.46))).toBe("environ 12,5 points");
  });
});

describe("a hint harms nobody", () => {
  const table = (together: boolean, ...people: (number | null)[]) =>
    ({ together, seats: people.map((person) => ({ person })) }) as TableInfo;

  it("where all others are bots, not where people share a screen", () => {
    expect(harmsNobody(table(false, 1, null, null))).toBe(true);
    expect(harmsNobody(table(false, 1, 2, null))).toBe(false);
    expect(harmsNobody(table(false, 1, 1, null))).toBe(false);
  });

  it("where everybody wins or loses together", () => {
    expect(harmsNobody(table(true, 1, 2))).toBe(true);
  });
});
