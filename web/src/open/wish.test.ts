import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../lib/wire";
import { clockOf } from "./clocks";
import { movedUp, seatsFor, wishes } from "./seats";
import { Wish } from "./wish.svelte";

const INTEGER = { type: "integer" };
const FEURIO: GameInfo = {
  name: "feurio",
  rules: 1,
  levels: ["easy", "normal"],
  options: [
    { name: "players", default: 4, schema: INTEGER },
    { name: "mode", default: "competitive", schema: { enum: ["competitive", "cooperative", "solitaire"] } },
    { name: "firebreaks", default: false, schema: { type: "boolean" } },
    { name: "eldest", default: 0, schema: INTEGER },
  ],
};

let wish: Wish;
beforeEach(() => {
  wish = new Wish(FEURIO);
});

const kinds = (): string[] => wish.seats.map((seat) => seat.kind);

test("one begins with friends online: one seat mine, the others open", () => {
  expect(kinds()).toEqual(["me", "open", "open", "open"]);
  expect(wish.preset).toBe("online");
});

test("ways to play fill the seats and set the table", () => {
  wish.take("solo");
  expect(kinds()).toEqual(["me", "bot", "bot", "bot"]);
  wish.take("box");
  expect(kinds()).toEqual(["me", "me", "me", "me"]);
  expect(wish.body(() => null).dice).toBe("manual");
  wish.take("screen");
  expect(wish.body(() => null)).toMatchObject({ dice: "sealed", spectators: true, public: false });
});

test("the number of seats and the way of playing follow each other", () => {
  wish.choose("eldest", 3);
  wish.resize(2);
  expect(wish.values).toMatchObject({ players: 2, eldest: 0 });
  wish.choose("mode", "solitaire");
  expect(kinds()).toEqual(["me"]);
  expect(wish.values.players).toBe(1);
  wish.choose("mode", "competitive");
  expect(wish.count).toBe(4);
  expect(kinds()).toEqual(["me", "open", "open", "open"]);
});

test("solitaire is asked without what means nothing there", () => {
  wish.choose("mode", "solitaire");
  expect(wish.controls.map((control) => control.name)).toEqual(["mode"]);
  expect(wish.body(() => null).options).toEqual({ players: 1, mode: "solitaire" });
});

test("a refusal stands at its field, or at the end if there is none", () => {
  const refuse = (code: string) => (wish.refusal = { code, rule: "F4", facts: {} });
  refuse("feurio-eldest-not-seated");
  expect(wish.refusedAt("eldest")?.code).toBe("feurio-eldest-not-seated");
  expect(wish.refusedElsewhere).toBeNull();
  refuse("too-many-requests");
  expect(wish.refusedElsewhere?.code).toBe("too-many-requests");
  wish.choose("firebreaks", true);
  expect(wish.refusal).toBeNull();
});

test("seats are sent with the names they got", () => {
  const seats = seatsFor("screen", 3, "easy");
  const [first, second, third] = seats;
  if (!first || !second || !third) throw new Error("three seats");
  const named = [first, { ...second, name: "  Chloé " }, { ...third, kind: "bot" as const }];
  expect(wishes(named, (seat) => (seat ? `Player ${seat + 1}` : null))).toEqual([
    { kind: "me", name: null },
    { kind: "me", name: "Chloé" },
    { kind: "bot", level: "easy" },
  ]);
  expect(movedUp(named, 2).map((seat) => seat.kind)).toEqual(["me", "bot", "me"]);
});

test("clocks are what their names promise", () => {
  expect(clockOf("none", "bot")).toEqual({ kind: "none" });
  expect(clockOf("quick", "pass")).toEqual({ kind: "turn", seconds: 60, then: "pass" });
  expect(clockOf("days", "bot")).toEqual({ kind: "days", days: 2, then: "bot" });
});
