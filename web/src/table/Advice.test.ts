import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FAMILY } from "../games/flashpoint/fixtures/read";
import { FACES } from "../games/flashpoint/fixtures/stage";
import { game } from "../games/flashpoint";
import { speak } from "../lib/fixtures/speak";
import { Play } from "../lib/play.svelte";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import type { GameName, TableInfo, Thought } from "../lib/wire";
import Advice from "./Advice.svelte";

const REASONS = "reason-flashpoint-near = Is near { $name }.\nreason-flashpoint-calm = Keeps calm.\n";
const step = FAMILY.find((one) => one.seat === 0 && one.before.phase === "act" && one.choices.length > 2)!;
const [first, second] = step.choices;
const THOUGHT: Thought = {
  measure: "win",
  nodes: 9,
  candidates: [
    {
      action: second!.action,
      value: 0.61,
      reasons: [
        { code: "near", facts: { seat: 1 } },
        { code: "calm", facts: {} },
      ],
    },
    { action: first!.action, value: 0.4, reasons: [] },
  ],
};

function table(...people: (number | null)[]): TableInfo {
  const seats = people.map((person, seat) => ({ seat, person, holder: person === null ? "bot" : "person" }));
  return { game: "tails", phase: "playing", options: {}, seats } as unknown as TableInfo;
}

function open({ people = [1, null] as (number | null)[], awaited = [0], answer = THOUGHT as Thought | null } = {}) {
  const act = vi.fn((_seat: number, _action: string) => Promise.resolve());
  const play = new Play("flashpoint", game, step.before, { act, why: () => Promise.resolve(null), point: null });
  play.faces = FACES;
  play.show({ view: step.before, seat: 0, choices: step.choices, paths: [], events: [] }, { instant: true });
  let tell: (thought: Thought | null) => void = () => undefined;
  const advise = vi.fn((_seat: number) => new Promise<Thought | null>((resolve) => (tell = resolve)));
  const session = { you: { person: 1 }, awaited, advise } as unknown as Session;
  render(Advice, { session, table: table(...people), play: play as unknown as Play<GameName> });
  return { play, act, advise, answer: () => tell(answer) };
}

const bulb = () => screen.queryByRole("button", { name: "Hint" });
const panel = () => screen.queryByRole("dialog", { name: "What a good player would do" });

async function hint(around: ReturnType<typeof open>): Promise<HTMLElement[]> {
  bulb()!.focus();
  await fireEvent.click(bulb()!);
  expect(within(panel()!).getByRole("status").textContent).toContain("Thinking");
  around.answer();
  await vi.waitFor(() => expect(panel()!.querySelector("[data-action]")).toBeTruthy());
  return [...panel()!.querySelectorAll<HTMLElement>("[data-action]")];
}

beforeEach(async () => {
  settings.choose({ letters: true });
  await speak("en", ["flashpoint", "web-flashpoint", "reasons-flashpoint"], { "reasons-flashpoint": REASONS });
});
afterEach(cleanup);

describe("a hint", () => {
  it("names what a good player would do, what it expects and why", async () => {
    const around = open();
    const rows = await hint(around);
    expect(around.advise).toHaveBeenCalledExactlyOnceWith(0);
    const { verb } = game.offer(second!, step.before, FACES);
    expect(rows[0]!.textContent).toContain(verb);
    expect(rows[0]!.textContent).toContain("61 % to win");
    expect([...panel()!.querySelectorAll("ul li")].map((item) => item.textContent)).toEqual([
      "Is near Ada.",
      "Keeps calm.",
    ]);
    await vi.waitFor(() => expect(document.activeElement).toBe(rows[0]));
  });

  it("is marked on the board as long as it is open", async () => {
    const around = open();
    await hint(around);
    expect(around.play.letters.map(({ letter }) => letter)).toContain("A");
    expect(around.play.hints).toEqual(second!.target ? [second!.target] : []);
    await fireEvent.click(within(panel()!).getByRole("button", { name: "Close" }));
    expect(around.play.letters).toEqual([]);
    expect(around.play.hints).toEqual([]);
  });

  it("is done when it is pressed", async () => {
    const around = open();
    const rows = await hint(around);
    await fireEvent.click(rows[1]!);
    expect(around.act).toHaveBeenCalledExactlyOnceWith(0, first!.action);
    expect(panel()).toBeNull();
  });

  it("closes without a trace, and the focus is where it was", async () => {
    const around = open();
    const rows = await hint(around);
    await fireEvent.keyDown(rows[0]!, { key: "Escape" });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(bulb());
    expect(around.act).not.toHaveBeenCalled();
  });

  it("vanishes with the position it is about", async () => {
    const around = open();
    await hint(around);
    const view = { ...step.before };
    around.play.show({ view, seat: 0, choices: step.choices.slice(1), paths: [], events: [] }, { instant: true });
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(around.play.letters).toEqual([]);
  });

  it("stays while others do what changes nothing for oneself", async () => {
    const around = open();
    const rows = await hint(around);
    around.play.show(
      { view: { ...step.before }, seat: 0, choices: [...step.choices], paths: [], events: [] },
      { instant: true },
    );
    await tick();
    expect(rows[0]!.isConnected).toBe(true);
  });

  it("goes when one does something, whatever one can do then", async () => {
    const around = open();
    await hint(around);
    void around.play.act(step.choices[0]!.action);
    await vi.waitFor(() => expect(panel()).toBeNull());
    around.play.show(
      { view: { ...step.before }, seat: 0, choices: step.choices, paths: [], events: [] },
      { instant: true },
    );
    await tick();
    expect(panel()).toBeNull();
  });

  it("that is refused leaves nothing behind", async () => {
    const around = open({ answer: null });
    await fireEvent.click(bulb()!);
    around.answer();
    await vi.waitFor(() => expect(panel()).toBeNull());
  });

  it("walks through its candidates with arrows", async () => {
    const rows = await hint(open());
    await fireEvent.keyDown(rows[0]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(rows[1]);
    await fireEvent.keyDown(rows[1]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(rows[0]);
    await fireEvent.keyDown(rows[0]!, { key: "ArrowUp" });
    expect(document.activeElement).toBe(rows[1]);
  });
});

describe("the bulb", () => {
  it("is not there among rivals", () => {
    open({ people: [1, 2] });
    expect(bulb()).toBeNull();
  });

  it("keeps its place, unseen, while others play", () => {
    open({ awaited: [] });
    expect(screen.getByRole("button", { hidden: true, name: say("web-advice") }).className).toContain("resting");
  });

  it("has a key, unless letters are switched off", async () => {
    open();
    settings.choose({ letters: false });
    await fireEvent.keyDown(window, { key: "i" });
    expect(panel()).toBeNull();
    settings.choose({ letters: true });
    await fireEvent.keyDown(window, { key: "i" });
    expect(panel()).not.toBeNull();
  });
});
