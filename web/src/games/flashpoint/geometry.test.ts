import { describe, expect, it } from "vitest";
import type { FlashpointEdge } from "../../lib/wire";
import { FAMILY } from "./fixtures/read";
import { beside, CELLS, cellKey, edgeKey, edgeOf, isInside, rooms, SIDES, sideOf, steps } from "./geometry";
import { crowds, follow, places } from "./pieces";

describe("the plan of a house", () => {
  it("finds the rooms between walls and doors", () => {
    const { before } = FAMILY[0]!;
    const found = rooms(before);
    expect(found.size).toBe(48);
    expect(new Set(found.values()).size).toBe(8);
    expect(rooms({ ...before, doors: before.doors.map((door) => ({ ...door, state: "destroyed" })) })).toEqual(found);
  });

  it("holds for any house that is drawn", () => {
    expect(new Set(rooms({ walls: [], doors: [] }).values()).size).toBe(1);
    const alone: FlashpointEdge[] = CELLS.filter(isInside).flatMap((cell) =>
      SIDES.map((side) => edgeOf(cell, beside(cell, side))),
    );
    expect(new Set(rooms({ walls: alone.map((edge) => ({ edge, damage: 0 })), doors: [] }).values()).size).toBe(48);
  });

  it("names an edge the same from both sides", () => {
    for (const side of SIDES) {
      const next = beside([3, 4], side);
      expect(edgeKey(edgeOf([3, 4], next))).toBe(edgeKey(edgeOf(next, [3, 4])));
      expect(sideOf(edgeOf([3, 4], next), [3, 4])).toBe(side);
    }
  });

  it("follows the steps of a path", () => {
    expect(steps([3, 4], ["carry north", "carry east"]).map(cellKey)).toEqual(["3-4", "2-4", "2-5"]);
  });
});

describe("pieces in one space", () => {
  it.each([1, 2, 3, 4, 5, 6, 8, 9, 12])("lie side by side: %i of them", (count) => {
    const found = places(count);
    expect(found).toHaveLength(count);
    for (const [index, one] of found.entries()) {
      expect(Math.abs(one.x) + 18 * one.scale).toBeLessThanOrEqual(38);
      for (const other of found.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(36 * one.scale * 0.95);
    }
  });

  it("all have a place", () => {
    const view = FAMILY.at(-1)!.after;
    const tokens = follow([], view);
    const found = crowds(view, tokens);
    for (const token of tokens) expect(found.get(cellKey(token.cell))?.tokens.has(token.id)).toBe(true);
  });

  it("stay themselves while they are carried or turned over", () => {
    const { before } = FAMILY[0]!;
    const first = follow([], { ...before, poi: [[2, 4]], victims: [{ cell: [5, 1], treated: false }] });
    const then = follow(first, {
      ...before,
      poi: [],
      victims: [
        { cell: [2, 4], treated: false },
        { cell: [5, 0], treated: false },
      ],
    });
    expect(then.map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
  });
});
