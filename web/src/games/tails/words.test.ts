import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings, type Language } from "../../lib/settings.svelte";
import { texts } from "../../lib/texts.svelte";
import { choosing, faces, recorded, serveTexts } from "./recorded";
import { text } from "./textview";
import { awaited, ending, loot, name, offer, subtitle, tell, wantedNow } from "./words";

describe.each(["en", "fr"] as Language[])("words (%s)", (language) => {
  const problems = vi.spyOn(console, "error");

  beforeAll(async () => {
    serveTexts();
    settings.choose({ language });
    await texts.need("tails", "web-tails");
    problems.mockClear();
  });

  it.each(["thief", "four"] as const)("tell everything that happens (%s)", (match) => {
    for (const { events, after } of recorded(match).steps)
      for (const event of events) {
        const line = tell(event, faces(after), after);
        expect(line?.text).toMatch(/^[A-ZÀ-Ý].*\.$/);
        expect(line?.rule).toMatch(/^T\d+$/);
      }
    expect(problems).not.toHaveBeenCalled();
  });

  it("never tell the cards of a secret choice", () => {
    const { steps } = recorded("four");
    const chosen = steps.flatMap(({ events, after }) => events.map((event) => ({ event, after })));
    for (const { event, after } of chosen)
      if (event.type === "chosen" && event.cards) {
        const told = tell(event, faces(after), after)?.text ?? "";
        expect(told).toBe(tell({ ...event, cards: null }, faces(after), after)?.text);
      }
  });

  it.each(["thief", "four"] as const)("name everything that can be done, and what is awaited (%s)", (match) => {
    const { seat, steps } = recorded(match);
    for (const { choices, after } of steps) {
      for (const choice of choices) {
        const offered = offer(choice, after, faces(after));
        expect(offered.verb).not.toMatch(/^web-|^$/);
        if (choice.target) expect(name(choice.target, after, faces(after))).not.toMatch(/^web-|^$/);
      }
      if (choices.length) expect(awaited(after, seat)).not.toBe("");
      expect(wantedNow(after) === "").toBe(after.wanted === null && after.phase !== "choose");
      loot(after, seat, faces(after));
    }
    expect(problems).not.toHaveBeenCalled();
  });

  it.each(["thief", "four"] as const)("put the whole table into words, with everything one can do (%s)", (match) => {
    const { seat, steps } = recorded(match);
    for (const { after, choices } of steps) {
      const parts = text(after, choices, faces(after), seat);
      const offered = parts.flatMap((part) => part.lines.flatMap((line) => line.choices));
      expect(new Set(offered)).toEqual(new Set(choices));
      for (const part of parts)
        expect(part.lines.every((line) => line.text && !line.text.startsWith("web-"))).toBe(true);
      text(after, [], faces(after), null);
    }
    expect(problems).not.toHaveBeenCalled();
  });

  it("have the 84 choices of a full hand in the text view, by their lowest card", () => {
    const { view, choices } = choosing();
    const own = text(view, choices, faces(view), 0)[1];
    expect(own?.lines.reduce((sum, line) => sum + line.choices.length, 0)).toBe(choices.length);
    expect(own?.lines.filter((line) => line.choices.length).length).toBe(7);
  });

  it("tell the end with the flames of every seat", () => {
    const after = recorded("thief").steps.at(-1)?.after;
    if (!after?.end) throw new Error("the match is not over");
    const told = ending({ ...after.end, figures: {}, seed: null }, after, faces(after));
    expect(told.sentence).toMatch(/\d+/);
    expect(told.figures.filter((figure) => figure.seat !== null).map((figure) => Number(figure.value))).toEqual(
      after.players.map((player) => player.flames).toSorted((one, other) => other - one),
    );
    expect(subtitle(after.options)).toMatch(/2/);
    expect(problems).not.toHaveBeenCalled();
  });
});
