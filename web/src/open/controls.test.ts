import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../lib/wire";
import { controlOf, defaults, isMeant, meant, optionRefused, seatsAllowed } from "./controls";

const option = (name: string, schema: Record<string, unknown>, usual: unknown = null): OptionInfo => ({
  name,
  default: usual,
  schema,
});
const INTEGER = { type: "integer", minimum: -1000, maximum: 1000 };

test("the schema of an option says how it is asked", () => {
  expect(controlOf("feurio", option("firebreaks", { type: "boolean" }))).toEqual({
    kind: "switch",
    name: "firebreaks",
  });
  expect(controlOf("feurio", option("players", INTEGER))).toEqual({ kind: "count", name: "players" });
  expect(controlOf("tails", option("eldest", INTEGER))).toEqual({ kind: "seat", name: "eldest" });
  expect(controlOf("flashpoint", option("board", { type: "string" }))).toEqual({ kind: "house", name: "board" });
  expect(controlOf("flashpoint", option("specialists", { anyOf: [] })).kind).toBe("specialists");
  expect(controlOf("tails", option("deck", { anyOf: [] })).kind).toBe("deck");
});

test("options nobody here has heard of can still be chosen", () => {
  expect(controlOf("tails", option("rounds", { type: "integer", minimum: 1, maximum: 9 }))).toEqual({
    kind: "number",
    name: "rounds",
    least: 1,
    most: 9,
  });
  expect(controlOf("tails", option("wind", { enum: ["north", "east"] }))).toEqual({
    kind: "choice",
    name: "wind",
    values: ["north", "east"],
  });
  expect(controlOf("tails", option("motto", { type: "string" }))).toEqual({ kind: "text", name: "motto" });
});

test("what is usual or easier comes first", () => {
  const level = controlOf("flashpoint", option("level", { enum: ["heroic", "recruit", "veteran"] }));
  expect(level).toMatchObject({ values: ["recruit", "veteran", "heroic"] });
  const mode = controlOf("feurio", option("mode", { enum: ["competitive", "cooperative", "solitaire"] }));
  expect(mode).toMatchObject({ values: ["competitive", "cooperative", "solitaire"] });
});

test("what means nothing is neither asked nor sent", () => {
  const family = { mode: "family", level: "heroic", specialists: "draw", quick: true };
  expect(isMeant("flashpoint", "level", family)).toBe(false);
  expect(meant("flashpoint", family)).toEqual({ mode: "family", quick: true });
  expect(meant("flashpoint", { ...family, mode: "advanced" })).toEqual({ ...family, mode: "advanced" });
  expect(meant("feurio", { mode: "solitaire", players: 1, firebreaks: true, cest_chaud: true, eldest: 0 })).toEqual({
    mode: "solitaire",
    players: 1,
  });
});

test("defaults are the server's", () => {
  const game: GameInfo = { name: "tails", rules: 1, levels: ["easy"], options: [option("players", INTEGER, 4)] };
  expect(defaults(game)).toEqual({ players: 4 });
});

test("how many may sit follows the way of playing", () => {
  expect(seatsAllowed("feurio", { mode: "solitaire" })).toEqual({ least: 1, most: 1 });
  expect(seatsAllowed("feurio", { mode: "cooperative" })).toEqual({ least: 2, most: 4 });
  expect(seatsAllowed("flashpoint", {})).toEqual({ least: 1, most: 6 });
});

test.each([
  ["flashpoint-drawing-sign", "board"],
  ["flashpoint-specialist-twice", "specialists"],
  ["tails-one-to-nine-flames", "deck"],
  ["tails-eldest-not-seated", "eldest"],
  ["feurio-two-to-four", "seats"],
  ["bad-name", "seats"],
  ["too-many-requests", ""],
])("a refusal %s belongs to “%s”", (code, place) => {
  expect(optionRefused(code)).toBe(place);
});
