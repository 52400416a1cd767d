import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat, GameModule } from "../games/contract";
import { announcer } from "./announce.svelte";
import { Refused } from "./api";
import { Play, type Hands } from "./play.svelte";
import type { Choice, FlashpointView, Path, Target } from "./wire";

// A game of one number: an event {to} shows it for 400 ms.
type View = FlashpointView & { at: number };
const view = (at: number) => ({ at }) as View;
const cell = (column: number): Target => ({ type: "cell", at: [0, column] });
const choice = (action: string, target: Target, kind = "move"): Choice => ({
  action,
  kind,
  rule: "P8",
  target,
  cost: 1,
});
const near = { x: 0, y: 0, width: 10, height: 10 };

const module = {
  story: (events: { to: number }[]) =>
    events.map(({ to }): Beat<"flashpoint"> => ({ view: view(to), effect: null, ms: 400, sound: null })),
  offer: (one: Choice) => ({ verb: one.action, where: "", cost: "", grave: one.kind === "chop" }),
} as unknown as GameModule<"flashpoint">;

function make(hands: Partial<Hands> = {}) {
  const acted: string[] = [];
  const asked: Target[] = [];
  const play = new Play("flashpoint", module, view(0), {
    act: (_, action) => Promise.resolve(acted.push(action)),
    why: (_, target) => {
      asked.push(target);
      return Promise.resolve(null);
    },
    point: null,
    ...hands,
  });
  const tell = (at: number, choices: Choice[], { paths = [] as Path[], events = [] as unknown[], hold = false } = {}) =>
    play.show({ view: view(at), seat: 0, choices, paths, events: events as never[] }, { hold });
  const shown = () => (play.view as View).at;
  return { play, tell, shown, acted, asked };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a story is told beat by beat, and ends at the truth", () => {
  const { play, tell, shown } = make();
  tell(3, [choice("a", cell(1))], { events: [{ to: 1 }, { to: 2 }] });
  expect(shown()).toBe(1);
  expect(play.choices).toEqual([]); // nothing to choose while it is told
  vi.advanceTimersByTime(400);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(400);
  expect(shown()).toBe(3);
  expect(play.choices).toHaveLength(1);
});

test("what was told last is forgotten when the board is set anew", () => {
  const { play, tell } = make();
  tell(3, [], { events: [{ to: 1 }] });
  tell(3, []);
  expect(play.told).toHaveLength(1);
  play.show({ view: view(0), seat: 0, choices: [], paths: [], events: [] }, { instant: true });
  expect(play.told).toEqual([]);
});

test("a story can be skipped", () => {
  const { play, tell, shown } = make();
  tell(3, [], { events: [{ to: 1 }, { to: 2 }] });
  play.skip();
  expect(shown()).toBe(3);
  expect(play.telling).toBe(false);
});

test("what comes while a story is told is told after it", () => {
  const { tell, shown } = make();
  tell(1, [], { events: [{ to: 1 }] });
  tell(2, [], { events: [{ to: 2 }] });
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(400);
  expect(shown()).toBe(2);
});

test("a long story takes no longer than six seconds", () => {
  const { play, tell, shown } = make();
  tell(99, [], { events: Array.from({ length: 100 }, (_, to) => ({ to })) });
  vi.advanceTimersByTime(6100);
  expect(play.telling).toBe(false);
  expect(shown()).toBe(99);
});

test("a held story waits for somebody to go on", () => {
  const { play, tell } = make();
  tell(1, [], { events: [{ to: 1 }], hold: true });
  vi.advanceTimersByTime(5000);
  expect(play.held).toBe(true);
  play.next();
  expect(play.telling).toBe(false);
});

test("a press on the only choice of a target does it", async () => {
  const { play, tell, acted } = make();
  tell(0, [choice("move east", cell(1)), choice("move west", cell(2))]);
  await play.pick(cell(1), near);
  expect(acted).toEqual(["move east"]);
});

test("where there are several ways a menu opens, and what is grave never stands first", async () => {
  const { play, tell, acted } = make();
  tell(0, [choice("chop", cell(1), "chop"), choice("move", cell(1))]);
  await play.pick(cell(1), near);
  expect(acted).toEqual([]);
  expect(play.menu?.choices.map((one) => one.action)).toEqual(["move", "chop"]);
});

test("a filter leaves only its kind lit, and goes when the kind does", async () => {
  const { play, tell, acted } = make();
  tell(0, [choice("chop", cell(1), "chop"), choice("move", cell(1))]);
  play.filter = "chop";
  await play.pick(cell(1), near);
  expect(acted).toEqual(["chop"]);
  tell(0, [choice("move", cell(1))]);
  expect(play.filter).toBeNull();
});

test("what is not lit is asked about", async () => {
  const { play, tell, asked, acted } = make();
  tell(0, [choice("move", cell(1))]);
  await play.pick(cell(5), near);
  expect(asked).toEqual([cell(5)]);
  expect(acted).toEqual([]);
});

test("a path is walked step by step, as long as each step is still possible", async () => {
  const path: Path = { kind: "move", target: { type: "cell", at: [0, 3] }, cost: 3, actions: ["a", "b", "c"] };
  const acted: string[] = [];
  const made = make({
    act: (_, action) => {
      acted.push(action);
      const left = { a: [choice("b", cell(2))], b: [choice("d", cell(9))] }[action] ?? [];
      made.tell(0, left);
      return Promise.resolve();
    },
  });
  made.tell(0, [choice("a", cell(1))], { paths: [path] });
  await made.play.pick(path.target, near);
  expect(acted).toEqual(["a", "b"]); // "c" was no longer among the choices
  expect(made.play.queue).toEqual([]);
});

test("a refusal puts everything back", async () => {
  const refusal = new Refused({ code: "table-moved-on", rule: "", facts: {} });
  const { play, tell } = make({ act: () => Promise.reject(refusal) });
  tell(0, [choice("a", cell(1))]);
  await play.act("a", "b");
  expect(play.pending).toBeNull();
  expect(play.queue).toEqual([]);
});

test("nothing is done while the table is away or covered", async () => {
  const { play, tell, acted, asked } = make();
  tell(0, [choice("a", cell(1))]);
  play.open = false;
  expect(play.choices).toEqual([]);
  await play.pick(cell(1), near);
  await play.act("a");
  expect([acted, asked]).toEqual([[], []]);
});

test("whose turn it is instead is told by name", async () => {
  const told = vi.spyOn(announcer, "refused").mockReturnValue();
  const turn = { code: "not-your-turn", rule: "P6", facts: { seat: 1 } };
  const { play, tell } = make({ why: () => Promise.resolve(turn) });
  play.faces = ["Ada", "Bruno"].map((name, seat) => ({ seat, name, emblems: [], bot: seat > 0, you: seat === 0 }));
  tell(1, []);
  await play.pick(cell(3), near);
  expect(told.mock.lastCall?.[0]).toEqual({ code: "turn-of", rule: "P6", facts: { name: "Bruno" } });
  told.mockRestore();
});

// ---- what the others did

const FACES = ["Ada", "Bruno", "Chloe"].map((name, seat) => ({
  seat,
  name,
  emblems: [],
  bot: seat > 0,
  you: seat === 0,
}));

function makeTable() {
  const made = make();
  made.play.faces = FACES;
  made.tell(0, []); // with the eyes of seat 0
  const recalled = () =>
    made.play.recap.map(({ seat, events, before, after }) => [
      seat,
      events.length,
      (before as View).at,
      (after as View).at,
    ]);
  return { ...made, recalled };
}

test("what the others did is kept turn by turn until one does something oneself", () => {
  const { tell, recalled } = makeTable();
  tell(1, [], { events: [{ to: 1, seat: 1 }] });
  tell(2, [], { events: [{ to: 2, seat: 1 }, { to: 2 }] });
  tell(3, [], { events: [{ to: 3 }] }); // chance: part of the turn before it
  tell(4, [], {
    events: [
      { to: 4, seat: 2 },
      { to: 4, seat: 0 },
    ],
  }); // whom it befalls does not matter
  expect(recalled()).toEqual([
    [1, 4, 0, 3],
    [2, 2, 3, 4],
  ]);
  tell(5, [], { events: [{ to: 5, seat: 0 }] });
  expect(recalled()).toEqual([]);
});

test("what is looked at again is told from its beginning, and the board is the truth afterwards", () => {
  const { play, tell, shown } = makeTable();
  tell(1, [], { events: [{ to: 1, seat: 1 }] });
  tell(2, [choice("a", cell(1))], { events: [{ to: 2, seat: 2 }] });
  play.skip();
  play.recall(play.recap[0]!);
  expect(shown()).toBe(1);
  expect(play.choices).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(shown()).toBe(2);
  expect(play.choices).toHaveLength(1);
  expect(play.recap).toHaveLength(2); // it can be looked at once more
});

test("what happens while one looks again is told after it", () => {
  const { play, tell, shown } = makeTable();
  tell(1, [], { events: [{ to: 1, seat: 1 }] });
  play.skip();
  play.recall(play.recap[0]!);
  tell(7, [], { events: [{ to: 7, seat: 1 }] });
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(400);
  expect(shown()).toBe(7);
});

test("nothing secret seen with other eyes, and nothing taken back, can be looked at again", () => {
  const { play, tell, recalled } = makeTable();
  const bruno = () => tell(1, [], { events: [{ to: 1, seat: 1 }] });
  bruno();
  play.show({ view: view(0), seat: 0, choices: [], paths: [], events: [] }, { instant: true });
  expect(recalled()).toEqual([]);
  bruno();
  play.show({ view: view(2), seat: 2, choices: [], paths: [], events: [] });
  expect(recalled()).toEqual([[1, 1, 0, 1]]); // one person with several seats and nothing to hide
  play.secret = true;
  play.show({ view: view(3), seat: 0, choices: [], paths: [], events: [] });
  expect(recalled()).toEqual([]);
});

test("what was missed is one thing, whoever did it; who only watches has no turn to count from", () => {
  const { play, recalled } = makeTable();
  const missed = () => {
    const events = [
      { to: 1, seat: 0 },
      { to: 2, seat: 2 },
    ] as unknown as never[];
    play.show({ view: view(2), seat: 0, choices: [], paths: [], events }, { missed: true });
  };
  missed();
  expect(recalled()).toEqual([[null, 2, 0, 2]]);
  play.show({ view: view(0), seat: 0, choices: [], paths: [], events: [] }, { instant: true });
  play.faces = FACES.map((face) => ({ ...face, you: false }));
  missed();
  expect(recalled()).toEqual([]);
});
