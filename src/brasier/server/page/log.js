// What happened, line by line. Events come in stretches of steps; when the match goes back, stretches fall away.

import { button, element, panel, refill } from "./elements.js";
import { request } from "./server.js";
import { shared, tell } from "./telling.js";

const MOST_SHOWN = 400;

export class Log {
  constructor(visit) {
    this.visit = visit;
    this.stretches = []; // {from, to, events}: what happened after step `from`, up to step `to`
    this.lines = element("ol", { class: "lines", tabindex: 0, "aria-label": visit.page.word("log") });
    this.above = element("div", { class: "actions" });
    this.root = panel(visit.page.word("log"), this.above, this.lines);
    this.shown = "";
  }

  // Take in what a welcome or an update tells. The sentences that are new.
  take(telling) {
    const from = telling.tell === "welcome" ? telling.since : (telling.back_to ?? this.end());
    this.stretches = this.stretches.filter((stretch) => stretch.to <= from);
    const gap = this.stretches.length > 0 && this.end() < from;
    const events = telling.told.length ? shared(telling.told.map((one) => one.events)) : [];
    if (gap)
      this.reload(); // the match went back into the middle of a stretch
    else if (telling.step > from) this.stretches.push({ from, to: telling.step, events });
    const names = telling.table.seats.map((seat) => seat.name);
    const told = events.map((event) => tell(this.visit.page.texts, telling.table.game, event, names));
    return telling.back_to === null || telling.back_to === undefined
      ? told
      : [this.visit.page.word("went-back", { step: telling.back_to }), ...told];
  }

  end() {
    return this.stretches.at(-1)?.to ?? 0;
  }

  // Ask for everything from the beginning.
  reload() {
    this.visit.page.attempt(async () => {
      const { id, known } = this.visit;
      const found = [];
      let from = 0;
      do {
        const query = new URLSearchParams({
          since: from,
          ...(known.you?.seats.length === 1 ? { seat: known.you.seats[0] } : {}),
        });
        const { until, events } = await request("GET", `/api/tables/${encodeURIComponent(id)}/log?${query}`);
        found.push({ from, to: until, events });
        if (until <= from) break;
        from = until;
      } while (from < known.step);
      this.stretches = [...found, ...this.stretches.filter((stretch) => stretch.from >= from)];
      this.show();
    });
  }

  show() {
    const { known, page } = this.visit;
    const state = `${known.table.phase} ${known.takebacks} ${this.stretches.map((stretch) => stretch.to).join(" ")}`;
    if (state === this.shown) return;
    this.shown = state;
    this.root.hidden = known.table.phase === "open";
    const whole = this.stretches.flatMap((stretch) => stretch.events);
    const begins = this.stretches[0]?.from ?? 0;
    const more = begins > 0 ? [button(page.word("log-earlier"), () => this.reload(), { "data-key": "earlier" })] : [];
    refill(this.above, more);
    const lines = whole
      .slice(-MOST_SHOWN)
      .map((event) => element("li", {}, tell(page.texts, known.table.game, event, this.visit.names())));
    refill(this.lines, lines.length ? lines : [element("li", { class: "muted" }, page.word("log-empty"))]);
    this.lines.scrollTop = this.lines.scrollHeight;
  }
}
