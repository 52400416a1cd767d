import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { speak } from "../lib/fixtures/speak";
import { texts } from "../lib/texts.svelte";
import { measured, type Measured } from "./measured";
import Strength from "./Strength.svelte";

afterEach(cleanup);

const figures: Measured[] = [
  {
    game: "tails",
    setting: "tails-4",
    seats: ["hard", "normal", "normal", "normal"],
    together: false,
    value: 38.7,
    low: 35.7,
    high: 41.8,
  },
  {
    game: "flashpoint",
    setting: "flashpoint-family-back",
    seats: ["hard"],
    together: true,
    value: 92.9,
    low: 91.1,
    high: 94.3,
  },
];

function rowsOf(setting: string): string[][] {
  const heading = screen.getByRole("rowheader", { name: setting, hidden: true });
  const rows = within(heading.closest("tbody")!).getAllByRole("row", { hidden: true });
  return rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ""));
}

it("tells what was measured, and how sure it is", async () => {
  await speak("en", ["lobby"]);
  render(Strength, { game: "tails", figures });
  expect(rowsOf("4 players")).toEqual([["Hard – 3 × Normal", "38.7 %", "35.7 – 41.8"]]);
});

it("speaks French with French figures", async () => {
  await speak("fr", ["lobby"]);
  render(Strength, { game: "flashpoint", figures });
  expect(rowsOf("Règles familiales, verso, 4 pompiers")).toEqual([["Difficile", "92,9 %", "91,1 – 94,3"]]);
});

it("says nothing of a game whose bots were changed and not measured since", async () => {
  await speak("en", ["lobby"]);
  render(Strength, { game: "feurio", figures });
  expect(screen.queryByRole("table", { hidden: true })).toBeNull();
});

it.each(["en", "fr"] as const)("has a row and a heading for everything that was measured: %s", async (language) => {
  await speak(language, ["lobby"]);
  expect(measured.map((row) => `lobby-strength-${row.setting}`).filter((text) => !texts.has(text))).toEqual([]);
  for (const game of ["feurio", "flashpoint", "tails"] as const) {
    render(Strength, { game });
    const shown = screen.queryAllByRole("cell", { hidden: true }).length / 2;
    expect(shown).toBe(measured.filter((row) => row.game === game).length);
    expect(screen.queryAllByRole("rowheader", { name: /^lobby-strength-/, hidden: true })).toEqual([]);
    cleanup();
  }
});
