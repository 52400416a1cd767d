import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { speak } from "../lib/fixtures/speak";
import Strength from "./Strength.svelte";
import measured from "./strength.json";

afterEach(cleanup);

function rowsOf(setting: string): string[][] {
  const heading = screen.getByRole("rowheader", { name: setting, hidden: true });
  const rows = within(heading.closest("tbody")!).getAllByRole("row", { hidden: true });
  return rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ""));
}

it("tells what was measured, and how sure it is", async () => {
  await speak("en", ["lobby"]);
  render(Strength, { game: "tails" });
  const told = measured.find(
    ({ setting, seats }) => setting === "tails-4" && seats.join() === "hard,normal,normal,normal",
  )!;
  const [value, low, high] = [told.value, told.low, told.high].map((figure) => figure.toFixed(1));
  expect(rowsOf("4 players")).toContainEqual(["Hard – 3 × Normal", `${value} %`, `${low} – ${high}`]);
});

it("speaks French with French figures", async () => {
  await speak("fr", ["lobby"]);
  render(Strength, { game: "flashpoint" });
  const told = measured.find(({ setting, seats }) => setting === "flashpoint-family-back" && seats.join() === "hard")!;
  const value = told.value.toFixed(1).replace(".", ",");
  expect(rowsOf("Règles familiales, verso, 4 pompiers").map(([who, wins]) => [who, wins])).toContainEqual([
    "Difficile",
    `${value} %`,
  ]);
});

it("has a row for everything that was measured", async () => {
  await speak("en", ["lobby"]);
  for (const game of ["feurio", "flashpoint", "tails"] as const) {
    render(Strength, { game });
    const shown = screen.getAllByRole("cell", { hidden: true }).length / 2;
    expect(shown).toBe(measured.filter((row) => row.game === game).length);
    cleanup();
  }
});
