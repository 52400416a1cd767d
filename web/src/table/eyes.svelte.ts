// Whose eyes the board is seen with. One person may hold several seats; what is secret is covered until its owner sits
// before the screen.

import type { Session } from "../lib/session.svelte";
import type { Told } from "../lib/wire";

export class Eyes {
  readonly session: Session;
  /** the seat somebody uncovered; null: nobody */
  uncovered = $state<number | null>(null);
  #last = $state<number | null>(null);

  constructor(session: Session) {
    this.session = session;
  }

  /** Whether people before this screen must not see each other's views. */
  readonly secret: boolean = $derived.by(() => {
    const { told } = this.session;
    if (told.length < 2) return false;
    const choosing = told.filter((one) => one.choices.length).length;
    return choosing > 1 || new Set(told.map((one) => JSON.stringify({ ...one.view, seat: null }))).size > 1;
  });

  /** Seats of one's own that have something to do. */
  readonly busy: number[] = $derived.by(() => {
    const { told, table } = this.session;
    return told.flatMap(({ seat, choices }) =>
      seat !== null && choices.length && !table?.seats[seat]?.away ? [seat] : [],
    );
  });

  /** The seat the screen is to be handed to; null: nobody has to be covered from. */
  get handTo(): number | null {
    if (!this.secret) return null;
    const [first] = this.busy;
    return first === undefined || this.busy.includes(this.uncovered ?? -1) ? null : first;
  }

  get veiled(): boolean {
    return this.secret && !this.busy.includes(this.uncovered ?? -1);
  }

  get told(): Told | null {
    const { told } = this.session;
    const wished = this.secret ? (this.uncovered ?? this.busy[0]) : (this.busy[0] ?? this.#last);
    return told.find((one) => one.seat === wished) ?? told.find((one) => one.seat === this.#last) ?? told[0] ?? null;
  }

  /** Remember whose eyes were used, so that the board does not turn when nobody is awaited. */
  use(seat: number | null): void {
    this.#last = seat;
    if (this.uncovered !== null && !this.busy.includes(this.uncovered)) this.uncovered = null;
  }
}
