import { describe, expect, it } from "vitest";
import type { FeurioCell } from "../../lib/wire";
import { beside, boundsOf, inReadingOrder, keyOf, middleOf, outline, side, SIZE, stepFrom, ticks } from "./geometry";

const strokes = (path: string) => path.split("M").length - 1;

describe("the hexagons", () => {
  it("put every neighbour across the side of its direction, at the same distance", () => {
    const here = middleOf([0, 0]);
    beside([0, 0]).forEach((neighbour, direction) => {
      const there = middleOf(neighbour);
      const [start, end] = side(direction, SIZE);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(SIZE * Math.sqrt(3));
      expect((start.x + end.x) / 2).toBeCloseTo(there.x / 2);
      expect((start.y + end.y) / 2).toBeCloseTo(there.y / 2);
    });
  });

  it("have as many ticks as sides that nothing lies against", () => {
    const taken = new Set(["1,0", "0,1"]);
    expect(strokes(ticks([0, 0], (key) => taken.has(key), 54))).toBe(4);
    expect(ticks([0, 0], () => true, 54)).toBe("");
  });

  it("are outlined together, without the sides between them", () => {
    expect(strokes(outline([[0, 0]], SIZE))).toBe(6);
    expect(
      strokes(
        outline(
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          SIZE,
        ),
      ),
    ).toBe(12);
  });

  it("are all in sight", () => {
    const box = boundsOf(
      [
        [0, 0],
        [2, -1],
      ],
      [[-1, 0]],
    );
    expect(box.left).toBeLessThan(middleOf([-1, 0]).x);
    expect(box.right).toBeGreaterThan(middleOf([2, -1]).x);
    expect(box.top).toBeCloseTo(middleOf([2, -1]).y - SIZE);
    expect(boundsOf([], []).right).toBeGreaterThan(0);
  });
});

describe("the arrows", () => {
  const cells: FeurioCell[] = [
    [1, -1],
    [2, -1],
    [0, 0],
    [1, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ];
  const from = (cell: FeurioCell, arrow: Parameters<typeof stepFrom>[1], other = false) =>
    stepFrom(cell, arrow, cells, middleOf(cell).x, other);

  it("go along the row, over gaps too", () => {
    expect(from([1, 0], "ArrowRight")).toEqual([3, 0]);
    expect(from([1, 0], "ArrowLeft")).toEqual([0, 0]);
    expect(from([0, 0], "ArrowLeft")).toBeNull();
  });

  it("go up and down to a neighbour, with Shift to the other one", () => {
    const up = from([1, 0], "ArrowUp");
    const other = from([1, 0], "ArrowUp", true);
    expect([up, other].map((cell) => keyOf(cell!)).sort()).toEqual(["1,-1", "2,-1"]);
    expect(from([0, 1], "ArrowDown")).toBeNull();
  });

  it("reach every cell", () => {
    const seen = new Set(["0,0"]);
    const waiting: FeurioCell[] = [[0, 0]];
    for (let cell = waiting.pop(); cell; cell = waiting.pop())
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        for (const other of [false, true]) {
          const next = from(cell, arrow, other);
          if (next && !seen.has(keyOf(next))) {
            seen.add(keyOf(next));
            waiting.push(next);
          }
        }
    expect([...seen].sort()).toEqual(cells.map(keyOf).sort());
  });

  it("read row by row", () => {
    expect(cells.toSorted(inReadingOrder)).toEqual(cells);
  });
});
