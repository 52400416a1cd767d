import { expect, test, vi } from "vitest";
import type { TableLine } from "../lib/wire";

// Sentences are told by their id and facts: which one is said is what counts here.
vi.mock("../lib/texts.svelte", () => {
  const say = (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(" ");
  return { say, texts: { language: "en", list: (names: string[]) => names.join("+") } };
});

const { ago, company, ownEmblem, standing } = await import("./told");

const line = (more: Partial<TableLine>): TableLine =>
  ({
    game: "feurio",
    phase: "playing",
    seats: ["Dov", "Ada"],
    own: [0],
    actors: [],
    yours: false,
    ...more,
  }) as TableLine;

test("company is everybody but oneself, and short", () => {
  expect(company(line({ seats: ["Dov", "Ada"] }))).toBe("lobby-with Ada");
  expect(company(line({ seats: ["Ada", "Dov", "Bruno"], own: [1] }))).toBe("lobby-with Ada+Bruno");
  expect(company(line({ seats: ["Ada", "Dov", "Bruno", "Vera"], own: [1] }))).toBe("lobby-with-more Ada 2");
  expect(company(line({ seats: ["Dov", null] }))).toBe("");
});

test("a table says whom it waits for", () => {
  expect(standing(line({ yours: true }))).toBe("lobby-yours");
  expect(standing(line({ phase: "open", seats: ["Dov", null, null] }))).toBe("lobby-seats-open 2");
  expect(standing(line({ phase: "open" }))).toBe("lobby-ready");
  expect(standing(line({ actors: [1] }))).toBe("lobby-turn-of Ada");
  expect(standing(line({ actors: [0, 1] }))).toBe("lobby-others-turn");
  expect(standing(line({ actors: [-1] }))).toBe("lobby-others-turn");
});

test("times are told roughly", () => {
  const now = 1_000_000_000;
  expect(ago(now - 20_000, now)).toBe("lobby-now");
  expect(ago(now + 5_000, now)).toBe("lobby-now"); // two clocks are never quite the same
  expect(ago(now - 5 * 60_000, now)).toBe("5 minutes ago");
  expect(ago(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(ago(now - 86_400_000, now)).toBe("yesterday");
});

test("the sign of a row is that of one's own seat", () => {
  expect(ownEmblem(line({ seats: ["Ada", "Dov"], own: [1] }))?.colour).toBe("blue"); // two colours each: blue and yellow
  expect(ownEmblem(line({ game: "tails", seats: ["Ada", "Vera", "Dov"], own: [2] }))?.colour).toBe("yellow");
  expect(ownEmblem(line({ own: [] }))).toBeNull();
});
