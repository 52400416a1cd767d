// The three places of the secret choice. Which cards go together is told by the choices alone.

import type { Choice } from "../../lib/wire";

export function cardsOf(choice: Choice): string[] {
  return choice.target?.type === "card" ? choice.target.cards : [];
}

export function ofKind(choices: readonly Choice[], kind: string): Choice[] {
  return choices.filter((choice) => choice.kind === kind);
}

/** The choice made of exactly these cards. */
export function matching(choices: readonly Choice[], cards: readonly string[]): Choice | null {
  const found = choices.find((choice) => {
    const named = cardsOf(choice);
    return choice.kind === "choose" && named.length === cards.length && cards.every((card) => named.includes(card));
  });
  return found ?? null;
}

/** Whether some choice has all these cards in it. */
export function goTogether(choices: readonly Choice[], cards: readonly string[]): boolean {
  return choices.some((choice) => choice.kind === "choose" && cards.every((card) => cardsOf(choice).includes(card)));
}

/** How many cards a choice has. */
export function needed(choices: readonly Choice[]): number {
  const [first] = ofKind(choices, "choose");
  return first ? cardsOf(first).length : 0;
}

/** The cards after a press on one of them: taken back, added, or put in the place of the oldest in a full tray. */
export function toggled(choices: readonly Choice[], cards: readonly string[], card: string): string[] {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  const more = [...cards, card];
  if (goTogether(choices, more)) return more;
  const moved = [...cards.slice(1), card];
  return goTogether(choices, moved) ? moved : [...cards];
}
