import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../lib/texts.svelte";
import { game } from ".";
import { deskOf } from "./desk.svelte";
import { MATCHES, playOf, recorded, serveTexts } from "./recorded";

const own = MATCHES.flatMap((match) => recorded(match).filter(({ choices }) => choices.length));
const laying = own.find(({ view }) => view.phase === "tile")!;
const placing = own.find(({ choices }) => choices.some(({ action }) => /^men .* 2$/.test(action)))!;
const secretly = own.find(({ choices }) => choices.some(({ kind }) => kind === "firebreak"))!;

function cell(container: HTMLElement, key: string): Element {
  return container.querySelector(`[data-cell="${key}"]`)!;
}

describe("the board", () => {
  beforeAll(async () => {
    serveTexts();
    await texts.need("feurio", "web-feurio");
  });

  it("lights exactly what can be done", () => {
    for (const step of [laying, placing, secretly]) {
      const { container, unmount } = render(game.Board, { play: playOf(step).play });
      const lit = [...container.querySelectorAll(".target")].map((at) =>
        at.closest("[data-cell]")?.getAttribute("data-cell"),
      );
      const targets = step.choices.flatMap(({ target }) => (target?.type === "cell" ? [target.at.join()] : []));
      expect([...new Set(lit)].sort()).toEqual([...new Set(targets)].sort());
      unmount();
    }
  }, 20_000); // whole boards in a slow document

  it("has one cell in the order of Tab, and a name on each", () => {
    const { container } = render(game.Board, { play: playOf(laying).play });
    const cells = [...container.querySelectorAll("[data-cell]")];
    expect(cells.filter((at) => at.getAttribute("tabindex") === "0")).toHaveLength(1);
    for (const at of cells) expect(at.getAttribute("aria-label")).toMatch(/\S/);
  });

  it("lays the tile where it is pressed, by mouse, by Enter and by number", async () => {
    const [choice] = laying.choices;
    const key = choice?.target?.type === "cell" ? choice.target.at.join() : "";
    for (const kind of ["click", "Enter", "number"] as const) {
      const { play, done } = playOf(laying);
      const { container, unmount } = render(game.Board, { play });
      const at = cell(container, key);
      if (kind === "click") await fireEvent.click(at, { detail: 1 });
      else if (kind === "number") {
        const [q = 0, r = 0] = key.split(",").map(Number);
        await fireEvent.keyDown(window, { key: String(deskOf(play).numberOf([q, r])) });
      } else {
        (at as SVGGElement).focus();
        await tick();
        await fireEvent.keyDown(container.querySelector('[tabindex="0"][data-cell]')!, { key: "Enter" });
      }
      expect(done).toEqual([choice?.action]);
      unmount();
    }
  });

  it("makes men ready with a press, adds one with the next, and places them with Enter", async () => {
    const choice = placing.choices.find(({ action }) => /^men .* 2$/.test(action))!;
    const key = choice.target?.type === "cell" ? choice.target.at.join() : "";
    const { play, done } = playOf(placing);
    const { container } = render(game.Board, { play });
    const at = cell(container, key);
    await fireEvent.click(at, { detail: 1 });
    await fireEvent.click(at, { detail: 1 });
    expect(deskOf(play).men).toBe(2);
    expect(at.querySelectorAll(".guest")).toHaveLength(2);
    expect(done).toEqual([]);
    (at as SVGGElement).focus();
    await fireEvent.keyDown(at, { key: "Enter" });
    expect(done).toEqual([deskOf(play).placing?.action ?? `men ${key} ${choice.action.split(" ")[2]} 2`]);
  });

  it("takes whoever is on the board along when a number presses a point", async () => {
    const points = laying.choices.flatMap(({ kind, target }) =>
      kind === "tile" && target?.type === "cell" ? [target.at] : [],
    );
    const { play, done } = playOf(laying);
    const { container } = render(game.Board, { play });
    const stop = () => container.querySelector<SVGGElement>('[tabindex="0"][data-cell]');
    const start = cell(container, laying.view.tiles[0]!.cell.join()) as SVGGElement;
    start.focus();
    await tick();
    expect(stop()).toBe(start); // Tab comes back to where one is
    await fireEvent.keyDown(start, { key: "1" });
    expect(done).toEqual([laying.choices.find(({ kind }) => kind === "tile")?.action]);
    expect(document.activeElement).toBe(cell(container, points[0]!.join()));
    expect(stop()).toBe(document.activeElement);
  });

  it("chooses the tile that has the focus, wherever a press was before", async () => {
    const tiles = placing.choices.flatMap(({ kind, target }) =>
      kind === "men" && target?.type === "cell" ? [target.at] : [],
    );
    const keys = [...new Set(tiles.map((at) => at.join()))];
    const { play } = playOf(placing);
    const { container } = render(game.Board, { play });
    const wished = cell(container, keys[0]!) as SVGGElement;
    wished.focus();
    await fireEvent.click(cell(container, keys[1]!), { detail: 1 }); // a press that leaves the focus where it is
    await fireEvent.keyDown(wished, { key: "Enter" });
    expect(deskOf(play).tile?.join()).toBe(keys[0]);
  });

  it("forgets the men made ready on Escape and in the next turn", async () => {
    const choice = placing.choices.find(({ kind }) => kind === "men")!;
    const key = choice.target?.type === "cell" ? choice.target.at.join() : "";
    const { play } = playOf(placing);
    const { container } = render(game.Board, { play });
    const desk = deskOf(play);
    await fireEvent.click(cell(container, key), { detail: 1 });
    expect(desk.tile?.join()).toBe(key);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(desk.tile).toBeNull();
    await fireEvent.click(cell(container, key), { detail: 1 });
    const view = { ...placing.view, passes: placing.view.passes + 1 };
    play.show({ view, seat: view.seat, choices: placing.choices, paths: [], events: [] }, { instant: true });
    expect(desk.tile).toBeNull();
  });

  it("places nobody with 0", async () => {
    const { play, done } = playOf(placing);
    render(game.Board, { play });
    await fireEvent.keyDown(window, { key: "0" });
    expect(done).toEqual(["pass"]);
  });

  it("lays a firebreak only when it was asked for", async () => {
    const { play } = playOf(secretly);
    render(game.Board, { play });
    const desk = deskOf(play);
    expect(desk.ready?.kind).toBe("tile");
    await fireEvent.keyDown(window, { key: "f" });
    await tick();
    expect(play.filter).toBe("firebreak");
    expect(desk.ready?.kind).toBe("firebreak");
    desk.paint(desk.payers.at(-1)!);
    expect(desk.ready?.action).toMatch(new RegExp(`${desk.payers.at(-1)}$`));
  });

  it("covers what only one seat may see", () => {
    const step = recorded("firebreaks").findLast(({ view }) =>
      view.tiles.some(({ firebreak_of }) => firebreak_of === view.seat),
    )!;
    const own = step.view.tiles.find(({ firebreak_of }) => firebreak_of === step.view.seat)!;
    const { play } = playOf(step);
    const seen = render(game.Board, { play });
    expect(cell(seen.container, own.cell.join()).querySelector("text")?.textContent).toBe(String(own.value));
    play.veiled = true;
    const covered = render(game.Board, { play });
    expect(cell(covered.container, own.cell.join()).querySelector("text")).toBeNull();
  });

  it.each(["Bar", "Panel", "Aside"] as const)(
    "has a %s for every moment",
    (part) => {
      for (const match of MATCHES)
        for (const step of recorded(match)) {
          const { container, unmount } = render(game[part], { play: playOf(step).play });
          expect(container.textContent).toMatch(/\S/);
          expect(container.textContent).not.toMatch(/web-|undefined|NaN/);
          unmount();
        }
    },
    20_000,
  );

  it("says of every player what they would score", () => {
    const step = recorded("four").at(-1)!;
    for (const { seat, points } of step.view.standings) {
      const { container } = render(game.Standing, { play: playOf(step).play, seat });
      expect(container.querySelector("b")?.textContent).toBe(String(points));
    }
  });
});
