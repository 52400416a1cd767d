import { describe, expect, it } from "vitest";
import { choosing } from "./recorded";
import { goTogether, matching, needed, toggled } from "./tray";

describe("the tray", () => {
  const { view, choices } = choosing();
  const hand = view.players[0]?.cards ?? [];
  const [a = "", b = "", c = "", d = ""] = hand;
  const onPile = view.players[0]?.piles[0]?.card ?? "";

  it("wants as many cards as a choice has", () => {
    expect(needed(choices)).toBe(3);
    expect(needed([])).toBe(0);
  });

  it("takes cards and gives them back", () => {
    const one = toggled(choices, [], a);
    expect(one).toEqual([a]);
    expect(toggled(choices, [...one, b], a)).toEqual([b]);
  });

  it("lets the oldest card go when a fourth is pressed", () => {
    expect(toggled(choices, [a, b, c], d)).toEqual([b, c, d]);
  });

  it("does not take what is in no choice", () => {
    expect(goTogether(choices, [onPile])).toBe(false);
    expect(toggled(choices, [a], onPile)).toEqual([a]);
  });

  it("is sealed by the choice of exactly its cards, in whatever order", () => {
    expect(matching(choices, [c, a, b])?.target).toEqual({ type: "card", cards: [a, b, c] });
    expect(matching(choices, [a, b])).toBeNull();
    expect(matching(choices, [a, b, onPile])).toBeNull();
  });
});
