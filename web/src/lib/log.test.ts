import { afterEach, expect, test, vi } from "vitest";
import { EventLog, shared } from "./log.svelte";
import type { Thought, Told, Update, Welcome } from "./wire";

const event = (seat: number) => ({ type: "passed", seat }) as Told["events"][number];
const told = (...events: Told["events"]): Told[] =>
  [{ seat: 0, view: {}, choices: [], paths: [], events, chances: [] }] as unknown as Told[];
const welcome = (since: number, step: number, ...events: Told["events"]) =>
  ({ tell: "welcome", since, step, told: told(...events) }) as unknown as Welcome;
const update = (step: number, back_to: number | null, ...events: Told["events"]) =>
  ({ tell: "update", step, back_to, told: told(...events) }) as unknown as Update;

afterEach(() => vi.unstubAllGlobals());

test("what happens is added in its order", () => {
  const log = new EventLog("t", () => null);
  log.take(welcome(0, 2, event(1), event(2)));
  log.take(update(3, null, event(3)));
  expect(log.events).toEqual([event(1), event(2), event(3)]);
  expect(log.earlier).toBe(false);
});

test("what did not happen after all falls away", () => {
  const log = new EventLog("t", () => null);
  log.take(welcome(0, 1, event(1)));
  log.take(update(2, null, event(2)));
  log.take(update(3, 1, event(3)));
  expect(log.events).toEqual([event(1), event(3)]);
});

test("whoever comes late is told that there is more, and can read it", async () => {
  const log = new EventLog("t", () => null);
  log.take(welcome(5, 6, event(6)));
  expect(log.earlier).toBe(true);
  const why = { measure: "worth", candidates: [], nodes: 1 } as Thought;
  log.take({ ...update(7, null, event(7)), why });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const page =
      asked.length === 1 ? { since: 0, until: 3, events: [event(1)] } : { since: 3, until: 5, events: [event(4)] };
    return Promise.resolve(new Response(JSON.stringify(page), { headers: { "Content-Type": "application/json" } }));
  });
  await log.readAll();
  expect(asked).toEqual(["/api/tables/t/log?since=0&until=5", "/api/tables/t/log?since=3&until=5"]);
  expect(log.events).toEqual([event(1), event(4), event(6), event(7)]);
  expect(log.earlier).toBe(false);
  expect(log.stretches.at(-1)?.why).toBe(why); // what was told stays as it was told
});

test("when the match goes back into what was told in one go, the rest is asked for again", async () => {
  const log = new EventLog("t", () => null);
  log.take(welcome(0, 2, event(1), event(2)));
  const page = { since: 0, until: 1, events: [event(1)] };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(page), { headers: { "Content-Type": "application/json" } })),
  );
  log.take(update(1, 1));
  await vi.waitFor(() => expect(log.events).toEqual([event(1)]));
});

test("a shared screen shows what all its seats may know", () => {
  const chosen = (seat: number, cards: string[] | null) =>
    ({ type: "chosen", seat, count: 3, cards }) as Told["events"][number];
  const mine = told(chosen(0, ["1", "2", "3"]), chosen(1, null));
  const theirs = told(chosen(0, null), chosen(1, ["4", "5", "6"]));
  expect(shared([...mine, ...theirs])).toEqual([chosen(0, null), chosen(1, null)]);
});

test("what a bot says of its move stays with the move", () => {
  const log = new EventLog("t", () => null);
  const why = { measure: "worth", candidates: [], nodes: 1 } as Thought;
  log.take(welcome(0, 1, event(1)));
  log.take({ ...update(2, null, event(2)), why });
  log.take({ ...update(3, null, event(3)), why: null });
  expect(log.stretches.map((stretch) => stretch.why)).toEqual([null, why, null]);
  log.take({ ...update(2, 1, event(4)), why: null });
  expect(log.stretches.map((stretch) => stretch.why)).toEqual([null, null]);
});
