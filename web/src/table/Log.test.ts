import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FAMILY } from "../games/flashpoint/fixtures/read";
import { FACES } from "../games/flashpoint/fixtures/stage";
import { game } from "../games/flashpoint";
import { speak } from "../lib/fixtures/speak";
import { EventLog } from "../lib/log.svelte";
import { Play } from "../lib/play.svelte";
import type { GameName, Thought, Update } from "../lib/wire";
import Log from "./Log.svelte";

const told = FAMILY.filter((one) => one.events.length);
const REASONS = "reason-flashpoint-calm = Keeps calm.\nreason-flashpoint-near = Is near { $name }.\n";
const WHY: Thought = {
  measure: "worth",
  nodes: 1,
  candidates: [
    {
      action: "end",
      value: 1,
      reasons: [
        { code: "near", facts: { seat: 1 } },
        { code: "calm", facts: {} },
      ],
    },
    { action: "move", value: 0, reasons: [{ code: "calm", facts: {} }] },
  ],
};

beforeEach(() =>
  speak("en", ["flashpoint", "web-flashpoint", "reasons-flashpoint"], { "reasons-flashpoint": REASONS }),
);
afterEach(cleanup);

it("tells why a bot did it, right below what it did", () => {
  const step = told.find(({ events, after }) => events.filter((one) => game.tell(one, FACES, after)).length > 1)!;
  const lines = step.events.map((one) => game.tell(one, FACES, step.after)?.text).filter(Boolean);
  const log = new EventLog("t", () => null);
  const views = [{ seat: 0, view: step.after, choices: [], paths: [], events: step.events, chances: [] }];
  log.take({ tell: "update", step: 1, back_to: null, told: views, why: WHY } as unknown as Update);
  const hands = { act: () => Promise.resolve(), why: () => Promise.resolve(null), point: null };
  const play = new Play("flashpoint", game, step.after, hands) as unknown as Play<GameName>;
  play.faces = FACES;
  render(Log, { log, play });
  const shown = screen.getAllByRole("listitem").map((item) => item.querySelector(".text")?.textContent?.trim());
  expect(shown).toEqual([lines[0], "Why: Is near Ada. Keeps calm.", ...lines.slice(1)]);
});
