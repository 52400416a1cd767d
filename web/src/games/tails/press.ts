// A press on one of one's own cards.

import { play as sound } from "../../lib/sound";
import type { Play } from "../../lib/play.svelte";
import { secretOf } from "./secret.svelte";

/** Choosing: into the tray or out of it. Else: played, or the reason why not. */
export function press(play: Play<"tails">, card: string, element: Element): void {
  const secret = secretOf(play);
  if (secret.covered) return;
  if (play.telling) play.skip();
  if (play.ready && secret.choosing && secret.takes(card)) {
    secret.toggle(card);
    sound("card");
    return;
  }
  void play.pick({ type: "card", cards: [card] }, element.getBoundingClientRect());
}
