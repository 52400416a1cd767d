// What a seat's ten opossums are called, where each of them is, and who sits where.

import type { TailsPlayer, TailsView, TailsWho } from "../../lib/wire";

export const TRICKSTER = "+1";
export const CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", TRICKSTER];

export type Whereabouts = "hand" | "chosen" | "den" | "played" | "exhausted" | "pile";

/** Where one of a player's own cards is. */
export function whereabouts(card: string, player: TailsPlayer, phase: string): Whereabouts {
  if (player.piles.some((pile) => pile.card === card)) return "pile";
  if (player.exhausted.includes(card)) return "exhausted";
  if (player.played.includes(card)) return "played";
  if (player.chosen?.includes(card)) return "chosen";
  return player.ready && phase !== "choose" ? "den" : "hand";
}

/** The order of turns, beginning with the one after `seat`; null is the Thief, whose turn comes last (T14). */
export function circuit(view: TailsView, seat: number | null): TailsWho[] {
  const count = view.players.length;
  const begin = seat === null ? view.first : seat + 1;
  const order: TailsWho[] = [];
  for (let step = 0; step < count; step += 1) {
    const who = (begin + step) % count;
    if (view.thief && who === view.first && (step > 0 || seat !== null)) order.push(null);
    order.push(who);
  }
  if (view.thief && !order.includes(null)) order.push(null);
  return order;
}

/** Whose turn it is: a seat, "thief", or nobody's. */
export function turnOf(view: TailsView): number | "thief" | null {
  if (view.phase === "thief") return "thief";
  return view.phase === "first" || view.phase === "chase" ? (view.turn ?? (view.thief ? "thief" : null)) : null;
}

export function rounds(view: TailsView): number {
  return view.round + view.unseen.length;
}

/** Whether a trickster lies on top: only a number can cover it (T6). */
export function tricksterOnTop(view: TailsView): boolean {
  return view.row.at(-1)?.card === TRICKSTER;
}
