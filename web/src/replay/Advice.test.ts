import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FAMILY } from "../games/flashpoint/fixtures/read";
import { FACES } from "../games/flashpoint/fixtures/stage";
import { game } from "../games/flashpoint";
import { speak } from "../lib/fixtures/speak";
import { Play } from "../lib/play.svelte";
import type { Advice as Told, GameName } from "../lib/wire";
import Advice from "./Advice.svelte";

const step = FAMILY.find((one) => one.seat === 0 && one.before.phase === "act" && one.choices.length > 2)!;
const [first, second, third] = step.choices;
const JSON_TYPE = { headers: { "Content-Type": "application/json" } };
const asked: string[] = [];
let status = 200;
let advice: Told;

function answer(address: string): Promise<Response> {
  asked.push(address);
  const body = status === 200 ? advice : { code: "too-many-requests", rule: "", facts: { seconds: 7 } };
  return Promise.resolve(new Response(JSON.stringify(body), { ...JSON_TYPE, status }));
}

function open(actor: number | null = 0) {
  const hands = { act: () => Promise.resolve(), why: () => Promise.resolve(null), point: null };
  const play = new Play("flashpoint", game, step.before, hands) as unknown as Play<GameName>;
  play.faces = FACES;
  return render(Advice, { table: "t", play, step: 4, actor });
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "What would you do here?" });

beforeEach(async () => {
  asked.length = 0;
  status = 200;
  advice = {
    step: 4,
    seat: 0,
    played: second!.action,
    thought: {
      measure: "win",
      nodes: 3,
      candidates: [first!, second!].map(({ action }, index) => ({ action, value: 0.6 - 0.2 * index, reasons: [] })),
    },
    choices: [first!, second!],
  };
  await speak("en", ["flashpoint", "web-flashpoint"], { "reasons-flashpoint": "" }, answer);
});
afterEach(cleanup);

const words = (choice: typeof first) => {
  const { verb, where } = game.offer(choice!, step.before, FACES);
  return [verb, where].filter(Boolean).join(" · ");
};

it("tells what was done, and marks it among what a good player would do", async () => {
  open();
  await fireEvent.click(button());
  await screen.findByText("What Dov did");
  expect(asked).toEqual(["/api/tables/t/advice?step=4"]);
  expect(document.querySelector(".done strong")?.textContent).toBe(words(second));
  const rows = [...document.querySelectorAll("ol > li")];
  expect(rows.map((row) => row.querySelector(".expected")?.textContent)).toEqual(["60 % to win", "40 % to win"]);
  expect(rows.map((row) => row.querySelector(".played") !== null)).toEqual([false, true]);
});

it("says it too where nobody would do it", async () => {
  advice = { ...advice, played: third!.action, choices: [first!, second!, third!] };
  open();
  await fireEvent.click(button());
  await screen.findByText("What Dov did");
  expect(document.querySelector(".done strong")?.textContent).toBe(words(third));
  expect(document.querySelector(".played")).toBeNull();
});

it("is remembered when one comes back to the step", async () => {
  const { rerender } = open();
  await fireEvent.click(button());
  await screen.findByText("What Dov did");
  await rerender({ step: 5, actor: 1 });
  expect(screen.queryByText("What Dov did")).toBeNull();
  expect(button().disabled).toBe(false);
  await rerender({ step: 4, actor: 0 });
  expect(screen.getByText("What Dov did")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it("explains a refusal, and can be asked again", async () => {
  status = 429;
  open();
  await fireEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toContain("7");
  status = 200;
  await fireEvent.click(button());
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(await screen.findByText("What Dov did")).toBeTruthy();
});

it("is not asked where nothing was decided", () => {
  open(null);
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/Nothing is decided here/)).toBeTruthy();
});
