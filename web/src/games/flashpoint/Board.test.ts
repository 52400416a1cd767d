import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Play } from "../../lib/play.svelte";
import { settings } from "../../lib/settings.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { ADVANCED, FAMILY, SCENES, type Step } from "./fixtures/read";
import { FACES, speak } from "./fixtures/stage";
import { cellKey, CELLS, edgeKey } from "./geometry";
import { game } from "./index";
import { cellsOf } from "./targets";

vi.setConfig({ testTimeout: 60_000 }); // a whole board is much for a page without a browser

function playOf(step: Step) {
  const act = vi.fn(() => Promise.resolve());
  const why = vi.fn(() => Promise.resolve(null));
  const play = new Play("flashpoint", game, step.before, { act, why, point: null });
  play.faces = FACES;
  const { before: view, seat, choices, paths } = step;
  play.show({ view, seat, choices, paths, events: [] }, { instant: true });
  return { play, act, why };
}

const asked = [...FAMILY, ...ADVANCED, ...SCENES].filter((step) => step.choices.length && step.seat !== null);

function litKeys(): string[] {
  return [...document.querySelectorAll<SVGElement>(".hit.lit")].map((hit) => hit.dataset.key ?? "").toSorted();
}

beforeAll(async () => {
  await speak("en");
  settings.choose({ motion: "reduced" });
});
afterEach(cleanup);

describe("the board", () => {
  it("shows every space with a name, and one of them to the Tab key", () => {
    render(Board, { play: playOf(asked[0]!).play });
    for (const cell of CELLS) {
      const hit = document.querySelector(`[data-key="${cellKey(cell)}"]`);
      expect(hit?.getAttribute("aria-label")).toMatch(/row \d, column \d/i);
    }
    expect(document.querySelectorAll('.hit[tabindex="0"]')).toHaveLength(1);
  });

  it("lights exactly what can be done", () => {
    const phases = new Map(asked.map((step) => [step.before.phase, step]));
    for (const step of phases.values()) {
      const { play } = playOf(step);
      render(Board, { play });
      const expected = new Set<string>();
      for (const choice of step.choices) {
        for (const cell of cellsOf(choice, step.before)) expected.add(cellKey(cell));
        if (choice.target?.type === "edge") expected.add(edgeKey(choice.target.between));
      }
      for (const path of step.paths) if (path.target.type === "cell") expected.add(cellKey(path.target.at));
      expect(litKeys()).toEqual([...expected].toSorted());
      cleanup();
    }
  });

  it("acts at once where there is one way, asks where there are several, explains where there is none", async () => {
    const step = FAMILY.find(({ choices }) => choices.filter(({ kind }) => kind === "move").length > 1)!;
    const { play, act, why } = playOf(step);
    render(Board, { play });
    const move = step.choices.find(
      (choice) =>
        choice.target?.type === "cell" &&
        step.choices.filter((other) => JSON.stringify(other.target) === JSON.stringify(choice.target)).length === 1,
    )!;
    const key = move.target?.type === "cell" ? cellKey(move.target.at) : "";
    const lit = new Set(litKeys());
    const home = cellKey(step.before.firefighters[step.seat ?? 0]!.cell!);
    const dark = CELLS.map(cellKey).find((cell) => !lit.has(cell) && cell !== home)!;
    await fireEvent.click(document.querySelector(`[data-key="${dark}"]`)!);
    expect(why).toHaveBeenCalledOnce();
    await fireEvent.click(document.querySelector(`[data-key="${key}"]`)!);
    expect(act).toHaveBeenCalledWith(step.seat, move.action);
  });

  it("is played by keys alone: arrows, the next thing that is lit, walls of one's own space", async () => {
    const step = FAMILY.find(({ choices }) => choices.some(({ kind }) => kind === "chop"))!;
    const { play, act } = playOf(step);
    render(Board, { play });
    const board = screen.getByRole("group");
    const current = () => document.querySelector<SVGElement>('.hit[tabindex="0"]')?.dataset.key;
    const start = current();
    await fireEvent.keyDown(document.body, { key: "n" }); // wherever the focus is
    expect(litKeys()).toContain(current());
    expect(document.activeElement).toBe(document.querySelector(`[data-key="${current()}"]`));
    await fireEvent.keyDown(board, { key: "Home" });
    expect(current()).toMatch(/-0$/);
    await fireEvent.keyDown(board, { key: "ArrowRight" });
    expect(current()).toMatch(/-1$/);
    expect(start).toBe(cellKey(step.before.firefighters[step.seat ?? 0]!.cell!));
    const chop = step.choices.find(({ kind }) => kind === "chop")!;
    const arrows: Record<string, string> = { north: "Up", east: "Right", south: "Down", west: "Left" };
    const arrow = `Arrow${arrows[chop.action.split(" ")[1] ?? ""]}`;
    await fireEvent.keyDown(board, { key: "w" });
    await fireEvent.keyDown(board, { key: arrow });
    expect(act).toHaveBeenCalledWith(step.seat, chop.action);
  });

  it("asks before it sends somebody else, or a vehicle from afar", async () => {
    const step = SCENES.find(({ choices }) => choices.some(({ kind }) => kind === "drive"))!;
    const { play, act } = playOf({ ...step, choices: step.choices.filter(({ kind }) => kind === "drive") });
    render(Board, { play });
    await fireEvent.click(document.querySelector(`[data-key="${litKeys()[0]}"]`)!);
    expect(act).not.toHaveBeenCalled();
    expect(play.menu?.choices.length).toBeGreaterThan(0);
  });
});

describe("the bar", () => {
  it("filters to a kind, and lights no other", async () => {
    const step = FAMILY.find(({ choices }) => choices.some(({ kind }) => kind === "chop"))!;
    const { play } = playOf(step);
    render(Board, { play });
    render(Bar, { play });
    await fireEvent.click(screen.getByRole("button", { name: /^Axe/ }));
    expect(litKeys()).toHaveLength(step.choices.filter(({ kind }) => kind === "chop").length);
    expect(play.filter).toBe("chop");
  });

  it("asks once before points are lost", async () => {
    const step = FAMILY.find(({ choices }) => choices.some(({ kind }) => kind === "end"))!;
    const rich = { ...step.before, firefighters: step.before.firefighters.map((man) => ({ ...man, ap: 6 })) };
    const { play, act } = playOf({ ...step, before: rich });
    render(Bar, { play });
    const end = screen.getByRole("button", { name: /^End the turn/ });
    await fireEvent.click(end);
    expect(act).not.toHaveBeenCalled();
    expect(end.textContent).toMatch(/Lose 2 points/);
    await fireEvent.click(end);
    expect(act).toHaveBeenCalledWith(step.seat, "end");
  });

  it("has a button for every answer that is not on the board", () => {
    for (const step of asked.filter(({ before }) => before.phase !== "act")) {
      const { play } = playOf(step);
      render(Bar, { play });
      const plain = step.choices.filter(({ target, kind }) => target === null && kind !== "take");
      expect(screen.queryAllByRole("button")).toHaveLength(plain.length);
      cleanup();
    }
  });
});
