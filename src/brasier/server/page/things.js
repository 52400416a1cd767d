// What belongs to the table itself: its links, its record, the proof of its dice, what comes after it.

import { button, element, labelled, notify, panel, refill } from "./elements.js";
import { Replay } from "./replay.js";
import { request } from "./server.js";

export class Things {
  constructor(visit) {
    this.visit = visit;
    const { word } = visit.page;
    this.links = element("div", {});
    this.scores = element("div", {});
    this.actions = element("div", { class: "actions" });
    this.proof = element("p", { class: "long", role: "status" });
    this.replaying = element("div", {}); // stands beside the board, where there is room
    this.root = panel(word("table-things"), this.links, this.scores, this.actions, this.proof);
    this.shown = "";
  }

  show() {
    const { known } = this.visit;
    const { phase, play_code: play, watch_code: watch, next, ending, commitment } = known.table;
    const state = JSON.stringify([phase, play, watch, next, ending, commitment, known.you.owner]);
    if (state === this.shown) return; // a link somebody is copying stays as it is
    this.shown = state;
    refill(this.links, [play && this.link("link-play", play), watch && this.link("link-watch", watch)]);
    refill(this.scores, ending ? [this.scoreList(ending)] : []);
    refill(this.actions, this.buttons());
    if (phase !== "over" && commitment) this.proof.textContent = this.visit.page.word("seal", { commitment });
  }

  link(name, code) {
    const { word } = this.visit.page;
    const field = element("input", {
      readonly: true,
      value: `${location.origin}/join/${code}`,
      onfocus: () => field.select(),
    });
    const copy = async () => {
      field.select();
      await navigator.clipboard?.writeText(field.value); // elsewhere than at home or on https there is no clipboard
      notify(word("copied"));
    };
    return element(
      "div",
      { class: "inline" },
      labelled(word(name), field),
      button(word("copy"), copy, { "aria-label": `${word("copy")}: ${word(name)}` }),
    );
  }

  scoreList(ending) {
    const { word } = this.visit.page;
    const names = this.visit.names();
    const lines = ending.scores.map((score, seat) => {
      const won = ending.winners.includes(seat) ? ` (${word("won")})` : "";
      return element("li", {}, word("says", { name: names[seat], said: `${score}${won}` }));
    });
    return element("div", {}, element("h3", {}, word("scores")), element("ul", {}, lines));
  }

  buttons() {
    const { known, page, id } = this.visit;
    const { word } = page;
    const { phase, next, previous } = known.table;
    const address = `/api/tables/${encodeURIComponent(id)}`;
    const found = [];
    if (phase === "over" && next) {
      found.push(
        element(
          "a",
          { class: "button primary", href: `/tables/${encodeURIComponent(next)}`, "data-key": "next" },
          word("rematch-open"),
        ),
      );
    } else if (phase === "over" && known.you.seats.length) {
      found.push(button(word("rematch"), () => this.visit.ask("rematch"), { class: "primary", "data-key": "rematch" }));
    }
    if (phase !== "open") {
      found.push(button(word("download-record"), () => this.download(address), { "data-key": "record" }));
    }
    if (phase === "over") {
      found.push(button(word("proof"), () => this.prove(address), { "data-key": "proof" }));
      found.push(button(word("replay"), () => this.replay(), { "data-key": "replay" }));
    }
    if (previous)
      found.push(
        element("a", { class: "button", href: `/tables/${encodeURIComponent(previous)}` }, word("previous-table")),
      );
    if (known.you.owner)
      found.push(button(word("delete"), () => this.remove(address), { class: "danger", "data-key": "delete" }));
    return found;
  }

  // Asked for first: while there are secrets the answer is a refusal, and no file.
  download(address) {
    return this.visit.page.attempt(async () => {
      const record = new Blob([await request("GET", `${address}/record`)], { type: "text/plain" });
      const link = element("a", { href: URL.createObjectURL(record), download: `brasier-${this.visit.id}.txt` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    });
  }

  prove(address) {
    const { page } = this.visit;
    return page.attempt(async () => {
      const proof = await request("GET", `${address}/proof`);
      this.proof.textContent = page.word(`proof-${proof.status}`, proof);
    });
  }

  replay() {
    const { page, id } = this.visit;
    const replay = new Replay(page, id);
    return page.attempt(async () => {
      await replay.load();
      refill(this.replaying, [panel(page.word("replay"), replay.root)]);
      replay.root.scrollIntoView();
    });
  }

  remove(address) {
    const { page } = this.visit;
    if (!confirm(page.word("delete-sure"))) return;
    page.attempt(async () => {
      await request("DELETE", address);
      location.assign("/");
    });
  }
}
