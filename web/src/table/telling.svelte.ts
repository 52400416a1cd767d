// Whose turn it is and what happened last, in words; whoever is awaited is called once the story is told.

import { announcer } from "../lib/announce.svelte";
import { attend, dismissed } from "../lib/attention";
import type { Play } from "../lib/play.svelte";
import type { Session } from "../lib/session.svelte";
import { play as sound } from "../lib/sound";
import type { GameName, TableInfo } from "../lib/wire";
import type { Line } from "../games/contract";
import { turnWords } from "./turn";

interface Words {
  turn: string;
  /** without one's own name, for small screens */
  short: string;
  /** what happened last; null: nothing yet */
  last: Line | null;
}

/** Made in a component, while it is made. */
export class Telling {
  private readonly session: Session;
  private readonly table: () => TableInfo;
  private readonly play: Play<GameName>;
  #called = "";
  #shown: Words = $state.raw() as Words;

  constructor(session: Session, table: () => TableInfo, play: Play<GameName>) {
    this.session = session;
    this.table = table;
    this.play = play;
    this.#shown = this.#now;
    $effect(() => {
      if (!play.telling) this.#tell();
    });
  }

  /** Whether the match waits for somebody before this screen. */
  readonly mine: boolean = $derived.by(() => this.session.awaited.length > 0);

  readonly #now: Words = $derived.by(() => {
    const { session, play } = this;
    const table = this.table();
    return { turn: turnWords(session, table, play), short: turnWords(session, table, play, true), last: this.#last() };
  });

  /** As it is now, whatever is being told on the board. */
  get turn(): string {
    return this.#now.turn;
  }

  /** What is told beside the board does not run ahead of the story on it. */
  get shown(): Words {
    return this.#shown;
  }

  #last(): Line | null {
    const { session, play } = this;
    for (const event of session.log.events.toReversed()) {
      const line = play.module.tell(event, play.faces, play.truth);
      if (line) return line;
    }
    return null;
  }

  /** In the title, aloud to whoever is awaited, and with a bell for turns that come from others. */
  #tell(): void {
    const { mine, turn, play } = this;
    this.#shown = this.#now;
    document.title = mine ? `● ${turn} – Brasier` : `${turn} – Brasier`;
    if (!mine) dismissed();
    else if (turn !== this.#called) {
      announcer.alert(turn);
      if (!this.#called || play.told.some((event) => this.#isByOthers(event))) {
        sound("turn");
        attend(turn, this.table().id);
      }
    }
    this.#called = mine ? turn : "";
  }

  #isByOthers(event: object): boolean {
    return "seat" in event && typeof event.seat === "number" && !this.play.faces[event.seat]?.you;
  }
}
