// What only this screen knows of a play: the cards put in the tray, and whether one looks under the cover.

import type { Play } from "../../lib/play.svelte";
import type { Choice } from "../../lib/wire";
import { goTogether, matching, needed, ofKind, toggled } from "./tray";

class Secret {
  /** somebody holds the button that lifts the cover */
  looking = $state(false);
  #picked = $state.raw<{ round: number; seat: number | null; cards: string[] }>({ round: -1, seat: null, cards: [] });

  readonly play: Play<"tails">;

  constructor(play: Play<"tails">) {
    this.play = play;
  }

  /** Whether what is only this seat's must not be seen now. */
  get covered(): boolean {
    return this.play.veiled && !this.looking;
  }

  get choices(): Choice[] {
    return ofKind(this.play.allChoices, "choose");
  }

  get choosing(): boolean {
    return this.choices.length > 0;
  }

  get needed(): number {
    return needed(this.choices);
  }

  /** The cards in the tray. */
  get cards(): string[] {
    const { round, seat, cards } = this.#picked;
    const mine = round === this.play.truth.round && seat === this.play.seat;
    return mine && goTogether(this.choices, cards) ? cards : [];
  }

  /** The choice to seal, once the tray is full. */
  get complete(): Choice | null {
    return matching(this.choices, this.cards);
  }

  /** Whether a press on this card puts it in the tray or takes it out. */
  takes(card: string): boolean {
    return this.cards.includes(card) || goTogether(this.choices, [card]);
  }

  toggle(card: string): void {
    const cards = toggled(this.choices, this.cards, card);
    this.#picked = { round: this.play.truth.round, seat: this.play.seat, cards };
  }
}

const known = new WeakMap<Play<"tails">, Secret>();

export function secretOf(play: Play<"tails">): Secret {
  let secret = known.get(play);
  if (!secret) known.set(play, (secret = new Secret(play)));
  return secret;
}
