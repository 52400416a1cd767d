import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Play } from "../../lib/play.svelte";
import { texts } from "../../lib/texts.svelte";
import type { Choice, TailsView } from "../../lib/wire";
import { game } from ".";
import { press } from "./press";
import { choosing, faces, recorded, serveTexts } from "./recorded";
import { secretOf } from "./secret.svelte";

function playOf(view: TailsView, seat: number | null, choices: Choice[] = []): Play<"tails"> {
  const hands = { act: () => Promise.resolve(), why: () => Promise.resolve(null), point: null };
  const play = new Play("tails", game, view, hands);
  play.faces = faces(view, seat);
  play.show({ view, seat, choices, paths: [], events: [] }, { instant: true });
  return play;
}

/** One moment of a match out of so many: drawing is slow here. */
function every(name: "thief" | "four", many: number) {
  return recorded(name).steps.filter((_, index) => index % many === 2);
}

/** What a seat's tile draws of it: everything between it and the next one. */
function tile(container: HTMLElement, seat: number): string {
  return container.querySelector(`[data-place="seat-${seat}"]`)?.innerHTML ?? "";
}

describe("the board", () => {
  beforeAll(async () => {
    serveTexts();
    await texts.need("tails", "web-tails");
  });

  it("draws of others' choices only how many they are, even if a view told more", () => {
    for (const { after } of every("four", 30)) {
      const forged = {
        ...after,
        players: after.players.map((player) =>
          player.seat === 1 ? player : { ...player, chosen: player.cards.slice(0, player.holds) },
        ),
      };
      const honest = render(game.Board, { play: playOf(after, 1) });
      const told = render(game.Board, { play: playOf(forged, 1) });
      for (const seat of [0, 2, 3]) expect(tile(told.container, seat)).toBe(tile(honest.container, seat));
      expect(told.container.textContent).toBe(honest.container.textContent);
      honest.unmount();
      told.unmount();
    }
  }, 30_000);

  it("covers one's own choice where others look at the same screen", () => {
    const step = recorded("four").steps.find(({ after }) => after.players[1]?.chosen?.length === 3);
    if (!step) throw new Error("nobody ever chose");
    const play = playOf(step.after, 1, step.choices);
    play.veiled = true;
    const { container, rerender } = render(game.Board, { play });
    const bar = render(game.Bar, { play });
    expect(container.innerHTML).not.toMatch(/aria-label="[^"]*, chosen/);
    expect(bar.container.querySelectorAll("button").length).toBe(0);
    const covered = container.innerHTML;
    const other = { ...step.after.players[1]!, chosen: step.after.players[1]!.cards.slice(-3) };
    const players = step.after.players.map((player) => (player.seat === 1 ? other : player));
    play.show({ view: { ...step.after, players }, seat: 1, choices: [], paths: [], events: [] }, { instant: true });
    void rerender({ play });
    expect(container.innerHTML.replaceAll(/tabindex="\S*"/g, "")).toBe(covered.replaceAll(/tabindex="\S*"/g, ""));
  });

  it("fills the tray by pressing cards and seals the choice they make", async () => {
    const { view, choices } = choosing();
    const acted: string[] = [];
    const play = playOf(view, 0, choices);
    play.act = (...actions) => Promise.resolve(void acted.push(...actions));
    const { container } = render(game.Board, { play });
    const bar = render(game.Bar, { play });
    const seal = () => bar.container.querySelector<HTMLButtonElement>("button.primary");
    const hand = view.players[0]?.cards.slice(0, 3) ?? [];
    for (const card of hand) {
      expect(seal()?.disabled).toBe(true);
      container.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
      await Promise.resolve();
    }
    await Promise.resolve();
    expect(secretOf(play).complete?.target).toEqual({ type: "card", cards: hand });
    expect(seal()?.disabled).toBe(false);
    seal()?.click();
    expect(acted).toEqual([secretOf(play).complete?.action]);
  });

  it("gives a card back, also where only one choice is left", () => {
    const { view, choices } = choosing();
    const [only] = choices;
    if (only?.target?.type !== "card") throw new Error("nothing to choose");
    const play = playOf(view, 0, [only]);
    expect(secretOf(play).cards).toEqual([]);
    for (const card of only.target.cards) press(play, card, document.body);
    expect(secretOf(play).complete).toBe(only);
    press(play, only.target.cards[0] ?? "", document.body);
    expect(secretOf(play).cards).toEqual(only.target.cards.slice(1));
    expect(secretOf(play).complete).toBeNull();
  });

  it("leads to what is lit by N, wherever the focus is", async () => {
    const { view, choices } = choosing();
    const { container } = render(game.Board, { play: playOf(view, 0, choices) });
    await fireEvent.keyDown(document.body, { key: "n" });
    expect(container.contains(document.activeElement)).toBe(true);
    expect((document.activeElement as HTMLElement).dataset.lit).toBe("yes");
  });

  it("is one stop of the order of Tab, and every stop has a name", () => {
    for (const { after, choices } of every("thief", 9)) {
      const { container, unmount } = render(game.Board, { play: playOf(after, 0, choices) });
      const stops = [...container.querySelectorAll<HTMLElement>("[data-stop]")];
      expect(stops.every((stop) => stop.getAttribute("aria-label"))).toBe(true);
      expect(stops.filter((stop) => stop.tabIndex === 0).length).toBe(1);
      unmount();
    }
  });
});
