import { describe, expect, it } from "vitest";
import type { TailsView } from "../../lib/wire";
import { recorded } from "./recorded";
import { story, type Effect } from "./story";

const LONGEST = 6000;

function countCards(view: TailsView, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  return player.cards.length + player.played.length + player.exhausted.length + player.piles.length;
}

describe.each(["thief", "four"] as const)("the story of a match (%s)", (name) => {
  const { steps } = recorded(name);
  const tellable = steps.filter((step) => step.events.length && step.before !== step.after);

  it("ends with the table as it is", () => {
    for (const { events, before, after } of tellable) expect(story(events, before, after).at(-1)?.view).toBe(after);
  });

  it("has a beat for every event that shows something", () => {
    for (const { events, before, after } of tellable)
      expect(story(events, before, after).filter((beat) => beat.ms > 0).length).toBeGreaterThanOrEqual(events.length);
  });

  it("arrives at the truth by what the events tell, but for what they cannot know", () => {
    for (const { events, before, after } of tellable) {
      const shown = story(events, before, after).at(-2)?.view;
      expect(shown?.row).toEqual(after.row);
      expect(shown?.iguana).toEqual(after.iguana);
      const won = events.some(({ type }) => type === "won"); // then the Thief's cards are shuffled again
      if (!won) expect(shown?.thief).toEqual(after.thief);
      for (const player of after.players) {
        expect(shown?.players[player.seat]?.piles.map(({ card }) => card).toSorted()).toEqual(
          player.piles.map(({ card }) => card).toSorted(),
        );
        expect(shown?.players[player.seat]?.flames).toBe(player.flames);
        expect(shown?.players[player.seat]?.holds).toBe(player.holds);
      }
    }
  });

  it("loses no card on the way", () => {
    for (const { events, before, after } of tellable)
      for (const { view } of story(events, before, after))
        for (const player of view.players)
          if (countCards(view, player.seat) !== 10) expect(events.map(({ type }) => type)).toContain("end");
  });

  it("lets nothing wait longer than a turn may take", () => {
    for (const { events, before, after } of tellable) {
      const whole = story(events, before, after).reduce((sum, { ms }) => sum + ms, 0);
      expect(whole).toBeLessThan(2 * LONGEST);
    }
  });

  it("shows thefts and wins gliding over the table as it was", () => {
    const beats = tellable.flatMap(({ events, before, after }) => story(events, before, after));
    const gliding = beats.filter(({ effect }) => ["won", "stolen"].includes((effect as Effect | null)?.kind ?? ""));
    expect(gliding.length).toBeGreaterThan(0);
    for (const { effect, view } of gliding) {
      const told = effect as Effect;
      if (told.kind === "won") expect(view.iguana?.start).toBe(told.start);
      if (told.kind === "stolen")
        expect(view.players[told.of]?.piles.some(({ value }) => value === told.value)).toBe(true);
    }
  });
});

it("jumps to the truth where an event is not known here", () => {
  const { steps } = recorded("four");
  const step = steps[1];
  if (!step) throw new Error("an empty match");
  const unknown = { type: "of a newer server" } as unknown as (typeof step.events)[number];
  const beats = story([unknown], step.before, step.after);
  expect(beats).toEqual([{ view: step.after, effect: null, ms: 0, sound: null }]);
});
